"""Which table a match of Imperium is played on."""

from __future__ import annotations

from ludarium.boards.table_context import TableContext
from ludarium.tables.imperium.table import ImperiumTable


def lay(context: TableContext) -> ImperiumTable:
    return ImperiumTable(context)
