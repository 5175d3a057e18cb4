"""A match: title, set-up, seed and actions, with the undo cursor and its redo tail.

States are values, so a match keeps all of them: undo is a step of the cursor and costs nothing. Replaying the
actions is loading the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

import attrs

from ludarium.engine.actions import Action, parse
from ludarium.engine.contract import Outcome, S, Title
from ludarium.engine.events import Event, Recorder, brings_news
from ludarium.engine.overlong import SCORED, is_overlong, score_as_it_stands
from ludarium.engine.reasons import MatchError, Reason, RuleError, SetupError, because
from ludarium.engine.setups import Setup

HUMAN = "human"
"""The player of a seat that a person holds; any other is the name of an AI level."""


@attrs.frozen
class Step:
    """One action as a match file keeps it: its text and the digest of the state that it led to."""

    text: str
    digest: str


@attrs.frozen
class HandOver:
    """A seat that changed hands: from the position ``at`` on, ``player`` holds it."""

    at: int
    seat: int
    player: str


CONCEDED, STOPPED = "conceded", "stopped"
ENDINGS = (CONCEDED, STOPPED, SCORED)


@attrs.frozen
class Ending:
    """How people ended a match before the rules did.

    ``seat`` conceded, or proposed to stop or to score an overlong match as it stands, and all agreed.
    """

    how: str
    seat: int


LOT, NUMBER, DEAL, BRANCH, FILE = "lot", "number", "deal", "branch", "file"
ORIGINS = (LOT, NUMBER, DEAL, BRANCH, FILE)
"""Where a match comes from: dealt by lot, by a number that was typed, or as another was; branched off, or read.

The origin of the challenge of a day holds its number: `engine.challenges`.
"""


class Match(Generic[S]):
    """A running or finished match.

    seated: who held the seats when it began; handed: seats that changed hands since, the earliest first
    ended: how people ended it before the rules did, if they have
    origin: one of `ORIGINS`, or that of a challenge; of all but the first, what comes next may be known to somebody
    actions: all that were played, the redo tail included
    events: what happened by each of them, None while nobody has asked for it (`told` does)
    cursor: how many of them count; what follows is the redo tail
    hints: how often a person asked for one; what was undone counts too
    """

    def __init__(self, title: Title[S], setup: Setup, seed: int, players: Sequence[str] = ()) -> None:
        self.title = title
        self.setup = setup
        self.seed = seed
        self.seated = tuple(players) or (HUMAN,) * setup.seats
        if len(self.seated) != setup.seats:
            raise SetupError(because("players", players=len(self.seated), seats=setup.seats))
        self.handed: tuple[HandOver, ...] = ()
        self.ended: Ending | None = None
        self.origin = LOT
        self.actions: list[Action] = []
        self.digests: list[str] = []
        self.states: list[S] = [title.start(setup, seed)]
        self.events: list[tuple[Event, ...] | None] = []
        self.cursor = 0
        self.hints = 0

    # Where the match is

    @property
    def state(self) -> S:
        return self.states[self.cursor]

    @property
    def turn(self) -> int | None:
        return None if self.ended else self.title.turn(self.states[self.cursor])

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def is_overlong(self) -> bool:
        """Whether it has gone on for so long that it may be scored as it stands."""
        return self.ended is None and is_overlong(self.title, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and by what; None while the match goes on."""
        if self.ended is None:
            return self.title.outcome(self.state)
        if self.ended.how == SCORED:
            return score_as_it_stands(self.title, self.state)
        return Outcome(self._best_but(self.ended.seat) if self.ended.how == CONCEDED else (), self.ended.how)

    def _best_but(self, seat: int) -> tuple[int, ...]:
        """Who has the most points of all but that one."""
        totals = {other: standing.total for other, standing in enumerate(self.title.standing(self.state))}
        del totals[seat]
        return tuple(other for other, total in totals.items() if total == max(totals.values()))

    @property
    def players(self) -> tuple[str, ...]:
        """Who holds the seats."""
        return self.players_at(self.cursor) if self.handed else self.seated

    def players_at(self, position: int) -> tuple[str, ...]:
        """Who holds the seats where so many actions have been played."""
        if not self.handed:
            return self.seated
        players = list(self.seated)
        for over in self.handed:
            if over.at <= position:
                players[over.seat] = over.player
        return tuple(players)

    def is_human(self, seat: int | None) -> bool:
        """Whether a person holds the seat."""
        if seat is None:
            return False
        players = self.players_at(self.cursor) if self.handed else self.seated
        return players[seat] == HUMAN

    @property
    def is_practice(self) -> bool:
        return self.setup["undo"] == "practice"

    @property
    def steps(self) -> list[Step]:
        return [Step(action.text, digest) for action, digest in zip(self.actions, self.digests, strict=True)]

    # Playing

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action, forget the redo tail, and say what happened. An illegal one changes nothing."""
        return self._play(action)

    def play_for(self, player: str, action: Action) -> tuple[Event, ...]:
        """Play an action that somebody else chose for the seat, this once; the match tells who."""
        seat = self.turn
        if seat is None:
            raise RuleError(because("over"))
        self._refuse(action)
        holder = self.players[seat]
        self._hand(seat, player)
        events = self._play(action)
        self._hand(seat, holder)
        return events

    def hand_over(self, seat: int, player: str) -> None:
        """Let somebody else hold the seat from now on: a person, or a level of the computer. Forgets the redo tail."""
        if self.is_over:
            raise RuleError(because("over"))
        self._hand(seat, player)

    def end(self, how: str, seat: int) -> None:
        """End it here: the seat concedes, or all agree to what it proposed. Forgets the redo tail."""
        if self.is_over:
            raise RuleError(because("over"))
        if how == SCORED and not self.is_overlong:
            raise RuleError(because("not-overlong", rounds=self.title.longest_match))
        self._drop_tail()
        self.ended = Ending(how, seat)

    def _hand(self, seat: int, player: str) -> None:
        self._drop_tail()
        self.handed = tuple(over for over in self.handed if (over.at, over.seat) != (self.cursor, seat))
        if self.players[seat] != player:
            self.handed = (*self.handed, HandOver(self.cursor, seat, player))

    def _refuse(self, action: Action) -> None:
        """Raise a `RuleError` when the action is not legal here."""
        if self.ended is not None:
            raise RuleError(because("over"))
        reason = self.title.why_not(self.state, action)
        if reason is not None:
            raise RuleError(reason)

    def _play(self, action: Action) -> tuple[Event, ...]:
        self._refuse(action)
        record: Recorder = []
        after = self.title.apply(self.state, action, record)
        self._drop_tail()
        self._add(action, after, self.title.digest(after), tuple(record))
        return tuple(record)

    def _drop_tail(self) -> None:
        end = self.cursor
        del self.actions[end:], self.digests[end:], self.events[end:], self.states[end + 1 :]
        self.handed = tuple(over for over in self.handed if over.at <= end)

    def _add(self, action: Action, after: S, digest: str, events: tuple[Event, ...] | None = None) -> None:
        self.actions.append(action)
        self.digests.append(digest)
        self.events.append(events)
        self.states.append(after)
        self.cursor = len(self.actions)

    def told(self, index: int) -> tuple[Event, ...]:
        """What happened by that action. Playing it told that already; one that was replayed is told now."""
        events = self.events[index]
        if events is None:
            events = self.events[index] = self.title.tell(self.states[index], self.actions[index])
        return events

    def count_hint(self) -> None:
        """A person asks for a hint."""
        self.hints += 1

    # Undo and redo: by decisions of people

    def begins(self, index: int) -> bool:
        """Whether a person's decision begins with that action: what follows until the next one belongs to it."""
        return self._actor(index) is not None and self._beginning(index) == index

    def undo_target(self, here: int | None = None) -> int | Reason:
        """Where undo leads from here: before the last decision of a person, over the computer's answers; or why not.

        Here is where the match stands, unless it is asked of a point that undo leads to.
        """
        if self.ended is not None:
            return because("undo-ended")
        here = self.cursor if here is None else here
        decided = next((index for index in reversed(range(here)) if self._actor(index) is not None), None)
        if decided is None:
            return because("undo-nothing")
        return self._why_not_back(here, decided) or self._beginning(decided)

    def _why_not_back(self, here: int, decided: int) -> Reason | None:
        """Why one cannot go back from here over that decision, and all that came after it."""
        if self.is_practice:
            return None
        for index in range(decided, here):
            if self._is_fence(index):
                return because("undo-fence", action=index)
        is_sealed = self.title.is_sealed(self.states[decided], self.actions[decided])
        decider = self._actor(here)
        if decider is not None and decider != self._actor(decided) and not is_sealed:
            return because("undo-other-person")
        return None

    def _beginning(self, decided: int) -> int:
        """Where the action that ``decided`` belongs to began: never before a fence or another seat's decision."""
        target, person = decided, self._person(decided)
        for index in range(decided - 1, decided - self.states[decided].began - 1, -1):
            if self._person(index) != person or (not self.is_practice and self._is_fence(index)):
                break
            if self._actor(index) is not None:
                target = index
        return target

    def _is_fence(self, index: int) -> bool:
        return brings_news(self.told(index))

    def redo_target(self, here: int | None = None) -> int | Reason:
        """Where redo leads from here: over one decision, to where the next one begins or to the end of the tail."""
        here = self.cursor if here is None else here
        if here == len(self.actions):
            return because("redo-nothing")
        return next((index for index in range(here + 1, len(self.actions)) if self.begins(index)), len(self.actions))

    def undo(self, decisions: int = 1) -> None:
        """Take back so many decisions, or none of them and raise a `RuleError` with the reason."""
        self._go_over(self.undo_target, decisions)

    def redo(self, decisions: int = 1) -> None:
        """Make so many decisions again, or none of them and raise a `RuleError` with the reason."""
        self._go_over(self.redo_target, decisions)

    def _go_over(self, target: Callable[[int], int | Reason], decisions: int) -> None:
        here = self.cursor
        for _ in range(decisions):
            there = target(here)
            if isinstance(there, Reason):
                raise RuleError(there)
            here = there
        self.go(here)

    def go(self, position: int) -> None:
        """Stand at this position; what follows it is the redo tail. No fence is asked."""
        self.cursor = position

    def _actor(self, index: int) -> int | None:
        """The person who decides at that position, or None when it is the computer, nobody, or a formality."""
        person = self._person(index)
        return None if person is None or self.title.is_formality(self.states[index]) else person

    def _person(self, index: int) -> int | None:
        """The person who is asked at that position, or None when it is the computer or nobody."""
        seat = self.title.turn(self.states[index])
        return seat if seat is not None and self.players_at(index)[seat] == HUMAN else None

    # Loading

    def replay(self, steps: Iterable[Step], cursor: int) -> None:
        """Play the steps of a match file, checking each against its digest. Stops at the first that does not fit.

        What came before it stays played, so that a damaged match opens at its last sound action.
        """
        title, state = self.title, self.states[-1]
        for number, step in enumerate(steps, start=len(self.actions) + 1):
            action = parse(step.text)
            reason = title.why_not(state, action)
            if reason is not None:
                raise MatchError(because("match-illegal", reason.rule, action=number, text=step.text))
            state = title.apply(state, action)
            digest = title.digest(state)
            if step.digest and digest != step.digest:
                raise MatchError(because("match-parted", action=number, text=step.text))
            self._add(action, state, digest)
        if not 0 <= cursor <= len(self.actions):
            raise MatchError(because("match-cursor", cursor=cursor, actions=len(self.actions)))
        self.rest_at(cursor)

    def rest_at(self, position: int) -> None:
        """Stand where a match was left. A redo tail is kept where a person decides: the computer would forget it."""
        self.cursor = position
        if self._actor(position) is None:
            self._drop_tail()
