"""The effects of skulls, and the score."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QRectF

from ludarium.look.fonts import STRONG
from ludarium.sheets.iron_age.part import Part
from ludarium.sheets.iron_age.short import MINUS
from ludarium.sheets.layout import RIGHT, Sketch, Tone
from ludarium.sheets.lettering import fit, lettered
from ludarium.sheets.sections import Heading, shares
from ludarium.sheets.sheet_voice import sheets


@attrs.frozen
class Skulls(Part):
    """The effects of skulls on the dice. ``is_titled``: with a heading, else in muted lines."""

    is_titled: bool = True

    @cached_property
    def heading(self) -> Heading:
        return Heading(sheets.tr("Skulls rolled"))

    @cached_property
    def _columns(self) -> tuple[float, float, float]:
        scale, rows = self.scale, self.printed.disasters
        return (
            max(scale.small.width(row.skulls) for row in rows) + scale(9),
            max(scale.small.width(row.name) for row in rows) + scale(12),
            max(scale.small.width(row.text) for row in rows),
        )

    def least_width(self) -> float:
        number, name, text = self._columns
        return number + name + min(text, self.scale(60))

    def wished_width(self) -> float:
        return sum(self._columns)

    @property
    def _row(self) -> float:
        return max(self.scale(15), self.scale.small.line)

    def height(self, width: float) -> float:
        above = self.heading.height(self.scale) + self.scale(2) if self.is_titled else 0.0
        return above + self._row * len(self.printed.disasters)

    @property
    def rows(self) -> float:
        return 0.5 * len(self.printed.disasters)

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        scale = self.scale
        if self.is_titled:
            rect = self.heading.draw(sketch, scale, rect).adjusted(0, scale(2), 0, 0)
        number, name, _ = self._columns
        tone = Tone.INK if self.is_titled else Tone.MUTED
        strong = lettered(STRONG, scale.small.size)
        for row, disaster in zip(shares(rect, [1] * len(self.printed.disasters)), self.printed.disasters, strict=True):
            sketch.text(row, disaster.skulls, strong if self.is_titled else scale.small, tone=tone)
            sketch.text(row.adjusted(number, 0, 0, 0), disaster.name, scale.small, tone=tone)
            room = row.adjusted(number + name, 0, 0, 0)
            sketch.text(room, *fit(disaster.text, scale.small, room.width(), scale.smallest), tone=tone)


@attrs.frozen
class Score(Part):
    """The lines of the score and their sum."""

    heading: Heading | None
    total: str

    @cached_property
    def _number_width(self) -> float:
        return self.scale.total.width(f"{MINUS}100")

    def least_width(self) -> float:
        labels = max(self.scale.plain.width(label) for _, label in self.printed.lines)
        return max(labels, self.scale.total.width(self.total)) + self._number_width + self.scale(8)

    @property
    def _weights(self) -> list[float]:
        line = max(self.scale(19.5), self.scale.plain.line)
        return [line] * len(self.printed.lines) + [max(self.scale(25), self.scale.total.line)]

    def height(self, width: float) -> float:
        return (self.heading.height(self.scale) if self.heading else 0.0) + sum(self._weights)

    @property
    def rows(self) -> float:
        return len(self._weights)

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        scale = self.scale
        if self.heading:
            rect = self.heading.draw(sketch, scale, rect)
        *rows, last = shares(rect, self._weights)
        inset, width = scale(2), self._number_width
        for row, (key, label) in zip(rows, self.printed.lines, strict=True):
            row = row.adjusted(inset, 0, -inset, 0)
            sketch.text(row, label, scale.plain)
            sketch.slot(f"line.{key}", row.adjusted(row.width() - width, 0, 0, 0), scale.strong, RIGHT)
            if row.bottom() < last.top() - 1:
                sketch.rule(rect.left(), rect.right(), row.bottom(), 0.8)
        sketch.rule(rect.left(), rect.right(), last.top(), 1.9, Tone.INK)
        last = last.adjusted(inset, scale(2), -inset, 0)
        sketch.text(last, self.total, scale.total)
        number = last.adjusted(last.width() - width, 0, 0, 0)
        sketch.slot("total", number, scale.type(STRONG, 18), RIGHT)


@attrs.frozen
class Foot(Part):
    """Skulls and score side by side."""

    skulls: Skulls
    score: Score

    def least_width(self) -> float:
        return self.skulls.least_width() + self.scale(18) + self.score.least_width()

    def wished_width(self) -> float:
        return self.skulls.wished_width() + self.scale(18) + max(self.scale(170), self.score.least_width())

    def height(self, width: float) -> float:
        return max(self.skulls.height(width), self.score.height(width))

    @property
    def rows(self) -> float:
        return self.score.rows

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        spare = rect.width() - self.skulls.wished_width() - self.scale(18)
        width = max(self.score.least_width(), min(spare, self.scale(210)))
        self.score.draw(sketch, rect.adjusted(rect.width() - width, 0, 0, 0))
        aside = rect.adjusted(0, 0, -width - self.scale(18), 0)
        aside.setTop(aside.bottom() - min(rect.height(), self.skulls.height(aside.width()) * 1.15))
        self.skulls.draw(sketch, aside)
