"""The bid: a fist for each seat, closed until all are in, and the coins that can go into one's own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.click_actions import Click, Play
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.eight_minute_empire.scene import FistFacts, Pile
from ludarium.games.eight_minute_empire.state import NO_BID
from ludarium.look import fonts
from ludarium.look.seats import paint_mark, seat
from ludarium.look.text_painting import write
from ludarium.models.table_voice import at_table
from ludarium.tables.eight_minute_empire.tokens import SMALLEST, paint_coin, paint_icon
from ludarium.words.eight_minute_empire.things import in_fist

FIST, COINS, COINS_HIGH = 82.0, 52.0, 66.0
"""How high a fist is at most, and coins at least and at most, in pixels."""

ACROSS = 5
"""So many stacks of coins stand side by side."""


class Fist(Piece):
    """The hand of a seat: empty, closed around its bid, or open. ``is_shut``: it will open in a moment."""

    glow_gap = -2.0

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.is_shut = False

    def draw(self, painter: QPainter) -> None:
        facts = facts_of(self.thing, FistFacts)
        bid, is_sealed = facts.bid, facts.is_sealed
        scale, high = self.context.scale, self.rect.height()
        is_closed = is_sealed or self.is_shut
        if facts.is_winner and not is_closed:
            painter.setPen(QPen(self.theme["gold"], 2))
            painter.setBrush(self.theme.tint)
            painter.drawRoundedRect(self.rect.adjusted(2, 1, -2, -1), 8, 8)
        side = min(high - 6, 64 * scale)
        hand = QRectF(8, (high - side) / 2, side, side)
        painter.setOpacity(0.35 if bid == NO_BID else 1.0)
        paint_icon(painter, "fist" if is_closed else "hand-open", hand)
        painter.setOpacity(1.0)
        if not is_closed and bid > 0:
            self._coins(painter, hand, bid)
        lines = QRectF(hand.right() + 12, high / 2 - 20 * scale, self.rect.width() - hand.right() - 16, 20 * scale)
        mark = 18 * scale
        its = seat(self.context.colours[self.thing.owner])
        paint_mark(painter, its, QRectF(lines.left(), lines.center().y() - mark / 2, mark, mark))
        painter.setPen(self.theme["ink"])
        name = lines.adjusted(mark + 6, 0, 0, 0)
        text = self.context.setup.names[self.thing.owner]
        painter.setFont(fonts.sized(fonts.STRONG, round(15 * scale)))
        write(painter, name, Qt.AlignmentFlag.AlignVCenter, text, dots="end")
        painter.setFont(fonts.sized(fonts.TEXT, max(SMALLEST, round(13 * scale))))
        painter.setPen(self.theme.quiet)
        said = "" if self.is_shut and not is_sealed else in_fist(facts)
        write(painter, lines.translated(0, 20 * scale), Qt.AlignmentFlag.AlignVCenter, said)

    def _coins(self, painter: QPainter, hand: QRectF, bid: int) -> None:
        """In the palm: a coin with their number."""
        side = hand.width() * 0.42
        coin = QRectF(hand.center().x() - side / 2 + 1, hand.center().y() - side * 0.05, side, side)
        paint_coin(painter, coin)
        badge = QRectF(coin.right() - 10, coin.bottom() - 13, 24, 19)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["ink"])
        painter.drawRoundedRect(badge, 9, 9)
        painter.setPen(self.theme["surface"])
        painter.setFont(fonts.sized(fonts.STRONG, 14))
        write(painter, badge, Qt.AlignmentFlag.AlignCenter, str(bid))


class FirstPlayer(Piece):
    """Who won the bid names a seat with this button."""

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.theme["accent"], 1))
        painter.setBrush(self.theme["accent"])
        painter.drawRoundedRect(self.rect, 6, 6)
        painter.setPen(self.theme["accent_ink"])
        painter.setFont(fonts.sized(fonts.STRONG, round(14 * self.context.scale)))
        write(painter, self.rect.adjusted(5, 0, -5, 0), Qt.AlignmentFlag.AlignCenter, self.said.name, dots="end")


class Coins(Piece):
    """So many coins, to be bid."""

    def draw(self, painter: QPainter) -> None:
        count, scale = facts_of(self.thing, Pile).count, self.context.scale
        painter.setPen(QPen(self.theme.edge, 1.2))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(self.rect, 6, 6)
        side = min(22 * scale, self.rect.height() - 26 * scale)
        top = QRectF(0, 4, self.rect.width(), self.rect.height() - 24 * scale)
        shown = min(count, 3)
        left = self.rect.center().x() - (side + 5 * max(0, shown - 1)) / 2
        for n in range(shown):
            paint_coin(painter, QRectF(left + 5 * n, top.center().y() - side / 2, side, side))
        painter.setFont(fonts.sized(fonts.FontFace(weight=fonts.EXTRABOLD), round(17 * scale)))
        painter.setPen(self.theme["ink"])
        foot = QRectF(0, self.rect.bottom() - 25 * scale, self.rect.width(), 22 * scale)
        write(painter, foot, Qt.AlignmentFlag.AlignCenter, str(count))


class BidBoard(Board):
    """Fists below each other, and coins below them."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        self._shut: list[Fist] = []
        self._opening = QTimer()
        super().__init__(context, ("bid",), parent)
        self._opening.setParent(self)
        self._opening.timeout.connect(self._open_next)
        self.setAccessibleName(at_table.tr("Bid"))

    def make(self, thing: Thing) -> Piece:
        if thing.kind == "fist":
            return Fist(thing, self.context)
        piece: Piece = FirstPlayer(thing, self.context) if thing.kind == "first" else Coins(thing, self.context)
        piece.setZValue(2)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        scale, seats = self.context.scale, self.context.setup.seats
        view = QRectF(self.viewport().rect()).adjusted(8, 4, -8, -8)
        lines = -(-self._count("coins") // ACROSS)
        each = min(FIST * scale, (view.height() - lines * COINS * scale - 8) / seats)
        if thing.kind == "coins":
            line, place = divmod(facts_of(thing, Pile).count, ACROSS)
            step, top = view.width() / ACROSS, view.top() + seats * each + 8
            high = min(COINS_HIGH * scale, (view.bottom() - top) / lines)
            return QRectF(view.left() + place * step, top + line * high, step - 6, high - 6)
        its = QRectF(view.left(), view.top() + thing.owner * each, view.width(), each - 4)
        if thing.kind == "first":
            wide, high = 88 * scale, min(34 * scale, each - 8)
            return QRectF(its.right() - wide - 6, its.center().y() - high / 2, wide, high)
        return its

    def needed(self) -> int:
        """How high it must be for all hands and coins."""
        lines = -(-self._count("coins") // ACROSS)
        return round((self.context.setup.seats * FIST + lines * COINS_HIGH + 20) * self.context.scale)

    def _count(self, kind: str) -> int:
        return sum(piece.thing.kind == kind for piece in self.registry)

    def open_fists(self, pause: int) -> None:
        """The bids are shown: one fist after the other opens, the first at once."""
        fists = [piece for piece in self.registry if isinstance(piece, Fist)]
        self.open_at_once()
        if not pause:
            return
        self._shut = fists[1:]
        for fist in self._shut:
            fist.flag(is_shut=True)
        self._opening.start(pause)

    def _open_next(self) -> None:
        if self._shut:
            self._shut.pop(0).flag(is_shut=False)
        if not self._shut:
            self._opening.stop()

    def open_at_once(self) -> None:
        """Enough waited: all fists are open."""
        self._opening.stop()
        for fist in self._shut:
            if fist in self.registry:
                fist.flag(is_shut=False)
        self._shut = []

    def meaning(self, piece: Piece) -> Click | None:
        """A click on coins bids them."""
        offers = set(self.desk.targets(piece.id).values())
        return Play((offers.pop(),)) if self.drag.is_empty and len(offers) == 1 else super().meaning(piece)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(318, 520)
