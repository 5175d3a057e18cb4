"""A search field, the same everywhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class SearchField(QLineEdit):
    """Escape clears the field. If it is empty, Escape goes to the parent."""

    def __init__(self, name: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint or name)
        self.setClearButtonEnabled(True)

    def _clears(self, event: QEvent) -> bool:
        return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and bool(self.text())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._clears(event):
            event.accept()  # the key is meant for the field, not for a shortcut of the page
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._clears(event):
            self.clear()
        else:
            super().keyPressEvent(event)
