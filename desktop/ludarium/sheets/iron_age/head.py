"""Head of a sheet on paper."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.look.fonts import DISPLAY_STRONG, ITALIC
from ludarium.sheets.iron_age.part import Part
from ludarium.sheets.layout import RIGHT, Shape, Sketch, Tone, square
from ludarium.sheets.lettering import Type
from ludarium.sheets.sections import shares
from ludarium.sheets.sheet_voice import sheets


@attrs.frozen
class Head(Part):
    """Title, occasion, player's name and setup."""

    @cached_property
    def _title(self) -> Type:
        return self.scale.type(DISPLAY_STRONG, 27)

    @cached_property
    def _flags(self) -> list[tuple[str, str]]:
        return [
            ("flag.start", sheets.tr("Start player")),
            ("flag.short", sheets.tr("Short")),
            ("flag.full", sheets.tr("Full")),
            ("flag.mediterranean", sheets.tr("Mediterranean")),
        ]

    @cached_property
    def _flag_widths(self) -> list[float]:
        return [self.scale(18) + self.scale.plain.width(label) for _, label in self._flags]

    @cached_property
    def _flags_width(self) -> float:
        return sum(self._flag_widths) + self.scale(18) * (len(self._flags) - 1)

    def _is_one_line(self, width: float) -> bool:
        name = self.scale.plain.width(sheets.tr("Name")) + self.scale(170)
        return name + self.scale(20) + self._flags_width <= width

    @property
    def _line(self) -> float:
        return max(self.scale(30), self.scale.plain.line + self.scale(6))

    def least_width(self) -> float:
        return max(self._flags_width, self._title.width(sheets.tr("The Iron Age")))

    def height(self, width: float) -> float:
        return max(self.scale(38), self._title.line) + self._line * (1 if self._is_one_line(width) else 2)

    @property
    def rows(self) -> float:
        return 0

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        top = max(self.scale(38), self._title.line)
        self._draw_title(sketch, QRectF(rect.left(), rect.top(), rect.width(), top))
        lines = QRectF(rect.left(), rect.top() + top, rect.width(), rect.height() - top)
        if self._is_one_line(rect.width()):
            self._draw_name(sketch, lines.adjusted(0, 0, -self._flags_width - self.scale(24), 0))
            self._draw_flags(sketch, lines.adjusted(rect.width() - self._flags_width, 0, 0, 0))
        else:
            upper, lower = shares(lines, (1, 1))
            self._draw_name(sketch, upper)
            self._draw_flags(sketch, lower)

    def _draw_title(self, sketch: Sketch, rect: QRectF) -> None:
        scale, title, small = self.scale, sheets.tr("The Iron Age"), self.scale.small
        line = rect.adjusted(0, 0, 0, -scale(8))
        sketch.text(line, title, self._title)
        baseline = line.center().y() + self._title.cap / 2
        rest = line.adjusted(self._title.width(title) + scale(12), 0, 0, 0)
        rest.moveTop(baseline - small.cap / 2 - rest.height() / 2)
        kind = sheets.tr("score sheet")
        if small.width(kind) + scale(250) <= rest.width():
            sketch.text(rest, kind, small)
            rest.setLeft(rest.left() + small.width(kind) + scale(16))
        sketch.slot("occasion", rest, small, RIGHT)
        sketch.rule(rect.left(), rect.right(), rect.bottom(), 1.9, Tone.INK)

    def _draw_name(self, sketch: Sketch, rect: QRectF) -> None:
        scale, label = self.scale, sheets.tr("Name")
        sketch.text(rect, label, scale.plain)
        left = rect.left() + scale.plain.width(label) + scale(8)
        sketch.rule(left, rect.right(), rect.center().y() + scale.plain.cap / 2 + scale(4), 1.0, Tone.INK)
        sketch.slot(
            "name",
            QRectF(left + scale(6), rect.top(), rect.right() - left - scale(6), rect.height()),
            scale.type(ITALIC, 17),
        )

    def _draw_flags(self, sketch: Sketch, rect: QRectF) -> None:
        left, side = rect.left(), self.scale(12.5)
        for (key, label), width in zip(self._flags, self._flag_widths, strict=True):
            sketch.mark(key, Shape.BOX, square(QPointF(left + side / 2, rect.center().y()), side))
            sketch.text(rect.adjusted(left - rect.left() + self.scale(18), 0, 0, 0), label, self.scale.plain)
            left += width + self.scale(18)
