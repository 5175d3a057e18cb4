"""A match: title, set-up, seed and actions, with the undo cursor and its redo tail.

States are values, so a match keeps all of them: undo is a step of the cursor and costs nothing. Replaying the
actions is loading the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

import attrs

from ludarium.engine.actions import Action, parse
from ludarium.engine.contract import S, Title
from ludarium.engine.events import Event, Recorder
from ludarium.engine.reasons import MatchError, Reason, RuleError, SetupError, because
from ludarium.engine.setups import Setup

HUMAN = "human"
"""The player of a seat that a person holds; any other is the name of an AI level."""


@attrs.frozen
class Step:
    """One action as a match file keeps it: its text and the digest of the state that it led to."""

    text: str
    digest: str


class Match(Generic[S]):
    """A running or finished match.

    actions: all that were played, the redo tail included
    cursor: how many of them count; what follows is the redo tail
    hints: how often a person asked for one; what was undone counts too
    """

    def __init__(self, title: Title[S], setup: Setup, seed: int, players: Sequence[str] = ()) -> None:
        self.title = title
        self.setup = setup
        self.seed = seed
        self.players = tuple(players) or (HUMAN,) * setup.seats
        if len(self.players) != setup.seats:
            raise SetupError(because("players", players=len(self.players), seats=setup.seats))
        self.actions: list[Action] = []
        self.digests: list[str] = []
        self.states: list[S] = [title.start(setup, seed)]
        self.cursor = 0
        self.hints = 0

    # Where the match is

    @property
    def state(self) -> S:
        return self.states[self.cursor]

    @property
    def turn(self) -> int | None:
        return self.title.turn(self.state)

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def is_practice(self) -> bool:
        return self.setup["undo"] == "practice"

    @property
    def steps(self) -> list[Step]:
        return [Step(action.text, digest) for action, digest in zip(self.actions, self.digests, strict=True)]

    # Playing

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action, forget the redo tail, and say what happened. An illegal one changes nothing."""
        reason = self.title.why_not(self.state, action)
        if reason is not None:
            raise RuleError(reason)
        record: Recorder = []
        after = self.title.apply(self.state, action, record)
        del self.actions[self.cursor :], self.digests[self.cursor :], self.states[self.cursor + 1 :]
        self._add(action, after)
        self.cursor += 1
        return tuple(record)

    def _add(self, action: Action, after: S) -> None:
        self.actions.append(action)
        self.digests.append(self.title.digest(after))
        self.states.append(after)

    def count_hint(self) -> None:
        """A person asks for a hint."""
        self.hints += 1

    # Undo and redo

    def undo_target(self) -> int | Reason:
        """Where undo leads: before the last decision of a person, over the computer's answers; or why it can't."""
        decided = self._last_decision(self.cursor)
        if decided is None:
            return because("undo-nothing")
        person = self.title.turn(self.states[decided])
        if not self.is_practice:
            for index in range(decided, self.cursor):
                if self.title.is_fence(self.states[index], self.actions[index]):
                    return because("undo-fence", action=index)
            is_sealed = self.title.is_sealed(self.states[decided], self.actions[decided])
            if self.turn not in (None, person) and self._actor(self.cursor) is not None and not is_sealed:
                return because("undo-other-person")
        return self._beginning(decided, person)

    def _beginning(self, decided: int, person: int | None) -> int:
        """Where the action that ``decided`` belongs to began: never before a fence or another seat's decision."""
        target = decided
        for index in range(decided - 1, decided - self.states[decided].began - 1, -1):
            is_mine = self.title.turn(self.states[index]) == person
            if not is_mine or (not self.is_practice and self.title.is_fence(self.states[index], self.actions[index])):
                break
            target = index
        return target

    def undo(self) -> None:
        """Go back to `undo_target`, or raise a `RuleError` with the reason."""
        self._go_or_raise(self.undo_target())

    def redo_target(self) -> int | Reason:
        """Where redo leads: to the next point at which a person decides again, or to the end of the tail."""
        if self.cursor == len(self.actions):
            return because("redo-nothing")
        index = self.cursor + 1
        while index < len(self.actions) and (self._actor(index) is None or self.states[index].began):
            index += 1
        return index

    def redo(self) -> None:
        self._go_or_raise(self.redo_target())

    def go(self, position: int) -> None:
        """Stand at this position; what follows it is the redo tail. No fence is asked."""
        self.cursor = position

    def _go_or_raise(self, target: int | Reason) -> None:
        if isinstance(target, Reason):
            raise RuleError(target)
        self.go(target)

    def _actor(self, index: int) -> int | None:
        """The person who played action ``index``, or None when it was the computer's."""
        seat = self.title.turn(self.states[index])
        return seat if seat is not None and self.players[seat] == HUMAN else None

    def _last_decision(self, before: int) -> int | None:
        return next((index for index in reversed(range(before)) if self._actor(index) is not None), None)

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
            self.actions.append(action)
            self.digests.append(digest)
            self.states.append(state)
            self.cursor = number
        if not 0 <= cursor <= len(self.actions):
            raise MatchError(because("match-cursor", cursor=cursor, actions=len(self.actions)))
        self.cursor = cursor
