"""A line chart of scores by round; every seat has its own mark and dash pattern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ludarium.engine.contract import Standing
from ludarium.engine.match import Match
from ludarium.engine.registry import AnyTitle
from ludarium.look import fonts
from ludarium.look.seats import paint_mark, seat
from ludarium.look.text_painting import write
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import antialiased
from ludarium.widgets.layouts import px
from ludarium.widgets.phrases import hall, signed
from ludarium.words.voice import groups, series

DASHES: Sequence[Sequence[float]] = ((), (5, 3), (1, 2.2), (8, 3, 1.5, 3), (3, 3))
"""Dash patterns by colour, in pen widths; empty is solid."""


@attrs.frozen
class Axis:
    """The x axis of a chart.

    ticks, called: the label and tooltip of each place; parts: where parts such as rounds begin, and their names
    """

    ticks: tuple[str, ...]
    called: tuple[str, ...]
    parts: tuple[tuple[int, str], ...] = ()


def rounds(count: int) -> Axis:
    numbers = range(1, count + 1)
    return Axis(tuple(map(str, numbers)), tuple(hall.tr("Round {number}", number=number) for number in numbers))


@attrs.frozen
class ScoreSeries:
    """The scores of a seat, one a round."""

    name: str
    colour: int
    scores: tuple[int, ...]


def scores_by_round(match: Match[Any]) -> list[tuple[int, ...]]:
    """Return all scores at the end of each round, or at each change of turn if the title counts no rounds."""
    states = match.states[: match.cursor + 1]
    last: dict[int, Any] = {}
    for number, state in enumerate(states):
        turn = match.title.turn(state)
        key = match.title.round(state)
        if not key:
            is_same = number > 0 and turn == match.title.turn(states[number - 1])
            key = len(last) - 1 if is_same else len(last)
        last[key] = state
    return [tuple(standing.total for standing in standings_of(match.title, state)) for state in last.values()]


def standings_of(title: AnyTitle, state: Any) -> list[Standing]:
    """Return the standing of each seat, and of a rival without a seat."""
    rival = title.rival(state)
    return [*title.standing(state), *([rival] if rival is not None else [])]


def steps(low: float, high: float) -> Iterator[int]:
    """Return round numbers for at most six grid lines that enclose both."""
    span = max(high - low, 1)
    step = next(step for step in _round_steps() if span / step <= 5)
    first = int(low // step)
    number = first
    while (number - 1) * step < max(high, low + 1):
        yield number * step
        number += 1


def _round_steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _spoken(lines: Sequence[ScoreSeries]) -> str:
    return groups([hall.tr("{name}: {scores}", name=one.name, scores=series([*map(str, one.scores)])) for one in lines])


class ScoreChart(QWidget):
    """Scores by round, and the goal as a line across."""

    def __init__(
        self, series: Sequence[ScoreSeries], goal: int | None = None, axis: Axis | None = None, name: str = ""
    ) -> None:
        super().__init__()
        self._series, self._goal = series, goal
        self._axis = axis or rounds(self._rounds)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name or hall.tr("Score by round"))
        self.setAccessibleDescription(_spoken(series))
        self.setMouseTracking(True)

    @property
    def _rounds(self) -> int:
        return max(len(one.scores) for one in self._series)

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(fonts.font(fonts.BUTTON, current().scale))
        names = max(metrics.horizontalAdvance(self._label(one)) for one in self._series)
        right = min(names, self.width() / 3) + px(30)
        return QRectF(self.rect()).adjusted(px(44), px(20), -right, -px(34))

    def _label(self, one: ScoreSeries) -> str:
        return f"{one.name} {signed(one.scores[-1])}"

    def _span(self) -> tuple[int, int]:
        """Return the lowest and highest number drawn, including zero."""
        numbers = [score for one in self._series for score in one.scores] + [0]
        numbers += [] if self._goal is None else [self._goal]
        return min(numbers), max(*numbers, min(numbers) + 1)

    def _ticks(self) -> list[int]:
        low, high = self._span()
        return [tick for tick in steps(low, high) if low <= tick <= high]

    def _x(self, place: int) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * place / max(1, self._rounds - 1)

    def _y(self, score: float) -> float:
        plot, (low, high) = self._plot(), self._span()
        return plot.bottom() - plot.height() * (score - low) / (high - low)

    def _points(self, one: ScoreSeries) -> list[QPointF]:
        return [QPointF(self._x(place), self._y(score)) for place, score in enumerate(one.scores)]

    def _paint_grid(self, painter: QPainter) -> None:
        look, plot = current(), self._plot()
        painter.setFont(fonts.font(fonts.SMALL, look.scale))
        for tick in self._ticks():
            y = self._y(tick)
            painter.setPen(QPen(look.theme["line"], 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(look.theme["muted"])
            beside = QRectF(0, y - px(10), plot.left() - px(10), px(20))
            write(painter, beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(tick))
        every = max(1, -(-self._rounds // 16))
        for place in range(0, self._rounds, every):
            under = QRectF(self._x(place) - px(20), plot.bottom() + px(8), px(40), px(20))
            write(painter, under, Qt.AlignmentFlag.AlignCenter, self._axis.ticks[place])
        for begin, said in self._axis.parts:
            self._paint_part(painter, begin, said)

    def _paint_part(self, painter: QPainter, begin: int, said: str) -> None:
        look, plot, x = current(), self._plot(), self._x(begin)
        painter.setPen(QPen(look.theme["line"], 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top() - px(16)), QPointF(x, plot.bottom()))
        painter.setPen(look.theme["muted"])
        last = min((other for other, _ in self._axis.parts if other > begin), default=self._rounds - 1)
        above = QRectF(x + px(4), plot.top() - px(18), self._x(last) - x - px(6), px(18))
        write(painter, above, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said, dots="end")

    def _paint_goal(self, painter: QPainter, goal: int) -> None:
        look, plot, y = current(), self._plot(), self._y(goal)
        painter.setPen(QPen(look.theme["gold"], 2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(look.theme["ink"])
        painter.setFont(fonts.font(fonts.BUTTON, look.scale))
        is_high = bool(self._axis.parts) and y - px(24) < plot.top()  # there stand the names of the parts
        place = QRectF(plot.left() + px(8), y + px(2) if is_high else y - px(24), plot.width(), px(22))
        said = hall.tr("goal {number}", number=goal)
        write(painter, place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_line(self, painter: QPainter, one: ScoreSeries) -> None:
        colour, points = seat(one.colour), self._points(one)
        pen = QPen(colour.colour, 2.4)
        if DASHES[one.colour % len(DASHES)]:
            pen.setDashPattern(DASHES[one.colour % len(DASHES)])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        side = px(16 if self._rounds <= 20 else 10)
        for point in points:
            box = QRectF(0, 0, side, side)
            box.moveCenter(point)
            paint_mark(painter, colour, box)

    def _paint_names(self, painter: QPainter) -> None:
        """Paint names at the ends of their lines, moved apart where they overlap."""
        look = current()
        font = fonts.font(fonts.BUTTON, look.scale)
        height = QFontMetricsF(font).height() * 1.05
        ends = sorted(self._series, key=lambda one: -one.scores[-1])
        tops = [self._y(one.scores[-1]) - height / 2 for one in ends]
        for place in range(1, len(tops)):
            tops[place] = max(tops[place], tops[place - 1] + height)
        overhang = max(0.0, tops[-1] + height - self._plot().bottom())
        left = self._plot().right() + px(18)
        painter.setFont(font)
        painter.setPen(look.theme["ink"])
        for one, top in zip(ends, tops, strict=True):
            slot = QRectF(left, top - overhang, self.width() - left, height)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            write(painter, slot, flags, self._label(one), dots="middle")

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(560), px(320))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(360), px(200))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            nearest = min(range(self._rounds), key=lambda place: abs(self._x(place) - event.pos().x()))
            QToolTip.showText(event.globalPos(), tooltip(self.told(nearest)), self)
            return True
        return super().event(event)

    def told(self, place: int) -> str:
        """Return the tooltip of a place."""
        scores = [f"{one.name} {one.scores[place]}" for one in self._series if place < len(one.scores)]
        return "\n".join([self._axis.called[place], *scores])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = antialiased(self)
        self._paint_grid(painter)
        if self._goal is not None:
            self._paint_goal(painter, self._goal)
        for one in reversed(self._series):
            self._paint_line(painter, one)
        self._paint_names(painter)
