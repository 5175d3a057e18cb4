"""Parts of a sheet that stand in columns: each says how much room it needs, then draws itself into what it gets.

All sizes are in pixels of the design, times the unit of the scale.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property

import attrs
from PySide6.QtCore import QRectF, QSizeF

from ludarium.look.fonts import DISPLAY, DISPLAY_STRONG, STRONG, TEXT, FontFace
from ludarium.sheets.layout import RIGHT, Layout, Sketch, Tone
from ludarium.sheets.lettering import BREAK, Type, fit, lettered


@attrs.frozen
class Scale:
    """How large everything is drawn. Text has a least size, whatever the unit is."""

    unit: float
    smallest: int

    def __call__(self, pixels: float) -> float:
        return pixels * self.unit

    def type(self, face: FontFace, pixels: float) -> Type:
        return lettered(face, max(self.smallest, round(pixels * self.unit)))

    @cached_property
    def heading(self) -> Type:
        return self.type(DISPLAY, 13.5)

    @cached_property
    def strong(self) -> Type:
        return self.type(STRONG, 14)

    @cached_property
    def plain(self) -> Type:
        return self.type(TEXT, 14)

    @cached_property
    def small(self) -> Type:
        return self.type(TEXT, 12.4)

    @cached_property
    def total(self) -> Type:
        return self.type(DISPLAY_STRONG, 17)


@attrs.frozen
class Section(ABC):
    """A part of a sheet."""

    scale: Scale

    @abstractmethod
    def least_width(self) -> float:
        """The narrowest that it can be."""

    def wished_width(self) -> float:
        """The narrowest at which nothing has to give way."""
        return self.least_width()

    def ample_width(self) -> float:
        """What it makes good use of beyond that."""
        return self.wished_width()

    @abstractmethod
    def height(self, width: float) -> float:
        """The lowest that it can be at that width."""

    @property
    @abstractmethod
    def rows(self) -> float:
        """How many rows would gladly be higher."""

    @abstractmethod
    def draw(self, sketch: Sketch, rect: QRectF) -> None: ...


@attrs.frozen
class Heading:
    """The heading of a section, with a note at the right end of its line. ``slot``: the facts write the note."""

    text: str
    note: str = ""
    slot: str = ""

    def width(self, scale: Scale) -> float:
        return scale.heading.width(self.text)

    def wished_width(self, scale: Scale) -> float:
        note = self.note.partition(BREAK)[0]
        return self.width(scale) + (scale(12) + scale.small.width(note) if note else 0)

    def height(self, scale: Scale) -> float:
        return max(scale(24), scale.heading.line + scale(5))

    def draw(self, sketch: Sketch, scale: Scale, rect: QRectF) -> QRectF:
        """Draw it on top of the rectangle; what is left of it."""
        height = self.height(scale)
        line = QRectF(rect.left(), rect.top(), rect.width(), height - scale(4))
        sketch.text(line, self.text, scale.heading)
        spare = line.adjusted(scale.heading.width(self.text) + scale(10), 0, 0, 0)
        if self.slot:
            sketch.slot(self.slot, spare, scale.small, RIGHT, Tone.MUTED)
        elif self.note:
            self._draw_note(sketch, scale, spare)
        sketch.rule(rect.left(), rect.right(), rect.top() + height, 1.2, Tone.INK)
        return rect.adjusted(0, height, 0, 0)

    def _draw_note(self, sketch: Sketch, scale: Scale, rect: QRectF) -> None:
        """The note as far as there is room: half a note says more than one that is cut off."""
        for note in (self.note, self.note.partition(BREAK)[0]):
            text, type_ = fit(note, scale.small, rect.width(), scale.smallest)
            if text == note:
                sketch.text(rect, text, type_, RIGHT, Tone.MUTED)
                return


def shares(rect: QRectF, weights: Sequence[float]) -> list[QRectF]:
    """The rectangle cut into rows, each as high as its weight says."""
    tops, total = rect.top(), sum(weights)
    found = []
    for weight in weights:
        height = rect.height() * weight / total
        found.append(QRectF(rect.left(), tops, rect.width(), height))
        tops += height
    return found


def levelled(rect: QRectF, least: Sequence[float]) -> list[QRectF]:
    """The rectangle cut into rows of one height, but for those that need more."""
    height, spare = 0.0, rect.height()
    for rest, need in zip(range(len(least), 0, -1), sorted(least, reverse=True), strict=True):
        height = spare / rest
        if need <= height:
            break
        spare -= need
    return shares(rect, [max(need, height) for need in least])


# Columns

Columns = Sequence[Sequence[Section]]
GAP_ROWS = 1.1
"""How many rows' share of spare height a gap between two sections takes."""


@attrs.frozen
class Grid:
    """Columns of sections, a head over all of them and feet under them.

    ``gutter``: between columns, ``gap``: between sections.
    """

    scale: Scale
    columns: Columns
    head: Section | None = None
    feet: Sequence[Section] = ()
    gutter: float = 22
    gap: float = 10

    # Widths

    def least_width(self) -> float:
        columns = sum(self._least(column) for column in self.columns) + self._gutters()
        return max(columns, *(section.least_width() for section in self._across), 0)

    def wished_width(self) -> float:
        return max(self.wished_across(), *(section.wished_width() for section in self._across), 0)

    def wished_across(self) -> float:
        """What the columns wish for."""
        return sum(self._wished(column) for column in self.columns) + self._gutters()

    @property
    def _across(self) -> Sequence[Section]:
        """What is as wide as the whole sheet."""
        return (*((self.head,) if self.head else ()), *self.feet)

    def _least(self, column: Sequence[Section]) -> float:
        return max(section.least_width() for section in column)

    def _wished(self, column: Sequence[Section]) -> float:
        return max(section.wished_width() for section in column)

    def _ample(self, column: Sequence[Section]) -> float:
        return max(section.ample_width() for section in column)

    def _gutters(self) -> float:
        return self.scale(self.gutter) * (len(self.columns) - 1)

    def widths(self, width: float) -> list[float]:
        """First what each column needs, then what it wishes for, then what it can use, then equal shares."""
        widths = [self._least(column) for column in self.columns]
        spare = max(0.0, width - self._gutters() - sum(widths))
        for wish in (self._wished, self._ample):
            missing = [max(0.0, wish(column) - its) for column, its in zip(self.columns, widths, strict=True)]
            granted = min(1.0, spare / sum(missing)) if sum(missing) else 0.0
            widths = [its + more * granted for its, more in zip(widths, missing, strict=True)]
            spare -= granted * sum(missing)
        return [its + spare / len(widths) for its in widths]

    # Heights

    def height(self, width: float) -> float:
        """The head, the highest column and the feet."""
        columns = zip(self.columns, self.widths(width), strict=True)
        highest = max(self._column_height(column, its) for column, its in columns)
        return self._head_height(width) + highest + self._feet_height(width)

    def _feet_height(self, width: float) -> float:
        return sum(self.scale(self.gap) + foot.height(width) for foot in self.feet)

    def _head_height(self, width: float) -> float:
        return self.head.height(width) + self.scale(self.gap) if self.head else 0.0

    def _column_height(self, column: Sequence[Section], width: float) -> float:
        return sum(section.height(width) for section in column) + self.scale(self.gap) * (len(column) - 1)

    # Drawing

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        if self.head:
            height = self.head.height(rect.width())
            self.head.draw(sketch, QRectF(rect.left(), rect.top(), rect.width(), height))
            rect = rect.adjusted(0, self._head_height(rect.width()), 0, 0)
        if self.feet:
            rect = self._draw_feet(sketch, rect)
        left = rect.left()
        for column, width in zip(self.columns, self.widths(rect.width()), strict=True):
            self._draw_column(sketch, column, QRectF(left, rect.top(), width, rect.height()))
            left += width + self.scale(self.gutter)

    def _draw_feet(self, sketch: Sketch, rect: QRectF) -> QRectF:
        """Draw the feet at the bottom, with their rows' share of the spare height; what is left above them."""
        width = rect.width()
        widths = zip(self.columns, self.widths(width), strict=True)
        tall, its = max(((self._column_height(column, its), column) for column, its in widths), key=lambda one: one[0])
        spare = rect.height() - tall - self._feet_height(width)
        takers = sum(section.rows for section in (*its, *self.feet)) + GAP_ROWS * (len(its) - 1 + len(self.feet))
        extra, bottom = spare / takers, rect.bottom()
        for foot in reversed(self.feet):
            height = foot.height(width) + foot.rows * extra
            foot.draw(sketch, QRectF(rect.left(), bottom - height, width, height))
            bottom -= height + self.scale(self.gap) + GAP_ROWS * extra
        return QRectF(rect.left(), rect.top(), width, bottom - rect.top())

    def _draw_column(self, sketch: Sketch, column: Sequence[Section], rect: QRectF) -> None:
        """Spare height goes to rows and gaps alike, so that all columns end on one line."""
        spare = rect.height() - self._column_height(column, rect.width())
        takers = sum(section.rows for section in column) + GAP_ROWS * (len(column) - 1)
        extra, top = spare / takers, rect.top()
        for section in column:
            height = section.height(rect.width()) + section.rows * extra
            section.draw(sketch, QRectF(rect.left(), top, rect.width(), height))
            top += height + self.scale(self.gap) + GAP_ROWS * extra


Maker = Callable[[Scale], Grid]
WORTH = 0.84
"""How much smaller everything may be drawn so that no text has to be shortened."""


def best(
    makers: Sequence[Maker], size: QSizeF, low: float, high: float, smallest: int, *, scrolls: bool = False
) -> Grid:
    """The arrangement that shows most: drawn large, and no text shortened where that can be had for little.

    Of those that are as good as equal it is the first. Where none fits, it is the first at the lowest unit, and takes
    more room than there is. One that ``scrolls`` rather takes more height than shorten a text.
    """
    found: list[tuple[float, bool, Grid]] = []
    for make in makers:
        for is_whole in (True, False):
            grid = _largest(make, size, (low, high), smallest, is_whole)
            if grid:
                found.append((grid.scale.unit * (1 if is_whole else WORTH), is_whole, grid))
    if scrolls:
        found = [one for one in found if one[1]]
        if not found:
            return _lowest([make(Scale(low, smallest)) for make in makers], size.width())
    most = max((worth for worth, _, _ in found), default=0.0)
    return next((grid for worth, _, grid in found if worth > 0.97 * most), makers[0](Scale(low, smallest)))


def _lowest(grids: Sequence[Grid], width: float) -> Grid:
    """The lowest of those that have all they wish for at that width, else of those that can be so narrow."""
    narrow = [grid for grid in grids if grid.least_width() <= width] or [min(grids, key=Grid.least_width)]
    return min(narrow, key=lambda grid: (grid.wished_across() > width, grid.height(width)))


def _largest(make: Maker, size: QSizeF, units: tuple[float, float], smallest: int, is_whole: bool) -> Grid | None:
    """The grid at the largest unit at which it fits into the size. ``is_whole``: with all that it wishes for."""

    def fitting(unit: float) -> Grid | None:
        grid = make(Scale(unit, smallest))
        width = grid.wished_width() if is_whole else grid.least_width()
        return grid if width <= size.width() and grid.height(size.width()) <= size.height() else None

    low, high = units
    found = fitting(high) or fitting(low)
    if found is None or found.scale.unit == high:
        return found
    while high - low > 0.01 * high:
        middle = (low + high) / 2
        better = fitting(middle)
        found, low, high = (better, middle, high) if better else (found, low, middle)
    return found


def laid_out(grid: Grid, seat: int, size: QSizeF, margin: float) -> Layout:
    """The grid drawn into the size, or into what it needs where that is more."""
    wide = max(size.width(), grid.least_width() + 2 * margin)
    high = max(size.height(), grid.height(wide - 2 * margin) + 2 * margin)
    sketch = Sketch(seat, grid.scale.unit, grid.scale.smallest)
    grid.draw(sketch, QRectF(margin, margin, wide - 2 * margin, high - 2 * margin))
    return sketch.done(QSizeF(wide, high))
