"""A match of Imperium as values. Cards are numbers into the box; equal cards have the same number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine import drafts
from ludarium.engine.drafts import draft_of, drafted, seat_methods
from ludarium.engine.effects.machine import Program, SuddenEnd, put
from ludarium.engine.events import EVERYONE, Datum, Event, Recorder
from ludarium.engine.frames import FRESH, NOTHING, Frame
from ludarium.engine.reasons import Param
from ludarium.engine.values import UNKNOWN, value
from ludarium.engine.zones import Zone
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.readings import THIRD

IDLE, ACTIVATE, INNOVATE, REVOLT, CLEAN_UP, SOLSTICE = range(6)
"""What is going on in the turn: abilities are used only while activating."""

SCORING, COLLAPSE = 1, 2
"""How a match ended."""

BORROWED = -2
"""In place of a piece: the effect stands on another player's card; the card that uses it is the first of the loops."""

HUMAN = 0
"""Who plays alone against the bot."""

EFFECTS = frozenset(
    (
        *("declined", "drew", "gained", "garrisoned", "gave", "moved", "paid", "put-on-card", "put-on-market"),
        *("readied", "revealed", "spent", "stole", "took-top", "treated"),
    )
)
"""Kinds of events that say of which card they are an effect, where they are one."""

SEEN = 1 << 2
"""In the mask of a bot's card: all have seen it lie among those that were shuffled. No seat of a solo match has it."""


@value
class Piece:
    """A card in the play area.

    number: tells it from equal cards of its owner
    used: whether an exhaust token lies on it; tokens: progress on it
    garrison: the cards under it
    """

    number: int
    card: int
    used: bool = False
    tokens: int = 0
    garrison: tuple[int, ...] = ()


@value
class Slot:
    """A place of the market: its card, the unrest tucked under it, the tokens on it."""

    card: int
    unrest: int = 0
    materials: int = 0
    population: int = 0
    progress: int = 0


@drafted
class Seat:
    """What lies in front of a player.

    fixed: power card and journey card; play: the play area
    deck, nation_deck: from the top; accession: the card under the nation deck
    development: the development area, or the impending quests; quest: the active quest
    limbo: cards being resolved; aside: cards just drawn that an effect speaks of
    nation_mark, development_mark: an exhaust token lies there
    any_state: the next card is played even if it has an empire mark
    fertile_as, river_as: marks that count as three production each until the end of the turn
    deck_holds, nation_holds: in its owner's observation, which unknown cards these decks hold
    slots: the bot's, each with one card or none; they count with its deck in ``deck_holds``
    """

    nation: int
    empire: bool
    materials: int
    population: int
    progress: int
    actions: int
    exhaust: int
    hand: Zone
    deck: Zone
    discard: tuple[int, ...]
    history: Zone
    flooded: Zone
    nation_deck: Zone
    accession: int
    development: tuple[int, ...]
    quest: int
    fixed: tuple[Piece, ...]
    play: tuple[Piece, ...]
    limbo: tuple[Piece, ...]
    aside: Zone
    nation_mark: bool
    development_mark: bool
    any_state: bool
    fertile_as: int
    river_as: int
    pieces: int
    deck_holds: tuple[int, ...]
    nation_holds: tuple[int, ...]
    slots: tuple[Zone, ...] = ()


class Reading:
    """What both a state and a draft can be asked."""

    __slots__ = ()

    if TYPE_CHECKING:
        seats: Sequence[Seat]

    def can_pay(self, seat: int, demand: Sequence[tuple[str, int]]) -> bool:
        """Whether all of it can be paid together: progress stands for one population or two materials."""
        player = self.seats[seat]
        materials = population = progress = actions = 0
        for what, n in demand:
            if what == "materials":
                materials += n
            elif what == "population":
                population += n
            elif what == "progress":
                progress += n
            else:
                actions += n
        progress += max(0, population - player.population) + (max(0, materials - player.materials) + 1) // 2
        return bool(player.actions >= actions and player.progress >= progress)

    def ways_to_pay(self, seat: int, what: str, n: int, after: Sequence[tuple[str, int]]) -> list[int]:
        """With how many progress in place of other tokens it can be paid, so that what comes after can be as well."""
        player = self.seats[seat]
        if what == "progress":
            return [0] if player.progress >= n else []
        worth = 2 if what == "materials" else 1
        have = getattr(player, what)
        least = max(0, -(-(n - have) // worth))
        most = min(player.progress, -(-n // worth))
        ways = list(range(least, most + 1))
        if not after:
            return ways
        return [way for way in ways if self._stays_payable(seat, what, max(0, n - worth * way), way, after)]

    def _stays_payable(self, seat: int, what: str, paid: int, progress: int, after: Sequence[tuple[str, int]]) -> bool:
        spent = ((what, paid), ("progress", progress))
        # What is paid now is simply part of the demand: of its own kind exactly, and of progress.
        player = self.seats[seat]
        if getattr(player, what) < paid:
            return False
        return self.can_pay(seat, (*spent, *after))

    def about(self, frame: Frame) -> tuple[tuple[str, Param], ...]:
        """What every question says of the effect that asks it: also whose it is, when it asks somebody else."""
        asked = (("card", frame.card), ("program", frame.program), ("at", frame.at))
        return asked if frame.owner == frame.actor else (*asked, ("by", frame.owner))


@drafted
class State(Reading):
    """A match.

    market, main, region, uncivilised, civilised, fame: the market and its decks, each from the top
    king: the side of King of Kings that is up; kings: mask of the seats that resolved it
    unrest: cards in the unrest pile; removed: fame cards out of the match, unseen
    seat, phase: whose turn it is and what is going on in it
    last: the last round, 0 while scoring is not triggered; ended: how the match ended, 0 while it goes on
    cards: every card in the match, sorted
    bot, level: the bot's place among the players and its level, both NOTHING when people play each other
    """

    seed: int
    counter: int
    viewer: int
    began: int
    stack: Sequence[Frame]
    seats: Sequence[Seat]
    market: tuple[Slot, ...]
    main: Zone
    region: Zone
    uncivilised: Zone
    civilised: Zone
    fame: Zone
    removed: Zone
    exile: tuple[int, ...]
    unrest: int
    king: int
    kings: int
    round: int
    first: int
    seat: int
    phase: int
    last: int
    ended: int
    cards: tuple[int, ...]
    bot: int = NOTHING
    level: int = NOTHING


if TYPE_CHECKING:
    _StateDraft = State
else:
    _StateDraft = draft_of(State, "box", "programs", "record", "decider", "everyone", "fenced", "running", "source")


class Draft(_StateDraft, drafts.Draft, Reading):
    """A `State` being changed: made from one by `opened`, turned into the next one by `done`.

    seats: a list, each a `Seat` or, once it has been changed, the draft of one; stack: a list
    decider: who has just decided
    fenced: something came to light that whoever decided did not know
    everyone: the mask of all seats
    running: the frame on top while its step runs; source: the same, also once it has been sent elsewhere
    """

    __slots__ = ()

    if TYPE_CHECKING:
        stack: Any
        box: Box
        programs: Sequence[Program]
        record: Recorder | None
        decider: int
        everyone: int
        fenced: bool
        running: Frame | None
        source: Frame | None

        def __init__(self, value: State, box: Box, *more: Any) -> None: ...
        def own(self, seat: int) -> Seat: ...
        def done(self) -> State: ...

    else:
        own, _done = seat_methods(State, Seat)

        def done(self):
            self.stack = tuple(self.stack)
            return self._done()

    @property
    def always_asks(self) -> bool:
        return self.bot == NOTHING and self.box.rules >= THIRD

    # Frames

    def push(
        self, name: str, seat: int, card: int = NOTHING, piece: int = NOTHING, loops: tuple[int, ...] = ()
    ) -> None:
        """Put one of the title's own programs on the stack."""
        put(self, Frame(self.box.program_of[name], 0, seat, seat, card, piece, FRESH, loops))

    def run_program(
        self, program: int, seat: int, card: int, piece: int = NOTHING, loops: tuple[int, ...] = ()
    ) -> None:
        """Put a card's program on the stack."""
        put(self, Frame(program, 0, seat, seat, card, piece, FRESH, loops))

    def begin_turn(self, seat: int) -> None:
        """Put the turn of a player on the stack, or that of the bot."""
        self.tell("turn", seat, ("round", self.round))
        self.push("bot-turn" if seat == self.bot else "turn", seat)

    def hand_of(self, seat: int) -> str:
        """Where cards come that are gained: to hand, and on the deck of a bot."""
        return "deck" if seat == self.bot else "hand"

    # Telling

    def tell(
        self,
        kind: str,
        seat: int,
        *data: tuple[str, Datum],
        news: bool = False,
        audience: int = EVERYONE,
        secrets: tuple[str, ...] = (),
    ) -> None:
        if news:
            self.fenced = True
        if self.record is not None:
            data = self._with_card(kind, data)
            self.record.append(Event(kind, seat, data, audience, secrets, news))

    def _with_card(self, kind: str, data: tuple[tuple[str, Datum], ...]) -> tuple[tuple[str, Datum], ...]:
        """What is told, with the card of which it is an effect or the cost."""
        frame, program_of = self.source, self.box.program_of
        if kind not in EFFECTS or frame is None or frame.card < 0 or any(name == "by" for name, _ in data):
            return data
        is_cards = frame.program >= len(program_of) or frame.program == program_of["pay-development"]
        return (*data, ("by", frame.card)) if is_cards else data

    # The end

    def unwound(self) -> None:
        """What comes when the match has ended in the middle of an effect. No ability is used any more."""
        self.phase = IDLE
        self.push("final", self.first)

    def collapse(self) -> None:
        self.ended = COLLAPSE
        self.tell("collapsed", self.seat)
        raise SuddenEnd


def opened(box: Box, state: State, record: Recorder | None = None, decider: int = NOTHING) -> Draft:
    everyone = (1 << len(state.seats)) - 1
    draft = Draft(state, box, box.programs, record, decider, everyone, False, None, None)
    draft.stack = list(state.stack)
    return draft


def with_slot(market: tuple[Slot, ...], place: int, slot: Slot) -> tuple[Slot, ...]:
    return (*market[:place], slot, *market[place + 1 :])


def piece_of(player: Seat, number: int) -> Piece | None:
    """The piece with that number, if it is still in play."""
    for piece in (*player.play, *player.fixed):
        if piece.number == number:
            return piece
    return None


assert UNKNOWN == NOTHING
