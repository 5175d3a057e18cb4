"""How the computer sees Eight-Minute Empire: how a position stands, and which actions look promising."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property

import attrs

from ludarium.engine.actions import Action
from ludarium.games.eight_minute_empire.content import Box
from ludarium.games.eight_minute_empire.outlook import Outlook, load_knowledge, turns_left
from ludarium.games.eight_minute_empire.planning import EXACT, Plan, Planner, Roads, shares
from ludarium.games.eight_minute_empire.scoring import outcome
from ludarium.games.eight_minute_empire.state import ACT, BID, NAME, POPULATE, State
from ludarium.games.eight_minute_empire.turns import END

SHARPNESS = 0.01
"""How much better, in value, an action must look to be tried about three times as often."""

GAME_SPREAD = 3.0
"""By how many points more a win is uncertain for every game that is still to come."""

KEPT = 4_000
"""So many turns that were thought through are kept."""

RIVAL_BID = 0.5
"""How many coins another seat bids, about: every coin more makes it that much less likely."""


@attrs.frozen
class Prospect:
    """A turn that was thought through: the best end of it, and what may be reached by each step."""

    points: Sequence[float]
    steps: Mapping[Action, float]


class Insight:
    """Values, expectations and priors for search."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.use(Outlook(box, load_knowledge().weights))

    def use(self, outlook: Outlook) -> None:
        """See with this outlook from now on."""
        self.outlook = outlook
        self._prospects: dict[object, Prospect] = {}

    @cached_property
    def roads(self) -> Mapping[str, tuple[Roads, Roads]]:
        """By map: over land, and over land and sea."""
        return {name: (Roads(board, False), Roads(board, True)) for name, board in self.box.boards.items()}

    # How a position stands

    def value(self, state: State, seat: int) -> float:
        """How likely the seat wins."""
        if not state.stack:
            end = outcome(state, self.box, self.box.boards[state.map])
            assert end is not None
            return 1 / len(end.winners) if seat in end.winners else 0.0
        return self._wins(state, self._points(state))[seat]

    def _points(self, state: State) -> Sequence[float]:
        """The points that each seat may expect: in mid-turn, those after the best that can still be done."""
        if state.stack[-1][0] == ACT:
            return self.prospect(state).points
        board = self.box.boards[state.map]
        left = turns_left(state, self.box)
        return self.outlook.estimates(state.realms, state.neutral, state.tokens, board, left)

    def _wins(self, state: State, points: Sequence[float]) -> list[float]:
        spread = self.outlook.at(len(state.realms), turns_left(state, self.box))["spread"]
        if state.past:
            points = [each + past.points for each, past in zip(points, state.past, strict=True)]
            spread += GAME_SPREAD * (state.games - state.game)
        return shares(points, spread)

    # A turn as a whole

    def prospect(self, state: State) -> Prospect:
        """What can be made of the card that was taken. Nothing hidden matters here."""
        key = (state.map, state.stack, state.realms, state.neutral, state.tokens, state.past, state.game)
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) > KEPT:
                self._prospects.clear()
            found = self._prospects[key] = self._thought_through(state)
        return found

    def _thought_through(self, state: State) -> Prospect:
        planner = Planner(
            state, self.box.boards[state.map], self.roads[state.map], self.outlook, turns_left(state, self.box)
        )
        seat, plans = planner.seat, planner.plans()
        nothing = planner.nothing()
        best_points: Sequence[float] = planner.points(nothing)
        best = rest = self._wins(state, best_points)[seat]
        steps = {END: rest}
        for plan in plans[:EXACT]:
            points = planner.points(plan)
            value = self._wins(state, points)[seat]
            _keep(steps, plan, value)
            if value > best:
                best, best_points = value, points
        for plan in plans[EXACT:]:
            _keep(steps, plan, min(best, rest + plan.gain * SHARPNESS) - SHARPNESS)
        return Prospect(best_points, steps)

    # What looks promising

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        step = state.stack[-1][0]
        if step == ACT:
            steps = self.prospect(state).steps
            least = min(steps.values()) - SHARPNESS
            return [min(1.0, max(0.0, steps.get(action, least))) for action in actions]
        if step == BID:
            return self._bids(state, actions)
        if step == NAME:
            return [float(action.args[0] == state.stack[-1][1]) for action in actions]
        if step == POPULATE:
            return self._populating(state, actions)
        return None

    def _bids(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What naming the first player is worth, against what a bid costs if it wins."""
        seats = len(state.realms)
        weights = self.outlook.at(seats, turns_left(state, self.box))
        rivals = seats - 1
        found = []
        for action in actions:
            coins = int(action.args[0])
            wins = (1 - RIVAL_BID ** (coins + 1)) ** rivals
            found.append(0.5 + wins * (weights["first"] - coins * weights["coins"]) / 40)
        return found

    def _populating(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Neutral armies harm both alike: where none is yet, and rather far from the start."""
        near = {region: steps for region, steps, _ in self.roads[state.map][1].near[self.box.boards[state.map].start]}
        return [
            0.5 + 0.01 * near.get(region, 0) - 0.1 * state.neutral[region] - 0.0001 * region
            for region in range(len(actions))
        ]

    def priors(self, state: State, actions: Sequence[Action], after: Sequence[State]) -> Sequence[float]:
        """From what each card brings when its turn is thought through."""
        seat = state.stack[-1][1]
        return likely([self.value(each, seat) for each in after])


def _keep(steps: dict[Action, float], plan: Plan, value: float) -> None:
    for step in plan.steps:
        if value > steps.get(step, -1.0):
            steps[step] = value


def likely(values: Sequence[float]) -> list[float]:
    """How often to try each, from how good it looks."""
    best = max(values)
    odds = [math.exp((value - best) / SHARPNESS) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]
