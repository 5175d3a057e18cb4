"""Rows, columns and scroll areas, with lengths at 100 % text size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from ludarium.look.qt_startup import Qt
from ludarium.look.theme import current

Part = QWidget | QLayout


Item = Part | tuple[Part, int] | tuple[QWidget, int, "Qt.AlignmentFlag"] | int | None
"""An item of a row or a column: a widget or layout, perhaps with its stretch and alignment; a gap in pixels at 100 %;
None is a stretch."""


def px(pixels: float) -> int:
    """Scale pixels at 100 % to the current text size."""
    return current().px(pixels)


def row(*items: Item, gap: float = 8, margins: Sequence[float] = (0, 0, 0, 0)) -> QHBoxLayout:
    return _spaced(QHBoxLayout(), items, gap, margins)


def column(*items: Item, gap: float = 8, margins: Sequence[float] = (0, 0, 0, 0)) -> QVBoxLayout:
    return _spaced(QVBoxLayout(), items, gap, margins)


L = TypeVar("L", QHBoxLayout, QVBoxLayout)


def _spaced(layout: L, items: Iterable[Item], gap: float, margins: Sequence[float]) -> L:
    layout.setSpacing(px(gap))
    layout.setContentsMargins(*map(px, margins))
    fill(layout, *items)
    return layout


def fill(layout: QBoxLayout, *items: Item) -> None:
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(px(item))
        else:
            part, stretch, *align = item if isinstance(item, tuple) else (item, 0)
            if isinstance(part, QLayout):
                layout.addLayout(part, stretch)
            else:
                layout.addWidget(part, stretch, *align)


def holder(layout: QLayout) -> QWidget:
    widget = QWidget()
    widget.setLayout(layout)
    return widget


def scrolled(inner: Part, area: QScrollArea | None = None, *, across: bool = False) -> QScrollArea:
    """Return a frameless scroll area. ``across``: it may scroll sideways, too."""
    area, widget = area or QScrollArea(), holder(inner) if isinstance(inner, QLayout) else inner
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    if not across:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    for ground in (area.viewport(), widget):  # what it lies on shows through
        ground.setAutoFillBackground(False)
    return area


def height_for(widget: QWidget, width: int) -> int:
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()


def clear(layout: QLayout) -> None:
    """Delete everything in a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            clear(inner)
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


FRAME = 34
"""The height of a window's title bar."""


def fit_window(dialog: QWidget, wide: float, high: float) -> None:
    """Resize to this size at 100 %, but at most to the parent window or the screen."""
    parent = dialog.parentWidget()
    room = parent.window().size() if parent is not None else dialog.screen().availableSize()
    dialog.resize(QSize(px(wide), px(high)).boundedTo(room - QSize(0, FRAME)))
