"""Look closer: a large view of what the pointer or the focus is on."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QToolButton, QWidget

from ludarium.app.match.score_row import styled_label, tool_button
from ludarium.look import fonts
from ludarium.look.labels import PlainLabel
from ludarium.look.theme import Look
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import column
from ludarium.words.description import Said
from ludarium.words.voice import sentences

TALL = 100  # pixels; a taller picture is a card and is placed first


class DetailPane(QScrollArea):
    """The name of a thing, what there is to say of it, and its picture if it has one.

    It keeps what was pointed at last: the pointer has to leave the board to scroll or read here.
    cards_asked: the card that it shows is wanted among all cards of the title
    """

    cards_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_pinned = False
        self._name, self._picture = styled_label(fonts.HEADING, look, points=13), PlainLabel()
        self._detail = styled_label(fonts.BODY, look, points=11)
        inner = QWidget()
        inner.setObjectName("closer")
        inner.setStyleSheet("QWidget#closer { background: transparent; }")
        self.cards = self._make_cards_button(look)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(look.px(2))
        self._head.addWidget(self._name, 1)
        self._head.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignTop)
        text = column(self._head, self._detail, None, gap=6)
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
        button = tool_button("deck", at_table.tr("Find this card among all cards"), look)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setIconSize(QSize(look.px(18), look.px(18)))
        button.setStyleSheet("padding: 0;")
        button.clicked.connect(self.cards_asked)
        return button

    def tab_order(self) -> tuple[QWidget, ...]:
        return self, self.cards

    def show_said(self, said: Said | None, picture: QPixmap | None = None, *, is_card: bool = False) -> None:
        """Show the thing unless another one is pinned. ``is_card``: it can be found in the card browser."""
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
        """Place a tall picture left of the text, or above it if there is too little room."""
        size = picture.deviceIndependentSize()
        if size.height() < TALL:
            return QBoxLayout.Direction.TopToBottom
        is_wide = self.width() - size.width() >= size.width() * 0.9
        return QBoxLayout.Direction.RightToLeft if is_wide else QBoxLayout.Direction.BottomToTop

    def _beside_name(self, picture: QPixmap | None) -> QBoxLayout.Direction:
        """Place the button right of the name, or below it if a word would be cut off."""
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
