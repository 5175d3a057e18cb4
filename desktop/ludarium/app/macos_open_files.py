"""Files that macOS passes as events instead of arguments."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class OpenFileEvents(QObject):
    """Event filter of an application.

    asked: the files to open
    """

    asked = Signal(list)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit([event.file()])
            return True
        return False
