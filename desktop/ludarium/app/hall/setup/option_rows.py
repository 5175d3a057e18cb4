"""The rows of options for a new match."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from ludarium import words
from ludarium.engine.options import Option
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import chooser, small_text, text
from ludarium.widgets.layouts import column, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.segmented_control import Segments

SHORT = 26
"""Choices with at most this many letters altogether stand side by side."""

MANY = 4
"""With more choices there is a drop-down list."""


class OptionRow(QWidget):
    """An option, drawn from its choices.

    chosen: the choice of the player
    """

    chosen = Signal(str)

    def __init__(self, title: str, option: Option, now: str) -> None:
        super().__init__()
        self.option = option
        self.choice = now
        name = words.option(title, option.key)
        said = [(choice, words.choice(title, option.key, choice)) for choice in option.choices]
        self.chosen.connect(self._keep)
        self._detail = small_text("")
        self._detail.hide()
        self.setLayout(column(self._inner(title, said, name), self._detail, gap=4))

    def _inner(self, title: str, said: list[tuple[str, str]], name: str) -> QHBoxLayout | QVBoxLayout:
        if self.option.is_open:
            return column(text(name), self._line(title, name), gap=5)
        if len(said) > MANY:
            return row(text(name), None, self._list(said, name))
        if sum(len(one) for _, one in said) <= SHORT:
            return row(text(name), None, self._segments(said, name))
        return self._below(said, name)

    def tell(self, detail: str) -> None:
        """Show what the choice means, if its name does not say it."""
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))

    def _keep(self, choice: str) -> None:
        self.choice = choice

    def _segments(self, said: list[tuple[str, str]], name: str) -> QWidget:
        segments = Segments(said, self.choice, name)
        segments.chosen.connect(self.chosen)
        return segments

    def _line(self, title: str, name: str) -> QWidget:
        """A text field; empty is the first choice."""
        usual = self.option.choices[0]
        line = QLineEdit("" if self.choice == usual else self.choice)
        line.setPlaceholderText(words.choice(title, self.option.key, usual))
        line.setFont(fonts.font(fonts.LABEL, current().scale))  # a whole sentence may stand there
        line.setAccessibleName(name)
        line.textEdited.connect(lambda written: self.chosen.emit(written.strip() or usual))
        return line

    def _list(self, said: list[tuple[str, str]], name: str) -> QWidget:
        return chooser(name, [(one, choice) for choice, one in said], self.choice, self.chosen.emit)

    def _below(self, said: list[tuple[str, str]], name: str) -> QVBoxLayout:
        group = QButtonGroup(self)
        lines = column(text(name), gap=5)
        for choice, one in said:
            button = QRadioButton(one)
            button.setAccessibleName(hall.tr("{option}: {choice}", option=name, choice=one))
            button.setChecked(choice == self.choice)
            button.clicked.connect(lambda checked=False, choice=choice: self.chosen.emit(choice))
            group.addButton(button)
            lines.addWidget(button)
        return lines


class DealRow(QWidget):
    """The number of the deal: the same number is the same deal on every computer.

    typed: the number, or None for a random deal
    """

    typed = Signal(object)

    def __init__(self, now: int | None) -> None:
        super().__init__()
        self.line = QLineEdit("" if now is None else str(now))
        self.line.setPlaceholderText(hall.tr("By lot"))
        self.line.setAccessibleName(hall.tr("Number of the deal"))
        self.line.setToolTip(tooltip(hall.tr("The same number, with the same seats and options, gives the same deal.")))
        self.line.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,19}"), self.line))
        self.line.textChanged.connect(self._on_text)
        self._note = small_text(hall.tr("Its result is kept apart in the record."))
        self._note.setVisible(now is not None)
        whole = row(text(hall.tr("Number of the deal")), (self.line, 1), gap=14)
        self.setLayout(column(whole, self._note, gap=4))

    def _on_text(self, written: str) -> None:
        self._note.setVisible(bool(written))
        self.typed.emit(int(written) if written else None)
