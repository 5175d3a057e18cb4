"""One seat's position: what it may expect, and what it could build, buy or found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludarium.engine.actions import Action
from ludarium.engine.frames import question
from ludarium.games.iron_age.coasts import WORTH, coast_of
from ludarium.games.iron_age.frames import BUILD
from ludarium.games.iron_age.outlook import PARTS, Outlook, rival_strength, turns_left
from ludarium.games.iron_age.state import Draft, Sea, Seat, State, changed, provinces, strength
from ludarium.games.iron_age.steps.building import SHIP, URN, build, building
from ludarium.games.iron_age.steps.developing import innovation_value, star_discount
from ludarium.games.iron_age.steps.founding import collect_benefits, pegs_left, take_over

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
        self.box = outlook.box
        self.turns = turns_left(self.box, state, seat)
        strengths = [strength(self.box, own) for own in state.seats]
        self.rivals = rival_strength(state, seat, strengths)
        self.alone = len(state.seats) == 1
        self.weights = outlook.scaled(self.alone, self.turns)
        self.per_good = self.weights[GOOD] if self.turns > 0 else 0.0
        per_wealth = self.weights[WEALTH] if self.turns > 0 else 0.0
        self.per_wealth = self.box.points_per_wealth + per_wealth
        self.coast = coast_of(self.box, state, seat)

    def expect(self, me: Seat) -> float:
        return self.outlook.expect(me, self.turns, self.rivals, self.state, self.coast)

    def draft(self, state: State) -> Draft:
        return Draft(state, self.box, None)

    def purchase(self, me: Seat, innovations: int, goods: int) -> float:
        """The best that buying one development with these means would bring."""
        box, owned = self.box, me.developments
        per_innovation, discount = innovation_value(box, me), star_discount(box, me)
        free, stored = innovations * per_innovation, me.wealth * box.wealth_value
        best = 0.0
        for n, (bit, cost, star, _) in enumerate(box.shop):
            if (owned | box.struck) & bit:
                continue
            left = (cost - discount if star else cost) - free
            if left > goods + stored:
                continue
            gain = box.points[n] + (self.weights[FIRST_DEVELOPMENT + n] if self.turns > 0 else 0.0)
            gain += self.outlook.bonus(me, n)
            if left > 0:
                wealth = max(0, -(-(left - goods) // box.wealth_value))
                gain -= wealth * self.per_wealth + max(0, left - wealth * box.wealth_value) * self.per_good
            best = max(best, gain)
        return best

    def after_feeding(self, me: Seat, food: int) -> float:
        """What it means to have so much food when the provinces are fed."""
        mouths = provinces(self.box, me)
        fed = min(food, mouths)
        own = self.draft(self.state).own(self.seat)
        own.food = food - fed
        return self.expect(own) - (mouths - fed) - self.expect(me)

    def voyages(self, state: State) -> dict[int, tuple[int, float]]:
        """For each colony that a ship of theirs could complete: the population it takes, and what it would bring."""
        me, box = state.seats[self.seat], self.box
        spare, now, found = pegs_left(box, me), self.expect(me), {}
        for number, (full, holes, own) in enumerate(zip(self.coast, box.colony_holes, me.colonies, strict=True)):
            if full and own < holes and holes - own <= spare:
                draft = self.draft(state)
                draft.sea = Sea(every_turn=False, founded=0, opponent=0)
                take_over(draft, number)
                collect_benefits(draft)
                gain = self.expect(draft.me) - now + (draft.innovations - state.innovations) * WORTH["innovation"]
                found[number] = full - own * box.peg_population, gain
        return found

    def builds(self, state: State) -> list[Build]:
        """What each thing that may be built now would bring."""
        now = self.expect(state.seats[self.seat])
        found = []
        for action in building(self.box, state):
            if action.verb == "build":
                draft = self.draft(state)
                build(draft, action)
                found.append(Build(action, self.expect(draft.me) - now, state.population - draft.population, draft))
        return found

    def population_gains(self, state: State, most: int) -> list[float]:
        """What so much population would build, one after the other, each where it brings most."""
        state = changed(state, population=most, stack=(question(BUILD, self.seat),), boxes=0)
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
