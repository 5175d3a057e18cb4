"""Which table a match of Eight-Minute Empire is played on."""

from __future__ import annotations

from ludarium.boards.table_context import Setting
from ludarium.tables.eight_minute_empire.table import EmpireTable


def lay(setting: Setting) -> EmpireTable:
    return EmpireTable(setting)
