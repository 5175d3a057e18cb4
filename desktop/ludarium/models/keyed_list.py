"""A list of items told apart by a key: views hear exactly what came, went, moved or changed, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex

T = TypeVar("T")

Index = QModelIndex | QPersistentModelIndex


class KeyedModel(QAbstractListModel, Generic[T]):
    """Items by key. `show` compares what was there with what is there now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[T] = []

    key: Callable[[Any], str] = attrgetter("key")
    """What an item is, for as long as it is there."""

    role_names: Mapping[int, str] = {}
    """What the roles of our own are called."""

    # For a concrete model

    def changed_roles(self, before: T, after: T) -> list[int]:
        """Return the roles whose data differ between two items of one key."""
        raise NotImplementedError

    # Changes

    def show(self, items: Sequence[T]) -> None:
        """Show these items, and emit exactly what changed."""
        keys, before = list(map(self.key, items)), list(map(self.key, self._items))
        if keys == before:
            for place, item in enumerate(items):
                if self._items[place] is not item and self._items[place] != item:
                    self._change(place, item)
        else:
            self._rearrange(items, keys)

    def _rearrange(self, items: Sequence[T], keys: Sequence[str]) -> None:
        self._remove_missing(set(keys))
        known = set(map(self.key, self._items))
        for place, (key, item) in enumerate(zip(keys, items, strict=True)):
            if place < len(self._items) and self.key(self._items[place]) == key:
                if self._items[place] is not item and self._items[place] != item:
                    self._change(place, item)
            elif key in known:
                self._move(self._place(key, place), place)
                if self._items[place] != item:
                    self._change(place, item)
            else:
                self._insert(place, item)

    def _place(self, key: str, start: int) -> int:
        return next(place for place in range(start, len(self._items)) if self.key(self._items[place]) == key)

    def _remove_missing(self, wanted: set[str]) -> None:
        last = len(self._items) - 1
        while last >= 0:
            if self.key(self._items[last]) in wanted:
                last -= 1
                continue
            first = last
            while first > 0 and self.key(self._items[first - 1]) not in wanted:
                first -= 1
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._items[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _insert(self, place: int, item: T) -> None:
        self.beginInsertRows(QModelIndex(), place, place)
        self._items.insert(place, item)
        self.endInsertRows()

    def _move(self, old: int, new: int) -> None:
        self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), new)
        self._items.insert(new, self._items.pop(old))
        self.endMoveRows()

    def _change(self, place: int, item: T) -> None:
        before, self._items[place] = self._items[place], item
        index = self.createIndex(place, 0)
        self.dataChanged.emit(index, index, self.changed_roles(before, item))

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 -- Qt's name and default
        return 0 if parent.isValid() else len(self._items)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        return {**super().roleNames(), **{role: QByteArray(name.encode()) for role, name in self.role_names.items()}}

    def item(self, index: Index) -> T | None:
        return self._items[index.row()] if index.isValid() and index.row() < len(self._items) else None
