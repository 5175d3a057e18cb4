"""What the pages of a campaign have in common: the head, what scrolls, tiles of nations."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton, QWidget

from ludarium.app.hall.imperium.portrait import nation_called, stars_line
from ludarium.games.imperium.box import Box, Nation
from ludarium.games.imperium.setting_up import BY_CHANCE
from ludarium.look import fonts, icons
from ludarium.tables.imperium.faces import nation_colour, nation_picture
from ludarium.widgets.controls import Picture, column, holder, px, row, text
from ludarium.widgets.phrases import hall
from ludarium.widgets.tile_grid import Tile


def page_head(heading: str, remark: str) -> tuple[QToolButton, QWidget]:
    """The head of a page, with the button that leads back."""
    back = QToolButton()
    back.setIcon(icons.icon("back"))
    back.setIconSize(QSize(px(22), px(22)))
    back.setAccessibleName(hall.tr("Back"))
    back.setToolTip(hall.tr("Back to the shelf"))
    said = row(back, text(heading, fonts.Role(fonts.DISPLAY, 20)), gap=14, margins=(28, 10, 28, 10))
    said.addWidget(text(remark, fonts.BODY, "muted", wrap=True), 1)
    return back, holder(said)


def nation_tiles(box: Box, nations: Sequence[str]) -> list[Tile]:
    """A tile for each nation, and before them one for the lot."""
    return [_lot(), *(_tile(box.nations[box.nation_of[key]]) for key in nations)]


def _lot() -> Tile:
    said = hall.tr("By lot")
    parts = row(Picture("die", 30), gap=8, margins=(8, 10, 8, 8))
    parts.addWidget(text(said, fonts.Role(fonts.STRONG, 10.5), wrap=True), 1)
    return Tile(BY_CHANCE, said, parts)


def _tile(nation: Nation) -> Tile:
    name = nation_called(nation)
    parts = row(Picture(nation_picture(nation.key), 30), gap=8, margins=(8, 10, 8, 8))
    parts.addLayout(column(text(name, fonts.Role(fonts.STRONG, 10.5)), stars_line(nation.stars), gap=2), 1)
    return Tile(nation.key, name, parts, nation_colour(nation.key))
