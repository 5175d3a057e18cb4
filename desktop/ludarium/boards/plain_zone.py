"""The plainest manner of laying out a zone: its things side by side, each with its name, in lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import Setting
from ludarium.engine.scene import Thing
from ludarium.look import fonts, seats
from ludarium.look.text_painting import write

TILE = QSize(132, 62)
"""How large a thing is, in pixels at 100 %."""

GAP = 10.0


class Tile(Piece):
    """A thing of any kind: a card with its name on it, and an edge in its owner's colour. What is picked is raised."""

    def draw(self, painter: QPainter) -> None:
        theme, radius = self.theme, self.theme.radius.card
        painter.setPen(QPen(theme["legal"] if self.picked else theme.edge, 2.4 if self.picked else 1.2))
        painter.setBrush(theme["raised"])
        painter.drawRoundedRect(self.rect, radius, radius)
        owner = self.thing.owner
        if owner >= 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seats.seat(self.setting.colours[owner]).colour)
            painter.drawRect(QRectF(0, radius, 4, self.rect.height() - 2 * radius))
        painter.setPen(theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, round(14 * self.setting.scale)))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        write(painter, self.rect.adjusted(9, 4, -6, -4), flags, self.said.name)


class ZoneBoard(Board):
    """One zone and what lies on its things, as tiles in lines. It is as high as its lines are."""

    def __init__(self, setting: Setting, zone: str, parent: QWidget | None = None) -> None:
        super().__init__(setting, (zone,), parent)
        self._fit()

    def make(self, thing: Thing) -> Piece:
        tile = Tile(thing, self.setting)
        tile.setZValue(2)
        return tile

    def where(self, thing: Thing) -> QRectF | None:
        line, column = divmod([piece.id for piece in self.stock].index(thing.id), self._across())
        wide, high = self._tile()
        return QRectF(GAP + column * (wide + GAP), GAP + line * (high + GAP), wide, high)

    def refresh(self) -> None:
        super().refresh()
        self._fit()

    def _tile(self) -> tuple[float, float]:
        return TILE.width() * self.setting.scale, TILE.height() * self.setting.scale

    def _across(self) -> int:
        return max(1, int((self.viewport().width() - GAP) // (self._tile()[0] + GAP)))

    def _fit(self) -> None:
        lines = -(-len(self.stock.ids) // self._across())
        self.setFixedHeight(round(GAP + max(1, lines) * (self._tile()[1] + GAP)))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()
