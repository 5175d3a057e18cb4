"""What lies on the board of the seats: their panels, supplies, goods and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludarium import words
from ludarium.boards.piece import Piece
from ludarium.engine.match import HUMAN
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.eight_minute_empire.scene import GoodFacts, Pile, SeatFacts, Taken
from ludarium.look import fonts
from ludarium.look.colour import mix
from ludarium.look.seats import SeatStyle, paint_mark
from ludarium.look.text_painting import write
from ludarium.models.orders_model import counted
from ludarium.tables.eight_minute_empire.cardrow import PICTURES
from ludarium.tables.eight_minute_empire.tokens import (
    SMALLEST,
    paint_city,
    paint_coin,
    paint_count,
    paint_cube,
    paint_icon,
)
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.names import empire

if TYPE_CHECKING:
    from ludarium.tables.eight_minute_empire.seatsboard import SeatsBoard

SUPPLY = 126.0
"""How wide the column of score lines and supplies is."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SeatPlace(Piece):
    """A seat's panel: mark, name, coins, score lines."""

    glow_gap = -3.0

    def __init__(self, thing: Thing, board: SeatsBoard) -> None:
        super().__init__(thing, board.context)
        self._board = board

    @property
    def facts(self) -> SeatFacts:
        return facts_of(self.thing, SeatFacts)

    def draw(self, painter: QPainter) -> None:
        board, facts, scale = self._board, self.facts, self._board.context.scale
        its = board.seat(self.thing.owner)
        if facts.is_turn:
            painter.fillRect(self.rect, mix(self.theme["surface"], its.colour, 0.13))
        painter.fillRect(QRectF(0, 0, 6, self.rect.height()), its.colour)
        if self.thing.owner:
            painter.setPen(self.theme["line"])
            painter.drawLine(QPointF(6, 0), QPointF(self.rect.right(), 0))
        head = QRectF(14, 0, self.rect.width() - 26, board.plan.head())
        self._paint_head(painter, head, its, scale)
        if board.shows_scores and board.plan.is_full:
            self._paint_lines(painter, QRectF(14, head.bottom(), board.plan.beside() - 20, board.plan.pitch()), scale)
        elif board.shows_scores:
            self._paint_line(painter, QRectF(14, head.bottom(), self.rect.width() - 22, board.plan.line()), scale)

    def _paint_head(self, painter: QPainter, head: QRectF, its: SeatStyle, scale: float) -> None:
        facts, side = self.facts, 22 * scale
        paint_mark(painter, its, QRectF(head.left(), head.center().y() - side / 2, side, side))
        right = head.right()
        painter.setPen(self.theme["ink"])
        if self._board.shows_scores:
            painter.setFont(fonts.sized(fonts.FontFace(weight=fonts.EXTRABOLD), round(20 * scale)))
            total = counted(facts.standing.total)
            right -= max(26 * scale, painter.fontMetrics().horizontalAdvance(total))
            write(painter, QRectF(right, head.top(), head.right() - right, head.height()), _RIGHT, total)
            right -= 10
        coin = 18 * scale
        painter.setFont(fonts.sized(fonts.STRONG, round(14 * scale)))
        coins = str(facts.coins)
        wide = painter.fontMetrics().horizontalAdvance(coins) + 2
        write(painter, QRectF(right - wide, head.top(), wide, head.height()), _RIGHT, coins)
        paint_coin(painter, QRectF(right - wide - coin - 3, head.center().y() - coin / 2, coin, coin))
        right -= wide + coin + 10
        left = head.left() + side + 8
        painter.setFont(fonts.sized(fonts.STRONG, round(16 * scale)))
        write(painter, QRectF(left, head.top(), right - left, head.height()), _LEFT, self.said.name, dots="end")
        left += painter.fontMetrics().horizontalAdvance(self.said.name) + 7
        painter.setFont(fonts.sized(fonts.TEXT, round(13 * scale)))
        room = QRectF(left, head.top(), right - left, head.height())
        fitting = (who for who in self._who() if painter.fontMetrics().horizontalAdvance(who) <= room.width())
        painter.setPen(self.theme["muted"] if not facts.is_turn else self.theme.quiet)
        write(painter, room, _LEFT, next(fitting, ""))

    def _who(self) -> tuple[str, ...]:
        """Who plays and how many cards are taken: at length, or in few words."""
        player, facts = self._board.context.players[self.thing.owner], self.facts
        cards = empire.tr("card {cards} of {all}", cards=facts.cards, all=facts.all_cards)
        few = empire.tr("{cards} of {all}", cards=facts.cards, all=facts.all_cards)
        return (cards, few) if player == HUMAN else (f"{words.player(player)} · {cards}", cards, few)

    def _paint_lines(self, painter: QPainter, line: QRectF, scale: float) -> None:
        """The score line by line."""
        for number, (key, points) in enumerate(self.facts.standing.lines):
            at = line.translated(0, number * line.height())
            painter.setPen(self.theme["ink"])
            painter.setFont(fonts.sized(fonts.TEXT, round(13 * scale)))
            write(painter, at.adjusted(0, 0, -24, 0), _LEFT, said.NAMES.score_line(key), dots="end")
            painter.setFont(fonts.sized(fonts.STRONG, round(13 * scale)))
            write(painter, at, _RIGHT, str(points))

    def _paint_line(self, painter: QPainter, line: QRectF, scale: float) -> None:
        """The score's parts side by side."""
        painter.setPen(self.theme["ink"])
        parts = [
            empire.tr("{line} {points}", line=said.NAMES.score_line(key), points=n)
            for key, n in self.facts.standing.lines
        ]
        painter.setFont(fonts.sized(fonts.TEXT, round(13 * scale)))
        write(painter, line, _LEFT, " · ".join(parts), dots="end")


class StockPiece(Piece):
    """Armies or cities in a seat's supply: one piece and how many there are."""

    def __init__(self, thing: Thing, board: SeatsBoard) -> None:
        super().__init__(thing, board.context)
        self._board = board

    @property
    def count(self) -> int:
        return facts_of(self.thing, Pile).count

    def draw(self, painter: QPainter) -> None:
        self._draw(painter, self.count)

    def draw_rest(self, painter: QPainter) -> None:
        self._draw(painter, self.count - 1)

    def _draw(self, painter: QPainter, count: int) -> None:
        if not count:
            painter.setOpacity(0.4)
        self.draw_held(painter)
        painter.setOpacity(1.0)
        side, pixels = self.rect.height(), max(SMALLEST, round(15 * self._board.context.scale))
        paint_count(painter, str(count), QRectF(side + 4, 0, 30, side), pixels, self.theme)

    def draw_held(self, painter: QPainter) -> None:
        side = self.rect.height()
        paint = paint_city if self.thing.kind == "cities" else paint_cube
        paint(painter, self._board.seat(self.thing.owner), QRectF(0, 0, side, side))


class NeutralStock(StockPiece):
    """The armies of the colour that nobody plays: those to place, or the box they go back to."""

    def _draw(self, painter: QPainter, count: int) -> None:
        painter.fillRect(QRectF(0, 0, 6, self.rect.height()), self._board.seat(-1).colour)
        painter.setPen(self.theme["line"])
        painter.drawLine(QPointF(6, 0), QPointF(self.rect.right(), 0))
        if count <= 0:
            painter.setOpacity(0.5)
        self.draw_held(painter)
        painter.setOpacity(1.0)
        painter.setPen(self.theme["ink"] if self.count else self.theme["muted"])
        room = self.rect.adjusted(self._cube().right() + 8, 0, -8, 0)
        painter.setFont(fonts.sized(fonts.TEXT, round(14 * self._board.context.scale)))
        write(painter, room, _LEFT, self.said.name, dots="end")

    def draw_held(self, painter: QPainter) -> None:
        paint_cube(painter, self._board.seat(-1), self._cube())

    def _cube(self) -> QRectF:
        side = 24 * self._board.context.scale
        return QRectF(14, (self.rect.height() - side) / 2, side, side)


class CardsPlace(Piece):
    """Where the cards of a seat lie: all of its goods, as one place."""

    glow_gap = 0.0
    keeps_marks = False


class GoodPiece(Piece):
    """A good of a seat: its boxes up to the last step, filled as far as it goes, and the points."""

    def __init__(self, thing: Thing, board: SeatsBoard) -> None:
        super().__init__(thing, board.context)
        self._board = board

    def draw(self, painter: QPainter) -> None:
        if self.thing.kind == "wild":
            self._draw_short(painter, "wild", str(facts_of(self.thing, Pile).count), 0)
            return
        facts = facts_of(self.thing, GoodFacts)
        has = facts.line.own + facts.line.wild
        if not self._board.plan.is_full:
            self._draw_short(painter, facts.line.good, str(has), facts.line.points)
            return
        scale, high = self._board.context.scale, self.rect.height()
        side = min(16 * scale, high)
        paint_icon(painter, facts.line.good, QRectF(0, (high - side) / 2, side, side))
        left = self._boxes(painter, facts, side + 6)
        self._points(painter, facts, left)

    def _boxes(self, painter: QPainter, facts: GoodFacts, left: float) -> float:
        """A box for each that counts; those that make a step are higher. Wild ones are dotted."""
        scale, high = self._board.context.scale, self.rect.height()
        wide, step = 7.5 * scale, 10.0 * scale
        colour = self._board.seat(self.thing.owner).colour
        steps = [count for count, _ in self._board.box.steps(facts.line.good)]
        for number in range(1, steps[-1] + 1):
            is_step = number in steps
            tall = (12.0 if is_step else 8.0) * scale
            box = QRectF(left, high / 2 + 6 * scale - tall, wide, tall)
            is_own, is_wild = number <= facts.line.own, number <= facts.line.own + facts.line.wild
            painter.setPen(QPen(self.theme["muted"] if not is_wild else colour.darker(130), 1))
            painter.setBrush(colour if is_own else self.theme["raised"])
            painter.drawRoundedRect(box, 2, 2)
            if is_wild and not is_own:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(box.center(), wide * 0.28, wide * 0.28)
            left += step
        return left

    def _points(self, painter: QPainter, facts: GoodFacts, left: float) -> None:
        """What it is worth, and what the next step takes."""
        scale, line = self._board.context.scale, facts.line
        right = self.rect.right()
        painter.setFont(fonts.sized(fonts.STRONG, round(13 * scale)))
        painter.setPen(self.theme["ink"] if line.points else self.theme["muted"])
        write(painter, QRectF(right - 16 * scale, 0, 16 * scale, self.rect.height()), _RIGHT, str(line.points))
        if not line.more or not self._board.plan.is_wide:
            return
        painter.setFont(fonts.sized(fonts.TEXT, max(SMALLEST, round(12 * scale))))
        text = empire.tr("{more} more: {points}", more=line.more, points=line.next_points)
        room = QRectF(left + 3, 0, right - 17 * scale - left, self.rect.height())
        if painter.fontMetrics().horizontalAdvance(text) > room.width():
            return  # a closer look tells it
        painter.setPen(self.theme["muted"] if not self._board.is_turn_of(self.thing.owner) else self.theme.quiet)
        write(painter, room, _LEFT, text)

    def _draw_short(self, painter: QPainter, picture: str, count: str, points: int) -> None:
        """Picture and number side by side; what scores already is bold."""
        scale, high = self._board.context.scale, self.rect.height()
        side = min(18 * scale, high, self.rect.width() - 14 * scale)
        paint_icon(painter, picture, QRectF(0, (high - side) / 2, side, side))
        painter.setFont(fonts.sized(fonts.STRONG if points else fonts.TEXT, round(14 * scale)))
        painter.setPen(self.theme["ink"] if count != "0" else self.theme["muted"])
        write(painter, QRectF(side + 2, 0, self.rect.width() - side, high), _LEFT, count)


class TakenCard(Piece):
    """A card before a seat, in small: its good and what it let one do."""

    def draw(self, painter: QPainter) -> None:
        card = box_of(self.context.title).card[facts_of(self.thing, Taken).card]
        painter.setPen(QPen(self.theme.edge, 1))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(self.rect, 4, 4)
        half = self.rect.height() / 2
        side = min(self.rect.width(), half) - 3
        for line, picture in enumerate((card.good, PICTURES[card.deeds[0].verb])):
            paint_icon(painter, picture, QRectF((self.rect.width() - side) / 2, line * half + 1.5, side, side))
