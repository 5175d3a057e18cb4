"""What the first picture of the window does without, and what it takes in its place.

The first time that `Qt` is named, PySide makes all of its enums: a tenth of the time that the window takes to appear.
Rooms that are read before the first paint take the name from here, where it is looked up when it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
else:

    class _Later:
        """`Qt`, from its first use on."""

        def __getattr__(self, name: str) -> Any:
            from PySide6.QtCore import Qt

            return getattr(Qt, name)

    Qt = _Later()

__all__ = ["PLAIN_TEXT", "Qt"]
PLAIN_TEXT = 0  # `Qt.TextFormat.PlainText` as a property value
