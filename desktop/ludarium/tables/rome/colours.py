"""The colours of Rome's components. None speaks alone: terrains have names, banners and tracks their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QColor

from ludarium.look.colour import mix
from ludarium.look.theme import Theme

TERRAINS: Mapping[str, str] = {
    "plains": "#E6DAA0",
    "hills": "#DDC69A",
    "mountain": "#CFC3B4",
    "coast": "#BCD5E2",
    "river": "#C6DED0",
    "forest": "#BDCF9E",
    "desert": "#EBD29C",
}
BANNERS: Mapping[str, str] = {"water": "#2F6C8F", "food": "#4F7A3F", "iron": "#96382C", "stone": "#6B655E"}
LEVELS: Mapping[int, str] = {1: "#80592F", 2: "#5B3A72"}
STRIFE, LOAN, CAPITAL, CAPITAL_DARK, ENEMY = "#7E1F20", "#6E5A16", "#6B2D5C", "#5A2A4E", "#96292A"
"""Heads of cards: by the resource that boosts them, by the level of a development."""

SHADE = 0.3
"""How much of a terrain's colour is seen in the dark."""


def terrain(name: str, theme: Theme) -> QColor:
    colour = QColor(TERRAINS.get(name, "#E3D2AE"))
    return mix(theme["surface"], colour, SHADE) if theme.is_dark else colour
