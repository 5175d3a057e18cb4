"""Tables of matches and results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

_MATCH = Qt.ItemDataRole.UserRole


class MatchTable(QTreeWidget):
    """Rows of text, each with the number of a match.

    opened: the match of the row that was activated
    """

    opened = Signal(int)

    def __init__(self, columns: Sequence[str], stretch: int, numbers: Sequence[int] = ()) -> None:
        """``stretch``: the column that takes the rest of the width; ``numbers``: columns that are right-aligned."""
        super().__init__()
        self._numbers = numbers
        self.setHeaderLabels(list(columns))
        self.setRootIsDecorated(False)
        self.setWordWrap(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
        for column in numbers:
            self.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.itemActivated.connect(lambda item: self.opened.emit(item.data(0, _MATCH)))

    def show_rows(self, rows: Sequence[tuple[int, Sequence[str]]]) -> None:
        self.clear()
        for match_id, cells in rows:
            item = QTreeWidgetItem(self, list(cells))
            item.setData(0, _MATCH, match_id)
            for column in self._numbers:
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if (first := self.topLevelItem(0)) is not None:
            self.setCurrentItem(first)

    @property
    def match(self) -> int | None:
        """The match of the selected row."""
        item = self.currentItem()
        return None if item is None else item.data(0, _MATCH)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            event.accept()  # it opened the row: the dialog's button is not pressed besides
