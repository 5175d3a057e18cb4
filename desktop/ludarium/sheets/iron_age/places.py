"""Dice, ports and provinces."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.sheets.iron_age.part import Part, block, tall
from ludarium.sheets.layout import DIE, Shape, Sketch, Tone, square
from ludarium.sheets.lettering import wrap
from ludarium.sheets.sections import Heading, shares
from ludarium.sheets.sheet_voice import sheets

URN, GAP = 12.4, 2.6
"""Height of an urn, and space between boxes."""


@attrs.frozen
class Places(Part):
    """Dice, ports and provinces in columns one to six. ``is_stacked``: boxes in pairs, for narrow columns."""

    is_stacked: bool = False
    note: str = ""

    @cached_property
    def heading(self) -> Heading:
        return Heading(sheets.tr("Ports and provinces"), self.note)

    @property
    def _per_row(self) -> int:
        return 2 if self.is_stacked else max(max(self.printed.ports), max(boxes for boxes, _ in self.printed.provinces))

    @property
    def _lines(self) -> int:
        return 2 if self.is_stacked else 1

    @cached_property
    def _reward(self) -> str:
        return sheets.tr("+%n armies, tribute", "+%n army, tribute", self.printed.armies)

    @cached_property
    def _label_width(self) -> float:
        scale = self.scale
        names = (sheets.tr("Ports"), sheets.tr("Provinces"))
        widest = max(scale.strong.width(sheets.tr("Dice")), *(scale(22) + scale.strong.width(name) for name in names))
        return widest + scale(8)

    def _cell_width(self, box: float) -> float:
        """Return the width of a column with boxes of this width."""
        return self._per_row * self.scale(box) + self.scale(3)

    def _label_room(self, width: float) -> float:
        """Return the width for a label with its reward, unless the boxes would suffer."""
        spare = width - self.printed.dice * self._cell_width(12)
        return max(self._label_width, min(spare, self.scale.small.width(self._reward) + self.scale(4)))

    def least_width(self) -> float:
        return max(self.heading.width(self.scale), self._label_width + self.printed.dice * self._cell_width(10))

    def wished_width(self) -> float:
        return max(self.heading.wished_width(self.scale), self._label_width + self.printed.dice * self._cell_width(11))

    def ample_width(self) -> float:
        label = max(self._label_width, self.scale.small.width(self._reward) + self.scale(4))
        return max(self.wished_width(), label + self.printed.dice * self._cell_width(13.5))

    def _weights(self) -> list[float]:
        scale, lines = self.scale, self._lines
        return [
            max(scale(27), scale.strong.line),
            scale(24) + lines * scale(URN + 1.6),
            max(scale(10) + lines * scale(14) + max(scale(14), scale.small.line), scale.strong.line + scale.small.line),
        ]

    def height(self, width: float) -> float:
        return self.heading.height(self.scale) + sum(self._weights())

    @property
    def rows(self) -> float:
        return 3

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        rect = self.heading.draw(sketch, self.scale, rect)
        dice, ports, provinces = shares(rect, self._weights())
        label = self._label_room(rect.width())
        for row in (dice, ports, provinces):
            sketch.rule(rect.left(), rect.right(), row.bottom(), 0.8)
        self._draw_dice(sketch, dice, label)
        self._draw_ports(sketch, ports, label)
        self._draw_provinces(sketch, provinces, label)

    def _cells(self, row: QRectF, label: float) -> list[QRectF]:
        width = (row.width() - label) / self.printed.dice
        return [
            QRectF(row.left() + label + n * width, row.top(), width, row.height()) for n in range(self.printed.dice)
        ]

    def _pitch(self, cell: QRectF) -> float:
        return min(self.scale(14.5), (cell.width() - self.scale(3)) / self._per_row)

    def _label(self, sketch: Sketch, row: QRectF, icon: str, text: str) -> None:
        side = self.scale(18)
        if icon:
            sketch.icon(icon, square(QPointF(row.left() + side / 2, row.center().y()), side))
            row = row.adjusted(self.scale(22), 0, 0, 0)
        sketch.text(row, text, self.scale.strong)

    def _draw_dice(self, sketch: Sketch, row: QRectF, label: float) -> None:
        self._label(sketch, row, "", sheets.tr("Dice"))
        side = min(self.scale(22), row.height() - self.scale(3))
        for n, cell in enumerate(self._cells(row, label), 1):
            sketch.icon(DIE, square(cell.center(), self.scale(13)))
            sketch.mark(f"dice.{n}", Shape.RING, square(cell.center(), side))

    def _draw_ports(self, sketch: Sketch, row: QRectF, label: float) -> None:
        self._label(sketch, row, "port", sheets.tr("Ports"))
        for n, (cell, urns) in enumerate(zip(self._cells(row, label), self.printed.ports, strict=True), 1):
            self._draw_port(sketch, cell, n, urns)

    def _draw_port(self, sketch: Sketch, cell: QRectF, n: int, urns: int) -> None:
        """Draw the population box with the urns below."""
        scale, pitch, middle = self.scale, self._pitch(cell), cell.center().x()
        line = scale(URN + 1.6)
        used = pitch + -(-urns // self._per_row) * line + (scale(1.5) if urns else 0)
        top = cell.center().y() - used / 2
        sketch.mark(f"port.{n}.box", Shape.BOX, square(QPointF(middle, top + pitch / 2), pitch - scale(GAP)))
        upper = QRectF(cell.left(), cell.top(), cell.width(), top + pitch - cell.top())
        sketch.place(f"port.{n}", upper if urns else cell)
        if urns:
            sketch.place(f"urn.{n}", cell.adjusted(0, upper.height(), 0, 0))
            first = QPointF(middle, top + pitch + scale(1.5) + line / 2)
            wide, across = min(pitch - scale(1.2), scale(10.5)), min(pitch, scale(12.2))
            for k, at in enumerate(block(first, urns, self._per_row, across, line), 1):
                sketch.mark(f"urn.{n}.{k}", Shape.URN, tall(at, wide, scale(URN)))

    def _draw_provinces(self, sketch: Sketch, row: QRectF, label: float) -> None:
        self._draw_provinces_label(sketch, row, label)
        for n, (cell, province) in enumerate(zip(self._cells(row, label), self.printed.provinces, strict=True), 1):
            self._draw_province(sketch, cell, n, *province)

    def _draw_province(self, sketch: Sketch, cell: QRectF, n: int, boxes: int, tribute: int) -> None:
        """Draw the boxes with their reward below."""
        scale, pitch = self.scale, self._pitch(cell)
        below = max(scale(14), scale.small.line) if tribute else 0.0
        used = -(-boxes // self._per_row) * pitch
        top = cell.center().y() - (used + below) / 2
        sketch.place(f"province.{n}", cell)
        first = QPointF(cell.center().x(), top + pitch / 2)
        for k, at in enumerate(block(first, boxes, self._per_row, pitch, pitch), 1):
            sketch.mark(f"province.{n}.{k}", Shape.BOX, square(at, pitch - scale(GAP)))
        if tribute:
            self._draw_gift(sketch, QRectF(cell.left(), top + used, cell.width(), below), tribute)

    def _draw_provinces_label(self, sketch: Sketch, row: QRectF, label: float) -> None:
        """Draw the name, with the reward of a finished province besides dice below."""
        scale = self.scale
        cell = self._cells(row, label)[0]
        room = cell.center().x() - self._pitch(cell) / 2 - scale(4) - row.left()
        lines = self._reward_lines(room)
        heights = [scale.strong.line + scale(2)] + [scale.small.line] * len(lines)
        name, *below = shares(tall(row.center(), row.width(), sum(heights)), heights)
        self._label(sketch, name, "province", sheets.tr("Provinces"))
        for line, place in zip(lines, below, strict=True):
            sketch.text(place, line, scale.small, tone=Tone.MUTED)

    def _reward_lines(self, room: float) -> tuple[str, ...]:
        """Break the reward into one or two lines; nothing if it does not fit, since half of it would mislead."""
        if self.scale.small.width(self._reward) <= room:
            return (self._reward,)
        return (self.is_stacked and wrap(self._reward, self.scale.small, room)) or ()

    def _draw_gift(self, sketch: Sketch, rect: QRectF, tribute: int) -> None:
        """Draw the tribute of a finished province: a number and a wreath."""
        scale = self.scale
        text, side = str(tribute), scale(13)
        width = scale.small.width(text) + scale(2) + side
        left = rect.center().x() - width / 2
        sketch.text(QRectF(left, rect.top(), width, rect.height()), text, scale.small, tone=Tone.MUTED)
        sketch.icon("tribute", square(QPointF(left + width - side / 2, rect.center().y()), side))
