"""Where everything on the map is, in the pixels of the view: regions, the pieces in them, the pills of continents."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF, QTransform

from ludarium.boards.camera import Camera
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.scene import NEUTRAL_SEAT, RegionFacts, Stand
from ludarium.look import fonts
from ludarium.look.seats import NEUTRAL, SeatStyle, seat
from ludarium.tables.eight_minute_empire.atlas import paint_atlas
from ludarium.tables.eight_minute_empire.geography import geography
from ludarium.tables.eight_minute_empire.land import PILL, ContinentPill, pill_letters
from ludarium.tables.eight_minute_empire.measure import Measure, measure

USUAL = 0.75
"""So many pixels a unit takes in a usual window, where letters have their usual size."""

ROOMY = 0.86
"""From so many pixels a unit on, the pills of continents have room for an owner's name."""


class Plan:
    """A map as the camera sees it."""

    def __init__(self, context: TableContext, board: Board) -> None:
        self.context, self.board = context, board
        self._geography = geography(board)
        whole = QRectF(QPointF(), self._geography.size)
        self.camera = Camera(whole, whole)

    def seat(self, owner: int) -> SeatStyle:
        return seat(NEUTRAL if owner == NEUTRAL_SEAT else self.context.colours[owner])

    # Places

    def world(self) -> QTransform:
        """From the map's units to the view's pixels."""
        origin, corner = self.camera.at(0, 0), self.camera.at(1, 1)
        way = corner - origin
        return QTransform.fromTranslate(origin.x(), origin.y()).scale(way.x(), way.y())

    def outline(self, region: str) -> QPolygonF:
        return self.world().map(self._geography.lands[region].outline)

    def centre(self, region: str) -> QPointF:
        centre = self._geography.lands[region].centre
        return self.camera.at(centre.x(), centre.y())

    def measure(self, region: str, armies: int, cities: int) -> Measure:
        radius = self._geography.lands[region].radius * self.camera.scale
        return measure(round(radius), armies, cities, self.letters)

    @property
    def letters(self) -> float:
        """How large letters are: as large as is wished for, or as there is room for on the map."""
        return min(self.context.scale, max(1.0, self.camera.scale / USUAL))

    def where(self, thing: Thing) -> QRectF:
        """Where a region stands, or what is in it; the map itself is the whole window."""
        match thing.kind:
            case "map":
                return QRectF(self.camera.window)
            case "region":
                return self.outline(facts_of(thing, RegionFacts).region).boundingRect()
            case _:
                stand = facts_of(thing, Stand)
                size = self.measure(stand.region, stand.armies, stand.cities)
                return size.rect(self.centre(stand.region), thing.kind, thing.place)

    def pill(self, piece: ContinentPill) -> QRectF:
        """Beside its land, and never beside the map."""
        high = PILL * self.letters
        piece.with_owner = self.camera.scale >= ROOMY * self.letters
        name, control = piece.texts()
        letters = pill_letters(high)
        wide = high + 12 + _wide(fonts.STRONG, letters, name) + (_wide(fonts.TEXT, letters, control) if control else 0)
        point = self._geography.labels[piece.thing.place]
        rect = QRectF(0, 0, wide, high)
        rect.moveCenter(self.camera.at(point.x(), point.y()))
        inner = self.camera.window.adjusted(6, 6, -6, -6)
        if self.camera.zoom == 1:
            rect.moveLeft(min(max(rect.left(), inner.left()), inner.right() - wide))
            rect.moveTop(min(max(rect.top(), inner.top()), inner.bottom() - high))
        return rect

    def paint(self, painter: QPainter) -> None:
        """Sea and land."""
        theme = self.context.theme
        painter.fillRect(self.camera.window, theme["sea_deep" if theme.is_dark else "sea"])
        paint_atlas(painter, self._geography, self.board, theme, self.world(), self.camera.scale)


def _wide(face: fonts.FontFace, pixels: int, text: str) -> float:
    return QFontMetricsF(fonts.sized(face, pixels)).horizontalAdvance(text) + 4
