"""Resources and gold, and the supplies of one's own tokens above them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_text, one_line
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import TokenPiece, paint_icon
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.kinds import GOLD, KINDS
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.words.inline_icons import strong
from ludarium.words.rome import names
from ludarium.words.rome.names import named
from ludarium.words.voice import capital

ORDER = (GOLD, 0, 1, 2, 3)
"""Gold first."""

SUPPLIES: Mapping[str, str] = {"influence": "influence-ready", "trade": "trade", "movement": "movement"}
HEAD = 28.0


class GoodPiece(TokenPiece):
    """A kind of goods: its picture and name, a pip for each that could be kept, and the number."""

    @property
    def facts(self) -> of.GoodFacts:
        return facts_of(self.thing, of.GoodFacts)

    def picture_name(self) -> str:
        return KINDS[self.facts.kind]

    def count(self) -> int:
        return self.facts.n

    def draw(self, painter: QPainter) -> None:
        facts, scale, rect = self.facts, self.context.scale, self.rect
        pixels = max(SMALLEST, round(15 * scale))
        side = min(rect.height() - 2, 24 * scale)
        paint_icon(painter, self.picture_name(), QRectF(rect.left(), rect.center().y() - side / 2, side, side))
        number = one_line(strong(str(facts.n)), round(18 * scale))
        draw_line(painter, rect.adjusted(0, 0, -2, 0), number, self.theme["ink"], 1.0)
        left = rect.left() + side + 6
        room = rect.width() - side - 6 - 26 * scale
        head = 52 * scale
        name = fit_text((capital(named(names.KINDS, KINDS[facts.kind])),), head, rect.height(), pixels)
        if name is not None and room - head >= 60 * scale:
            draw_line(painter, QRectF(left, rect.top(), head, rect.height()), name, self.theme["ink"])
            left, room = left + head, room - head
        self._pips(painter, QRectF(left, rect.center().y() - rect.height() * 0.3, room, rect.height() * 0.6))

    def _pips(self, painter: QPainter, room: QRectF) -> None:
        facts = self.facts
        step = room.width() / facts.most
        painter.setPen(Qt.PenStyle.NoPen)
        for at in range(facts.most):
            full = self.theme["gold" if facts.kind == GOLD else "bronze"]
            painter.setBrush(full if at < facts.n else self.theme.mix("surface", "line", 0.8))
            painter.drawRoundedRect(
                QRectF(room.left() + at * step, room.top(), max(2.0, step - 2), room.height()), 2, 2
            )


class SupplyPiece(TokenPiece):
    """One's own tokens that are not placed: how many of how many."""

    def picture_name(self) -> str:
        return SUPPLIES[self.id]

    def count(self) -> int:
        return facts_of(self.thing, of.SupplyFacts).count

    def draw(self, painter: QPainter) -> None:
        facts, scale, rect = facts_of(self.thing, of.SupplyFacts), self.context.scale, self.rect
        side = min(rect.height() - 4, 22 * scale)
        if not facts.count:
            painter.setOpacity(0.6)
        paint_icon(painter, self.picture_name(), QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side))
        said = one_line(f"{strong(str(facts.count))}/{facts.all}", max(SMALLEST, round(14.5 * scale)))
        draw_line(painter, rect.adjusted(side + 6, 0, 0, 0), said, self.theme["ink"])
        if self.live:
            painter.setPen(QPen(self.theme["legal"], 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 5, 5)


class GoodsBoard(RomeBoard):
    """Tokens above, goods below."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("goods", "tokens"), parent)
        self.setAccessibleName(at_table.tr("Resources"))

    def make(self, thing: Thing) -> Piece:
        piece = GoodPiece(thing, self.context) if thing.kind == of.GOOD else SupplyPiece(thing, self.context)
        piece.setZValue(2)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        scale, view = self.context.scale, QRectF(self.viewport().rect()).adjusted(10, 4, -10, -6)
        head = HEAD * scale
        if thing.kind == of.SUPPLY:
            wide = view.width() / 3
            return QRectF(view.left() + thing.place * wide, view.top(), wide - 3, head)
        high = (view.height() - head - 2) / len(ORDER)
        return QRectF(view.left(), view.top() + head + 2 + ORDER.index(thing.place) * high, view.width(), high)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(230, 190)
