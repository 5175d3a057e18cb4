"""How the computer sees The Iron Age: how a position stands."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.contract import Outcome
from ludarium.engine.frames import question
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.appraisal import Appraisal
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.outlook import Outlook, load_knowledge
from ludarium.games.iron_age.scoring import outcome, score
from ludarium.games.iron_age.state import Sea, State, changed, provinces
from ludarium.games.iron_age.steps.developing import payments
from ludarium.games.iron_age.steps.founding import collect_benefits
from ludarium.games.iron_age.steps.storing import goods_per_wealth
from ludarium.games.iron_age.views import Build, View, shared_out

ALONE_SCALE = 200.0
"""Alone at the table, a value is the score as a share of this."""

SPREAD = 13.0
"""How many points of lead, in the first round, make a win about three times as likely."""

MOST_POPULATION = 19
"""More population than the dice of one turn ever give."""

RATIONS = 2
"""More food than this makes no difference to what population is worth."""

KEPT = 64
"""So many appraisals are kept; a turn needs one or two."""


class Evaluation:
    """What positions are worth, for search."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.use(Outlook(box, load_knowledge()))

    def use(self, outlook: Outlook) -> None:
        """See with this outlook from now on."""
        self.outlook = outlook
        self._appraisals: dict[State, Appraisal] = {}
        self._builds: dict[State, list[Build]] = {}
        self._population: dict[State, list[float]] = {}

    # How a position stands

    def value(self, state: State, seat: int) -> float:
        """The chance to win, from what every seat may expect; alone, the expected score."""
        result = outcome(self.box, state)
        if len(state.seats) == 1:
            expected = score(self.box, state.seats[0]) if result else self.expect(state, 0)
            return min(1.0, max(0.0, expected / ALONE_SCALE))
        if result:
            return _share(result, seat)
        expected_scores = [self.expect(state, other) for other in range(len(state.seats))]
        return _chance(expected_scores, seat, state.round)

    def expect(self, state: State, seat: int) -> float:
        """The final score that the seat may expect."""
        if seat != state.seat or _is_between_turns(state):
            view = View(self.outlook, state, seat)
            return view.expect(state.seats[seat])
        step = state.stack[-1].program
        if step in (frames.REROLL, frames.LEAD, frames.OMENS):
            left = self.box.rolls - state.rolls if step == frames.REROLL else 0
            return self.appraisal(state).shown(state, left)
        return self._in_the_middle(state, seat, step)

    def _in_the_middle(self, state: State, seat: int, step: int) -> float:
        """After collecting: what there is, and what the unspent means still promise."""
        view = View(self.outlook, state, seat)
        me = state.seats[seat]
        if step == frames.STORE:
            return view.expect(me) + self._storing(view, state)
        if step == frames.PAY:
            return view.expect(me) + self._paying(view, state)
        innovations = state.innovations
        if step == frames.FOUND:
            draft = view.draft(state)
            collect_benefits(draft)
            me, innovations = draft.done().seats[seat], draft.innovations
        worth = view.expect(me)
        if step in (frames.EITHER, frames.FEED):
            worth += view.after_feeding(me, me.food)
        if state.sea is not None and step < frames.BUILD:
            worth += self._settling(view, state)
        elif state.population:
            worth += state.population * self.per_population(state, seat)
        return worth + view.purchase(me, innovations, me.goods)

    def per_population(self, state: State, seat: int) -> float:
        """What the best use of one population brings."""
        return max((build.gain for build in self.builds(state, seat) if build.population), default=0.0)

    def _settling(self, view: View, state: State) -> float:
        """What the population may bring, in colonies and buildings."""
        if not state.population:
            return 0.0
        gains = self.gains(state, view.seat)[: state.population + 1]
        ships = state.seats[view.seat].ships
        return shared_out(gains, ships, view.voyages(state).values() if ships else ())[-1]

    def gains(self, state: State, seat: int) -> list[float]:
        """What so much population would build. What it hardly depends on is left out, so that it can be kept."""
        assert state.sea is not None
        me, nothing = state.seats[seat], dict.fromkeys(("goods", "ships", "wealth"), 0)
        mouths = provinces(self.box, me) if state.stack[-1].program <= frames.FEED else 0
        food = min(RATIONS, max(0, me.food - mouths))
        blank = changed(me, food=food, colonies=(0,) * len(me.colonies), **nothing)
        key = changed(
            state,
            **dict.fromkeys(("seed", "counter", "viewer", "fate", "rolls", "population", "innovations"), 0),
            dice=(),
            sea=Sea(state.sea.every_turn, 0, state.sea.opponent),
            seats=(*state.seats[:seat], blank, *state.seats[seat + 1 :]),
            stack=(question(frames.BUILD, seat),),
        )
        found = self._population.get(key)
        if found is None:
            if len(self._population) >= KEPT:
                self._population.clear()
            found = self._population[key] = View(self.outlook, key, seat).population_gains(key, MOST_POPULATION)
        return found

    def builds(self, state: State, seat: int) -> list[Build]:
        """What may be built and what it brings; kept, since a search asks twice."""
        key = changed(state, seed=0, counter=0, viewer=0, stack=(question(frames.BUILD, seat),))
        found = self._builds.get(key)
        if found is None:
            if len(self._builds) >= KEPT:
                self._builds.clear()
            found = self._builds[key] = View(self.outlook, key, seat).builds(key)
        return found

    def _storing(self, view: View, state: State) -> float:
        me, box = state.seats[state.seat], self.box
        rate = goods_per_wealth(box, me)
        sets = min(me.goods // rate, box.wealth_row - me.wealth)
        return max(0.0, sets * (view.per_wealth - rate * view.per_good))

    def _paying(self, view: View, state: State) -> float:
        me, development = state.seats[state.seat], state.stack[-1].left
        draft = view.draft(state)
        draft.me.developments |= 1 << development
        cheapest = min(
            wealth * view.per_wealth + goods * view.per_good
            for wealth, _, goods in payments(self.box, state, development)
        )
        return view.expect(draft.me) - view.expect(me) - cheapest

    def appraisal(self, state: State) -> Appraisal:
        """The appraisal of this turn's dice; the same for all dice of the turn, so it is kept."""
        key = changed(state, seed=0, counter=0, viewer=0, dice=(0,) * len(state.dice), fate=0, rolls=0, stack=())
        found = self._appraisals.get(key)
        if found is None:
            if len(self._appraisals) >= KEPT:
                self._appraisals.clear()
            found = self._appraisals[key] = Appraisal(self.outlook, state, state.seat)
        return found

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """The exact expectation of rolling dice again; of nothing else."""
        step = state.stack[-1].program
        if step not in (frames.REROLL, frames.LEAD):
            return None
        picks = [self.box.dice.pick(action) for action in actions if action.args]
        appraisal = self.appraisal(state)
        as_they_lie = appraisal.shown(state, 0)
        if step == frames.REROLL:
            scores = [as_they_lie, *appraisal.expectations(state, picks)]
        else:
            scores = [*appraisal.leads(state, picks), as_they_lie]
        if len(state.seats) == 1:
            return [min(1.0, max(0.0, score / ALONE_SCALE)) for score in scores]
        others = [self.expect(state, seat) if seat != state.seat else 0.0 for seat in range(len(state.seats))]
        return [
            _chance([*others[: state.seat], own, *others[state.seat + 1 :]], state.seat, state.round) for own in scores
        ]


def _is_between_turns(state: State) -> bool:
    """Whether the turn's dice are not rolled yet, or all that is left of it is the opponent's roll."""
    return not state.stack or state.stack[0].program <= frames.ROLL or state.stack[0].program == frames.OPPONENT


def _share(result: Outcome, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _chance(expected: Sequence[float], seat: int, round_number: int) -> float:
    """The chance to end with the highest score: the nearer the end, the more a lead counts."""
    spread = max(3.0, SPREAD - round_number)
    best = max(expected)
    odds = [math.exp((score - best) / spread) for score in expected]
    return odds[seat] / sum(odds)
