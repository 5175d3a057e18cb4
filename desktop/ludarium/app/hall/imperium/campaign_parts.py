"""Parts that several campaign pages have."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.app.hall.imperium.portrait import nation_called, stars_line
from ludarium.games.imperium.box import Box, Nation
from ludarium.games.imperium.setting_up import BY_CHANCE
from ludarium.look import fonts
from ludarium.tables.imperium.faces import nation_colour, nation_picture
from ludarium.widgets.controls import Art, text
from ludarium.widgets.layouts import column, row
from ludarium.widgets.tile_grid import Tile, lot_tile


def nation_tiles(box: Box, nations: Sequence[str]) -> list[Tile]:
    """Return a tile for drawing by lot and one for each nation."""
    return [lot_tile(BY_CHANCE), *(_tile(box.nations[box.nation_of[key]]) for key in nations)]


def _tile(nation: Nation) -> Tile:
    name = nation_called(nation)
    parts = row(Art(nation_picture(nation.key), 30), gap=8, margins=(8, 10, 8, 8))
    parts.addLayout(column(text(name, fonts.TextStyle(fonts.STRONG, 10.5)), stars_line(nation.stars), gap=2), 1)
    return Tile(nation.key, name, parts, nation_colour(nation.key))
