"""Table manners that hold for every title: keys that work where they are shown, one thing to press, rings for keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from ludarium.app.match.frame import TableFrame
from ludarium.app.match.stages import StagesView
from ludarium.engine.actions import parse
from ludarium.library.library import Library
from ludarium.look.writing import watched
from ludarium.tables.iron_age.table import IronAgeTable

from .conftest import Open
from .seated import new_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Lay = Callable[..., TableFrame]


@pytest.fixture
def lay(library: Library, open_frame: Open) -> Lay:
    """Lays a title's own table for people only and shows it."""

    def lay(title: str = "iron-age", seats: int = 2, **options: str) -> TableFrame:
        return open_frame(new_match(library, ("human",) * seats, title, **options))

    return lay


def choose(frame: TableFrame, *texts: str) -> None:
    for text in texts:
        frame.session.lift_curtain()
        frame.session.play(parse(text))


def filled(frame: TableFrame) -> list[str]:
    """The buttons of the banner that are filled."""
    return [button.text() for button in frame.banner.buttons() if button.property("kind") == "primary"]


# Keys


def test_a_tap_of_alt_leaves_nothing(lay: Lay, qtbot: QtBot) -> None:
    """The release may be heard by somebody else: the menu bar takes the focus when Alt is tapped."""
    frame, elsewhere = lay(), QLineEdit()
    qtbot.addWidget(elsewhere)
    QTest.keyPress(frame, Qt.Key.Key_Alt)
    assert frame.key_hints.isVisible()
    QTest.keyRelease(elsewhere, Qt.Key.Key_Alt)
    assert not frame.key_hints.isVisible()
    QTest.keyPress(frame, Qt.Key.Key_Alt)
    QTest.mousePress(elsewhere, Qt.MouseButton.LeftButton)
    assert not frame.key_hints.isVisible()


def test_numbers_play_orders_from_wherever_the_focus_is(lay: Lay) -> None:
    frame = lay()
    for widget in (*frame.table.boards(), frame.log_pane.list, frame.orders_pane.list):
        if not widget.isVisible():
            continue
        widget.setFocus()
        cursor = frame.session.match.cursor
        QTest.keyClick(widget, Qt.Key.Key_1)
        assert frame.session.match.cursor == cursor + 1, widget
        frame.session.look_at(None)


def test_numbers_are_shown_only_while_they_play_orders(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle port", "settle port", "roll")
    tray, orders = frame.table.boards()[0], frame.orders_pane.list
    orders.setFocus()
    assert orders.numbers_work
    tray.setFocus()
    assert not orders.numbers_work, "they pick dice now"
    cursor = frame.session.match.cursor
    QTest.keyClick(tray, Qt.Key.Key_1)
    assert (len(frame.session.desk.draft), frame.session.match.cursor) == (1, cursor)
    orders.setFocus()
    assert orders.numbers_work


def test_a_number_in_the_filter_is_typed(lay: Lay) -> None:
    frame = lay()
    QTest.keyClick(frame.orders_pane.filter, Qt.Key.Key_1)
    assert (frame.orders_pane.filter.text(), frame.session.match.cursor) == ("1", 0)


def test_escape_closes_an_opponents_sheet(lay: Lay) -> None:
    frame = lay()
    table = frame.table
    assert isinstance(table, IronAgeTable)
    table.open_sheet(1)
    assert not table.sheet_of(0).isVisible()
    QTest.keyClick(frame, Qt.Key.Key_Escape)
    assert table.sheet_of(0).isVisible()


def test_an_opponents_sheet_makes_way_for_what_is_to_be_done_on_the_own_one(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle province", "settle port")
    table = frame.table
    assert isinstance(table, IronAgeTable)
    table.open_sheet(1)
    choose(frame, "roll")
    assert table.sheet_of(1).isVisible(), "there is nothing to do on the own one yet"
    choose(frame, "keep")
    while frame.session.title.prompt(frame.session.observed).key != "build":
        choose(frame, frame.session.desk.offers[0].action.text)
    assert table.sheet_of(0).isVisible()


# The main button


def test_nothing_is_filled_where_things_on_the_table_are_asked_for(lay: Lay) -> None:
    frame = lay()
    assert filled(frame) == [], "not the hint"
    choose(frame, "settle port", "settle port")
    assert filled(frame) == ["Roll the dice"]
    choose(frame, "roll")
    assert filled(frame) == []
    desk = frame.session.desk
    desk.toggle(next(iter(desk.asked)))
    frame._refresh_moment()
    assert filled(frame) == ["Roll 1 die again"]


def test_who_is_to_take_a_card_sees_the_cards_glow(lay: Lay) -> None:
    frame = lay("eight-minute-empire", 3)
    choose(frame, "bid 0", "bid 0", "bid 0", "first 0")
    frame.session.lift_curtain()
    desk = frame.session.desk
    assert desk.prompt is not None
    assert desk.prompt.key == "take"
    shining = {piece.id for board in frame.table.boards() for piece in board.stock if piece.shines}
    assert shining == {id for id in desk.asked if id.startswith("card.")}
    assert len(shining) == 6
    assert filled(frame) == []


def test_done_steps_are_ticked(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle port", "settle port")
    stages = frame.banner.findChild(StagesView)
    assert stages is not None
    with watched() as before:
        stages.grab()
    choose(frame, "roll", "keep")
    while frame.session.title.course(frame.session.observed).now == 0:
        choose(frame, frame.session.desk.offers[0].action.text)
    with watched() as after:
        stages.grab()
    numbers = [{one.text for one in written if one.text.isdigit()} for written in (before, after)]
    now = 1 + frame.session.title.course(frame.session.observed).now
    assert numbers == [{str(n) for n in range(1, 7)}, {str(n) for n in range(now, 7)}]


# Rings


def test_only_keys_show_where_the_focus_is(lay: Lay) -> None:
    frame = lay()
    tray = frame.table.boards()[0]
    piece = next(piece for piece in tray.stock if piece.isVisible())
    QTest.mouseClick(
        tray.viewport(), Qt.MouseButton.LeftButton, pos=tray.mapFromScene(piece.pos() + piece.rect.center())
    )
    tray.setFocus(Qt.FocusReason.MouseFocusReason)
    by_mouse = tray.grab().toImage()
    assert not tray.hand.by_keys
    QTest.keyClick(tray, Qt.Key.Key_Right)
    assert tray.hand.by_keys
    assert tray.grab().toImage() != by_mouse
