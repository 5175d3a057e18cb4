"""High scores: the ladder of those who played alone, and the best results of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QTabWidget, QWidget

from ludarium.app.hall.ladder import counted, form_name, opening, openings, runs
from ludarium.app.hall.match_table import MatchTable
from ludarium.app.hall.phrases import ago, box_names, choices, hall, line, signed
from ludarium.app.widgets import Button, column, holder, px, row, text
from ludarium.engine.match import HUMAN
from ludarium.library.ladder import Ladder, ladders
from ludarium.look import fonts
from ludarium.words.voice import series

if TYPE_CHECKING:
    from ludarium.engine.registry import Registry
    from ludarium.library.library import Library
    from ludarium.library.results import Result

SHOWN = 100


class HighScores(QDialog):
    """The best results of a title.

    chosen: the number of the match that is to be seen again
    """

    chosen = Signal(int)

    def __init__(self, library: Library, titles: Registry, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library, self._titles = library, list(titles)
        self._kept = {card.id for card in library.matches()}
        self.setWindowTitle(hall.tr("High scores"))
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
        self._ladders: list[Ladder] = []
        self.together = MatchTable(
            (place, score, name, hall.tr("Against"), hall.tr("Game"), hall.tr("When")),
            (70, 80, 0, 240, 180, 150),
            (0, 1),
        )
        self.tabs = QTabWidget()
        self.tabs.addTab(self.together, hall.tr("Against others"))
        self.tabs.addTab(self._alone_page(), hall.tr("Alone"))
        self.remark = text("", fonts.LABEL, "muted", wrap=True)
        for table in (self.alone, self.together):
            table.opened.connect(self._open)
        head = row(text(hall.tr("High scores"), fonts.Role(fonts.DISPLAY, 18)), None)
        if len(self._titles) > 1:
            head.addWidget(self._titles_box(title))
        close = Button(hall.tr("Close"), kind="primary")
        close.clicked.connect(self.accept)
        foot = row(gap=10)
        foot.addWidget(self.remark, 1)
        foot.addWidget(close)
        whole = column(head, gap=12, margins=(20, 16, 20, 16))
        whole.addWidget(self.tabs, 1)
        whole.addLayout(foot)
        self.setLayout(whole)
        self.resize(px(900), px(540))
        self.show_title(title or self._titles[0])

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

    def show_title(self, title: str) -> None:
        """Show the results of this title: people's only, practice matches left out."""
        results = self._library.high_scores(title, limit=None)
        people = [result for result in results if result.player == HUMAN]
        together = [result for result in people if result.seats > 1][:SHOWN]
        self._ladders = ladders(results)
        self.forms.clear()
        self.forms.addItems([form_name(ladder) for ladder in self._ladders])
        self._show_ladder()
        self.together.show_rows(
            [(result.match, self._cells(place, result, results)) for place, result in enumerate(together, 1)]
        )
        self.tabs.setCurrentIndex(1 if self._ladders and not together else 0)
        self.remark.setText(
            hall.tr("A double click shows the match again. Practice matches are kept apart.")
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
        game, when = line(choices(result.title, result.options)), ago(result.finished)
        return [str(place), signed(result.score), _who(result), series(against), game, when]

    def _open(self, match_id: int) -> None:
        if match_id not in self._kept:
            self.remark.setText(hall.tr("This match was removed; its result stays."))
            return
        self.accept()
        self.chosen.emit(match_id)


def _who(result: Result) -> str:
    return result.name if not result.won else hall.tr("{name}, won", name=result.name)


def _alone_cells(place: int, result: Result) -> list[str]:
    hints = str(result.hints) if result.hints else ""
    return [str(place), signed(result.score), _who(result), opening(result), hints, ago(result.finished)]


def _is_other(other: Result, result: Result) -> bool:
    return other.match == result.match and other.seat != result.seat
