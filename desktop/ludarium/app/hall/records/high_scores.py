"""The high scores: solo ladders, best results of matches, and records."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QTabWidget, QWidget

from ludarium.app.hall.files.match_table import MatchTable
from ludarium.app.hall.records.record_phrases import counted, form_name, opening, openings, runs, why_apart
from ludarium.app.hall.records.records_page import RecordsPage
from ludarium.engine.match import HUMAN
from ludarium.engine.registry import Registry
from ludarium.library.library import Library
from ludarium.library.records import Ladder, ladders
from ludarium.library.results import Result
from ludarium.look import fonts
from ludarium.widgets.controls import Button, chooser, page_title, text
from ludarium.widgets.layouts import column, fit_window, holder, row
from ludarium.widgets.phrases import ago, box_names, hall, line, signed, unusual
from ludarium.words.voice import series

SHOWN = 100


class HighScores(QDialog):
    """The results of a title.

    chosen: the number of the match to open
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
        head = row(page_title(hall.tr("High scores")), None)
        if len(self._titles) > 1:
            head.addWidget(self._titles_box(title or self._latest()))
        close = Button(hall.tr("Close"), kind="primary", then=self.accept)
        self.campaigns = Button(hall.tr("Campaigns…"), "trophy", then=self._leave_for_campaigns)
        foot = row((self.remark, 1), self.campaigns, close, gap=10)
        self.setLayout(column(head, (self.tabs, 1), foot, gap=12, margins=(20, 16, 20, 16)))
        fit_window(self, 900, 540)
        self.show_title(title or self._latest())

    def _make_tables(self) -> None:
        place, score, name = hall.tr("Place"), hall.tr("Score"), hall.tr("Name")
        how = hall.tr("Game"), hall.tr("Hints"), hall.tr("When")
        self.alone = MatchTable((place, score, name, hall.tr("Began with"), *how[1:]), 2, (0, 1, 4))
        self.forms = chooser(hall.tr("Game"), (), None, self._show_ladder)
        self.counted = text("", fonts.BODY, "muted", wrap=True)
        self.together = MatchTable((place, score, name, hall.tr("Against"), *how), 2, (0, 1, 5))
        self.apart = MatchTable((score, name, hall.tr("Kept apart"), *how), 1, (0, 4))

    def _alone_page(self) -> QWidget:
        return holder(column(row(self.forms, None), self.counted, (self.alone, 1), gap=8, margins=(8, 8, 8, 8)))

    def _titles_box(self, title: str) -> QComboBox:
        return chooser(hall.tr("Title"), [(box_names(one)[0], one) for one in self._titles], title, self.show_title)

    def _latest(self) -> str:
        """Return the title that was finished last, or the first title."""
        found = partial(self._library.high_scores, practice=True, apart=True, limit=None)
        played = [(result.finished, title) for title in self._titles for result in found(title)]
        return max(played)[1] if played else self._titles[0]

    def show_records(self) -> None:
        self.tabs.setCurrentWidget(self.records)

    def show_title(self, title: str) -> None:
        """Show the results of people; those that are not ranked stand on a page of their own."""
        everything = self._library.high_scores(title, practice=True, apart=True, limit=None)
        self.campaigns.setVisible(any(one.title == title for one in self._library.campaigns.all()))
        results = [result for result in everything if not why_apart(result)]
        people = [result for result in results if result.player == HUMAN]
        together = [result for result in people if result.seats > 1][:SHOWN]
        self._ladders = ladders(results)
        self.forms.clear()
        for place, ladder in enumerate(self._ladders):
            self.forms.addItem(form_name(ladder), place)
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
            hall.tr("A double click shows the match again. Matches whose deal could be known are kept apart.")
            if people
            else hall.tr("No match of {title} has been finished yet.", title=box_names(title)[0])
        )

    def _show_ladder(self, place: int = 0) -> None:
        ladder = self._ladders[place] if self._ladders else None
        self.forms.setVisible(len(self._ladders) > 1)
        self.counted.setVisible(ladder is not None)
        self.counted.setText(line((counted(ladder), runs(ladder), openings(ladder))) if ladder else "")
        best = ladder.ranking[:SHOWN] if ladder else ()
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
    return [line(unusual(result.title, result.options)), _hints(result), ago(result.finished)]


def _alone_cells(place: int, result: Result) -> list[str]:
    return [str(place), signed(result.score), _who(result), opening(result), _hints(result), ago(result.finished)]


def _apart_cells(result: Result) -> list[str]:
    return [signed(result.score), _who(result), why_apart(result), *_how(result)]


def _is_other(other: Result, result: Result) -> bool:
    return other.match == result.match and other.seat != result.seat
