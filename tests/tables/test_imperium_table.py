"""Whole matches of Imperium on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from tests.tables.imperium import ImperiumDriver, told_directly

HOWS: dict[str, Callable[[ImperiumDriver, Action], None]] = {
    "mouse": ImperiumDriver.by_mouse,
    "clicks": ImperiumDriver.by_clicks,
    "keys": ImperiumDriver.by_keys,
    "orders": ImperiumDriver.by_orders,
}


@pytest.mark.parametrize(
    ("how", "seats", "seed"), [*((how, 2, 5) for how in HOWS), ("mouse", 1, 4), ("keys", 1, 4), ("clicks", 1, 6)]
)
def test_a_whole_match(qtbot: QtBot, how: str, seats: int, seed: int) -> None:
    driver = ImperiumDriver(seats, seed)
    qtbot.addWidget(driver.window)
    final, actions = told_directly(driver, seed)
    for number, action in enumerate(actions):
        HOWS[how](driver, action)
        assert driver.match.cursor > number, f"{how}: {action} did nothing ({driver.refused[-1:]})"
        assert driver.match.actions[number] is action, f"{how}: {action} became {driver.match.actions[number]}"
    assert driver.match.state == final
    assert driver.refused == []
