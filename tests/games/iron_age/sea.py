"""A table with the colony board, laid for a test: as `table`, and pegs in colonies.

state = at_sea(seats=2, population=3, ships=1, pegs={0: {"mastia": 1}, 1: "melita"})
state = play(state, "complete mastia")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ludarium.games.iron_age.state import Sea, State
from tests.games.iron_age.table import TITLE, offered, play, table

BOARD = TITLE.sea_box.board
BOX = TITLE.sea_box
COLONIES = BOX.colony_ids
SMALL = {colony.id for colony in BOX.colonies if colony.holes == 1}
FOUR = {colony.id for colony in BOX.colonies if colony.four_player_only}

Pegs = str | Mapping[str, int]
"""Completed colonies, or the pegs in each by its id."""


def at_sea(
    seats: int = 2,
    *,
    step: str = "found",
    pegs: Mapping[int, Pegs] | None = None,
    opponent: str = "",
    founded: str = "",
    every_turn: bool = False,
    **rest: Any,
) -> State:
    """A match with the expansion at that step."""
    state = table(seats, step=step, **rest)
    wanted = pegs or {}
    seats = tuple(attrs.evolve(own, colonies=colonies(wanted.get(seat, ""))) for seat, own in enumerate(state.seats))
    return attrs.evolve(state, seats=seats, sea=Sea(every_turn, mask(founded), mask(opponent)))


def kept(dice: str, fate: str = "bounty", seats: int = 2, **rest: Any) -> State:
    """A match with the expansion after these dice were kept."""
    return play(at_sea(seats, step="reroll", rolls=1, dice=dice, fate=fate, **{"food": 9, **rest}), "keep")


def colonies(pegs: Pegs) -> tuple[int, ...]:
    if isinstance(pegs, str):
        pegs = {name: BOX.colonies[COLONIES.index(name)].holes for name in pegs.split()}
    assert set(pegs) <= set(COLONIES)
    return tuple(pegs.get(name, 0) for name in COLONIES)


def mask(names: str) -> int:
    return sum(1 << COLONIES.index(name) for name in names.split())


def in_colony(state: State, name: str) -> tuple[int, ...]:
    """Each seat's pegs there."""
    return tuple(own.colonies[COLONIES.index(name)] for own in state.seats)


def supply(state: State, seat: int = 0) -> int:
    return int(BOARD.pegs.value) - sum(state.seats[seat].colonies)


def places(state: State, verb: str) -> set[str]:
    """The colonies that the verb is offered for."""
    return {text.split()[1] for text in offered(state) if text.startswith(f"{verb} ")}


def taken(state: State) -> set[str]:
    """The colonies of the solitaire game's opponent."""
    assert state.sea is not None
    return {name for number, name in enumerate(COLONIES) if state.sea.opponent >> number & 1}
