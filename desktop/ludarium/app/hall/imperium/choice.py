"""The choice of nations for a new match, and of the bot's level."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ludarium.app.hall.imperium.portrait import Portrait, nation_called, stars_line
from ludarium.app.hall.setup.title_choices import TitleChoice
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.box import Nation
from ludarium.games.imperium.setting_up import BY_CHANCE
from ludarium.games.imperium.starts import DECK, TOKENS
from ludarium.games.imperium.title import BOT, NATIONS, Imperium
from ludarium.look import fonts
from ludarium.look.tooltips import tooltip
from ludarium.tables.imperium.faces import nation_colour, nation_picture
from ludarium.widgets.controls import Art, Button, Elided, Mark, chooser, heading_text, small_text, text
from ludarium.widgets.layouts import column, fill, holder, px, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.seating import Seating
from ludarium.widgets.tile_grid import Flow, Tile, choose_one, lot_tile
from ludarium.words.imperium.names import NAMES
from ludarium.words.imperium.nations import Sketch, level_line, read_sketches

BESIDE = 760
"""The width from which the portrait stands beside the tiles, at 100 %."""


class NationChoice(TitleChoice):
    """A place for each seat, tiles of all nations for the selected place, and the portrait of its nation."""

    def __init__(self, title: Imperium, seating: Seating) -> None:
        super().__init__()
        self._title = title
        named = seating.options.get(NATIONS, BY_CHANCE).split(",")
        self._wanted = [word if word in title.box.nation_of else BY_CHANCE for word in named]
        self._level = seating.options.get(BOT, title.box.book.levels[0].key)
        self._place = 0
        self._seating = seating
        self._sketches = read_sketches()
        self._nations = {nation.key: nation for nation in title.box.nations}
        self._places = Flow((), 160)
        self._told = ""
        self._bot = self._make_bot()
        self._tiles = self._make_tiles()
        self.portrait = Portrait(title.box)
        self.portrait.cards_asked.connect(self.shown)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(px(16))
        fill(self._sides, (self._flow(), 1), self.portrait)
        self.setLayout(self._whole())
        self.show_seating(seating)

    def _whole(self) -> QBoxLayout:
        remark = text(hall.tr("choose a seat, then a tile; dots: difficulty"), fonts.SMALL, "small")
        campaign = Button(hall.tr("Campaign…"), "trophy")
        campaign.setToolTip(tooltip(hall.tr("Matches alone against the bot, one after the other")))
        campaign.clicked.connect(self.campaign_asked)
        head = row(heading_text(hall.tr("Nations")), None, remark, campaign, margins=(14, 8, 14, 0))
        inner = column(self._places, self._bot, self._sides, gap=10, margins=(14, 6, 14, 14))
        return column(head, inner, None, gap=0)

    @property
    def _is_alone(self) -> bool:
        return len(self._seating.chairs) == 1

    def taken(self, seating: Seating) -> Collection[str]:
        return {NATIONS, BOT, DECK} if len(seating.chairs) == 1 else {NATIONS, BOT, DECK, TOKENS}

    def options(self) -> Mapping[str, str]:
        wanted = list(self._wanted)
        while wanted and wanted[-1] == BY_CHANCE:
            wanted.pop()
        return {NATIONS: ",".join(wanted) or BY_CHANCE, BOT: self._level}

    def reorder(self, order: Sequence[int]) -> None:
        self._wanted = [self._wanted[before] for before in order]
        self._place = order.index(self._place) if self._place in order else 0

    def show_seating(self, seating: Seating) -> None:
        self._seating = seating
        count = max(2, len(seating.chairs))
        self._wanted = (self._wanted + [BY_CHANCE] * count)[:count]
        self._place = min(self._place, count - 1)
        self._bot.setVisible(self._is_alone)
        self._show()

    def take(self, nation: str) -> None:
        """Give the nation to the selected place; its former holder gets the other in exchange."""
        before = self._wanted[self._place]
        if nation != BY_CHANCE and nation in self._wanted:
            self._wanted[self._wanted.index(nation)] = before
        self._wanted[self._place] = nation
        self._show()
        self.changed.emit()

    def choose_place(self, place: int) -> None:
        self._place = place
        self._show()

    def _draw_all(self) -> None:
        self._wanted = [BY_CHANCE] * len(self._wanted)
        self._show()
        self.changed.emit()

    def _choose_level(self, level: str) -> None:
        self._level = level
        self._tell_level()
        self.changed.emit()

    def _make_bot(self) -> QWidget:
        levels = [(NAMES.choice(BOT, level.key), level.key) for level in self._title.box.book.levels]
        self.levels = chooser(hall.tr("Strength of the bot"), levels, self._level, self._choose_level)
        self._level_line = small_text("")
        line = row(text(hall.tr("Strength of the bot")), self.levels, (self._level_line, 1), gap=10)
        self._tell_level()
        return holder(line)

    def _tell_level(self) -> None:
        level = next(level for level in self._title.box.book.levels if level.key == self._level)
        self._level_line.setText(level_line(level))

    def _make_tiles(self) -> list[Tile]:
        tiles = [_tile(nation, self._sketches.get(nation.key, Sketch())) for nation in self._nations.values()]
        tiles.insert(0, lot_tile(BY_CHANCE))
        choose_one(tiles, self, self.take)
        return tiles

    def _flow(self) -> QWidget:
        everybody = Button(hall.tr("Draw all by lot"), "die", then=self._draw_all)
        return holder(column(Flow(self._tiles, 132), row(everybody, None), None, gap=10))

    def _show(self) -> None:
        has_focus = any(tile.hasFocus() for tile in self.places())
        self._places.fill([self._place_tile(place) for place in range(len(self._wanted))])
        if has_focus:
            self.places()[self._place].setFocus(Qt.FocusReason.OtherFocusReason)
        now = self._wanted[self._place]
        for tile in self._tiles:
            tile.setChecked(tile.key == now)
        if now != self._told:
            self._told = now
            self._tell(now)

    def _tell(self, now: str) -> None:
        if now == BY_CHANCE:
            self.portrait.tell_lot()
        else:
            nation = self._nations[now]
            self.portrait.tell(nation, nation_called(nation), self._sketches.get(now, Sketch()))

    def places(self) -> list[Tile]:
        """The tiles of the seats and of the bot."""
        return [widget for widget in self._places.widgets() if isinstance(widget, Tile)]

    def _place_tile(self, place: int) -> Tile:
        nation = self._wanted[place]
        played = hall.tr("by lot") if nation == BY_CHANCE else nation_called(self._nations[nation])
        chairs = self._seating.chairs
        name = chairs[place].name if place < len(chairs) else hall.tr("The bot")
        mark = Mark(chairs[place].colour) if place < len(chairs) else Art("automaton", 22)
        line = row(mark, gap=8, margins=(10, 7, 10, 7))
        called = Elided(name, fonts.BODY_STRONG, fills=True), Elided(played, fonts.SMALL, "muted", fills=True)
        fill(line, (column(*called, gap=1), 1), Art("die" if nation == BY_CHANCE else nation_picture(nation), 28))
        tile = Tile(str(place), hall.tr("{name}: {nation}", name=name, nation=played), line)
        tile.setChecked(place == self._place)
        tile.clicked.connect(lambda: self.choose_place(place))
        return tile

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = self.width() >= px(BESIDE)
        across = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._sides.direction() != across:
            self._sides.setDirection(across)


def _tile(nation: Nation, sketch: Sketch) -> Tile:
    name = nation_called(nation)
    head = row(Art(nation_picture(nation.key), 30), gap=8)
    head.addLayout(column(text(name, fonts.TextStyle(fonts.STRONG, 10.5)), stars_line(nation.stars), gap=2), 1)
    parts = column(head, gap=5, margins=(8, 10, 8, 8))
    if sketch.sketch:
        parts.addWidget(small_text(sketch.sketch))
    parts.addStretch(1)
    said = hall.tr("{nation}: {sketch}", nation=name, sketch=sketch.sketch) if sketch.sketch else name
    return Tile(nation.key, said, parts, nation_colour(nation.key))


def make(title: AnyTitle, seating: Seating) -> NationChoice:
    assert isinstance(title, Imperium)
    return NationChoice(title, seating)
