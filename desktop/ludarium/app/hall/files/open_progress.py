"""Progress of a match that is being opened."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from ludarium.library.documents import StoppedError
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from PySide6.QtWidgets import QProgressDialog, QWidget

    from ludarium.library.documents import Watch

T = TypeVar("T")

INSTANT = 0.02
"""Seconds that the window may wait for a file without moving."""

MOMENT = 500
"""Milliseconds until progress is shown."""


class Opening:
    """Shows how far a match is opened. Called with how many of how many actions are replayed.

    Raises `StoppedError` when the player stops it.
    """

    def __init__(self, dialog: QProgressDialog) -> None:
        self._dialog = dialog

    def __call__(self, done: int, total: int) -> None:
        self._dialog.setMaximum(total)
        self._dialog.setValue(done)
        if self._dialog.wasCanceled():
            raise StoppedError

    def read(self, read: Callable[[], T]) -> T:
        """Read in another thread: a slow disk must not stop the window."""
        done: Future[T] = Future()
        thread = threading.Thread(target=_fulfil, args=(done, read), daemon=True)
        thread.start()
        thread.join(INSTANT)
        if thread.is_alive():
            self._wait_for(thread)
        return done.result()

    def _wait_for(self, thread: threading.Thread) -> None:
        from PySide6.QtCore import QCoreApplication, QEventLoop

        flags = QEventLoop.ProcessEventsFlag
        begin = time.monotonic()
        while thread.is_alive():
            is_shown = self._dialog.isVisible()
            QCoreApplication.processEvents(flags.AllEvents if is_shown else flags.ExcludeUserInputEvents)
            if not is_shown and time.monotonic() - begin > MOMENT / 1000:
                self._dialog.show()
            if self._dialog.wasCanceled():
                raise StoppedError
            thread.join(INSTANT)


def _fulfil(done: Future[T], read: Callable[[], T]) -> None:
    try:
        done.set_result(read())
    except BaseException as error:
        done.set_exception(error)


@contextmanager
def opening(parent: QWidget) -> Iterator[Opening]:
    """Show progress while a match is opened. If the user stops it, the block ends quietly."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QProgressDialog

    dialog = QProgressDialog(hall.tr("Opening the match…"), hall.tr("Stop"), 0, 0, parent)
    dialog.setWindowTitle(hall.tr("Open a match"))
    dialog.setWindowModality(Qt.WindowModality.WindowModal)  # so it sees to it that clicks are heard
    dialog.setMinimumDuration(MOMENT)
    try:
        yield Opening(dialog)
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
