"""A scoring sheet: a row for everything that scores, a column for every seat, filled in by hand or from a match."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludarium.look.fonts import DISPLAY_STRONG, ITALIC
from ludarium.sheets.layout import CENTRE, RIGHT, Layout, Shape, Sketch, Tone
from ludarium.sheets.lettering import fit
from ludarium.sheets.sections import Scale
from ludarium.sheets.sheet_voice import sheets

WIDTH = 780
"""Width of a paper sheet in design pixels."""

SMALLEST = 65
"""6.5 points, in tenths."""

LABEL, WIDEST = 196, 0.4
"""Width of the first column, and its largest share of the page if names need more."""

HIGHEST = 52
"""Maximum height of a row."""

TITLE, ICON = 66, 28


@attrs.frozen
class Line:
    """A row of the table: its key, label, remark in small letters, and icon.

    boxes: a box to fill for each of something that brings points
    """

    key: str
    name: str
    note: str = ""
    icon: str = ""
    boxes: tuple[int, ...] = ()
    is_loud: bool = False


Groups = Sequence[tuple[str, Sequence[Line]]]
"""The rows under their headings."""


def on_paper(title: str, groups: Groups, seats: int, size: QSizeF, margin: float, seat: int = 0) -> Layout:
    """Lay out the sheet in portrait; ``size`` and ``margin`` in tenths of a point."""
    scale = Scale(size.width() / WIDTH, SMALLEST)
    sketch = Sketch(seat, scale.unit, SMALLEST)
    page = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    ScoringTable(title, sketch, scale, seats, page).draw(groups)
    return sketch.done(size)


class ScoringTable:
    """The sheet being laid out."""

    def __init__(self, title: str, sketch: Sketch, scale: Scale, seats: int, page: QRectF) -> None:
        self.title, self.sketch, self.scale, self.seats, self.page = title, sketch, scale, seats, page
        self.label, self.column = 0.0, 0.0

    def draw(self, groups: Groups) -> None:
        names = [line.name for _, members in groups for line in members]
        wished = max(map(self.scale.plain.width, names)) + self.scale(ICON + 8)
        self.label = max(self.scale(LABEL), min(wished, WIDEST * self.page.width()))
        self.column = (self.page.width() - self.label) / self.seats
        self._draw_title()
        count = 1 + sum(1 + len(members) for _, members in groups)
        room = self.page.height() - self.scale(TITLE)
        high = min(self.scale(HIGHEST), room / count)
        top = self.page.top() + self.scale(TITLE)
        self._draw_names(QRectF(self.page.left(), top, self.page.width(), high))
        top += high
        for heading, members in groups:
            row = QRectF(self.page.left(), top, self.page.width(), high)
            text, type_ = fit(heading, self.scale.heading, row.width(), SMALLEST)
            self.sketch.text(row.adjusted(0, high * 0.25, 0, 0), text, type_)
            self.sketch.rule(row.left(), row.right(), row.bottom(), 1.6, Tone.INK)
            first = top + high
            for number, line in enumerate(members):
                self._draw_line(line, QRectF(self.page.left(), first + number * high, self.page.width(), high))
            top = first + len(members) * high
            for number in range(self.seats):
                self.sketch.bar(self._cell(row, number).left(), first, top, 0.8)

    def _draw_title(self) -> None:
        scale, page = self.scale, self.page
        line = QRectF(page.left(), page.top(), page.width(), scale(40))
        title = scale.type(DISPLAY_STRONG, 27)
        self.sketch.text(line, self.title, title)
        rest = line.adjusted(title.width(self.title) + scale(14), 0, 0, 0)
        self.sketch.slot("occasion", rest, scale.small, RIGHT)
        self.sketch.rule(page.left(), page.right(), line.bottom(), 1.9, Tone.INK)

    def _cell(self, row: QRectF, seat: int) -> QRectF:
        return QRectF(row.left() + self.label + seat * self.column, row.top(), self.column, row.height())

    def _draw_names(self, row: QRectF) -> None:
        self.sketch.text(row, sheets.tr("Name"), self.scale.plain)
        for seat in range(self.seats):
            cell = self._cell(row, seat)
            inner = cell.adjusted(self.scale(6), 0, -self.scale(6), 0)
            self.sketch.slot(f"name.{seat}", inner, self.scale.type(ITALIC, 17), CENTRE)
            line = row.center().y() + self.scale(13)
            self.sketch.rule(inner.left(), inner.right(), line, 1.0, Tone.INK)

    def _draw_line(self, line: Line, row: QRectF) -> None:
        scale, sketch = self.scale, self.sketch
        left = row.left()
        if line.icon:
            side = min(scale(22), row.height() - scale(4))
            sketch.icon(line.icon, QRectF(left, row.center().y() - side / 2, side, side))
            left += scale(ICON)
        label = QRectF(left, row.top(), row.left() + self.label - left - scale(6), row.height())
        type_ = scale.strong if line.is_loud else scale.plain
        two = bool(line.note) and row.height() >= scale.plain.line + scale.small.line
        upper = label.adjusted(0, scale(3), 0, -row.height() / 2) if two else label
        name, type_ = fit(line.name, type_, upper.width(), SMALLEST)
        sketch.text(upper, name, type_)
        if two:
            note, small = fit(line.note, scale.small, label.width(), SMALLEST)
            sketch.text(label.adjusted(0, row.height() / 2 - scale(2), 0, 0), note, small, tone=Tone.MUTED)
        for seat in range(self.seats):
            self._draw_cell(line, seat, self._cell(row, seat))
        sketch.rule(row.left(), row.right(), row.bottom(), 1.4 if line.is_loud else 0.8, Tone.INK)

    def _draw_cell(self, line: Line, seat: int, cell: QRectF) -> None:
        inner = cell.adjusted(self.scale(5), 0, -self.scale(7), 0)
        if not line.boxes:
            type_ = self.scale.total if line.is_loud else self.scale.strong
            self.sketch.slot(f"{line.key}.{seat}", inner, type_, CENTRE)
            return
        points = QRectF(inner.right() - self.scale(20), cell.top(), self.scale(20), cell.height())
        self.sketch.slot(f"{line.key}.{seat}", points, self.scale.strong, RIGHT)
        self._draw_boxes(line, seat, inner.adjusted(0, 0, -self.scale(24), 0), line.boxes)

    def _draw_boxes(self, line: Line, seat: int, room: QRectF, steps: tuple[int, ...]) -> None:
        """Draw a box for each of the good; those that complete a step are higher."""
        count = steps[-1]
        pitch = min(self.scale(13), room.width() / count)
        for number in range(1, count + 1):
            wide = pitch * 0.72
            high = wide * (1.5 if number in steps else 0.95)
            x = room.left() + (number - 0.5) * pitch
            bottom = room.center().y() + wide * 0.8
            box = QRectF(QPointF(x - wide / 2, bottom - high), QSizeF(wide, high))
            self.sketch.mark(f"{line.key}.{seat}.{number}", Shape.BOX, box)
