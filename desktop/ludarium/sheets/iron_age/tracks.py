"""Box tracks: conquests, tribute, disasters."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QRectF

from ludarium.sheets.iron_age.part import Part, fives
from ludarium.sheets.layout import RIGHT, Shape, Sketch, Tone, square
from ludarium.sheets.sections import Heading, shares
from ludarium.sheets.sheet_voice import sheets


@attrs.frozen
class Conquest(Part):
    """The conquered tribes. ``with_strength``: show the seat's strength beside them."""

    with_strength: bool = False

    @cached_property
    def heading(self) -> Heading:
        if self.with_strength:
            return Heading(sheets.tr("Conquest"), slot="note.conquest")
        return Heading(sheets.tr("Conquest"), sheets.tr("filled = strength of the next tribe"))

    @cached_property
    def _strength_width(self) -> float:
        if not self.with_strength:
            return 0.0
        return self.scale(16) + self.scale.small.width(sheets.tr("Strength in battle {strength}", strength=99))

    def least_width(self) -> float:
        note = self.scale.small.width(sheets.tr("next tribe {strength}", strength=10)) if self.with_strength else 0
        boxes = max(self.scale(150), self.heading.width(self.scale) + self.scale(10) + note)
        return boxes + self._strength_width

    def height(self, width: float) -> float:
        return self.heading.height(self.scale) + self.scale(21)

    @property
    def rows(self) -> float:
        return 1

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        boxes = rect.adjusted(0, 0, -self._strength_width, 0)
        if self.with_strength:
            boxes.setWidth(min(boxes.width(), max(self.scale(215), self.least_width() - self._strength_width)))
            self._draw_strength(sketch, rect.adjusted(boxes.width() + self.scale(16), 0, 0, 0))
        row = self.heading.draw(sketch, self.scale, boxes)
        sketch.place("conquest", row)
        for n, at in enumerate(fives(row, self.printed.conquest, self.scale(8)), 1):
            sketch.mark(f"conquest.{n}", Shape.BOX, square(at, self.scale(12.5)))

    def _draw_strength(self, sketch: Sketch, rect: QRectF) -> None:
        line = max(self.scale(17), self.scale.small.line)
        upper = QRectF(rect.left(), rect.top() + self.scale(2), rect.width(), line)
        sketch.slot("strength", upper, self.scale.small)
        sketch.slot("strength.parts", upper.translated(0, line), self.scale.small, tone=Tone.MUTED)


@attrs.frozen
class Track(Part):
    """A long track of boxes in rows of fifteen: tribute or disasters."""

    key: str
    heading: Heading
    count: int
    shape: Shape
    limits: tuple[int, ...] = ()

    PER_ROW = 15

    @property
    def _lines(self) -> int:
        return -(-self.count // self.PER_ROW)

    @cached_property
    def _label_width(self) -> float:
        return self.scale.small.width(str(self.count)) + self.scale(6)

    def least_width(self) -> float:
        boxes = self.PER_ROW * self.scale(13) + 2 * self.scale(6) + self._label_width
        return max(boxes, self.heading.width(self.scale))

    def wished_width(self) -> float:
        return max(self.least_width(), self.heading.wished_width(self.scale))

    def height(self, width: float) -> float:
        return (
            self.heading.height(self.scale) + self.scale(3) + self._lines * max(self.scale(15), self.scale.small.line)
        )

    @property
    def rows(self) -> float:
        return 0.7 * self._lines

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        rect = self.heading.draw(sketch, self.scale, rect).adjusted(0, self.scale(3), 0, 0)
        sketch.place(self.key, rect)
        side = self.scale(10 if self.shape is Shape.BOX else 11.5)
        for line, row in enumerate(shares(rect, [1] * self._lines)):
            last = min(self.count, (line + 1) * self.PER_ROW)
            boxes = row.adjusted(0, 0, -self._label_width, 0)
            sketch.text(row, str(last), self.scale.small, RIGHT, Tone.MUTED)
            for n, at in enumerate(fives(boxes, last - line * self.PER_ROW, self.scale(6)), line * self.PER_ROW + 1):
                sketch.mark(f"{self.key}.{n}", self.shape, square(at, side))
                if n in self.limits:
                    ring = min(side + self.scale(6), row.height())
                    sketch.mark(f"{self.key}.limit.{n}", Shape.LIMIT, square(at, ring))
