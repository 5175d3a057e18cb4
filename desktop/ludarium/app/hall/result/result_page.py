"""The page of a finished match: winner, scores, turning points and records."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.records.record_phrases import counted, hinted, ladder_line, openings, records_panel, runs
from ludarium.app.hall.result.score_chart import ScoreChart, ScoreSeries, scores_by_round
from ludarium.app.hall.result.score_table import ScoreTable
from ludarium.app.hall.result.title_endings import TitleEnding, ending_of
from ludarium.engine.contract import Outcome
from ludarium.engine.match import ENDINGS, STOPPED
from ludarium.library.records import Ladder, Tally, form_of, ladders
from ludarium.library.results import Result
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts, icons
from ludarium.look.seats import NEUTRAL, paint_mark, seat
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.models.log_model import TURN
from ludarium.widgets.controls import Art, Button, Footer, Mark, Panel, PressLine, Separator, text
from ludarium.widgets.layouts import clear, column, fill, px, row, scrolled
from ludarium.widgets.phrases import choices, hall, line, signed
from ludarium.words.voice import listing, sentences

TURNING_POINTS = 6
BEST = 6


# What there is to say


@attrs.frozen
class TurningPoint:
    """An action that changed the score much.

    position: where it began; after: where it led to; gain: its points
    """

    position: int
    after: int
    seat: int
    said: str
    gain: int
    round: int


def headline(names: Sequence[str], outcome: Outcome) -> str:
    if outcome.decided_by == STOPPED:
        return hall.tr("Stopped by agreement")
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return hall.tr("Not this time")
    if len(winners) == 1:
        return hall.tr("{name} wins", name=winners[0])
    return hall.tr("{names:subject} win together", names=listing(winners))


def reason(match: SavedMatch, outcome: Outcome) -> str:
    """Return why in one sentence: the margin, the tie-break, or whether the target was met."""
    totals = [standing.total for standing in match.title.standing(match.state)]
    if outcome.decided_by in ENDINGS:
        return words.outcome(match.title, outcome, match.setup.names)
    if outcome.decided_by != "score" or len(totals) == 1:
        told = words.outcome(match.title, outcome, match.setup.names)
        points = totals[outcome.winners[0]] if outcome.winners else max(totals)
        return hall.tr("{points}: {told}", points=_points(points), told=told)
    winner = outcome.winners[0]
    others = [(total, seat) for seat, total in enumerate(totals) if seat != winner]
    second, seat = max(others)
    return hall.tr(
        "{points}, %n more than {name:than}.",
        "{points}, %n more than {name:than}.",
        totals[winner] - second,
        points=_points(totals[winner]),
        name=match.setup.names[seat],
    )


def _points(number: int) -> str:
    return hall.tr("%n points", "%n point", number)


def turning_points(match: SavedMatch) -> list[TurningPoint]:
    """Return the actions that changed their seat's score most, in order of play."""
    title, found = match.title, []
    before = [standing.total for standing in title.standing(match.states[0])]
    for position in range(match.cursor):
        after = [standing.total for standing in title.standing(match.states[position + 1])]
        actor = title.turn(match.states[position])
        if actor is not None and after[actor] != before[actor]:
            found.append((abs(after[actor] - before[actor]), position, actor, after[actor] - before[actor]))
        before = after
    found.sort(key=lambda one: -one[0])
    return [
        _moment(match, position, actor, gain) for _, position, actor, gain in sorted(found[:TURNING_POINTS], key=_place)
    ]


def _place(found: tuple[int, int, int, int]) -> int:
    return found[1]


def _moment(match: SavedMatch, position: int, actor: int, gain: int) -> TurningPoint:
    """Describe it by the event that the title calls decisive, else by the last event of its seat."""
    begin = position - match.states[position].began
    told = (match.title.redact(event, actor) for place in range(begin, position + 1) for event in match.told(place))
    events = [event for event in told if event is not None and event.kind != TURN]
    last = next((event for event in reversed(events) if event.seat == actor), events[-1])
    said = words.event(match.title, words.decisive(match.title, events) or last, match.setup.names)
    return TurningPoint(begin, position + 1, actor, said, gain, match.title.round(match.states[begin]))


def goal_of(match: SavedMatch) -> int | None:
    return match.title.goal(match.state)


# The page


class Laurels(QWidget):
    """The marks of the winners, large, with a cup."""

    def __init__(self, colours: Sequence[int], size: float) -> None:
        super().__init__()
        self._colours = colours
        side = px(size)
        self.setFixedSize(side + (len(colours) - 1) * side * 2 // 3 + px(18), side + px(8))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, side = QPainter(self), self.height() - px(8)
        for place, colour in enumerate(self._colours):
            paint_mark(painter, seat(colour), QRectF(place * side * 2 // 3, 0, side, side))
        cup = round(side * 0.46)
        corner = self.rect().bottomRight()
        picture = icons.pixmap("trophy", cup, self.devicePixelRatioF())
        painter.drawPixmap(corner.x() - cup, corner.y() - cup, picture)


class Edge(QWidget):
    """The colours of the winners along the left edge."""

    def __init__(self, colours: Sequence[int]) -> None:
        super().__init__()
        self._colours = colours
        self.setFixedWidth(px(12))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        share = self.height() / max(1, len(self._colours))
        for place, colour in enumerate(self._colours):
            painter.fillRect(QRectF(0, place * share, self.width(), share), seat(colour).colour)


class TurningPointLine(PressLine):
    """A turning point; a press shows the table at that moment."""

    def __init__(self, moment: TurningPoint, colour: int) -> None:
        gain = f"+{moment.gain}" if moment.gain > 0 else signed(moment.gain)
        parts = row(Mark(colour, 20), gap=10, margins=(14, 6, 14, 6))
        parts.addWidget(text(moment.said, wrap=True), 1)
        parts.addWidget(text(gain, fonts.BODY_STRONG, "gain" if moment.gain > 0 else "danger"))
        if moment.round:
            parts.addWidget(text(hall.tr("round {number}", number=moment.round), fonts.LABEL, "muted"))
        super().__init__(f"{moment.said} {gain}", parts)


def _asked_panel(asked: Sequence[tuple[str, str, bool]]) -> QWidget:
    """The requirements besides points, and the unmet ones."""
    met = sum(is_met for _, _, is_met in asked)
    panel = Panel(hall.tr("Requirements"), hall.tr("{met} of {all} met", met=met, all=len(asked)))
    for name, said, is_met in asked:
        mark = Art("check" if is_met else "close", 18)
        tone = "gain" if is_met else "danger"
        line = row(mark, text(name, fonts.BODY_STRONG), (text(said, fonts.BODY, tone, wrap=True), 1), gap=10)
        panel.body.addLayout(line)
    return panel


class ResultPage(QWidget):
    """The result of a finished match.

    moment_asked: the position at which to show the table
    """

    again_asked = Signal()
    deal_asked = Signal()
    save_asked = Signal()
    print_asked = Signal()
    table_asked = Signal()
    shelf_asked = Signal()
    records_asked = Signal()
    moment_asked = Signal(int)

    def __init__(
        self,
        match: SavedMatch,
        colours: Sequence[int],
        best: Sequence[Result] = (),
        records: Sequence[tuple[str, Tally]] = (),
        *,
        kept: str = "",
        can_print: bool = False,
    ) -> None:
        super().__init__()
        outcome = match.outcome
        assert outcome is not None
        self._match, self._colours, self._best, self._outcome = match, colours, best, outcome
        self._can_print, self._kept, self._records = can_print, kept, records
        self._size: tuple[bool, bool] | None = None
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        QShortcut(QKeySequence("Escape"), self, self.table_asked.emit)

    @property
    def _is_small(self) -> bool:
        return self._size is not None and self._size[0]

    @property
    def _is_tiny(self) -> bool:
        return self._size is not None and self._size[1]

    @property
    def _is_alone(self) -> bool:
        return self._match.setup.seats == 1

    def _build(self) -> None:
        clear(self._page)
        self._own = ending_of(self._match, self._colours)
        self._page.addWidget(self._banner())
        fill(self._page, (scrolled(self._body(), across=True), 1), Footer(self._facts(), self._kept))
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _banner(self) -> QWidget:
        banner = QFrame()
        banner.setProperty("kind", "panel")
        banner.setStyleSheet('QFrame[kind="panel"] { border-radius: 0; border-left: none; border-right: none; }')
        winners = [self._colours[seat] for seat in self._outcome.winners]
        said = self._own.headline or headline(self._match.setup.names, self._outcome)
        self.headline = text(said, fonts.TextStyle(fonts.DISPLAY, 24 if self._is_small else 30))
        why = sentences(reason(self._match, self._outcome), self._own.told)
        self.sentence = text(why, fonts.BODY, wrap=True)
        told = column(None, self.headline, self.sentence, None, gap=2, margins=(0, 12, 0, 12))
        whole = row(Edge(winners or [self._colours[0]]), 8, gap=14, margins=(0, 0, 24, 0))
        if self._own.emblem is not None:
            whole.addWidget(self._own.emblem)
        if winners:
            whole.addLayout(column(Laurels(winners, 60 if self._is_small else 84), margins=(0, 10, 0, 6)))
        whole.addLayout(told, 1)
        buttons = self._buttons()
        if self._is_tiny:
            fill(told, row(*buttons[:3], None, gap=6), row(*buttons[3:], None, gap=6))
        else:
            whole.addLayout(row(*buttons, gap=10))
        banner.setLayout(whole)
        return banner

    def _buttons(self) -> list[Button]:
        self.table = self._button(hall.tr("Table"), "back", hall.tr("Esc"), self.table_asked)
        self.save = self._button(hall.tr("Save as file…"), "save", "", self.save_asked)
        self.print = self._button(hall.tr("Print sheets…"), "print", "", self.print_asked) if self._can_print else None
        self.shelf = self._button(hall.tr("Shelf"), "shelf", "", self.shelf_asked)
        is_chapter = self._match.is_chapter  # a campaign goes on from here
        onward = hall.tr("Campaign") if is_chapter else hall.tr("Play again")
        self.again = Button(onward, "play", hall.tr("Enter"), "primary", fonts.TextStyle(fonts.STRONG, 13))
        self.again.clicked.connect(self.again_asked)
        self.deal = self._button(hall.tr("Same deal"), "replay", "", self.deal_asked)
        self.deal.setToolTip(
            tooltip(hall.tr("Play this deal again. The result is kept apart, because you know the deal."))
        )
        self.deal.setVisible(not self._is_small and not is_chapter)  # the menu has it, too
        buttons = (self.table, self.save, self.print, self.shelf, self.deal, self.again)
        return [button for button in buttons if button is not None]

    def _button(self, said: str, picture: str, key: str, asked: SignalInstance) -> Button:
        return Button(said, picture, key, then=asked)

    def _body(self) -> QHBoxLayout | QVBoxLayout:
        """Two columns; three if the title has panels of its own and they fit."""
        own, moments, best = self._own, self._moments(), self._ladder()
        left, right = column(gap=14), column(gap=14)
        middle = column(gap=14) if own.shown and not self._is_small else None
        self._fill_scores(left, own)
        right.addWidget(self._chart() if own.chart is None else own.chart, 1)
        for widget in own.shown:
            (right if middle is None else middle).addWidget(widget)
        if moments is not None:
            (left if middle is None else middle).addWidget(moments)
        if best is not None:
            right.addWidget(best)
        if self._records:
            right.addWidget(records_panel(self._records, self.records_asked.emit))
        whole = (column if self._is_tiny else row)(gap=16, margins=(20, 14, 20, 14))
        for part in (left, middle, right):
            if part is not None:
                whole.addLayout(part, 1)
        return whole

    def _fill_scores(self, left: QVBoxLayout, own: TitleEnding) -> None:
        asked = words.asked_for(self._match.title, self._match.state)
        if own.asked is not None:
            left.addWidget(own.asked)
        left.addWidget(ScoreTable(self._match, self._colours) if own.scores is None else own.scores, 1)
        if own.asked is None and asked:
            left.addWidget(_asked_panel(asked))

    def _chart(self) -> QWidget:
        rival = words.rival(self._match.title, self._match.state)
        hint = "" if self._is_alone and not rival else hall.tr("each seat has its own shape and line")
        panel = Panel(hall.tr("Score by round"), hint, margins=(8, 4, 8, 4))
        rounds = scores_by_round(self._match)
        seats = [*zip(self._match.setup.names, self._colours, strict=False), *([(rival, NEUTRAL)] if rival else [])]
        series = [
            ScoreSeries(name, colour, tuple(scores[place] for scores in rounds))
            for place, (name, colour) in enumerate(seats)
        ]
        panel.body.addWidget(ScoreChart(series, goal_of(self._match)))
        return panel

    def _moments(self) -> QWidget | None:
        moments = turning_points(self._match)
        if not moments:
            return None
        panel = Panel(hall.tr("What decided it"), hall.tr("click to see that moment"), margins=(0, 0, 0, 0))
        panel.body.setSpacing(0)
        for moment in moments:
            button = TurningPointLine(moment, self._colours[moment.seat])
            button.clicked.connect(lambda checked=False, position=moment.after: self.moment_asked.emit(position))
            panel.body.addWidget(button)
            if moment is not moments[-1]:
                panel.body.addWidget(Separator())
        return panel

    def _ladder(self) -> QWidget | None:
        """The best scores: against others, or alone in this form."""
        ladder = self._own_ladder()
        best = ladder.ranking if ladder else () if self._is_alone else self._best
        if not best:
            return None
        title = hall.tr("Best alone") if ladder else hall.tr("Best scores")
        panel = Panel(title, counted(ladder) if ladder else "", margins=(0, 4, 0, 6))
        panel.body.setSpacing(0)
        for place, result in enumerate(best[:BEST], start=1):
            panel.body.addLayout(ladder_line(place, result, result.match == self._match.id, (16, 3, 16, 3)))
        if ladder:
            said = text(line((runs(ladder), openings(ladder))), fonts.LABEL, "muted", wrap=True)
            panel.body.addLayout(row(said, margins=(16, 3, 16, 3)))
        return panel

    def _own_ladder(self) -> Ladder | None:
        form = form_of(self._match.title.id, dict(self._match.setup.options))
        return next((ladder for ladder in ladders(self._best) if ladder.form == form), None)

    def _facts(self) -> str:
        rounds = self._match.title.round(self._match.state)
        return line(
            (
                words.title_name(self._match.title.id),
                *choices(self._match.title.id, dict(self._match.setup.options)),
                hall.tr("%n rounds", "%n round", rounds) if rounds else "",
                hall.tr("%n actions", "%n action", self._match.cursor),
                hinted(self._match.hints) or hall.tr("no hints"),
                hall.tr("deal {number}", number=self._match.seed),
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        width, height = self.width() / current().scale, self.height() / current().scale
        size = (width < 1400 or height < 850, width < 1080)
        if size != self._size:
            self._size = size
            self._build()
