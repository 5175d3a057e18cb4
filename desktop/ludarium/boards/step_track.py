"""A track with numbered steps, their values and a marker."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, TextBlock, draw_line, fit_text, one_line
from ludarium.boards.token import paint_icon
from ludarium.look import seats
from ludarium.words.inline_icons import picture, strong


@attrs.frozen
class StepTrack:
    """A track as it is painted.

    picture, name: what heads it; numbers: of its steps; figures: what a step brings, empty where it brings nothing new
    at: where the marker stands; says: in words what it gives now
    """

    picture: str
    name: str
    numbers: tuple[int, ...]
    figures: tuple[str, ...]
    at: int
    says: str


class StepTrackPiece(Piece):
    """A track with a marker in its owner's colour."""

    def rungs(self) -> StepTrack:
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        rungs, scale, rect = self.rungs(), self.context.scale, self.rect
        pixels = max(SMALLEST, round(14 * scale))
        side = min(rect.height() - 2, 20 * scale)
        paint_icon(painter, rungs.picture, QRectF(rect.left(), rect.center().y() - side / 2, side, side))
        named = one_line(rungs.name, pixels)
        says = one_line(rungs.says, pixels)
        head, tail = 84 * scale, min(96 * scale, rect.width() * 0.26)
        steps = QRectF(rect.left() + side + 6 + head, rect.top() + 1, 0, rect.height() - 2)
        steps.setRight(rect.right() - tail)
        if named.wide <= head:
            draw_line(
                painter, QRectF(rect.left() + side + 6, rect.top(), head, rect.height()), named, self.theme["ink"]
            )
        shown: TextBlock | None = (
            says if says.wide <= tail - 4 else fit_text((rungs.says,), tail - 4, pixels * 1.3, pixels)
        )
        if shown is not None:
            end = QRectF(rect.right() - tail + 4, rect.top(), tail - 4, rect.height())
            draw_line(painter, end, shown, self.theme["ink"], 1.0)
        self._steps(painter, rungs, steps, pixels)

    def _steps(self, painter: QPainter, rungs: StepTrack, room: QRectF, pixels: int) -> None:
        wide = room.width() / len(rungs.numbers)
        for at, number in enumerate(rungs.numbers):
            cell = QRectF(room.left() + at * wide, room.top(), wide, room.height())
            is_reached = at <= rungs.at
            painter.setPen(QPen(self.theme["line"], 1))
            painter.setBrush(self.theme.tint if is_reached else self.theme["raised"])
            painter.drawRect(cell)
            self._number(painter, cell, number, at == rungs.at, pixels)
            figure = rungs.figures[at] if at < len(rungs.figures) else ""
            if figure:
                line = one_line(figure, SMALLEST)
                if line.wide <= wide - 18:
                    ink = self.theme["muted"] if is_reached else self.theme["ink"]
                    draw_line(painter, cell.adjusted(0, 0, -3, 0), line, ink, 1.0)

    def _number(self, painter: QPainter, cell: QRectF, number: int, is_here: bool, pixels: int) -> None:
        line = one_line(strong(str(number)) if is_here else str(number), pixels)
        if not is_here:
            draw_line(painter, cell.adjusted(5, 0, 0, 0), line, self.theme["ink"])
            return
        seat = seats.seat(self.context.colours[max(0, self.thing.owner)])
        side = min(cell.height() - 2, cell.width() - 2, pixels * 1.5)
        marker = QRectF(cell.left() + 1, cell.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat.colour)
        painter.drawRoundedRect(marker, 3, 3)
        draw_line(painter, marker, line, seat.ink, 0.5)


def figure(name: str, number: int) -> str:
    """Return a small number with its picture."""
    return f"{number}{picture(name)}"
