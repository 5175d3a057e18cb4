"""The bid: a fist for each seat, closed until all are in, and the coins that can go into one's own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.games.eight_minute_empire.state import NO_BID
from ludarium.look import fonts
from ludarium.look.seats import paint_mark, seat
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.eight_minute_empire.tokens import SMALLEST, elided, paint_coin, paint_icon
from ludarium.tables.table import Setting

FIST = 118.0
"""The room of one fist, in pixels."""


class Fist(Piece):
    """The hand of a seat: empty, closed around its bid, or open. ``is_shut``: it will open in a moment."""

    glow_gap = -2.0

    def __init__(self, row: Row, setting: Setting) -> None:
        super().__init__(row, setting.theme)
        self._setting = setting
        self.is_shut = False

    def draw(self, painter: QPainter) -> None:
        bid, shown, is_sealed, is_winner = self.row.value
        scale = self._setting.scale
        is_closed = is_sealed or self.is_shut
        if is_winner and not is_closed:
            painter.setPen(QPen(self.theme["gold"], 2))
            painter.setBrush(self.theme.tint)
            painter.drawRoundedRect(self.rect.adjusted(2, 1, -2, -1), 8, 8)
        foot = 38 * scale
        side = min(self.rect.height() - foot - 4, 64 * scale)
        hand = QRectF(self.rect.center().x() - side / 2, 3, side, side)
        painter.setOpacity(0.35 if bid == NO_BID else 1.0)
        paint_icon(painter, "fist" if is_closed else "hand-open", hand)
        painter.setOpacity(1.0)
        if not is_closed and bid > 0:
            self._coins(painter, hand, bid)
        name = self._setting.setup.names[self.row.seat]
        line = QRectF(4, self.rect.bottom() - foot, self.rect.width() - 8, foot / 2)
        mark = 16 * scale
        text = elided(painter, fonts.sized(fonts.STRONG, round(14 * scale)), name, line.width() - mark - 6)
        wide = painter.fontMetrics().horizontalAdvance(text)
        left = line.center().x() - (mark + 5 + wide) / 2
        its = seat(self._setting.colours[self.row.seat])
        paint_mark(painter, its, QRectF(left, line.center().y() - mark / 2, mark, mark))
        painter.setPen(self.theme["ink"])
        painter.drawText(line.adjusted(left - line.left() + mark + 5, 0, 4, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.setFont(fonts.sized(fonts.TEXT, max(SMALLEST, round(13 * scale))))
        painter.setPen(self.theme.quiet)
        said = "" if self.is_shut and not is_sealed else shown
        painter.drawText(line.translated(0, foot / 2 - 1), Qt.AlignmentFlag.AlignCenter, said)

    def _coins(self, painter: QPainter, hand: QRectF, bid: int) -> None:
        """In the palm: a coin with their number."""
        side = hand.width() * 0.46
        coin = QRectF(hand.center().x() - side / 2 + 1, hand.center().y() - side * 0.1, side, side)
        paint_coin(painter, coin)
        badge = QRectF(coin.right() - 10, coin.bottom() - 12, 24, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["ink"])
        painter.drawRoundedRect(badge, 10, 10)
        painter.setPen(self.theme["surface"])
        painter.setFont(fonts.sized(fonts.STRONG, 14))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(bid))


class Coins(Piece):
    """So many coins, to be bid."""

    def __init__(self, row: Row, setting: Setting) -> None:
        super().__init__(row, setting.theme)
        self._setting = setting

    def draw(self, painter: QPainter) -> None:
        count, scale = self.row.value, self._setting.scale
        painter.setPen(QPen(self.theme.edge, 1.2))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(self.rect, 6, 6)
        side = min(22 * scale, self.rect.height() - 26 * scale)
        top = QRectF(0, 4, self.rect.width(), self.rect.height() - 24 * scale)
        shown = min(count, 3)
        left = self.rect.center().x() - (side + 5 * max(0, shown - 1)) / 2
        for n in range(shown):
            paint_coin(painter, QRectF(left + 5 * n, top.center().y() - side / 2, side, side))
        painter.setFont(fonts.sized(fonts.Face(weight=fonts.EXTRABOLD), round(17 * scale)))
        painter.setPen(self.theme["ink"])
        foot = QRectF(0, self.rect.bottom() - 25 * scale, self.rect.width(), 22 * scale)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(count))


class BidBoard(Board):
    """Fists at the left, coins at the right."""

    def __init__(self, model: RowsModel, setting: Setting, parent: QWidget | None = None) -> None:
        self._setting = setting
        self._shut: list[Fist] = []
        self._opening = QTimer()
        super().__init__(model, setting.desk, setting.hand, setting.theme, parent)
        self._opening.setParent(self)
        self._opening.timeout.connect(self._open_next)
        self.setAccessibleName(self.tr("Bid"))

    def make(self, row: Row) -> Piece:
        if row.kind == "fist":
            return Fist(row, self._setting)
        piece = Coins(row, self._setting)
        piece.setZValue(2)
        return piece

    def where(self, row: Row) -> QRectF | None:
        scale = self._setting.scale
        view = QRectF(self.viewport().rect()).adjusted(10, 4, -10, -8)
        seats = self._setting.setup.seats
        wide = min(FIST * scale, view.width() * 0.62 / seats)
        if row.kind == "fist":
            return QRectF(view.left() + row.seat * wide, view.top(), wide - 6, view.height())
        left = view.left() + seats * wide + 14
        count = sum(other.kind == "coins" for other in self.model.rows)
        lines = 1 if (view.right() - left) / count >= 36 * scale else 2
        across = -(-count // lines)
        line, place = divmod(row.value, across)
        step = min((view.right() - left) / across, 62 * scale)
        high = min(view.height() / lines, 84 * scale)
        top = view.center().y() - lines * high / 2
        return QRectF(left + place * step, top + line * high, step - 6, high - (5 if lines > 1 else 0))

    def open_fists(self, pause: int) -> None:
        """The bids are shown: one fist after the other opens, the first at once."""
        fists = [piece for piece in self.pieces if isinstance(piece, Fist)]
        self.land()
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

    def land(self) -> None:
        super().land()
        self._opening.stop()
        for fist in self._shut:
            if self.has(fist):
                fist.flag(is_shut=False)
        self._shut = []

    def activate(self, piece: Piece) -> None:
        """A click on coins bids them."""
        if piece.row.kind == "coins" and self.hand.is_empty:
            offers = [offer for offer in self.desk.offers if offer.begins_with(piece.row.touch)]
            if offers:
                self.desk.choose(offers[0].action)
                return
        super().activate(piece)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(600, 120)
