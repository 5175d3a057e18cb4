"""Seats: each has a colour and a shape, so neither stands alone."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ludarium.look.colour import contrast, mix
from ludarium.look.design_tokens import tokens
from ludarium.look.qt_startup import Qt

NEUTRAL = -1  # no seat's pieces
DARK_INK, LIGHT_INK = QColor("#2B2622"), QColor("#FFFFFF")


class SeatStyle(NamedTuple):
    """A seat's appearance: ``name`` names its pieces (``peg-azure``), ``mark`` its shape, ``sigil`` its emblem."""

    number: int
    name: str
    colour: QColor
    mark: str
    sigil: str

    @property
    def ink(self) -> QColor:
        """Text colour on the seat's colour."""
        return LIGHT_INK if contrast(self.colour, LIGHT_INK) >= 3.2 else DARK_INK

    @property
    def edge(self) -> QColor:
        return mix(self.colour, DARK_INK, 0.35)


@cache
def seat(number: int) -> SeatStyle:
    token = tokens().seats[number]
    return SeatStyle(number, token.name, QColor(token.colour), token.mark, token.sigil)


def paint_mark(painter: QPainter, seat: SeatStyle, rect: QRectF) -> None:
    """Paint the seat's mark on a disc of its colour."""
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    width = max(1.0, side / 16)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(seat.edge, width))
    painter.setBrush(seat.colour)
    painter.drawEllipse(disc.adjusted(width / 2, width / 2, -width / 2, -width / 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat.ink)
    painter.drawPath(mark_path(seat.mark, disc.center(), side * 0.27))
    painter.restore()


def mark_path(mark: str, centre: QPointF, radius: float) -> QPainterPath:
    """Return the outline of a mark around a point. All marks look equally large."""
    path = QPainterPath()
    match mark:
        case "circle":
            path.addEllipse(centre, radius * 0.9, radius * 0.9)
        case "square":
            path.addPolygon(_corners(centre, radius * 1.12, 4, 45))
        case "diamond":
            path.addPolygon(_corners(centre, radius * 1.12, 4, 0))
        case "hexagon":
            path.addPolygon(_corners(centre, radius, 6, 0))
        case "triangle":
            path.addPolygon(_corners(centre + QPointF(0, radius * 0.12), radius * 1.15, 3, 0))
        case _:
            path.setFillRule(Qt.FillRule.WindingFill)
            for angle in (45, -45):
                path.addPolygon(_bar(centre, radius, angle))
    path.closeSubpath()
    return path


def _corners(centre: QPointF, radius: float, corners: int, turned: float) -> QPolygonF:
    angles = (math.radians(turned - 90 + 360 / corners * n) for n in range(corners))
    return QPolygonF([centre + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles])


def _bar(centre: QPointF, radius: float, turned: float) -> QPolygonF:
    along = QPointF(math.cos(math.radians(turned)), math.sin(math.radians(turned))) * radius
    across = QPointF(-along.y(), along.x()) * 0.28
    ends = (along + across, along - across, -along - across, -along + across)
    return QPolygonF([centre + end for end in ends])
