"""A table laid for a test: a match past its set-up, with armies, cities, coins and cards as the test wants them.

state = laid(seats=3, armies={0: {"a12": 2}}, cities={0: "a19"}, taken=17)
state = play(state, "place a19", "end")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.events import Event
from ludarium.engine.frames import Frame, question
from ludarium.engine.reasons import Reason
from ludarium.games import TITLES
from ludarium.games.eight_minute_empire.frames import ACT, TAKE
from ludarium.games.eight_minute_empire.state import NO_CARD, Seat, State

TITLE = TITLES.get("eight-minute-empire")
BOX, BOARDS = TITLE.box, TITLE.boards
START = {name: board.ids[board.start] for name, board in BOARDS.items()}

PLACE_1, PLACE_2, PLACE_3 = 1, 2, 17
MOVE_2, MOVE_3, MOVE_4, MOVE_5 = 4, 18, 10, 12
SAIL_2, SAIL_4 = 28, 21
CITY = 6
DESTROY_AND_PLACE = 15
DESTROY_OR_CITY = 23
PLACE_2_OR_CITY = 24
PLACE_3_OR_MOVE_4 = 37
"""Cards by what they let one do."""


# Laying the table


def acting(seat: int, card: int, *left: int) -> Frame:
    """The frame in which the seat uses the card, with so much left of each deed."""
    return question(ACT, seat, loops=left, card=card)


def fresh(seats: int = 3, first: int = 0, seed: int = 1, **options: str) -> State:
    """A match that has just begun."""
    return TITLE.start(TITLE.setup(seats, first, options), seed)


def started(seats: int = 3, first: int = 0, seed: int = 1, starter: int | None = None, **options: str) -> State:
    """A match past its bid, in which nobody paid anything."""
    state = fresh(seats, first, seed, **options)
    while TITLE.prompt(state).key == "neutral":
        state = play(state, f"neutral {BOARDS[state.map].ids[-1]}")
    state = play(state, *["bid 0"] * seats)
    return play(state, f"first {first if starter is None else starter}")


Pieces = Mapping[int, Mapping[str, int] | str]
"""By seat: how many in which region; just the regions where it is one each."""


def laid(
    seats: int = 3,
    armies: Pieces | None = None,
    cities: Pieces | None = None,
    neutral: Mapping[str, int] | None = None,
    cards: Mapping[int, Sequence[int]] | None = None,
    coins: Mapping[int, int] | None = None,
    turn: int = 0,
    taken: int = 0,
    **fields: Any,
) -> State:
    """A match in its midst. A seat without armies given has its three at the start; ``taken``: the card in hand."""
    options = {key: fields.pop(key) for key in ("map", "goods_tokens", "bid_tie", "games") if key in fields}
    state = started(seats, **options)
    board = BOARDS[state.map]
    laid_out = []
    for seat, its in enumerate(state.seats):
        own = _cells(board, armies[seat]) if armies and seat in armies else its.armies
        built = _cells(board, (cities or {}).get(seat, ""))
        held = tuple((cards or {}).get(seat, ()))
        held += (taken,) if taken and seat == turn else ()
        left = (coins or {}).get(seat, its.coins)
        laid_out.append(Seat(left, BOX.armies - sum(own), own, built, held))
    owned = [card for its in laid_out for card in its.cards]
    assert len(set(owned)) == len(owned), "a card is there once"
    free = [card for card in (*state.row, *state.deck) if card not in owned]
    row = fields.pop("row", (NO_CARD, *free[:5]) if taken else tuple(free[:6]))
    counts = tuple(count for _, count in BOX.deeds[taken])
    usual = {
        "stack": (acting(turn, taken, *counts) if taken else question(TAKE, turn),),
        "deck": tuple(card for card in free if card not in row),
        "neutral": _cells(board, neutral or {}),
    }
    return attrs.evolve(state, seats=tuple(laid_out), seat=turn, row=row, **{**usual, **fields})


def _cells(board: Any, pieces: Mapping[str, int] | str) -> tuple[int, ...]:
    if isinstance(pieces, str):
        pieces = dict.fromkeys(pieces.split(), 1)
    assert set(pieces) <= set(board.ids)
    return tuple(pieces.get(region, 0) for region in board.ids)


def in_row(*cards: int) -> tuple[int, ...]:
    """A row that begins with these cards, filled up with others."""
    others = [card for card in BOX.deck(2) if card not in cards]
    return (*cards, *others)[:6]


# Playing


def play(state: State, *actions: str) -> State:
    """The state after these actions, each of which must be legal."""
    for text in actions:
        state = TITLE.play(state, parse(text))
    return state


def offers(state: State) -> set[str]:
    return {action.text for action in TITLE.actions(state)}


def why_not(state: State, text: str) -> Reason:
    reason = TITLE.why_not(state, parse(text))
    assert reason is not None, f"{text} is legal"
    return reason


def told(state: State, text: str) -> dict[str, Event]:
    """What the action tells, by kind."""
    return {event.kind: event for event in TITLE.tell(state, parse(text))}


def played_by_chance(state: State, seed: int) -> Iterator[State]:
    """Every state to the end, this one included."""
    rng = Rng(seed)
    yield state
    while TITLE.turn(state) is not None:
        state = TITLE.apply(state, TITLE.sample(state, rng))
        yield state


# Looking


def armies(state: State, seat: int, region: str) -> int:
    return state.seats[seat].armies[BOARDS[state.map].number[region]]


def cities(state: State, seat: int, region: str) -> int:
    return state.seats[seat].cities[BOARDS[state.map].number[region]]


def lines(state: State, seat: int) -> dict[str, int]:
    return dict(TITLE.standing(state)[seat].lines)


def over(state: State, **fields: Any) -> State:
    """The same table at the end of the match."""
    return attrs.evolve(state, stack=(), **fields)
