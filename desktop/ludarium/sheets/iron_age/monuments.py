"""The monuments."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.sheets.iron_age.part import Part, ring
from ludarium.sheets.iron_age.printed import PrintedMonument
from ludarium.sheets.layout import CENTRE, Shape, Sketch, Tone, square
from ludarium.sheets.lettering import Type, fit
from ludarium.sheets.sections import Heading, shares
from ludarium.sheets.sheet_voice import sheets


@attrs.frozen
class Monuments(Part):
    """A row of boxes for each monument, with its points for the first and for the others."""

    with_icons: bool = False

    @cached_property
    def heading(self) -> Heading:
        return Heading(sheets.tr("Monuments"), sheets.tr("first · later"))

    @cached_property
    def _name_width(self) -> float:
        names = max(self.scale.strong.width(monument.name) for monument in self.printed.monuments)
        return names + self.scale(34 if self.with_icons else 10)

    @cached_property
    def _points_width(self) -> float:
        return max(self.scale(27), self.scale.strong.width("10") + self.scale(9))

    @property
    def _most(self) -> int:
        return max(monument.boxes for monument in self.printed.monuments)

    def least_width(self) -> float:
        return self._name_width + self._most * self.scale(10) + 2 * self._points_width

    def wished_width(self) -> float:
        return self._width_at(self.scale(11.5))

    def ample_width(self) -> float:
        return self._width_at(self.scale(14.8))

    def _width_at(self, pitch: float) -> float:
        boxes = max(pitch * each.boxes + self._note_width(each) for each in self.printed.monuments)
        return self._name_width + boxes + 2 * self._points_width

    def _note_width(self, monument: PrintedMonument) -> float:
        return self.scale(8) + self.scale.small.width(monument.note) if monument.note else 0.0

    @property
    def _row(self) -> float:
        return max(self.scale(22.5), self.scale.strong.line + self.scale(2))

    def height(self, width: float) -> float:
        return self.heading.height(self.scale) + self._row * len(self.printed.monuments)

    @property
    def rows(self) -> float:
        return len(self.printed.monuments)

    def _pitch(self, width: float) -> float:
        """Return the largest distance between boxes that leaves room for the text behind them."""
        least = self.scale(10)
        notes = [(width - self._note_width(each)) / each.boxes for each in self.printed.monuments if each.note]
        return max(least, min(self.scale(15), width / self._most, *notes))

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        rect = self.heading.draw(sketch, self.scale, rect)
        pitch = self._pitch(rect.width() - self._name_width - 2 * self._points_width)
        for row, monument in zip(shares(rect, [1] * len(self.printed.monuments)), self.printed.monuments, strict=True):
            self._draw_row(sketch, row, monument, pitch)

    def _draw_row(self, sketch: Sketch, row: QRectF, monument: PrintedMonument, pitch: float) -> None:
        scale, key = self.scale, f"monument.{monument.id}"
        sketch.place(key, row)
        sketch.rule(row.left(), row.right(), row.bottom(), 0.8)
        if self.with_icons and monument.icon:
            sketch.icon(monument.icon, square(QPointF(row.left() + scale(9.5), row.center().y()), scale(19)))
        sketch.text(row.adjusted(scale(24) if self.with_icons else 0, 0, 0, 0), monument.name, scale.strong)
        left, box = row.left() + self._name_width, pitch - scale(2.6)
        for k in range(monument.boxes):
            sketch.mark(f"{key}.{k + 1}", Shape.BOX, square(QPointF(left + (k + 0.5) * pitch, row.center().y()), box))
        points = row.right() - 2 * self._points_width
        if monument.note:
            room = QRectF(left + monument.boxes * pitch + scale(5), row.top(), 0, row.height())
            room.setRight(points - scale(2))
            sketch.text(room, *fit(monument.note, scale.small, room.width(), scale.smallest), tone=Tone.MUTED)
        first = QRectF(points, row.top(), self._points_width, row.height())
        later = first.translated(self._points_width, 0)
        self._draw_points(sketch, first, monument.first, scale.strong, f"{key}.first")
        self._draw_points(sketch, later, monument.later, scale.plain, f"{key}.later")
        strike = scale.strong.width(str(monument.first)) + scale(5)
        sketch.mark(f"{key}.struck", Shape.STRIKE, square(first.center(), strike))

    def _draw_points(self, sketch: Sketch, cell: QRectF, points: int, type_: Type, key: str) -> None:
        sketch.text(cell, str(points), type_, CENTRE)
        sketch.mark(key, Shape.RING, ring(cell, self._points_width - self.scale(2), self.scale))
