"""Cached frames: the glow of a target, the dashed edge of a place."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ludarium.look.pixmaps import render_pixmap

GLOW = 3.0
RING = 5.0
LOW = 40.0  # pixels; lower things glow less, so names in dense lines stay readable


def paint_glow(painter: QPainter, around: QRectF, colour: QColor, *, is_round: bool = False) -> None:
    """Paint a line in the colour with a soft ring."""
    ratio, edge = painter.device().devicePixelRatioF(), RING + GLOW
    shine = _shine(around.width(), around.height(), is_round, colour.rgb(), ratio)
    painter.drawPixmap(around.topLeft() - QPointF(edge, edge), shine)


@lru_cache(maxsize=256)
def _shine(wide: float, high: float, is_round: bool, colour: int, ratio: float) -> QPixmap:
    edge = RING + GLOW
    soft = QColor(colour)
    soft.setAlpha(80)

    def draw(painter: QPainter) -> None:
        around = QRectF(edge, edge, wide, high)
        thin = min(1.0, max(0.5, high / LOW))
        for pen in (QPen(soft, edge * thin), QPen(QColor(colour), GLOW * thin)):
            painter.setPen(pen)
            if is_round:
                painter.drawEllipse(around)
            else:
                painter.drawRoundedRect(around, 6, 6)

    return render_pixmap(wide + 2 * edge, high + 2 * edge, ratio, draw)


def paint_place(painter: QPainter, rect: QRectF, edge: QColor, ground: QColor | None = None) -> None:
    """Paint a dashed place for something."""
    ratio = painter.device().devicePixelRatioF()
    fill = None if ground is None else ground.rgb()
    painter.drawPixmap(rect.topLeft(), _place(rect.width(), rect.height(), edge.rgb(), fill, ratio))


@lru_cache(maxsize=256)
def _place(wide: float, high: float, edge: int, ground: int | None, ratio: float) -> QPixmap:
    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(edge), 1.3, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else QColor(ground))
        painter.drawRoundedRect(QRectF(1, 1, wide - 2, high - 2), 5, 5)

    return render_pixmap(wide, high, ratio, draw)
