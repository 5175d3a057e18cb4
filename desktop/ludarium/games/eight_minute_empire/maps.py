"""A map as data: one file each, checked and compiled into what the rules ask for.

Regions are counted by their place in the file. A new map is one new file beside the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.content_files import content_file, load
from ludarium.engine.reasons import ContentError, because

OURS = ("a", "b")
"""The maps that the program ships: the two sides of the board."""

NEUTRAL_WORD = "neutral"
"""The word for armies of the colour that nobody plays."""

_ID = re.compile(r"[a-z][a-z0-9_-]*\Z")


@attrs.frozen
class Region:
    """A region. ``at``: its middle, per mille of the map's width and height."""

    id: str
    continent: int
    at: tuple[int, int]
    name: str = ""


@attrs.frozen
class Continent:
    """Regions that count together."""

    id: int
    name: str


@attrs.frozen
class Map:
    """A map as its file says it.

    land, sea: pairs of neighbouring regions, across a border or along a dotted line
    triangles: the regions that take a goods token
    provenance: where each of these comes from
    """

    id: str
    note: str
    continents: tuple[Continent, ...]
    start: str
    regions: tuple[Region, ...]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]
    triangles: tuple[str, ...]
    provenance: dict[str, str]


class Board:
    """A map compiled: regions by number, and the actions that each of them offers."""

    def __init__(self, drawn: Map, most_seats: int) -> None:
        self.map = drawn
        self.ids = tuple(region.id for region in drawn.regions)
        self.number = {region: number for number, region in enumerate(self.ids)}
        self.size = len(self.ids)
        self.start = self.number[drawn.start]
        self.nothing = (0,) * self.size
        self.land = self._neighbours(drawn.land)
        self.sea = self._neighbours(drawn.sea)
        self.triangles = tuple(self.number[region] for region in drawn.triangles)
        self.continents = tuple(
            tuple(number for number, region in enumerate(drawn.regions) if region.continent == continent.id)
            for continent in drawn.continents
        )
        order = [continent.id for continent in drawn.continents]
        self.continent_of = tuple(order.index(region.continent) for region in drawn.regions)
        self.placing = tuple(act("place", region) for region in self.ids)
        self.building = tuple(act("city", region) for region in self.ids)
        self.populating = tuple(act("neutral", region) for region in self.ids)
        self.marching = tuple(self._moves(here, self.land[here]) for here in range(self.size))
        self.sailing = tuple(self._moves(here, self.land[here] + self.sea[here]) for here in range(self.size))
        owners: list[str | int] = [*range(most_seats), NEUTRAL_WORD]
        self.destroying = tuple(tuple(act("destroy", owner, region) for region in self.ids) for owner in owners)
        """By owner and region; the neutral ones last."""

    def _neighbours(self, pairs: Sequence[tuple[str, str]]) -> tuple[tuple[int, ...], ...]:
        found: list[set[int]] = [set() for _ in self.ids]
        for one, other in pairs:
            found[self.number[one]].add(self.number[other])
            found[self.number[other]].add(self.number[one])
        return tuple(tuple(sorted(near)) for near in found)

    def _moves(self, here: int, there: Sequence[int]) -> tuple[Action, ...]:
        return tuple(act("move", self.ids[here], self.ids[to]) for to in there)

    def are_linked(self, one: int, other: int) -> bool:
        """Whether a dotted line joins them."""
        return other in self.sea[one]


# Reading


def map_folder(version: int) -> Path:
    return content_file("eight_minute_empire", f"v{version}") / "maps"


def map_ids(version: int) -> tuple[str, ...]:
    """Every map that has a file."""
    return tuple(sorted(path.stem for path in map_folder(version).glob("*.json")))


def load_map(path: Path, tokens: int) -> Map:
    """The map of that file, or a `ContentError` that names file, region and field."""
    drawn = load(path, Map)
    problems = "; ".join(check_map(drawn, path.stem, tokens))
    if problems:
        raise ContentError(because("content-shape", file=path.name, problem=problems))
    return drawn


def check_map(drawn: Map, name: str, tokens: int) -> Iterator[str]:
    """All that is wrong with the map, what others rely on first."""
    regions = [region.id for region in drawn.regions]
    continents = [continent.id for continent in drawn.continents]
    if drawn.id != name:
        yield f"id: {drawn.id!r}, but the file is called {name!r}"
    for continent in {number for number in continents if continents.count(number) > 1}:
        yield f"continents: {continent} is there twice"
    for region in drawn.regions:
        if not _ID.match(region.id) or region.id == NEUTRAL_WORD:
            yield f"regions: {region.id!r} is no id (a small letter, then small letters and digits)"
        if regions.count(region.id) > 1:
            yield f"regions: {region.id!r} is there twice"
        if region.continent not in continents:
            yield f"region {region.id!r}, continent: there is no continent {region.continent}"
        if not all(0 <= place <= 1000 for place in region.at):
            yield f"region {region.id!r}, at: {region.at} lies beside the map"
    for continent in continents:
        if all(region.continent != continent for region in drawn.regions):
            yield f"continents: {continent} has no region"
    if drawn.start not in regions:
        yield f"start: there is no region {drawn.start!r}"
    yield from _border_problems(drawn, set(regions))
    for region_id in _unreachable(drawn) if drawn.start in regions else ():
        yield f"region {region_id!r}, land, sea: cannot be reached from {drawn.start!r}"
    for region_id in drawn.triangles:
        if region_id not in regions:
            yield f"triangles: there is no region {region_id!r}"
        if drawn.triangles.count(region_id) > 1:
            yield f"triangles: {region_id!r} is there twice"
    if len(drawn.triangles) > tokens:
        yield f"triangles: {len(drawn.triangles)} regions, but only {tokens} goods tokens"


def _border_problems(drawn: Map, regions: set[str]) -> Iterator[str]:
    seen: set[frozenset[str]] = set()
    for field, pairs in (("land", drawn.land), ("sea", drawn.sea)):
        for pair in pairs:
            for region in pair:
                if region not in regions:
                    yield f"{field}: there is no region {region!r}"
            if pair[0] == pair[1]:
                yield f"region {pair[0]!r}, {field}: is its own neighbour"
            if frozenset(pair) in seen:
                yield f"region {pair[0]!r}, {field}: {pair[1]!r} is its neighbour already"
            seen.add(frozenset(pair))


def _unreachable(drawn: Map) -> list[str]:
    """The regions to which no way leads from the start."""
    reached, pairs = {drawn.start}, (*drawn.land, *drawn.sea)
    while more := {region for pair in pairs if reached & set(pair) for region in pair} - reached:
        reached |= more
    return [region.id for region in drawn.regions if region.id not in reached]
