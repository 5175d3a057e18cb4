"""Which table a match of Rome is played on."""

from __future__ import annotations

from ludarium.boards.table_context import TableContext
from ludarium.tables.rome.table import RomeTable


def lay(context: TableContext) -> RomeTable:
    return RomeTable(context)
