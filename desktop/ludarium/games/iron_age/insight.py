"""How the computer sees The Iron Age: how a position stands, and which actions look promising."""

from __future__ import annotations

import math
from collections.abc import Sequence

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.contract import Outcome
from ludarium.games.iron_age.appraisal import Appraisal
from ludarium.games.iron_age.colonising import collect_benefits
from ludarium.games.iron_age.content import Content, Tables
from ludarium.games.iron_age.developing import payments
from ludarium.games.iron_age.outlook import Outlook, load_knowledge
from ludarium.games.iron_age.rolling import DiceOrders
from ludarium.games.iron_age.rounds import goods_per_wealth
from ludarium.games.iron_age.scoring import outcome, score
from ludarium.games.iron_age.state import (
    BUILD,
    EITHER,
    FEED,
    FOUND,
    LEAD,
    OMENS,
    OPPONENT,
    PAY,
    REROLL,
    ROLL,
    STORE,
    Sea,
    Sheet,
    State,
    changed,
    provinces,
)
from ludarium.games.iron_age.views import Build, View, shared_out

ALONE_SCALE = 200.0
"""Alone at the table, a value is the score as a share of this."""

SPREAD = 13.0
"""How many points of lead, in the first round, make a win about three times as likely."""

SHARPNESS, ALONE_SHARPNESS = 0.01, 0.5 / ALONE_SCALE
"""How much better, in value, an action must look to be tried about three times as often: alone, half a point."""

MOST_POPULATION = 19
"""More population than the dice of one turn ever give."""

RATIONS = 2
"""More food than this makes no difference to what population is worth."""

KEPT = 64
"""So many appraisals are kept; a turn needs one or two."""


class Insight:
    """Values and priors for search."""

    def __init__(self, box: Content, dice: DiceOrders) -> None:
        self.box, self.dice = box, dice
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
        result = outcome(state, self.box)
        if len(state.empires) == 1:
            expected = score(state.empires[0], self.box) if result else self.expect(state, 0)
            return min(1.0, max(0.0, expected / ALONE_SCALE))
        if result:
            return _share(result, seat)
        expected_scores = [self.expect(state, other) for other in range(len(state.empires))]
        return _chance(expected_scores, seat, state.round)

    def expect(self, state: State, seat: int) -> float:
        """The final score that the seat may expect."""
        if seat != state.seat or _is_between_turns(state):
            view = View(self.outlook, state, seat)
            return view.expect(state.empires[seat])
        step = state.stack[-1][0]
        if step in (REROLL, LEAD, OMENS):
            left = self.box.tables.rolls - state.rolls if step == REROLL else 0
            return self.appraisal(state).shown(state, left)
        return self._in_the_middle(state, seat, step)

    def _in_the_middle(self, state: State, seat: int, step: int) -> float:
        """After collecting: what there is, and what the unspent means still promise."""
        view = View(self.outlook, state, seat)
        me = state.empires[seat]
        if step == STORE:
            return view.expect(me) + self._storing(view, state)
        if step == PAY:
            return view.expect(me) + self._paying(view, state)
        innovations = state.innovations
        if step == FOUND:
            draft = view.draft(state)
            collect_benefits(draft)
            me, innovations = draft.done().empires[seat], draft.innovations
        worth = view.expect(me)
        if step in (EITHER, FEED):
            worth += view.after_feeding(me, me.food)
        if state.sea is not None and step < BUILD:
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
        gains = self._gains(state, view.seat)[: state.population + 1]
        ships = state.empires[view.seat].ships
        return shared_out(gains, ships, view.voyages(state).values() if ships else ())[-1]

    def _gains(self, state: State, seat: int) -> list[float]:
        """What so much population would build. What it hardly depends on is left out, so that it can be kept."""
        assert state.sea is not None
        me, nothing = state.empires[seat], dict.fromkeys(("goods", "ships", "wealth"), 0)
        mouths = provinces(me, self.box.tables) if state.stack[-1][0] <= FEED else 0
        food = min(RATIONS, max(0, me.food - mouths))
        blank = attrs.evolve(me, food=food, colonies=(0,) * len(me.colonies), **nothing)  # type: ignore[misc]
        key = changed(
            state,
            **dict.fromkeys(("seed", "counter", "viewer", "fate", "rolls", "population", "innovations"), 0),
            dice=(),
            sea=Sea(state.sea.every_turn, 0, state.sea.opponent),
            empires=(*state.empires[:seat], blank, *state.empires[seat + 1 :]),
            stack=((BUILD, seat),),
        )
        found = self._population.get(key)
        if found is None:
            if len(self._population) >= KEPT:
                self._population.clear()
            found = self._population[key] = View(self.outlook, key, seat).population_gains(key, MOST_POPULATION)
        return found

    def builds(self, state: State, seat: int) -> list[Build]:
        """What may be built and what it brings; kept, since a search asks twice."""
        key = changed(state, seed=0, counter=0, viewer=0, stack=((BUILD, seat),))
        found = self._builds.get(key)
        if found is None:
            if len(self._builds) >= KEPT:
                self._builds.clear()
            found = self._builds[key] = View(self.outlook, key, seat).builds(key)
        return found

    def _storing(self, view: View, state: State) -> float:
        me, tables = state.empires[state.seat], self.box.tables
        rate = goods_per_wealth(me, tables)
        sets = min(me.goods // rate, tables.wealth_row - me.wealth)
        return max(0.0, sets * (view.per_wealth - rate * view.per_good))

    def _paying(self, view: View, state: State) -> float:
        me, tables, development = state.empires[state.seat], self.box.tables, state.stack[-1][2]
        draft = view.draft(state)
        draft.me.developments |= 1 << development
        cheapest = min(
            wealth * view.per_wealth + goods * view.per_good
            for wealth, _, goods in payments(state, me, development, tables)
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

    # Which actions look promising

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """The exact expectation of rolling dice again; of nothing else."""
        step = state.stack[-1][0]
        if step not in (REROLL, LEAD):
            return None
        picks = [self.dice.pick(action) for action in actions if action.args]
        appraisal = self.appraisal(state)
        as_they_lie = appraisal.shown(state, 0)
        if step == REROLL:
            scores = [as_they_lie, *appraisal.expectations(state, picks)]
        else:
            scores = [*appraisal.leads(state, picks), as_they_lie]
        if len(state.empires) == 1:
            return [min(1.0, max(0.0, score / ALONE_SCALE)) for score in scores]
        others = [self.expect(state, seat) if seat != state.seat else 0.0 for seat in range(len(state.empires))]
        return [
            _chance([*others[: state.seat], own, *others[state.seat + 1 :]], state.seat, state.round) for own in scores
        ]

    def build_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What each action of the build step brings, as a change of value."""
        seat = state.seat
        builds = {build.action: build for build in self.builds(state, seat)}
        per_population = self.per_population(state, seat)
        scale = self._scale(state)
        worths = []
        for action in actions:
            if action in builds:
                worths.append(builds[action].gain - builds[action].population * per_population)
            else:
                worths.append(-state.population * per_population if action.verb == "done" else 0.0)
        return [worth * scale for worth in worths]

    def founding_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What each action of the founding step brings beyond the buildings that its population would have built."""
        seat, tables = state.seat, self.box.tables
        view, me = View(self.outlook, state, seat), state.empires[seat]
        gains, now = self._gains(state, seat), view.expect(me)
        voyages = view.voyages(state) if me.ships else {}
        scale, people = self._scale(state), min(state.population, MOST_POPULATION)
        worths = []
        for action in actions:
            worth, used = 0.0, 0
            if action.verb == "complete":
                used, worth = voyages[tables.colony[str(action.args[0])]]
            elif action.verb != "done":
                sheet = view.draft(state).me
                used = _try_at_sea(sheet, action, tables)
                worth = view.expect(sheet) - now
            worths.append((worth - gains[people] + gains[max(0, people - used)]) * scale)
        return worths

    def _scale(self, state: State) -> float:
        """How much value a point is."""
        return 1 / ALONE_SCALE if len(state.empires) == 1 else 0.25 / max(3.0, SPREAD - state.round)

    def priors(self, state: State, values: Sequence[float]) -> list[float]:
        """Shares that favour what looks best, from the values one step ahead."""
        best, sharpness = max(values), ALONE_SHARPNESS if len(state.empires) == 1 else SHARPNESS
        weights = [math.exp((value - best) / sharpness) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]


def _try_at_sea(sheet: Sheet, action: Action, tables: Tables) -> int:
    """Place or withdraw a peg, or turn a good into food; the population that it takes."""
    if action.verb == "convert":
        sheet.goods, sheet.food = sheet.goods - 1, sheet.food + 1
        return 0
    number, more = tables.colony[str(action.args[0])], 1 if action.verb == "found" else -1
    sheet.colonies = (*sheet.colonies[:number], sheet.colonies[number] + more, *sheet.colonies[number + 1 :])
    return tables.peg_population if more > 0 else 0


def _is_between_turns(state: State) -> bool:
    """Whether the turn's dice are not rolled yet, or all that is left of it is the opponent's roll."""
    return not state.stack or state.stack[0][0] <= ROLL or state.stack[0][0] == OPPONENT


def _share(result: Outcome, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _chance(expected: Sequence[float], seat: int, round_number: int) -> float:
    """The chance to end with the highest score: the nearer the end, the more a lead counts."""
    spread = max(3.0, SPREAD - round_number)
    best = max(expected)
    odds = [math.exp((score - best) / spread) for score in expected]
    return odds[seat] / sum(odds)
