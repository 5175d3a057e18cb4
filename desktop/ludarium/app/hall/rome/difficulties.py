"""The difficulties of Rome and their requirements."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Difficulty
from ludarium.games.rome.kinds import DIFFICULTIES
from ludarium.games.rome.title import DIFFICULTY
from ludarium.look import fonts
from ludarium.widgets.controls import small_text, text
from ludarium.widgets.layouts import clear, column, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.rich_label import RichLabel
from ludarium.widgets.tile_grid import Tile, choose_one
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome.advice import asks, edicts_asked, goals
from ludarium.words.rome.names import NAMES
from ludarium.words.voice import capital

GAP = "\N{EM SPACE}"
ORDER = ("casual", "easy", "normal", "hard", "expert")
"""From easiest to hardest."""


class Difficulties(QWidget):
    """A tile for each difficulty: edicts, starting gold and glory to reach."""

    chosen = Signal()

    def __init__(self, box: Box, now: str) -> None:
        super().__init__()
        self._box, self._length = box, ""
        self.choice = now if now in DIFFICULTIES else DIFFICULTIES[0]
        self.tiles: list[Tile] = []
        self._lines = column(gap=5)
        self._detail = small_text("")
        self.setLayout(column(text(NAMES.option(DIFFICULTY)), self._lines, self._detail, gap=6))

    def show_length(self, length: str) -> None:
        if length != self._length or not self.tiles:
            self._length = length
            self._fill([one for of, one in self._box.settings if of.key == length])
        self._show()

    def _fill(self, offered: Sequence[Difficulty]) -> None:
        clear(self._lines)
        in_order = sorted(offered, key=lambda one: ORDER.index(one.key) if one.key in ORDER else len(ORDER))
        self.tiles = [self._tile(one) for one in in_order]
        choose_one(self.tiles, self, self._take)
        for tile in self.tiles:
            self._lines.addWidget(tile)

    def _tile(self, difficulty: Difficulty) -> Tile:
        name, (least, most) = NAMES.choice(DIFFICULTY, difficulty.key), goals(self._box, difficulty)
        goal = str(least) if least == most else f"{least}\N{EN DASH}{most}"
        figures = f"{strong(goal)}{picture('glory')}{GAP}{strong(str(difficulty.gold))}{picture('gold')}"
        told = self._told(difficulty.key)
        head = row(text(name, fonts.BODY_STRONG), None, RichLabel((figures,), told, least=104), gap=8)
        edicts = small_text(capital(edicts_asked(difficulty)))
        said = hall.tr("{difficulty}: {detail}", difficulty=name, detail=told)
        return Tile(difficulty.key, said, column(head, edicts, gap=2, margins=(10, 6, 10, 6)))

    def _told(self, difficulty: str) -> str:
        return asks(self._box, {"length": self._length, DIFFICULTY: difficulty})

    def _take(self, key: str) -> None:
        self.choice = key
        self._show()
        self.chosen.emit()

    def _show(self) -> None:
        for tile in self.tiles:
            tile.setChecked(tile.key == self.choice)
        self._detail.setText(self._told(self.choice))
