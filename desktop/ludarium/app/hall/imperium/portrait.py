"""A nation at length: how hard it is, how it plays, what to begin with, and both sides of its power card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludarium.games.imperium.box import Box, Nation
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.tables.imperium.faces import card_face, nation_picture
from ludarium.widgets.controls import Button, Picture, clear, column, holder, px, row, text
from ludarium.widgets.phrases import hall
from ludarium.widgets.tile_grid import CardPicture
from ludarium.words.imperium.names import NATIONS, card_name, choice
from ludarium.words.imperium.nations import MOST_STARS, Sketch, box_line, difficulty, start_line
from ludarium.words.imperium.texts import card_text

CARD = QSizeF(150, 200)


class Stars(QWidget):
    """How hard a nation is to play, in dots."""

    def __init__(self, stars: int) -> None:
        super().__init__()
        self._stars = stars
        self.setFixedSize(px(13) * MOST_STARS, px(12))
        self.setAccessibleName(difficulty(stars))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), current().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme["bronze"], 1.4))
        for place in range(MOST_STARS):
            painter.setBrush(theme["bronze"] if place < self._stars else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(place * px(13) + 1, 2, px(9), px(9)))


def stars_line(stars: int) -> QWidget:
    """Dots, or that nobody has rated it."""
    return holder(row(Stars(stars), None)) if stars else text(difficulty(0), fonts.SMALL, "small")


class Portrait(QWidget):
    """What is told of one nation, or of having none yet.

    cards_asked: the cards with this mark of the catalogue are to be shown
    """

    cards_asked = Signal(str)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setMinimumWidth(px(2 * CARD.width() + 12))

    def tell_lot(self, when: str = "") -> None:
        """Nobody has chosen: it is drawn, at the beginning of the match or as ``when`` says."""
        clear(self._column)
        self._column.addWidget(text(hall.tr("By lot"), fonts.Role(fonts.DISPLAY, 16)))
        said = when or hall.tr("The match itself draws a nation that nobody has chosen, when it begins.")
        self._column.addWidget(text(said, fonts.LABEL, "muted", wrap=True))
        self._column.addStretch(1)

    def tell(self, nation: Nation, name: str, sketch: Sketch) -> None:
        clear(self._column)
        head = column(text(name, fonts.Role(fonts.DISPLAY, 16), wrap=True), gap=2)
        rated = row(gap=6)
        if nation.stars:
            rated.addWidget(Stars(nation.stars))
        said = hall.tr("{box}, {difficulty}", box=box_line(nation), difficulty=difficulty(nation.stars))
        rated.addWidget(text(said, fonts.SMALL, "small"))
        rated.addStretch(1)
        head.addLayout(rated)
        top = row(Picture(nation_picture(nation.key), 46), gap=10)
        top.addLayout(head, 1)
        self._column.addLayout(top)
        for told, tone in ((sketch.plays, ""), (sketch.advice, "muted")):
            if told:
                self._column.addWidget(text(told, fonts.LABEL, tone, wrap=True))
        self._column.addLayout(self._sides(nation))
        self._column.addWidget(text(start_line(nation), fonts.SMALL, "small", wrap=True))
        cards = Button(hall.tr("All its cards"), "deck")
        cards.clicked.connect(lambda: self.cards_asked.emit(f"part {nation.key}"))
        self._column.addLayout(row(cards, None))
        self._column.addStretch(1)

    def _sides(self, nation: Nation) -> QVBoxLayout:
        cards = row(gap=10)
        for number, letter in zip(nation.power, ("A", "B"), strict=False):
            picture = CardPicture(card_face(self._box, number), card_text(self._box.cards[number]), CARD)
            caption = text(hall.tr("Side {letter}", letter=letter), fonts.SMALL, "small")
            caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
            cards.addWidget(holder(column(picture, caption, gap=3)))
        cards.addStretch(1)
        note = hall.tr("The side is chosen at the table, when all nations are known.")
        return column(cards, text(note, fonts.SMALL, "small", wrap=True), gap=3)


def nation_called(nation: Nation) -> str:
    """Its name; a nation of one's own is called as its power card."""
    return choice("nations", nation.key) if nation.key in NATIONS else card_name(nation.name)
