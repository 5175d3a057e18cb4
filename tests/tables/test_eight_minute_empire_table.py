"""Whole matches of Eight-Minute Empire on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from tests.tables.empire import TITLE, EmpireDriver

HOWS: dict[str, Callable[[EmpireDriver, Action], None]] = {
    "mouse": EmpireDriver.by_mouse,
    "clicks": EmpireDriver.by_clicks,
    "keys": EmpireDriver.by_keys,
}


def told_directly(driver: EmpireDriver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone."""
    rng, actions = Rng(seed), []
    state = TITLE.start(driver.match.setup, seed)
    while TITLE.turn(state) is not None:
        action = TITLE.sample(state, rng)
        actions.append(action)
        state = TITLE.apply(state, action)
    return state, actions


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize(("seats", "seed", "side"), [(2, 11, "a"), (3, 4, "b")])
def test_a_whole_match(qtbot: QtBot, how: str, seats: int, seed: int, side: str) -> None:
    driver = EmpireDriver(seats, seed, map=side)
    qtbot.addWidget(driver.window)
    final, actions = told_directly(driver, seed)
    for number, action in enumerate(actions):
        HOWS[how](driver, action)
        assert driver.match.cursor > number, f"{how}: {action} did nothing ({driver.refused[-1:]})"
        assert driver.match.actions[number] is action, f"{how}: {action} became {driver.match.actions[number]}"
    assert driver.match.state == final
    assert driver.refused == []
