"""Results of past challenges: the last week, streaks and every day played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout

from ludarium.app.hall.files.match_table import MatchTable
from ludarium.engine.daily_challenge import number_of
from ludarium.engine.registry import AnyTitle
from ludarium.library.challenges import Day, in_a_row
from ludarium.look import fonts
from ludarium.look.qt_startup import Qt
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import Art, Panel, text
from ludarium.widgets.layouts import column, fill, row
from ludarium.widgets.phrases import choices, hall, line, signed
from ludarium.widgets.tile_grid import Tile

WEEK = 7


class DaysPanel(Panel):
    """The days of a player's challenges.

    chosen: the number of a challenge to show; match_asked: the number of a match to open
    """

    chosen = Signal(int)
    match_asked = Signal(int)

    def __init__(self, title: AnyTitle, days: Sequence[Day], today: date) -> None:
        super().__init__(hall.tr("Your days"), _counted(days), margins=(14, 10, 14, 12))
        self._days = {day.number: day for day in days}
        self.week = [self._tile(today - timedelta(days=back)) for back in reversed(range(WEEK))]
        fill(self.body, self._week(), text(_rows(days, today), fonts.LABEL, wrap=True))
        self.table = MatchTable((hall.tr("Day"), hall.tr("Score"), hall.tr("Tries"), hall.tr("Game")), 3, (1, 2))
        self.table.setAccessibleName(hall.tr("Every day that was played"))
        self.table.opened.connect(self.match_asked)
        self.table.show_rows([(day.best.match, _cells(title, day)) for day in days])
        self.table.setMinimumHeight(180)
        self.body.addWidget(self.table, 1)

    def _week(self) -> QHBoxLayout:
        line = row(gap=6)
        for tile in self.week:
            line.addWidget(tile, 1)
        return line

    def _tile(self, on: date) -> Tile:
        day = self._days.get(number_of(on))
        name = QLocale().dayName(on.isoweekday())
        mark = Art("check" if day.is_won else "close", 20) if day is not None else text("\N{MIDDLE DOT}")
        letter = text(QLocale().dayName(on.isoweekday(), QLocale.FormatType.ShortFormat), fonts.SMALL, "small")
        for one in (mark, letter):
            one.setAlignment(Qt.AlignmentFlag.AlignCenter)
        parts = column(letter, row(None, mark, None, gap=0), gap=2, margins=(2, 4, 2, 4))
        came = hall.tr("not played") if day is None else hall.tr("won") if day.is_won else hall.tr("lost")
        tile = Tile(str(number_of(on)), hall.tr("{day}: {outcome}", day=name, outcome=came), parts)
        tile.setCheckable(False)
        tile.setToolTip(tooltip(tile.text()))
        tile.clicked.connect(lambda: self.chosen.emit(number_of(on)))
        return tile


def _counted(days: Sequence[Day]) -> str:
    if not days:
        return ""
    won = sum(day.is_won for day in days)
    return hall.tr("{won} of %n days won", "{won} of %n day won", len(days), won=won)


def _rows(days: Sequence[Day], today: date) -> str:
    """Return the current streaks; only days played on time count."""
    in_time = [day for day in days if day.is_in_time]
    played = in_a_row({day.number for day in in_time}, today)
    won = in_a_row({day.number for day in in_time if day.is_won}, today)
    if not played:
        return hall.tr("Play on two days in a row to start a streak.")
    return line(
        (
            hall.tr("%n days in a row", "%n day in a row", played),
            hall.tr("%n won in a row", "%n won in a row", won) if won else "",
        )
    )


def _cells(title: AnyTitle, day: Day) -> list[str]:
    best = day.best
    drawn = {key: best.options[key] for key in title.challenge(0) or () if key in best.options}
    score = hall.tr("{score}, won", score=signed(best.score)) if best.won else signed(best.score)
    return [_short(day.number), score, str(len(day.tries)), line(choices(title.id, drawn))]


def _short(number: int) -> str:
    on = QDate(number // 10_000, number // 100 % 100, number % 100)
    return QLocale().toString(on, QLocale.FormatType.ShortFormat)
