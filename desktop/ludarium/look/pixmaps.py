"""Pictures of what is painted again and again: painted once, and kept by whoever asks for them."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QPainter, QPixmap

from ludarium.look.qt_startup import Qt


def painted(wide: float, high: float, ratio: float, draw: Callable[[QPainter], object]) -> QPixmap:
    """What is drawn in so many logical pixels, on nothing, for a screen of that pixel ratio."""
    picture = QPixmap(math.ceil(wide * ratio), math.ceil(high * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture
