"""What was played, shown again step by step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ludarium.app.match.viewpoint import Sight
from ludarium.widgets.delayed_call import timer

LEAST = 700
"""How long a step stands when it is shown again, at least, in milliseconds: nobody could follow it faster."""


class Rerun(QObject):
    """Goes from a position of the past to now, at a pace that can be followed.

    pause: how long each step stands
    """

    def __init__(self, sight: Sight, show_next: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._sight = sight
        self._show_next = show_next
        self._timer = timer(self, self._on_time)
        self.pause = LEAST

    def go_on(self) -> None:
        """Let the next step follow, unless it is now already."""
        if self._sight.is_looking_back:
            self._timer.start(self.pause)

    def stop(self) -> None:
        self._timer.stop()

    def hurry(self) -> None:
        """Enough seen of this step."""
        if self._timer.isActive():
            self._timer.stop()
            self._on_time()

    def _on_time(self) -> None:
        self._show_next()
        self.go_on()
