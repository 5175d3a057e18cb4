"""A colony on the map: a wooden plaque with its name, its holes and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import NOBODY, Thing, facts_of
from ludarium.games.iron_age.colonies import Benefit
from ludarium.games.iron_age.scene import RIVAL, Colony
from ludarium.look import fonts, icons, seats
from ludarium.look.text_painting import write
from ludarium.look.theme import Theme
from ludarium.words.iron_age.box import sea_box_of
from ludarium.words.iron_age.names import iron_age

SMALLEST = 12
"""No letter is smaller, in pixels."""

HOLE, GAP, PAD, ICON = 17.0, 3.0, 6.0, 16.0
"""The sizes of a plaque at 100 %."""

Cost = Sequence[tuple[str, int]]

GIFTS = (
    ("goods", "goods"),
    ("armies", "army"),
    ("ships", "ship"),
    ("food", "food"),
    ("innovation", "innovation"),
    ("mine", "mine"),
)
"""What a colony may bring, and the picture of it."""


def gifts_of(benefit: Benefit) -> Cost:
    return tuple((picture, n) for what, picture in GIFTS if (n := getattr(benefit, what)))


def colour_of(seat: int, colours: Sequence[int]) -> int:
    """The number of the colour and mark: nobody's for the opponent of the solitaire game."""
    return seats.NEUTRAL if seat == RIVAL else colours[seat]


class Measure:
    """How large things on a plaque are, at one scale. Where there is little room, what a colony brings is left out."""

    def __init__(self, scale: float, *, has_gifts: bool = True) -> None:
        self.scale = scale
        self.has_gifts = has_gifts
        self.name = fonts.sized(fonts.STRONG, max(SMALLEST, round(14 * scale)))
        self.number = fonts.sized(fonts.STRONG, max(SMALLEST, round(13 * scale)))
        self.note = fonts.sized(fonts.ITALIC, max(SMALLEST, round(12.5 * scale)))

    def __call__(self, length: float) -> float:
        return length * self.scale

    def width(self, font: QFont, text: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(text)

    @property
    def line(self) -> float:
        """The height of the line with the name."""
        return QFontMetricsF(self.name).height()

    # Sizes

    def size(self, name: str, colony: Colony, gifts: Cost) -> QSizeF:
        """How much room the plaque of a colony takes."""
        if colony.is_closed:
            return QSizeF(self.width(self.note, closed_text(name)) + 8, QFontMetricsF(self.note).height())
        below = self.holes(len(colony.holes)) + (self.gifts(gifts) if self.has_gifts else 0)
        wide = max(self.width(self.name, name), below) + 2 * self(PAD)
        return QSizeF(wide, self.line + self(HOLE) + self(9))

    def holes(self, count: int) -> float:
        return count * self(HOLE + GAP)

    def gifts(self, gifts: Cost) -> float:
        each = (self.width(self.number, str(n)) + self(ICON) + self(4) for _, n in gifts)
        return sum(each) + self(3) if gifts else 0.0

    def hole(self, number: int) -> QRectF:
        """Where a hole is, measured from the plaque's corner."""
        top = self.line + self(4)
        return QRectF(self(PAD) + number * self(HOLE + GAP), top, self(HOLE), self(HOLE))


def closed_text(name: str) -> str:
    return iron_age.tr("{colony}, 4 players", colony=name)


class Plaque(Piece):
    """One colony. It glows while something can be done there, and says what that costs."""

    cost: Cost = ()
    badge_lift = 13.0

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self._colours = context.colours
        colonies = {colony.id: colony for colony in sea_box_of(context.title).colonies}
        self.gifts = gifts_of(colonies[self.colony.colony].benefit)
        self.measure = Measure(1.0)
        # What is dragged over the map repaints many plaques that have not changed.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def colony(self) -> Colony:
        return facts_of(self.thing, Colony)

    @property
    def size(self) -> QSizeF:
        return self.measure.size(self.said.name, self.colony, self.gifts)

    def draw(self, painter: QPainter) -> None:
        if self.colony.is_closed:
            self._draw_closed(painter)
            return
        self._draw_wood(painter)
        measure, colony = self.measure, self.colony
        painter.setPen(self.theme["ink"])
        painter.setFont(measure.name)
        name = QRectF(measure(PAD), measure(3) - 2, self.rect.width() - measure(PAD), measure.line + 4)
        write(painter, name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.said.name)
        for number, seat in enumerate(colony.holes):
            self._draw_hole(painter, measure.hole(number), seat)
        if measure.has_gifts:
            self._draw_gifts(painter, self.gifts)
        if colony.is_complete:
            self._draw_owner(painter)

    def _draw_closed(self, painter: QPainter) -> None:
        painter.setFont(self.measure.note)
        ground = QColor(self.theme["land"])
        ground.setAlpha(215)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect, 4, 4)
        painter.setPen(self.theme["ink"])
        write(painter, self.rect, Qt.AlignmentFlag.AlignCenter, closed_text(self.said.name))

    def _draw_wood(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(self.rect.translated(1.5, 2.5), 5, 5)
        wood = QLinearGradient(self.rect.topLeft(), self.rect.bottomLeft())
        wood.setColorAt(0, self.theme["wood"].lighter(108))
        wood.setColorAt(1, self.theme["wood"])
        painter.setBrush(wood)
        painter.setPen(QPen(self.theme["wood_dark"], 1.6))
        painter.drawRoundedRect(self.rect, 5, 5)

    def _draw_hole(self, painter: QPainter, hole: QRectF, seat: int) -> None:
        draw_hole(painter, hole, self.theme)
        is_piece = seat == self.colony.viewer and not self.colony.is_complete
        if seat != NOBODY and not is_piece:
            seats.paint_mark(painter, seats.seat(colour_of(seat, self._colours)), hole)

    def _draw_gifts(self, painter: QPainter, gifts: Cost) -> None:
        measure = self.measure
        right = self.rect.right() - measure(PAD) + measure(1)
        line = QRectF(0, measure.line + measure(4), right, measure(HOLE))
        draw_amounts(painter, gifts, line, measure, self.theme["ink"])

    def _draw_owner(self, painter: QPainter) -> None:
        """Who completed it: an edge in the seat's colour, and its mark."""
        owner = seats.seat(colour_of(self.colony.holder, self._colours))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(owner.colour, 3.2))
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        side = self.measure(15)
        seats.paint_mark(painter, owner, QRectF(self.rect.right() - side * 0.45, -side * 0.5, side, side))

    # What it costs hangs below the plaque

    def _frames(self, painter: QPainter) -> None:
        super()._frames(painter)
        if self.shines and self.cost:
            self._draw_cost(painter)

    def _draw_cost(self, painter: QPainter) -> None:
        measure = self.measure
        wide, high = measure.gifts(self.cost) + measure(8), measure(18)
        tab = QRectF(self.rect.right() - wide + 4, self.rect.bottom() - measure(5), wide, high)
        painter.setPen(QPen(self.theme["legal"], 1.6))
        painter.setBrush(self.theme["surface"])
        painter.drawRoundedRect(tab, high / 2, high / 2)
        draw_amounts(painter, self.cost, tab.adjusted(0, 0, -measure(5), 0), measure, self.theme["ink"])

    def boundingRect(self) -> QRectF:  # noqa: N802
        return super().boundingRect().adjusted(-30, -10, 10, 20)


def draw_hole(painter: QPainter, hole: QRectF, theme: Theme) -> None:
    """A hole bored into wood: dark below its upper edge, with a lit lower one."""
    painter.setPen(QPen(theme["wood"].lighter(135), 1.2))
    depth = QRadialGradient(hole.center() - QPointF(0, hole.height() * 0.1), hole.width() / 2)
    depth.setColorAt(0, theme["hole"].darker(160))
    depth.setColorAt(1, theme["hole"])
    painter.setBrush(depth)
    inset = hole.width() * 0.16
    painter.drawEllipse(hole.adjusted(inset, inset, -inset, -inset))


def draw_amounts(painter: QPainter, amounts: Cost, line: QRectF, measure: Measure, ink: QColor) -> None:
    """Numbers with their pictures, from the right end of a line."""
    painter.setFont(measure.number)
    painter.setPen(ink)
    side, ratio = round(measure(ICON)), painter.device().devicePixelRatioF()
    right = line.right()
    for picture, number in reversed(amounts):
        right -= side
        at = QPointF(right, line.center().y() - side / 2)
        painter.drawPixmap(at, icons.pixmap(picture, QSize(side, side), ratio))
        wide = measure.width(measure.number, str(number))
        right -= wide + measure(1)
        text = QRectF(right, line.top(), wide + 1, line.height())
        write(painter, text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(number))
        right -= measure(3)
