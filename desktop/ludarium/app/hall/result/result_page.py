"""The end of a match: who won and why, every line of the score, how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ludarium import words
from ludarium.app.hall.records.record_phrases import records_panel
from ludarium.app.hall.records.solo_ladder import counted, hinted, ladder_line, openings, runs
from ludarium.app.hall.result.score_chart import ScoreChart, Series, scores_by_round
from ludarium.app.hall.result.score_table import ScoreTable
from ludarium.app.hall.result.title_endings import Ending, ending_of
from ludarium.engine.match import ENDINGS, STOPPED
from ludarium.library.ladder import form_of, ladders
from ludarium.look import fonts, icons
from ludarium.look.seats import NEUTRAL, paint_mark, seat
from ludarium.look.theme import current
from ludarium.models.log_model import TURN
from ludarium.widgets.controls import (
    Button,
    Foot,
    Line,
    Mark,
    Panel,
    Picture,
    PressLine,
    clear,
    column,
    holder,
    px,
    row,
    text,
)
from ludarium.widgets.phrases import choices, hall, line, signed
from ludarium.words.voice import listing, sentences

if TYPE_CHECKING:
    from ludarium.engine.contract import Outcome
    from ludarium.library.ladder import Ladder
    from ludarium.library.records import Feats
    from ludarium.library.results import Result
    from ludarium.library.saved import SavedMatch

TURNING_POINTS = 6
BEST = 6


# What there is to say


@attrs.frozen
class Moment:
    """An action that changed the score much.

    position: where it was begun; after: where it led to, as the log has it
    gain: the points it brought
    """

    position: int
    after: int
    seat: int
    said: str
    gain: int
    round: int


def headline(names: Sequence[str], outcome: Outcome) -> str:
    """Who won."""
    if outcome.decided_by == STOPPED:
        return hall.tr("Stopped by agreement")
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return hall.tr("Not this time")
    if len(winners) == 1:
        return hall.tr("{name} wins", name=winners[0])
    return hall.tr("{names:subject} win together", names=listing(winners))


def reason(match: SavedMatch, outcome: Outcome) -> str:
    """Why, in one sentence: by how much, or by which tie-break, or whether the target was met."""
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


def turning_points(match: SavedMatch) -> list[Moment]:
    """The actions that changed their seat's score most, in the order in which they were played."""
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


def _moment(match: SavedMatch, position: int, actor: int, gain: int) -> Moment:
    """Told by what the title calls decisive, else by the last thing that happened to its seat."""
    begin = position - match.states[position].began
    told = (match.title.redact(event, actor) for place in range(begin, position + 1) for event in match.told(place))
    events = [event for event in told if event is not None and event.kind != TURN]
    last = next((event for event in reversed(events) if event.seat == actor), events[-1])
    said = words.event(match.title, words.decisive(match.title, events) or last, match.setup.names)
    return Moment(begin, position + 1, actor, said, gain, match.title.round(match.states[begin]))


def goal_of(match: SavedMatch) -> int | None:
    """The score to beat, alone at the table."""
    return match.title.goal(match.state)


# The page


class Laurels(QWidget):
    """The marks of those who won, large, with a cup."""

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
    """The colours of those who won, down the left edge."""

    def __init__(self, colours: Sequence[int]) -> None:
        super().__init__()
        self._colours = colours
        self.setFixedWidth(px(12))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        share = self.height() / max(1, len(self._colours))
        for place, colour in enumerate(self._colours):
            painter.fillRect(QRectF(0, place * share, self.width(), share), seat(colour).colour)


class MomentLine(PressLine):
    """A turning point; a press shows the table as it was then."""

    def __init__(self, moment: Moment, colour: int) -> None:
        gain = f"+{moment.gain}" if moment.gain > 0 else signed(moment.gain)
        parts = row(Mark(colour, 20), gap=10, margins=(14, 6, 14, 6))
        parts.addWidget(text(moment.said, wrap=True), 1)
        parts.addWidget(text(gain, fonts.BODY_STRONG, "gain" if moment.gain > 0 else "danger"))
        if moment.round:
            parts.addWidget(text(hall.tr("round {number}", number=moment.round), fonts.LABEL, "muted"))
        super().__init__(f"{moment.said} {gain}", parts)


def _asked_panel(asked: Sequence[tuple[str, str, bool]]) -> QWidget:
    """What the match asked for besides points, and what of it is missing."""
    met = sum(is_met for _, _, is_met in asked)
    panel = Panel(hall.tr("What was asked for"), hall.tr("{met} of {all} met", met=met, all=len(asked)))
    for name, said, is_met in asked:
        mark = Picture("check" if is_met else "close", 18)
        tone = "gain" if is_met else "danger"
        line = row(mark, text(name, fonts.BODY_STRONG), gap=10)
        line.addWidget(text(said, fonts.BODY, tone, wrap=True), 1)
        panel.body.addLayout(line)
    return panel


class ResultPage(QWidget):
    """The result of a match that is over.

    again_asked, deal_asked, save_asked, print_asked, table_asked, shelf_asked, records_asked: what its buttons are for
    moment_asked: the table is to be seen as it was at that position
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
        records: Sequence[tuple[str, Feats]] = (),
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
        """Too narrow for two columns."""
        return self._size is not None and self._size[1]

    @property
    def _is_alone(self) -> bool:
        return self._match.setup.seats == 1

    def _build(self) -> None:
        clear(self._page)
        self._own = ending_of(self._match, self._colours)
        self._page.addWidget(self._banner())
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(holder(self._body()))
        self._page.addWidget(area, 1)
        self._page.addWidget(Foot(self._facts(), self._kept))
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _banner(self) -> QWidget:
        banner = QFrame()
        banner.setProperty("kind", "panel")
        banner.setStyleSheet('QFrame[kind="panel"] { border-radius: 0; border-left: none; border-right: none; }')
        winners = [self._colours[seat] for seat in self._outcome.winners]
        said = self._own.headline or headline(self._match.setup.names, self._outcome)
        self.headline = text(said, fonts.Role(fonts.DISPLAY, 24 if self._is_small else 30))
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
            told.addLayout(row(*buttons[:3], None, gap=6))
            told.addLayout(row(*buttons[3:], None, gap=6))
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
        self.again = Button(onward, "play", hall.tr("Enter"), "primary", fonts.Role(fonts.STRONG, 13))
        self.again.clicked.connect(self.again_asked)
        self.deal = self._button(hall.tr("Same deal"), "replay", "", self.deal_asked)
        self.deal.setToolTip(hall.tr("Play this deal once more: its result is kept apart, since you know what comes"))
        self.deal.setVisible(not self._is_small and not is_chapter)  # the menu has it, too
        buttons = (self.table, self.save, self.print, self.shelf, self.deal, self.again)
        return [button for button in buttons if button is not None]

    def _button(self, said: str, picture: str, key: str, asked: SignalInstance) -> Button:
        button = Button(said, picture, key)
        button.clicked.connect(asked)
        return button

    def _body(self) -> QHBoxLayout | QVBoxLayout:
        """Two columns; three where the title has something of its own to show and there is room."""
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

    def _fill_scores(self, left: QVBoxLayout, own: Ending) -> None:
        """Every line of the score, and what was asked for besides points."""
        asked = words.asked_for(self._match.title, self._match.state)
        if own.asked is not None:
            left.addWidget(own.asked)
        left.addWidget(ScoreTable(self._match, self._colours) if own.scores is None else own.scores, 1)
        if own.asked is None and asked:
            left.addWidget(_asked_panel(asked))

    # The chart, the moments, the ladder

    def _chart(self) -> QWidget:
        rival = words.rival(self._match.title, self._match.state)
        hint = "" if self._is_alone and not rival else hall.tr("shape and line tell the seats apart")
        panel = Panel(hall.tr("Score by round"), hint, margins=(8, 4, 8, 4))
        rounds = scores_by_round(self._match)
        seats = [*zip(self._match.setup.names, self._colours, strict=False), *([(rival, NEUTRAL)] if rival else [])]
        series = [
            Series(name, colour, tuple(scores[place] for scores in rounds))
            for place, (name, colour) in enumerate(seats)
        ]
        panel.body.addWidget(ScoreChart(series, goal_of(self._match)))
        return panel

    def _moments(self) -> QWidget | None:
        moments = turning_points(self._match)
        if not moments:
            return None
        panel = Panel(hall.tr("What decided it"), hall.tr("click to see the table then"), margins=(0, 0, 0, 0))
        panel.body.setSpacing(0)
        for moment in moments:
            button = MomentLine(moment, self._colours[moment.seat])
            button.clicked.connect(lambda checked=False, position=moment.after: self.moment_asked.emit(position))
            panel.body.addWidget(button)
            if moment is not moments[-1]:
                panel.body.addWidget(Line())
        return panel

    def _ladder(self) -> QWidget | None:
        """The best scores: against others, or alone in this form, with what else is counted of it."""
        ladder = self._own_ladder()
        best = ladder.best if ladder else () if self._is_alone else self._best
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

    # The foot

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

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        width, height = self.width() / current().scale, self.height() / current().scale
        size = (width < 1400 or height < 850, width < 1080)
        if size != self._size:
            self._size = size
            self._build()
