"""The result of an Imperium match: the points of each seat, card by card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ludarium import words
from ludarium.app.hall.cards.card_list import TIMES
from ludarium.app.hall.result.title_endings import TitleEnding
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.state import COLLAPSE
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.tables.imperium.faces import card_face
from ludarium.widgets.controls import Button, Panel, text
from ludarium.widgets.layouts import column, fill, px, row
from ludarium.widgets.phrases import hall, signed
from ludarium.widgets.segmented_control import Segments
from ludarium.widgets.tile_grid import CardPicture
from ludarium.words.imperium.account import NOTHING, Entry, Group, account
from ludarium.words.imperium.box import box_of, card_called
from ludarium.words.imperium.texts import card_text

LARGE = QSizeF(222, 296)
HIGH = 380

_CARD = Qt.ItemDataRole.UserRole
_WRAPS = Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


def make(match: SavedMatch, colours: Sequence[int]) -> TitleEnding:
    return TitleEnding(told=how_it_ended(match), shown=(CardsPanel(match),))


def how_it_ended(match: SavedMatch) -> str:
    """Return the event that triggered the end, or an empty string if it is already told."""
    if match.ended is not None or match.state.ended == COLLAPSE:
        return ""
    events = (event for index in reversed(range(match.cursor)) for event in reversed(match.told(index)))
    told = next((event for event in events if event.kind in match.title.announced), None)
    return words.event(match.title, told, match.setup.names) if told is not None else ""


class CardsPanel(Panel):
    """The score of one seat at a time, with the cards that count."""

    def __init__(self, match: SavedMatch) -> None:
        super().__init__(hall.tr("Card by card"), hall.tr("press a card to see it"), margins=(10, 8, 10, 10))
        self._match = match
        names = dict(enumerate(_named(match)))
        self.seats = Segments([(str(seat), name) for seat, name in names.items()], "0", hall.tr("Seat"))
        self.seats.chosen.connect(lambda seat: self.show_seat(int(seat)))
        self.list = PointsTree(box_of(match.title))
        if len(names) > 1:
            self.body.addLayout(row(self.seats, None))
        self.body.addWidget(self.list, 1)
        self.show_seat(0)

    def show_seat(self, seat: int) -> None:
        self.seats.choose(str(seat))
        self.list.show_groups(account(self._match.title, self._match.state, seat))


def _named(match: SavedMatch) -> list[str]:
    """The names of the seats, and of the bot."""
    rival = words.rival(match.title, match.state)
    return [*match.setup.names, *([rival] if rival else [])]


class WrappedRows(QStyledItemDelegate):
    """Delegate with rows high enough for wrapped text."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        wide = self._tree.columnWidth(index.column()) - px(12)
        if index.column() == 0:
            wide -= self._tree.indentation() * (2 if index.parent().isValid() else 1)
        said = QFontMetrics(own.font).boundingRect(0, 0, max(wide, px(40)), px(2000), _WRAPS, own.text)
        return QSize(said.width() + px(12), said.height() + px(6))


class PointsTree(QTreeWidget):
    """Score lines that expand into cards. A click or Enter shows a card large."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self.setAccessibleName(hall.tr("Points, card by card"))
        self.setHeaderLabels([hall.tr("Card"), hall.tr("What counts"), hall.tr("Points")])
        self.headerItem().setTextAlignment(2, _RIGHT)
        self.setWordWrap(True)
        self._lines = WrappedRows(self)
        self.setItemDelegate(self._lines)
        self.setAllColumnsShowFocus(True)
        self.setIndentation(px(14))
        self.setMinimumHeight(px(HIGH))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.header()
        header.setStretchLastSection(False)
        for place, mode in enumerate((_SHARE, _STRETCH, _FITS)):
            header.setSectionResizeMode(place, mode)
        header.sectionResized.connect(lambda: self.scheduleDelayedItemsLayout())
        self.itemClicked.connect(self._look_at)

    def show_groups(self, groups: Sequence[Group]) -> None:
        self.clear()
        for group in groups:
            item = QTreeWidgetItem(self, [group.name, group.said, "" if group.key == NOTHING else signed(group.points)])
            strong = fonts.font(fonts.BODY_STRONG, current().scale)
            _align(item)
            for place in range(3):
                item.setFont(place, strong)
            for entry in group.entries:
                self._add(item, entry)
            item.setExpanded(group.key != NOTHING)
        self.header().resizeSection(0, px(218))
        if (first := self.topLevelItem(0)) is not None:
            self.setCurrentItem(first)

    def _add(self, parent: QTreeWidgetItem, entry: Entry) -> None:
        name = entry.name if entry.count == 1 else f"{entry.count} {TIMES} {entry.name}"
        item = QTreeWidgetItem(parent, [name, entry.said, signed(entry.points)])
        item.setData(0, _CARD, entry.card)
        item.setToolTip(1, tooltip(entry.said))
        _align(item)

    def _look_at(self, item: QTreeWidgetItem) -> None:
        card = item.data(0, _CARD)
        if card is not None:
            CardLook(self._box, card, self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item is not None:
            if item.childCount():
                item.setExpanded(not item.isExpanded())
            self._look_at(item)
            event.accept()
            return
        super().keyPressEvent(event)


def _align(item: QTreeWidgetItem) -> None:
    for place, side in enumerate((_LEFT, _LEFT, _RIGHT)):
        item.setTextAlignment(place, side)


_SHARE, _STRETCH, _FITS = (
    QHeaderView.ResizeMode.Interactive,
    QHeaderView.ResizeMode.Stretch,
    QHeaderView.ResizeMode.ResizeToContents,
)


class CardLook(QDialog):
    """A card, large, with its text."""

    def __init__(self, box: Box, card: int, parent: QWidget) -> None:
        super().__init__(parent)
        name, said = card_called(box, card), card_text(box.cards[card])
        self.setWindowTitle(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        close = Button(hall.tr("Close"), kind="primary", then=self.accept)
        lines = column(text(name, fonts.TextStyle(fonts.DISPLAY, 16), wrap=True), gap=8)
        for line in said.splitlines():
            lines.addWidget(text(line, fonts.BODY, wrap=True))
        fill(lines, None, row(None, close))
        whole = row(CardPicture(card_face(box, card), said, LARGE), (lines, 1), gap=16, margins=(18, 16, 18, 16))
        self.setLayout(whole)
        self.resize(px(620), px(330))
