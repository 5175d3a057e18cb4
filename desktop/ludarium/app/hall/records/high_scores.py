"""High scores: the ladder of those who played alone, the best results of matches, and records by what was played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QTabWidget, QWidget

from ludarium.app.hall.files.match_table import MatchTable
from ludarium.app.hall.records.ranked_results import why_apart
from ludarium.app.hall.records.records_page import RecordsPage
from ludarium.app.hall.records.solo_ladder import counted, form_name, opening, openings, runs
from ludarium.engine.match import HUMAN
from ludarium.library.ladder import Ladder, ladders
from ludarium.look import fonts
from ludarium.widgets.controls import Button, column, fit_window, holder, row, text
from ludarium.widgets.phrases import ago, box_names, hall, line, signed, unusual
from ludarium.words.voice import series

if TYPE_CHECKING:
    from ludarium.engine.registry import Registry
    from ludarium.library.library import Library
    from ludarium.library.results import Result

SHOWN = 100


class HighScores(QDialog):
    """The best results of a title.

    chosen: the number of the match that is to be seen again; campaigns_asked: all campaigns are to be listed
    """

    chosen = Signal(int)
    campaigns_asked = Signal()

    def __init__(self, library: Library, titles: Registry, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library, self._registry, self._titles = library, titles, list(titles)
        self._kept = {card.id for card in library.matches()}
        self.setWindowTitle(hall.tr("High scores"))
        self._ladders: list[Ladder] = []
        self._make_tables()
        self.tabs = QTabWidget()
        self.tabs.addTab(self.together, hall.tr("Against others"))
        self.tabs.addTab(self._alone_page(), hall.tr("Alone"))
        self.records = RecordsPage()
        self.tabs.addTab(self.records, hall.tr("Records"))
        self.tabs.addTab(self.apart, hall.tr("Kept apart"))
        self.remark = text("", fonts.LABEL, "muted", wrap=True)
        for table in (self.alone, self.together, self.records.table, self.apart):
            table.opened.connect(self._open)
        head = row(text(hall.tr("High scores"), fonts.Role(fonts.DISPLAY, 18)), None)
        if len(self._titles) > 1:
            head.addWidget(self._titles_box(title or self._latest()))
        close = Button(hall.tr("Close"), kind="primary")
        close.clicked.connect(self.accept)
        self.campaigns = Button(hall.tr("Campaigns…"), "trophy")
        self.campaigns.clicked.connect(self._leave_for_campaigns)
        foot = row(gap=10)
        foot.addWidget(self.remark, 1)
        foot.addWidget(self.campaigns)
        foot.addWidget(close)
        whole = column(head, gap=12, margins=(20, 16, 20, 16))
        whole.addWidget(self.tabs, 1)
        whole.addLayout(foot)
        self.setLayout(whole)
        fit_window(self, 900, 540)
        self.show_title(title or self._latest())

    def _make_tables(self) -> None:
        place, score, name = hall.tr("Place"), hall.tr("Score"), hall.tr("Name")
        self.alone = MatchTable(
            (place, score, name, hall.tr("Began with"), hall.tr("Hints"), hall.tr("When")),
            (70, 80, 0, 180, 70, 150),
            (0, 1, 4),
        )
        self.forms = QComboBox()
        self.forms.setAccessibleName(hall.tr("Game"))
        self.forms.activated.connect(self._show_ladder)
        self.counted = text("", fonts.BODY, "muted", wrap=True)
        self.together = MatchTable(
            (place, score, name, hall.tr("Against"), hall.tr("Game"), hall.tr("Hints"), hall.tr("When")),
            (70, 80, 0, 230, 170, 70, 130),
            (0, 1, 5),
        )
        self.apart = MatchTable(
            (score, name, hall.tr("Kept apart"), hall.tr("Game"), hall.tr("Hints"), hall.tr("When")),
            (80, 0, 240, 170, 70, 130),
            (0, 4),
        )

    def _alone_page(self) -> QWidget:
        """The ladder of one form, with what is counted of it."""
        page = column(row(self.forms, None), self.counted, gap=8, margins=(8, 8, 8, 8))
        page.addWidget(self.alone, 1)
        return holder(page)

    def _titles_box(self, title: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(hall.tr("Title"))
        for one in self._titles:
            box.addItem(box_names(one)[0], one)
        box.setCurrentIndex(max(0, box.findData(title)))
        box.activated.connect(lambda index: self.show_title(box.itemData(index)))
        return box

    def _latest(self) -> str:
        """The title that was played to its end last; the first one where none was."""
        found = partial(self._library.high_scores, practice=True, apart=True, limit=None)
        played = [(result.finished, title) for title in self._titles for result in found(title)]
        return max(played)[1] if played else self._titles[0]

    def show_records(self) -> None:
        """Turn to the records."""
        self.tabs.setCurrentWidget(self.records)

    def show_title(self, title: str) -> None:
        """Show the results of this title: people's only, those that do not count on a page of their own."""
        everything = self._library.high_scores(title, practice=True, apart=True, limit=None)
        self.campaigns.setVisible(any(one.title == title for one in self._library.campaigns.all()))
        results = [result for result in everything if not why_apart(result)]
        people = [result for result in results if result.player == HUMAN]
        together = [result for result in people if result.seats > 1][:SHOWN]
        self._ladders = ladders(results)
        self.forms.clear()
        self.forms.addItems([form_name(ladder) for ladder in self._ladders])
        self._show_ladder()
        self.records.show_results(self._registry.get(title), results)
        self.together.show_rows(
            [(result.match, self._cells(place, result, results)) for place, result in enumerate(together, 1)]
        )
        apart = [result for result in everything if result.player == HUMAN and why_apart(result)][:SHOWN]
        self.apart.show_rows([(result.match, _apart_cells(result)) for result in apart])
        if self.tabs.currentIndex() < 2:  # who looks at records or at what is kept apart goes on doing so
            self.tabs.setCurrentIndex(1 if self._ladders and not together else 0)
        self.remark.setText(
            hall.tr("A double click shows the match again. What somebody could know before is kept apart.")
            if people
            else hall.tr("No match of {title} has been played to its end yet.", title=box_names(title)[0])
        )

    def _show_ladder(self, place: int = 0) -> None:
        ladder = self._ladders[place] if self._ladders else None
        self.forms.setVisible(len(self._ladders) > 1)
        self.counted.setVisible(ladder is not None)
        self.counted.setText(line((counted(ladder), runs(ladder), openings(ladder))) if ladder else "")
        best = ladder.best[:SHOWN] if ladder else ()
        self.alone.show_rows([(result.match, _alone_cells(place, result)) for place, result in enumerate(best, 1)])

    def _cells(self, place: int, result: Result, everybody: Sequence[Result]) -> list[str]:
        against = [f"{other.name} {signed(other.score)}" for other in everybody if _is_other(other, result)]
        return [str(place), signed(result.score), _who(result), series(against), *_how(result)]

    def _leave_for_campaigns(self) -> None:
        self.accept()
        self.campaigns_asked.emit()

    def _open(self, match_id: int) -> None:
        if match_id not in self._kept:
            self.remark.setText(hall.tr("This match was removed; its result stays."))
            return
        self.accept()
        self.chosen.emit(match_id)


def _who(result: Result) -> str:
    return result.name if not result.won else hall.tr("{name}, won", name=result.name)


def _hints(result: Result) -> str:
    return str(result.hints) if result.hints else ""


def _how(result: Result) -> list[str]:
    """The game, the hints and when it was."""
    return [line(unusual(result.title, result.options)), _hints(result), ago(result.finished)]


def _alone_cells(place: int, result: Result) -> list[str]:
    return [str(place), signed(result.score), _who(result), opening(result), _hints(result), ago(result.finished)]


def _apart_cells(result: Result) -> list[str]:
    return [signed(result.score), _who(result), why_apart(result), *_how(result)]


def _is_other(other: Result, result: Result) -> bool:
    return other.match == result.match and other.seat != result.seat
