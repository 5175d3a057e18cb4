"""Which table a match of Rome is played on."""

from __future__ import annotations

from ludarium.boards.table_context import Setting
from ludarium.tables.rome.table import RomeTable


def lay(setting: Setting) -> RomeTable:
    return RomeTable(setting)
