"""How the computer sees The Iron Age: how a position stands."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Outcome
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.dice_values import DiceValues
from ludarium.games.iron_age.learned import Values
from ludarium.games.iron_age.pace import turns_left
from ludarium.games.iron_age.scoring import outcome, score
from ludarium.games.iron_age.sharing import Curve, joined, shared_out
from ludarium.games.iron_age.state import State, changed, copied, provinces
from ludarium.games.iron_age.steps.developing import payments
from ludarium.games.iron_age.steps.founding import collect_benefits
from ludarium.games.iron_age.views import View

ALONE_SCALE = 200.0
"""Alone at the table, a value is the score as a share of this."""

MOST_POPULATION = 19
"""More population than the dice of one turn ever give."""

RATIONS = 7
"""More food than this makes no difference to what population is worth."""

KEPT = 256
"""Cached entries of each kind; a turn needs a few."""

V = TypeVar("V")

Curves = Mapping[Action, Curve]


class Evaluation:
    """What positions are worth, for search."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.values = Values(box)
        self._dice: dict[Hashable, DiceValues] = {}
        self._curves: dict[Hashable, tuple[Curves, Curve]] = {}

    def forget(self) -> None:
        """Drop what was worked out with other weights."""
        self._dice.clear()
        self._curves.clear()

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
        return self.chance(state, expected_scores, seat)

    def chance(self, state: State, expected: Sequence[float], seat: int) -> float:
        """The chance to end with the highest score: the nearer the end, the more a lead counts."""
        best, spread = max(expected), self.spread(state)
        odds = [math.exp((score - best) / spread) for score in expected]
        return odds[seat] / sum(odds)

    def spread(self, state: State) -> float:
        """How many points of lead make a win about three times as likely."""
        return self.values.of(len(state.seats)).spread(turns_left(self.box, state, state.seat))

    def scale(self, state: State) -> float:
        """How much value a point is."""
        return 1 / ALONE_SCALE if len(state.seats) == 1 else 0.25 / self.spread(state)

    def expect(self, state: State, seat: int) -> float:
        """The final score that the seat may expect."""
        if seat != state.seat or is_between_turns(state):
            return self.view(state, seat).expect(state.seats[seat])
        step = state.stack[-1][0]
        if step in (frames.REROLL, frames.LEAD, frames.OMENS):
            left = self.box.rolls - state.rolls if step == frames.REROLL else 0
            return self.dice_values(state).shown(state, left)
        return self._in_the_middle(state, seat, step)

    def view(self, state: State, seat: int) -> View:
        return View(self.values, state, seat)

    def _in_the_middle(self, state: State, seat: int, step: int) -> float:
        """After collecting: what there is, and what the unspent means still promise."""
        view = self.view(state, seat)
        me = state.seats[seat]
        if step == frames.STORE:
            return view.expect(me) + view.market(me, may_build=False).storing()
        if step == frames.PAY:
            return self._paid(view, state)
        innovations = state.innovations
        if step == frames.FOUND:
            draft = view.draft(state)
            collect_benefits(draft)
            me, innovations = draft.done().seats[seat], draft.innovations
        worth = view.expect(me)
        if step in (frames.EITHER, frames.FEED):
            worth += view.after_feeding(me, me.food)
        if state.population:
            worth += self._settling(view, state, step)
        return worth + view.market(me, may_build=step != frames.BUY).gain(innovations, me.goods)

    def _paid(self, view: View, state: State) -> float:
        """The cheapest way to pay, and what becomes of the goods that are left."""
        own = copied(state.seats[view.seat])
        own.developments |= 1 << state.stack[-1][2]
        wealth, goods, worth = own.wealth, own.goods, -math.inf
        for wealth_paid, _, goods_paid in payments(self.box, state, state.stack[-1][2]):
            own.wealth, own.goods = wealth - wealth_paid, goods - goods_paid
            worth = max(worth, view.expect(own) + view.market(own, may_build=False).storing())
        return worth

    def _settling(self, view: View, state: State, step: int) -> float:
        """What the population may bring, in buildings and colonies."""
        gains = self.gains(state, view.seat)[: state.population + 1]
        ships = state.seats[view.seat].ships
        if state.sea is None or step >= frames.BUILD or not ships:
            return gains[-1]
        return shared_out(gains, ships, view.voyages(state).values())[-1]

    # What population would build

    def gains(self, state: State, seat: int) -> Curve:
        """What so much population would build."""
        return self._built(state, seat)[1]

    def curves(self, state: State, seat: int) -> Curves:
        """What each building would bring by itself, by how much population goes into it."""
        return self._built(state, seat)[0]

    def _built(self, state: State, seat: int) -> tuple[Curves, Curve]:
        """Both are cached by what they depend on. Goods, ships, wealth and colonies hardly matter and are left out."""
        me, view = state.seats[seat], self.view(state, seat)
        mouths = provinces(self.box, me) if state.stack[-1][0] <= frames.FEED else 0
        food = min(RATIONS, max(0, me.food - mouths))
        places = me.port_boxes, me.urns, me.province_boxes, me.armies, me.monuments, me.first, me.developments
        key = places, food, view.turns, view.rivals, state.built, state.boxes, view.alone
        found = self._curves.get(key)
        if found is None:
            blank = changed(me, food=food, goods=0, ships=0, wealth=0, colonies=(0,) * len(me.colonies))
            seats = (*state.seats[:seat], blank, *state.seats[seat + 1 :])
            curves = self.view(state, seat).building_curves(changed(state, seats=seats), MOST_POPULATION)
            found = curves, joined(curves.values(), MOST_POPULATION)
            _keep(self._curves, key, found)
        return found

    # What dice are worth

    def dice_values(self, state: State) -> DiceValues:
        """The same for all dice of the turn, so it is cached."""
        order = state.seat, state.first, state.full, state.round
        key = state.seats, order, state.built, state.sea, len(state.dice)
        found = self._dice.get(key)
        if found is None:
            found = DiceValues(self.values, state, state.seat)
            _keep(self._dice, key, found)
        return found

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """The exact expectation of rolling dice again; of nothing else."""
        step = state.stack[-1][0]
        if step not in (frames.REROLL, frames.LEAD):
            return None
        picks = [self.box.dice.pick(action) for action in actions if action.args]
        values = self.dice_values(state)
        as_they_lie = values.shown(state, 0)
        if step == frames.REROLL:
            scores = [as_they_lie, *values.expectations(state, picks)]
        else:
            scores = [*values.leads(state, picks), as_they_lie]
        if len(state.seats) == 1:
            return [min(1.0, max(0.0, score / ALONE_SCALE)) for score in scores]
        others = [self.expect(state, seat) if seat != state.seat else 0.0 for seat in range(len(state.seats))]
        return [
            self.chance(state, [*others[: state.seat], own, *others[state.seat + 1 :]], state.seat) for own in scores
        ]


def _keep(kept: dict[Hashable, V], key: Hashable, found: V) -> None:
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = found


def is_between_turns(state: State) -> bool:
    """Whether the turn's dice are not rolled yet, or all that is left of it is the opponent's roll."""
    return not state.stack or state.stack[0][0] <= frames.ROLL or state.stack[0][0] == frames.OPPONENT


def _share(result: Outcome, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0
