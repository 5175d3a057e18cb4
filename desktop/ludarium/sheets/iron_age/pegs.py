"""Peg board and solitaire rounds, for players who use paper alone."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.look.fonts import TEXT
from ludarium.sheets.iron_age.part import GROUP, Part
from ludarium.sheets.layout import CENTRE, Shape, Sketch, Tone, square
from ludarium.sheets.lettering import Type
from ludarium.sheets.sections import Heading, shares
from ludarium.sheets.sheet_voice import sheets


@attrs.frozen
class PegBoard(Part):
    """The five rows with a hole for each number."""

    @cached_property
    def heading(self) -> Heading:
        return Heading(sheets.tr("Peg board"))

    @cached_property
    def _name_width(self) -> float:
        return max(self.scale.strong.width(row.name) for row in self.printed.rows) + self.scale(10)

    @property
    def _holes(self) -> int:
        return max(row.holes for row in self.printed.rows) + 1

    @cached_property
    def _digits(self) -> Type:
        return self.scale.type(TEXT, 8.6)

    def least_width(self) -> float:
        return self._name_width + self._holes * self.scale(10)

    def ample_width(self) -> float:
        return self._name_width + self._holes * (self._digits.width("15") + self.scale(5))

    @property
    def _row(self) -> float:
        return max(self.scale(18), self.scale.strong.line)

    def _side(self, pitch: float) -> float:
        return min(pitch - self.scale(2), self._row - self.scale(2))

    def _is_numbered(self, pitch: float) -> bool:
        """Return whether a number fits into a hole; otherwise numbers are drawn above."""
        return self._side(pitch) >= self._digits.width("15") + self.scale(3)

    def _pitch(self, width: float) -> float:
        return min(self.scale(20), (width - self._name_width) / self._holes)

    def height(self, width: float) -> float:
        above = 0.0 if self._is_numbered(self._pitch(width)) else self._digits.line
        return self.heading.height(self.scale) + above + self._row * len(self.printed.rows)

    @property
    def rows(self) -> float:
        return 0.7 * len(self.printed.rows)

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        rect = self.heading.draw(sketch, self.scale, rect)
        pitch = self._pitch(rect.width())
        left = rect.left() + self._name_width
        is_numbered = self._is_numbered(pitch)
        if not is_numbered:
            self._draw_numbers(sketch, rect, left, pitch)
            rect = rect.adjusted(0, self._digits.line, 0, 0)
        side = self._side(pitch)
        for line, row in zip(shares(rect, [1] * len(self.printed.rows)), self.printed.rows, strict=True):
            sketch.place(row.id, line)
            sketch.rule(line.left(), line.right(), line.bottom(), 0.8)
            sketch.text(line, row.name, self.scale.strong)
            for n in range(row.holes + 1):
                at = QPointF(left + (n + 0.5) * pitch, line.center().y())
                sketch.mark(f"{row.id}.{n}", Shape.PEG, square(at, side), str(n) if is_numbered else "", self._digits)

    def _draw_numbers(self, sketch: Sketch, rect: QRectF, left: float, pitch: float) -> None:
        for n in range(0, self._holes, GROUP):
            cell = QRectF(left + n * pitch, rect.top(), pitch, self._digits.line)
            sketch.text(cell, str(n), self._digits, CENTRE, Tone.MUTED)


@attrs.frozen
class Rounds(Part):
    """The rounds of a solitaire game, to tick off."""

    @cached_property
    def _label(self) -> str:
        return sheets.tr("Solo rounds")

    @cached_property
    def _step(self) -> float:
        return self.scale(25) + self.scale.plain.width("8")

    def least_width(self) -> float:
        return self.scale.strong.width(self._label) + self.printed.rounds * self._step + self.scale(8)

    def ample_width(self) -> float:
        return self.least_width() + self.printed.rounds * self.scale(10)

    def height(self, width: float) -> float:
        return max(self.scale(20), self.scale.strong.line)

    @property
    def rows(self) -> float:
        return 0

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        sketch.text(rect, self._label, self.scale.strong)
        side, left = self.scale(12.5), rect.left() + self.scale.strong.width(self._label) + self.scale(10)
        step = min((rect.right() - left) / self.printed.rounds, self._step + self.scale(10))
        for n in range(1, self.printed.rounds + 1):
            at = QPointF(left + side / 2, rect.center().y())
            sketch.mark(f"round.{n}", Shape.BOX, square(at, side))
            number = rect.adjusted(at.x() + side / 2 + self.scale(4) - rect.left(), 0, 0, 0)
            sketch.text(number, str(n), self.scale.plain)
            left += step
