"""The plainest layout of a zone: named tiles in lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.look import fonts, seats
from ludarium.look.text_painting import write

TILE = QSize(132, 62)  # pixels at 100 %
GAP = 10.0


class ThingTile(Piece):
    """A tile with the thing's name and an edge in the owner's colour."""

    def draw(self, painter: QPainter) -> None:
        theme, radius = self.theme, self.theme.radius.card
        painter.setPen(QPen(theme["legal"] if self.picked else theme.edge, 2.4 if self.picked else 1.2))
        painter.setBrush(theme["raised"])
        painter.drawRoundedRect(self.rect, radius, radius)
        owner = self.thing.owner
        if owner >= 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seats.seat(self.context.colours[owner]).colour)
            painter.drawRect(QRectF(0, radius, 4, self.rect.height() - 2 * radius))
        painter.setPen(theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, round(14 * self.context.scale)))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        write(painter, self.rect.adjusted(9, 4, -6, -4), flags, self.said.name)


class ZoneBoard(Board):
    """One zone and what lies on its things, as tiles in lines that decide the height."""

    def __init__(self, context: TableContext, zone: str, parent: QWidget | None = None) -> None:
        super().__init__(context, (zone,), parent)
        self._fit()

    def make(self, thing: Thing) -> Piece:
        tile = ThingTile(thing, self.context)
        tile.setZValue(2)
        return tile

    def where(self, thing: Thing) -> QRectF | None:
        line, column = divmod([piece.id for piece in self.registry].index(thing.id), self._across())
        wide, high = self._tile()
        return QRectF(GAP + column * (wide + GAP), GAP + line * (high + GAP), wide, high)

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    def _tile(self) -> tuple[float, float]:
        return TILE.width() * self.context.scale, TILE.height() * self.context.scale

    def _across(self) -> int:
        return max(1, int((self.viewport().width() - GAP) // (self._tile()[0] + GAP)))

    def _fit(self) -> None:
        lines = -(-len(self.registry.ids) // self._across())
        self.setFixedHeight(round(GAP + max(1, lines) * (self._tile()[1] + GAP)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()
