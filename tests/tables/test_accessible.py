"""The table for screen readers: every piece has a role and a name from the seat's view."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.boards import accessible
from ludarium.boards.accessible_events import announce
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.models.scene_model import SceneModel
from tests.tables.driver import Driver


@pytest.fixture
def driver(qtbot: QtBot) -> Driver:
    accessible.install(accessible.read_table)
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
    assert child.role() == (QAccessible.Role.CheckBox if usable else QAccessible.Role.StaticText)
    assert child.parent().role() == QAccessible.Role.Grouping


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
    announce(driver.window, "Your turn")


# What is done and told through it


def access_of(driver: Driver, id: str) -> QAccessibleInterface:
    found = driver.find((id,))
    assert found is not None
    return QAccessible.queryAccessibleInterface(found[1])


def until_drafting(driver: Driver) -> str:
    """Play on to a choice of some. A die that can be picked."""
    while not driver.desk.is_drafting:
        driver.desk.choose(driver.match.title.sample(driver.match.state, Rng(1)))
    return next(thing.id for thing in driver.things("die") if driver.desk.may_draft(thing.id))


def test_a_press_does_what_a_click_does(driver: Driver, qtbot: QtBot) -> None:
    province = access_of(driver, "0.province.2")
    assert province.role() == QAccessible.Role.Button
    assert province.actionInterface().actionNames() == ["Press", "SetFocus"]
    province.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: driver.match.cursor == 1)


def test_a_die_is_ticked_for_a_choice_of_some(driver: Driver, qtbot: QtBot) -> None:
    id = until_drafting(driver)
    die = access_of(driver, id)
    assert die.role() == QAccessible.Role.CheckBox
    assert not die.state().checked
    die.actionInterface().doAction("Toggle")
    qtbot.waitUntil(lambda: id in driver.desk.draft)
    assert die.state().checked


def test_nothing_is_left_of_a_piece_that_was_taken_away(driver: Driver) -> None:
    board = driver.table.boards()[0]
    piece = board.pieces[0]
    access = QAccessible.queryAccessibleInterface(piece)
    assert access.isValid()
    board.scene().removeItem(piece)
    assert not access.isValid()
    assert access.text(QAccessible.Text.Name) == ""
    assert access.actionInterface().actionNames() == []
    board.scene().addItem(piece)


def test_changes_are_told_to_whoever_read_the_board(
    driver: Driver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, QAccessible.Event]] = []
    monkeypatch.setattr(accessible, "send_event", lambda piece, event: told.append((piece.id, event)))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    for board in driver.table.boards():
        QAccessible.queryAccessibleInterface(board)
    QApplication.processEvents()
    driver.desk.choose(parse("settle port"))
    qtbot.waitUntil(lambda: bool(told))
    assert ("0.port.2", QAccessible.Event.NameChanged) in told


def test_the_focus_is_told_as_arrows_lead_it(driver: Driver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("ludarium.boards.focus.send_focus", lambda piece: told.append(piece.id))
    board = max(driver.table.boards(), key=lambda board: len(board.pieces))
    board.setFocus()
    qtbot.waitUntil(board.hasFocus)
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert len(told) == 2
    assert told[-1] == board.focus.piece.id
