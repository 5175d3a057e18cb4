"""The titles that have a table: the window offers no others."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games import TITLES

TABLES: Mapping[str, str] = {
    "iron-age": "ludarium.tables.iron_age.lay:lay",
    "eight-minute-empire": "ludarium.tables.eight_minute_empire.table:EmpireTable",
}
"""What lays the table of which title, given its setting: a new title adds one line here."""

OFFERED = TITLES.only(TABLES)
