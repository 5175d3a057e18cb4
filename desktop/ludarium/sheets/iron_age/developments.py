"""The developments."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QRectF

from ludarium.look.fonts import TEXT
from ludarium.sheets.iron_age.part import Part, ring, tall
from ludarium.sheets.iron_age.printed import PrintedDevelopment
from ludarium.sheets.layout import CENTRE, RIGHT, Shape, Sketch, Tone
from ludarium.sheets.lettering import Type, fit, half_width, squeeze, wrap
from ludarium.sheets.sections import Heading, levelled, shares
from ludarium.sheets.sheet_voice import sheets


@attrs.frozen
class Developments(Part):
    """The table of developments: cost, name, effect, points. ``lines``: maximum text lines of each."""

    note: str
    lines: int = 1

    @cached_property
    def heading(self) -> Heading:
        return Heading(sheets.tr("Developments"), self.note)

    @cached_property
    def _cost_width(self) -> float:
        return self.scale.strong.width("30") + self.scale(8)

    @cached_property
    def _name_width(self) -> float:
        return max(self.scale.strong.width(each.name) for each in self.printed.developments) + self.scale(13)

    @cached_property
    def _points_width(self) -> float:
        return max(self.scale(34), self.scale.strong.width("15") + self.scale(14))

    @cached_property
    def _fixed(self) -> float:
        return self._cost_width + self._name_width + self._points_width

    @cached_property
    def _two_lines(self) -> Type:
        return self.scale.type(TEXT, 11.6)

    @cached_property
    def _longest(self) -> float:
        return max(self.scale.small.width(each.text) for each in self.printed.developments)

    @cached_property
    def _longest_half(self) -> float:
        return max(half_width(each.text, self._two_lines) for each in self.printed.developments)

    def least_width(self) -> float:
        return max(self._fixed + self.scale(60), self.heading.width(self.scale))

    def wished_width(self) -> float:
        wished = self._longest if self.lines == 1 else self._longest_half
        return max(self._fixed + wished + self.scale(1), self.heading.wished_width(self.scale))

    def ample_width(self) -> float:
        return max(self._fixed + self._longest + self.scale(1), self.wished_width())

    def _rows(self, width: float) -> list[float]:
        """Return the minimum height of each row."""
        room = width - self._fixed
        row = max(self.scale(20.4), self.scale.strong.line + self.scale(1))
        high = max(row, 2 * self._two_lines.line + self.scale(2)) if self.lines == 2 else row
        return [high if self.scale.small.width(each.text) > room else row for each in self.printed.developments]

    def height(self, width: float) -> float:
        return self.heading.height(self.scale) + sum(self._rows(width))

    @property
    def rows(self) -> float:
        return len(self.printed.developments)

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        rect = self.heading.draw(sketch, self.scale, rect)
        rows = levelled(rect, self._rows(rect.width()))
        for row, development in zip(rows, self.printed.developments, strict=True):
            self._draw_row(sketch, row, development)

    def _draw_row(self, sketch: Sketch, row: QRectF, development: PrintedDevelopment) -> None:
        scale, key = self.scale, f"development.{development.id}"
        sketch.place(key, row)
        sketch.mark(f"{key}.band", Shape.BAND, row)
        sketch.rule(row.left(), row.right(), row.bottom(), 0.8)
        cost = QRectF(row.left(), row.top(), self._cost_width - scale(7), row.height())
        sketch.text(cost, str(development.cost), scale.strong, RIGHT)
        name = QRectF(row.left() + self._cost_width, row.top(), self._name_width, row.height())
        sketch.text(name, development.name, scale.strong)
        if development.is_struck:
            strike = row.center().y() + scale(0.5)
            sketch.rule(cost.left(), name.left() + scale.strong.width(development.name), strike, 1.3, Tone.INK)
        points = QRectF(row.right() - self._points_width, row.top(), self._points_width, row.height())
        sketch.text(points, str(development.points), scale.strong, CENTRE)
        if development.is_struck:
            half = scale.strong.width(str(development.points)) / 2 + scale(3)
            sketch.rule(points.center().x() - half, points.center().x() + half, row.center().y(), 1.3, Tone.INK)
        sketch.mark(f"{key}.ring", Shape.RING, ring(points, self._points_width - scale(3), scale))
        room = QRectF(name.right(), row.top(), points.left() - name.right(), row.height())
        self._draw_text(sketch, room, development.text)

    def _draw_text(self, sketch: Sketch, room: QRectF, text: str) -> None:
        """Draw the text on one line if it fits, else on two if the row is high enough, else cut short."""
        lines, type_ = self._broken(text, room)
        block = tall(room.center(), room.width(), len(lines) * type_.line)
        for line, place in zip(lines, shares(block, [1] * len(lines)), strict=True):
            sketch.text(place, line, type_, tone=Tone.MUTED)

    def _broken(self, text: str, room: QRectF) -> tuple[tuple[str, ...], Type]:
        small, type_, smallest = self.scale.small, self._two_lines, self.scale.smallest
        if small.width(text) <= room.width():
            return (text,), small
        while room.height() >= 2 * type_.line * 0.98:
            halves = wrap(text, type_, room.width())
            if halves or type_.size <= smallest:
                return halves or squeeze(text, type_, room.width()), type_
            type_ = type_.smaller()
        line, type_ = fit(text, small, room.width(), smallest)
        return (line,), type_
