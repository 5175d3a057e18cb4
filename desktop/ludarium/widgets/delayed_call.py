"""Single-shot timers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def timer(parent: QObject, then: Callable[[], None]) -> QTimer:
    made = QTimer(parent)
    made.setSingleShot(True)
    made.timeout.connect(then)
    return made
