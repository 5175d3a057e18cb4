"""A turn as a whole: where armies should be when it ends, and which steps lead there.

Regions are weighed one by one for every number of own pieces, so that many plans can be compared; the best few are then
weighed exactly, continents and tokens included.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp
from operator import add
from typing import Any

import attrs

from ludarium.engine.actions import Action
from ludarium.games.eight_minute_empire.content import CITY, MOVE, PLACE, SAIL
from ludarium.games.eight_minute_empire.features import Features
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import NOBODY, Cells, Seat, State, moved, plus

BEAM = 10
"""So many half-made plans are followed."""

EXACT = 5
"""So many finished ones are weighed exactly."""

BOTH = 4
"""So many plans of each half of an "and" card are tried with each other."""


WORTHLESS = 0.01
"""An army that brings no more than this somewhere does not go there."""

NO_STEPS: tuple[Action, ...] = ()


@attrs.frozen
class Plan:
    """How a turn may end.

    gain: about what it brings, in points of lead
    steps: those that lead there, each as one may begin with it
    armies, cities: the own ones then
    razed: the owner of an army that is destroyed, and its region
    """

    gain: float
    steps: tuple[Action, ...]
    armies: Cells
    cities: Cells
    razed: tuple[int, int] = (NOBODY, 0)


class Roads:
    """How far it is from every region to every other, and with which step the way begins."""

    def __init__(self, board: Board, by_sea: bool, most: int) -> None:
        moves = board.sailing if by_sea else board.marching
        ways = [[(board.number[str(move.args[1])], move) for move in moves[here]] for here in range(board.size)]
        self.near = [self._reached(here, ways) for here in range(board.size)]
        """By region: (region, steps to it, the first step), the nearest first."""
        self.within = [[[way for way in near if way[1] <= steps] for steps in range(most + 1)] for near in self.near]
        """The same, by region and how many steps there are, up to ``most``."""

    def _reached(self, here: int, ways: Sequence[Sequence[tuple[int, Action]]]) -> list[tuple[int, int, Action]]:
        found: list[tuple[int, int, Action]] = []
        seen, edge, steps = {here}, list(ways[here]), 1
        while edge:
            ahead: list[tuple[int, Action]] = []
            for to, first in edge:
                if to not in seen:
                    seen.add(to)
                    found.append((to, steps, first))
                    ahead += [(on, first) for on, _ in ways[to]]
            edge, steps = ahead, steps + 1
        return found


class Planner:
    """Makes the plans of one turn: of the seat on top of the stack of ``state``."""

    def __init__(self, state: State, board: Board, roads: Sequence[Roads], features: Features, left: int) -> None:
        self.state, self.board, self.roads, self.features, self.left = state, board, roads, features, left
        self.seat = state.stack[-1].actor
        self.me = state.seats[self.seat]
        self.weights = features.at(len(state.seats), left)
        pieces = [tuple(map(add, its.armies, its.cities)) for its in state.seats]
        self.columns = list(zip(*pieces, state.neutral, strict=True))
        self.owners = [features.region(column, left)[0] for column in self.columns]
        self.held = [self._held(continent) for continent in board.continents]
        self.rivals = self._rivals()
        self._worth: list[dict[int, float]] = [{} for _ in self.columns]
        self._swings: dict[tuple[int, int, int], float] = {}

    def _held(self, continent: Sequence[int]) -> list[int]:
        held = [0] * (len(self.state.seats) + 1)
        for region in continent:
            if self.owners[region] != NOBODY:
                held[self.owners[region]] += 1
        return held

    def _rivals(self) -> list[float]:
        """How much each seat's points count against the own ones: the better it stands, the more."""
        state = self.state
        points = self.features.estimates_of(self.columns, state.seats, state.tokens, self.board, self.left)
        points[self.seat] = -1e9
        return shares(points, self.features.spread(len(self.state.seats), self.left))

    # Weighing regions one by one

    def worth(self, region: int, own: int) -> float:
        """What the region is worth with so many own pieces in it."""
        found = self._worth[region].get(own)
        if found is None:
            column = self.columns[region]
            found = self._worth[region][own] = self._column_worth(
                region, (*column[: self.seat], own, *column[self.seat + 1 :])
            )
        return found

    def _column_worth(self, region: int, column: tuple[int, ...]) -> float:
        owner, terms = self.features.region(column, self.left)
        return self._lead(terms) + self._swing(self.board.continent_of[region], self.owners[region], owner)

    def _lead(self, terms: Sequence[float]) -> float:
        return terms[self.seat] - sum(map(float.__mul__, self.rivals, terms))

    def _swing(self, continent: int, before: int, after: int) -> float:
        """What it means for the continent that one of its regions changes hands."""
        if before == after:
            return 0.0
        key = continent, before, after
        found = self._swings.get(key)
        if found is None:
            held = list(self.held[continent])
            was = self._lead(self.features.continent(tuple(held), self.left))
            if before != NOBODY:
                held[before] -= 1
            if after != NOBODY:
                held[after] += 1
            found = self._swings[key] = self._lead(self.features.continent(tuple(held), self.left)) - was
        return found

    # Plans

    def nothing(self) -> Plan:
        return Plan(0.0, (), self.me.armies, self.me.cities)

    def plans(self) -> list[Plan]:
        """Ways to end the turn, the most promising first; doing nothing more is always one of them."""
        card, left = self.state.stack[-1].card, self.state.stack[-1].loops
        box = self.features.box
        halves = [
            list(self._deed(deed, much)) for (deed, _), much in zip(box.deeds[card], left, strict=True) if much > 0
        ]
        found = [plan for half in halves for plan in half]
        if len(halves) == 2 and not box.joins_or[card]:
            best = [sorted(half, key=_by_gain)[:BOTH] for half in halves]
            found += [self._both(one, other) for one, other in product(*best)]
        return sorted([self.nothing(), *found], key=_by_gain)

    def _deed(self, deed: int, much: int) -> Iterator[Plan]:
        if deed in (MOVE, SAIL):
            return self._moves(self.roads[deed == SAIL], much)
        if deed == PLACE:
            return self._places(min(much, self.me.supply))
        return self._cities() if deed == CITY else self._razes()

    def _moves(self, roads: Roads, steps: int) -> Iterator[Plan]:
        """One army after the other to wherever it can come."""
        cities = self.me.cities
        beam = [(0.0, steps, self.me.armies, NO_STEPS)]
        seen = {self.me.armies}
        while beam:
            wider = [
                (lost + more[there], number, here, there, far, first)
                for number, (_, left, armies, _) in enumerate(beam)
                for more in (self._one_more(armies),)
                for here, lost in self._one_less(armies, beam[number][0])
                for there, far, first in roads.within[here][left]
                if more[there] > WORTHLESS
            ]
            wider.sort(key=_by_first)
            parents, beam = beam, []
            for gain, number, here, there, far, first in wider:
                _, left, armies, done = parents[number]
                after = moved(armies, here, there)
                if after not in seen:
                    seen.add(after)
                    beam.append((gain, left - far, after, (*done, first)))
                    if len(beam) == BEAM:
                        break
            for gain, _, armies, done in beam:
                yield Plan(gain, done, armies, cities)

    def _one_more(self, armies: Cells) -> list[float]:
        """What another army would bring, region by region."""
        worth, pieces = self.worth, map(add, armies, self.me.cities)
        return [worth(region, own + 1) - worth(region, own) for region, own in enumerate(pieces)]

    def _one_less(self, armies: Cells, gain: float) -> list[tuple[int, float]]:
        """The gain with an army less, for each region that has one."""
        worth, cities = self.worth, self.me.cities
        return [
            (region, gain + worth(region, many + cities[region] - 1) - worth(region, many + cities[region]))
            for region, many in enumerate(armies)
            if many
        ]

    def _places(self, many: int) -> Iterator[Plan]:
        """One army after the other to where it may be placed."""
        board, cities, worth = self.board, self.me.cities, self.worth
        allowed = [region for region in range(board.size) if cities[region] or region == board.start]
        beam = [(0.0, self.me.armies, NO_STEPS)]
        seen = {self.me.armies}
        for _ in range(many):
            wider = []
            for gain, armies, done in beam:
                for region in allowed:
                    after = plus(armies, region, 1)
                    if after not in seen:
                        seen.add(after)
                        own = after[region] + cities[region]
                        total = gain + worth(region, own) - worth(region, own - 1) + self.weights["armies"]
                        wider.append((total, after, (*done, board.placing[region])))
            wider.sort(key=_by_first)
            beam = wider[:BEAM]
            for gain, armies, done in beam:
                yield Plan(gain, done, armies, cities)

    def _cities(self) -> Iterator[Plan]:
        if sum(self.me.cities) >= self.features.box.cities:
            return
        for region, many in enumerate(self.me.armies):
            if many:
                own = many + self.me.cities[region]
                gain = self.worth(region, own + 1) - self.worth(region, own) + self.weights["cities"]
                cities = plus(self.me.cities, region, 1)
                yield Plan(gain, (self.board.building[region],), self.me.armies, cities)

    def _razes(self) -> Iterator[Plan]:
        """Armies of others that may be destroyed; an own one never pays."""
        owners = [*(its.armies for its in self.state.seats), self.state.neutral]
        for owner, armies in enumerate(owners):
            if owner == self.seat:
                continue
            army = self.weights["armies"] * self.rivals[owner] if owner < len(self.rivals) else 0.0
            actions = self.board.destroying[owner if owner < len(self.state.seats) else -1]
            for region, many in enumerate(armies):
                if many:
                    before = self.columns[region]
                    after = (*before[:owner], before[owner] - 1, *before[owner + 1 :])
                    gain = army + self._column_worth(region, after) - self.worth(region, before[self.seat])
                    yield Plan(gain, (actions[region],), self.me.armies, self.me.cities, (owner, region))

    def _both(self, one: Plan, other: Plan) -> Plan:
        """Both halves of a card together; each changes another part of what one has."""
        me, changed = self.me, (one, other)
        armies = next((plan.armies for plan in changed if plan.armies != me.armies), me.armies)
        cities = next((plan.cities for plan in changed if plan.cities != me.cities), me.cities)
        razed = next((plan.razed for plan in changed if plan.razed[0] != NOBODY), one.razed)
        return Plan(one.gain + other.gain, one.steps + other.steps, armies, cities, razed)

    # Weighing a plan exactly

    def after(self, plan: Plan) -> tuple[tuple[Seat, ...], Cells]:
        """What all seats have, and the neutral armies when the turn ends like this."""
        me, placed = self.me, sum(plan.armies) - sum(self.me.armies)
        seats, neutral = list(self.state.seats), self.state.neutral
        seats[self.seat] = Seat(me.coins, me.supply - placed, plan.armies, plan.cities, me.cards)
        owner, region = plan.razed
        if owner == len(seats):
            neutral = plus(neutral, region, -1)
        elif owner != NOBODY:
            its = seats[owner]
            seats[owner] = Seat(its.coins, its.supply + 1, plus(its.armies, region, -1), its.cities, its.cards)
        return tuple(seats), neutral


def _by_gain(plan: Plan) -> float:
    return -plan.gain


def _by_first(entry: tuple[Any, ...]) -> float:
    return -float(entry[0])


def shares(points: Sequence[float], spread: float) -> list[float]:
    """How likely each is the best, when a lead of ``spread`` points is nearly three to one."""
    most = max(points)
    odds = [exp((each - most) / spread) for each in points]
    total = sum(odds)
    return [each / total for each in odds]
