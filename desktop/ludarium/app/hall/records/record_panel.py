"""The record on the shelf, as a panel or in three numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from ludarium.app.hall.records.record_phrases import counted, form_name, hinted, openings, rival_name, runs
from ludarium.engine.daily_challenge import number_in
from ludarium.library.records import Record, Tally
from ludarium.library.results import Result
from ludarium.library.store import MatchCard
from ludarium.look import fonts
from ludarium.look.seats import LIGHT_INK
from ludarium.look.theme import current
from ludarium.widgets.controls import (
    Art,
    Elided,
    Panel,
    PressLine,
    Separator,
    antialiased,
    heading_text,
    small_text,
    text,
)
from ludarium.widgets.layouts import column, fill, height_for, holder, px, row
from ludarium.widgets.phrases import ago, box_names, hall, line, signed
from ludarium.words.voice import listing

SHOWN = 12
"""The number of last matches that are shown one by one."""

BEST = 3

LADDERS = 2
"""The number of solo forms that are shown; the high scores list all."""

NARROW, FEW = 300, 8
"""Below this width only this many last matches fit, and bars stand below their names."""

BIG = fonts.TextStyle(fonts.FontFace(weight=fonts.EXTRABOLD), 24)


class RecordPanel(Panel):
    """``last``: the last matches."""

    def __init__(self, record: Record, width: float, last: QWidget | None = None) -> None:
        super().__init__(hall.tr("Your record"))
        self.setFixedWidth(px(width))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._all: list[QWidget] = []
        if not record.all.played and not record.together:
            self._say_what_is_counted()
            return
        self._all = [*_parts(record, is_narrow=width < NARROW), *([last] if last else [])]
        for part in self._all:
            fill(self.body, part, None)
        self.body.addStretch(2)
        self._remark = small_text(hall.tr("Practice matches are kept apart."))
        self.body.addWidget(self._remark)

    def _say_what_is_counted(self) -> None:
        said = hall.tr(
            "Every finished match is counted here: how many you won, against whom, and your best"
            " scores. Practice matches are kept apart."
        )
        trophy = row(None, Art("trophy", 96), None)
        remark = text(said, fonts.BODY, "muted", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        fill(self.body, None, trophy, 16, remark)
        self.body.addStretch(2)

    def _fit(self) -> None:
        """Hide the parts that do not fit."""
        if not self._all:
            return
        width = self.width() - 2 * px(16)
        left = self.height() - self.body.geometry().top() - px(24) - height_for(self._remark, width)
        for part in self._all:
            left -= height_for(part, width) + self.body.spacing()
            part.setVisible(left >= 0)
            if left < 0:
                left = -1  # what comes after is not shown in its place: the order is that of weight

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The record never makes the page higher than the window."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()


def _parts(record: Record, *, is_narrow: bool) -> Iterator[QWidget]:
    yield _total(record, is_narrow)
    if record.all.played:
        yield _last(record, FEW if is_narrow else SHOWN)
    if len(record.titles) > 1:
        titles = {box_names(title)[0]: tally for title, tally in record.titles.items()}
        yield _section(hall.tr("By title"), titles, has_bars_below=is_narrow)
    if record.opponents:
        levels = {rival_name(level): tally for level, tally in record.opponents.items()}
        yield _section(hall.tr("By strongest opponent"), levels)
    if record.best:
        yield _best(record, is_narrow)
    if record.ladders:
        yield _alone(record)


def _total(record: Record, is_narrow: bool) -> QWidget:
    won = row(text(str(record.all.won), BIG), gap=6)
    fill(won, (text(_of(record.all), fonts.BODY, "muted"), 0, Qt.AlignmentFlag.AlignBottom), None)
    runs = column(gap=0)
    if record.all.longest and not is_narrow:
        runs.addWidget(
            text(hall.tr("%n in a row", "%n in a row", record.all.run), fonts.LABEL), 0, Qt.AlignmentFlag.AlignRight
        )
        longest = hall.tr("longest run %n", "longest run %n", record.all.longest)
        runs.addWidget(text(longest, fonts.LABEL, "muted"), 0, Qt.AlignmentFlag.AlignRight)
    parts = column(row(holder(won), None, holder(runs)), gap=2)
    if record.together:
        several = hall.tr("and %n matches of several people", "and %n match of several people", record.together)
        parts.addWidget(text(several, fonts.SMALL, "small"))
    return holder(parts)


def _of(tally: Tally) -> str:
    return hall.tr("won of %n matches", "won of %n match", tally.played) if tally.played else hall.tr("matches won")


def _last(record: Record, count: int) -> QWidget:
    ticks = Ticks(record.all.wins[-count:], count)
    return holder(
        column(text(hall.tr("Latest matches, newest right"), fonts.BUTTON), ticks, gap=6, margins=(0, 10, 0, 2))
    )


def _section(name: str, tallies: Mapping[str, Tally], *, has_bars_below: bool = False) -> QWidget:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(px(8))
    grid.setHorizontalSpacing(px(10))
    grid.setColumnStretch(1, 1)
    if has_bars_below:
        grid.setVerticalSpacing(px(3))
    for place, (said, tally) in enumerate(tallies.items()):
        number = hall.tr("{won} of {played}", won=tally.won, played=tally.played)
        bar_at = (2 * place + 1, 0, 1, 3) if has_bars_below else (2 * place, 1, 1, 1)
        grid.addWidget(text(said, fonts.BODY), 2 * place, 0)
        grid.addWidget(WinBar(tally), *bar_at)
        grid.addWidget(text(number, fonts.BODY), 2 * place, 2, Qt.AlignmentFlag.AlignRight)
    return holder(column(heading_text(name), Separator(), grid, gap=6, margins=(0, 10, 0, 2)))


def _alone(record: Record) -> QWidget:
    lines = column(heading_text(hall.tr("Alone")), Separator(), gap=4, margins=(0, 14, 0, 4))
    for place, ladder in enumerate(record.ladders[:LADDERS]):
        if place:
            lines.addWidget(Separator())
        best = text(signed(ladder.best.score), fonts.BODY_STRONG)
        lines.addLayout(row(text(box_names(ladder.title)[0], fonts.BODY), None, best))
        for said in ((form_name(ladder), counted(ladder)), (runs(ladder), openings(ladder))):
            lines.addWidget(small_text(line(said)))
    return holder(lines)


def _best(record: Record, is_narrow: bool) -> QWidget:
    """The best results of each title; more of each if there are few titles."""
    lines = column(heading_text(hall.tr("Best scores")), Separator(), gap=6, margins=(0, 14, 0, 4))
    for title, results in record.best.items():
        for result in results[: max(1, BEST // len(record.best))]:
            who = Elided(line((result.name, hinted(result.hints), ago(result.finished))), fonts.SMALL, "small")
            name, score = text(box_names(title)[0], fonts.BODY), text(signed(result.score), fonts.BODY_STRONG)
            fill(lines, row(name, None, score) if is_narrow else row(name, who, None, score), Separator())
    return holder(lines)


class WinBar(QWidget):
    """The share of matches won."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self._share = tally.won / tally.played if tally.played else 0.0
        self.setMinimumSize(px(60), px(11))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme, high = antialiased(self), current().theme, px(9)
        painter.setPen(Qt.PenStyle.NoPen)
        top = (self.height() - high) / 2
        for share, colour in ((1.0, "line"), (self._share, "laurel")):
            painter.setBrush(theme[colour])
            painter.drawRoundedRect(QRectF(0, top, self.width() * share, high), 2, 2)


class Ticks(QWidget):
    """The last matches one by one: a tick for a win, a cross for a loss."""

    def __init__(self, wins: tuple[bool, ...], count: int = SHOWN) -> None:
        super().__init__()
        self._wins = wins
        self._side, self._gap = px(19), px(6 if count == SHOWN else 4)
        self.setFixedSize(count * (self._side + self._gap), self._side + 1)
        won = sum(wins)
        self.setAccessibleName(
            hall.tr("{won} of the last %n matches won", "{won} of the last %n match won", len(wins), won=won)
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = antialiased(self), current().theme
        for place, won in enumerate(self._wins):
            box = QRectF(place * (self._side + self._gap) + 0.5, 0.5, self._side - 1, self._side - 1)
            painter.setPen(QPen(theme["laurel" if won else "line"], 1.2))
            painter.setBrush(theme["laurel"] if won else theme["raised"])
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(QPen(LIGHT_INK if won and not theme.is_dark else theme["window" if won else "muted"], 2))
            _paint_tick(painter, box) if won else _paint_cross(painter, box)


def _paint_tick(painter: QPainter, box: QRectF) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        return box.left() + box.width() * x, box.top() + box.height() * y

    for one, other in (((0.25, 0.52), (0.43, 0.7)), ((0.43, 0.7), (0.76, 0.3))):
        painter.drawLine(*map(round, at(*one)), *map(round, at(*other)))


def _paint_cross(painter: QPainter, box: QRectF) -> None:
    inner = box.adjusted(*(box.width() * side for side in (0.32, 0.32, -0.32, -0.32)))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


class RecordStrip(QFrame):
    """The record in three numbers, for small windows."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        tops = [results[0] for results in record.best.values()] + [ladder.best for ladder in record.ladders]
        best = max((result.score for result in tops), default=None)
        facts = (
            (str(record.all.won), _of(record.all)),
            (str(record.all.run), hall.tr("in a row")),
            ("-" if best is None else signed(best), hall.tr("best score")),
        )
        strip = column(None, gap=2, margins=(16, 8, 16, 8))
        for number, said in facts:
            figure = text(number, fonts.SCORE)
            figure.setMinimumWidth(px(44))
            strip.addLayout(row(figure, text(said, fonts.LABEL, "muted"), None))
        strip.addStretch(1)
        self.setLayout(strip)


# Finished matches


def result_line(card: MatchCard, seats: Sequence[Result]) -> str:
    """Return the winner and the scores; only the names if the results are not counted here."""
    if not seats:
        number, names = number_in(card.origin), listing(card.names)
        return names if number is None else hall.tr("{names}: challenge {number}", names=names, number=number)
    ranked = sorted(seats, key=lambda seat: (seat.place, -seat.score))
    scores = " : ".join(signed(seat.score) for seat in ranked)
    winners = [seat.name for seat in ranked if seat.won]
    if len(winners) == 1:
        return hall.tr("{name} won {scores}", name=winners[0], scores=scores)
    if winners:
        return hall.tr("{names:subject} won together {scores}", names=listing(winners), scores=scores)
    return hall.tr("{names}: {scores}", names=listing([seat.name for seat in ranked]), scores=scores)


class FinishedMatch(PressLine):
    def __init__(self, card: MatchCard, seats: Sequence[Result]) -> None:
        said, when = result_line(card, seats), ago(card.changed)
        parts = row(gap=10, margins=(6, 7, 6, 7))
        fill(parts, (Elided(said, fonts.LABEL, fills=True), 1), text(when, fonts.LABEL, "muted"))
        super().__init__(hall.tr("{when}: {said}", when=when, said=said), parts)
