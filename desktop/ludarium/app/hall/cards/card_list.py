"""A list view of cards, painted as on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, QSortFilterProxyModel
from PySide6.QtGui import QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ludarium.boards.accessible_events import announce
from ludarium.boards.cardface import paint_card
from ludarium.look import fonts
from ludarium.look.labels import PlainLabel
from ludarium.look.qt_startup import Qt
from ludarium.look.text_painting import write
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.tables.catalogue import Entry, Wanted
from ludarium.widgets.controls import set_role
from ludarium.widgets.layouts import px
from ludarium.widgets.phrases import hall

ENTRY = Qt.ItemDataRole.UserRole
CARD = QSize(146, 194)
GAP = 6

Index = QModelIndex | QPersistentModelIndex

TIMES = "\N{MULTIPLICATION SIGN}"


class CardModel(QAbstractListModel):
    """All entries of a catalogue."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
        self.entries = tuple(entries)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.name
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return entry.text
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(entry.text)
            case Qt.ItemDataRole.UserRole:
                return entry
        return None


class CardFilter(QSortFilterProxyModel):
    """The entries that match the search."""

    def __init__(self, cards: CardModel) -> None:
        super().__init__()
        self._wanted = Wanted()
        self.setSourceModel(cards)
        self._cards = cards

    def look_for(self, wanted: Wanted) -> None:
        self.beginFilterChange()
        self._wanted = wanted
        self.endFilterChange()

    def entry(self, row: int) -> Entry:
        return self._cards.entries[self.mapToSource(self.index(row, 0)).row()]

    def entries(self) -> list[Entry]:
        return [self.entry(row) for row in range(self.rowCount())]

    def count(self, entry: Entry) -> int:
        """Return how many printed copies match."""
        return self._wanted.fitting(entry)

    def row_of(self, key: str) -> int:
        """Return the row of a card, or -1 if it is not shown."""
        return next((row for row, entry in enumerate(self.entries()) if entry.key == key), -1)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802
        return self._wanted.fitting(self._cards.entries[row]) > 0


class CardDelegate(QStyledItemDelegate):
    """Paints a card with the number of its copies."""

    def __init__(self, found: CardFilter) -> None:
        super().__init__()
        self._found = found

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        return QSize(px(CARD.width() + 2 * GAP), px(CARD.height() + 2 * GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry, look = index.data(ENTRY), current()
        gap = px(GAP)
        card = QRectF(option.rect).adjusted(gap, gap, -gap, -gap)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, entry.faces[0], card, look.theme, look.scale)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(look.theme["accent"], 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), px(8), px(8))
        count = self._found.count(entry)
        if count > 1:
            self._badge(painter, card, hall.tr("{times}{count}", times=TIMES, count=count))
        painter.restore()

    def _badge(self, painter: QPainter, card: QRectF, said: str) -> None:
        look = current()
        painter.setFont(fonts.font(fonts.TextStyle(fonts.STRONG, 9), look.scale))
        wide = painter.fontMetrics().horizontalAdvance(said) + px(12)
        badge = QRectF(card.right() - wide + px(4), card.top() - px(5), wide, px(20))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme.tip)
        painter.drawRoundedRect(badge, px(10), px(10))
        painter.setPen(look.theme.tip_ink)
        write(painter, badge, Qt.AlignmentFlag.AlignCenter, said)


class CardsList(QListView):
    def __init__(self, found: CardFilter) -> None:
        super().__init__()
        self._painter = CardDelegate(found)
        self.setModel(found)
        self.setItemDelegate(self._painter)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(px(40))
        self.setAccessibleName(hall.tr("Cards"))


class NothingFound(PlainLabel):
    """Label for an empty list; screen readers announce it."""

    def __init__(self) -> None:
        super().__init__(hall.tr("No card fits."))
        set_role(self, fonts.BODY)
        self.setProperty("tone", "muted")

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        announce(self, self.text())
