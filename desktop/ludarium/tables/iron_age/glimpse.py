"""The map of the expansion in small, for whoever chooses it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from ludarium.engine.registry import AnyTitle
from ludarium.engine.resources import resources
from ludarium.look import icons
from ludarium.look.theme import Theme

SIZE = QSize(1200, 700)
"""The map's own units."""


def glimpse(title: AnyTitle, options: Mapping[str, str], width: int, theme: Theme) -> QPixmap | None:
    """The sea and its coasts, so many pixels wide; nothing where it is not played on."""
    if options.get("expansion") != "mediterranean":
        return None
    name = "map-mediterranean-dark" if theme.is_dark else "map-mediterranean"
    drawing = icons.load_svg((resources() / "art" / "components" / f"{name}.svg").read_bytes())
    return icons.render_svg(drawing, QSize(width, width * SIZE.height() // SIZE.width()), 1.0)
