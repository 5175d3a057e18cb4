"""Which table a match of The Iron Age is played on."""

from __future__ import annotations

from ludarium.boards.table_context import TableContext
from ludarium.games.iron_age.setting_up import MEDITERRANEAN
from ludarium.tables.iron_age.sea_table import SeaTable
from ludarium.tables.iron_age.table import IronAgeTable
from ludarium.tables.iron_age.turntable import TurnTable


def lay(context: TableContext) -> TurnTable:
    """With the colony board, where the match is played with it."""
    return SeaTable(context) if context.setup["expansion"] == MEDITERRANEAN else IronAgeTable(context)
