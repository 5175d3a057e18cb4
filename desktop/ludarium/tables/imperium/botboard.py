"""The bot's side of a solo match: its tokens and piles, its slots with the die, and the rows that it plays by."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.card_rows import in_row
from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_font, fit_text, lay_out
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import paint_icon
from ludarium.engine.frames import NOTHING
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.cards import TOKENS
from ludarium.games.imperium.facts import CARD, TOKEN, DieFacts, RowFacts, SlotFacts, StageFacts, StateFacts
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write
from ludarium.tables.imperium.board import ImperiumBoard
from ludarium.tables.imperium.faces import nation_picture
from ludarium.tables.imperium.pieces import LEFT, Tokens
from ludarium.tables.imperium.rivals import Count
from ludarium.words.imperium.bot import bot_called
from ludarium.words.imperium.bot_tables import icon_row, icon_stage
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import CHOICES, imperium
from ludarium.words.inline_icons import picture

COUNTS = ("deck", "discard", "history", "dynasty")
STRIP, ACROSS = 40.0, 780.0
"""How high the strip is, and how wide at least, in pixels at 100 %."""


class BotHead(Piece):
    """Which nation the bot plays, how strong, in which state."""

    def draw(self, painter: QPainter) -> None:
        scale, facts, box = self.context.scale, facts_of(self.thing, StateFacts), box_of(self.context.title)
        nation, side = box.nations[facts.nation].key, self.rect.height() - 8
        paint_icon(painter, nation_picture(nation), QRectF(0, 4, side, side))
        room = self.rect.adjusted(side + 6, 0, 0, -self.rect.height() / 2)
        painter.setFont(fit_font(bot_called(nation), room.width(), fonts.STRONG, round(15 * scale)))
        painter.setPen(self.theme["ink"])
        write(painter, room, LEFT, bot_called(nation))
        state = picture("empire" if facts.empire else "barbarian")
        below = room.translated(0, room.height())
        level = "" if facts.level == NOTHING else box.book.levels[facts.level].key
        name = imperium.tr(CHOICES["bot", level]) if ("bot", level) in CHOICES else level
        said = fit_text((f"{state} {name}",), below.width(), below.height() + 2, round(13.5 * scale))
        if said is not None:
            draw_line(painter, below, said, self.theme.quiet)


class Slot(Piece):
    """A place for a card of the bot: empty, face down, or blocked by the die."""

    def draw(self, painter: QPainter) -> None:
        facts, scale = facts_of(self.thing, SlotFacts), self.context.scale
        body = self.rect.adjusted(1, 1, -1, -1)
        if facts.is_filled:
            painter.setPen(QPen(self.theme["raised"], 2))
            painter.setBrush(self.theme["sea_deep"] if self.theme.is_dark else self.theme["sea"])
            painter.drawRoundedRect(body, 8, 8)
            side = min(body.width(), body.height()) * 0.4
            painter.setOpacity(0.85)
            middle = body.center() - QPointF(side / 2, side / 2)
            paint_icon(painter, "suit-power", QRectF(middle, QSizeF(side, side)))
            painter.setOpacity(1)
        else:
            painter.setPen(QPen(self.theme.edge, 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body, 8, 8)
        self._number(painter, scale, facts)

    def _number(self, painter: QPainter, scale: float, facts: SlotFacts) -> None:
        side = 20 * scale
        disc = QRectF(-side * 0.3, -side * 0.3, side, side)
        painter.setPen(QPen(self.theme.edge, 1))
        painter.setBrush(self.theme["accent"] if facts.is_next else self.theme["raised"])
        painter.drawEllipse(disc)
        painter.setPen(self.theme["accent_ink"] if facts.is_next else self.theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, max(SMALLEST, round(13 * scale))))
        write(painter, disc, Qt.AlignmentFlag.AlignCenter, str(facts.number))


class Die(Piece):
    """The bot's die, on the slot that it blocks; beside the slots before it is rolled."""

    def draw(self, painter: QPainter) -> None:
        face = facts_of(self.thing, DieFacts).face
        name = f"die-pips-{face}" if face else "die"
        side = round(min(self.rect.width(), self.rect.height()))
        painter.drawPixmap(QPointF(), icons.pixmap(name, side, painter.device().devicePixelRatioF()))


class BotRow(Piece):
    """A row of the bot's table; the one that applies is lit."""

    glow_gap = -1.0

    @property
    def is_lit(self) -> bool:
        facts = self.thing.facts
        return isinstance(facts, (RowFacts, StageFacts)) and facts.is_lit

    @property
    def text(self) -> str:
        box, facts = box_of(self.context.title), self.thing.facts
        assert isinstance(facts, (RowFacts, StageFacts))
        key = box.nations[facts.nation].key
        bot = next(bot for bot in box.book.bots if bot.nation == key)
        if isinstance(facts, StageFacts):
            return icon_stage(bot.journey[facts.stage])
        rows = bot.empire if (facts.empire and bot.empire) or not bot.barbarian else bot.barbarian
        return icon_row(rows[facts.row])

    def draw(self, painter: QPainter) -> None:
        if self.is_lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme["accent"])
            painter.drawRoundedRect(self.rect, 5, 5)
        ink = self.theme["accent_ink"] if self.is_lit else self.theme["ink"]
        room = self.rect.adjusted(6, 1, -6, -1)
        said = fit_text((self.text,), room.width(), room.height(), round(13 * self.context.scale))
        if said is not None:
            said.draw(painter, QPointF(room.left(), room.center().y() - said.high / 2), ink)


class BotBoard(ImperiumBoard):
    """A strip with what the bot has; below it the slots, and the rows beside them."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("bot.board", "bot.table"), parent)
        self.setAccessibleName(imperium.tr("The bot"))

    def make_piece(self, thing: Thing) -> Piece:
        makers = {"state": BotHead, "slot": Slot, "die": Die, "row": BotRow, "stage": BotRow, "pile": Count}
        if thing.kind in makers:
            piece = makers[thing.kind](thing, self.context)
            piece.setZValue(5 if thing.kind == "die" else 1)
            return piece
        if thing.kind == TOKEN and thing.zone == "bot.board":
            return Tokens(thing, self.context)
        return super().make_piece(thing)

    # Where things lie

    @property
    def _room(self) -> QRectF:
        return QRectF(self.viewport().rect()).adjusted(14, 4, -12, -8)

    @property
    def _strip(self) -> QRectF:
        room = self._room
        return QRectF(room.left(), room.top(), room.width(), STRIP * self.context.scale)

    @property
    def _slots(self) -> QRectF:
        room, strip = self._room, self._strip
        top = strip.bottom() + 10 * self.context.scale
        return QRectF(room.left() + 6, top, room.width() * 0.48, room.bottom() - top)

    @property
    def _table(self) -> QRectF:
        slots = self._slots
        return QRectF(slots.right() + 16, slots.top() - 6, self._room.right() - slots.right() - 16, slots.height() + 6)

    def where(self, thing: Thing) -> QRectF | None:
        strip, name = self._strip, thing.id.rpartition(".")[2]
        scale = _unit(strip, self.context.scale)
        if thing.kind == "state":
            return QRectF(strip.left(), strip.top(), 190 * scale, strip.height())
        if thing.zone == "bot.table":
            return self._rows().get(thing.id)
        if thing.zone == "bot.board" and name in TOKENS:
            wide, left = 64 * scale, strip.left() + 196 * scale
            edge = 4 * self.context.scale
            return QRectF(left + TOKENS.index(name) * wide, strip.top() + edge, wide - 4, strip.height() - 2 * edge)
        if name in COUNTS:
            wide = 62 * scale
            return QRectF(strip.left() + (400 + COUNTS.index(name) * 62) * scale, strip.top(), wide, strip.height())
        return self._where_card(thing)

    def _where_card(self, thing: Thing) -> QRectF | None:
        strip = self._strip
        if thing.kind == "slot":
            return self._slot(thing.place)
        if thing.kind == "die":
            return self._die()
        if thing.kind != CARD:
            return None
        if thing.zone == "bot.play":
            scale = _unit(strip, self.context.scale)
            room = strip.adjusted(660 * scale, 1, 0, 0)
            cards = [card for card in self.desk.scene.things_in("bot.play") if card.kind == CARD]
            return in_row(room, len(cards), QSizeF(100 * scale, strip.height() - 2), 4)[thing.place]
        if thing.zone == "bot.playing":
            return self._slot(self._slot_now()).adjusted(4, 4, -4, -4)
        below = self.desk.scene.thing(thing.zone)
        if below is not None and below.kind == "slot":
            return self._slot(below.place).adjusted(2, 2, -2, -2)
        return None

    def _slot_now(self) -> int:
        """The slot of the card that is being resolved: the first that is empty and not blocked, behind full ones."""
        slots = [thing for thing in self.desk.scene.things if thing.kind == "slot"]
        empty = [thing.place for thing in slots if not facts_of(thing, SlotFacts).is_filled]
        return empty[-1] if empty else 1

    def _slot(self, number: int) -> QRectF:
        slots = [thing for thing in self.desk.scene.things if thing.kind == "slot"]
        gap, count = 12 * self.context.scale, max(1, len(slots))
        wide = min(138 * self.context.scale, (self._slots.width() - 52 * self.context.scale - gap * count) / count)
        size = QSizeF(wide, min(self._slots.height(), wide * 1.45))
        return in_row(self._slots, count, size, gap)[number - 1]

    def _die(self) -> QRectF:
        die = self.desk.scene.thing("bot.die")
        face = facts_of(die, DieFacts).face if die is not None else 0
        slots = sum(thing.kind == "slot" for thing in self.desk.scene.things)
        side = 44 * self.context.scale
        at = self._slot(face) if 0 < face <= slots else self._slot(slots)
        centre = at.center() if 0 < face <= slots else QPointF(at.right() + side * 0.6, at.top() + side * 0.5)
        return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)

    def _rows(self) -> dict[str, QRectF]:
        """Every row as high as its text needs; where there is no room for all, the lit one and what fits after it."""
        rows = [piece for piece in self.registry if isinstance(piece, BotRow)]
        room, pixels = self._table, max(SMALLEST, round(13 * self.context.scale))
        measured = [(row, lay_out((row.text,), room.width() - 12, pixels).high + 5) for row in rows]
        if sum(high for _, high in measured) > room.height():
            pixels = max(SMALLEST, round(12 * self.context.scale))
            measured = [(row, lay_out((row.text,), room.width() - 12, pixels).high + 3) for row in rows]
        if sum(high for _, high in measured) > room.height():
            first = next((at for at, (row, _) in enumerate(measured) if row.is_lit), 0)
            measured = [*measured[first:], *measured[:first]]
        places, top = {}, room.top()
        for row, high in measured:
            if top + high > room.bottom() + 1:
                break
            places[row.id] = QRectF(room.left(), top, room.width(), high)
            top += high
        return places

    def paint_ground(self, painter: QPainter) -> None:
        painter.setPen(self.theme["line"])
        strip = self._strip
        painter.drawLine(strip.bottomLeft() + QPointF(0, 3), strip.bottomRight() + QPointF(0, 3))
        x = self._table.left() - 8
        painter.drawLine(QPointF(x, self._slots.top()), QPointF(x, self._room.bottom()))


def _unit(strip: QRectF, scale: float) -> float:
    """The scale of the strip: smaller where large letters leave no room for all of it."""
    return min(scale, strip.width() / ACROSS)
