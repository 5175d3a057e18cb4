"""The row under the banner: a chip with the score for each seat, and how the match ends."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from ludarium.look import fonts, icons
from ludarium.look.labels import PlainLabel
from ludarium.look.seats import seat
from ludarium.look.theme import Look
from ludarium.look.tooltips import tooltip
from ludarium.models.list_roles import Row
from ludarium.models.orders_model import counted
from ludarium.models.seats_model import DECIDES, SeatsModel
from ludarium.models.table_voice import at_table
from ludarium.widgets.controls import Elided, Mark
from ludarium.widgets.layouts import row
from ludarium.words.voice import escaped, series

HIGH, LOW = 44, 36  # height in a large and in a small window


def label_style(role: fonts.TextStyle, scale: float, colour: QColor | None = None, points: float = 0) -> str:
    """Return a style sheet for one label; the application's sheet would override a font."""
    family = fonts.family_font(role.face).families()[0]
    size = max(fonts.SMALLEST, points or role.points) * scale
    tint = f" color: {colour.name()};" if colour else ""
    return f'font-family: "{family}"; font-size: {size:g}pt; font-weight: {role.face.weight.value};{tint}'


def styled_label(
    style: fonts.TextStyle, look: Look, text: str = "", *, points: float = 0, colour: QColor | None = None
) -> PlainLabel:
    """Return a label that wraps, in this style."""
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setStyleSheet(label_style(style, look.scale, colour, points))
    return label


def tool_button(picture: str, tip: str, look: Look) -> QToolButton:
    """Return a small flat button with an icon."""
    button = QToolButton()
    button.setIcon(icons.icon(picture))
    button.setToolTip(tooltip(tip))
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.setFixedSize(look.px(26), look.px(26))
    return button


class SeatChip(QFrame):
    """One seat: mark, name, player, score. The deciding seat is underlined."""

    def __init__(self, colour: int, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self._look = look
        self._decides = False
        self._mark = Mark(colour, 24)
        self._name, self._who, self._score = Elided(""), PlainLabel(), PlainLabel()
        self._name.setStyleSheet(label_style(fonts.BODY_STRONG, look.scale))
        self._who.setStyleSheet(label_style(fonts.SMALL, look.scale, look.theme.quiet, 9.5))
        self.setLayout(row(self._mark, self._name, self._who, 4, self._score, gap=6, margins=(10, 0, 14, 0)))

    def show_row(self, row: Row[int | None]) -> None:
        self._name.say(row.text)
        self._who.setText(row.detail)
        self._score.setText("" if row.value is None else counted(row.value))
        self._decides = DECIDES in row.marks
        self.setAccessibleName(row.spoken)
        self.setToolTip(tooltip(row.spoken))
        self.update()

    def set_small(self, small: bool) -> None:
        look = self._look
        self._who.setVisible(not small)
        self._mark.setFixedSize(look.px(20 if small else 24), look.px(20 if small else 24))
        self._score.setStyleSheet(label_style(fonts.SCORE, look.scale, points=14 if small else 18))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._decides:
            return
        painter, line = QPainter(self), self._look.px(4)
        painter.fillRect(self.rect(), self._look.theme["surface"])
        painter.fillRect(0, self.height() - line, self.width(), line, seat(self._colour).colour)


class Pill(PlainLabel):
    """A few words in a rounded frame, the first number bold."""

    def __init__(self, text: str, look: Look, parent: QWidget | None = None, *, is_urgent: bool = False) -> None:
        super().__init__("", parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(re.sub(r"(\d+)", r"<b>\1</b>", escaped(text), count=1))
        self._look, self._is_urgent = look, is_urgent
        ink = look.theme["accent_ink"] if is_urgent else None
        self.setStyleSheet(label_style(fonts.BUTTON if is_urgent else fonts.SMALL, look.scale, ink, points=10))
        side, top = look.px(10), look.px(2)
        self.setContentsMargins(side, top, side, top)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._look.theme["accent" if self._is_urgent else "line"])
        painter.setBrush(self._look.theme["accent" if self._is_urgent else "surface"])
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()
        super().paintEvent(event)


class EndNotes(QWidget):
    """How the match ends, as pills. Those without room are in the tooltip only."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._said: tuple[str, ...] | None = None
        self._parts: list[QLabel] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, notes: Sequence[str], urgent: int = 0) -> None:
        """Show the notes, of which the last ``urgent`` are urgent."""
        if self._said == tuple(notes):
            return
        self._said = tuple(notes)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = [self._lead()] if notes else []
        plain = len(notes) - urgent
        self._parts += [Pill(text, self._look, self, is_urgent=n >= plain) for n, text in enumerate(notes)]
        self.setToolTip(tooltip(" · ".join(notes)))
        self.setAccessibleName(series(notes))
        self._arrange()

    def _lead(self) -> QLabel:
        label = PlainLabel(at_table.tr("How it ends"), self)
        label.setStyleSheet(label_style(fonts.SMALL, self._look.scale, self._look.theme.quiet, 10.5))
        return label

    def _arrange(self) -> None:
        """Place the pills from the right and hide those without room."""
        right, gap = self.width(), self._look.px(10)
        for part in reversed(self._parts):
            size = part.sizeHint()
            left = right - size.width()
            part.setVisible(left >= 0)
            part.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())
            right = left - gap

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._arrange()


class ScoreRow(QWidget):
    """The seats in order and, on the right, how the match ends."""

    def __init__(self, model: SeatsModel, colours: Sequence[int], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._look = look
        self._colours = colours
        self._chips: list[SeatChip] = []
        self._notes = EndNotes(look)
        self._practice = Pill(at_table.tr("practice match"), look)
        self._practice.setToolTip(tooltip(at_table.tr("Unlimited undo; not ranked.")))
        self._box = row(10, gap=2, margins=(12, 0, 14, 0))
        self._box.addWidget(self._practice, 0, Qt.AlignmentFlag.AlignVCenter)
        self._box.addSpacing(look.px(10))
        self._box.addWidget(self._notes, 1)
        self.setLayout(self._box)
        self._is_small = False
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_changed)
        self.set_small(False)

    def set_small(self, small: bool) -> None:
        self._is_small = small
        self.setFixedHeight(self._look.px(LOW if small else HIGH))
        for chip in self._chips:
            chip.set_small(small)

    def hold(self, strip: QWidget | None) -> None:
        """Show the table's own strip instead of the notes."""
        if strip is not None:
            self._notes.hide()
            self._box.addWidget(strip, 100)

    def say(self, notes: Sequence[str], is_practice: bool, urgent: int = 0) -> None:
        self._notes.say(notes, urgent)
        self._practice.setVisible(is_practice)

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        """Add chips: seats never leave or change places."""
        for place in range(first, last + 1):
            chip = SeatChip(self._colours[place], self._look)
            chip.set_small(self._is_small)
            chip.show_row(self._model.rows[place])
            self._chips.insert(place, chip)
            self._box.insertWidget(place, chip)

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for place in range(first.row(), last.row() + 1):
            self._chips[place].show_row(self._model.rows[place])

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._look.px(600), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme["window"])
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._look.theme["line"])
