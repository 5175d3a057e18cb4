"""Look closer: what the pointer or the focus is on, large and in words."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ludarium.app.match.standing import letters
from ludarium.look import fonts
from ludarium.look.theme import Look
from ludarium.models.voice import at_table
from ludarium.words.saying import Said
from ludarium.words.voice import sentences

TALL = 100
"""A picture that is higher, in pixels, is looked at first: a card."""


class Closer(QScrollArea):
    """The name of a thing, what there is to say of it, and its picture if it has one.

    It keeps what was pointed at last: the pointer has to leave the board to scroll or read here.
    """

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
        text = QVBoxLayout()
        text.setSpacing(look.px(6))
        text.addWidget(self._name)
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

    def show_said(self, said: Said | None, picture: QPixmap | None = None) -> None:
        """Show the thing, unless another one is pinned."""
        if self.is_pinned:
            return
        nothing = at_table.tr("Point at a thing on the table, or walk to it with the arrow keys.")
        self._name.setText(said.name if said else "")
        self._name.setVisible(said is not None)
        self._detail.setText(said.detail if said else nothing)
        self._picture.setVisible(picture is not None)
        if picture is not None:
            self._picture.setPixmap(picture)
            self._box.setDirection(self._beside(picture))

    def _beside(self, picture: QPixmap) -> QBoxLayout.Direction:
        """A tall picture stands at the left of the text, or above it where that leaves too little room."""
        size = picture.deviceIndependentSize()
        if size.height() < TALL:
            return QBoxLayout.Direction.TopToBottom
        is_wide = self.width() - size.width() >= size.width() * 0.9
        return QBoxLayout.Direction.RightToLeft if is_wide else QBoxLayout.Direction.BottomToTop

    @property
    def text(self) -> str:
        return sentences(self._name.text(), self._detail.text())

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(300, 150)
