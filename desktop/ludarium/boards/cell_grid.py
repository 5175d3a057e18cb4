"""Cells of equal size in rows and columns."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.boards.focus import ARROWS


@attrs.frozen
class CellGrid:
    """Rows and columns with gaps. Cells are counted from the upper left."""

    rows: int
    columns: int
    gap: float = 4.0

    def cell(self, room: QRectF, place: int) -> QRectF:
        row, column = divmod(place, self.columns)
        wide = (room.width() - self.gap * (self.columns - 1)) / self.columns
        high = (room.height() - self.gap * (self.rows - 1)) / self.rows
        corner = QPointF(column * (wide + self.gap), row * (high + self.gap))
        return QRectF(room.topLeft() + corner, room.topLeft() + corner + QPointF(wide, high))

    def beside(self, place: int, arrow: int) -> int | None:
        """Return the cell in the arrow's direction, None at the edge."""
        row, column = divmod(place, self.columns)
        dx, dy = ARROWS[arrow]
        row, column = row + dy, column + dx
        return row * self.columns + column if 0 <= row < self.rows and 0 <= column < self.columns else None
