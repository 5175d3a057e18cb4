"""All that is true of a match of Eight-Minute Empire.

`Seat` and `State` are values. While an action is resolved, the rules work on a `Draft`, which nobody else ever sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.engine import drafts
from ludarium.engine.drafts import draft_of, drafted, value_of
from ludarium.engine.events import Recorder
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN, value
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.maps import Board

# What a frame on the decision stack asks. The order is the order of a game.
POPULATE: Final = 0
BID: Final = 1
NAME: Final = 2
TAKE: Final = 3
ACT: Final = 4
CONFIRM: Final = 5

Frame = tuple[int, ...]
"""(what is asked, the seat that is asked, what else the question needs to know):

POPULATE  how many neutral armies are still to be placed
ACT       the card that was taken, and how much is left of each of its deeds
CONFIRM   the region of the own army that would be destroyed
"""

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


@drafted
class State:
    """A match between two decisions.

    map: its id
    has_die: a die, not age, breaks ties of the bid
    ages: of the seats; empty when they are not known: the last seat counts as the youngest
    games, game: how many there are, and which one this is
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
    has_die: bool
    ages: tuple[int, ...]
    games: int
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

    class _Fields(State):
        """To a type checker: all that a state has, and what a draft has besides."""

        box: Box
        board: Board

        def __init__(self, value: State, box: Box, board: Board, record: Recorder | None) -> None: ...
else:
    _Fields = draft_of(State, "box", "board", "record")


class Draft(_Fields, drafts.Draft):
    """A `State` being changed, and what it is played with: made by `opened`, turned into a state by `closed`."""

    __slots__ = ()

    def set_seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def ask(self, *frame: int) -> None:
        """Ask this and nothing else."""
        self.stack = (frame,)


def opened(box: Box, state: State, record: Recorder | None = None) -> Draft:
    """The state, to be changed."""
    return Draft(state, box, box.boards[state.map], record)


closed = value_of(State)
"""The state that a draft has become."""


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


def seen(state: State, seed: int, counter: int, viewer: int, deck: tuple[int, ...], bids: tuple[int, ...]) -> State:
    """The state with another view of all that is hidden."""
    return State(
        seed,
        counter,
        viewer,
        state.began,
        state.map,
        state.has_die,
        state.ages,
        state.games,
        state.game,
        state.past,
        state.first,
        state.starter,
        state.seat,
        state.stack,
        state.bank,
        state.seats,
        state.neutral,
        deck,
        state.row,
        bids,
        state.tokens,
    )


def is_sealed(state: State) -> bool:
    """Whether bids are hidden: from the first to the last."""
    return bool(state.stack) and state.stack[-1][0] == BID


def first_state(
    box: Box, setup: Setup, ages: tuple[int, ...], has_die: bool, first: int, seed: int, counter: int
) -> State:
    """An empty table, before the first game is set up."""
    nothing, games = box.boards[setup["map"]].nothing, int(setup["games"])
    return State(
        seed=seed,
        counter=counter,
        viewer=UNKNOWN,
        began=0,
        map=setup["map"],
        has_die=has_die,
        ages=ages,
        games=games,
        game=0,
        past=(Past(0, 0, 0, 0),) * setup.seats if games > 1 else (),
        first=first,
        starter=NOBODY,
        seat=first,
        stack=(),
        bank=box.content.coins,
        seats=(Seat(0, box.armies, nothing, nothing, ()),) * setup.seats,
        neutral=nothing,
        deck=(),
        row=(),
        bids=(),
        tokens=(),
    )
