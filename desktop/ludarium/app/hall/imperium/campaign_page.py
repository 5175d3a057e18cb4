"""A campaign: its course so far, what is carried over, and the way to the next match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QVBoxLayout, QWidget

from ludarium.app.hall.imperium import campaign_words as said
from ludarium.app.hall.imperium.campaign_parts import nation_tiles, page_head
from ludarium.engine.options import PACK
from ludarium.games.imperium.campaign import LOSSES, WINS, opponents, reward_of, starting_deck
from ludarium.games.imperium.setting_up import BY_CHANCE
from ludarium.games.imperium.title import LEVELS, Imperium
from ludarium.library.campaigns import LOST, WON, Chapter, KeptCampaign, course_of
from ludarium.look import fonts, icons
from ludarium.look.theme import current
from ludarium.tables.imperium.faces import card_face, nation_picture
from ludarium.widgets.controls import Button, Line, Panel, Picture, PressLine, column, holder, px, row, scrolled, text
from ludarium.widgets.phrases import choices, hall, line
from ludarium.widgets.tile_grid import CardPicture, Flow, Tile
from ludarium.words.imperium.nations import level_line
from ludarium.words.imperium.texts import card_text
from ludarium.words.voice import listing, sentences

BESIDE = 1080
"""With so much room, at 100 %, two columns stand beside each other."""

CARD = QSizeF(146, 194)


class Places(QWidget):
    """So many places, of which some are filled with a picture."""

    def __init__(self, picture: str, filled: int, places: int, said: str) -> None:
        super().__init__()
        self._picture, self._filled, self._places = picture, filled, places
        self.setFixedSize(px(38) * places, px(36))
        self.setAccessibleName(said)
        self.setToolTip(said)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme, side = QPainter(self), current().theme, px(30)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(self._places):
            room = QRectF(place * px(38) + 1, px(3), side, side)
            is_filled = place < self._filled
            painter.setPen(QPen(theme["bronze"] if is_filled else theme.edge, 1.6))
            painter.setBrush(theme["raised"])
            painter.drawEllipse(room)
            if is_filled:
                picture = icons.pixmap(self._picture, px(20), self.devicePixelRatioF())
                painter.drawPixmap(round(room.center().x()) - px(10), round(room.center().y()) - px(10), picture)


class CampaignPage(QWidget):
    """The page of one campaign.

    next_asked: the next match is to begin, against this nation or by lot; match_asked: a match is to be opened
    save_asked, end_asked, left: what its buttons are for
    """

    next_asked = Signal(str)
    match_asked = Signal(int)
    save_asked = Signal()
    end_asked = Signal()
    left = Signal()

    def __init__(self, kept: KeptCampaign, title: Imperium, there: Collection[int], note: str = "") -> None:
        """``there``: the matches that are still in the library; ``note``: what has just happened."""
        super().__init__()
        self.kept, self.note = kept, note
        self._box, self._there = title.box, there
        self._course = course_of(kept)
        self.opponent = BY_CHANCE
        self._is_armed = False
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._head())
        page.addWidget(scrolled(holder(self._body())), 1)
        page.addWidget(Line())
        page.addLayout(self._foot())
        QShortcut(QKeySequence("Escape"), self, self.left.emit)

    # The parts

    def _head(self) -> QWidget:
        kinds = choices(self.kept.title, {key: one for key, one in self.kept.options.items() if key != PACK.key})
        back, head = page_head(said.heading(self.kept, self._box), line((self.kept.name, *kinds)))
        back.clicked.connect(self.left)
        return head

    def _body(self) -> QBoxLayout:
        self._sides.setSpacing(px(16))
        self._sides.setContentsMargins(px(28), 0, px(28), px(14))
        left, right = column(self._course_panel(), gap=14), column(gap=14)
        if self.kept.chapters:
            left.addWidget(self._matches_panel())
        left.addStretch(1)
        if not self.kept.is_over:
            right.addWidget(self._next_panel())
        right.addWidget(self._deck_panel())
        right.addStretch(1)
        self._sides.addLayout(left, 2)
        self._sides.addLayout(right, 3)
        return self._sides

    def _course_panel(self) -> QWidget:
        panel = Panel(hall.tr("The course"), hall.tr("{wins} wins before {losses} losses", wins=WINS, losses=LOSSES))
        if self.note:
            panel.body.addWidget(text(self.note, fonts.BODY_STRONG, wrap=True))
        if ended := said.verdict(self.kept):
            panel.body.addWidget(text(ended, fonts.Role(fonts.DISPLAY, 16), wrap=True))
        wins, losses = self.kept.wins, self.kept.losses
        panel.body.addLayout(row(Places("trophy", wins, WINS, said.wins_said(wins)), None))
        panel.body.addLayout(row(Places("skull", losses, LOSSES, said.losses_said(losses)), None))
        panel.body.addWidget(text(said.score(wins, losses), fonts.BODY, "muted", wrap=True))
        return panel

    def _matches_panel(self) -> QWidget:
        panel = Panel(hall.tr("Matches"), margins=(0, 0, 0, 0))
        panel.body.setSpacing(0)
        wins = 0
        for number, chapter in enumerate(self.kept.chapters, start=1):
            if number > 1:
                panel.body.addWidget(Line())
            level = LEVELS[-1] if self.kept.is_supreme else LEVELS[min(wins, len(LEVELS) - 2)]
            panel.body.addWidget(self._chapter(number, chapter, level))
            wins += chapter.outcome == WON
        return panel

    def _chapter(self, number: int, chapter: Chapter, level: str) -> QWidget:
        name = said.nation_name(chapter.opponent, self._box)
        how = said.outcome_said(chapter)
        brought = said.reward_said(self._box, reward_of(chapter.reward)) if chapter.reward else ""
        facts = line((said.level_name(level), brought))
        tone = {WON: "gain", LOST: "danger"}.get(chapter.outcome, "muted")
        parts = row(Picture(nation_picture(chapter.opponent), 30), gap=10, margins=(14, 6, 14, 6))
        parts.addLayout(column(text(name, fonts.BODY_STRONG), text(facts, fonts.LABEL, "muted", wrap=True), gap=0), 1)
        parts.addWidget(text(how, fonts.BODY_STRONG, tone))
        told = hall.tr(
            "Match {number}: {nation}, {facts}, {outcome}", number=number, nation=name, facts=facts, outcome=how
        )
        pressed = PressLine(told, parts)
        pressed.setEnabled(chapter.match in self._there)
        pressed.setToolTip("" if chapter.match in self._there else hall.tr("This match was removed."))
        pressed.clicked.connect(lambda: self.match_asked.emit(chapter.match))
        return pressed

    def _next_panel(self) -> QWidget:
        goes_on = self.kept.current is not None
        panel = Panel(hall.tr("The match that goes on") if goes_on else hall.tr("The next match"))
        if self.kept.current is not None:
            against = said.nation_name(self.kept.current.opponent, self._box)
            panel.body.addWidget(text(hall.tr("Against: {nation}", nation=against), fonts.BODY_STRONG, wrap=True))
        for told in said.next_lines(self._course):
            panel.body.addWidget(text(told, fonts.BODY, wrap=True))
        level = next(level for level in self._box.book.levels if level.key == self._course.level)
        panel.body.addWidget(text(level_line(level), fonts.SMALL, "small", wrap=True))
        if not goes_on:
            panel.body.addWidget(text(hall.tr("Against whom?"), fonts.BODY_STRONG))
            panel.body.addWidget(Flow(self._opponents(), 150))
        return panel

    def _opponents(self) -> list[Tile]:
        self.tiles = nation_tiles(self._box, opponents(self._box, self._course))
        group = QButtonGroup(self)
        for tile in self.tiles:
            group.addButton(tile)
            tile.setChecked(tile.key == self.opponent)
            tile.clicked.connect(lambda checked=False, key=tile.key: self.take(key))
        return self.tiles

    def take(self, opponent: str) -> None:
        """The next match is against this nation."""
        self.opponent = opponent
        for tile in self.tiles:
            tile.setChecked(tile.key == opponent)

    # The deck

    def _deck_panel(self) -> QWidget:
        deck = starting_deck(self._box, self._course)
        panel = Panel(hall.tr("Your starting deck"), hall.tr("%n cards", "%n card", len(deck)))
        panel.body.addWidget(text(self._changes(), fonts.BODY, wrap=True))
        counts = Counter(deck)
        first = sorted(counts, key=lambda key: (key not in self._course.kept, key))
        cards = [self._card(key, counts[key]) for key in first]
        panel.body.addWidget(Flow(cards, CARD.width() + 8))
        return panel

    def _changes(self) -> str:
        kept, removed = (
            listing([said.card_called(self._box, key) for key in keys])
            for keys in (self._course.kept, self._course.removed)
        )
        lines = [hall.tr("Kept: {cards}.", cards=kept) if kept else "", self._removed(removed)]
        return sentences(*filter(None, lines)) or hall.tr("As printed. It changes with each win.")

    def _removed(self, cards: str) -> str:
        return hall.tr("Removed: {cards}.", cards=cards) if cards else ""

    def _card(self, key: str, count: int) -> QWidget:
        number = self._box.number_of[key]
        picture = CardPicture(card_face(self._box, number), card_text(self._box.cards[number]), CARD)
        is_kept = key in self._course.kept
        copies = hall.tr("%n copies", "%n copy", count) if count > 1 else ""
        caption = line((hall.tr("kept") if is_kept else "", copies))
        label = text(caption, fonts.SMALL, "gain" if is_kept else "small")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return holder(column(row(None, picture, None), label, gap=2))

    # The foot

    def _foot(self) -> QBoxLayout:
        self.save = Button(hall.tr("Save as file…"), "save")
        self.save.clicked.connect(self.save_asked)
        self.end = Button(hall.tr("End…"))
        self.end.setAccessibleName(hall.tr("End the campaign"))
        self.end.clicked.connect(self._end)
        self.end.setVisible(not self.kept.is_over)
        self.remark = text("", fonts.LABEL, "muted", wrap=True)
        self.remark.hide()
        self.go_on = self._go_on_button()
        buttons = row(self.save, self.end, None, self.go_on, gap=10)
        return column(self.remark, buttons, gap=6, margins=(28, 10, 28, 12))

    def _go_on_button(self) -> Button:
        current = self.kept.current
        big = fonts.Role(fonts.STRONG, 13)
        if self.kept.is_over:
            button = Button(hall.tr("Shelf"), "shelf", kind="primary", role=big)
            button.clicked.connect(self.left)
        elif current is not None:
            button = Button(hall.tr("Resume match"), "play", kind="primary", role=big)
            button.clicked.connect(lambda: self.match_asked.emit(current.match))
        else:
            button = Button(hall.tr("Next match"), "play", kind="primary", role=big)
            button.clicked.connect(lambda: self.next_asked.emit(self.opponent))
        return button

    def _end(self) -> None:
        """The first press says what will happen, the second one does it."""
        if self._is_armed:
            self.end_asked.emit()
            return
        self._is_armed = True
        self.end.setText(hall.tr("End for good"))
        told = hall.tr("It will stand in the record as given up.")
        if self.kept.current is not None:
            told = hall.tr("It will stand in the record as given up. The match that goes on can be played for itself.")
        self.remark.setText(told)
        self.remark.show()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = self.width() >= px(BESIDE)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
