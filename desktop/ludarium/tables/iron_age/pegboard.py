"""A peg board: five rows of holes with a peg in each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.resources import resources
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.iron_age import scene
from ludarium.look import fonts, icons, seats
from ludarium.look.text_painting import write
from ludarium.models.table_voice import at_table
from ludarium.words.iron_age.names import ROW_HEADS, named

SUPPLY = (640, 50, 300, 140)
"""Where colony pegs that are left stand on the board: in the corner that its short rows leave free."""

PEG_SHAPE = 0.6
"""How wide a standing peg is for its height."""


SHADE = QColor(20, 8, 0, 96)
"""What lies over the light wood of the drawing in the dark theme."""


@lru_cache(maxsize=32)
def wood(size: QSize, ratio: float, is_dark: bool) -> QPixmap:
    """The board itself, of light wood or of dark."""
    picture = icons.pixmap("peg-board", size, ratio)
    if not is_dark:
        return picture
    shaded = QPixmap(picture)
    painter = QPainter(shaded)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(QPointF(), QSizeF(size)), SHADE)
    painter.end()
    return shaded


@cache
def drawing() -> Mapping[str, Any]:
    """Where the holes are, in the units of the drawing."""
    path = resources() / "art" / "components" / "layout.json"
    layout: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))["peg-board"]
    return layout


SMALL = 13
"""The size of the letters beside the board, in pixels at 100 %."""

APART = 68
"""How far rows lie apart in the units of the drawing: names stand beside the board where they have the room."""


def _row_name(row: str) -> str:
    return named(ROW_HEADS, row)


class RowPlace(Piece):
    """A row of the board, from its first hole to its last: it glows as a whole, and inside: rows lie close together."""

    glow_gap = -3.0


class Peg(Piece):
    """A peg seen from above, in its seat's colour and with its mark."""

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.is_round = True

    def draw(self, painter: QPainter) -> None:
        seats.paint_mark(painter, seats.seat(self.context.colours[self.thing.owner]), self.rect)


class Supply(Piece):
    """The pegs that are left: a few of them, and their number."""

    is_stack = True

    def picture(self, ratio: float) -> QPixmap:
        """One peg is taken at a time."""
        high = self.rect.height()
        seat = seats.seat(self.context.colours[self.thing.owner])
        return icons.pixmap(f"peg-{seat.name}", QSizeF(high * PEG_SHAPE, high).toSize(), ratio)

    def draw(self, painter: QPainter) -> None:
        high, left = self.rect.height(), facts_of(self.thing, scene.Supply).pegs - self.held
        wide = high * PEG_SHAPE
        picture = self.picture(painter.device().devicePixelRatioF())
        shown = min(left, 4)
        for n in range(shown):
            painter.drawPixmap(QPointF(n * wide * 0.55, 0), picture)
        painter.setPen(seats.LIGHT_INK if self.context.theme.is_dark else seats.DARK_INK)
        painter.setFont(fonts.sized(fonts.STRONG, max(12, round(high * 0.42))))
        start = (shown + 1) * wide * 0.55 if shown else 0.0
        text = QRectF(start + 2, 0, self.rect.width() - start, high)
        write(painter, text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(left))

    def draw_rest(self, painter: QPainter) -> None:
        self.draw(painter)


class PegBoard(Board):
    """One seat's peg board, with where the pegs would go if the dice were kept as they lie."""

    def __init__(self, context: TableContext, seat: int, parent: QWidget | None = None) -> None:
        self._seat = seat
        self.forecast: Mapping[str, int] = {}
        self._fitted: tuple[QSize, QRectF] | None = None
        self.is_named = False
        super().__init__(context, (scene.pegboard(seat),), parent)
        context.desk.changed.connect(self._foresee)
        self._foresee()
        self.setAccessibleName(at_table.tr("Peg board"))

    def _foresee(self) -> None:
        """Dash where pegs would go if the choice ended with nothing picked."""
        prompt, then = self.desk.prompt, None
        if prompt is not None and self.desk.is_drafting and prompt.done is not None and prompt.seat == self._seat:
            then = self.desk.scene_after((prompt.done,))
        pegs = [then[piece.id] for piece in self.registry if piece.thing.kind == "peg"] if then else []
        forecast = {facts_of(peg, scene.Pegged).row: peg.place for peg in pegs}
        if forecast != self.forecast:
            self.forecast = forecast
            self.viewport().update()

    def make(self, thing: Thing) -> Piece:
        if thing.kind == "row":
            return RowPlace(thing, self.context)
        piece: Piece = Peg(thing, self.context) if thing.kind == "peg" else Supply(thing, self.context)
        piece.setZValue(2)
        return piece

    # Where things are

    @staticmethod
    def height_for(width: int) -> int:
        """How high the board is that is so wide, in its own proportions."""
        wide, high = drawing()["size"]
        return int(min(width, wide) * high / wide) + 10

    def _ground(self) -> QRectF:
        """The board as large as the view allows, in its own proportions."""
        size = self.viewport().size()
        if self._fitted is None or self._fitted[0] != size:
            wide, high = drawing()["size"]
            view = QRectF(self.viewport().rect()).adjusted(4, 4, -4, -6)
            names, numbers = self._margins()
            beside = view.adjusted(names, numbers, 0, 0)
            factor = min(beside.width() / wide, beside.height() / high)
            self.is_named = APART * factor >= numbers
            if self.is_named:
                view = beside
            else:
                factor = min(view.width() / wide, view.height() / high)
            ground = QRectF(0, 0, wide * factor, high * factor)
            ground.moveCenter(view.center())
            self._fitted = size, ground
        return self._fitted[1]

    def _margins(self) -> tuple[float, float]:
        """The room that the names of rows take on the left, and the numbers of holes above."""
        metrics = QFontMetricsF(self._letters())
        return max(metrics.horizontalAdvance(_row_name(row)) for row in drawing()["rows"]) + 8, metrics.height()

    def _letters(self) -> QFont:
        return fonts.sized(fonts.STRONG, round(SMALL * self.context.scale))

    def _hole(self, row: str, number: int) -> QPointF:
        ground = self._ground()
        factor = ground.width() / float(drawing()["size"][0])
        x, y = drawing()["rows"][row][number]
        return ground.topLeft() + QPointF(x * factor, y * factor)

    def where(self, thing: Thing) -> QRectF | None:
        ground = self._ground()
        factor = ground.width() / drawing()["size"][0]
        if thing.kind == "supply":
            return QRectF(ground.topLeft() + QPointF(*SUPPLY[:2]) * factor, QSizeF(*SUPPLY[2:]) * factor)
        holes = drawing()["rows"][facts_of(thing, scene.Pegged).row]
        if thing.kind == "peg":
            side = 40 * factor
            hole = ground.topLeft() + QPointF(*holes[thing.place]) * factor
            return QRectF(hole.x() - side / 2, hole.y() - side / 2, side, side)
        corner = ground.topLeft()
        start, end = corner + QPointF(*holes[0]) * factor, corner + QPointF(*holes[-1]) * factor
        edge = 27 * factor
        return QRectF(start.x() - 100 * factor, start.y() - edge, end.x() - start.x() + 128 * factor, 2 * edge)

    def paint_ground(self, painter: QPainter) -> None:
        ground = self._ground()
        if ground.width() < 20:
            return
        picture = wood(ground.size().toSize(), self.devicePixelRatioF(), self.context.theme.is_dark)
        painter.drawPixmap(ground.topLeft(), picture)
        if self.is_named:
            self._paint_names(painter, ground)
            self._paint_numbers(painter, ground)
        self._paint_forecast(painter, ground.width() / drawing()["size"][0])

    def _paint_names(self, painter: QPainter, ground: QRectF) -> None:
        """What each row holds, to the left of it."""
        painter.setFont(self._letters())
        painter.setPen(self.theme["ink"])
        high = painter.fontMetrics().height()
        for row in drawing()["rows"]:
            middle = self._hole(row, 0).y()
            room = QRectF(0, middle - high / 2, ground.left() - 6, high)
            write(painter, room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _row_name(row))

    def _paint_numbers(self, painter: QPainter, ground: QRectF) -> None:
        """Which hole is which, above the board: all of them, or every fifth where they lie close together."""
        painter.setPen(self.theme.quiet)
        high = painter.fontMetrics().height()
        longest = max(drawing()["rows"].values(), key=len)
        apart = (longest[1][0] - longest[0][0]) * ground.width() / drawing()["size"][0]
        every = 1 if apart > painter.fontMetrics().horizontalAdvance("00") + 2 else 5
        row = next(row for row, holes in drawing()["rows"].items() if holes is longest)
        for number in range(0, len(longest), every):
            x = self._hole(row, number).x()
            room = QRectF(x - high, ground.top() - high, 2 * high, high)
            write(painter, room, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_forecast(self, painter: QPainter, factor: float) -> None:
        for row, number in self.forecast.items():
            peg = self.piece(f"{self._seat}.{row}.peg")
            if peg is None or peg.thing.place == number:
                continue
            start, end = self._hole(row, peg.thing.place), self._hole(row, number)
            pen = QPen(Qt.GlobalColor.white, max(1.5, 3 * factor), Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(start, end)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(Qt.GlobalColor.white, max(1.5, 4 * factor), Qt.PenStyle.DashLine))
            painter.drawEllipse(end, 17 * factor, 17 * factor)

    def sizeHint(self) -> QSize:  # noqa: N802
        wide, high = drawing()["size"]
        return QSize(wide // 2, high // 2)
