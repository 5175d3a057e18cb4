"""How few clicks the table asks for: the actions of matches between computers, by the shortest way of the desk."""

from __future__ import annotations

from statistics import mean

import pytest
from pytestqt.qtbot import QtBot

from tests.tables.imperium_clicks import Clicks, Counting, recorded

FEW = [(2, 1), (3, 1), (1, 4)]
MANY = [(seats, seed) for seats, many in ((2, 8), (3, 4), (4, 3), (1, 5)) for seed in range(1, many + 1)]


def counted(matches: list[tuple[int, int]]) -> Clicks:
    found = Clicks()
    for seats, seed in matches:
        one = Counting(*recorded(seats, seed)).count()
        found = Clicks(found.turns + one.turns, found.solstices + one.solstices, found.bot + one.bot)
    return found


def check(clicks: Clicks) -> None:
    turns = sorted(clicks.turns)
    assert mean(turns) <= 6.0
    assert turns[int(len(turns) * 0.95)] <= 13
    assert mean(clicks.bot) <= 2.0
    assert mean(clicks.solstices) <= 2.0


def test_a_turn_takes_few_clicks(qtbot: QtBot) -> None:
    check(counted(FEW))


@pytest.mark.long
def test_a_turn_takes_few_clicks_in_twenty_matches(qtbot: QtBot) -> None:
    check(counted(MANY))
