"""Lists for screen readers: a line can be pressed, and stays the same line for as long as it is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from ludarium.boards import accessible
from ludarium.widgets.pressable_list import LineList, read_lists


@pytest.fixture
def lines(qtbot: QtBot) -> LineList:
    accessible.install(read_lists)
    view = LineList()
    view.setModel(QStringListModel(["one", "two", "three"], view))
    view.setAccessibleName("Numbers")
    qtbot.addWidget(view)
    view.show()
    return view


def names(view: LineList) -> list[str]:
    access = QAccessible.queryAccessibleInterface(view)
    return [access.child(place).text(QAccessible.Text.Name) for place in range(access.childCount())]


def test_every_line_is_an_item_that_can_be_pressed(lines: LineList) -> None:
    access = QAccessible.queryAccessibleInterface(lines)
    assert access.role() == QAccessible.Role.List
    assert access.text(QAccessible.Text.Name) == "Numbers"
    assert names(lines) == ["one", "two", "three"]
    for place in range(3):
        line = access.child(place)
        assert line.role() == QAccessible.Role.ListItem
        assert line.rect().isValid()
        assert access.indexOfChild(line) == place
        assert line.actionInterface().actionNames() == ["Press", "SetFocus"]


def test_a_press_is_a_click(lines: LineList, qtbot: QtBot) -> None:
    second = QAccessible.queryAccessibleInterface(lines).child(1)
    with qtbot.waitSignal(lines.clicked) as clicked:
        second.actionInterface().doAction("Press")
    assert clicked.args[0].data() == "two"


def test_the_focus_comes_to_the_line_that_is_asked_for(lines: LineList, qtbot: QtBot) -> None:
    third = QAccessible.queryAccessibleInterface(lines).child(2)
    third.actionInterface().doAction("SetFocus")
    qtbot.waitUntil(lambda: lines.currentIndex().row() == 2)
    assert third.state().selected


def test_a_line_stays_itself_when_others_go_before_it(lines: LineList, qtbot: QtBot) -> None:
    access = QAccessible.queryAccessibleInterface(lines)
    last = access.child(2)
    lines.model().removeRow(0)
    assert names(lines) == ["two", "three"]
    assert access.indexOfChild(last) == 1
    with qtbot.waitSignal(lines.clicked) as clicked:
        last.actionInterface().doAction("Press")
    assert clicked.args[0].data() == "three"


def test_what_is_done_with_a_line_that_went_does_nothing(lines: LineList, qtbot: QtBot) -> None:
    first = QAccessible.queryAccessibleInterface(lines).child(0)
    first.actionInterface().doAction("Press")
    with qtbot.assertNotEmitted(lines.clicked, wait=50):
        lines.model().removeRow(0)
