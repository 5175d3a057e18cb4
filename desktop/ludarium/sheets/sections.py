"""Sections of a sheet in columns: each tells its size, then draws itself into the room it gets.

All sizes are in design pixels times the unit of the scale.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property

import attrs
from PySide6.QtCore import QRectF, QSizeF

from ludarium.boards.layout import Claim, Extent, distribute
from ludarium.look.fonts import DISPLAY, DISPLAY_STRONG, STRONG, TEXT, FontFace
from ludarium.sheets.layout import RIGHT, Layout, Sketch, Tone
from ludarium.sheets.lettering import BREAK, Type, fit, lettered


@attrs.frozen
class Scale:
    """The scale of a drawing. Text has a minimum size, whatever the unit."""

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
        """Return the minimum width."""

    def wished_width(self) -> float:
        """Return the smallest width at which nothing is shortened."""
        return self.least_width()

    def ample_width(self) -> float:
        """Return the largest width it makes good use of."""
        return self.wished_width()

    @abstractmethod
    def height(self, width: float) -> float:
        """Return the minimum height at that width."""

    @property
    @abstractmethod
    def rows(self) -> float:
        """Return how many of its rows take spare height."""

    @abstractmethod
    def draw(self, sketch: Sketch, rect: QRectF) -> None: ...


@attrs.frozen
class Heading:
    """A section's heading, with a note at the right end of its line. ``slot``: the note comes from the facts."""

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
        """Draw it on top of the rectangle and return the rest."""
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
        """Draw the note, or its first half, if it fits: half a note says more than one that is cut off."""
        for note in (self.note, self.note.partition(BREAK)[0]):
            text, type_ = fit(note, scale.small, rect.width(), scale.smallest)
            if text == note:
                sketch.text(rect, text, type_, RIGHT, Tone.MUTED)
                return


def shares(rect: QRectF, weights: Sequence[float]) -> list[QRectF]:
    """Cut the rectangle into rows by weight."""
    tops, total = rect.top(), sum(weights)
    found = []
    for weight in weights:
        height = rect.height() * weight / total
        found.append(QRectF(rect.left(), tops, rect.width(), height))
        tops += height
    return found


def levelled(rect: QRectF, least: Sequence[float]) -> list[QRectF]:
    """Cut the rectangle into rows of equal height, except those that need more."""
    height, spare = 0.0, rect.height()
    for rest, need in zip(range(len(least), 0, -1), sorted(least, reverse=True), strict=True):
        height = spare / rest
        if need <= height:
            break
        spare -= need
    return shares(rect, [max(need, height) for need in least])


# Columns


def spread(room: float, claims: Sequence[Claim], gap: float = 0.0) -> list[float]:
    """Divide a line of which nothing may be left out."""
    return [size or 0.0 for size in distribute(room, claims, gap)]


Columns = Sequence[Sequence[Section]]
GAP_ROWS = 1.1
"""Spare height that a gap between two sections takes, in rows."""


@attrs.frozen
class Grid:
    """Columns of sections, with a head above and feet below them.

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
        return max(self.least_across(), *(section.least_width() for section in self._across), 0)

    def wished_width(self) -> float:
        return max(self.wished_across(), *(section.wished_width() for section in self._across), 0)

    def least_across(self) -> float:
        """Return the minimum width of all columns."""
        return sum(self._least(column) for column in self.columns) + self._gutters()

    def wished_across(self) -> float:
        """Return the preferred width of all columns."""
        return sum(self._wished(column) for column in self.columns) + self._gutters()

    @property
    def _across(self) -> Sequence[Section]:
        """Return the sections that span the whole sheet."""
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
        """Distribute the width: minimum, then preferred, then maximum widths, then equal shares."""
        extents = [Extent(self._least(column), self._wished(column), self._ample(column)) for column in self.columns]
        claims = [Claim(extent, share=1) for extent in extents]
        return spread(max(width, self.least_across()), claims, self.scale(self.gutter))

    # Heights

    def height(self, width: float) -> float:
        """Return the height of the head, the highest column and the feet."""
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
        """Draw the feet at the bottom with their share of the spare height; return the rest."""
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
        """Draw a column. Spare height goes to rows and gaps alike, so all columns end on one line."""
        gap = Claim(Extent(self.scale(self.gap)), share=GAP_ROWS)
        claims = [gap] * (2 * len(column) - 1)
        claims[::2] = [Claim(Extent(section.height(rect.width())), share=section.rows) for section in column]
        heights, top = spread(rect.height(), claims), rect.top()
        for at, section in enumerate(column):
            section.draw(sketch, QRectF(rect.left(), top, rect.width(), heights[2 * at]))
            top += sum(heights[2 * at : 2 * at + 2])


Maker = Callable[[Scale], Grid]
WORTH = 0.84
"""Scale factor worth paying for whole texts."""


def best(
    makers: Sequence[Maker], size: QSizeF, low: float, high: float, smallest: int, *, scrolls: bool = False
) -> Grid:
    """Return the arrangement that shows most: large, and with whole texts if that costs little scale.

    The first of about equal ones wins. If none fits, return the first at the lowest unit, too large for the size. With
    ``scrolls`` it takes more height rather than shorten a text.
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
    """Return the lowest of those that get their preferred width, else of those that can be so narrow."""
    narrow = [grid for grid in grids if grid.least_width() <= width] or [min(grids, key=Grid.least_width)]
    return min(narrow, key=lambda grid: (grid.wished_across() > width, grid.height(width)))


def _largest(make: Maker, size: QSizeF, units: tuple[float, float], smallest: int, is_whole: bool) -> Grid | None:
    """Return the grid at the largest unit at which it fits. ``is_whole``: without shortening."""

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
    """Draw the grid into the size, or into the size it needs if that is larger."""
    wide = max(size.width(), grid.least_width() + 2 * margin)
    high = max(size.height(), grid.height(wide - 2 * margin) + 2 * margin)
    sketch = Sketch(seat, grid.scale.unit, grid.scale.smallest)
    grid.draw(sketch, QRectF(margin, margin, wide - 2 * margin, high - 2 * margin))
    return sketch.done(QSizeF(wide, high))
