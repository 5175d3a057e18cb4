"""The wooden pieces, painted: a cube for an army, a walled town for a city. Each carries its seat's colour and mark."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from ludarium.look import fonts, icons, seats
from ludarium.look.colour import mix
from ludarium.look.pixmaps import render_pixmap
from ludarium.look.seats import DARK_INK, LIGHT_INK, SeatStyle, mark_path
from ludarium.look.text_painting import note
from ludarium.look.theme import Theme

SMALLEST = 12
"""Text on the table never falls below this, in pixels."""


def paint_cube(painter: QPainter, seat: SeatStyle, rect: QRectF) -> None:
    _put(painter, "cube", seat, rect)


def paint_city(painter: QPainter, seat: SeatStyle, rect: QRectF) -> None:
    _put(painter, "city", seat, rect)


def _put(painter: QPainter, what: str, seat: SeatStyle, rect: QRectF) -> None:
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect.topLeft(), _picture(what, seat.number, rect.width(), ratio))


@lru_cache(maxsize=512)
def _picture(what: str, number: int, side: float, ratio: float) -> QPixmap:
    """A piece in that size: painted once, and kept."""
    draw = _draw_cube if what == "cube" else _draw_city
    return render_pixmap(side, side, ratio, lambda painter: draw(painter, seats.seat(number), QRectF(0, 0, side, side)))


def _draw_cube(painter: QPainter, seat: SeatStyle, rect: QRectF) -> None:
    """A cube from the front, a little of its top in the light."""
    side = rect.width()
    edge = max(1.0, side / 18)
    body = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setPen(QPen(mix(seat.colour, DARK_INK, 0.6), edge))
    painter.setBrush(seat.colour)
    painter.drawRoundedRect(body, side * 0.12, side * 0.12)
    top = QRectF(body.left() + edge, body.top() + edge * 0.8, body.width() - 2 * edge, side * 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(seat.colour, LIGHT_INK, 0.55))
    painter.drawRoundedRect(top, side * 0.05, side * 0.05)
    painter.setBrush(seat.ink)
    painter.drawPath(mark_path(seat.mark, QPointF(rect.center().x(), rect.center().y() + side * 0.06), side * 0.27))


def _draw_city(painter: QPainter, seat: SeatStyle, rect: QRectF) -> None:
    """A town from above: its round wall with battlements, and the seat's mark inside."""
    side = rect.width()
    ring = side * 0.15
    wall = rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
    painter.setPen(QPen(mix(seat.colour, DARK_INK, 0.6), ring))
    painter.setBrush(seat.colour)
    painter.drawEllipse(wall)
    stones = QPen(LIGHT_INK, ring * 0.62)
    stones.setCapStyle(Qt.PenCapStyle.FlatCap)
    around = 3.1416 * wall.width() / stones.widthF()
    stones.setDashPattern([around / 20, around / 20])
    painter.setPen(stones)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(wall)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat.ink)
    painter.drawPath(mark_path(seat.mark, rect.center(), side * 0.23))


def paint_coin(painter: QPainter, rect: QRectF) -> None:
    side = max(1, round(rect.width()))
    painter.drawPixmap(rect.topLeft(), icons.pixmap("coin", side, painter.device().devicePixelRatioF()))


def paint_icon(painter: QPainter, name: str, rect: QRectF) -> None:
    side = max(1, round(min(rect.width(), rect.height())))
    at = rect.center() - QPointF(side / 2, side / 2)
    painter.drawPixmap(at, icons.pixmap(name, side, painter.device().devicePixelRatioF()))


def paint_count(painter: QPainter, text: str, rect: QRectF, pixels: int, theme: Theme) -> None:
    """A number that can be read on any ground: ink in a thin halo of paper."""
    path = _letters(text, pixels).translated(rect.left(), rect.center().y() + pixels * 0.34)
    halo = QPen(theme["surface"], max(2.0, pixels * 0.22))
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme["ink"])
    painter.drawPath(path)
    note(painter, rect, path.boundingRect(), text)


@lru_cache(maxsize=512)
def _letters(text: str, pixels: int) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(), fonts.sized(fonts.FontFace(weight=fonts.EXTRABOLD), pixels), text)
    return path


def count_width(text: str, pixels: int) -> float:
    return pixels * 0.56 * len(text) + 2
