"""The page on which a campaign is begun: nation, level and options."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.campaign.title_campaigns import CampaignSetup, StartPage
from ludarium.app.hall.imperium.campaign_parts import nation_tiles
from ludarium.app.hall.imperium.campaign_words import course_lines
from ludarium.app.hall.imperium.portrait import Portrait, nation_called
from ludarium.app.hall.setup.option_rows import OptionRow
from ludarium.engine.options import PACK, UNDO
from ludarium.engine.reasons import LudariumError
from ludarium.games.imperium.setting_up import BY_CHANCE
from ludarium.games.imperium.title import Imperium
from ludarium.look import fonts
from ludarium.widgets import seating
from ludarium.widgets.controls import Button, Panel, page_head, small_text, text
from ludarium.widgets.layouts import clear, column, fill, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.widgets.segmented_control import Segments
from ludarium.widgets.tile_grid import Flow, choose_one
from ludarium.words.imperium.nations import Sketch, read_sketches

BESIDE = 1080
"""The width from which the nations stand beside the course, at 100 %."""

RISING, SUPREME = "rising", "supreme"
CARRIED = ("commons", PACK.key, UNDO.key)
"""Options that all matches of a campaign share."""


class NewCampaign(StartPage):
    def __init__(self, title: Imperium, wish: CampaignSetup) -> None:
        super().__init__()
        self._title = title
        self._offered = [option for option in (*seating.offered(title), UNDO) if option.key in CARRIED]
        self._nation = wish.side
        self._options = {option.key: option.choices[0] for option in self._offered} | dict(wish.options)
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self.name = QLineEdit(wish.name)
        self.name.setMaxLength(seating.LONGEST_NAME)
        self.name.setAccessibleName(hall.tr("Your name"))
        self.name.textChanged.connect(self._refresh)
        self.levels = Segments(
            ((RISING, hall.tr("Rising")), (SUPREME, hall.tr("Supreme Ruler"))),
            SUPREME if wish.is_supreme else RISING,
            hall.tr("Level of the bot"),
        )
        self.levels.chosen.connect(self._choose_level)
        self._level = SUPREME if wish.is_supreme else RISING
        self.problem = text("", fonts.LABEL, "danger", wrap=True)
        self.setFocusProxy(self.name)
        self._build()
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self._maybe_begin)
        QShortcut(QKeySequence("Escape"), self, self.left.emit)

    @property
    def wish(self) -> CampaignSetup:
        return CampaignSetup(self.name.text().strip(), self._nation, self._level == SUPREME, dict(self._options))

    @property
    def rules(self) -> Imperium:
        """The title with the chosen pack, or ours if that cannot be read."""
        try:
            return self._title.played_with(self._options)
        except LudariumError:
            return self._title

    def take(self, nation: str) -> None:
        self._nation = nation
        self._tell()

    def _choose_level(self, level: str) -> None:
        self._level = level
        self._tell_level()

    def _choose(self, key: str, choice: str) -> None:
        self._options[key] = choice
        if key == PACK.key:
            self._build()
        else:
            self._refresh()

    def _build(self) -> None:
        self.name.setParent(None)
        self.levels.setParent(None)
        self.problem.setParent(None)
        clear(self._page)
        remark = text(words.title_name(self._title.id), fonts.BODY, "muted", wrap=True)
        head = page_head(hall.tr("New campaign"), self.left, (remark, 1))
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(px(16))
        self._sides.setContentsMargins(px(28), 0, px(28), px(14))
        fill(self._sides, (column(self._course(), self._choices(), None, gap=14), 2), (self._nations(), 3))
        fill(self._page, head, (scrolled(self._sides), 1), self._foot())
        self._tell()
        self._tell_level()
        self._refresh()
        self._turn()

    def _course(self) -> QWidget:
        panel = Panel(hall.tr("How a campaign goes"))
        for line in course_lines():
            panel.body.addWidget(text(line, fonts.BODY, wrap=True))
        return panel

    def _choices(self) -> QWidget:
        panel = Panel(hall.tr("Options"))
        named = row(text(hall.tr("Your name")), (self.name, 1), gap=14)
        panel.body.addLayout(named)
        self._level_line = small_text("")
        fill(panel.body, row(text(hall.tr("Level of the bot")), None, self.levels), self._level_line)
        for option in self._offered:
            if len(option.choices) > 1:
                line = OptionRow(self._title.id, option, self._options[option.key])
                line.chosen.connect(lambda choice, key=option.key: self._choose(key, choice))
                panel.body.addWidget(line)
        return panel

    def _nations(self) -> QWidget:
        box = self.rules.box
        if self._nation not in box.nation_of:
            self._nation = BY_CHANCE
        self.tiles = nation_tiles(box, [nation.key for nation in box.nations])
        choose_one(self.tiles, self, self.take)
        self.portrait = Portrait(box)
        self.portrait.cards_asked.connect(lambda mark: self.cards_asked.emit(self._title.id, mark))
        panel = Panel(hall.tr("Your nation"), hall.tr("dots: difficulty"))
        fill(panel.body, Flow(self.tiles, 150), self.portrait, None)
        return panel

    def _foot(self) -> QBoxLayout:
        back = Button(hall.tr("Back"), key=hall.tr("Esc"), role=fonts.TextStyle(fonts.STRONG, 13), then=self.left)
        self.begin = Button(
            hall.tr("Begin the campaign"), "play", kind="primary", role=fonts.TextStyle(fonts.STRONG, 13)
        )
        self.begin.clicked.connect(self._maybe_begin)
        return row(back, (self.problem, 1), self.begin, gap=10, margins=(28, 6, 28, 14))

    def _tell(self) -> None:
        for tile in self.tiles:
            tile.setChecked(tile.key == self._nation)
        box = self.rules.box
        if self._nation == BY_CHANCE:
            self.portrait.tell_lot(hall.tr("Your nation is drawn when the campaign begins."))
            return
        nation = box.nations[box.nation_of[self._nation]]
        self.portrait.tell(nation, nation_called(nation), read_sketches().get(self._nation, Sketch()))

    def _tell_level(self) -> None:
        self._level_line.setText(
            hall.tr("All matches at the highest level, for experts.")
            if self._level == SUPREME
            else hall.tr("From Chieftain to Overlord, one level with each win.")
        )

    def _refresh(self) -> None:
        said = self._why_not()
        self.problem.setText(said)
        self.begin.setEnabled(not said)

    def _why_not(self) -> str:
        if not self.wish.name:
            return hall.tr("Enter your name.")
        try:
            self._title.played_with(self._options)
        except LudariumError as error:
            return words.sentence(error.reason, self._title.id)
        return ""

    def _maybe_begin(self) -> None:
        if self.begin.isEnabled():
            self.begun.emit(self.wish)

    def _turn(self) -> None:
        wide = self.width() >= px(BESIDE)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._turn()
