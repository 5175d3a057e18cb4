"""The ground of the map: sea, coasts, land tinted by continent, borders, dotted lanes. Painted from data."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ludarium.games.eight_minute_empire.maps import Board
from ludarium.look.colour import mix
from ludarium.look.theme import Theme
from ludarium.tables.eight_minute_empire.geography import Geography, length

TINTS = ("bronze", "laurel", "terracotta", "gold", "accent", "sea")
"""What is mixed into the land of each continent, in turn."""

SHALLOWS = ((22.0, 26), (15.0, 34), (8.0, 46))
"""Rings of lighter water around a coast: how wide, in units of the map, and how light."""

BRIDGE = 30.0
"""How wide land between two islands is, in units of the map."""


def land_colour(theme: Theme, continent: int) -> QColor:
    share = 0.2 if theme.is_dark else 0.17
    return mix(theme["land"], theme[TINTS[continent % len(TINTS)]], share)


def paint_atlas(
    painter: QPainter, geography: Geography, board: Board, theme: Theme, world: QTransform, unit: float
) -> None:
    """Paint all of it. ``world`` leads from the map's units to the painter's, ``unit`` is the size of one."""
    coasts = [world.map(coast) for coast in geography.coasts]
    bridges = [(world.map(one), world.map(other)) for one, other in geography.bridges]
    _paint_shallows(painter, coasts, bridges, unit)
    _paint_lanes(painter, geography, world, unit)
    edge = theme["sea_deep"].darker(130) if not theme.is_dark else QColor("#0D2130")
    for one, other in bridges:
        _stroke(painter, one, other, edge, BRIDGE * unit + 4)
    _outline(painter, coasts, edge, 4.5)
    for one, other in bridges:
        _stroke(painter, one, other, theme["land"], BRIDGE * unit)
    for number, region in enumerate(board.ids):
        land = world.map(geography.lands[region].outline)
        colour = land_colour(theme, board.continent_of[number])
        painter.setPen(QPen(colour, 1.2))  # closes the hairline between two neighbours
        painter.setBrush(colour)
        painter.drawPolygon(land)
    border = mix(theme["land_edge"], theme["ink"], 0.0 if theme.is_dark else 0.15)
    for region in board.ids:
        painter.setPen(QPen(border, max(1.0, 1.5 * unit)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(world.map(geography.lands[region].outline))
    _outline(painter, coasts, edge, 2.2)


def _paint_shallows(
    painter: QPainter, coasts: list[QPolygonF], bridges: list[tuple[QPointF, QPointF]], unit: float
) -> None:
    for width, light in SHALLOWS:
        shore = QPainterPath()
        for coast in coasts:
            shore.addPolygon(coast)
            shore.closeSubpath()
        water = QColor(255, 255, 255, light)
        pen = QPen(water, 2 * width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shore, pen)
        for one, other in bridges:
            _stroke(painter, one, other, water, (BRIDGE + 2 * width) * unit)


def _outline(painter: QPainter, coasts: list[QPolygonF], colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for coast in coasts:
        painter.drawPolygon(coast)


def _stroke(painter: QPainter, one: QPointF, other: QPointF, colour: QColor, width: float) -> None:
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(one, other)


def _paint_lanes(painter: QPainter, geography: Geography, world: QTransform, unit: float) -> None:
    """Round dots in a gentle bow."""
    dots = QPen(QColor("#FFFFFF"), max(3.0, 4.2 * unit), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    dots.setDashPattern([0.01, 2.1])
    for one, other in geography.lanes:
        start, end = world.map(one), world.map(other)
        way = end - start
        bow = QPointF(-way.y(), way.x()) * (0.10 if length(way) > 40 * unit else 0.0)
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + (bow if bow.y() > 0 else -bow), end)
        painter.strokePath(path, dots)
