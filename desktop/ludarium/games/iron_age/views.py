"""One seat's position: what it may expect, and what it could build, buy or found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludarium.engine.actions import Action
from ludarium.games.iron_age.building import SHIP, URN, build, building
from ludarium.games.iron_age.coasts import WORTH, coast_of
from ludarium.games.iron_age.colonising import collect_benefits, pegs_left, take_over
from ludarium.games.iron_age.developing import innovation_value, star_discount
from ludarium.games.iron_age.outlook import PARTS, Outlook, rival_strength, turns_left
from ludarium.games.iron_age.state import (
    BUILD,
    Draft,
    Empire,
    Sea,
    Sheet,
    State,
    changed,
    provinces,
    strength,
)

GOOD, WEALTH, FIRST_DEVELOPMENT = PARTS.index("goods"), PARTS.index("wealth"), len(PARTS)


class Build(NamedTuple):
    """One thing that may be built: what it brings, and how much population it takes."""

    action: Action
    gain: float
    population: int
    after: Draft


class View:
    """One seat's position as its outlook sees it: turns left, rivals, weights."""

    def __init__(self, outlook: Outlook, state: State, seat: int) -> None:
        self.outlook, self.state, self.seat = outlook, state, seat
        self.box, self.tables = outlook.box, outlook.box.tables
        self.turns = turns_left(state, seat, self.box)
        strengths = [strength(empire, self.tables) for empire in state.empires]
        self.rivals = rival_strength(state, seat, strengths)
        self.alone = len(state.empires) == 1
        self.weights = outlook.scaled(self.alone, self.turns)
        self.per_good = self.weights[GOOD] if self.turns > 0 else 0.0
        per_wealth = self.weights[WEALTH] if self.turns > 0 else 0.0
        self.per_wealth = self.box.values.points_per_wealth.value + per_wealth
        self.coast = coast_of(state, seat, self.tables)

    def expect(self, empire: Empire | Sheet) -> float:
        return self.outlook.expect(empire, self.turns, self.rivals, self.state, self.coast)

    def draft(self, state: State) -> Draft:
        return Draft(state, self.box, self.tables, None)

    def purchase(self, me: Empire | Sheet, innovations: int, goods: int) -> float:
        """The best that buying one development with these means would bring."""
        tables, owned = self.tables, me.developments
        per_innovation, discount = innovation_value(me, tables), star_discount(me, tables)
        free, stored = innovations * per_innovation, me.wealth * tables.wealth_value
        best = 0.0
        for n, (bit, cost, star, _) in enumerate(tables.shop):
            if (owned | tables.struck) & bit:
                continue
            left = (cost - discount if star else cost) - free
            if left > goods + stored:
                continue
            gain = tables.points[n] + (self.weights[FIRST_DEVELOPMENT + n] if self.turns > 0 else 0.0)
            gain += self.outlook.bonus(me, n)
            if left > 0:
                wealth = max(0, -(-(left - goods) // tables.wealth_value))
                gain -= wealth * self.per_wealth + max(0, left - wealth * tables.wealth_value) * self.per_good
            best = max(best, gain)
        return best

    def after_feeding(self, me: Empire, food: int) -> float:
        """What it means to have so much food when the provinces are fed."""
        mouths = provinces(me, self.tables)
        fed = min(food, mouths)
        sheet = self.draft(self.state).sheet(self.seat)
        sheet.food = food - fed
        return self.expect(sheet) - (mouths - fed) - self.expect(me)

    def voyages(self, state: State) -> dict[int, tuple[int, float]]:
        """For each colony that a ship of theirs could complete: the population it takes, and what it would bring."""
        me, tables = state.empires[self.seat], self.tables
        spare, now, found = pegs_left(me, tables), self.expect(me), {}
        for number, (full, holes, own) in enumerate(zip(self.coast, tables.colony_holes, me.colonies, strict=True)):
            if full and own < holes and holes - own <= spare:
                draft = self.draft(state)
                draft.sea = Sea(every_turn=False, founded=0, opponent=0)
                take_over(draft, number)
                collect_benefits(draft)
                gain = self.expect(draft.me) - now + (draft.innovations - state.innovations) * WORTH["innovation"]
                found[number] = full - own * tables.peg_population, gain
        return found

    def builds(self, state: State) -> list[Build]:
        """What each thing that may be built now would bring."""
        now = self.expect(state.empires[self.seat])
        found = []
        for action in building(state, state.empires[self.seat], self.tables):
            if action.verb == "build":
                draft = self.draft(state)
                build(draft, action)
                found.append(Build(action, self.expect(draft.me) - now, state.population - draft.population, draft))
        return found

    def population_gains(self, state: State, most: int) -> list[float]:
        """What so much population would build, one after the other, each where it brings most."""
        state = changed(state, population=most, stack=((BUILD, self.seat),), boxes=0)
        gains = [0.0]
        while len(gains) <= most:
            best = max(self.population_builds(state), key=lambda build: build.gain, default=None)
            if best is None or best.gain <= 0:
                gains += [gains[-1]] * (most + 1 - len(gains))
                break
            if best.population:
                gains.append(gains[-1])
            gains[-1] += best.gain
            best.after.stack = state.stack
            state = best.after.done()
        return gains

    def population_builds(self, state: State) -> list[Build]:
        """The builds that take population, or come free with it."""
        return [build for build in self.builds(state) if build.action not in (URN, SHIP)]


def shared_out(gains: Sequence[float], ships: int, voyages: Iterable[tuple[int, float]]) -> list[float]:
    """What so much population brings, shared out between building and completing colonies, a ship for each."""
    most = len(gains)
    fleets = [[0.0] * most for _ in range(ships + 1)]
    for cost, gain in voyages:
        if gain <= 0 or cost >= most:
            continue
        for sailing in range(ships, 0, -1):
            fewer, own = fleets[sailing - 1], fleets[sailing]
            for population in range(most - 1, cost - 1, -1):
                with_it = fewer[population - cost] + gain
                if with_it > own[population]:
                    own[population] = with_it
    settled = fleets[ships]
    return [max(settled[used] + gains[all_ - used] for used in range(all_ + 1)) for all_ in range(most)]
