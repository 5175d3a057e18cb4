"""The card browser: all cards of a title, with search, filters and details."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ludarium.app.hall.cards.card_list import CardFilter, CardModel, CardsList, NothingFound
from ludarium.boards.search_field import SearchField
from ludarium.engine.registry import AnyTitle
from ludarium.look import fonts
from ludarium.look.qt_startup import Qt
from ludarium.look.tooltips import tooltip
from ludarium.tables.catalogue import CatalogueMaker, Entry, Facet, Value, mark_counts, wanted
from ludarium.widgets.controls import Art, Button, Panel, heading_text, text
from ludarium.widgets.layouts import clear, column, fill, holder, px, row, scrolled
from ludarium.widgets.phrases import box_names, hall
from ludarium.widgets.tile_grid import CardPicture, Flow, Tile

LARGE = QSizeF(186, 248)


class CardsView(QWidget):
    """Filters, the matching cards, and the selected one.

    print_asked: a heading, and the cards to print under it
    """

    print_asked = Signal(str, object)
    closed = Signal()

    def __init__(self, title: AnyTitle, maker: CatalogueMaker) -> None:
        super().__init__()
        self._title = title
        self._catalogue = maker.catalogue(title)
        self._total = sum(len(entry.copies) for entry in self._catalogue.entries)
        self._names = {value.mark: value.name for facet in self._catalogue.facets for value in facet.values}
        self.found = CardFilter(CardModel(self._catalogue.entries))
        self.list = CardsList(self.found)
        self.list.selectionModel().currentChanged.connect(lambda now: self._tell(now.row()))
        self.search = SearchField(hall.tr("Search the cards"), hall.tr("Name or words"))
        self.search.textChanged.connect(self._look)
        self.chips: dict[str, Tile] = {}
        self._detail = column(gap=10)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._head())
        middle = row(self._filters(), (self._cards(), 1), self._chosen(), gap=14, margins=(20, 0, 20, 14))
        whole.addLayout(middle, 1)
        self._look()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def _head(self) -> QWidget:
        self.paper = Button(hall.tr("Print this list…"), "print", then=self._print)
        away = Button(hall.tr("Close"), then=self.closed)
        name = text(hall.tr("Cards"), fonts.TextStyle(fonts.DISPLAY, 20))
        called = text(box_names(self._title.id)[0], fonts.BODY, "muted")
        return holder(row(name, called, None, self.paper, away, gap=12, margins=(20, 12, 20, 10)))

    def _filters(self) -> QWidget:
        counts = mark_counts(self._catalogue.entries)
        lines = column(self.search, gap=8, margins=(14, 12, 14, 14))
        for facet in self._catalogue.facets:
            there = [value for value in facet.values if counts.get(value.mark)]
            if there:
                lines.addWidget(heading_text(facet.name))
                chips = [self._chip(facet, value, counts[value.mark]) for value in there]
                lines.addWidget(Flow(chips, 36 if facet.is_pictures else 106, gap=5))
        lines.addStretch(1)
        self.clear = Button(hall.tr("Clear"), kind="link", role=fonts.SMALL, then=self.clear_filters)
        panel = Panel(hall.tr("Filters"), self.clear, margins=(0, 0, 0, 0))
        panel.body.addWidget(scrolled(holder(lines)))
        self._left = panel
        return panel

    def _chip(self, facet: Facet, value: Value, count: int) -> Tile:
        said = hall.tr("{facet}: {value}, {count}", facet=facet.name, value=value.name, count=count)
        if facet.is_pictures:
            parts = row(Art(value.picture, 28), margins=(4, 4, 4, 4))
        else:
            parts = row(gap=5, margins=(6, 4, 6, 4))
            if value.picture:
                parts.addWidget(Art(value.picture, 18))
            fill(parts, (text(value.name, fonts.SMALL), 1), text(str(count), fonts.SMALL, "small"))
        chip = self.chips[value.mark] = Tile(value.mark, said, parts)
        chip.setToolTip(tooltip(said))
        chip.toggled.connect(self._look)
        return chip

    def _cards(self) -> QWidget:
        self._different = text("", fonts.SMALL, "small")
        self.panel = Panel(hall.tr("Cards"), self._different, margins=(0, 0, 0, 0))
        self.nothing = NothingFound()
        fill(self.panel.body, row(self.nothing, margins=(14, 12, 14, 0)), (self.list, 1))
        return self.panel

    def _chosen(self) -> QWidget:
        self._right = Panel(hall.tr("The card"), margins=(0, 0, 0, 0))
        inner = holder(self._detail)
        self._detail.setContentsMargins(px(16), px(14), px(16), px(14))
        self._right.body.addWidget(scrolled(inner))
        return self._right

    @property
    def chosen(self) -> Entry | None:
        """The selected card."""
        index = self.list.currentIndex()
        return self.found.entry(index.row()) if index.isValid() else None

    @property
    def marks(self) -> list[str]:
        return [mark for mark, chip in self.chips.items() if chip.isChecked()]

    def clear_filters(self) -> None:
        self.search.clear()
        for chip in self.chips.values():
            chip.setChecked(False)

    def show_only(self, mark: str) -> None:
        """Show the cards with this mark only, such as those of one nation."""
        self.clear_filters()
        if mark in self.chips:
            self.chips[mark].setChecked(True)

    def show_card(self, key: str) -> None:
        """Select this card, without filters."""
        self.clear_filters()
        self._go(self.found.row_of(key))

    def _look(self) -> None:
        self.found.look_for(wanted(self._catalogue, self.search.text(), self.marks))
        entries = self.found.entries()
        shown = sum(map(self.found.count, entries))
        said = hall.tr("{shown} of %n cards", "{shown} of %n card", self._total, shown=shown)
        self.panel.heading.setText(said)
        self._different.setText(hall.tr("%n different", "%n different", len(entries)))
        self.nothing.setVisible(not entries)
        self.paper.setEnabled(bool(entries))
        self.clear.setEnabled(bool(self.marks or self.search.text()))
        if not self.list.currentIndex().isValid():
            self._go(0)

    def _go(self, line: int) -> None:
        index = self.found.index(max(line, 0), 0)
        self.list.setCurrentIndex(index)
        if index.isValid():
            self.list.scrollTo(index)
        self._tell(index.row())

    def _print(self) -> None:
        entries = self.found.entries()
        heading = hall.tr("Cards of {title}", title=box_names(self._title.id)[0])
        if len(self.marks) == 1:
            heading = hall.tr("{title}: {what}", title=box_names(self._title.id)[0], what=self._names[self.marks[0]])
        self.print_asked.emit(heading, [(self.found.count(entry), entry) for entry in entries])

    def _tell(self, line: int) -> None:
        clear(self._detail)
        if line < 0:
            return
        entry = self.found.entry(line)
        self._detail.addWidget(text(entry.name, fonts.TextStyle(fonts.DISPLAY, 16), wrap=True))
        size = LARGE if len(entry.faces) == 1 else LARGE * (0.6 if self.width() < px(1100) else 0.78)
        self._detail.addLayout(row(*(CardPicture(face, face.name, size) for face in entry.faces), None))
        for heading, lines in self._sections(entry):
            if lines:
                self._detail.addWidget(heading_text(heading))
            for said in lines:
                label = text(said, fonts.LABEL, wrap=True)
                label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                self._detail.addWidget(label)
        self._detail.addStretch(1)

    def _sections(self, entry: Entry) -> list[tuple[str, list[str]]]:
        facts = [hall.tr("{name}: {value}", name=name, value=value) for name, value in entry.facts]
        return [
            (hall.tr("In words"), entry.text.split("\n\n")),
            (hall.tr("Keywords on it"), list(entry.notes)),
            (hall.tr("About it"), [*facts, *entry.origin.splitlines()]),
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        is_wide = self.width() >= px(1100)
        self._left.setFixedWidth(px(276 if is_wide else 222))
        self._right.setFixedWidth(px(330 if is_wide else 262))
        QTimer.singleShot(0, self, self._scroll)  # after the list has its new layout

    def _scroll(self) -> None:
        self.list.scrollTo(self.list.currentIndex(), CardsList.ScrollHint.PositionAtCenter)


class CardsWindow(QDialog):
    def __init__(self, view: CardsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.setWindowTitle(hall.tr("Cards"))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(view)
        view.closed.connect(self.close)
        room = self.screen().availableSize()
        self.resize(min(px(1320), room.width()), min(px(820), room.height()))
