"""Files that macOS hands over: not as arguments but as events, to the program that runs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class HandedOver(QObject):
    """Looks at the events of an application.

    asked: the files that it was handed
    """

    asked = Signal(list)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit([event.file()])
            return True
        return False
