"""The titles that have a table, `ludarium.tables.<title>`: the window offers no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room
from ludarium.games import IDS, TITLES

if TYPE_CHECKING:
    from ludarium.boards.setting import Setting
    from ludarium.engine.setups import Setup
    from ludarium.tables.table import Table


class TableMaker(Protocol):
    """What lays a title's table. A module with this function will do."""

    def lay(self, setting: Setting) -> Table: ...


def table_maker(title: AnyTitle, setup: Setup) -> Callable[[Setting], Table]:
    """What lays the table of such a match: the title's own, read when it is first laid, or a plain one."""
    from ludarium.tables.plain import PlainTable

    is_headless = bool(title.headless_choices & set(setup.options))
    return PlainTable if is_headless or title.id not in TABLES else TABLES[title.id].lay


TABLES: Room[TableMaker] = Room("ludarium.tables", IDS, "lay")

OFFERED = TITLES.only(TABLES)
