"""A match of Rome as values. Whatever lies on the table is a number into the box; equal cards have the same number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludarium.engine import drafts
from ludarium.engine.drafts import draft_of, value_of
from ludarium.engine.effects.machine import SuddenEnd, put
from ludarium.engine.events import Datum, Event, Recorder
from ludarium.engine.frames import FRESH, NOTHING, Frame
from ludarium.engine.reasons import Param
from ludarium.engine.values import value
from ludarium.engine.zones import Zone
from ludarium.games.rome.box import Box

SEEN = 1
"""The mask of who knows a card: the one player."""

SETTING, PROJECTS, ACTION, CLEANUP, ROUND_END, OVER = range(6)
"""What is going on."""

SCORED, COLLAPSED = 1, 2
"""How a match ended."""

BASIC, BOOSTED, FACE_DOWN, MARCHED = range(4)
"""How a card in the play area was used."""

RUNNING, TURNED, ENDED = range(3)
"""A trade token: face up on a running agreement, turned over, on the space with the cross."""

FREE = -2
"""In `State.enemies`: no enemy. A face-down one that the player has not seen is UNKNOWN in an observation."""

UP, SIDEWAYS = 1 << 12, 1 << 13
"""Marks on an enemy: face up (known), and laid sideways (aggressive)."""

SHORT, LASTING = "short", "lasting"


@value
class Trade:
    """A trade token on a territory: where, on which agreement, and how it lies."""

    space: int
    kind: str
    stage: int


@value
class Entry:
    """Points of this turn: so many of a kind came from a source, or (below 0) went to one."""

    kind: int
    n: int
    source: str


@value
class Seat:
    """What the player owns.

    purse: how many of each of KINDS; tracks: the space of each bonus cube
    hand: sorted; deck: from the top; deck_holds: in an observation, the unknown cards of the deck, sorted
    play: cards in the play area, each with how it was used
    influence, trade: tokens in supply; aside: influence set aside until the round ends
    ready, spent: spaces with an influence token, sorted; one with two tokens comes twice
    trades: trade tokens in the empire; traded: agreements made in the match
    beaten: enemies kept; conquered: how many of them this turn
    built: how many developments were built in the match
    shown: edicts to choose from; edicts: those in use, each with whether it is full; cubes: spaces paid of each
        requirement of that kind, in order
    used: what works once a turn and has been used; changes: modifiers until the end of the turn
    ledger: where the points of this turn came from and went
    partly: benefits are asked about one by one until the next action is chosen
    """

    leader: int
    purse: tuple[int, ...]
    glory: int
    tracks: tuple[int, ...]
    hand: tuple[int, ...]
    deck: Zone
    deck_holds: tuple[int, ...]
    discard: tuple[int, ...]
    play: tuple[tuple[int, int], ...]
    projects: tuple[int, ...]
    trash: tuple[int, ...]
    influence: int
    aside: int
    ready: tuple[int, ...]
    spent: tuple[int, ...]
    trade: int
    trades: tuple[Trade, ...]
    traded: int
    beaten: tuple[int, ...]
    conquered: int
    built: int
    shown: tuple[int, ...]
    edicts: tuple[tuple[int, bool], ...]
    cubes: tuple[int, ...]
    used: tuple[int, ...]
    changes: tuple[int, ...]
    ledger: tuple[Entry, ...]
    partly: bool


Owned: Any = draft_of(Seat)
"""A `Seat` being changed."""

_seat = value_of(Seat)


class Reading:
    """What both a state and a draft can be asked."""

    __slots__ = ()

    def about(self, frame: Frame) -> tuple[tuple[str, Param], ...]:
        """What every question says of the effect that asks it."""
        return (("card", frame.card), ("program", frame.program), ("at", frame.at))


@value
class State(Reading):
    """A match.

    setting: the length and difficulty, a number into the box
    seat: what the player owns
    attributes, developments: the market rows from the left, NOTHING in a gap
    advanced, first, second: the face-down piles, from the top
    grid: what lies on each space; enemies: the token there, with its marks, or FREE; unused: the enemy supply
    strife, loans: how many are in supply
    turn: the turn marker; is_last: the deck ran out, so this is the round's last turn
    """

    seed: int
    counter: int
    viewer: int
    began: int
    stack: tuple[Frame, ...]
    setting: int
    phase: int
    round: int
    turn: int
    is_last: bool
    ended: int
    seat: Seat
    attributes: tuple[int, ...]
    developments: tuple[int, ...]
    advanced: Zone
    first: Zone
    second: Zone
    grid: tuple[int, ...]
    enemies: tuple[int, ...]
    unused: tuple[int, ...]
    pawn: int
    strife: int
    loans: int


_state = value_of(State)

_Draft: Any = draft_of(State, "box", "programs", "record", "fenced", "running", "decider", "source")


class Draft(_Draft, drafts.Draft, Reading):  # type: ignore[misc]
    """A `State` being changed: made from one by `drafted`, turned into the next one by `done`.

    fenced: something came to light that the player did not know
    """

    always_asks = False
    """Whoever plays alone hides nothing from others."""

    if TYPE_CHECKING:
        stack: Any
        seat: Any
    else:
        __slots__ = ()

    def done(self) -> State:
        self.stack = tuple(self.stack)
        self.seat = _seat(self.seat)
        return _state(self)

    # Frames

    def push(self, name: str, loops: tuple[int, ...] = ()) -> None:
        """Put one of the title's own programs on the stack."""
        put(self, Frame(self.box.program_of[name], 0, 0, 0, NOTHING, NOTHING, FRESH, loops))

    def begin(self, program: int, card: int, piece: int = NOTHING) -> None:
        """Put the program of a card on the stack; ``piece``: the space that it lies on."""
        put(self, Frame(program, 0, 0, 0, card, piece))

    # Telling

    def tell(self, kind: str, *data: tuple[str, Datum], news: bool = False) -> None:  # type: ignore[override]
        if news:
            self.fenced = True
        if self.record is not None:
            self.record.append(Event(kind, 0, data, news=news))

    def tell_at(self, kind: str, space: int, *data: tuple[str, Datum], news: bool = False) -> None:
        """It happened on a space: what lies there goes with it, since people call the space by that."""
        self.tell(kind, *data, ("space", space), ("there", self.grid[space]), news=news)

    # The end

    def unwound(self) -> None:
        """Nothing comes after a sudden end."""
        self.phase = OVER

    def collapse(self) -> None:
        self.ended = COLLAPSED
        self.tell("collapsed")
        raise SuddenEnd


def drafted(state: State, box: Box, record: Recorder | None = None) -> Draft:
    draft = Draft(state, box, box.programs, record, False, None, 0, None)
    draft.stack, draft.seat = list(state.stack), Owned(state.seat)
    return draft


def with_one(items: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    """The tuple with another item in one place."""
    return (*items[:at], item, *items[at + 1 :])
