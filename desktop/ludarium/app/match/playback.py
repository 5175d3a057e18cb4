"""Plays past steps again, one by one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ludarium.app.match.viewpoint import Viewpoint
from ludarium.widgets.delayed_call import timer

LEAST = 700  # milliseconds; a faster replay could not be followed


class Playback(QObject):
    """Goes from a position of the past to now, at a pace that can be followed.

    pause: how long each step stands
    """

    def __init__(self, viewpoint: Viewpoint, show_next: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._viewpoint = viewpoint
        self._show_next = show_next
        self._timer = timer(self, self._on_time)
        self.pause = LEAST

    def go_on(self) -> None:
        """Schedule the next step unless it is the present."""
        if self._viewpoint.is_looking_back:
            self._timer.start(self.pause)

    def stop(self) -> None:
        self._timer.stop()

    def skip_pause(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._on_time()

    def _on_time(self) -> None:
        self._show_next()
        self.go_on()
