"""How large pieces are in a region, and where they stand there: as large as its circle allows."""

from __future__ import annotations

from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.tables.eight_minute_empire.tokens import SMALLEST, count_width

LARGEST, LEAST = 34, 15
"""The side of a cube, in pixels."""

GAP = 4.0


@attrs.frozen
class Measure:
    """A region's label and pieces, below each other around its middle.

    side: of a cube or town; label: the height of the line with the region's number
    """

    side: int
    label: int
    armies: int
    cities: int

    @property
    def digits(self) -> int:
        """The size of the number beside a cube."""
        return max(SMALLEST, round(self.side * 0.72))

    @property
    def wide(self) -> float:
        return self.side + 3 + count_width("00" if self.side > 26 else "0", self.digits)

    @property
    def columns(self) -> int:
        return _columns(self.armies)

    @property
    def lines(self) -> int:
        return -(-self.armies // self.columns) + -(-self.cities // _columns(self.cities))

    @property
    def high(self) -> float:
        """Of label and pieces together."""
        return self.label + self.lines * (self.side + GAP)

    @property
    def across(self) -> float:
        return max(self._across(self.armies), self._across(self.cities))

    def _across(self, things: int) -> float:
        columns = min(things, _columns(things))
        return columns * self.wide + max(0, columns - 1) * GAP

    def label_rect(self, centre: QPointF) -> QRectF:
        return QRectF(centre.x() - 80, centre.y() - self.high / 2, 160, self.label)

    def rect(self, centre: QPointF, kind: str, place: int) -> QRectF:
        """Where the pieces of one owner stand, by their order there: towns in the first lines, cubes below."""
        things = self.armies if kind == "army" else self.cities
        above = -(-self.cities // _columns(self.cities)) if kind == "army" else 0
        columns = _columns(things)
        line, column = divmod(place, columns)
        in_line = min(columns, things - line * columns)
        left = centre.x() - (in_line * self.wide + (in_line - 1) * GAP) / 2
        top = centre.y() - self.high / 2 + self.label + (above + line) * (self.side + GAP)
        return QRectF(left + column * (self.wide + GAP), top, self.wide, self.side)


def _columns(things: int) -> int:
    return max(1, things if things < 3 else 2 if things < 5 else 3)


@lru_cache(maxsize=4096)
def measure(radius: int, armies: int, cities: int, scale: float) -> Measure:
    """The largest pieces that the circle has room for."""
    label = round(17 * scale)
    for side in range(round(LARGEST * scale), round(LEAST * scale), -1):
        fitting = Measure(side, label, armies, cities)
        within = fitting.across <= 1.9 * radius and fitting.high <= 1.9 * radius
        if within and fitting.across**2 + fitting.high**2 <= (2.25 * radius) ** 2 and side <= 0.62 * radius:
            return fitting
    return Measure(round(LEAST * scale), label, armies, cities)
