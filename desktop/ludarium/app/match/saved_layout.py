"""Saved sizes of panels and boards, per title, once the user has moved them."""

from __future__ import annotations

import contextlib

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QSplitter

from ludarium.app.match.dock import Dock
from ludarium.engine.reasons import LudariumError
from ludarium.library.preferences import Preferences
from ludarium.look.theme import Look
from ludarium.tables.table import Table
from ludarium.widgets.delayed_call import timer

# Width of the dock before the user moves it: usual, small window, very large window
DOCK, DOCK_SMALL, DOCK_WIDEST = 336, 262, 460
KEEP_AFTER = 400  # milliseconds after the last move


class SavedLayout(QObject):
    """The splitters of one table. Those the user has not moved follow the window's size."""

    def __init__(self, preferences: Preferences, table: Table, dock: Dock, middle: QSplitter, look: Look) -> None:
        super().__init__(middle)
        self._preferences = preferences
        self._table = table
        self._dock = dock
        self._middle = middle
        self._look = look
        self._is_small = False
        self._moved: set[str] = set()
        self._keep = timer(self, self.keep)
        middle.splitterMoved.connect(lambda: self._on_moved(self._dock_name()))
        dock.arranged.connect(lambda: self._on_moved("panels"))
        for splitter in table.findChildren(QSplitter):
            splitter.splitterMoved.connect(lambda: self._on_moved("boards"))

    def fit_dock(self, width: int, small: bool) -> None:
        self._is_small = small
        scale = self._look.scale
        usual = DOCK_SMALL if small else min(DOCK_WIDEST, max(DOCK, round(width / scale * 0.2)))
        dock = min(self._preferences.get(self._key(self._dock_name()), self._look.px(usual + 12)), width // 3)
        self._middle.setSizes([width - dock, dock])

    def restore(self) -> None:
        """Restore the sizes; only possible once the window is shown."""
        sizes = [int(size) for size in self._preferences.get(self._key("panels"), "").split() if size.isdecimal()]
        if len(sizes) == self._dock.splitter.count():
            self._dock.splitter.setSizes(sizes)
        boards = self._preferences.get(self._key("boards"), "")
        if boards:
            self._table.arrangement.restore(QByteArray.fromHex(boards.encode()))

    def keep(self) -> None:
        """Save the sizes; disk errors are ignored."""
        self._keep.stop()
        with contextlib.suppress(LudariumError):
            while self._moved:
                self._keep_one(self._moved.pop())

    def _keep_one(self, what: str) -> None:
        if what == "panels":
            self._preferences.set(self._key(what), " ".join(map(str, self._dock.splitter.sizes())))
        elif what == "boards":
            self._preferences.set(self._key(what), self._table.arrangement.save().toHex().toStdString())
        else:
            self._preferences.set(self._key(what), self._middle.sizes()[1])

    def _on_moved(self, what: str) -> None:
        self._moved.add(what)
        self._keep.start(KEEP_AFTER)

    def _dock_name(self) -> str:
        return "small dock" if self._is_small else "dock"

    def _key(self, what: str) -> str:
        return f"table {self._table.context.title.id} {what}"
