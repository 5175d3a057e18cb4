"""The learned value of a sheet: the score so far plus what its features promise for the turns that are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from operator import mul

from ludarium.engine.knowledge import Learned, load_knowledge
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.coasts import Charts, Coast
from ludarium.games.iron_age.features import Features, Vector
from ludarium.games.iron_age.scoring import score
from ludarium.games.iron_age.state import Seat, State, strength

STAGES = 8
"""One stage for each turn that is left; more turns count as eight."""

QUARTERS = 4
"""Turns are told apart to the quarter."""

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
        self._box, self._features, self._charts = value.box, value.features, value.charts
        self._is_zero = not any(weights)
        self._weights, start = [], 0
        for group in value.features.groups:
            self._weights.append(weights[start : start + len(group)])
            start += len(group)
        self._kept: list[dict[tuple[object, ...], float]] = [{} for _ in self._weights]

    def of(self, me: Seat, state: State, rivals: float, coast: Coast = ()) -> float:
        """Return the score to expect at the end of the match."""
        now = score(self._box, me)
        if self._is_zero:
            return now
        features, part, owned = self._features, self._part, me.developments
        total = strength(self._box, me)
        promised = part(0, features.stock, me.wealth, me.goods, owned)
        promised += part(1, features.land, me.port_boxes, me.urns, me.province_boxes, me.food, owned)
        promised += part(2, features.might, me.armies, me.ships, me.conquest, total, rivals, owned)
        promised += part(3, features.monuments, me.monuments, state.built, owned)
        if coast:
            promised += sum(map(mul, self._weights[4], self._charts.parts(me, state, coast)))
        return now + promised

    def _part(self, group: int, read: Callable[..., Vector], *key: object) -> float:
        kept = self._kept[group]
        found = kept.get(key)
        if found is None:
            if len(kept) >= KEPT:
                kept.clear()
            found = kept[key] = sum(map(mul, self._weights[group], read(*key)))
        return found


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
