"""The titles that have a table, `ludarium.tables.<title>`: the window offers no others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room
from ludarium.games import IDS, TITLES

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from ludarium.boards.table_context import TableContext
    from ludarium.engine.setups import Setup
    from ludarium.look.theme import Theme
    from ludarium.tables.table import Table


class TableMaker(Protocol):
    """What lays a title's table. A module with this function will do."""

    def lay(self, context: TableContext) -> Table: ...


class Glimpsed(Protocol):
    """What shows the map or board of a title in small, where it has one."""

    def glimpse(self, title: AnyTitle, options: Mapping[str, str], width: int, theme: Theme) -> QPixmap | None: ...


def table_maker(title: AnyTitle, setup: Setup) -> Callable[[TableContext], Table]:
    """What lays the table of such a match: the title's own, read when it is first laid, or a plain one."""
    from ludarium.tables.plain import PlainTable

    is_headless = bool(title.headless_choices & set(setup.options))
    return PlainTable if is_headless or title.id not in TABLES else TABLES[title.id].lay


def glimpse(title: AnyTitle, options: Mapping[str, str], width: int, theme: Theme) -> QPixmap | None:
    """A picture of what such a match is played on, so many pixels wide; None where the title has none to show."""
    room = GLIMPSES.find(title.id)
    return None if room is None else room.glimpse(title, options, width, theme)


TABLES: Room[TableMaker] = Room("ludarium.tables", IDS, "lay")

GLIMPSES: Room[Glimpsed] = Room("ludarium.tables", IDS, "glimpse")

OFFERED = TITLES.only(TABLES)
