"""The one item model behind everything on a table: rows by key, changed exactly.

A concrete model is a function from what a seat may know to rows. `RowsModel.show` compares the rows before and after
and tells views what was removed, inserted, moved or changed, and nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QAbstractListModel, QByteArray, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from ludarium.models.desk import Desk

PIECE_MIME = "application/x-ludarium-piece"
"""What a held piece is called while it is carried from one model to another: the id of the piece."""

Index = QModelIndex | QPersistentModelIndex


class Role:
    """The roles of our own, beside Qt's."""

    KEY = Qt.ItemDataRole.UserRole + 1
    TOUCH = Qt.ItemDataRole.UserRole + 2
    KIND = Qt.ItemDataRole.UserRole + 3
    VALUE = Qt.ItemDataRole.UserRole + 4
    SEAT = Qt.ItemDataRole.UserRole + 5
    MARKS = Qt.ItemDataRole.UserRole + 6
    DETAIL = Qt.ItemDataRole.UserRole + 7
    SPANS = Qt.ItemDataRole.UserRole + 8

    NAMES: Mapping[int, bytes] = {
        KEY: b"key",
        TOUCH: b"touch",
        KIND: b"kind",
        VALUE: b"value",
        SEAT: b"seat",
        MARKS: b"marks",
        DETAIL: b"detail",
        SPANS: b"spans",
    }


@attrs.frozen
class Row:
    """One thing on the table.

    key: what it is, for as long as it is there
    text: its name, as a person reads it
    touch: its id among the pieces and places that actions touch, if it is one
    spoken: what a screen reader says of it; the text when empty
    kind, value, marks, detail: what the board needs to draw it
    spans: what stands out in the text: where it begins, and how long it is
    """

    key: str
    text: str
    touch: str = ""
    spoken: str = ""
    kind: str = ""
    value: Any = None
    seat: int = -1
    marks: tuple[str, ...] = ()
    detail: str = ""
    spans: tuple[tuple[int, int], ...] = ()

    def role(self, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.spoken or self.text
            case Qt.ItemDataRole.ToolTipRole | Role.DETAIL:
                return self.detail or None
            case Role.KEY:
                return self.key
            case Role.TOUCH:
                return self.touch
            case Role.KIND:
                return self.kind
            case Role.VALUE:
                return self.value
            case Role.SEAT:
                return self.seat
            case Role.MARKS:
                return self.marks
            case Role.SPANS:
                return self.spans
            case _:
                return None


_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
    *Role.NAMES,
)


class RowsModel(QAbstractListModel):
    """Rows by key. With a desk, pieces can be dropped on rows that are places."""

    def __init__(self, parent: QObject | None = None, desk: Desk | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._desk = desk

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows, telling views exactly what changed."""
        self._remove_missing({row.key for row in rows})
        places = {row.key: place for place, row in enumerate(self._rows)}
        for place, row in enumerate(rows):
            if place < len(self._rows) and self._rows[place].key == row.key:
                self._change(place, row)
                continue
            if row.key in places:
                self._move(self._place(row.key, place), place)
                self._change(place, row)
            else:
                self._insert(place, row)

    def row(self, key: str) -> Row | None:
        return next((row for row in self._rows if row.key == key), None)

    @property
    def rows(self) -> Sequence[Row]:
        return self._rows

    def _place(self, key: str, start: int) -> int:
        return next(place for place in range(start, len(self._rows)) if self._rows[place].key == key)

    def _remove_missing(self, wanted: set[str]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._rows[last].key in wanted:
                last -= 1
                continue
            first = last
            while first > 0 and self._rows[first - 1].key not in wanted:
                first -= 1
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _insert(self, place: int, row: Row) -> None:
        self.beginInsertRows(QModelIndex(), place, place)
        self._rows.insert(place, row)
        self.endInsertRows()

    def _move(self, old: int, new: int) -> None:
        self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), new)
        self._rows.insert(new, self._rows.pop(old))
        self.endMoveRows()

    def _change(self, place: int, row: Row) -> None:
        before = self._rows[place]
        if before == row:
            return
        self._rows[place] = row
        roles = [role for role in _ROLES if before.role(role) != row.role(role)]
        index = self.index(place)
        self.dataChanged.emit(index, index, roles)

    # Dropping: the mime data names the held piece, the row is the place; the desk asks the engine

    def _touch(self, row: int, parent: Index) -> str:
        place = parent.row() if parent.isValid() else row
        return self._rows[place].touch if 0 <= place < len(self._rows) else ""

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 -- Qt's name and default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        return self._rows[index.row()].role(role)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        return {**super().roleNames(), **{role: QByteArray(name) for role, name in Role.NAMES.items()}}

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if self._desk is not None and index.isValid() and self._rows[index.row()].touch:
            flags |= Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsDropEnabled
        return flags

    def mimeTypes(self) -> list[str]:  # noqa: N802
        return [PIECE_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:  # noqa: N802
        mime = QMimeData()
        if indexes:
            mime.setData(PIECE_MIME, QByteArray(self._rows[indexes[0].row()].touch.encode()))
        return mime

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        return Qt.DropAction.MoveAction

    def canDropMimeData(  # noqa: N802
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if self._desk is None or not data.hasFormat(PIECE_MIME):
            return False
        return self._desk.can_drop(piece_of(data), self._touch(row, parent))

    def dropMimeData(  # noqa: N802
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if self._desk is None or not data.hasFormat(PIECE_MIME):
            return False
        return self._desk.drop(piece_of(data), self._touch(row, parent))


def piece_of(mime: QMimeData) -> str:
    """The piece that mime data of our type carries."""
    return mime.data(PIECE_MIME).toStdString()
