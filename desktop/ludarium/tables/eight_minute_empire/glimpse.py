"""The map of a match in small, for whoever chooses it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap, QTransform

from ludarium.engine.registry import AnyTitle
from ludarium.look.theme import Theme
from ludarium.tables.eight_minute_empire.atlas import paint_atlas
from ludarium.tables.eight_minute_empire.geography import geography


def glimpse(title: AnyTitle, options: Mapping[str, str], width: int, theme: Theme) -> QPixmap | None:
    """Sea and land, so many pixels wide."""
    board = getattr(title, "boards", {}).get(options.get("map"))
    if board is None:
        return None
    drawn = geography(board)
    unit = width / drawn.size.width()
    picture = QPixmap(QSize(width, round(drawn.size.height() * unit)))
    picture.fill(theme["sea_deep" if theme.is_dark else "sea"])
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_atlas(painter, drawn, board, theme, QTransform.fromScale(unit, unit), unit)
    painter.end()
    return picture
