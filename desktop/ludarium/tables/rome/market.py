"""The market: two rows of five with one band of prices between them, and the piles that they come from at the left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.card import CardPiece
from ludarium.boards.card_rows import in_slots
from ludarium.boards.cardface import PrintedFace
from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_text, one_line
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.touches import PILES, ROWS
from ludarium.look.colour import mix
from ludarium.look.seats import DARK_INK, LIGHT_INK
from ludarium.models.table_voice import at_table
from ludarium.tables.rome import colours
from ludarium.tables.rome.board import RomeBoard
from ludarium.tables.rome.faces import face_of
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome.box import box_of
from ludarium.words.rome.names import rome

GAP = 6.0
BAND = 24.0
PILE = 34.0
COLUMNS = 5
UP, DOWN = "\N{BLACK UP-POINTING SMALL TRIANGLE}", "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


class OfferPiece(CardPiece):
    """A card of the market: paler while there is not enough gold for it."""

    def make_face(self) -> PrintedFace:
        return face_of(box_of(self.context.title), facts_of(self.thing, of.OfferFacts).card)

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.show_thing(thing)

    def show_thing(self, thing: Thing) -> None:
        self.is_pale = facts_of(thing, of.OfferFacts).lacks > 0
        super().show_thing(thing)


class MarketPile(Piece):
    """A face-down pile of the market: its level, and how many cards it has. A pile that is not open yet is paler."""

    def draw(self, painter: QPainter) -> None:
        facts, rect, scale = facts_of(self.thing, of.PileFacts), self.rect, self.context.scale
        level = {PILES[1]: 1, PILES[2]: 2}.get(self.id, 0)
        painter.setOpacity(1.0 if facts.is_open else 0.6)
        colour = QColor(colours.LEVELS[level] if level else colours.BANNERS["stone"])
        painter.setPen(QPen(self.theme["raised"], 1.5))
        painter.setBrush(mix(colour, DARK_INK, 0.4))
        painter.drawRoundedRect(rect.adjusted(3, 3, 0, 0), 5, 5)
        painter.setBrush(colour)
        painter.drawRoundedRect(rect.adjusted(0, 0, -3, -3), 5, 5)
        number = strong(str(facts.count))
        said = (("", "I", "II")[level], number) if level else (picture("advanced-attribute"), number)
        found = fit_text(said, rect.width() - 6, rect.height() - 4, round(14 * scale))
        found = found or one_line(number, SMALLEST)
        corner = QPointF(rect.center().x() - 1.5 - found.wide / 2, rect.center().y() - 1.5 - found.high / 2)
        found.draw(painter, corner, LIGHT_INK)


class MarketBoard(RomeBoard):
    """Both rows, newest cards at the left."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, (*(f"market.{row}" for row in ROWS), "piles"), parent)
        self.setAccessibleName(at_table.tr("Market"))

    def make(self, thing: Thing) -> Piece:
        piece: Piece = MarketPile(thing, self.context) if thing.kind == of.PILE else OfferPiece(thing, self.context)
        piece.setZValue(2)
        return piece

    # Where things are

    def _row(self, row: int) -> QRectF:
        """A row without its piles."""
        scale, view = self.context.scale, QRectF(self.viewport().rect()).adjusted(8, 4, -8, -6)
        high = (view.height() - BAND * scale) / 2
        top = view.top() + row * (high + BAND * scale)
        return QRectF(view.left() + PILE * scale + GAP, top, view.width() - PILE * scale - GAP, high)

    def column(self, row: int, place: int) -> QRectF:
        return in_slots(self._row(row), COLUMNS, place, self._row(row).width(), GAP)

    def where(self, thing: Thing) -> QRectF | None:
        if thing.kind == of.OFFER:
            return self.column(int(thing.zone == "market.development"), thing.place)
        scale = self.context.scale
        row = self._row(0 if thing.id == PILES[0] else 1)
        room = QRectF(row.left() - PILE * scale - GAP, row.top(), PILE * scale, row.height())
        if thing.id == PILES[0]:
            return room
        high = room.height() / 2
        return QRectF(room.left(), room.top() + (thing.id == PILES[2]) * high, room.width(), high - 3)

    # The band of prices

    def paint_ground(self, painter: QPainter) -> None:
        prices = {(piece.thing.zone, piece.thing.place): piece.thing.facts for piece in self.registry}
        for place in filter(self._is_exposed, range(COLUMNS)):
            above = prices.get(("market.attribute", place))
            below = prices.get(("market.development", place))
            self._prices(painter, place, above, below)

    def _band(self, place: int) -> QRectF:
        upper = self.column(0, place)
        return QRectF(upper.left(), upper.bottom() + 2, upper.width(), BAND * self.context.scale - 4)

    def _is_exposed(self, place: int) -> bool:
        """Whether its prices are to be painted: something that is carried past lays little of the ground bare."""
        return self._band(place).adjusted(-2, -2, 2, 2).intersects(self.exposed)

    def _prices(self, painter: QPainter, place: int, above: object, below: object) -> None:
        """A coin with the price of the card above at the left, of the one below at the right, cycling in the middle."""
        scale, band = self.context.scale, self._band(place)
        pixels, side = max(SMALLEST, round(13 * scale)), band.height()
        known = above if isinstance(above, of.OfferFacts) else below
        cycle = one_line(f"{picture('cycle')}{known.cycle if isinstance(known, of.OfferFacts) else ''}", pixels)
        has_arrows = band.width() >= 2 * (side + 10 * scale) + cycle.wide + 4
        for facts, left, arrow in ((above, band.left(), UP), (below, band.right() - side, DOWN)):
            if not isinstance(facts, of.OfferFacts):
                continue
            self._coin(painter, QRectF(left, band.top(), side, side), facts)
            if has_arrows:
                beside = QRectF(left + side if arrow == UP else left - 10 * scale, band.top(), 10 * scale, side)
                draw_line(painter, beside, one_line(arrow, pixels), self.theme.quiet, 0.5)
        if isinstance(known, of.OfferFacts):
            draw_line(painter, band, cycle, self.theme["ink"], 0.5)

    def _coin(self, painter: QPainter, coin: QRectF, facts: of.OfferFacts) -> None:
        """Golden with a green rim where there is gold enough."""
        is_enough = not facts.lacks
        painter.setPen(QPen(self.theme["legal" if is_enough else "line"], 2.0))
        painter.setBrush(self.theme["gold"] if is_enough else self.theme["raised"])
        painter.drawEllipse(coin.adjusted(1, 1, -1, -1))
        line = one_line(strong(str(facts.price)), max(SMALLEST, round(13 * self.context.scale)))
        draw_line(painter, coin, line, DARK_INK if is_enough else self.theme.quiet, 0.5)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(560, 280)


def note() -> str:
    return rome.tr("newest left; gold to buy, industry to cycle")
