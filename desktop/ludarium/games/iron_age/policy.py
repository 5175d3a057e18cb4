"""Which actions look promising to the computer, before any search."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.evaluation import ALONE_SCALE, MOST_POPULATION, Evaluation
from ludarium.games.iron_age.frames import BUILD, FOUND
from ludarium.games.iron_age.market import Market
from ludarium.games.iron_age.programs import applied
from ludarium.games.iron_age.state import Seat, State
from ludarium.games.iron_age.steps.building import build
from ludarium.games.iron_age.steps.founding import set_pegs
from ludarium.games.iron_age.views import View

SHARPNESS, ALONE_SHARPNESS = 0.01, 0.5 / ALONE_SCALE
"""How much better, in value, an action must look to be tried about three times as often: alone, half a point."""


class Policy:
    """Shares of attention, from values one step ahead."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation, self.box = evaluation, evaluation.box

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Shares that favour what looks best. Nothing that is looked at here rolls a die."""
        values = self._values(state, actions)
        best, sharpness = max(values), ALONE_SHARPNESS if len(state.seats) == 1 else SHARPNESS
        weights = [math.exp((value - best) / sharpness) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _values(self, state: State, actions: Sequence[Action]) -> list[float]:
        step, seat = state.stack[-1].program, state.stack[-1].actor
        if step == BUILD:
            return self._build_values(state, actions)
        if step == FOUND:
            return self._founding_values(state, actions)
        return [self.evaluation.value(applied(self.box, state, action), seat) for action in actions]

    def _build_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What each action of the build step leads to: the rest of the population goes where it brings most."""
        evaluation, seat = self.evaluation, state.seat
        buildings, people = evaluation.buildings(state, seat), state.population
        begun = buildings.beginning_with_each(people)
        view, me = evaluation.view(state, seat), state.seats[seat]
        market = Market(view, me, me.goods).gain(state.innovations, me.goods)
        now = view.expect(me) + market
        worths = []
        for action in actions:
            if action in begun:
                worths.append(now + begun[action])
            elif action.verb == "done":
                worths.append(now)
            else:
                worths.append(self._with_goods(view, state, action) + buildings.gains[people])
        return [worth * evaluation.scale(state) for worth in worths]

    def _with_goods(self, view: View, state: State, action: Action) -> float:
        """What there is once goods are spent on an urn, a ship or food."""
        draft = view.draft(state)
        if action.verb == "build":
            build(draft, action)
        else:
            draft.me.goods, draft.me.food = draft.me.goods - 1, draft.me.food + 1
        me = draft.me
        return view.expect(me) + Market(view, me, me.goods).gain(state.innovations, me.goods)

    def _founding_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What each action of the founding step brings beyond the buildings that its population would have built."""
        seat, box = state.seat, self.box
        view, me = self.evaluation.view(state, seat), state.seats[seat]
        gains, now = self.evaluation.buildings(state, seat).gains, view.expect(me)
        voyages = view.voyages(state) if me.ships else {}
        scale, people = self.evaluation.scale(state), min(state.population, MOST_POPULATION)
        worths = []
        for action in actions:
            worth, used = 0.0, 0
            if action.verb == "complete":
                used, worth = voyages[box.colony[str(action.args[0])]]
            elif action.verb != "done":
                own = view.draft(state).me
                used = _try_at_sea(box, own, action)
                worth = view.expect(own) - now
            worths.append((worth - gains[people] + gains[max(0, people - used)]) * scale)
        return worths


def _try_at_sea(box: Box, me: Seat, action: Action) -> int:
    """Place or withdraw a peg, or turn a good into food; the population that it takes."""
    if action.verb == "convert":
        me.goods, me.food = me.goods - 1, me.food + 1
        return 0
    number, more = box.colony[str(action.args[0])], 1 if action.verb == "found" else -1
    set_pegs(me, number, me.colonies[number] + more)
    return box.peg_population if more > 0 else 0
