"""The page of a campaign: its matches, the deck, the next match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QKeySequence, QPaintEvent, QPen, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QWidget

from ludarium.app.hall.campaign.title_campaigns import CoursePage
from ludarium.app.hall.imperium import campaign_words as said
from ludarium.app.hall.imperium.campaign_parts import nation_tiles
from ludarium.engine.options import PACK
from ludarium.games.imperium.campaign import LOSSES, WINS, Campaign, opponents, reward_of, starting_deck
from ludarium.games.imperium.setting_up import BY_CHANCE
from ludarium.games.imperium.title import LEVELS, Imperium
from ludarium.library.campaigns import LOST, WON, Chapter, KeptCampaign, progress_of
from ludarium.look import fonts, icons
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.tables.imperium.faces import card_face, nation_picture
from ludarium.widgets.controls import Art, Button, Panel, PressLine, Separator, antialiased, page_head, small_text, text
from ludarium.widgets.layouts import column, fill, holder, px, row, scrolled
from ludarium.widgets.phrases import choices, hall, line
from ludarium.widgets.tile_grid import CardPicture, Flow, Tile, choose_one
from ludarium.words.imperium.nations import level_line
from ludarium.words.imperium.texts import card_text
from ludarium.words.voice import listing, sentences

BESIDE = 1080
"""The width from which there are two columns, at 100 %."""

CARD = QSizeF(146, 194)


class PlaceRow(QWidget):
    """A row of places, some of them filled."""

    def __init__(self, picture: str, filled: int, places: int, said: str) -> None:
        super().__init__()
        self._picture, self._filled, self._places = picture, filled, places
        self.setFixedSize(px(38) * places, px(36))
        self.setAccessibleName(said)
        self.setToolTip(tooltip(said))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme, side = antialiased(self), current().theme, px(30)
        for place in range(self._places):
            room = QRectF(place * px(38) + 1, px(3), side, side)
            is_filled = place < self._filled
            painter.setPen(QPen(theme["bronze"] if is_filled else theme.edge, 1.6))
            painter.setBrush(theme["raised"])
            painter.drawEllipse(room)
            if is_filled:
                picture = icons.pixmap(self._picture, px(20), self.devicePixelRatioF())
                painter.drawPixmap(round(room.center().x()) - px(10), round(room.center().y()) - px(10), picture)


class CampaignPage(CoursePage):
    def __init__(self, kept: KeptCampaign, title: Imperium, there: Collection[int], note: str = "") -> None:
        super().__init__()
        self.kept, self.note = kept, note
        self._title, self._box, self._there = title, title.box, there
        progress = progress_of(kept)
        assert isinstance(progress, Campaign)
        self._course = progress
        self.opponent = BY_CHANCE
        self._is_armed = False
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.setLayout(column(self._head(), (scrolled(self._body()), 1), Separator(), self._foot(), gap=0))
        QShortcut(QKeySequence("Escape"), self, self.left.emit)
        self.setFocusProxy(self.go_on)

    def _head(self) -> QWidget:
        kinds = choices(self.kept.title, {key: one for key, one in self.kept.options.items() if key != PACK.key})
        remark = text(line((self.kept.name, *kinds)), fonts.BODY, "muted", wrap=True)
        return page_head(said.heading(self.kept, self._box), self.left, (remark, 1))

    def _body(self) -> QBoxLayout:
        self._sides.setSpacing(px(16))
        self._sides.setContentsMargins(px(28), 0, px(28), px(14))
        left, right = column(self._course_panel(), gap=14), column(gap=14)
        if self.kept.chapters:
            left.addWidget(self._matches_panel())
        left.addStretch(1)
        if not self.kept.is_over:
            right.addWidget(self._next_panel())
        fill(right, self._deck_panel(), None)
        fill(self._sides, (left, 2), (right, 3))
        return self._sides

    def _course_panel(self) -> QWidget:
        panel = Panel(hall.tr("The course"), hall.tr("{wins} wins before {losses} losses", wins=WINS, losses=LOSSES))
        if self.note:
            panel.body.addWidget(text(self.note, fonts.BODY_STRONG, wrap=True))
        if ended := said.verdict(self.kept):
            panel.body.addWidget(text(ended, fonts.TextStyle(fonts.DISPLAY, 16), wrap=True))
        wins, losses = self.kept.wins, self.kept.losses
        panel.body.addLayout(row(PlaceRow("trophy", wins, WINS, said.wins_said(wins)), None))
        panel.body.addLayout(row(PlaceRow("skull", losses, LOSSES, said.losses_said(losses)), None))
        panel.body.addWidget(text(said.score(wins, losses), fonts.BODY, "muted", wrap=True))
        return panel

    def _matches_panel(self) -> QWidget:
        panel = Panel(hall.tr("Matches"), margins=(0, 0, 0, 0))
        panel.body.setSpacing(0)
        wins = 0
        for number, chapter in enumerate(self.kept.chapters, start=1):
            if number > 1:
                panel.body.addWidget(Separator())
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
        parts = row(Art(nation_picture(chapter.opponent), 30), gap=10, margins=(14, 6, 14, 6))
        parts.addLayout(column(text(name, fonts.BODY_STRONG), text(facts, fonts.LABEL, "muted", wrap=True), gap=0), 1)
        parts.addWidget(text(how, fonts.BODY_STRONG, tone))
        told = hall.tr(
            "Match {number}: {nation}, {facts}, {outcome}", number=number, nation=name, facts=facts, outcome=how
        )
        pressed = PressLine(told, parts)
        pressed.setEnabled(chapter.match in self._there)
        pressed.setToolTip(tooltip("" if chapter.match in self._there else hall.tr("This match was removed.")))
        pressed.clicked.connect(lambda: self.match_asked.emit(chapter.match))
        return pressed

    def _next_panel(self) -> QWidget:
        goes_on = self.kept.current is not None
        panel = Panel(hall.tr("The current match") if goes_on else hall.tr("The next match"))
        if self.kept.current is not None:
            against = said.nation_name(self.kept.current.opponent, self._box)
            panel.body.addWidget(text(hall.tr("Against: {nation}", nation=against), fonts.BODY_STRONG, wrap=True))
        for told in said.next_lines(self._course):
            panel.body.addWidget(text(told, fonts.BODY, wrap=True))
        level = next(level for level in self._box.book.levels if level.key == self._course.level)
        panel.body.addWidget(small_text(level_line(level)))
        if not goes_on:
            fill(panel.body, text(hall.tr("Against whom?"), fonts.BODY_STRONG), Flow(self._opponents(), 150))
        return panel

    def _opponents(self) -> list[Tile]:
        self.tiles = nation_tiles(self._box, opponents(self._title, self._course))
        choose_one(self.tiles, self, self.take)
        self.take(self.opponent)
        return self.tiles

    def take(self, opponent: str) -> None:
        """Choose the next opponent."""
        self.opponent = opponent
        for tile in self.tiles:
            tile.setChecked(tile.key == opponent)

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
        label = text(caption, fonts.SMALL, "gain" if is_kept else "small", align=Qt.AlignmentFlag.AlignCenter)
        return holder(column(row(None, picture, None), label, gap=2))

    def _foot(self) -> QBoxLayout:
        self.save = Button(hall.tr("Save as file…"), "save", then=self.save_asked)
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
        big = fonts.TextStyle(fonts.STRONG, 13)
        if self.kept.is_over:
            button = Button(hall.tr("Shelf"), "shelf", kind="primary", role=big, then=self.left)
        elif current is not None:
            button = Button(hall.tr("Resume match"), "play", kind="primary", role=big)
            button.clicked.connect(lambda: self.match_asked.emit(current.match))
        else:
            button = Button(hall.tr("Next match"), "play", kind="primary", role=big)
            button.clicked.connect(lambda: self.next_asked.emit(self.opponent))
        return button

    def _end(self) -> None:
        """End the campaign; the first press only warns."""
        if self._is_armed:
            self.end_asked.emit()
            return
        self._is_armed = True
        self.end.setText(hall.tr("End for good"))
        told = hall.tr("It will be recorded as given up.")
        if self.kept.current is not None:
            told = hall.tr("It will be recorded as given up. The current match can be finished on its own.")
        self.remark.setText(told)
        self.remark.show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = self.width() >= px(BESIDE)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
