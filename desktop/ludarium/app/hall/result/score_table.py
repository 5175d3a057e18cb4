"""The table of scores, with their parts and the tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ludarium import words
from ludarium.app.hall.result.score_chart import standings_of
from ludarium.engine.contract import TieBreak
from ludarium.engine.match import HUMAN
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts
from ludarium.look.seats import NEUTRAL
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import Elided, Mark, Panel, Separator, number_text, text
from ludarium.widgets.layouts import column, holder, px, row
from ludarium.widgets.phrases import hall, signed


def tie_breaks(match: SavedMatch) -> dict[int, TieBreak]:
    """Return what decided between the seats tied for the best score, if there are several."""
    title, state = match.title, match.state
    totals = [standing.total for standing in title.standing(state)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    found = {seat: title.tie_break(state, seat) for seat in best} if len(best) > 1 else {}
    return {seat: one for seat, one in found.items() if one is not None}


class ScoreTable(Panel):
    """A column for each seat. The best of a line is green."""

    def __init__(self, match: SavedMatch, colours: Sequence[int]) -> None:
        self._rival = words.rival(match.title, match.state)
        hint = "" if match.setup.seats == 1 and not self._rival else hall.tr("green: best of the line")
        super().__init__(hall.tr("Scores, line by line"), hint, margins=(18, 8, 18, 8))
        self._match, self._colours = match, colours
        self._breakdown = match.title.breakdown(match.state)
        standings = standings_of(match.title, match.state)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(0)
        for place in range(len(standings)):
            grid.setColumnStretch(place + 1, 1)
            grid.addWidget(self._seat_head(place), 0, place + 1)
        lines = list(dict.fromkeys(key for standing in standings for key, _ in standing.lines))
        for number, key in enumerate(lines):
            points = [dict(standing.lines).get(key) for standing in standings]
            self._add_line(grid, 2 * number + 1, words.score_line(self._match.title.id, key), points, self._parts(key))
        self._add_total(grid, 2 * len(lines) + 1, [standing.total for standing in standings])
        self._maybe_add_tie_break(grid, 2 * len(lines) + 3)
        self.body.addLayout(grid)

    def _parts(self, line: str) -> list[tuple[str, str]]:
        """Return what a line consists of, for each seat: in short, and in full."""
        title, parts = self._match.title, [breakdown.get(line, ()) for breakdown in self._breakdown]
        parts += [()] * bool(self._rival)
        whole = [words.score_detail(title, line, its, at_length=True) for its in parts]
        if len(parts) == 1:
            return [(whole[0], whole[0])]  # there is room
        return list(zip((words.score_detail(title, line, its) for its in parts), whole, strict=True))

    def _seat_head(self, place: int) -> QWidget:
        if place >= self._match.setup.seats:
            name = row(None, Mark(NEUTRAL, 22), Elided(self._rival, fonts.BODY_STRONG))
            return holder(column(name, None, gap=0, margins=(0, 4, 0, 6)))
        player = self._match.players[place]
        who = words.player(player) if player == HUMAN else hall.tr("AI {level}", level=words.player(player))
        name = row(None, Mark(self._colours[place], 22), Elided(self._match.setup.names[place], fonts.BODY_STRONG))
        remark = text(who, fonts.SMALL, "small", align=Qt.AlignmentFlag.AlignRight)
        return holder(column(name, remark, gap=0, margins=(0, 4, 0, 6)))

    def _add_line(
        self, grid: QGridLayout, place: int, said: str, points: Sequence[int | None], parts: Sequence[tuple[str, str]]
    ) -> None:
        """Add a line with its parts. A seat may lack it."""
        _begin_row(grid, place, text(said, fonts.BODY), 32)
        known = [number for number in points if number is not None]
        for seat_of, (number, (short, whole)) in enumerate(zip(points, parts, strict=True)):
            if number is None:
                continue
            figure = _number(number, fonts.BODY_STRONG, _is_best(number, known))
            cell = holder(column(figure, _remark(short), gap=0, margins=(0, 3, 0, 3))) if short else figure
            cell.setToolTip(tooltip(whole))
            figure.setAccessibleDescription(whole)
            grid.addWidget(cell, place + 1, seat_of + 1)

    def _add_total(self, grid: QGridLayout, place: int, totals: Sequence[int]) -> None:
        _begin_row(grid, place, text(hall.tr("Score"), fonts.TextStyle(fonts.DISPLAY, 14)), 44)
        for seat_of, number in enumerate(totals):
            grid.addWidget(_number(number, fonts.SCORE, _is_best(number, totals)), place + 1, seat_of + 1)

    def _maybe_add_tie_break(self, grid: QGridLayout, place: int) -> None:
        tied = tie_breaks(self._match)
        if not tied:
            return
        name = words.score_line(self._match.title.id, next(iter(tied.values())).name)
        label = column(text(hall.tr("Tie-break"), fonts.BODY_STRONG), text(name, fonts.SMALL, "small"), gap=0)
        _begin_row(grid, place, holder(label), 44)
        totals = [one.total for one in tied.values()]
        for seat_of in range(self._match.setup.seats):
            if seat_of not in tied:
                grid.addWidget(number_text(hall.tr("not tied"), fonts.BODY, "muted"), place + 1, seat_of + 1)
                continue
            one = tied[seat_of]
            figure = _number(one.total, fonts.BODY_STRONG, _is_best(one.total, totals))
            cell = column(figure, _remark(" + ".join(map(signed, one.numbers))), gap=0, margins=(0, 3, 0, 3))
            grid.addWidget(holder(cell), place + 1, seat_of + 1)


def _begin_row(grid: QGridLayout, place: int, label: QWidget, height: float) -> None:
    grid.addWidget(Separator(), place, 0, 1, -1)
    label.setMinimumHeight(px(height))
    grid.addWidget(label, place + 1, 0)
    grid.setRowStretch(place + 1, 1)


def _is_best(number: int, numbers: Sequence[int]) -> bool:
    """Return whether the number is the best, unless all are equal."""
    return number == max(numbers) and len(set(numbers)) > 1


def _number(number: int, role: fonts.TextStyle, is_best: bool) -> QLabel:
    return number_text(signed(number), role, "gain" if is_best else "")


def _remark(said: str) -> QLabel:
    top_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
    return text(said, fonts.SMALL, "small", wrap=True, align=top_right)
