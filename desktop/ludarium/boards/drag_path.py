"""The path of a held piece, drawn over a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.look.theme import Theme


class DragPath(QGraphicsItem):
    """The path of a held piece from place to place, with the movement left."""

    def __init__(self, theme: Theme, scale: float = 1.0) -> None:
        super().__init__()
        self._theme, self._scale = theme, scale
        self._points: Sequence[QPointF] = ()
        self._left = ""
        self.setZValue(6)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_way(self, points: Sequence[QPointF], left: str) -> None:
        self.prepareGeometryChange()
        self._points, self._left = points, left
        self.setVisible(len(points) > 1)
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QPolygonF(self._points).boundingRect().adjusted(-90, -30, 90, 40)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if len(self._points) < 2:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPolygonF(self._points)
        for colour, width in ((self._theme["surface"], 8.0), (self._theme["accent"], 4.5)):
            painter.setPen(
                QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPolyline(line)
        painter.setPen(QPen(self._theme["surface"], 1.5))
        painter.setBrush(self._theme["accent"])
        for point in self._points[1:]:
            painter.drawEllipse(point, 6, 6)
        if self._left:
            self._paint_left(painter)

    def _paint_left(self, painter: QPainter) -> None:
        painter.setFont(fonts.sized(fonts.STRONG, round(13 * self._scale)))
        wide = painter.fontMetrics().horizontalAdvance(self._left) + 16
        end = self._points[-1]
        high = painter.fontMetrics().height() + 4
        pill = QRectF(end.x() - wide - 12, end.y() - high / 2, wide, high)  # the held piece hides what is right of it
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme["accent"])
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(self._theme["accent_ink"])
        write(painter, pill, Qt.AlignmentFlag.AlignCenter, self._left)
