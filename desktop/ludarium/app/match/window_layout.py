"""Where everything of a match lies in the window, and what a window of its size has room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ludarium.app.match.curtain import Curtain
from ludarium.app.match.dock import Dock
from ludarium.app.match.saved_layout import Places
from ludarium.library.preferences import Preferences
from ludarium.look.theme import Look
from ludarium.tables.table import Table

SMALLEST = (1180, 672)
"""The window shrinks no further."""

LARGE = (1440, 800)
"""From this size on, divided by the scale of text, there is room for three panels and the stages of the turn."""


class Shrinking(Protocol):
    """Something that has another form for a small window."""

    def set_small(self, small: bool) -> None: ...


class Spread:
    """The page of a match: bars above, the table with the dock beside it, a line below; and a curtain over it all."""

    def __init__(
        self,
        frame: QWidget,
        above: Sequence[QWidget],
        table: Table,
        dock: Dock,
        below: QWidget,
        curtain: Curtain,
        preferences: Preferences,
        look: Look,
    ) -> None:
        self._look = look
        self._is_small: bool | None = None
        self.curtain = curtain
        self.middle = self._make_middle(table, dock)
        self.places = Places(preferences, table, dock, self.middle, look)
        self.page = QWidget()
        column = QVBoxLayout(self.page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for bar in above:
            column.addWidget(bar)
        column.addWidget(self.middle, 1)
        column.addWidget(below)
        self._stack = QStackedLayout(frame)
        self._stack.addWidget(self.page)
        self._stack.addWidget(curtain)
        frame.setMinimumSize(*SMALLEST)

    def _make_middle(self, table: Table, dock: Dock) -> QSplitter:
        area = QScrollArea()
        area.setWidget(table)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        beside = QWidget()
        self._beside = QStackedWidget()
        self._beside.addWidget(dock)
        self._around_dock = QHBoxLayout(beside)
        self._around_dock.addWidget(self._beside)
        middle = QSplitter(Qt.Orientation.Horizontal)
        middle.setChildrenCollapsible(False)
        middle.addWidget(area)
        middle.addWidget(beside)
        middle.setStretchFactor(0, 1)
        middle.setStretchFactor(1, 0)
        return middle

    def open_beside(self, shown: QWidget) -> None:
        """Lay something over the dock: it takes the room of the dock, and nothing on the table moves."""
        shown.setMinimumWidth(1)
        shown.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._beside.addWidget(shown)
        self._beside.setCurrentWidget(shown)

    @property
    def beside(self) -> QWidget | None:
        """What lies over the dock."""
        return self._beside.currentWidget() if self._beside.count() > 1 else None

    def close_beside(self) -> None:
        """Show the dock again."""
        shown = self.beside
        if shown is not None:
            self._beside.removeWidget(shown)
            shown.deleteLater()

    @property
    def is_curtained(self) -> bool:
        return self._stack.currentWidget() is self.curtain

    def hang_curtain(self) -> None:
        self._stack.setCurrentWidget(self.curtain)

    def show_page(self) -> None:
        self._stack.setCurrentWidget(self.page)

    def fit(self, size: QSize, parts: Sequence[Shrinking]) -> None:
        """Large or small: what a window of this size has room for."""
        wide, high = (side * self._look.scale for side in LARGE)
        small = size.width() < wide or size.height() < high
        if small == self._is_small:
            return
        self._is_small = small
        for part in parts:
            part.set_small(small)
        gap, margin = (6, 8) if small else (10, 12)
        self._around_dock.setContentsMargins(0, gap, margin, gap)
        self.places.fit_dock(size.width(), small)
