"""What the rules count and where it lies: kinds of goods and points, bonus tracks, the spaces of the empire."""

from __future__ import annotations

KINDS = ("water", "food", "iron", "stone", "gold", "culture", "technology", "military", "industry", "movement")
WATER, FOOD, IRON, STONE, GOLD, CULTURE, TECHNOLOGY, MILITARY, INDUSTRY, MOVEMENT = range(len(KINDS))
KIND_OF = {name: kind for kind, name in enumerate(KINDS)}

RESOURCES = (WATER, FOOD, IRON, STONE)
ATTRIBUTES = (CULTURE, TECHNOLOGY, MILITARY, INDUSTRY)
KEPT = 5
"""So many kinds, the first ones, are kept from turn to turn; the others are points of one turn."""

TRACKS = ("stability", "wisdom", "power", "capacity", "population")
STABILITY, WISDOM, POWER, CAPACITY, POPULATION = range(len(TRACKS))
TRACK_OF = {name: track for track, name in enumerate(TRACKS)}

SIDE = 5
SPACES = tuple(f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1))
SPACE_OF = {name: space for space, name in enumerate(SPACES)}
CENTRE = SIDE * SIDE // 2


def distance(one: int, other: int) -> int:
    """How many steps lie between two spaces; never diagonally."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


NEIGHBOURS = tuple(
    tuple(other for other in range(len(SPACES)) if distance(space, other) == 1) for space in range(len(SPACES))
)
OUTER = frozenset(s for s in range(len(SPACES)) if s // SIDE in (0, SIDE - 1) or s % SIDE in (0, SIDE - 1))
"""The outer ring."""

LEADERS = ("augustus", "fulvia", "hadrian", "livia", "marcus", "trajan")
LENGTHS = ("short", "standard")
DIFFICULTIES = ("normal", "casual", "easy", "hard", "expert")
"""What can be chosen before a match."""

STRIFE, LOAN = "strife", "loan"
BURDENS = (STRIFE, LOAN)
GLORY = "glory"
