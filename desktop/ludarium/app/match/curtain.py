"""What lies over the whole table: the curtain between two people, and a question before something is lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from ludarium.app.match.score_row import letters
from ludarium.boards.accessible_events import announce
from ludarium.look import fonts
from ludarium.look.seats import Seat, paint_mark, seat
from ludarium.look.theme import Look
from ludarium.models.table_voice import at_table


class Curtain(QWidget):
    """All in the next seat's colour: a name and one button. Nothing of the table is painted under it.

    lifted: the person it waits for sits before the screen now
    """

    lifted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._seat: Seat = seat(0)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._head, self._sentence, self.button = QLabel(), QLabel(), QPushButton()
        for label in (self._head, self._sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.button.setMinimumHeight(look.px(48))
        self.button.setStyleSheet(f"font-size: {12 * look.scale:g}pt;")
        self.button.clicked.connect(self.lifted)
        box = QVBoxLayout(self)
        box.setSpacing(look.px(14))
        box.addStretch(3)
        box.addSpacing(look.px(120))
        box.addWidget(self._head)
        box.addWidget(self._sentence)
        box.addSpacing(look.px(10))
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(4)

    def wait_for(self, name: str, colour: int, others: str) -> None:
        """Hang until that person has come; ``others`` look away meanwhile."""
        self._seat = seat(colour)
        ink = self._seat.ink
        self._head.setStyleSheet(letters(fonts.TITLE, self._look.scale, ink))
        self._sentence.setStyleSheet(letters(fonts.BODY, self._look.scale, ink))
        self._head.setText(at_table.tr("{name}, it is your turn", name=name))
        self._sentence.setText(at_table.tr("{others} looks away now.", others=others) if others else "")
        self.button.setText(at_table.tr("I am {name}, show the table", name=name))
        self.setAccessibleName(self._head.text())
        self.update()

    @property
    def text(self) -> str:
        return self._head.text()

    # Qt

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


class Question(QWidget):
    """A veil over the table with one question. The safe answer has the focus, and Escape means it."""

    def __init__(self, look: Look, over: QWidget) -> None:
        super().__init__(over)
        self._look = look
        self._then: Callable[[], None] = lambda: None
        self._else: Callable[[], None] | None = None
        self._before: QWidget | None = None
        self._head, self._sentence = QLabel(), QLabel()
        self._head.setStyleSheet(letters(fonts.HEADING, look.scale, points=15))
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
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
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(look.px(22), look.px(18), look.px(22), look.px(18))
        inner.setSpacing(look.px(12))
        inner.addWidget(self._head)
        inner.addWidget(self._sentence)
        keys = QHBoxLayout()
        keys.addWidget(self.never_again)
        keys.addStretch(1)
        keys.addWidget(self.stay)
        keys.addWidget(self.go_on)
        inner.addLayout(keys)
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
        """Put the question; ``then`` is called when the answer is to do it all the same, ``instead`` when it is not."""
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
        """Without an answer; the focus is where it was before."""
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

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        veil = QColor(self._look.theme["hole"])
        veil.setAlpha(120)
        QPainter(self).fillRect(self.rect(), veil)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """No key reaches the table below, but those that lead from one answer to the next."""
        if event.key() == Qt.Key.Key_Escape:
            self._stay()
        event.accept()
