"""A title without a table of its own is played through its scene and its prompts alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.tables.plain import PlainTable
from tests.app.match.seated import hard_words  # noqa: F401  -- the title's words are registered there
from tests.contract.hard_title import HardTitle
from tests.tables.driver import Driver

WAYS: dict[str, Callable[[Driver, Action], None]] = {
    "mouse": Driver.by_mouse,
    "clicks": Driver.by_clicks,
    "keys": Driver.by_keys,
}


@pytest.fixture
def driver(qtbot: QtBot) -> Driver:
    driver = Driver(HardTitle(), 3, 5, make=PlainTable)
    qtbot.addWidget(driver.window)
    return driver


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_match(driver: Driver, way: str) -> None:
    rng, alone = Rng(4), Match(driver.match.title, driver.match.setup, driver.match.seed)
    while not driver.match.is_over:
        action = rng.pick(driver.match.title.actions(driver.match.state))
        WAYS[way](driver, action)
        alone.play(action)
        assert driver.match.actions[-1] is action, f"{action} was not played by {way}"
    assert driver.match.state == alone.state
    assert not driver.refused
