"""The error bar under the banner."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ludarium.app.match.banner import EDGE
from ludarium.look import icons
from ludarium.look.labels import PlainLabel
from ludarium.look.theme import Look
from ludarium.widgets.layouts import row


class ErrorBar(QFrame):
    """The bar under the banner: what went wrong and what can be done."""

    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text = PlainLabel()
        self._text.setWordWrap(True)
        self._button = QPushButton()
        self._button.clicked.connect(self.pressed)
        sign = PlainLabel()
        sign.setPixmap(icons.pixmap("warning", look.px(22), self.devicePixelRatioF()))
        box = row(sign, gap=12, margins=(EDGE + 12, 6, 12, 6))
        box.addWidget(self._text, 1)
        box.addWidget(self._button)
        self.setLayout(box)
        self.hide()

    def say(self, text: str, button: str = "") -> None:
        """Show the text, or hide the bar if it is empty."""
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self.setVisible(bool(text))

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def button(self) -> QPushButton:
        return self._button

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(self.rect(), theme.mix("surface", "danger", 0.1))
        painter.fillRect(0, 0, self._look.px(EDGE), self.height(), theme["danger"])
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme["line"])
