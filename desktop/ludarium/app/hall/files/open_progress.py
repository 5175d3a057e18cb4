"""Progress of a match that is being opened."""

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
"""Milliseconds until progress is shown."""


@contextmanager
def opening(parent: QWidget) -> Iterator[Watch]:
    """Show progress while a match is opened. If the user stops it, the block ends quietly."""
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


def brief_watch() -> Watch:
    """Return a watch that stops loading when it takes too long."""
    end = time.monotonic() + MOMENT / 1000

    def watch(done: int, total: int) -> None:
        if time.monotonic() > end:
            raise StoppedError

    return watch
