"""What is offered beside the boards: payments, yes or no, done. A row of buttons, each an order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QScrollArea, QWidget

from ludarium import words
from ludarium.look import fonts
from ludarium.models.desk import Offer
from ludarium.tables.table import Setting

MOST = 4
"""So many buttons stand above each other before they scroll."""


EDGES = 56
"""What a button and the place around it take of the width, in pixels."""


class Choices(QScrollArea):
    """A button for each order that has no place on a board."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self._setting = setting
        self._buttons: list[QPushButton] = []
        body = QWidget()
        self._row = QHBoxLayout(body)
        self._row.setContentsMargins(8, 2, 8, 6)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent }")
        self.hide()

    def stand_up(self) -> None:
        """One button above the other, for a narrow place."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def show_offers(self, offers: Sequence[Offer]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = [self._button(offer) for offer in offers]
        for place, button in enumerate(self._buttons):
            self._row.insertWidget(place, button)
            button.show()
        self.setVisible(bool(offers))
        if self._buttons:
            shown = self._buttons[:MOST] if self._is_upright else self._buttons[:1]
            self.setFixedHeight(sum(button.sizeHint().height() + 6 for button in shown) + 6)

    @property
    def _is_upright(self) -> bool:
        return self._row.direction() == QBoxLayout.Direction.TopToBottom

    def _broken(self, text: str) -> str:
        """The text in lines that fit into a narrow place."""
        metrics, room = QFontMetrics(fonts.font(fonts.BUTTON, self._setting.scale)), self.width() - EDGES
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def _button(self, offer: Offer) -> QPushButton:
        text = words.action(self._setting.title, self._setting.desk.observed, offer.action)
        after = self._setting.desk.preview(offer.action)
        button = QPushButton(self._broken(text) if self._is_upright else text)
        button.setFont(fonts.font(fonts.BUTTON, self._setting.scale))
        if after is not None:
            button.setToolTip(self.tr("Score after it: {score}").replace("{score}", str(after)))
        button.clicked.connect(lambda: self._setting.desk.choose(offer.action))
        return button
