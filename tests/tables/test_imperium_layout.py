"""On the table of Imperium no text is cut off and nothing lies over something else, in all sizes that occur."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.chance import Rng
from ludarium.games.imperium.state import State
from ludarium.look import theme
from tests.tables.imperium_layout import ROOMS, TITLE, Laid

NATIONS = [nation.key for nation in TITLE.box.nations]


@cache
def positions(seats: int, first: int, many: int) -> tuple[State, ...]:
    """So many positions, spread over a match of the nations from that one on."""
    nations = ",".join((NATIONS + NATIONS)[first : first + max(2, seats)])
    state, rng = TITLE.start(TITLE.setup(seats, options={"nations": nations}), first), Rng(first)
    states = [state]
    while TITLE.turn(state) is not None:
        state = TITLE.apply(state, TITLE.sample(state, rng))
        states.append(state)
    step = max(1, len(states) // many)
    return tuple(states[step // 2 :: step][:many])


def check(qtbot: QtBot, laid: Laid, states: tuple[State, ...]) -> None:
    qtbot.addWidget(laid.window)
    for state in states:
        laid.put(state)
        assert laid.cut() == []
        assert laid.over_each_other() == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (4, 4), (1, 10)])
def test_nothing_is_cut_off_or_covered(qtbot: QtBot, room: str, scale: float, seats: int, first: int) -> None:
    look = theme.DARK if scale == 1.0 else theme.LIGHT
    check(qtbot, Laid(seats, room, scale, look), positions(seats, first, 4))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sides_of_a_power_card_lie_beside_what_is_in_play(qtbot: QtBot, room: str, scale: float) -> None:
    """Every nation's, at the beginning: some have a card in play by then."""
    pairs = [f"{one},{other}" for one, other in pairwise([*NATIONS, NATIONS[0]])]
    starts = [TITLE.start(TITLE.setup(2, options={"nations": pair}), 1) for pair in pairs]
    begun = tuple(state for state in starts if state.seats[TITLE.turn(state)].play)
    assert begun
    check(qtbot, Laid(2, room, scale, theme.LIGHT), begun)


@pytest.mark.long
@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_in_two_hundred_positions(qtbot: QtBot, look: str, room: str, scale: float) -> None:
    for seats, firsts in ((2, range(0, 16, 2)), (4, range(0, 16, 4)), (1, range(1, 16, 2))):
        for first in firsts:
            check(qtbot, Laid(seats, room, scale, look), positions(seats, first, 10))
