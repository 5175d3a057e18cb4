"""A peg board: five rows of holes with a peg in each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.hand import Hand
from ludarium.boards.piece import Piece
from ludarium.engine.resources import resources
from ludarium.look import fonts, icons, seats
from ludarium.look.theme import Theme
from ludarium.models.desk import Desk
from ludarium.models.rows import Row, RowsModel

SUPPLY = (640, 50, 300, 140)
"""Where colony pegs that are left stand on the board: in the corner that its short rows leave free."""

PEG_SHAPE = 0.6
"""How wide a standing peg is for its height."""


@cache
def drawing() -> Mapping[str, Any]:
    """Where the holes are, in the units of the drawing."""
    path = resources() / "art" / "components" / "layout.json"
    layout: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))["peg-board"]
    return layout


class RowPlace(Piece):
    """A row of the board, from its first hole to its last: it glows as a whole."""


class Peg(Piece):
    """A peg seen from above, in its seat's colour and with its mark."""

    def __init__(self, row: Row, theme: Theme, colour: int) -> None:
        super().__init__(row, theme)
        self._colour = colour
        self.is_round = True

    def draw(self, painter: QPainter) -> None:
        seats.paint_mark(painter, seats.seat(self._colour), self.rect)


class Supply(Piece):
    """The pegs that are left: a few of them, and their number."""

    is_stack = True

    def __init__(self, row: Row, theme: Theme, colour: int) -> None:
        super().__init__(row, theme)
        self._colour = colour

    def peg(self, ratio: float) -> QPixmap:
        """One of them."""
        high = self.rect.height()
        return icons.pixmap(f"peg-{seats.seat(self._colour).name}", QSizeF(high * PEG_SHAPE, high).toSize(), ratio)

    def draw(self, painter: QPainter) -> None:
        high, left = self.rect.height(), self.row.value - self.held
        wide = high * PEG_SHAPE
        picture = self.peg(painter.device().devicePixelRatioF())
        shown = min(left, 4)
        for n in range(shown):
            painter.drawPixmap(QPointF(n * wide * 0.55, 0), picture)
        painter.setPen(seats.DARK_INK)  # the board is of light wood in both themes
        painter.setFont(fonts.sized(fonts.STRONG, max(12, round(high * 0.42))))
        start = (shown + 1) * wide * 0.55 if shown else 0.0
        text = QRectF(start + 2, 0, self.rect.width() - start, high)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(left))

    def draw_rest(self, painter: QPainter) -> None:
        self.draw(painter)


class PegBoard(Board):
    """One seat's peg board."""

    def __init__(
        self, model: RowsModel, desk: Desk, hand: Hand, theme: Theme, colour: int, parent: QWidget | None = None
    ) -> None:
        self._colour = colour
        self._forecast: Mapping[str, int] = {}
        super().__init__(model, desk, hand, theme, parent)
        self.setAccessibleName(self.tr("Peg board"))

    def show_forecast(self, forecast: Mapping[str, int]) -> None:
        """Dash where pegs would go; an empty forecast shows none."""
        if forecast != self._forecast:
            self._forecast = dict(forecast)
            self.viewport().update()

    def make(self, row: Row) -> Piece:
        if row.kind == "peg":
            peg = Peg(row, self.theme, self._colour)
            peg.setZValue(2)
            return peg
        if row.kind == "supply":
            supply = Supply(row, self.theme, self._colour)
            supply.setZValue(2)
            return supply
        return RowPlace(row, self.theme)

    def picture_of(self, piece: Piece) -> QPixmap:
        """From the supply one peg is taken at a time."""
        return piece.peg(self.devicePixelRatioF()) if isinstance(piece, Supply) else super().picture_of(piece)

    # Where things are

    def _ground(self) -> QRectF:
        """The board as large as the view allows, in its own proportions."""
        wide, high = drawing()["size"]
        view = QRectF(self.viewport().rect()).adjusted(4, 4, -4, -6)
        factor = min(view.width() / wide, view.height() / high)
        ground = QRectF(0, 0, wide * factor, high * factor)
        ground.moveCenter(view.center())
        return ground

    def _hole(self, row: str, number: int) -> QPointF:
        ground = self._ground()
        factor = ground.width() / drawing()["size"][0]
        x, y = drawing()["rows"][row][number]
        return ground.topLeft() + QPointF(x, y) * factor

    def where(self, row: Row) -> QRectF | None:
        factor = self._ground().width() / drawing()["size"][0]
        if row.kind == "peg":
            name, at = row.value
            side = 40 * factor
            hole = self._hole(name, at)
            return QRectF(hole.x() - side / 2, hole.y() - side / 2, side, side)
        if row.kind == "supply":
            corner = self._ground().topLeft() + QPointF(*SUPPLY[:2]) * factor
            return QRectF(corner, QSizeF(*SUPPLY[2:]) * factor)
        holes = drawing()["rows"][row.value]
        start, end = self._hole(row.value, 0), self._hole(row.value, len(holes) - 1)
        edge = 27 * factor
        return QRectF(start.x() - 100 * factor, start.y() - edge, end.x() - start.x() + 128 * factor, 2 * edge)

    def paint_ground(self, painter: QPainter) -> None:
        ground = self._ground()
        if ground.width() < 20:
            return
        picture = icons.pixmap("peg-board", ground.size().toSize(), self.devicePixelRatioF())
        painter.drawPixmap(ground.topLeft(), picture)
        self._paint_forecast(painter, ground.width() / drawing()["size"][0])

    def _paint_forecast(self, painter: QPainter, factor: float) -> None:
        for row, number in self._forecast.items():
            peg = self.model.row(f"peg.{row}")
            if peg is None or peg.value[1] == number:
                continue
            start, end = self._hole(row, peg.value[1]), self._hole(row, number)
            pen = QPen(Qt.GlobalColor.white, max(1.5, 3 * factor), Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(start, end)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(Qt.GlobalColor.white, max(1.5, 4 * factor), Qt.PenStyle.DashLine))
            painter.drawEllipse(end, 17 * factor, 17 * factor)

    def sizeHint(self) -> QSize:  # noqa: N802
        wide, high = drawing()["size"]
        return QSize(wide // 2, high // 2)
