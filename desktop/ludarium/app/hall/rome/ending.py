"""The result of a match of Rome: edicts, glory line by line and by turn, the empire."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ludarium.app.hall.result.title_endings import TitleEnding
from ludarium.app.hall.rome.empire import EmpirePanel
from ludarium.app.hall.rome.head import LeaderPortrait
from ludarium.app.hall.rome.turns import TurnsPanel
from ludarium.games.rome.state import COLLAPSED
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.widgets.controls import Art, Panel, Separator, antialiased, number_text, small_text, text
from ludarium.widgets.layouts import column, holder, px, row
from ludarium.widgets.phrases import hall, line, signed
from ludarium.words.rome.account import Charge, Demand, Item, account, charges

BAR = (80, 9)


def make(match: SavedMatch, colours: Sequence[int]) -> TitleEnding:
    asked = charges(match.title, match.state)
    goal = match.title.goal(match.state)
    return TitleEnding(
        headline=_headline(match),
        emblem=LeaderPortrait(match.title.side(match.state, 0), 74),
        scores=GloryPanel(account(match), goal),
        asked=EdictsPanel(asked, goal) if asked else None,
        chart=TurnsPanel(match, colours),
        shown=(EmpirePanel(match, colours),),
    )


def _headline(match: SavedMatch) -> str:
    """Return how Rome fared, or an empty string if a person ended the match."""
    outcome = match.outcome
    if outcome is None or match.ended is not None:
        return ""
    if outcome.winners:
        return hall.tr("Rome endures")
    return hall.tr("Rome falls") if match.state.ended == COLLAPSED else hall.tr("Not this time")


# Edicts


class EdictsPanel(Panel):
    """The edicts with their requirements, and what is missing."""

    def __init__(self, asked: Sequence[Charge], goal: int | None) -> None:
        met = sum(one.is_met for one in asked)
        remark = [hall.tr("{met} of {all} met", met=met, all=len(asked))]
        if goal is not None:
            remark.append(hall.tr("goal {number}", number=goal))
        super().__init__(hall.tr("Edicts"), line(remark), margins=(12, 10, 12, 10))
        for charge in asked:
            self.body.addWidget(_charge(charge))


class Edged(QFrame):
    """A small panel with a green or red edge."""

    def __init__(self, is_good: bool) -> None:
        super().__init__()
        self._is_good = is_good
        self.setProperty("kind", "panel")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        colour = _tone(self._is_good)
        QPainter(self).fillRect(QRectF(0, 1, px(4), self.height() - 2), colour)


def _charge(charge: Charge) -> QWidget:
    frame = Edged(charge.is_met)
    head = row(Art("edict", 22), text(charge.name, fonts.BODY_STRONG), gap=8)
    head.addWidget(text(charge.form, fonts.SMALL, "small"), 1)
    head.addWidget(text(str(charge.glory), fonts.BODY_STRONG))
    head.addWidget(Art("glory", 20))
    lines = column(head, gap=5, margins=(12, 8, 12, 8))
    for demand in charge.demands:
        lines.addLayout(_demand(demand))
    frame.setLayout(lines)
    return frame


def _demand(demand: Demand) -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(px(8))
    grid.setColumnStretch(1, 1)
    mark = Art("check" if demand.is_met else "close", 18)
    mark.setAccessibleName(hall.tr("met") if demand.is_met else hall.tr("not met"))
    grid.addWidget(mark, 0, 0, Qt.AlignmentFlag.AlignTop)
    grid.addWidget(text(demand.said, fonts.BODY, wrap=True), 0, 1)
    if demand.missing:
        missing = text(demand.missing, fonts.BODY_STRONG, "danger")
        grid.addWidget(missing, 0, 2, Qt.AlignmentFlag.AlignTop)
    grid.addWidget(number_text(str(demand.have), fonts.BODY_STRONG), 0, 3, Qt.AlignmentFlag.AlignTop)
    return grid


# Glory


class GloryPanel(Panel):
    """The glory line by line, less strife and loans."""

    def __init__(self, items: Sequence[Item], goal: int | None) -> None:
        super().__init__(hall.tr("Glory, line by line"), margins=(16, 4, 16, 8))
        most = max([1, *(abs(item.points) for item in items)])
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(5))
        grid.setColumnStretch(1, 1)
        for number, item in enumerate(items):
            self._add(grid, 2 * number, item, most)
        last = 2 * len(items)
        grid.addWidget(text(hall.tr("Score"), fonts.TextStyle(fonts.DISPLAY, 14)), last, 0, 1, 2)
        if goal is not None:
            grid.addWidget(text(hall.tr("goal {number}", number=goal), fonts.BODY, "muted"), last, 2)
        grid.addWidget(number_text(signed(sum(item.points for item in items)), fonts.SCORE), last, 3)
        grid.setRowStretch(last + 1, 1)
        self.body.addLayout(grid)

    def _add(self, grid: QGridLayout, at: int, item: Item, most: int) -> None:
        named = column(text(item.name, fonts.BODY), gap=0)
        if item.said:
            named.addWidget(small_text(item.said))
        figure = number_text(signed(item.points), fonts.BODY_STRONG, "danger" if item.points < 0 else "")
        figure.setAccessibleDescription(item.said)
        grid.addWidget(Art(item.picture, 26), at, 0)
        grid.addWidget(holder(named), at, 1)
        grid.addWidget(GloryBar(item.points / most), at, 2)
        grid.addWidget(figure, at, 3)
        grid.addWidget(Separator(), at + 1, 0, 1, -1)


class GloryBar(QWidget):
    """A share as a bar, green or, if negative, red."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self.setFixedSize(px(BAR[0]), px(BAR[1]))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme, radius = antialiased(self), current().theme, px(2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme["line"])
        painter.drawRoundedRect(self.rect(), radius, radius)
        painter.setBrush(_tone(self._share >= 0))
        painter.drawRoundedRect(QRectF(0, 0, self.width() * abs(self._share), self.height()), radius, radius)


def _tone(is_good: bool) -> QColor:
    theme = current().theme
    return theme.gain if is_good else theme["danger"]
