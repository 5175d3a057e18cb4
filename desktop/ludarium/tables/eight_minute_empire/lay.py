"""Which table a match of Eight-Minute Empire is played on."""

from __future__ import annotations

from ludarium.boards.table_context import TableContext
from ludarium.tables.eight_minute_empire.table import EmpireTable


def lay(context: TableContext) -> EmpireTable:
    return EmpireTable(context)
