"""Plays a match in its frame as a person does: boards, answers and banner, by mouse or by keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from ludarium import words
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.answer_buttons import AnswerBar
from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment
from tests.tables.driver import Driver

FAR = 200
"""So often Tab is pressed before a button counts as out of reach."""


class Person(Driver):
    """Somebody before the window. What the frame does not show or take cannot be used."""

    def __init__(self, frame: TableFrame) -> None:
        self.frame = self.window = frame
        self.match, self.desk = frame.session.match, frame.session.desk
        self.table, self.drag = frame.table, frame.drag
        self.refused = []
        frame.session.refused.connect(self.refused.append)
        self.desk.refused.connect(self.refused.append)
        self._has_mouse = True

    def by_mouse(self, action: Action) -> None:
        self._has_mouse = True
        super().by_mouse(action)

    def by_keys(self, action: Action) -> None:
        self._has_mouse = False
        super().by_keys(action)

    def lift_curtain(self, *, has_mouse: bool) -> None:
        """Say that one has come, where the curtain asks for it."""
        if self.frame.session.curtain is None:
            return
        self._has_mouse = has_mouse
        self.press(self.frame.curtain.button)

    def press(self, button: QPushButton) -> None:
        """With the pointer, or by Tab and Space."""
        QApplication.processEvents()
        assert button.isVisible(), f"{button.text()} is not shown"
        assert button.isEnabled(), f"{button.text()} cannot be pressed"
        if self._has_mouse:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            self.tab_to(button)
            QTest.keyClick(button, Qt.Key.Key_Space)

    def tab_to(self, widget: QWidget) -> None:
        for _ in range(FAR):
            here = self.frame.focusWidget()
            if here is widget:
                return
            QTest.keyClick(here or self.frame, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    # Buttons

    def answers(self) -> list[QPushButton]:
        """Those beside the boards, from the first to the last."""
        QApplication.processEvents()
        shown = (button for bar in self.table.findChildren(AnswerBar) for button in bar.findChildren(QPushButton))
        return sorted((button for button in shown if button.isVisible()), key=lambda b: (b.y(), b.x()))

    def give(self, button: QAction) -> None:
        """A button of the banner: its own key, where it has one."""
        key = button.shortcut()
        if self._has_mouse or key.isEmpty():
            shown = self.frame.banner.button(button)
            assert shown is not None, f"{button.text()} is not in the banner"
            self.press(shown)
        else:
            QTest.keySequence(self.frame, QKeySequence(key))

    def press_button(self, action: Action) -> None:
        text = words.action(Moment(self.match.title, self.desk.observed), action)
        for button in self.frame.banner.buttons():
            if button.action.text() == text:
                self.give(button.action)
                return
        self.press(next(button for button in self.answers() if button.text().replace("\n", " ") == text))

    def confirm(self, action: Action) -> None:
        question_buttons = self.table.question_buttons
        self.give(question_buttons.keep if self.desk.is_done(action) else question_buttons.go)

    # Boards

    def enter(self, board: Board, piece: Piece) -> None:
        """Bring the focus to the board by Tab, or by arrows while something is held, and on to the piece."""
        if self.drag.is_empty:
            self.tab_to(board)
        else:
            self.carry_to(board)
        self.walk(board, piece)
        QTest.keyClick(board, Qt.Key.Key_Return)

    def carry_to(self, board: Board) -> None:
        for _ in range(FAR):
            here = self.frame.focusWidget()
            assert here is not None, "the focus was lost"
            if here is board:
                return
            QTest.keyClick(here, Qt.Key.Key_Right)
        raise AssertionError(f"arrows do not lead to {board.accessibleName()}")
