"""The challenge of the day, or of another day by its number."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale, QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.challenge.challenge_history import DaysPanel
from ludarium.engine.daily_challenge import number_of
from ludarium.engine.registry import AnyTitle
from ludarium.library import challenges
from ludarium.library.challenges import ChallengeNow, challenge_now, may_be_played, played
from ludarium.library.library import Library
from ludarium.look import fonts
from ludarium.look.labels import PlainLabel
from ludarium.look.qt_startup import Qt
from ludarium.look.theme import current
from ludarium.tables.table_makers import glimpse
from ludarium.widgets.controls import Button, Panel, small_text, text
from ludarium.widgets.layouts import clear, column, fill, fit_window, px, row, scrolled
from ludarium.widgets.phrases import box_names, choices, hall, line, signed

PICTURE = 420
"""The width of the map at 100 %."""


def day_called(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def outcome_line(now: ChallengeNow) -> str:
    """Return the state of a challenge in a few words."""
    if now.begun is not None:
        return hall.tr("begun")
    if now.day is None:
        return hall.tr("not played yet")
    best = now.day.best
    score = signed(best.score)
    return hall.tr("won with {score}", score=score) if best.won else hall.tr("lost with {score}", score=score)


class ChallengeDialog(QDialog):
    """A challenge with its results so far.

    play_asked: the number of the challenge to play or resume; match_asked: the number of a match to open
    """

    play_asked = Signal(int)
    match_asked = Signal(int)

    def __init__(self, library: Library, title: AnyTitle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library, self._title, self._today = library, title, challenges.today()
        self._days = played(library, title.id)
        self._number = number_of(self._today)
        self.setWindowTitle(hall.tr("Challenge of the day"))
        self.play = Button("", "play", hall.tr("Enter"), "primary", fonts.TextStyle(fonts.STRONG, 13))
        self.play.setDefault(True)
        self.play.clicked.connect(lambda: self.play_asked.emit(self._number))
        self._picture, self._told = PlainLabel(), column(gap=6)
        self.number = self._make_number()
        self.days = DaysPanel(title, self._days, self._today)
        self.days.chosen.connect(self._choose)
        self.days.match_asked.connect(self.match_asked)
        area = scrolled(self._body(), across=True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        fill(whole, (area, 1), self._foot())
        fit_window(self, 1000, 640)
        self._show()
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_number(self) -> QLineEdit:
        field = QLineEdit(str(self._number))
        field.setAccessibleName(hall.tr("Number of the challenge"))
        field.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,8}"), field))
        field.textEdited.connect(self._on_number)
        field.setMaximumWidth(px(130))
        return field

    def _body(self) -> QHBoxLayout | QVBoxLayout:
        panel = Panel(hall.tr("Challenge"), box_names(self._title.id)[0], margins=(16, 10, 16, 12))
        fill(panel.body, self._picture, self._told)
        self._problem = text("", fonts.LABEL, "danger", wrap=True)
        back = Button(hall.tr("Today"), then=lambda: self._choose(number_of(self._today)))
        fill(panel.body, row(text(hall.tr("Number")), self.number, back, None, gap=10), self._problem)
        note = hall.tr("The same number gives the same deal to everyone with the same version.")
        fill(panel.body, small_text(note), None)
        around = self.parentWidget()
        is_narrow = around is not None and around.width() < px(960)
        whole = (column if is_narrow else row)(gap=14, margins=(16, 14, 16, 6))
        fill(whole, (panel, 1), (self.days, 1))
        return whole

    def _foot(self) -> QHBoxLayout:
        close = Button(hall.tr("Close"), key=hall.tr("Esc"), then=self.reject)
        foot = row(gap=10, margins=(16, 4, 16, 14))
        note = hall.tr("Results are kept apart, on this computer only.")
        fill(foot, (small_text(note), 1), close, self.play)
        return foot

    def _choose(self, number: int) -> None:
        self.number.setText(str(number))
        self._on_number(str(number))

    def _on_number(self, written: str) -> None:
        self._number = int(written or 0)
        self._show()

    def _show(self) -> None:
        now = self._now()
        clear(self._told)
        self.play.setEnabled(now is not None)
        self._picture.setVisible(now is not None)
        self._problem.setVisible(now is None)
        if now is None:
            self._problem.setText(hall.tr("Enter a date up to today, such as {number}.", number=number_of(self._today)))
            return
        self._tell(now)

    def _now(self) -> ChallengeNow | None:
        if not may_be_played(self._number, self._today):
            return None
        return challenge_now(self._library, self._title, self._number, self._days)

    def _tell(self, now: ChallengeNow) -> None:
        options, title = now.challenge.options, self._title
        shown = glimpse(title, options, px(PICTURE), current().theme)
        self._picture.setVisible(shown is not None)
        if shown is not None:
            self._picture.setPixmap(shown)
        said = line(choices(title.id, options))
        self._picture.setAccessibleName(said)
        for one in self._lines(now, said):
            self._told.addWidget(one)
        self.play.setText(_play_called(now))

    def _lines(self, now: ChallengeNow, said: str) -> Sequence[QWidget]:
        details = [words.option_detail(self._title, now.challenge.options, key) for key in self._title.terms]
        return [
            text(day_called(now.challenge.day), fonts.TextStyle(fonts.DISPLAY, 14), wrap=True),
            text(said, fonts.BODY_STRONG, wrap=True),
            *(text(one, fonts.LABEL, wrap=True) for one in details if one),
            text(self._came(now), fonts.LABEL, "muted", wrap=True),
        ]

    def _came(self, now: ChallengeNow) -> str:
        if now.day is None:
            return outcome_line(now)
        tries = hall.tr("%n tries", "%n try", len(now.day.tries))
        first = hall.tr("first {score}", score=signed(now.day.tries[0].score)) if len(now.day.tries) > 1 else ""
        return line((outcome_line(now), tries, first))


def _play_called(now: ChallengeNow) -> str:
    if now.begun is not None:
        return hall.tr("Resume")
    return hall.tr("Play") if now.day is None else hall.tr("Try once more")
