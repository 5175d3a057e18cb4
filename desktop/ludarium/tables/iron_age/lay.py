"""Which table a match of The Iron Age is played on."""

from __future__ import annotations

from ludarium.boards.table_context import Setting
from ludarium.games.iron_age.title import MEDITERRANEAN
from ludarium.tables.iron_age.sea_table import SeaTable
from ludarium.tables.iron_age.table import IronAgeTable
from ludarium.tables.iron_age.turntable import TurnTable


def lay(setting: Setting) -> TurnTable:
    """With the colony board, where the match is played with it."""
    return SeaTable(setting) if setting.setup["expansion"] == MEDITERRANEAN else IronAgeTable(setting)
