"""The learned value of a sheet: the score so far plus what its features promise for the turns that are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from operator import mul
from typing import Any

from ludarium.engine.knowledge import Learned, load_knowledge
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.coasts import Charts, Coast
from ludarium.games.iron_age.features import Features, Vector
from ludarium.games.iron_age.scoring import bonus_points, colony_points, monuments_score
from ludarium.games.iron_age.state import Seat, State, strength

STAGES = 8
"""One stage for each turn that is left; more turns count as eight."""

QUARTERS = 4
"""Turns are told apart to the quarter."""

Key = tuple[Any, ...]

KEPT = 20_000
"""Cached parts of sheets in each group."""


class LearnedValue:
    """What a sheet is worth, by the weights of one kind of match."""

    def __init__(self, box: Box, learned: Learned) -> None:
        self.box, self.learned = box, learned
        self.features = Features(box)
        self.charts = Charts(box)
        nothing = (0.0,) * STAGES
        self._rows = [learned.weights.get(name, nothing) for name in self.features.names]
        self._stages: dict[int, StageValue] = {}

    def at(self, turns: float) -> StageValue:
        """The value with so many turns left, to the quarter."""
        quarter = round(turns * QUARTERS)
        found = self._stages.get(quarter)
        if found is None:
            found = self._stages[quarter] = StageValue(self, self._weights(quarter / QUARTERS))
        return found

    def _weights(self, turns: float) -> list[float]:
        """Mix the weights of the two nearest stages. With no turn left nothing is promised."""
        turns = min(turns, STAGES)
        stage = floor(turns)
        share = turns - stage
        return [
            (1 - share) * (row[stage - 1] if stage else 0.0) + (share * row[stage] if share else 0.0)
            for row in self._rows
        ]

    def spread(self, turns: float) -> float:
        """How many points of lead make a win about three times as likely."""
        table = self.learned.spread
        return table[min(len(table) - 1, round(turns))]


class StageValue:
    """The weights of one number of turns left. Parts of sheets are met again and again, so they are cached."""

    def __init__(self, value: LearnedValue, weights: Sequence[float]) -> None:
        self._box, self._charts = value.box, value.charts
        self._is_zero = not any(weights)
        features = value.features
        self._weights, start = [], 0
        for group in features.groups:
            self._weights.append(weights[start : start + len(group)])
            start += len(group)
        self._bonuses = sum({bit for bit, *_ in value.box.bonuses})
        self._parts: tuple[tuple[Callable[..., Vector], Callable[..., float] | None], ...] = (
            (features.stock, self._stock_points),
            (features.land, None),
            (features.might, None),
            (lambda filled, _, built, owned: features.monuments(filled, built, owned), self._monument_points),
        )
        self._kept: list[dict[Key, float]] = [{} for _ in self._parts]

    def of(self, me: Seat, state: State, rivals: float, coast: Coast = ()) -> float:
        """Return the score to expect at the end of the match."""
        stock, land, might, monuments = self._kept[:4]
        owned = me.developments
        total = strength(self._box, me)
        key: Key = (me.wealth, me.goods, owned)
        found = stock.get(key)
        worth = self._part(0, key) if found is None else found
        key = (me.port_boxes, me.urns, me.province_boxes, me.food, owned)
        found = land.get(key)
        worth += self._part(1, key) if found is None else found
        key = (me.armies, me.ships, me.conquest, total, rivals, owned)
        found = might.get(key)
        worth += self._part(2, key) if found is None else found
        key = (me.monuments, me.first, state.built, owned)
        found = monuments.get(key)
        worth += self._part(3, key) if found is None else found
        if coast:
            worth += colony_points(self._box, me)
            if not self._is_zero:
                worth += sum(map(mul, self._weights[4], self._charts.parts(me, state, coast)))
        if owned & self._bonuses:
            worth += bonus_points(self._box, me)
        return worth + me.tribute - me.skulls

    def _part(self, group: int, key: Key) -> float:
        """Work out what one group promises, and what it scores by itself."""
        read, score = self._parts[group]
        found = score(*key) if score else 0.0
        if not self._is_zero:
            found += sum(map(mul, self._weights[group], read(*key)))
        kept = self._kept[group]
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = found
        return found

    def _stock_points(self, wealth: int, goods: int, owned: int) -> float:
        return wealth * self._box.points_per_wealth + self._box.development_points(owned)

    def _monument_points(self, filled: Sequence[int], first: int, built: int, owned: int) -> float:
        return monuments_score(self._box, filled, first)


class Values:
    """The learned values of all kinds of matches with one box."""

    def __init__(self, box: Box) -> None:
        lessons, sea = load_knowledge("iron-age").lessons, "" if box.board is None else " at sea"
        self._alone = LearnedValue(box, lessons[f"alone{sea}"])
        self._together = LearnedValue(box, lessons[f"together{sea}"])

    def of(self, seats: int) -> LearnedValue:
        return self._alone if seats == 1 else self._together

    def use(self, seats: int, learned: Learned) -> None:
        value = self.of(seats)
        if seats == 1:
            self._alone = LearnedValue(value.box, learned)
        else:
            self._together = LearnedValue(value.box, learned)
