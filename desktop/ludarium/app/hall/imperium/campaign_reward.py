"""The choice after a campaign match is won: keep a card that was gained, or remove one from the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludarium.app.hall.campaign.title_campaigns import RewardChoice
from ludarium.app.hall.cards.card_list import CardFilter, CardModel, CardsList, NothingFound
from ludarium.app.hall.imperium import campaign_words as said
from ludarium.boards.search_field import SearchField
from ludarium.games.imperium.campaign import Campaign, Reward, starting_deck
from ludarium.games.imperium.title import Imperium
from ludarium.library.campaigns import KeptCampaign, progress_of
from ludarium.look import fonts
from ludarium.tables.catalogue import Catalogue, Entry, Facet, Value, wanted
from ludarium.tables.imperium.catalogue import catalogue
from ludarium.widgets.controls import Button, Panel, Separator, page_head, text
from ludarium.widgets.layouts import clear, column, fill, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.widgets.segmented_control import Segments
from ludarium.widgets.tile_grid import CardPicture

LARGE = QSizeF(186, 248)
KEEP, REMOVE = "keep", "remove"


class RewardPage(RewardChoice):
    """The cards to choose from, with search, and the selected one."""

    def __init__(self, kept: KeptCampaign, title: Imperium, rewards: Sequence[Reward], opponent: str) -> None:
        super().__init__()
        self.kept = kept
        self._box = title.box
        self._beaten = said.nation_name(opponent, title.box)
        every = {entry.key: entry for entry in catalogue(title).entries}
        progress = progress_of(kept)
        assert isinstance(progress, Campaign)
        deck = Counter(starting_deck(title.box, progress))
        gained = _entries(every, KEEP, {one.card: 1 for one in rewards if one.is_kept})
        removable = _entries(every, REMOVE, {one.card: deck[one.card] for one in rewards if not one.is_kept})
        self._catalogue = Catalogue((*gained, *removable), (Facet("", (Value(KEEP, ""), Value(REMOVE, ""))),))
        self._ways = [way for way, entries in ((KEEP, gained), (REMOVE, removable)) if entries]
        self.way = self._ways[0]
        self.found = CardFilter(CardModel(self._catalogue.entries))
        self.list = CardsList(self.found)
        self.list.selectionModel().currentChanged.connect(self._tell)
        self._detail = column(gap=10, margins=(16, 14, 16, 14))
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        fill(page, self._head(), (self._body(), 1), Separator(), self._foot())
        self._show()
        self.setFocusProxy(self.list)
        QShortcut(QKeySequence("Escape"), self, self.left.emit)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def _head(self) -> QWidget:
        beaten = hall.tr("Beaten: {nation}. Choose your reward.", nation=self._beaten)
        remark = text(beaten, fonts.BODY, "muted", wrap=True)
        return page_head(said.heading(self.kept, self._box), self.left, (remark, 1))

    def _body(self) -> QHBoxLayout:
        named = {KEEP: hall.tr("Keep a card"), REMOVE: hall.tr("Remove a card")}
        self.ways = Segments([(way, named[way]) for way in self._ways], self.way, hall.tr("What a win brings"))
        self.ways.chosen.connect(self._choose_way)
        self.search = SearchField(hall.tr("Search the cards"), hall.tr("Name or words"))
        self.search.textChanged.connect(self._look)
        self.means = text("", fonts.BODY, "muted", wrap=True)
        self.nothing = NothingFound()
        self.search.setMinimumWidth(px(150))
        self.list.setMinimumHeight(px(48))  # it scrolls
        cards = Panel(hall.tr("Cards"), self.search, margins=(0, 0, 0, 0))
        fill(cards.body, row(self.nothing, margins=(14, 12, 14, 0)), (self.list, 1))
        left = column(row(self.ways, None), self.means, (cards, 1), gap=8)
        detail = Panel(hall.tr("The card"), margins=(0, 0, 0, 0))
        detail.body.addWidget(scrolled(self._detail))
        detail.setMinimumWidth(px(LARGE.width() + 54))
        return row((left, 3), (detail, 1), gap=16, margins=(28, 0, 28, 14))

    def _foot(self) -> QHBoxLayout:
        later = Button(hall.tr("Later"), key=hall.tr("Esc"), role=fonts.TextStyle(fonts.STRONG, 13), then=self.left)
        self.take = Button("", "check", kind="primary", role=fonts.TextStyle(fonts.STRONG, 13), then=self._take)
        return row(later, None, self.take, gap=10, margins=(28, 10, 28, 12))

    @property
    def reward(self) -> Reward | None:
        index = self.list.currentIndex()
        if not index.isValid():
            return None
        return Reward(self.found.entry(index.row()).key, is_kept=self.way == KEEP)

    def _choose_way(self, way: str) -> None:
        self.way = way
        self._show()

    def _show(self) -> None:
        self.means.setText(
            hall.tr("What you gained in this match. It is in your starting deck from now on.")
            if self.way == KEEP
            else hall.tr("One copy of it is no longer in your starting deck.")
        )
        self._look()

    def _look(self) -> None:
        self.found.look_for(wanted(self._catalogue, self.search.text(), (self.way,)))
        self.nothing.setVisible(not self.found.rowCount())
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.found.index(0, 0))
        self._tell()

    def _tell(self) -> None:
        clear(self._detail)
        reward = self.reward
        self.take.setEnabled(reward is not None)
        if reward is None:
            self.take.setText(hall.tr("Choose a card"))
            return
        entry = self.found.entry(self.list.currentIndex().row())
        self.take.setText(hall.tr("Keep this card") if reward.is_kept else hall.tr("Remove this card"))
        self.take.setAccessibleName(
            hall.tr("Keep {card}", card=entry.name) if reward.is_kept else hall.tr("Remove {card}", card=entry.name)
        )
        self._detail.addLayout(row(CardPicture(entry.faces[0], entry.text, LARGE), None))
        for told in (*entry.text.split("\n\n"), *entry.notes):
            self._detail.addWidget(text(told, fonts.LABEL, wrap=True))
        self._detail.addStretch(1)

    def _take(self) -> None:
        if self.reward is not None:
            self.chosen.emit(self.reward)


def _entries(every: Mapping[str, Entry], way: str, counts: Mapping[str, int]) -> tuple[Entry, ...]:
    """Return these cards by name, with the number of copies that can be chosen."""
    found = (attrs.evolve(every[key], copies=(frozenset((way,)),) * count) for key, count in counts.items())
    return tuple(sorted(found, key=lambda entry: entry.name))
