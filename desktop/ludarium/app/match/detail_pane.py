"""Look closer: what the pointer or the focus is on, large and in words."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from ludarium.app.match.score_row import letters
from ludarium.look import fonts, icons
from ludarium.look.theme import Look
from ludarium.models.table_voice import at_table
from ludarium.words.description import Said
from ludarium.words.voice import sentences

TALL = 100
"""A picture that is higher, in pixels, is looked at first: a card."""


class Closer(QScrollArea):
    """The name of a thing, what there is to say of it, and its picture if it has one.

    It keeps what was pointed at last: the pointer has to leave the board to scroll or read here.
    cards_asked: the card that it shows is wanted among all cards of the title
    """

    cards_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_pinned = False
        self._name, self._detail, self._picture = QLabel(), QLabel(), QLabel()
        self._name.setStyleSheet(letters(fonts.HEADING, look.scale, points=13))
        self._detail.setStyleSheet(letters(fonts.BODY, look.scale, points=11))
        for label in (self._name, self._detail):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        inner = QWidget()
        inner.setObjectName("closer")
        inner.setStyleSheet("QWidget#closer { background: transparent; }")
        self.cards = self._make_cards_button(look)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(look.px(2))
        self._head.addWidget(self._name, 1)
        self._head.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignTop)
        text = QVBoxLayout()
        text.setSpacing(look.px(6))
        text.addLayout(self._head)
        text.addWidget(self._detail)
        text.addStretch()
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        self._box.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8))
        self._box.setSpacing(look.px(8))
        self._box.addLayout(text, 1)
        self._box.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(at_table.tr("Look closer"))
        self.show_said(None)

    def _make_cards_button(self, look: Look) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon("deck"))
        button.setToolTip(at_table.tr("Find this card among all cards"))
        button.setAccessibleName(button.toolTip())
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFixedSize(look.px(26), look.px(26))
        button.setIconSize(QSize(look.px(18), look.px(18)))
        button.setStyleSheet("padding: 0;")
        button.clicked.connect(self.cards_asked)
        return button

    def tab_order(self) -> tuple[QWidget, ...]:
        return self, self.cards

    def show_said(self, said: Said | None, picture: QPixmap | None = None, *, is_card: bool = False) -> None:
        """Show the thing, unless another one is pinned. ``is_card``: it can be found among all cards of the title."""
        if self.is_pinned:
            return
        nothing = at_table.tr("Point at a thing on the table, or walk to it with the arrow keys.")
        self._name.setText(said.name if said else "")
        self._name.setVisible(said is not None)
        self.cards.setVisible(is_card)
        self._detail.setText(said.detail if said else nothing)
        self._picture.setVisible(picture is not None)
        if picture is not None:
            self._picture.setPixmap(picture)
            self._box.setDirection(self._beside(picture))
        self._head.setDirection(self._beside_name(picture))

    def _beside(self, picture: QPixmap) -> QBoxLayout.Direction:
        """A tall picture stands at the left of the text, or above it where that leaves too little room."""
        size = picture.deviceIndependentSize()
        if size.height() < TALL:
            return QBoxLayout.Direction.TopToBottom
        is_wide = self.width() - size.width() >= size.width() * 0.9
        return QBoxLayout.Direction.RightToLeft if is_wide else QBoxLayout.Direction.BottomToTop

    def _beside_name(self, picture: QPixmap | None) -> QBoxLayout.Direction:
        """The button stands at the right of the name, or below it where a word of that would be cut off."""
        margins, room = self._box.contentsMargins(), self.viewport().width()
        room -= margins.left() + margins.right() + self.cards.width() + self._head.spacing()
        if picture is not None and self._box.direction() == QBoxLayout.Direction.RightToLeft:
            room -= round(picture.deviceIndependentSize().width()) + self._box.spacing()
        metrics = self._name.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self._name.text().split()), default=0)
        return QBoxLayout.Direction.LeftToRight if longest <= room else QBoxLayout.Direction.TopToBottom

    @property
    def text(self) -> str:
        return sentences(self._name.text(), self._detail.text())

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(300, 150)
