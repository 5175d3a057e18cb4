"""The choice of leader and difficulty for a new match."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtWidgets import QBoxLayout, QWidget

from ludarium.app.hall.rome.difficulties import Difficulties
from ludarium.app.hall.rome.head import LeaderPortrait, LeaderSketch
from ludarium.app.hall.setup.title_choices import TitleChoice
from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.content import Leader
from ludarium.games.rome.title import BY_CHANCE, DIFFICULTY, LEADER, LENGTH, Rome
from ludarium.look import fonts
from ludarium.tables.rome.leader import EDGES
from ludarium.widgets.controls import heading_text, small_text, text
from ludarium.widgets.layouts import column, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.rich_label import RichLabel
from ludarium.widgets.seating import Seating
from ludarium.widgets.tile_grid import Flow, Tile, choose_one, lot_tile
from ludarium.words.inline_icons import strong
from ludarium.words.rome import short
from ludarium.words.rome.advice import ability_line, advice, sign
from ludarium.words.rome.box import printed
from ludarium.words.voice import MINUS

TILE = 230
"""The minimum width of a leader's tile, at 100 %."""


class LeaderChoice(TitleChoice):
    """Tiles of all leaders, details of the selected one, and the difficulties."""

    def __init__(self, title: Rome, seating: Seating) -> None:
        super().__init__()
        self._leaders = {leader.key: leader for leader in title.box.leaders}
        wanted = seating.options.get(LEADER, BY_CHANCE)
        self._wanted = wanted if wanted in self._leaders else BY_CHANCE
        self.difficulties = Difficulties(title.box, seating.options.get(DIFFICULTY, ""))
        self.difficulties.chosen.connect(self.changed)
        self.tiles = [*map(_tile, self._leaders.values()), lot_tile(BY_CHANCE)]
        choose_one(self.tiles, self, self.take)
        self.sketch = LeaderSketch(title.box)
        self.setLayout(self._whole())
        self.show_seating(seating)
        self._show()

    def _whole(self) -> QBoxLayout:
        remark = text(hall.tr("arrow keys choose; + helps, {minus} hinders", minus=MINUS), fonts.SMALL, "small")
        head = row(heading_text(hall.tr("Leader")), None, remark, margins=(14, 8, 14, 0))
        leaders, lot = Flow(self.tiles[:-1], TILE), self.tiles[-1]
        return column(head, column(leaders, lot, self.sketch, gap=10, margins=(14, 6, 14, 14)), None, gap=0)

    def taken(self, seating: Seating) -> Collection[str]:
        return {LEADER}

    def options(self) -> Mapping[str, str]:
        return {LEADER: self._wanted, DIFFICULTY: self.difficulties.choice}

    def row(self, option: str) -> QWidget | None:
        return self.difficulties if option == DIFFICULTY else None

    def show_seating(self, seating: Seating) -> None:
        self.difficulties.show_length(seating.options.get(LENGTH, ""))

    def take(self, leader: str) -> None:
        """Choose a leader, or a draw by lot."""
        self._wanted = leader
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for tile in self.tiles:
            tile.setChecked(tile.key == self._wanted)
        self.sketch.tell(self._leaders.get(self._wanted))


def _tile(leader: Leader) -> Tile:
    name = printed(leader.name)
    head = row(LeaderPortrait(leader.key, 64), (text(name, fonts.TextStyle(fonts.DISPLAY, 13), wrap=True), 1), gap=10)
    parts = column(head, gap=6, margins=(10, 10, 10, 10))
    for ability in leader.abilities:
        called = strong(f"{sign(ability)} {printed(ability.name)}")
        parts.addWidget(RichLabel((called, short.leader_ability(ability)), ability_line(ability), EDGES[ability.sign]))
    parts.addStretch(1)
    if advice(leader):
        parts.addWidget(small_text(advice(leader)))
    said = hall.tr("{leader}: {advice}", leader=name, advice=advice(leader)) if advice(leader) else name
    return Tile(leader.key, said, parts)


def make(title: AnyTitle, seating: Seating) -> LeaderChoice:
    assert isinstance(title, Rome)
    return LeaderChoice(title, seating)
