"""The market: its cards with what lies on them and under them, and the piles that all share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludarium.boards.card_rows import in_slots
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import discs_in
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.cards import TOKENS
from ludarium.games.imperium.facts import ROUND, TokenFacts
from ludarium.tables.imperium.board import ImperiumBoard
from ludarium.tables.imperium.pieces import Peeping, SupplyToken
from ludarium.words.imperium.names import imperium

SLOTS, PILES = 5, 4
WIDEST, GAP = 168.0, 16.0
PEEP = 9.0
"""By how much Unrest peeps out below a market card."""

DISC = 26.0
OVER, BELOW = 0.2, 0.7
"""How much of a token lies on the card, whose foot stays readable, and how much below it: the rest is in the margin."""


class MarketBoard(ImperiumBoard):
    """Five cards at the left, seven piles at the right, tokens that are to be put on a card between them."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("market", "decks", "supply"), parent)
        self.setAccessibleName(imperium.tr("Market"))

    def wants(self, thing: Thing) -> bool:
        return thing.kind != ROUND and super().wants(thing)

    def make_piece(self, thing: Thing) -> Piece:
        if thing.zone == "supply":
            return SupplyToken(thing, self.context)
        if thing.id.endswith(".unrest"):
            piece = Peeping(thing, self.context)
            piece.setZValue(1)
            return piece
        return super().make_piece(thing)

    # Where things lie

    def _room(self) -> QRectF:
        return QRectF(self.viewport().rect()).adjusted(12, 8, -12, -8)

    @property
    def _pile_size(self) -> tuple[float, float]:
        """As wide as two rows of them are high enough."""
        room, scale = self._room(), self.context.scale
        high = (room.height() - 6 * scale) / 2
        return min(58 * scale, room.width() * 0.06), min(high, 100 * scale)

    def _cards(self) -> QRectF:
        """Where the market's cards lie."""
        room, scale = self._room(), self.context.scale
        across = PILES * (self._pile_size[0] + 14 * scale) + 20 * scale
        return room.adjusted(0, 2 * scale, -across, -DISC * BELOW * scale)

    def _slot(self, place: int) -> QRectF:
        scale = self.context.scale
        return in_slots(self._cards(), SLOTS, place, WIDEST * scale, GAP * scale)

    def where(self, thing: Thing) -> QRectF | None:
        if thing.zone == "market":
            return self._slot(thing.place)
        if thing.zone == "decks":
            return self._pile(thing.place)
        if thing.zone == "supply":
            return self._supply(thing)
        if thing.id.endswith(".top"):
            return self._pile(self._thing(thing.zone).place) if thing.id in self.desk.touched else None
        below = self.desk.scene.thing(thing.zone)
        return self._on_card(thing, self._slot(below.place)) if below is not None and below.zone == "market" else None

    def _thing(self, id: str) -> Thing:
        found = self.desk.scene.thing(id)
        assert found is not None
        return found

    def _pile(self, place: int) -> QRectF:
        room, scale = self._room(), self.context.scale
        wide, high = self._pile_size
        row, column = divmod(place, PILES)
        step = wide + 14 * scale
        left = room.right() - PILES * step + 8 * scale + column * step
        return QRectF(left, room.top() + row * (high + 6 * scale), wide, high)

    def _on_card(self, thing: Thing, card: QRectF) -> QRectF:
        scale = self.context.scale
        facts = facts_of(thing, TokenFacts)
        if facts.what == "unrest":
            return QRectF(card.left() + 8, card.bottom() - 12 * scale, card.width() - 16, (12 + PEEP) * scale)
        kinds = {what: n for what in TOKENS if (n := self._many(f"{thing.zone}.{what}"))}
        side = DISC * scale
        line = QRectF(card.left() + 2, card.bottom() - side * OVER, card.width() + (GAP - 6) * scale, side)
        return discs_in(line, tuple(kinds.values()), scale)[list(kinds).index(facts.what)]

    def _many(self, token: str) -> int:
        """How many of these lie there."""
        there = self.desk.scene.thing(token)
        return 0 if there is None else facts_of(there, TokenFacts).n

    def _supply(self, thing: Thing) -> QRectF | None:
        """Tokens of the supply are seen while they are to be put somewhere."""
        if thing.id not in self.desk.touched:
            return None
        side, edge = 34 * self.context.scale, self._pile(PILES - 1)
        middle = QPointF(edge.center().x(), self._pile(2 * PILES - 1).center().y())
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def paint_ground(self, painter: QPainter) -> None:
        room, scale = self._room(), self.context.scale
        x = self._pile(0).left() - 14 * scale
        painter.setPen(self.theme["line"])
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
