"""What a value sees of a seat's things, and what they are worth: the points to expect at the end of the game.

The score as it stands, each part weighed by how sure it is, plus what may still come of what is begun.
The weights are learned by ``ludarium train eight-minute-empire``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from operator import add

from ludarium.engine.knowledge import Learned
from ludarium.games.eight_minute_empire.box import Box, Counts
from ludarium.games.eight_minute_empire.content import Good
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import NO_TOKEN, NOBODY, Cells, Seat, State

Column = tuple[int, ...]
"""The pieces of each seat in one region, the neutral armies last."""

Terms = tuple[float, ...]
"""What something is worth to each seat."""

KEPT = 20_000
"""So many results are kept of each kind."""


CERTAIN = {
    **{f"lead {lead}": 1.0 for lead in (1, 2, 3)},
    **{f"continent lead {lead}": 1.0 for lead in (1, 2)},
}
"""What things score at the end by themselves, goods aside. Weights are learned for what they promise beyond that."""

PARTS = (
    *("lead 1", "lead 2", "lead 3", "tied", "behind 1", "behind 2"),
    *("continent lead 1", "continent lead 2", "continent tied", "continent behind"),
    *("goods begun", "wild", "coins", "coins over 4", "armies", "cities"),
)
FIRST = "first"
"""What naming the first player is worth, by hand: it is decided once a match."""

STAGES = 4
"""A stage for each quarter of the game that is left."""

TWO, SEVERAL = "two", "several"
"""The lessons: matches of two seats, and of more."""


class Features:
    """Reads and weighs the features of every seat. ``left`` is always the number of turns that are left in the game."""

    def __init__(self, box: Box, lessons: Mapping[str, Learned]) -> None:
        self.box, self.lessons = box, lessons
        self.names = (*PARTS, *(f"{good.id} {n}" for good in box.content.goods for n in range(1, most_units(good) + 1)))
        self._goods_names = [[f"{good.id} {n}" for n in range(1, most_units(good) + 1)] for good in box.content.goods]
        self._at: dict[tuple[int, int], dict[str, float]] = {}
        self._regions: dict[tuple[Column, int], tuple[int, Terms]] = {}
        self._continents: dict[tuple[Column, int], Terms] = {}
        self._goods: dict[tuple[Counts, int, int, int], float] = {}

    def at(self, seats: int, left: int) -> dict[str, float]:
        """The weights with so many turns left."""
        key = seats, left
        found = self._at.get(key)
        if found is None:
            weights = self.learned(seats).weights
            stage = self.stage(seats, left)
            mixed = {name: mix(weights.get(name, NOTHING), stage) for name in self.names}
            found = self._at[key] = {name: CERTAIN.get(name, 0.0) + more for name, more in mixed.items()}
            found[FIRST] = mix(weights.get(FIRST, NOTHING), stage)
        return found

    def learned(self, seats: int) -> Learned:
        return self.lessons[TWO if seats == 2 else SEVERAL]

    def stage(self, seats: int, left: int) -> float:
        return STAGES * left / (seats * self.box.table[seats].cards)

    def spread(self, seats: int, left: int) -> float:
        """The lead, in points, that makes a win about three times as likely."""
        spread, stage = self.learned(seats).spread, self.stage(seats, left)
        low = floor(stage)
        share = stage - low
        return spread[low] + (share * (spread[low + 1] - spread[low]) if share else 0.0)

    # The parts

    def region(self, column: Column, left: int) -> tuple[int, Terms]:
        """Who controls a region with these pieces, and what it is worth to each seat."""
        key = column, left
        found = self._regions.get(key)
        if found is None:
            if len(self._regions) > KEPT:
                self._regions.clear()
            most = max(column)
            owner = column.index(most) if most and column.count(most) == 1 else NOBODY
            found = self._regions[key] = owner, self._region_terms(column, left)
        return found

    def _region_terms(self, column: Column, left: int) -> Terms:
        weights, seats = self.at(len(column) - 1, left), column[:-1]
        terms = []
        for seat, own in enumerate(seats):
            rival = max(*seats[:seat], *seats[seat + 1 :], 0)
            lead = own - rival
            if own <= column[-1]:
                lead = min(lead, own - column[-1])
            if not own:
                terms.append(0.0)
            elif lead > 0:
                terms.append(weights[f"lead {min(lead, 3)}"])
            else:
                terms.append(weights["tied"] if not lead else weights[f"behind {min(-lead, 2)}"])
        return tuple(terms)

    def continent(self, held: Column, left: int) -> Terms:
        """What a continent is worth to each seat, by how many of its regions each holds, the neutral ones last."""
        key = held, left
        found = self._continents.get(key)
        if found is None:
            if len(self._continents) > KEPT:
                self._continents.clear()
            found = self._continents[key] = tuple(
                self._continent_term(held, seat, left) for seat in range(len(held) - 1)
            )
        return found

    def _continent_term(self, held: Column, seat: int, left: int) -> float:
        weights, own = self.at(len(held) - 1, left), held[seat]
        if not own:
            return 0.0
        lead = own - max(*held[:seat], *held[seat + 1 :])
        if lead > 0:
            return weights[f"continent lead {min(lead, 2)}"]
        return weights["continent behind" if lead else "continent tied"]

    def goods(self, counts: Counts, wild: int, seats: int, left: int) -> float:
        """The points for goods, and the share of each next step that is gone already."""
        key = counts, wild, seats, left
        found = self._goods.get(key)
        if found is None:
            if len(self._goods) > KEPT:
                self._goods.clear()
            weights = self.at(seats, left)
            found = self.box.worth(counts, wild) + weights["wild"] * wild
            found += weights["goods begun"] * sum(map(self._begun, range(len(counts)), counts))
            for names, count in zip(self._goods_names, counts, strict=True):
                found += sum([weights[name] for name in names[:count]])
            self._goods[key] = found
        return found

    def _begun(self, good: int, count: int) -> float:
        """How much of the next step of a good is there: in points."""
        steps = self.box.content.goods[good].steps
        following = next((step for step in steps if step > count), 0)
        if not following or not count:
            return 0.0
        reached = max((step for step in steps if step <= count), default=0)
        gain = self.box.points_of(good, following) - self.box.points_of(good, count)
        return gain * (count - reached + 0.5) / (following - reached + 0.5)

    # All of it

    def estimates(self, seats: Sequence[Seat], neutral: Cells, tokens: Cells, board: Board, left: int) -> list[float]:
        """The points that each seat may expect."""
        pieces = [tuple(map(add, its.armies, its.cities)) for its in seats]
        columns = list(zip(*pieces, neutral, strict=True))
        return self.estimates_of(columns, seats, tokens, board, left)

    def estimates_of(
        self, columns: Sequence[Column], seats: Sequence[Seat], tokens: Cells, board: Board, left: int
    ) -> list[float]:
        """The same, the pieces on the map given region by region."""
        many = len(seats)
        owners, worth = zip(*[self.region(column, left) for column in columns], strict=True)
        totals: list[float] = list(map(sum, zip(*worth, strict=True)))
        for continent in board.continents:
            held = [0] * (many + 1)
            for region in continent:
                if owners[region] != NOBODY:
                    held[owners[region]] += 1
            totals = list(map(add, totals, self.continent(tuple(held), left)))
        weights = self.at(many, left)
        for seat, its in enumerate(seats):
            totals[seat] += self._rest(its, seat, owners, tokens, many, left, weights)
        return totals

    def _rest(
        self,
        its: Seat,
        seat: int,
        owners: Sequence[int],
        tokens: Cells,
        seats: int,
        left: int,
        weights: dict[str, float],
    ) -> float:
        box = self.box
        counts = [0] * (box.wild + 1)
        for card in its.cards:
            counts[box.good[card]] += box.units[card]
        for owner, token in zip(owners, tokens, strict=False):
            if owner == seat and token != NO_TOKEN:
                counts[token] += 1
        return (
            self.goods(tuple(counts[:-1]), counts[-1], seats, left)
            + weights["coins"] * its.coins
            + weights["coins over 4"] * max(0, its.coins - 4)
            + weights["armies"] * (box.armies - its.supply)
            + weights["cities"] * sum(its.cities)
        )


def turns_left(box: Box, state: State) -> int:
    """How many turns are left in the game for all seats together; the one being played is none of them."""
    return len(state.seats) * box.table[len(state.seats)].cards - sum(len(its.cards) for its in state.seats)


NOTHING = (0.0,) * STAGES


def mix(weights: Sequence[float], stage: float) -> float:
    """The weight between two stages; before the first one, when the game is over, there is nothing."""
    low = floor(stage)
    share = stage - low
    before = weights[low - 1] if low else 0.0
    return before + (share * (weights[low] - before) if share else 0.0)


def most_units(good: Good) -> int:
    """The most units of a good that bring points."""
    return max(good.steps)
