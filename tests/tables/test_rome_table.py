"""Whole matches of Rome on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from tests.tables.rome import TITLE, RomeDriver

HOWS: dict[str, Callable[[RomeDriver, Action], None]] = {
    "mouse": RomeDriver.by_mouse,
    "clicks": RomeDriver.by_clicks,
    "keys": RomeDriver.by_keys,
}


def told_directly(driver: RomeDriver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone. What is bought goes where the first place for it is."""
    rng, actions = Rng(seed), []
    state = TITLE.start(driver.match.setup, seed)
    while TITLE.turn(state) is not None:
        action = TITLE.sample(state, rng)
        if action.verb == "put":
            action = TITLE.actions(state)[0]
        actions.append(action)
        state = TITLE.apply(state, action)
    return state, actions


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize(("leader", "seed"), [("hadrian", 11), ("fulvia", 4)])
def test_a_whole_match(qtbot: QtBot, how: str, leader: str, seed: int) -> None:
    driver = RomeDriver(seed, leader=leader)
    qtbot.addWidget(driver.window)
    final, actions = told_directly(driver, seed)
    for number, action in enumerate(actions):
        if driver.match.cursor > number:
            continue  # a piece that was dropped somewhere has told where it goes
        HOWS[how](driver, action)
        assert driver.match.cursor > number, f"{how}: {action} did nothing ({driver.refused[-1:]})"
        done = driver.match.actions[number]
        assert done is action, f"{how}: {action} became {done}"
    assert driver.match.state == final
    assert driver.refused == []
