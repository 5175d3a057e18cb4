"""Rectangles for cards: in a row, in rows, in slots."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF


def in_row(room: QRectF, count: int, size: QSizeF, gap: float) -> list[QRectF]:
    """Place cards side by side from the left, overlapping if there is too little room."""
    if not count:
        return []
    step = size.width() + gap
    if count > 1:
        step = min(step, max((room.width() - size.width()) / (count - 1), 1.0))
    return [QRectF(room.left() + at * step, room.top(), size.width(), size.height()) for at in range(count)]


def in_rows(room: QRectF, count: int, size: QSizeF, gap: float) -> list[QRectF]:
    """Place cards in as many rows as fit, the first ones fuller, overlapping if needed."""
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
    """Return one place of a row with fixed places, at most ``wide``."""
    column = min(wide, (room.width() - gap * (slots - 1)) / slots)
    return QRectF(room.left() + place * (column + gap), room.top(), column, room.height())
