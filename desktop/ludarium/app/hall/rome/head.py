"""The portrait and description of a leader."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Leader
from ludarium.games.rome.kinds import TRACKS
from ludarium.look import fonts
from ludarium.tables.rome.faces import face_of
from ludarium.tables.rome.portrait import paint_portrait
from ludarium.widgets.controls import small_text, text
from ludarium.widgets.layouts import clear, column, fill, px, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.rich_label import RichLabel
from ludarium.widgets.tile_grid import CardPicture
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome import short
from ludarium.words.rome.advice import ability_line, advice
from ludarium.words.rome.box import printed
from ludarium.words.rome.catalogue import lines
from ludarium.words.rome.names import TRACKS as TRACK_NAMES
from ludarium.words.rome.names import named

CARD = QSizeF(150, 200)


class LeaderPortrait(QWidget):
    def __init__(self, leader: str, size: float) -> None:
        super().__init__()
        self._leader = leader
        self.setFixedSize(px(size), px(size))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paint_portrait(QPainter(self), self._leader, QRectF(self.rect()))


class LeaderSketch(QWidget):
    """The description of a leader, or of a draw by lot."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._told: str | None = None

    def tell(self, leader: Leader | None) -> None:
        key = "" if leader is None else leader.key
        if key == self._told:
            return
        self._told = key
        clear(self._column)
        if leader is None:
            said = hall.tr("The leader is drawn when the match begins.")
            self._column.addWidget(text(said, fonts.LABEL, "muted", wrap=True))
        else:
            self._column.addLayout(self._of(leader))

    def _of(self, leader: Leader) -> QVBoxLayout:
        words = column(text(printed(leader.name), fonts.TextStyle(fonts.DISPLAY, 16)), gap=5)
        for ability in leader.abilities:
            words.addWidget(text(ability_line(ability), fonts.LABEL, wrap=True))
        if advice(leader):
            words.addWidget(text(advice(leader), fonts.LABEL, "muted", wrap=True))
        fill(words, _begins(leader), None)
        beside = row((words, 1), self._cards(leader), gap=14)
        return column(beside)

    def _cards(self, leader: Leader) -> QVBoxLayout:
        cards = row(gap=10)
        for key in leader.cards:
            number = self._box.number_of[key]
            said = "\n".join(lines(self._box, self._box.content.attributes[number]))
            cards.addWidget(CardPicture(face_of(self._box, number), said, CARD))
        note = small_text(hall.tr("Two cards of the starting deck are the leader's own."))
        note.setAlignment(Qt.AlignmentFlag.AlignTop)
        return column(cards, note, None, gap=4)


def _begins(leader: Leader) -> QHBoxLayout:
    line = row(gap=4)
    for key in TRACKS:
        track = leader.tracks[key]
        n = (track.figures or track.numbers)[0]
        said = hall.tr("{track} begins with {number}", track=named(TRACK_NAMES, key), number=n)
        line.addWidget(RichLabel((f"{picture(short.PICTURES[key])} {strong(str(n))}",), said, least=46))
    line.addStretch(1)
    return line
