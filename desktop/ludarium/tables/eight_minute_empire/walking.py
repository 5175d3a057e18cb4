"""Where the arrow keys lead on the map: from a region to its neighbours, never past them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations

from PySide6.QtCore import QPointF, Qt

from ludarium.boards.focus import ARROWS
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.tables.eight_minute_empire.geography import geography

BESIDE = math.radians(75)
"""A neighbour that lies farther off an arrow's direction than this is not where the arrow points …"""

NOWHERE = 4.0
"""… but a key that leads nowhere is worse still."""


@lru_cache(maxsize=16)
def ways(board: Board) -> Mapping[str, Mapping[int, str]]:
    """By region and arrow key: the neighbour it leads to, over land or along a dotted line.

    Each region shares its neighbours out among the four arrows so that they point as well as they can together.
    """
    lands = geography(board).lands
    found = {}
    for number, region in enumerate(board.ids):
        near = [board.ids[other] for other in (*board.land[number], *board.sea[number])]
        there = {other: lands[other].centre - lands[region].centre for other in near}
        found[region] = _shared_out(there)
    return found


def _shared_out(there: Mapping[str, QPointF]) -> Mapping[int, str]:
    """Which neighbour each arrow gets; one that points at none gets nothing."""
    arrows = list(ARROWS)
    names: list[str | None] = [*there, *([None] * len(arrows))]
    fitting = min(
        set(permutations(names, len(arrows))),
        key=lambda given: (sum(map(lambda arrow, name: _off(there, arrow, name), arrows, given)), str(given)),
    )
    return {arrow: name for arrow, name in zip(arrows, fitting, strict=True) if name is not None}


def _off(there: Mapping[str, QPointF], arrow: Qt.Key | int, name: str | None) -> float:
    """How badly the arrow points at the neighbour, in radians."""
    if name is None:
        return NOWHERE
    dx, dy = ARROWS[arrow]
    way = there[name]
    ahead, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
    off = math.atan2(aside, ahead)
    return off if off <= BESIDE else off + 1
