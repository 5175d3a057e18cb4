"""Something that is done a little later."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def timer(parent: QObject, then: Callable[[], None]) -> QTimer:
    """A timer that rings once each time it is started."""
    made = QTimer(parent)
    made.setSingleShot(True)
    made.timeout.connect(then)
    return made
