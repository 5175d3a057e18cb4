"""What looks promising before any search: most decisions are worked out, only cards are left to it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.games.eight_minute_empire.evaluation import Evaluation
from ludarium.games.eight_minute_empire.features import turns_left
from ludarium.games.eight_minute_empire.programs import applied
from ludarium.games.eight_minute_empire.state import State
from ludarium.games.eight_minute_empire.steps.step import step_of

SHARPNESS = 0.01
"""How much better, in value, an action must look to be tried about three times as often."""

RIVAL_BID = 0.5
"""How many coins another seat bids, about: every coin more makes it that much less likely."""


class Policy:
    """Expectations and priors for search, seen with an evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation, self._box = evaluation, evaluation.box

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """The value of each action, where it is worked out and not searched for."""
        match step_of(self._box, state).key:
            case "act":
                return self._using(state, actions)
            case "bid":
                return self._bids(state, actions)
            case "first":
                return [float(action.args[0] == state.stack[-1].actor) for action in actions]
            case "neutral":
                return self._populating(state, actions)
        return None

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """From what each card brings when its turn is thought through."""
        if step_of(self._box, state).key != "take":
            return None
        seat = state.stack[-1].actor
        return likely([self._evaluation.promised(applied(self._box, state, action), seat) for action in actions])

    def _using(self, state: State, actions: Sequence[Action]) -> list[float]:
        """By the best plan that begins with each."""
        steps = self._evaluation.prospect(state).steps
        least = min(steps.values()) - SHARPNESS
        return [min(1.0, max(0.0, steps.get(action, least))) for action in actions]

    def _bids(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What naming the first player is worth, against what a bid costs if it wins."""
        many = len(state.seats)
        weights = self._evaluation.features.at(many, turns_left(self._box, state))
        rivals = many - 1
        found = []
        for action in actions:
            coins = int(action.args[0])
            wins = (1 - RIVAL_BID ** (coins + 1)) ** rivals
            found.append(0.5 + wins * (weights["first"] - coins * weights["coins"]) / 40)
        return found

    def _populating(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Neutral armies harm both alike: where none is yet, and rather far from the start."""
        roads, start = self._evaluation.roads[state.map][1], self._box.boards[state.map].start
        near = {region: steps for region, steps, _ in roads.near[start]}
        return [
            0.5 + 0.01 * near.get(region, 0) - 0.1 * state.neutral[region] - 0.0001 * region
            for region in range(len(actions))
        ]


def likely(values: Sequence[float]) -> list[float]:
    """How often to try each, from how good it looks."""
    best = max(values)
    odds = [math.exp((value - best) / SHARPNESS) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]
