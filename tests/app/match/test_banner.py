"""The banner makes room for who is asked: buttons give way before the name does."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludarium.app.match.banner import Banner, Notice
from ludarium.look import icons, theme
from ludarium.look.theme import Look
from tests.app.hall.looking import settle


def banner(qtbot: QtBot, width: int) -> tuple[Banner, list[QAction]]:
    shown = Banner(Look(theme.theme(theme.LIGHT), 1.5), QWidget())
    qtbot.addWidget(shown)
    hint = QAction(icons.icon("hint"), "Hint", shown)
    answers = [QAction(f"Resolve the solstice of the {number}. of many cards", shown) for number in range(3)]
    shown.resize(width, 100)
    shown.show()
    shown.say(Notice("Answer, Marta", "Choose the next one.", 0, buttons=(hint, *answers)))
    settle()
    return shown, [button.action for button in shown.buttons() if button.isVisible()]


def test_answers_that_have_no_room_are_left_to_the_orders(qtbot: QtBot) -> None:
    shown, buttons = banner(qtbot, 1366)
    assert [action.text() for action in buttons] == ["Hint"]
    assert shown._head.text() == shown.head
    assert shown.first_button() is not None
    assert shown.first_button().isVisible()


def test_answers_that_have_room_stand_there(qtbot: QtBot) -> None:
    assert len(banner(qtbot, 2600)[1]) == 4
