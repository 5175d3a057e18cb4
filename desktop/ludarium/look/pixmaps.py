"""Cached pictures of what is painted repeatedly."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QPainter, QPixmap

from ludarium.look.qt_startup import Qt


def render_pixmap(wide: float, high: float, ratio: float, draw: Callable[[QPainter], object]) -> QPixmap:
    """Return what is drawn, on a transparent pixmap of this size in logical pixels."""
    picture = QPixmap(math.ceil(wide * ratio), math.ceil(high * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture
