"""The foot of the hand: the points of this turn, deck and discard pile, and what is left of strife and loans."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, one_line
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import TokenPiece, paint_icon
from ludarium.engine.scene import ANSWER, ANSWERS, Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.kinds import KEPT, KINDS
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome.names import rome

ALARM = 2
"""So few strife or loans are left that the next ones may end the empire."""

STACKS = ("deck", "discard", "trash", "strife", "loans", "enemies")
ICONS = {
    "deck": "deck",
    "discard": "discard-pile",
    "trash": "trash",
    "strife": "strife",
    "loans": "loan",
    "enemies": "barbarian",
}
CHIP = 58.0
PART = "answer.part"
"""The answer that stands last: only a part of the next benefits."""


class PointsPiece(TokenPiece):
    """Points of one kind that are left of this turn."""

    def picture_name(self) -> str:
        return KINDS[facts_of(self.thing, of.GoodFacts).kind]

    def count(self) -> int:
        return facts_of(self.thing, of.GoodFacts).n

    def draw(self, painter: QPainter) -> None:
        count, rect, scale = self.count(), self.rect, self.context.scale
        painter.setPen(QPen(self.theme["legal" if count else "line"], 1.4))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(rect.adjusted(1, 2, -1, -2), 6, 6)
        if not count:
            painter.setOpacity(0.7)
        side = min(rect.height() - 8, 21 * scale)
        paint_icon(painter, self.picture_name(), QRectF(rect.left() + 5, rect.center().y() - side / 2, side, side))
        painter.setOpacity(1.0)
        number = one_line(strong(str(count)), max(SMALLEST, round(15 * scale)))
        ink = self.theme["ink" if count else "muted"]
        draw_line(painter, rect.adjusted(side + 8, 0, -5, 0), number, ink, 0.5)


class StackPiece(Piece):
    """A pile of one's own, or what nobody has: its picture and number. Red when its end is near."""

    def count(self) -> int:
        facts = self.thing.facts
        assert isinstance(facts, (of.PileFacts, of.SupplyFacts))
        return facts.count

    @property
    def is_alarming(self) -> bool:
        return self.id in ("strife", "loans") and self.count() <= ALARM

    def draw(self, painter: QPainter) -> None:
        rect, scale = self.rect, self.context.scale
        if self.is_alarming or self.id in ("deck", "discard"):
            painter.setPen(QPen(self.theme["danger" if self.is_alarming else "line"], 1.6 if self.is_alarming else 1.0))
            painter.setBrush(self.theme["raised"])
            painter.drawRoundedRect(rect.adjusted(1, 2, -1, -2), 5, 5)
        pixels, plain = max(SMALLEST, round(14 * scale)), f"{picture(ICONS[self.id])}{strong(str(self.count()))}"
        line = one_line(f"{picture('warning')}{plain}" if self.is_alarming else plain, pixels)
        if line.wide > rect.width():
            line = one_line(plain, pixels)
        draw_line(painter, rect, line, self.theme["danger" if self.is_alarming else "ink"], 0.5)


class PartPiece(Piece):
    """Asks how much is taken of what comes next."""

    def draw(self, painter: QPainter) -> None:
        rect, scale = self.rect, self.context.scale
        painter.setPen(QPen(self.theme.edge, 1.0))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(rect.adjusted(1, 3, -1, -3), 5, 5)
        pixels = max(SMALLEST, round(13 * scale))
        line = one_line(rome.tr("Part…"), pixels)
        if line.wide > rect.width():  # its order says it in full
            line = one_line("…", pixels)
        draw_line(painter, rect, line, self.theme["ink"], 0.5)


def _is_shown(thing: Thing) -> bool:
    """Cards in piles are not, and of all answers only the one that has its place here."""
    return thing.kind != of.CARD and (thing.kind != ANSWER or thing.id == PART)


class FootBoard(RomeBoard):
    """One line below the hand."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        zones = ("points", "stacks", "supply", ANSWERS)
        super().__init__(context, zones, parent, wants=_is_shown)
        self.setAccessibleName(at_table.tr("This turn"))
        self.setFixedHeight(round(34 * context.scale))

    def make(self, thing: Thing) -> Piece:
        if thing.kind == ANSWER:
            piece: Piece = PartPiece(thing, self.context)
        else:
            piece = PointsPiece(thing, self.context) if thing.kind == of.GOOD else StackPiece(thing, self.context)
        piece.setZValue(2)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        view = QRectF(self.viewport().rect()).adjusted(8, 0, -8, 0)
        chip = min(CHIP * self.context.scale, view.width() * 0.5 / (len(KINDS) - KEPT))
        if thing.kind == of.GOOD:
            return QRectF(view.left() + (thing.place - KEPT) * chip, view.top(), chip - 4, view.height())
        places = (*STACKS, PART)
        if thing.id not in places:
            return None
        left = view.left() + (len(KINDS) - KEPT) * chip + 6
        wide = (view.right() - left) / len(places)
        return QRectF(left + places.index(thing.id) * wide, view.top(), wide - 3, view.height())

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(620, 34)
