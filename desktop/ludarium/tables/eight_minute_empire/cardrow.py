"""The card row: six cards, each under its price, and the deck they come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.click_actions import Click, Play, Refuse
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.eight_minute_empire.content import OR, Card, Deed
from ludarium.games.eight_minute_empire.scene import CardFace, Pile
from ludarium.look import fonts, icons, seats
from ludarium.look.text_painting import write
from ludarium.models.table_voice import at_table
from ludarium.tables.eight_minute_empire.tokens import SMALLEST, paint_coin, paint_icon
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import good
from ludarium.words.eight_minute_empire.names import empire

PRICE = 26.0
LIFT = 6.0
DECK = 78.0
GAP = 10.0
LEAST = 118.0
"""A card is so wide at least."""

WITH_STEPS = 112.0
"""A card of this height has room for what its good is worth."""

PICTURES: Mapping[str, str] = {
    "place": "army-cube",
    "move": "move-land",
    "sail": "move-sea",
    "city": "city",
    "destroy": "destroy",
}
SHORT: Mapping[str, Callable[[int], str]] = {
    "place": lambda n: empire.tr("Place %n armies", "Place %n army", n),
    "move": lambda n: empire.tr("Move %n, land", "Move %n, land", n),
    "sail": lambda n: empire.tr("Move %n, land or sea", "Move %n, land or sea", n),
    "city": lambda n: empire.tr("Build %n cities", "Build a city", n),
    "destroy": lambda n: empire.tr("Destroy %n armies", "Destroy %n army", n),
}
"""What a card lets one do, as short as a card has room for."""


class CardPiece(Piece):
    """A card: its good, what it lets one do, what the good is worth; its price stands above it."""

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self._scale = context.scale
        self._box = box_of(context.title)

    @property
    def face(self) -> CardFace:
        return facts_of(self.thing, CardFace)

    @property
    def card(self) -> Card:
        return self._box.card[self.face.card]

    def _font(self, face: fonts.FontFace, pixels: float) -> None:
        self._painter.setFont(fonts.sized(face, max(SMALLEST, round(pixels * self._scale))))

    def draw(self, painter: QPainter) -> None:
        self._painter = painter
        self._price(painter)
        if self.face.lacks:
            painter.setOpacity(0.78)
        self.draw_card(painter)

    def draw_card(self, painter: QPainter) -> None:
        self._painter = painter
        theme, rect = self.theme, self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme["line"])
        painter.drawRoundedRect(rect.translated(0, 2), theme.radius.card, theme.radius.card)
        edge = seats.seat(self.context.colours[self.thing.owner]).colour if self.face.is_taken else theme.edge
        painter.setPen(QPen(edge, 3.0 if self.face.is_taken else 1.2))
        painter.setBrush(theme["raised"])
        painter.drawRoundedRect(rect, theme.radius.card, theme.radius.card)
        head = self._head(painter)
        foot = self._foot(painter) if rect.height() >= WITH_STEPS * self._scale else rect.bottom()
        self._deeds(painter, QRectF(rect.left() + 8, head, rect.width() - 16, foot - head))

    def _price(self, painter: QPainter) -> None:
        """What it costs, and why not where it is too dear."""
        face, line = self.face, QRectF(self.rect.left(), -PRICE * self._scale, self.rect.width(), PRICE * self._scale)
        if face.is_taken:
            line.translate(0, LIFT / 2)
        before = empire.tr("paid") if face.is_taken and face.cost else ""
        if not face.cost:
            before = empire.tr("taken for free") if face.is_taken else empire.tr("free")
        after = empire.tr("you have {coins}", coins=face.has) if face.lacks else ""
        coin = 18.0 * self._scale
        self._font(fonts.STRONG if not face.cost else fonts.TEXT, 14)
        wide = painter.fontMetrics().horizontalAdvance
        room = wide(before) + (6 if before and face.cost else 0) + face.cost * (coin + 3)
        if after:
            self._font(fonts.TEXT, 13)
            room += 6 + painter.fontMetrics().horizontalAdvance(after)
        left = line.center().x() - room / 2
        self._font(fonts.STRONG if not face.cost else fonts.TEXT, 14)
        painter.setPen(self.theme["ink"])
        write(painter, QRectF(left, line.top(), line.width(), line.height()), Qt.AlignmentFlag.AlignVCenter, before)
        left += painter.fontMetrics().horizontalAdvance(before) + (6 if before and face.cost else 0)
        for _ in range(face.cost):
            paint_coin(painter, QRectF(left, line.center().y() - coin / 2, coin, coin))
            left += coin + 3
        if after:
            self._font(fonts.TEXT, 13)
            painter.setPen(self.theme["danger"])
            rest = QRectF(left + 3, line.top(), line.right() - left - 3, line.height())
            if painter.fontMetrics().horizontalAdvance(after) <= rest.width():  # else its order says it
                write(painter, rest, Qt.AlignmentFlag.AlignVCenter, after)

    def _head(self, painter: QPainter) -> float:
        high = (34 if self.rect.height() >= WITH_STEPS * self._scale else 27) * self._scale
        band = QRectF(self.rect.left() + 1, self.rect.top() + 1, self.rect.width() - 2, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.tint)
        painter.drawRoundedRect(band, self.theme.radius.card - 1, self.theme.radius.card - 1)
        painter.drawRect(band.adjusted(0, high / 2, 0, 0))
        painter.setPen(QPen(self.theme["line"], 1))
        painter.drawLine(QPointF(band.left(), band.bottom()), QPointF(band.right(), band.bottom()))
        side = 22 * self._scale
        paint_icon(painter, self.card.good, QRectF(band.left() + 8, band.center().y() - side / 2, side, side))
        painter.setPen(self.theme["ink"])
        self._font(fonts.STRONG, 15)
        room = band.adjusted(side + 15, 0, -6, 0)
        write(painter, room, Qt.AlignmentFlag.AlignVCenter, good(self.card), dots="end")
        return band.bottom()

    def _foot(self, painter: QPainter) -> float:
        """How many of the good bring how many points."""
        high = 38 * self._scale
        foot = QRectF(self.rect.left(), self.rect.bottom() - high, self.rect.width(), high)
        painter.setPen(QPen(self.theme["line"], 1))
        painter.drawLine(foot.topLeft() + QPointF(1, 0), foot.topRight() - QPointF(1, 0))
        steps = self._box.steps(self.card.good)
        if not steps:
            painter.setPen(self.theme["muted"])
            self._font(fonts.ITALIC, 13)
            text = empire.tr("one more of any good you have")
            write(painter, foot.adjusted(8, 0, -8, 0), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
            return foot.top()
        column = foot.width() / len(steps)
        for place, (count, points) in enumerate(steps):
            cell = QRectF(foot.left() + place * column, foot.top(), column, high)
            if place:
                painter.setPen(QPen(self.theme["line"], 1))
                painter.drawLine(cell.topLeft() + QPointF(0, 5), cell.bottomLeft() - QPointF(0, 6))
            painter.setPen(self.theme["ink"])
            self._font(fonts.STRONG, 14)
            top = cell.adjusted(0, 3, 0, -high / 2 + 1)
            write(painter, top, Qt.AlignmentFlag.AlignCenter, str(count))
            painter.setPen(self.theme["muted"])
            self._font(fonts.TEXT, 12)
            below = cell.adjusted(0, high / 2 - 1, 0, -3)
            write(painter, below, Qt.AlignmentFlag.AlignCenter, empire.tr("%n pt", "%n pt", points))
        return foot.top()

    def _deeds(self, painter: QPainter, room: QRectF) -> None:
        card = self.card
        if len(card.deeds) == 1:
            self._deed(painter, room, card.deeds[0], 26)
            return
        join = 14 * self._scale
        high = (room.height() - join) / 2
        self._deed(painter, QRectF(room.left(), room.top() + 1, room.width(), high), card.deeds[0], 20)
        painter.setPen(self.theme["muted"])
        self._font(fonts.ITALIC, 13)
        middle = QRectF(room.left(), room.center().y() - join / 2, room.width(), join)
        write(painter, middle, Qt.AlignmentFlag.AlignCenter, empire.tr("or") if card.join == OR else empire.tr("and"))
        self._deed(painter, QRectF(room.left(), room.bottom() - high - 1, room.width(), high), card.deeds[1], 20)

    def _deed(self, painter: QPainter, room: QRectF, deed: Deed, side: float) -> None:
        """A picture and a few words, in the middle of the room."""
        side = min(side * self._scale, room.height())
        text = SHORT[deed.verb](deed.count)
        pixels = 15 if side >= 24 * self._scale else 14
        self._font(fonts.STRONG, pixels)
        wide = painter.fontMetrics().horizontalAdvance(text)
        while wide + side + 6 > room.width() and pixels > SMALLEST:
            pixels -= 1
            self._font(fonts.STRONG, pixels)
            wide = painter.fontMetrics().horizontalAdvance(text)
        painter.setPen(self.theme["ink"])
        if wide + side + 6 > room.width():  # words say more than a picture
            write(painter, room.adjusted(-5, 0, 5, 0), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
            return
        left = max(room.left(), room.center().x() - (side + 6 + wide) / 2)
        paint_icon(painter, PICTURES[deed.verb], QRectF(left, room.center().y() - side / 2, side, side))
        words = QRectF(left + side + 6, room.top(), room.right() - left - side - 6, room.height())
        write(painter, words.adjusted(0, 0, 4, 0), Qt.AlignmentFlag.AlignVCenter, text)

    # Qt

    def boundingRect(self) -> QRectF:  # noqa: N802
        return super().boundingRect().adjusted(0, -PRICE * self._scale, 0, 4)


class DeckPiece(Piece):
    """The deck, face down, with the number of its cards."""

    def draw(self, painter: QPainter) -> None:
        count = facts_of(self.thing, Pile).count
        if not count:
            painter.setPen(QPen(self.theme["line"], 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect, 8, 8)
        else:
            size = QSize(round(self.rect.width()), round(self.rect.height()))
            ratio = painter.device().devicePixelRatioF()
            picture = icons.pixmap("card-back-eight-minute-empire", size, ratio)
            painter.drawPixmap(QPointF(), picture)
        disc = QRectF(0, 0, 34, 26)
        disc.moveCenter(self.rect.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["surface"])
        painter.drawRoundedRect(disc, 13, 13)
        painter.setPen(self.theme["ink"])
        painter.setFont(fonts.sized(fonts.FontFace(weight=fonts.EXTRABOLD), 16))
        write(painter, disc, Qt.AlignmentFlag.AlignCenter, str(count))


class CardRow(Board):
    """The row as a board."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("row",), parent)
        self.setAccessibleName(at_table.tr("Card row"))

    def make(self, thing: Thing) -> Piece:
        if thing.kind == "deck":
            return DeckPiece(thing, self.context)
        piece = CardPiece(thing, self.context)
        piece.setZValue(2)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        scale = self.context.scale
        view = QRectF(self.viewport().rect()).adjusted(12, 0, -12, -8)
        lines = self._lines(round(view.width()))
        above, deck = PRICE * scale + LIFT, DECK * scale
        high = view.height() / lines - above
        if thing.kind == "deck":
            wide = min(deck, high / 1.4)
            return QRectF(view.right() - wide, view.top() + above + (high - wide * 1.4) / 2, wide, wide * 1.4)
        across = -(-self._places() // lines)
        line, place = divmod(thing.place, across)
        column = (view.width() - deck - GAP) / across
        lift = LIFT if facts_of(thing, CardFace).is_taken else 0
        top = view.top() + line * view.height() / lines + above
        return QRectF(view.left() + place * column, top - lift, column - GAP, high)

    def _lines(self, width: int) -> int:
        """In how many lines the cards lie: each is wide enough for what stands on it."""
        room = (width - DECK * self.context.scale - GAP) / (LEAST * self.context.scale)
        return min(-(-self._places() // max(1, int(room))), 3)

    def height_for(self, width: int) -> int:
        """How high the row must be at this width."""
        return round(self._lines(width) * (PRICE + LIFT + WITH_STEPS + 14) * self.context.scale) + 8

    def _places(self) -> int:
        """Six, or more where someone's own content has a longer row."""
        return max(6, *(piece.thing.place + 1 for piece in self.registry if piece.thing.kind == "card"), 6)

    def meaning(self, piece: Piece) -> Click | None:
        """A click takes the card: there is one thing to do with it, and it can be taken back."""
        actions = set(self.desk.targets(piece.id).values())
        if self.drag.is_empty and len(actions) == 1:
            return Play((actions.pop(),))
        if self.drag.is_empty and isinstance(piece, CardPiece) and self.desk.offers:
            return Refuse(piece.id, "map")
        return super().meaning(piece)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(900, 170)
