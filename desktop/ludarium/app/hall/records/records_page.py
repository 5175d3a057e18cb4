"""Records: how people did with each side, length, difficulty or opponent, of all matches or of some."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from ludarium.app.hall.files.match_table import MatchTable
from ludarium.app.hall.records.record_phrases import fact_name, kind_name
from ludarium.library.records import RIVAL, RIVALS, Feats, Played, feats, feats_of, played, those_with, told_apart_by
from ludarium.look import fonts
from ludarium.widgets.controls import clear, column, px, row, text
from ludarium.widgets.phrases import ago, hall, signed

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle
    from ludarium.library.results import Result

FILTERS = 3
"""So many stand side by side."""

ORDERS: tuple[Callable[[Feats], Any] | None, ...] = (
    None,  # by name
    lambda one: (-one.won, -one.played),
    lambda one: (-one.played, -one.won),
    lambda one: -one.best.score,
    lambda one: (-one.run, -one.longest),
    lambda one: (-one.longest, -one.run),
    lambda one: -one.last.finished.timestamp(),
)
"""How the rows are put in order by each column."""

BY_WINS = 1


class RecordsPage(QWidget):
    """A row for each kind, with what was won of it; a press on one shows the match of its best score."""

    def __init__(self) -> None:
        super().__init__()
        self._title: AnyTitle | None = None
        self._played: list[Played] = []
        self.by, self.order = _box(hall.tr("Told apart by")), _box(hall.tr("In order of"))
        self.by.activated.connect(self._lay_filters)
        self.order.activated.connect(self._show)
        self.filters: dict[str, QComboBox] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(px(8))
        self.table = MatchTable(self._heads(""), (0, 70, 70, 80, 90, 90, 130), (1, 2, 3, 4, 5))
        self.table.header().setSectionsClickable(True)
        self.table.header().sectionClicked.connect(self._sort)
        self.nothing = text(hall.tr("Nothing has been played so."), fonts.BODY, "muted", wrap=True)
        by, order = text(hall.tr("Told apart by"), fonts.LABEL), text(hall.tr("In order of"), fonts.LABEL)
        by.setBuddy(self.by)
        order.setBuddy(self.order)
        whole = column(row(by, self.by, None, order, self.order), gap=8, margins=(8, 8, 8, 8))
        whole.addLayout(self._grid)
        whole.addWidget(self.nothing)
        whole.addWidget(self.table, 1)
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
        """Show the records that these results make: those of people that count."""
        self._title, self._played = title, played(title, results)
        self.by.clear()
        for key in told_apart_by(title, self._played):
            self.by.addItem(fact_name(title.id, key), key)
        self._lay_filters()

    # What is left out

    def _lay_filters(self) -> None:
        """A choice for all else that tells matches apart, where there are several kinds."""
        assert self._title is not None
        clear(self._grid)
        self.filters = {}
        for key in told_apart_by(self._title, self._played):
            kinds = self._kinds(key)
            if key != self.by.currentData() and len(kinds) > 1:
                self.filters[key] = self._filter(key, kinds)
        for place, box in enumerate(self.filters.values()):
            self._grid.addWidget(box, place // FILTERS, place % FILTERS)
        self._name_columns()
        self._show()

    def _kinds(self, key: str) -> list[str]:
        """Those that were played, as they are listed: in the order of the set-up, or by name."""
        assert self._title is not None
        kinds = {one.facts[key] for one in self._played if key in one.facts}
        choices = {option.key: option.choices for option in self._title.options} | {RIVAL: RIVALS}
        usual = [kind for kind in choices.get(key, ()) if kind in kinds]
        return usual + sorted(kinds.difference(usual), key=lambda kind: (not kind, self._named(key, kind)))

    def _filter(self, key: str, kinds: Iterable[str]) -> QComboBox:
        assert self._title is not None
        head = fact_name(self._title.id, key)
        box = _box(head)
        box.addItem(hall.tr("{what}: all", what=head), None)
        for kind in kinds:
            box.addItem(hall.tr("{what}: {which}", what=head, which=self._named(key, kind)), kind)
        box.activated.connect(self._show)
        return box

    def _named(self, key: str, kind: str) -> str:
        assert self._title is not None
        return kind_name(self._title.id, key, kind)

    # What is shown

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
        found = those_with(self._played, wanted)
        rows = feats(found, key) if key else []
        kinds = self._kinds(key)
        rows.sort(key=ORDERS[order] or (lambda one: kinds.index(one.kind)))
        shown = [(one.best.match, self._cells(self._named(key, one.kind), one)) for one in rows]
        if len(rows) > 1:
            every = feats_of("", [one for one in found if key in one.facts])
            shown.append((every.best.match, self._cells(hall.tr("All together"), every)))
        self.table.show_rows(shown)
        self.nothing.setVisible(not rows)

    def _cells(self, name: str, one: Feats) -> list[str]:
        numbers = (one.won, one.played, one.best.score, one.run, one.longest)
        return [name, *map(signed, numbers), ago(one.last.finished)]


def _box(name: str) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    return box
