"""The leaders as on a coin: a head in profile on a disc, told apart by ground, hair, beard and wreath."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ludarium.look.colour import mix
from ludarium.look.seats import DARK_INK


@attrs.frozen
class Head:
    """How a leader looks: the ground, the colour of the hair, and what is on or under the head."""

    ground: str
    hair: str
    has_beard: bool = False
    has_wreath: bool = False
    has_bun: bool = False


HEADS: Mapping[str, Head] = {
    "augustus": Head("#6B2D5C", "#B98A4A", has_wreath=True),
    "fulvia": Head("#B5532F", "#5A2E1A", has_bun=True),
    "hadrian": Head("#2F6C8F", "#7A4A26", has_beard=True),
    "livia": Head("#8C7A2C", "#2B2622", has_bun=True),
    "marcus": Head("#5B7B4B", "#A59A8C", has_beard=True),
    "trajan": Head("#96292A", "#6E4A2C", has_wreath=True),
}
UNKNOWN = Head("#74695D", "#4A3522")
SKIN, GOLD, LAUREL = "#E9BE95", "#C9A227", "#5B7B4B"


def paint_portrait(painter: QPainter, leader: str, rect: QRectF) -> None:
    """The head of a leader in the middle of the rectangle; somebody unknown for a leader of one's own."""
    head = HEADS.get(leader, UNKNOWN)
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(GOLD), side * 0.05))
    painter.setBrush(QColor(head.ground))
    painter.drawEllipse(disc.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03))
    clip = QPainterPath()
    clip.addEllipse(disc.adjusted(side * 0.055, side * 0.055, -side * 0.055, -side * 0.055))
    painter.setClipPath(clip)
    painter.translate(disc.topLeft())
    painter.scale(side / 100, side / 100)
    _paint_head(painter, head)
    painter.restore()


def _paint_head(painter: QPainter, head: Head) -> None:
    """In a square of a hundred, looking to the right."""
    painter.setPen(QPen(DARK_INK, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(head.hair))
    if head.has_bun:
        painter.drawEllipse(QPointF(27, 50), 11, 11)
    painter.setBrush(mix(QColor(SKIN), DARK_INK, 0.08))
    painter.drawPath(_shape((36, 62), (34, 80), (28, 104), (74, 104), (60, 82), (57, 72)))
    painter.setBrush(QColor(SKIN))
    painter.drawPath(_shape((38, 30), (62, 26), (68, 40), (76, 53), (70, 57), (71, 62), (68, 70), (58, 76), (42, 70)))
    if head.has_beard:
        painter.setBrush(QColor(head.hair))
        painter.drawPath(_shape((40, 54), (52, 58), (60, 63), (71, 64), (69, 75), (58, 84), (42, 76)))
    painter.setBrush(QColor(head.hair))
    painter.drawPath(_shape((66, 34), (62, 18), (40, 14), (24, 28), (26, 54), (38, 64), (44, 50), (48, 36)))
    painter.setBrush(DARK_INK)
    painter.drawEllipse(QPointF(61, 44), 1.6, 2.2)
    if head.has_wreath:
        _paint_wreath(painter)


def _paint_wreath(painter: QPainter) -> None:
    painter.setPen(QPen(DARK_INK, 1.0))
    painter.setBrush(QColor(LAUREL))
    for x, y, turned in ((64, 29, -30), (55, 25, -18), (45, 24, -4), (35, 28, 22), (28, 37, 48)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turned)
        painter.drawEllipse(QPointF(0, 0), 6.5, 3.2)
        painter.restore()


def _shape(*points: tuple[float, float]) -> QPainterPath:
    """A closed line through these points, softly bent."""
    path = QPainterPath(QPointF(*points[0]))
    for here, there in zip(points[1:], (*points[2:], points[0]), strict=True):
        middle = QPointF((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        path.quadTo(QPointF(*here), middle)
    path.closeSubpath()
    return path
