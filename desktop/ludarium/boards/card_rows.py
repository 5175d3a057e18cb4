"""Where cards lie: in a row, in rows, fanned, in slots. Rectangles only, for any board."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF


def in_row(room: QRectF, count: int, size: QSizeF, gap: float) -> list[QRectF]:
    """Cards side by side from the left; where there is no room for all they lie closer, then over each other."""
    if not count:
        return []
    step = size.width() + gap
    if count > 1:
        step = min(step, max((room.width() - size.width()) / (count - 1), 1.0))
    return [QRectF(room.left() + at * step, room.top(), size.width(), size.height()) for at in range(count)]


def in_rows(room: QRectF, count: int, size: QSizeF, gap: float) -> list[QRectF]:
    """Cards in as many rows as there is room for, the first ones fuller; then in each over each other."""
    fit_across = max(1, int((room.width() + gap) // (size.width() + gap)))
    fit_down = max(1, int((room.height() + gap) // (size.height() + gap)))
    rows = min(fit_down, max(1, math.ceil(count / fit_across)))
    across = max(fit_across if rows > 1 and count <= rows * fit_across else 0, math.ceil(count / rows))
    found: list[QRectF] = []
    for row in range(rows):
        top = room.top() + row * (size.height() + gap)
        here = QRectF(room.left(), top, room.width(), size.height())
        found += in_row(here, min(across, count - len(found)), size, gap)
    return found


def in_slots(room: QRectF, slots: int, place: int, wide: float, gap: float) -> QRectF:
    """A place of a row that keeps its places, full or not: as wide as wished, if there is room."""
    column = min(wide, (room.width() - gap * (slots - 1)) / slots)
    return QRectF(room.left() + place * (column + gap), room.top(), column, room.height())
