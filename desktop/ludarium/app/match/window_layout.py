"""Layout of the match page, and what fits the window's size."""

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
from ludarium.app.match.saved_layout import SavedLayout
from ludarium.library.preferences import Preferences
from ludarium.look.theme import Look
from ludarium.tables.table import Table

SMALLEST = (1180, 672)  # minimum size of the window
LARGE = (1440, 800)  # at 100 %; from here on there is room for three panels and the stages


class Compactable(Protocol):
    """A widget with a form for small windows."""

    def set_small(self, small: bool) -> None: ...


class WindowLayout:
    """The page of a match: bars above, table and dock, a line below; the curtain over all of it."""

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
        self.saved_layout = SavedLayout(preferences, table, dock, self.middle, look)
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

    def open_side_panel(self, shown: QWidget) -> None:
        """Show a widget over the dock; nothing on the table moves."""
        shown.setMinimumWidth(1)
        shown.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._beside.addWidget(shown)
        self._beside.setCurrentWidget(shown)

    @property
    def side_panel(self) -> QWidget | None:
        return self._beside.currentWidget() if self._beside.count() > 1 else None

    def close_side_panel(self) -> None:
        shown = self.side_panel
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

    def fit(self, size: QSize, parts: Sequence[Compactable]) -> None:
        """Choose the large or the small form for this size."""
        wide, high = (side * self._look.scale for side in LARGE)
        small = size.width() < wide or size.height() < high
        if small == self._is_small:
            return
        self._is_small = small
        for part in parts:
            part.set_small(small)
        gap, margin = (6, 8) if small else (10, 12)
        self._around_dock.setContentsMargins(0, gap, margin, gap)
        self.saved_layout.fit_dock(size.width(), small)
