"""Overlays on the table: the curtain between two players, and questions before a loss."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from ludarium.app.match.score_row import label_style, styled_label
from ludarium.boards.accessible_events import announce
from ludarium.look import fonts
from ludarium.look.labels import PlainLabel
from ludarium.look.seats import SeatStyle, paint_mark, seat
from ludarium.look.theme import Look
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import column, row


class Curtain(QWidget):
    """All in the next seat's colour: a name and one button. Nothing of the table is painted under it.

    lifted: the person it waits for sits before the screen now
    """

    lifted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._seat: SeatStyle = seat(0)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._head, self._sentence, self.button = PlainLabel(), PlainLabel(), QPushButton()
        for label in (self._head, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.button.setMinimumHeight(look.px(48))
        self.button.setStyleSheet(f"font-size: {12 * look.scale:g}pt;")
        self.button.clicked.connect(self.lifted)
        box = column(120, self._head, self._sentence, 10, gap=14)
        self.setLayout(box)
        box.insertStretch(0, 3)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(4)

    def wait_for(self, name: str, colour: int, others: str) -> None:
        """Wait for this player; ``others`` are asked to look away."""
        self._seat = seat(colour)
        ink = self._seat.ink
        self._head.setStyleSheet(label_style(fonts.TITLE, self._look.scale, ink))
        self._sentence.setStyleSheet(label_style(fonts.BODY, self._look.scale, ink))
        self._head.setText(at_table.tr("{name}, it is your turn", name=name))
        self._sentence.setText(at_table.tr("{others}, please look away.", others=others) if others else "")
        self.button.setText(at_table.tr("I am {name}, show the table", name=name))
        self.setAccessibleName(self._head.text())
        self.update()

    @property
    def text(self) -> str:
        return self._head.text()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._seat.colour)
        side = self._look.px(96)
        top = self._head.geometry().top() - side - self._look.px(20)
        paint_mark(painter, self._seat, QRectF((self.width() - side) / 2, top, side, side))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lifted.emit()
        else:
            super().keyPressEvent(event)


class ConfirmOverlay(QWidget):
    """A question over the darkened table. The safe answer has the focus; Escape chooses it."""

    def __init__(self, look: Look, over: QWidget) -> None:
        super().__init__(over)
        self._look = look
        self._then: Callable[[], None] = lambda: None
        self._else: Callable[[], None] | None = None
        self._before: QWidget | None = None
        self._head, self._sentence = styled_label(fonts.HEADING, look, points=15), PlainLabel()
        self._head.setWordWrap(False)
        self._sentence.setWordWrap(True)
        self.never_again = QCheckBox(at_table.tr("Do not ask again"))
        self.stay, self.go_on = QPushButton(at_table.tr("Go on playing")), QPushButton()
        self.stay.setProperty("kind", "primary")
        self.stay.clicked.connect(self._stay)
        self.go_on.clicked.connect(self._go_on)
        for button in (self.stay, self.go_on):
            button.setAutoDefault(True)  # Return presses what has the focus, as Space does
        panel = QFrame()
        panel.setProperty("kind", "panel")
        panel.setMinimumWidth(look.px(440))  # or what the answers need
        keys = row(self.never_again, None, self.stay, self.go_on)
        panel.setLayout(column(self._head, self._sentence, keys, gap=12, margins=(22, 18, 22, 18)))
        box = QVBoxLayout(self)
        box.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)
        over.installEventFilter(self)
        self.hide()

    def ask(
        self,
        head: str,
        sentence: str,
        answer: str,
        then: Callable[[], None],
        instead: Callable[[], None] | None = None,
        *,
        is_always_asked: bool = False,
    ) -> None:
        """Show the question. ``then`` is called on the answer, ``instead`` on declining."""
        self._then, self._else = then, instead
        self.never_again.setVisible(not is_always_asked)
        self._before = self.window().focusWidget()
        self._head.setText(head)
        self._sentence.setText(sentence)
        self.go_on.setText(answer)
        self.never_again.setChecked(False)
        self._cover()
        self.show()
        self.raise_()
        self.stay.setFocus()
        announce(self, f"{head} {sentence}")

    def close_question(self) -> None:
        """Close without an answer and restore the focus."""
        if self.isHidden():
            return
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus()
        self.hide()

    def _stay(self) -> None:
        self.close_question()
        if self._else is not None:
            self._else()

    def _go_on(self) -> None:
        self.close_question()
        self._then()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        veil = QColor(self._look.theme["hole"])
        veil.setAlpha(120)
        QPainter(self).fillRect(self.rect(), veil)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keep keys from the table below."""
        if event.key() == Qt.Key.Key_Escape:
            self._stay()
        event.accept()
