"""The titles that have a table, `ludarium.tables.<title>`: the window offers no others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ludarium.engine.rooms import Room
from ludarium.games import IDS, TITLES

if TYPE_CHECKING:
    from ludarium.tables.table import Setting, Table


class TableMaker(Protocol):
    """What lays a title's table. A module with this function will do."""

    def lay(self, setting: Setting) -> Table: ...


TABLES: Room[TableMaker] = Room("ludarium.tables", IDS, "lay")

OFFERED = TITLES.only(TABLES)
