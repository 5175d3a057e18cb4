"""The table for screen readers: every piece has a role and a name from the seat's view."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from ludarium.boards import accessible
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.models.scene_model import SceneModel
from tests.tables.driver import Driver


@pytest.fixture
def driver(qtbot: QtBot) -> Driver:
    accessible.install()
    driver = Driver(TITLES.get("iron-age"), 3, 6)
    qtbot.addWidget(driver.window)
    return driver


def test_every_visible_piece_is_a_child_with_a_name(driver: Driver) -> None:
    rng = Rng(2)
    for _ in range(25):
        driver.desk.choose(driver.match.title.sample(driver.match.state, rng))
        for board in driver.table.boards():
            access = QAccessible.queryAccessibleInterface(board)
            shown = [piece for piece in board.pieces if piece.isVisible()]
            assert access.childCount() == len(shown)
            for place, piece in enumerate(shown):
                child = access.child(place)
                assert child.isValid()
                assert child.text(QAccessible.Text.Name) == piece.said.aloud or piece.said.name
                assert child.text(QAccessible.Text.Name)
                assert access.indexOfChild(child) == place
                assert child.rect().isValid()


def test_what_can_be_used_is_a_button(driver: Driver) -> None:
    while not driver.desk.is_drafting:
        driver.desk.choose(driver.match.title.sample(driver.match.state, Rng(1)))
    found = driver.find(("die.0",))
    assert found is not None
    board, piece = found
    access = QAccessible.queryAccessibleInterface(board)
    child = access.child([p for p in board.pieces if p.isVisible()].index(piece))
    usable = driver.desk.may_draft("die.0")
    assert child.role() == (QAccessible.Role.Button if usable else QAccessible.Role.StaticText)
    assert child.parent().role() == QAccessible.Role.List


def test_the_models_change_exactly_over_a_whole_match(driver: Driver) -> None:
    """No reset, and every change sound, in all models of the table."""
    rng = Rng(9)
    driver.desk.choose(parse("settle port"))
    models = driver.desk.findChildren(SceneModel)
    testers = [QAbstractItemModelTester(m, QAbstractItemModelTester.FailureReportingMode.Fatal) for m in models]
    resets = [QSignalSpy(model.modelReset) for model in models]
    while driver.match.turn is not None and driver.match.state.round < 4:
        driver.desk.choose(driver.match.title.sample(driver.match.state, rng))
    assert len(models) == 1
    assert [spy.count() for spy in resets] == [0] * len(models)
    del testers
    gc.collect()


def test_an_announcement_does_not_disturb(driver: Driver) -> None:
    accessible.announce(driver.window, "Your turn")
