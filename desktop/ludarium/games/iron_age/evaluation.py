"""How the computer sees The Iron Age: how a position stands."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import TypeVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Outcome
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.buildings import Buildings
from ludarium.games.iron_age.dice_values import DiceValues
from ludarium.games.iron_age.learned import Values
from ludarium.games.iron_age.market import Market
from ludarium.games.iron_age.pace import turns_left
from ludarium.games.iron_age.scoring import outcome, score
from ludarium.games.iron_age.sharing import shared_out
from ludarium.games.iron_age.state import State, changed, copied, provinces
from ludarium.games.iron_age.steps.collecting import food_change
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


class Evaluation:
    """What positions are worth, for search."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.values = Values(box)
        self._dice: dict[Hashable, DiceValues] = {}
        self._buildings: dict[Hashable, Buildings] = {}

    def forget(self) -> None:
        """Drop what was worked out with other weights."""
        self._dice.clear()
        self._buildings.clear()

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
        step = state.stack[-1].program
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
            return view.expect(me) + Market(view, me, me.goods, may_build=False).storing()
        if step == frames.PAY:
            return self._paid(view, state)
        innovations = state.innovations
        if step == frames.FOUND:
            draft = view.draft(state)
            collect_benefits(draft)
            me, innovations = draft.done().seats[seat], draft.innovations
        worth = view.expect(me)
        if step == frames.EITHER:
            worth += self._eat_or_settle(view, state)
        elif step == frames.FEED:
            worth += view.after_feeding(me, me.food)
        if step != frames.EITHER and step <= frames.BUILD and (state.population or state.boxes):
            worth += self._settling(view, state, state.population)
        return worth + Market(view, me, me.goods, may_build=step != frames.BUY).gain(innovations, me.goods)

    def _paid(self, view: View, state: State) -> float:
        """The cheapest way to pay, and what becomes of the goods that are left."""
        own = copied(state.seats[view.seat])
        own.developments |= 1 << state.stack[-1].left
        wealth, goods, worth = own.wealth, own.goods, -math.inf
        for wealth_paid, _, goods_paid in payments(self.box, state, state.stack[-1].left):
            own.wealth, own.goods = wealth - wealth_paid, goods - goods_paid
            worth = max(worth, view.expect(own) + Market(view, own, own.goods, may_build=False).storing())
        return worth

    def _eat_or_settle(self, view: View, state: State) -> float:
        """What food and population bring, the dice that give either used as is best."""
        me, left, face = state.seats[view.seat], state.stack[-1].left, self.box.either_face
        more, row = max(0, face.food + food_change(view.draft(state))), self.box.food_row
        return max(
            view.after_feeding(me, min(row, me.food + taken * more))
            + self._settling(view, state, state.population + (left - taken) * face.population)
            for taken in range(left + 1)
        )

    def _settling(self, view: View, state: State, population: int) -> float:
        """What so much population may bring, in buildings and colonies."""
        gains = self.buildings(state, view.seat).gains[: population + 1]
        ships = state.seats[view.seat].ships
        if state.sea is None or state.stack[-1].program >= frames.BUILD or not ships:
            return gains[-1]
        return shared_out(gains, ships, view.voyages(state).values())[-1]

    # What population would build

    def buildings(self, state: State, seat: int) -> Buildings:
        """Cached by what it depends on. Goods, ships, wealth and colonies hardly matter and are left out."""
        me, view = state.seats[seat], self.view(state, seat)
        mouths = provinces(self.box, me) if state.stack[-1].program <= frames.FEED else 0
        food = min(RATIONS, max(0, me.food - mouths))
        places = me.port_boxes, me.urns, me.province_boxes, me.armies, me.monuments, me.first, me.developments
        key = places, food, view.turns, view.rivals, state.built, state.boxes, view.alone
        found = self._buildings.get(key)
        if found is None:
            blank = changed(me, food=food, goods=0, ships=0, wealth=0, colonies=(0,) * len(me.colonies))
            cleared = changed(state, seats=(*state.seats[:seat], blank, *state.seats[seat + 1 :]))
            found = Buildings(self.view(cleared, seat), cleared, MOST_POPULATION)
            _keep(self._buildings, key, found)
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
        """The exact expectation of rolling or setting dice; of nothing else."""
        step = state.stack[-1].program
        if step not in (frames.REROLL, frames.LEAD, frames.OMENS):
            return None
        scores = self._dice_scores(state, step, actions)
        if len(state.seats) == 1:
            return [min(1.0, max(0.0, score / ALONE_SCALE)) for score in scores]
        others = [self.expect(state, seat) if seat != state.seat else 0.0 for seat in range(len(state.seats))]
        return [
            self.chance(state, [*others[: state.seat], own, *others[state.seat + 1 :]], state.seat) for own in scores
        ]

    def _dice_scores(self, state: State, step: int, actions: Sequence[Action]) -> list[float]:
        values = self.dice_values(state)
        if step == frames.OMENS:
            return values.omens(state, actions)
        picks = [self.box.dice.pick(action) for action in actions if action.args]
        as_they_lie = values.shown(state, 0)
        if step == frames.REROLL:
            return [as_they_lie, *values.expectations(state, picks)]
        return [*values.leads(state, picks), as_they_lie]


def _keep(kept: dict[Hashable, V], key: Hashable, found: V) -> None:
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = found


def is_between_turns(state: State) -> bool:
    """Whether the turn's dice are not rolled yet, or all that is left of it is the opponent's roll."""
    return not state.stack or state.stack[0].program <= frames.ROLL or state.stack[0].program == frames.OPPONENT


def _share(result: Outcome, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0
