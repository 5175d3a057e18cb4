"""The map seen nearer: by wheel, pinch and keys, pushed by hand, whole again by a double click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.boards.map import MapBoard
from ludarium.games import TITLES
from ludarium.tables.iron_age.sea_table import SeaTable
from tests.games.iron_age.sea import at_sea
from tests.tables.driver import Driver, move


@pytest.fixture
def driver(qtbot: QtBot) -> Driver:
    driver = Driver(TITLES.get("iron-age"), 2, 1, expansion="mediterranean")
    qtbot.addWidget(driver.window)
    driver.put(at_sea(2, population=3, ships=1, dice="population3", fate="bounty"))
    QApplication.processEvents()
    return driver


@pytest.fixture
def board(driver: Driver) -> MapBoard:
    assert isinstance(driver.table, SeaTable)
    return driver.table.map


def wheel(
    board: MapBoard,
    turned: QPoint,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    pixels: QPoint = QPoint(),  # noqa: B008
) -> None:
    at = QPointF(300, 200)
    event = QWheelEvent(
        at,
        QPointF(board.viewport().mapToGlobal(at.toPoint())),
        pixels,
        turned,
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board.viewport(), event)


def corner(board: MapBoard) -> tuple[float, float]:
    return board.camera.at(0, 0).toTuple()


def test_the_wheel_looks_nearer_around_the_pointer(board: MapBoard) -> None:
    under = board.camera.under(QPointF(300, 200))
    wheel(board, QPoint(0, 120))
    assert board.camera.zoom == pytest.approx(1.25)
    after = board.camera.under(QPointF(300, 200))
    assert after.toTuple() == (pytest.approx(under.x(), abs=1), pytest.approx(under.y(), abs=1))
    wheel(board, QPoint(0, -240))
    assert board.camera.zoom == 1


def test_pieces_stay_at_their_places_on_the_map(board: MapBoard) -> None:
    crete = board.piece("colony.crete")
    assert crete is not None
    place = board.camera.under(crete.mapRectToScene(crete.rect).center())
    board.zoom(2, crete.mapRectToScene(crete.rect).center())
    after = board.camera.under(crete.mapRectToScene(crete.rect).center())
    assert after.toTuple() == (pytest.approx(place.x(), abs=2), pytest.approx(place.y(), abs=2))


def test_two_fingers_and_shift_push(board: MapBoard) -> None:
    board.zoom(2)
    x, y = corner(board)
    wheel(board, QPoint(0, 40), pixels=QPoint(10, 20))
    assert corner(board) == (pytest.approx(x + 10), pytest.approx(y + 20))
    wheel(board, QPoint(0, -120), Qt.KeyboardModifier.ShiftModifier)
    assert corner(board) == (pytest.approx(x - 110), pytest.approx(y + 20))
    wheel(board, QPoint(60, 0))
    assert corner(board) == (pytest.approx(x - 50), pytest.approx(y + 20))
    assert board.camera.zoom == 2


def test_a_pinch_looks_nearer(board: MapBoard) -> None:
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        QPointF(200, 150),
        QPointF(200, 150),
        QPointF(board.viewport().mapToGlobal(QPoint(200, 150))),
        0.5,
        QPointF(),
    )
    assert event.type() == QEvent.Type.NativeGesture
    QApplication.sendEvent(board.viewport(), event)
    assert board.camera.zoom == pytest.approx(1.5)
    board.pinch(2.0, QPointF(5, 5), QPointF(board.viewport().mapToGlobal(QPoint(200, 150))))
    assert board.camera.zoom == pytest.approx(3)


def test_keys_look_nearer_push_and_fit(board: MapBoard) -> None:
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Plus)
    QTest.keyClick(board, Qt.Key.Key_Plus)
    assert board.camera.zoom == pytest.approx(1.25**2)
    x, y = corner(board)
    QTest.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert corner(board) == (pytest.approx(x - 80), pytest.approx(y))
    QTest.keyClick(board, Qt.Key.Key_Minus)
    assert board.camera.zoom == pytest.approx(1.25)
    QTest.keyClick(board, Qt.Key.Key_0)
    assert board.camera.zoom == 1


def test_the_focus_is_always_seen(board: MapBoard) -> None:
    board.zoom(4, QPointF(20, 20))
    arvad = board.piece("colony.arvad")
    assert arvad is not None
    assert not board.camera.window.contains(arvad.mapRectToScene(arvad.rect))
    board.set_focus_piece(arvad)
    assert board.camera.window.adjusted(-1, -1, 1, 1).contains(arvad.mapRectToScene(arvad.rect))


def test_the_map_is_pushed_by_hand_and_no_click_comes_of_it(driver: Driver, board: MapBoard) -> None:
    board.zoom(2)
    x, y = corner(board)
    view, crete = board.viewport(), board.piece("colony.crete")
    assert crete is not None
    begin = driver.centre(board, crete)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=begin)
    move(view, begin + QPoint(40, 30))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=begin + QPoint(40, 30))
    assert corner(board) == (pytest.approx(x + 40), pytest.approx(y + 30))
    assert not driver.match.actions
    board.fit()
    driver.click(board, crete)
    assert driver.match.actions[-1].text == "found crete"


def test_a_double_click_shows_all_and_is_two_clicks_on_a_colony(driver: Driver, board: MapBoard) -> None:
    board.zoom(2, board.camera.at(864, 451))
    crete = board.piece("colony.crete")
    assert crete is not None
    at = driver.centre(board, crete)
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [action.text for action in driver.match.actions] == ["found crete"] * 2
    assert board.camera.zoom == 2
    QTest.mouseDClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.camera.window.topLeft().toPoint())
    assert board.camera.zoom == 1


def test_a_drag_lands_on_a_map_seen_nearer(driver: Driver, board: MapBoard) -> None:
    board.zoom(3, board.camera.at(864, 470))
    pegs, crete = driver.find(("0.pegs",)), board.piece("colony.crete")
    assert pegs is not None
    assert crete is not None
    driver.carry(pegs, (board, crete))
    assert driver.match.actions[-1].text == "found crete"


def test_it_is_painted_sharp_when_it_rests(qtbot: QtBot, board: MapBoard) -> None:
    board.grab()
    board.zoom(2)
    moving = board.grab().toImage()
    qtbot.waitUntil(lambda: not board._rest.isActive())
    resting = board.grab().toImage()
    assert resting != moving
    assert board.grab().toImage() == resting


def test_buttons_tell_that_it_can_be_seen_nearer(board: MapBoard) -> None:
    """For those who have no wheel, and as a clue for those who have."""
    zoom = board.camera.zoom
    board.buttons.nearer.click()
    assert board.camera.zoom > zoom
    board.buttons.farther.click()
    assert board.camera.zoom == pytest.approx(zoom)
    corner = board.buttons.geometry().bottomRight()
    assert board.viewport().rect().contains(corner)
