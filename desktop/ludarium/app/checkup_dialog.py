"""The check of the installation in the window, to be copied into a report of a fault."""

from __future__ import annotations

import threading

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from ludarium.app.checkup import Checked, check_all, report
from ludarium.look import fonts
from ludarium.widgets.controls import Button, text
from ludarium.widgets.layouts import column, px, row
from ludarium.widgets.phrases import hall


class CheckupDialog(QDialog):
    """Checks in another thread and shows what was found.

    said: the head; details: a sentence a line; copy: puts all of it on the clipboard
    """

    _checked = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("Check the installation"))
        self.said = text(hall.tr("Checking…"), wrap=True)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setAccessibleName(hall.tr("Findings"))
        self.details.setMinimumHeight(px(280))
        self.copy = Button(
            hall.tr("Copy"), then=lambda: QGuiApplication.clipboard().setText(self.details.toPlainText())
        )
        self.copy.setEnabled(False)
        close = Button(hall.tr("Close"), kind="primary", then=self.accept)
        head = text(hall.tr("Check the installation"), fonts.TextStyle(fonts.DISPLAY, 18))
        buttons = row(None, self.copy, close, gap=10)
        self.setLayout(column(head, self.said, self.details, buttons, gap=14, margins=(24, 20, 24, 18)))
        self.setMinimumWidth(px(680))
        self._checked.connect(self._show, Qt.ConnectionType.QueuedConnection)
        name = QGuiApplication.platformName()
        threading.Thread(target=self._check, args=(name,), daemon=True).start()

    def _check(self, name: str) -> None:
        found = list(check_all(name))
        try:
            self._checked.emit(found)
        except RuntimeError:  # the dialog was closed and deleted meanwhile
            return

    def _show(self, checked: list[Checked]) -> None:
        wrong = sum(not each.is_fine for each in checked)
        said = (
            hall.tr("Something needs attention: see the lines with “!”.") if wrong else hall.tr("Everything is fine.")
        )
        self.said.setText(said)
        self.details.setPlainText(report(checked))
        self.copy.setEnabled(True)
