"""A title without a table of its own is played through its scene and its prompts alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium import words
from ludarium.boards.panel import BoardPanel
from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.prompts import Ask
from ludarium.tables.plain import PlainTable
from tests.app.match.seated import HardWords  # noqa: F401  -- the title's words are registered there
from tests.contract.hard_title import HardTitle
from tests.tables.asking_title import AskingTitle
from tests.tables.driver import Driver

NAMES = ("Player 1", "Player 2", "Player 3")

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


def zones(driver: Driver) -> list[str]:
    """What the panels that are shown are called, from the first to the last."""
    boards = [board for board in driver.table.boards() if board.isVisible()]
    assert boards == sorted(boards, key=lambda board: board.mapTo(driver.window, board.rect().topLeft()).y())
    return [board.accessibleName() for board in boards]


def test_zones_lie_in_the_order_of_the_scene_and_not_in_that_in_which_they_came(driver: Driver) -> None:
    rng = Rng(4)
    while not driver.match.is_over:
        QApplication.processEvents()
        lie = dict.fromkeys(thing.zone for thing in driver.desk.scene.things if driver.thing(thing.zone) is None)
        assert zones(driver) == [words.zone(driver.match.title, zone, NAMES, driver.match.turn) for zone in lie]
        driver.desk.choose(rng.pick(driver.match.title.actions(driver.match.state)))


def test_what_is_ones_own_is_called_so_for_whoever_looks(driver: Driver) -> None:
    """On the panel, and to those who listen."""
    panels = [board.parentWidget() for board in driver.table.boards()]
    for viewer, names in enumerate((("you", "Player 2"), ("Player 1", "you"))):
        driver.desk.lay(driver.match.title.observe(driver.match.state, viewer), may_act=False)
        assert {name.partition(":")[0] for name in zones(driver)} >= set(names)
        for panel in panels:
            assert isinstance(panel, BoardPanel)
            assert panel._title.text() == panel.body.accessibleName()


def test_a_zone_in_which_nothing_lies_is_not_shown(qtbot: QtBot) -> None:
    driver = Driver(AskingTitle(), 1, 1, make=PlainTable, ask=Ask.ORDER.name)
    qtbot.addWidget(driver.window)
    assert "stones" in zones(driver)
    for stone in "abc":
        driver.desk.choose(act("put", stone))
    assert "stones" not in zones(driver)
    driver.match.undo()
    driver.lay()
    assert "stones" in zones(driver)
