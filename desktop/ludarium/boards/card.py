"""A card on a table: a piece that paints a face."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludarium.boards.cardface import PrintedFace, paint_card
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing

SHADOW = 2.0
UNUSED = 0.8  # opacity of unusable cards


class CardPiece(Piece):
    """A card. Picked ones get a frame; irrelevant ones are paler."""

    least_held = 0.5

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self._face: PrintedFace | None = None

    @abstractmethod
    def make_face(self) -> PrintedFace:
        """Return the card's face; called once for each change of its thing."""

    is_pale = False  # show that it is unusable now

    @property
    def face(self) -> PrintedFace:
        if self._face is None:
            self._face = self.make_face()
        return self._face

    def show_thing(self, thing: Thing) -> None:
        self._face = None
        super().show_thing(thing)

    def draw(self, painter: QPainter) -> None:
        theme, radius = self.theme, min(self.theme.radius.card, self.rect.height() / 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme["line"])
        painter.drawRoundedRect(self.rect.translated(0, SHADOW), radius, radius)
        painter.setBrush(theme["raised"])
        painter.drawRoundedRect(self.rect, radius, radius)
        if self.is_pale:
            painter.setOpacity(UNUSED)
        paint_card(painter, self.face, self.rect, theme, self.context.scale)
        painter.setOpacity(1.0)
        if self.picked:
            self._tick(painter)

    def _tick(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.theme["accent"], 3.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), 6, 6)
        side = 20 * self.context.scale
        disc = QRectF(self.rect.right() - side - 3, self.rect.top() + 3, side, side)
        painter.setBrush(self.theme["accent"])
        painter.setPen(QPen(self.theme["surface"], 1.5))
        painter.drawEllipse(disc)
        painter.setPen(QPen(self.theme["surface"], 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x, y, size = disc.center().x(), disc.center().y(), side * 0.22
        painter.drawPolyline([QPointF(x - size, y), QPointF(x - size * 0.2, y + size), QPointF(x + size, y - size)])
