"""All that is true of a match of Eight-Minute Empire.

`Seat` and `State` are values. While an action is resolved, the rules work on a `Draft`, which nobody else ever sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.engine import drafts
from ludarium.engine.drafts import draft_of, drafted, value_of
from ludarium.engine.events import Recorder
from ludarium.engine.frames import Frame
from ludarium.engine.values import value
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.maps import Board

Cells = tuple[int, ...]
"""A number for each region."""

NO_BID: Final = -2
"""In ``bids``: has not bid yet. A sealed bid of somebody else is UNKNOWN."""

NO_CARD: Final = 0
"""In ``row``: the gap that the taken card left, closed at the end of the turn."""

GONE: Final = -1
"""Left of a deed: nothing, since the other one of two was chosen."""

NO_TOKEN: Final = -1
NOBODY: Final = -1


@value
class Seat:
    """What one seat has.

    supply: armies not on the map; cities not on the map are those that ``cities`` lacks
    armies, cities: on the map, by region
    cards: those taken, in order
    """

    coins: int
    supply: int
    armies: Cells
    cities: Cells
    cards: tuple[int, ...]


@value
class Past:
    """What one seat reached in the games of a longer match that are over."""

    points: int
    coins: int
    armies: int
    regions: int


@value
class Options:
    """What was chosen before the match, for all of its games.

    has_die: a die, not age, breaks ties of the bid
    ages: of the seats; empty when they are not known: the last seat counts as the youngest
    has_tokens: goods tokens lie on the map; games: how many there are
    """

    has_die: bool
    ages: tuple[int, ...]
    has_tokens: bool
    games: int


@drafted
class State:
    """A match between two decisions.

    map: its id
    game: which one of the games this is
    past: of each seat; empty when one game is the match
    first: the seat that sets up and is asked first; starter: the first player of this game, NOBODY until named
    seat: whose turn it is
    stack: what is still to be decided, the top last; empty when the match is over
    bank: coins that nobody has
    neutral: armies of the colour that nobody plays, by region
    deck: the next card first
    row: the face-up cards from the cheapest place on
    bids: sealed while seats are asked for them, then open
    tokens: the good of the token in each region, or NO_TOKEN; empty without the variant
    """

    seed: int
    counter: int
    viewer: int
    began: int
    map: str
    options: Options
    game: int
    past: tuple[Past, ...]
    first: int
    starter: int
    seat: int
    stack: tuple[Frame, ...]
    bank: int
    seats: tuple[Seat, ...]
    neutral: Cells
    deck: tuple[int, ...]
    row: tuple[int, ...]
    bids: tuple[int, ...]
    tokens: Cells


if TYPE_CHECKING:
    _StateDraft = State
else:
    _StateDraft = draft_of(State, "box", "board", "record")


class Draft(_StateDraft, drafts.Draft):
    """A `State` being changed, and what it is played with: made by `opened`, turned into a state by `done`."""

    if TYPE_CHECKING:
        box: Box
        board: Board

        def __init__(self, state: State, box: Box, board: Board, record: Recorder | None) -> None: ...

        def done(self) -> State: ...

    else:
        __slots__ = ()
        done = value_of(State)

    def set_seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])


def opened(box: Box, state: State, record: Recorder | None = None) -> Draft:
    return Draft(state, box, box.boards[state.map], record)


def plus(cells: Cells, region: int, amount: int) -> Cells:
    """The cells with so many more in that region."""
    found = list(cells)
    found[region] += amount
    return tuple(found)


def moved(cells: Cells, here: int, there: int) -> Cells:
    """The cells with one less here and one more there."""
    found = list(cells)
    found[here] -= 1
    found[there] += 1
    return tuple(found)
