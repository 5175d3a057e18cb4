"""What is drawn on the map: regions, the pieces in them, the pills of continents, the way of a held army."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.eight_minute_empire.scene import NOBODYS, ContinentFacts, RegionFacts, Stand
from ludarium.look import fonts
from ludarium.look.seats import SeatStyle, paint_mark
from ludarium.look.text_painting import write
from ludarium.models.orders_model import signed
from ludarium.tables.eight_minute_empire.measure import Measure
from ludarium.tables.eight_minute_empire.tokens import (
    SMALLEST,
    paint_city,
    paint_count,
    paint_cube,
    paint_icon,
)
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.names import CONTINENTS, empire, named
from ludarium.words.eight_minute_empire.things import control
from ludarium.words.voice import Company

INNER_EDGE = 4.5
PILL = 26


class Ground(Protocol):
    """What regions and pieces ask of the map they lie on."""

    context: TableContext

    def outline(self, region: str) -> QPolygonF: ...
    def centre(self, region: str) -> QPointF: ...
    def measure(self, region: str, armies: int, cities: int) -> Measure: ...
    def seat(self, owner: int) -> SeatStyle: ...


class RegionPlace(Piece):
    """A region: its number, its owner's colour along the inner edge, and what holds of it while something is carried.

    gain: how the score changes if the held piece comes here; will: who would control it then, None when that stays
    """

    def __init__(self, thing: Thing, ground: Ground) -> None:
        super().__init__(thing, ground.context)
        self._ground = ground
        self._path = QPainterPath()
        self.gain: int | None = None
        self.will: int | None = None
        self._pictures: dict[str, QPixmap] = {}

    @property
    def facts(self) -> RegionFacts:
        return facts_of(self.thing, RegionFacts)

    def place(self, rect: QRectF) -> None:
        super().place(rect)
        self.prepareGeometryChange()
        self._pictures = {}
        self._path = QPainterPath()
        self._path.addPolygon(self._ground.outline(self.facts.region).translated(-rect.topLeft()))
        self._path.closeSubpath()

    def glide(self, rect: QRectF, duration: int) -> None:
        """Land does not move."""
        self.place(rect)

    def show_thing(self, thing: Thing) -> None:
        self._pictures = {}
        super().show_thing(thing)

    def draw(self, painter: QPainter) -> None:
        if self.facts.owner != NOBODYS:
            self._put(painter, "tint", self._tint)
        if self.will is not None:
            self._promise(painter, self.will)
        self._label(painter)

    def _put(self, painter: QPainter, what: str, paint: Callable[[QPainter], None]) -> None:
        """Long borders take long to paint: what stays is painted once and kept."""
        room, ratio = self.boundingRect(), painter.device().devicePixelRatioF()
        if what not in self._pictures or self._pictures[what].devicePixelRatio() != ratio:
            picture = QPixmap((room.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.translate(-room.topLeft())
            paint(inner)
            inner.end()
            self._pictures[what] = picture
        painter.drawPixmap(room.topLeft(), self._pictures[what])

    def _tint(self, painter: QPainter) -> None:
        """The owner's colour, and a broad line of it inside the border."""
        colour = self._ground.seat(self.facts.owner).colour
        painter.save()
        painter.setClipPath(self._path)
        wash = QColor(colour)
        wash.setAlpha(70 if self.theme.is_dark else 58)
        painter.fillPath(self._path, wash)
        painter.strokePath(self._path, QPen(colour, 2 * INNER_EDGE))
        painter.restore()

    def _promise(self, painter: QPainter, owner: int) -> None:
        """Who would control it: stripes in that colour, and its mark; nobody is paper."""
        painter.save()
        painter.setClipPath(self._path)
        colour = self.theme["surface"] if owner == NOBODYS else self._ground.seat(owner).colour
        painter.strokePath(self._path, QPen(self.theme["surface"], 2 * INNER_EDGE + 3))
        pen = QPen(colour, 2 * INNER_EDGE)
        pen.setDashPattern([1.2, 0.8])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(self._path, pen)
        painter.restore()

    def _label(self, painter: QPainter) -> None:
        facts = self.facts
        number = said.region(facts.region)
        rect = self._block().label_rect(self._middle())
        text = empire.tr("{number} start", number=number).upper() if facts.is_start else number
        face = fonts.FontFace(is_display=True, weight=fonts.BOLD) if facts.is_start else fonts.STRONG
        painter.setFont(fonts.sized(face, max(SMALLEST, rect.height() * 0.76 // 1)))
        painter.setPen(self.theme["ink"])
        if not facts.token:
            write(painter, rect, Qt.AlignmentFlag.AlignCenter, text)
            return
        wide = painter.fontMetrics().horizontalAdvance(text)
        side = rect.height() + 3
        left = rect.center().x() - (wide + 4 + side) / 2
        write(painter, QRectF(left, rect.top(), wide + 1, rect.height()), Qt.AlignmentFlag.AlignVCenter, text)
        medal = QRectF(left + wide + 4, rect.center().y() - side / 2, side, side)
        painter.setPen(QPen(self.theme["bronze"], 1.4))
        painter.setBrush(self.theme["surface"])
        painter.drawEllipse(medal)
        paint_icon(painter, facts.token, medal.adjusted(2, 2, -2, -2))

    def _block(self) -> Measure:
        facts = self.facts
        return self._ground.measure(facts.region, facts.armies, facts.cities)

    def _middle(self) -> QPointF:
        return self._ground.centre(self.facts.region) - self.pos()

    # Frames follow the border

    def _frames(self, painter: QPainter) -> None:
        if self.shines:
            self._put(painter, "glow", self._glow)
        if self.mark:
            self._line(painter, self.theme["accent"], 2.0)
        if self.hint:
            self._line(painter, self.theme["bronze"], 3.0, Qt.PenStyle.DashLine)
            self._note(painter, self.hint, self.theme["bronze"], self.theme["surface"])
        elif self.glow and self.gain is not None:
            self._show_gain(painter, self.gain)
        if self.is_focus:
            self._line(painter, self.theme["surface"], 6.0)
            self._line(painter, self.theme["accent"], 3.5)

    def _glow(self, painter: QPainter) -> None:
        soft = QColor(self.theme["legal"])
        soft.setAlpha(75)
        self._line(painter, soft, 9.0)
        self._line(painter, self.theme["legal"], 3.0, Qt.PenStyle.DashLine)

    def _line(
        self, painter: QPainter, colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> None:
        painter.strokePath(self._path, QPen(colour, width, style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin))

    def _show_gain(self, painter: QPainter, gain: int) -> None:
        """Points won on green, points lost on red, and a quiet nought."""
        theme = self.theme
        ground = theme["legal"] if gain > 0 else theme["danger"] if gain < 0 else theme["surface"]
        self._note(painter, signed(gain) if gain else "0", ground, theme["surface"] if gain else theme["ink"])

    def _note(self, painter: QPainter, text: str, ground: QColor, ink: QColor) -> None:
        """A pill at the upper right of the region's pieces."""
        painter.setFont(fonts.sized(fonts.FontFace(weight=fonts.EXTRABOLD), 14))
        wide = max(26.0, painter.fontMetrics().horizontalAdvance(text) + 14.0)
        block = self._block()
        aside = max(34.0 if self.facts.token else 20.0, block.across / 2 - 2)
        at = self._middle() + QPointF(aside, -max(24.0, block.high / 2 + (8 if self.facts.token else -2)))
        pill = QRectF(at.x() - wide / 2, at.y() - 11, wide, 22)
        edge = self.rect
        pill.moveLeft(min(max(pill.left(), edge.left() - 6), edge.right() + 6 - wide))
        painter.setPen(QPen(self.theme["legal"] if ink == self.theme["ink"] else ground, 1.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(pill, 11, 11)
        painter.setPen(ink)
        write(painter, pill, Qt.AlignmentFlag.AlignCenter, text)

    # Qt

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self.rect.adjusted(-24, -24, 24, 24)

    def shape(self) -> QPainterPath:
        return self._path


class Token(Piece):
    """The armies or the cities of one owner in a region: one piece with its number."""

    def __init__(self, thing: Thing, ground: Ground) -> None:
        super().__init__(thing, ground.context)
        self._ground = ground

    @property
    def count(self) -> int:
        return facts_of(self.thing, Stand).count

    @property
    def side(self) -> float:
        return self.rect.height()

    def draw(self, painter: QPainter) -> None:
        self._draw(painter, self.count)

    def draw_held(self, painter: QPainter) -> None:
        """The hand carries one cube …"""
        paint = paint_cube if self.thing.kind == "army" else paint_city
        paint(painter, self._ground.seat(self.thing.owner), QRectF(0, 0, self.side, self.side))

    def draw_rest(self, painter: QPainter) -> None:
        """… and the others stay."""
        if self.count > 1:
            self._draw(painter, self.count - 1)

    def _draw(self, painter: QPainter, count: int) -> None:
        self.draw_held(painter)
        if count != 1 or self.thing.kind == "army":
            pixels = max(SMALLEST, round(self.side * 0.72))
            room = QRectF(self.side + 2.5, 0, self.rect.width() - self.side, self.side)
            paint_count(painter, str(count), room, pixels, self.theme)

    def _frame(
        self, painter: QPainter, color: QColor, width: float, gap: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> None:
        """Around the cube; its number stands beside it."""
        painter.setPen(QPen(color, width, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = QRectF(0, 0, self.side, self.side).adjusted(-gap, -gap, gap, gap)
        painter.drawRoundedRect(around, 5, 5)


class ContinentPill(Piece):
    """A continent's name and who controls it. ``will``: who would, None when that stays."""

    def __init__(self, thing: Thing, ground: Ground) -> None:
        super().__init__(thing, ground.context)
        self._ground = ground
        self.will: int | None = None
        self.with_owner = True

    @property
    def facts(self) -> ContinentFacts:
        return facts_of(self.thing, ContinentFacts)

    def texts(self) -> tuple[str, str]:
        """Its name, and who controls it while that stays and there is room for it."""
        says_who = self.with_owner and self.will in (None, self.facts.owner)
        company = Company(self.context.setup.names)
        return named(CONTINENTS, self.facts.name), control(self.facts.owner, company) if says_who else ""

    def draw(self, painter: QPainter) -> None:
        name, who = self.texts()
        owner = self.facts.owner if self.will is None else self.will
        ground = QColor(self.theme["sea_deep"]).darker(125)
        ground.setAlpha(225)
        edge = QColor(255, 255, 255, 70)
        painter.setPen(QPen(self.theme["gold"], 2) if self.will is not None else QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect, self.rect.height() / 2, self.rect.height() / 2)
        side = self.rect.height() - 8
        mark = QRectF(5, 4, side, side)
        if owner == NOBODYS:
            painter.setPen(QPen(QColor("#FFFFFF"), 1.6, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(mark.adjusted(1, 1, -1, -1))
        else:
            paint_mark(painter, self._ground.seat(owner), mark)
        painter.setPen(QColor("#FFFFFF"))
        left = mark.right() + 6
        for text, face in ((name, fonts.STRONG), (who, fonts.TEXT)):
            painter.setFont(fonts.sized(face, pill_letters(self.rect.height())))
            wide = painter.fontMetrics().horizontalAdvance(text)
            write(painter, QRectF(left, 0, wide + 2, self.rect.height()), Qt.AlignmentFlag.AlignVCenter, text)
            left += wide + 4


def pill_letters(height: float) -> int:
    return max(SMALLEST, round(height * 0.54))
