"""Helpers of all sections of the sheet."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.sheets.iron_age.printed import Printed
from ludarium.sheets.sections import Scale, Section

GROUP = 5
"""Boxes are grouped in fives."""


@attrs.frozen
class Part(Section):
    """A section that knows the printed content."""

    printed: Printed


def block(first: QPointF, count: int, per_row: int, across: float, down: float) -> Iterator[QPointF]:
    """Return the centres of things in rows, each row centred on ``first``."""
    for start in range(0, count, per_row):
        row = min(per_row, count - start)
        for n in range(row):
            yield first + QPointF((n - (row - 1) / 2) * across, start // per_row * down)


def tall(centre: QPointF, width: float, height: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def ring(cell: QRectF, width: float, scale: Scale) -> QRectF:
    """Return a ring around a number in the middle of a cell, within its row."""
    return tall(cell.center(), width, min(max(scale(18), scale.strong.line), cell.height() - scale(2.6)))


def fives(row: QRectF, count: int, gap: float) -> Iterator[QPointF]:
    """Return the centres of boxes that fill a row, with gaps between groups of five."""
    gaps = (count - 1) // GROUP
    pitch = (row.width() - gaps * gap) / count
    for n in range(count):
        yield QPointF(row.left() + (n + 0.5) * pitch + n // GROUP * gap, row.center().y())
