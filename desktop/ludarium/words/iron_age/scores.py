"""What the lines of a score are made of, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludarium.engine.registry import AnyTitle
from ludarium.words.iron_age.box import box_of
from ludarium.words.iron_age.names import COLONIES, DEVELOPMENTS, MONUMENTS, iron_age, named
from ludarium.words.voice import NBSP, TEXT, series

Parts = Sequence[tuple[str, int]]

FEW = 3
"""So many things are named; of more it is said how many there are."""

SOURCES: Mapping[str, str] = {
    "provinces": TEXT("iron_age", "provinces"),
    "battles": TEXT("iron_age", "battles and demands"),
}
NAMES: Mapping[str, Mapping[str, str]] = {
    "monuments": MONUMENTS,
    "colonies": COLONIES,
    "developments": DEVELOPMENTS,
    "bonuses": DEVELOPMENTS,
    "tribute": SOURCES,
}
HOW_MANY: Mapping[str, Callable[[int], str]] = {
    "colonies": lambda n: iron_age.tr("%n completed", "%n completed", n),
    "developments": lambda n: iron_age.tr("%n bought", "%n bought", n),
}


def score_detail(title: AnyTitle, line: str, parts: Parts, at_length: bool = False) -> str:
    """List the things of a line with their points; only their number if there are many, unless at length."""
    if line == "wealth":
        each = box_of(title).points_per_wealth
        return iron_age.tr("%n left", "%n left", sum(points for _, points in parts) // each) if parts else ""
    if line == "skulls":
        return iron_age.tr("%n marked", "%n marked", -sum(points for _, points in parts)) if parts else ""
    if not at_length and line in HOW_MANY and len(parts) > FEW:
        return HOW_MANY[line](len(parts))
    return series([f"{named(NAMES[line], what)}{NBSP}{points}" for what, points in parts])
