"""The box compiled into what the rules ask for: the first argument of all that needs to know what is in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations_with_replacement

from ludarium.engine.actions import act
from ludarium.engine.effects.machine import Program
from ludarium.games.eight_minute_empire.content import DEEDS, OR, WILD, Content, Good
from ludarium.games.eight_minute_empire.maps import Board, Map, load_map, map_folder, map_ids

Counts = tuple[int, ...]
"""How many of each good."""


class Box:
    """The box compiled: cards by number, points by count, the maps by id, one of somebody's own among them.

    programs: by the numbers of frames, once `programs` has compiled them
    """

    programs: Sequence[Program]

    def __init__(self, content: Content, own_map: Map | None = None) -> None:
        self.content, self._own_map = content, own_map
        self.armies, self.cities, self.costs = content.armies, content.cities, content.costs
        self.table = {laid.seats: laid for laid in content.tables}
        self.good_ids = tuple(good.id for good in content.goods)
        self.wild = len(self.good_ids)
        goods = {good: number for number, good in enumerate((*self.good_ids, WILD))}
        last = max(card.id for card in content.cards)
        self.card = {card.id: card for card in content.cards}
        self.good = [0] * (last + 1)
        self.units = [0] * (last + 1)
        self.deeds: list[tuple[tuple[int, int], ...]] = [()] * (last + 1)
        self.joins_or = [False] * (last + 1)
        for card in content.cards:
            self.good[card.id], self.units[card.id] = goods[card.good], card.goods
            self.deeds[card.id] = tuple((DEEDS[deed.verb], deed.count) for deed in card.deeds)
            self.joins_or[card.id] = card.join == OR
        self.taking = tuple(act("take", number) for number in range(last + 1))
        self.most_seats = max(self.table)
        self.bids = tuple(act("bid", coins) for coins in range(max(laid.coins for laid in content.tables) + 1))
        self.naming = tuple(act("first", seat) for seat in range(self.most_seats))
        self.no_goods = (0,) * len(self.good_ids)
        self.points = tuple(_points(good, content.points) for good in content.goods)
        """By good and count."""
        self._best: dict[tuple[Counts, int], Counts] = {}
        self._worth: dict[tuple[Counts, int], int] = {}

    @cached_property
    def boards(self) -> Mapping[str, Board]:
        folder, tokens = map_folder(self.content.version), self.content.tokens
        maps = {name: load_map(folder / f"{name}.json", tokens) for name in self.map_ids}
        if self._own_map is not None:
            maps[self._own_map.id] = self._own_map
        return {name: Board(drawn, self.most_seats) for name, drawn in maps.items()}

    @property
    def map_ids(self) -> tuple[str, ...]:
        return map_ids(self.content.version)

    def deck(self, seats: int) -> tuple[int, ...]:
        """The cards that are played with."""
        every = self.table[seats].all_cards
        return tuple(card.id for card in self.content.cards if every or not card.all_seats)

    # Goods

    def steps(self, good: str) -> tuple[tuple[int, int], ...]:
        """How many of a good bring how many points; none for a wild card."""
        known = next((known for known in self.content.goods if known.id == good), None)
        return tuple(zip(known.steps, self.content.points, strict=True)) if known else ()

    def points_of(self, good: int, count: int) -> int:
        """Only the highest step reached counts, and there is none beyond the last."""
        points = self.points[good]
        return points[count] if count < len(points) else points[-1]

    def wilds(self, counts: Counts, wild: int) -> Counts:
        """To which goods the wild cards are best given: only to those one has. Fewest goods where that is equal."""
        key = counts, wild
        best = self._best.get(key)
        if best is None:
            best = self._best[key] = self._assigned(counts, wild)
        return best

    def worth(self, counts: Counts, wild: int) -> int:
        """The points for all goods, wild cards given where they are worth most."""
        key = counts, wild
        points = self._worth.get(key)
        if points is None:
            given = self.wilds(counts, wild)
            points = self._worth[key] = sum(map(self.points_of, range(self.wild), map(int.__add__, counts, given)))
        return points

    def _assigned(self, counts: Counts, wild: int) -> Counts:
        owned = [good for good, count in enumerate(counts) if count]
        best, most = self.no_goods, -1
        for given in combinations_with_replacement(owned, wild):
            shares = tuple(given.count(good) for good in range(self.wild))
            points = sum(map(self.points_of, range(self.wild), map(int.__add__, counts, shares)))
            if points > most:
                best, most = shares, points
        return best


def _points(good: Good, points: tuple[int, ...]) -> tuple[int, ...]:
    """What each count of the good is worth."""
    return tuple(
        max((worth for step, worth in zip(good.steps, points, strict=True) if count >= step), default=0)
        for count in range(good.steps[-1] + 1)
    )
