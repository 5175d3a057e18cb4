"""Matches that take their time to open: progress is shown after a moment, and nobody has to wait for the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ludarium.library.documents import StoppedError
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ludarium.library.documents import Watch

MOMENT = 500
"""Milliseconds after which something is shown for what takes longer."""


@contextmanager
def opening(parent: QWidget) -> Iterator[Watch]:
    """Watches a match being opened. When somebody stops it, all that is done in here ends, and nothing is said."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QProgressDialog

    dialog = QProgressDialog(hall.tr("Opening the match…"), hall.tr("Stop"), 0, 0, parent)
    dialog.setWindowTitle(hall.tr("Open a match"))
    dialog.setWindowModality(Qt.WindowModality.WindowModal)  # so it sees to it that clicks are heard
    dialog.setMinimumDuration(MOMENT)

    def watch(done: int, total: int) -> None:
        dialog.setMaximum(total)
        dialog.setValue(done)
        if dialog.wasCanceled():
            raise StoppedError

    try:
        yield watch
    except StoppedError:
        pass
    finally:
        dialog.reset()
        dialog.deleteLater()


def for_a_moment() -> Watch:
    """Watches a match that is not worth waiting for: what takes longer is stopped."""
    end = time.monotonic() + MOMENT / 1000

    def watch(done: int, total: int) -> None:
        if time.monotonic() > end:
            raise StoppedError

    return watch
