"""Where the regions of a map lie and what they look like.

Outlines are data, one file for a map. A map without such a file, say a player's own, is laid out from its graph alone:
every region a round island, land neighbours joined by land.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

from ludarium.engine.content_files import read_json
from ludarium.engine.reasons import LudariumError
from ludarium.engine.resources import resources
from ludarium.games.eight_minute_empire.maps import Board

SIZE = QSizeF(900, 600)
"""The units of a map that is laid out here."""

WIDEST, GAP = 54.0, 16.0
"""How large an island becomes at most, and how much water stays between two."""

CLOSEST = 84.0
"""Islands whose middles are nearer than this are pushed apart."""

ROUNDS = 80


@attrs.frozen(eq=False)
class Land:
    """A region: its outline, and the largest circle in it, where its label and pieces stand."""

    outline: QPolygonF
    centre: QPointF
    radius: float


@attrs.frozen(eq=False)
class Geography:
    """A map as it is drawn, in units of its own.

    lands: by region id; coasts: the edges of all land
    bridges: land between two islands of a map without outlines; lanes: the dotted lines, from coast to coast
    labels: where the name of each continent stands, in the order of the map's file
    """

    size: QSizeF
    lands: Mapping[str, Land]
    coasts: Sequence[QPolygonF]
    bridges: Sequence[tuple[QPointF, QPointF]]
    lanes: Sequence[tuple[QPointF, QPointF]]
    labels: Sequence[QPointF]


@lru_cache(maxsize=16)
def geography(board: Board) -> Geography:
    """How the map is drawn: by its outlines where all its regions have one, else by its graph."""
    try:
        drawn = read_json(resources() / "art" / "maps" / "eight_minute_empire" / f"{board.map.id}.json")
        return _outlined(board, drawn)
    except (LudariumError, KeyError, TypeError, ValueError, IndexError):
        return laid_out(board)


# From outlines


def _outlined(board: Board, drawn: Mapping[str, Any]) -> Geography:
    lands = {}
    for region in board.ids:
        found = drawn["regions"][region]
        x, y, radius = found["centre"]
        lands[region] = Land(_polygon(found["outline"]), QPointF(x, y), float(radius))
    coasts = [_polygon(coast) for coast in drawn["coasts"]]
    labels = [QPointF(*drawn["labels"][str(continent.id)]) for continent in board.map.continents]
    return Geography(QSizeF(*drawn["size"]), lands, coasts, (), _lanes(board, lands), labels)


def _polygon(points: Sequence[Sequence[float]]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _lanes(board: Board, lands: Mapping[str, Land]) -> list[tuple[QPointF, QPointF]]:
    """Each dotted line from the points at which the two coasts are nearest."""
    return [_nearest(lands[one].outline, lands[other].outline) for one, other in board.map.sea]


def _nearest(one: QPolygonF, other: QPolygonF) -> tuple[QPointF, QPointF]:
    pairs = ((a, b) for a in one.toList() for b in other.toList())
    return min(pairs, key=lambda pair: length(pair[1] - pair[0]))


# From the graph alone


def laid_out(board: Board) -> Geography:
    """Round islands where the map's file says that its regions lie, no two too near each other."""
    places = _apart([QPointF(r.at[0] * SIZE.width(), r.at[1] * SIZE.height()) / 1000 for r in board.map.regions])
    spaces = [min((length(q - p) for q in places if q is not p), default=2 * WIDEST) for p in places]
    lands = {}
    for region, place, space in zip(board.ids, places, spaces, strict=True):
        radius = min(WIDEST, (space - GAP) / 2)
        lands[region] = Land(_round(place, radius), place, radius)
    bridges = [(lands[one].centre, lands[other].centre) for one, other in board.map.land]
    coasts = [land.outline for land in lands.values()]
    labels = [_label([lands[board.ids[number]] for number in members]) for members in board.continents]
    return Geography(SIZE, lands, coasts, bridges, _lanes(board, lands), labels)


def _apart(places: list[QPointF]) -> list[QPointF]:
    """The places with room for an island at each."""
    inner = QRectF(QPointF(), SIZE).adjusted(WIDEST, WIDEST, -WIDEST, -WIDEST)
    for _ in range(ROUNDS):
        for one, other in combinations(range(len(places)), 2):
            way = places[other] - places[one]
            apart = length(way)
            if apart < CLOSEST:
                push = (way / apart if apart else QPointF(1, 0.3)) * ((CLOSEST - apart) / 2)
                places[one], places[other] = places[one] - push, places[other] + push
        places = [_inside(place, inner) for place in places]
    return places


def _inside(point: QPointF, rect: QRectF) -> QPointF:
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )


def _round(centre: QPointF, radius: float, corners: int = 40) -> QPolygonF:
    angles = (2 * math.pi * n / corners for n in range(corners))
    return QPolygonF([centre + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in angles])


def _label(lands: Sequence[Land]) -> QPointF:
    """Below the lowest island of a continent, or above its highest one where there is no room below."""
    lowest = max(lands, key=lambda land: land.centre.y())
    below = lowest.centre + QPointF(0, lowest.radius + 14)
    if below.y() < SIZE.height() - 16:
        return below
    highest = min(lands, key=lambda land: land.centre.y())
    return highest.centre - QPointF(0, highest.radius + 14)


def length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
