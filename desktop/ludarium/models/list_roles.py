"""Lists that people read beside the table: seats, orders, the log. Each line is a row, changed exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

import attrs
from PySide6.QtCore import Qt

from ludarium.look.tooltips import tooltip
from ludarium.models.keyed_list import Index, KeyedModel

V = TypeVar("V")


class Role:
    """Custom item roles."""

    KEY = Qt.ItemDataRole.UserRole + 1
    KIND = Qt.ItemDataRole.UserRole + 2
    VALUE = Qt.ItemDataRole.UserRole + 3
    SEAT = Qt.ItemDataRole.UserRole + 4
    MARKS = Qt.ItemDataRole.UserRole + 5
    DETAIL = Qt.ItemDataRole.UserRole + 6
    SPANS = Qt.ItemDataRole.UserRole + 7
    PICTURE = Qt.ItemDataRole.UserRole + 8

    NAMES: Mapping[int, str] = {
        KEY: "key",
        KIND: "kind",
        VALUE: "value",
        SEAT: "seat",
        MARKS: "marks",
        DETAIL: "detail",
        SPANS: "spans",
        PICTURE: "picture",
    }


class Listed(Protocol):
    """The fields that every line of such a list has."""

    @property
    def key(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def spoken(self) -> str: ...
    @property
    def detail(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def marks(self) -> tuple[str, ...]: ...


def line_role(line: Listed, role: int) -> object:
    """Return the data of a role that every line has; None for any other."""
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return line.text
        case Qt.ItemDataRole.AccessibleTextRole:
            return line.spoken or line.text
        case Role.DETAIL:
            return line.detail or None
        case Qt.ItemDataRole.ToolTipRole:
            return tooltip(line.detail) or None
        case Role.KEY:
            return line.key
        case Role.KIND:
            return line.kind
        case Role.MARKS:
            return line.marks
        case _:
            return None


@attrs.frozen
class Row(Generic[V]):
    """One line of a list.

    key: what it is, for as long as it is there
    text: as a person reads it
    value: what is behind it, for whoever draws or uses it
    spoken: what a screen reader says of it; the text when empty
    spans: what stands out in the text: where it begins, and how long it is
    picture: what is pictured beside it, by its key
    """

    key: str
    text: str
    value: V
    spoken: str = ""
    kind: str = ""
    seat: int = -1
    marks: tuple[str, ...] = ()
    detail: str = ""
    spans: tuple[tuple[int, int], ...] = ()
    picture: str = ""

    def role(self, role: int) -> object:
        match role:
            case Role.VALUE:
                return self.value
            case Role.SEAT:
                return self.seat
            case Role.SPANS:
                return self.spans
            case Role.PICTURE:
                return self.picture
            case _:
                return line_role(self, role)


_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole, *Role.NAMES)


class RowsModel(KeyedModel[Row[V]], Generic[V]):
    """Rows by key."""

    role_names = Role.NAMES

    def changed_roles(self, before: Row[V], after: Row[V]) -> list[int]:
        return [role for role in _ROLES if before.role(role) != after.role(role)]

    def row(self, key: str) -> Row[V] | None:
        return next((row for row in self._items if row.key == key), None)

    @property
    def rows(self) -> Sequence[Row[V]]:
        return self._items

    # Qt

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.item(index)
        return None if row is None else row.role(role)
