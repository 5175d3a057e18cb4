"""The records page: results grouped by side, length, difficulty or opponent, with filters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from ludarium.app.hall.files.match_table import MatchTable
from ludarium.app.hall.records.record_phrases import fact_name, kind_name
from ludarium.engine.registry import AnyTitle
from ludarium.library.records import RIVAL, RIVALS, Row, Tally, fact_keys, rows, rows_with, tallies, tally
from ludarium.library.results import Result
from ludarium.look import fonts
from ludarium.widgets.controls import chooser, text
from ludarium.widgets.layouts import clear, column, fill, px, row
from ludarium.widgets.phrases import ago, hall, signed

FILTERS = 3
"""The number of filters in a row."""

ORDERS: tuple[Callable[[Tally], Any] | None, ...] = (
    None,  # by name
    lambda one: (-one.won, -one.played),
    lambda one: (-one.played, -one.won),
    lambda one: -one.best.score,
    lambda one: (-one.run, -one.longest),
    lambda one: (-one.longest, -one.run),
    lambda one: -one.last.finished.timestamp(),
)
"""The sort keys of the columns."""

BY_WINS = 1


class RecordsPage(QWidget):
    """A row for each group; activating one opens the match with its best score."""

    def __init__(self) -> None:
        super().__init__()
        self._title: AnyTitle | None = None
        self._rows: list[Row] = []
        self.by = chooser(hall.tr("Group by"), (), None, lambda key: self._lay_filters())
        self.order = chooser(hall.tr("Sort by"), (), None, lambda key: self._show())
        self.filters: dict[str, QComboBox] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(px(8))
        self.table = MatchTable(self._heads(""), 0, (1, 2, 3, 4, 5))
        self.table.header().setSectionsClickable(True)
        self.table.header().sectionClicked.connect(self._sort)
        self.nothing = text(hall.tr("No matches with these filters."), fonts.BODY, "muted", wrap=True)
        by, order = text(hall.tr("Group by"), fonts.LABEL), text(hall.tr("Sort by"), fonts.LABEL)
        by.setBuddy(self.by)
        order.setBuddy(self.order)
        whole = column(row(by, self.by, None, order, self.order), gap=8, margins=(8, 8, 8, 8))
        fill(whole, self._grid, self.nothing, (self.table, 1))
        self.setLayout(whole)

    @staticmethod
    def _heads(kind: str) -> tuple[str, ...]:
        return (
            kind,
            hall.tr("Won"),
            hall.tr("Played"),
            hall.tr("Best"),
            hall.tr("In a row"),
            hall.tr("Longest"),
            hall.tr("Last played"),
        )

    def show_results(self, title: AnyTitle, results: Iterable[Result]) -> None:
        self._title, self._rows = title, rows(title, results)
        self.by.clear()
        for key in fact_keys(title, self._rows):
            self.by.addItem(fact_name(title.id, key), key)
        self._lay_filters()

    def _lay_filters(self) -> None:
        """Make a filter for each other fact that has several values."""
        assert self._title is not None
        clear(self._grid)
        self.filters = {}
        for key in fact_keys(self._title, self._rows):
            kinds = self._kinds(key)
            if key != self.by.currentData() and len(kinds) > 1:
                self.filters[key] = self._filter(key, kinds)
        for place, box in enumerate(self.filters.values()):
            self._grid.addWidget(box, place // FILTERS, place % FILTERS)
        self._name_columns()
        self._show()

    def _kinds(self, key: str) -> list[str]:
        """Return the values that occur: in the order of the set-up, or by name."""
        assert self._title is not None
        kinds = {one.facts[key] for one in self._rows if key in one.facts}
        choices = {option.key: option.choices for option in self._title.options} | {RIVAL: RIVALS}
        usual = [kind for kind in choices.get(key, ()) if kind in kinds]
        return usual + sorted(kinds.difference(usual), key=lambda kind: (not kind, self._named(key, kind)))

    def _filter(self, key: str, kinds: Iterable[str]) -> QComboBox:
        assert self._title is not None
        head = fact_name(self._title.id, key)
        offered = [(hall.tr("{what}: {which}", what=head, which=self._named(key, kind)), kind) for kind in kinds]
        every = hall.tr("{what}: all", what=head), None
        return chooser(head, (every, *offered), None, lambda kind: self._show())

    def _named(self, key: str, kind: str) -> str:
        assert self._title is not None
        return kind_name(self._title.id, key, kind)

    def _name_columns(self) -> None:
        heads, chosen = self._heads(self.by.currentText()), self.order.currentIndex()
        self.table.setHeaderLabels(list(heads))
        self.order.clear()
        self.order.addItems(list(heads))
        self.order.setCurrentIndex(BY_WINS if chosen < 0 else chosen)

    def _sort(self, column: int) -> None:
        self.order.setCurrentIndex(column)
        self._show()

    def _show(self) -> None:
        key, order = self.by.currentData(), self.order.currentIndex()
        wanted = {fact: box.currentData() for fact, box in self.filters.items() if box.currentData() is not None}
        found = rows_with(self._rows, wanted)
        kinds = self._kinds(key)
        its = sorted(tallies(found, key) if key else [], key=ORDERS[order] or (lambda one: kinds.index(one.kind)))
        shown = [(one.best.match, self._cells(self._named(key, one.kind), one)) for one in its]
        if len(its) > 1:
            every = tally([row for row in found if key in row.facts])
            shown.append((every.best.match, self._cells(hall.tr("All together"), every)))
        self.table.show_rows(shown)
        self.nothing.setVisible(not its)

    def _cells(self, name: str, one: Tally) -> list[str]:
        numbers = (one.won, one.played, one.best.score, one.run, one.longest)
        return [name, *map(signed, numbers), ago(one.last.finished)]
