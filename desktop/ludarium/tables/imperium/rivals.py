"""The other seats, a strip for each: state, tokens, cards in play, how many cards lie where. A click opens it all."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.card_rows import in_row
from ludarium.boards.cardface import LEAST_TEXT
from ludarium.boards.click_actions import Click, Open
from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_text, one_line
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import paint_icon
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.cards import TOKENS
from ludarium.games.imperium.facts import CARD, TOKEN, HandFacts, PileFacts, StateFacts
from ludarium.look import fonts, seats
from ludarium.look.text_painting import write
from ludarium.models.scene_model import SceneModel
from ludarium.tables.imperium.board import ImperiumBoard
from ludarium.tables.imperium.pieces import BACKS, LEFT, ImperiumPile, Tokens, pile_name, short_pile
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import NATIONS, imperium, named
from ludarium.words.inline_icons import picture, strong

HAND = ("", "draw-card")
COUNTS = ("hand", "deck", "discard", "history", "flooded", "nation", "development", "quest")
GAP = 6.0

FOLDED = 78.0
"""How high a cell is, in pixels at 100 %."""

NAMED, LEAST = 84.0, 24.0
"""A card in a strip has its name where it is so wide; a narrower one has its mark only, and is at least so wide."""


class RivalHead(Piece):
    """Who it is, with which nation, in which state. The strip around it is its place."""

    glow_gap = -2.0

    def draw(self, painter: QPainter) -> None:
        scale, facts, rect = self.context.scale, facts_of(self.thing, StateFacts), self.rect
        seat = seats.seat(self.context.colours[self.thing.owner])
        side = min(24 * scale, rect.height() * 0.45)
        top = max(2 * scale, rect.center().y() - side - 4 * scale)
        seats.paint_mark(painter, seat, QRectF(4, top + 2 * scale, side, side))
        room = QRectF(side + 10, top, rect.width() - side - 12, side + 4 * scale)
        painter.setFont(fonts.sized(fonts.STRONG, round(15 * scale)))
        painter.setPen(self.theme["ink"])
        write(painter, room, LEFT, self.context.setup.names[self.thing.owner], dots="end")
        nation = named(NATIONS, box_of(self.context.title).nations[facts.nation].key)
        state = picture("empire" if facts.empire else "barbarian")
        below = QRectF(4, room.bottom(), rect.width() - 6, min(20 * scale, rect.height() - room.bottom()))
        said = fit_text((f"{state} {nation}",), below.width(), below.height(), round(14 * scale))
        if said is not None:
            draw_line(painter, below, said, self.theme.quiet)


class Count(ImperiumPile):
    """How many cards lie somewhere: a number over a word."""

    @property
    def count(self) -> int:
        facts = self.thing.facts
        return facts.count if isinstance(facts, (PileFacts, HandFacts)) else 0

    def draw(self, painter: QPainter) -> None:
        scale, rect, high = self.context.scale, self.rect, 20 * self.context.scale
        said = (strong(self._note() or str(self.count)),)
        number = fit_text(said, rect.width() + 4, high * 1.2, round(16 * scale)) or one_line(said[0], SMALLEST)
        top = rect.center().y() - high
        draw_line(painter, QRectF(rect.left() - 2, top, rect.width() + 4, high), number, self.theme["ink"], 0.5)
        below = QRectF(rect.left(), top + high, rect.width(), 17 * scale)
        pixels = self._caption_pixels(rect.width() - 4 * scale)
        if pixels:
            draw_line(painter, below, one_line(short_pile(pile_name(self.thing)), pixels), self.theme.quiet, 0.5)
        else:
            paint_icon(painter, BACKS.get(pile_name(self.thing), HAND)[1], below)

    def _caption_pixels(self, width: float) -> int:
        """How large the words are: all alike; 0 where one of them has no room, and pictures take their place."""
        scale = self.context.scale
        largest, least = max(SMALLEST, round(12.5 * scale)), max(SMALLEST, round(LEAST_TEXT * scale))
        sizes = [fit_text((short_pile(name),), width, largest * 1.5, largest, least) for name in COUNTS]
        return min(size.pixels if size is not None else 0 for size in sizes)


class RivalsBoard(ImperiumBoard):
    """A strip for each of the other seats, or, where there is little room, a cell for each beside each other.

    seat_opened: all that a seat has is to be seen
    """

    seat_opened = Signal(int)
    rivals: tuple[int, ...] = ()

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, (), parent)
        self.setAccessibleName(imperium.tr("Other players"))
        self.is_folded = False
        self._is_cell = False

    def show_rivals(self, rivals: tuple[int, ...]) -> None:
        self.rivals = rivals
        self.fold(self.is_folded)
        self.registry.show_zones([f"{seat}.board" for seat in rivals])

    def fold(self, folded: bool) -> float:
        """Cells beside each other, where there is little room, or strips: how high they are."""
        scale, count = self.context.scale, len(self.rivals)
        self.is_folded, self._is_cell = folded, folded and count > 1
        if not count:
            return 0.0
        if self._is_cell:
            return FOLDED * scale
        return (82 if count == 1 else 58) * scale * count + GAP * scale * (count - 1)

    # Pieces

    def make_piece(self, thing: Thing) -> Piece:
        if thing.kind == "state":
            return RivalHead(thing, self.context)
        if thing.kind in ("pile", "hand"):
            return Count(thing, self.context)
        if thing.kind == TOKEN and thing.zone.endswith(".board"):
            return Tokens(thing, self.context)
        return super().make_piece(thing)

    def meaning(self, piece: Piece) -> Click | None:
        """A click on the head opens the seat."""
        if self.drag.is_empty and piece.thing.kind == "state":
            return Open(lambda: self.seat_opened.emit(piece.thing.owner))
        return super().meaning(piece)

    # Where things lie

    def _strip(self, seat: int) -> QRectF:
        room, scale, at = QRectF(self.viewport().rect()), self.context.scale, self.rivals.index(seat)
        gap, count = GAP * scale, len(self.rivals)
        if self._is_cell:
            wide = (room.width() - gap * (count - 1)) / count
            return QRectF(at * (wide + gap), 0, wide, room.height())
        high = (room.height() - gap * (count - 1)) / count
        return QRectF(0, at * (high + gap), room.width(), high)

    def where(self, thing: Thing) -> QRectF | None:
        if thing.owner not in self.rivals:
            return None
        edge, name = 2 * self.context.scale, thing.id.rpartition(".")[2]
        strip = self._strip(thing.owner).adjusted(10, edge, -6, -edge)
        if thing.kind == "state":
            return self._head(strip)
        if thing.kind == TOKEN:
            return self._token(strip, name) if name in TOKENS and thing.zone.endswith(".board") else None
        if name in COUNTS:
            return self._count(strip, thing.owner, name)
        if thing.kind == CARD and thing.zone.endswith(".play"):
            return self._card(strip, thing)
        return None

    def _head(self, strip: QRectF) -> QRectF:
        wide = strip.width() * (0.36 if self._is_cell else 0.115)
        high = strip.height() / 2 if self._is_cell else strip.height()
        return QRectF(strip.left(), strip.top(), wide, high)

    def _token(self, strip: QRectF, name: str) -> QRectF:
        head, at = self._head(strip), TOKENS.index(name)
        wide = (strip.width() - head.width()) / 3 if self._is_cell else 78 * self.context.scale
        edge = 4 * self.context.scale
        return QRectF(head.right() + at * wide, strip.top() + edge / 2, wide - edge, head.height() - edge)

    def _count(self, strip: QRectF, seat: int, name: str) -> QRectF:
        names = _counts(self.desk.scene, seat)
        at = names.index(name)
        if self._is_cell:
            wide = strip.width() / len(names)
            top = strip.center().y()
            return QRectF(strip.left() + at * wide, top, wide, strip.bottom() - top)
        wide = 58 * self.context.scale
        return QRectF(strip.right() - (len(names) - at) * wide, strip.top(), wide, strip.height())

    def _cards(self, strip: QRectF, seat: int) -> QRectF:
        left = self._token(strip, TOKENS[-1]).right() + 12
        right = strip.right() - len(_counts(self.desk.scene, seat)) * 58 * self.context.scale - 10
        return QRectF(left, strip.top() + 2, right - left, strip.height() - 4)

    def _card(self, strip: QRectF, thing: Thing) -> QRectF | None:
        if self._is_cell:
            return self._head(strip) if thing.id in self.desk.touched else None
        room = self._cards(strip, thing.owner)
        cards = [other for other in self.desk.scene.things_in(thing.zone) if other.kind == CARD]
        scale, count = self.context.scale, len(cards)
        across, row, at, high = count, 0, thing.place, min(room.height(), 46 * scale)
        if room.height() > 70 * scale and count * (NAMED * scale + 4) > room.width():
            across = -(-count // 2)
            row, at = divmod(thing.place, across)
            high = (room.height() - 4) / 2
        wide = min(104 * scale, max(LEAST * scale, (room.width() + 4) / across - 4))
        top = room.top() + row * (high + 4) if across < count else room.center().y() - high / 2
        return in_row(QRectF(room.left(), top, room.width(), high), across, QSizeF(wide, high), 4)[at]

    # Painting

    def paint_ground(self, painter: QPainter) -> None:
        radius = self.theme.radius.panel
        for seat in self.rivals:
            strip = self._strip(seat).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(self.theme["line"], 1))
            painter.setBrush(self.theme["surface"])
            painter.drawRoundedRect(strip, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seats.seat(self.context.colours[seat]).colour)
            painter.drawRoundedRect(QRectF(strip.left(), strip.top(), 5, strip.height()), 2, 2)


def _counts(scene: SceneModel, seat: int) -> list[str]:
    """What is counted of a seat."""
    return [name for name in COUNTS if scene.thing(f"{seat}.{name}") is not None]
