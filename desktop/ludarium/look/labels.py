"""Labels and message boxes that show text as it is, never as markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from ludarium.look.qt_startup import PLAIN_TEXT, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox


class PlainLabel(QLabel):
    """A label for text that may hold names or file names."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("textFormat", PLAIN_TEXT)
        self.setText(text)


def message_box(icon: QMessageBox.Icon, title: str, text: str) -> QMessageBox:
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(icon, title, "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
