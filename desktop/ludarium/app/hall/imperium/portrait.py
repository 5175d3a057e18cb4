"""The portrait of a nation: difficulty, style of play, starting cards and both sides of its power card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludarium.games.imperium.box import Box, Nation
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.tables.imperium.faces import card_face, nation_picture
from ludarium.widgets.controls import Art, Button, antialiased, small_text, text
from ludarium.widgets.layouts import clear, column, fill, holder, px, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.tile_grid import CardPicture
from ludarium.words.imperium.names import NAMES, NATIONS, card_name
from ludarium.words.imperium.nations import MOST_STARS, Sketch, box_line, difficulty, start_line
from ludarium.words.imperium.texts import card_text

CARD = QSizeF(150, 200)


class Stars(QWidget):
    """The difficulty of a nation in dots."""

    def __init__(self, stars: int) -> None:
        super().__init__()
        self._stars = stars
        self.setFixedSize(px(13) * MOST_STARS, px(12))
        self.setAccessibleName(difficulty(stars))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = antialiased(self), current().theme
        painter.setPen(QPen(theme["bronze"], 1.4))
        for place in range(MOST_STARS):
            painter.setBrush(theme["bronze"] if place < self._stars else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(place * px(13) + 1, 2, px(9), px(9)))


def stars_line(stars: int) -> QWidget:
    return holder(row(Stars(stars), None)) if stars else text(difficulty(0), fonts.SMALL, "small")


class Portrait(QWidget):
    """The description of a nation, or of a draw by lot.

    cards_asked: the mark of the cards to show
    """

    cards_asked = Signal(str)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setMinimumWidth(px(2 * CARD.width() + 12))

    def tell_lot(self, when: str = "") -> None:
        """Say that the nation is drawn, by default when the match begins."""
        clear(self._column)
        self._column.addWidget(text(hall.tr("By lot"), fonts.TextStyle(fonts.DISPLAY, 16)))
        said = when or hall.tr("If no nation is chosen, it is drawn when the match begins.")
        fill(self._column, text(said, fonts.LABEL, "muted", wrap=True), None)

    def tell(self, nation: Nation, name: str, sketch: Sketch) -> None:
        clear(self._column)
        head = column(text(name, fonts.TextStyle(fonts.DISPLAY, 16), wrap=True), gap=2)
        rated = row(gap=6)
        if nation.stars:
            rated.addWidget(Stars(nation.stars))
        said = hall.tr("{box}, {difficulty}", box=box_line(nation), difficulty=difficulty(nation.stars))
        fill(rated, text(said, fonts.SMALL, "small"), None)
        head.addLayout(rated)
        top = row(Art(nation_picture(nation.key), 46), (head, 1), gap=10)
        self._column.addLayout(top)
        for told, tone in ((sketch.plays, ""), (sketch.advice, "muted")):
            if told:
                self._column.addWidget(text(told, fonts.LABEL, tone, wrap=True))
        fill(self._column, self._sides(nation), small_text(start_line(nation)))
        cards = Button(hall.tr("All its cards"), "deck", then=lambda: self.cards_asked.emit(f"part {nation.key}"))
        fill(self._column, row(cards, None), None)

    def _sides(self, nation: Nation) -> QVBoxLayout:
        cards = row(gap=10)
        for number, letter in zip(nation.power, ("A", "B"), strict=False):
            picture = CardPicture(card_face(self._box, number), card_text(self._box.cards[number]), CARD)
            side = hall.tr("Side {letter}", letter=letter)
            caption = text(side, fonts.SMALL, "small", align=Qt.AlignmentFlag.AlignCenter)
            cards.addWidget(holder(column(picture, caption, gap=3)))
        cards.addStretch(1)
        note = hall.tr("The side is chosen at the table, when all nations are known.")
        return column(cards, small_text(note), gap=3)


def nation_called(nation: Nation) -> str:
    """Return the name of a nation; a nation of a pack is named after its power card."""
    return NAMES.choice("nations", nation.key) if nation.key in NATIONS else card_name(nation.name)
