"""One seat's position: what it may expect, and what its means could bring this turn."""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.games.iron_age.coasts import WORTH, coast_of
from ludarium.games.iron_age.learned import Values
from ludarium.games.iron_age.pace import rival_strength, turns_left
from ludarium.games.iron_age.sharing import Curve, share_steps
from ludarium.games.iron_age.state import Draft, Sea, Seat, State, copied, provinces, strength
from ludarium.games.iron_age.steps.building import ARMY, PORT, PROVINCE, build
from ludarium.games.iron_age.steps.developing import innovation_value, star_discount
from ludarium.games.iron_age.steps.founding import collect_benefits, pegs_left, take_over
from ludarium.games.iron_age.steps.storing import goods_per_wealth


class View:
    """One seat's position as its value sees it: turns left, rivals, weights."""

    def __init__(self, values: Values, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.alone = len(state.seats) == 1
        value = values.of(len(state.seats))
        self.box = value.box
        self.turns = turns_left(self.box, state, seat)
        self.rivals = rival_strength(state, seat, [strength(self.box, own) for own in state.seats])
        self.value = value.at(self.turns)
        self.coast = coast_of(self.box, state, seat)

    def expect(self, me: Seat) -> float:
        return self.value.of(me, self.state, self.rivals, self.coast)

    def draft(self, state: State) -> Draft:
        return Draft(state, self.box, None)

    def after_feeding(self, me: Seat, food: int) -> float:
        """Return what it means to have so much food when the provinces are fed."""
        mouths = provinces(self.box, me)
        fed = min(food, mouths)
        own = copied(me)
        own.food = food - fed
        return self.expect(own) - (mouths - fed) - self.expect(me)

    def voyages(self, state: State) -> dict[int, tuple[int, float]]:
        """For each colony that a ship could complete: the population it takes, and what it would bring."""
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

    # Population

    def building_curves(self, state: State, most: int) -> dict[Action, Curve]:
        """For each thing that takes population: what so much of it would bring, finished or not."""
        me, box = state.seats[self.seat], self.box
        rooms = {
            PROVINCE: box.province_boxes - me.province_boxes,
            PORT: box.ports - me.port_boxes,
            ARMY: min(me.food // box.army_food, box.army_row - me.armies),
        }
        for action, filled, boxes in zip(box.monument_actions, me.monuments, box.monument_boxes, strict=True):
            rooms[action] = boxes - filled
        now = self.expect(me)
        return {action: self._building_curve(state, action, room, most, now) for action, room in rooms.items() if room}

    def _building_curve(self, state: State, action: Action, room: int, most: int, now: float) -> Curve:
        draft = self.draft(state)
        draft.population = most
        curve = [0.0]
        for _ in range(room):
            build(draft, action)
            if draft.population < 0:
                break
            gain = self.expect(draft.me) - now
            if len(curve) == most - draft.population:
                curve.append(gain)
            else:  # a box that Architecture adds
                curve[-1] = gain
        return curve

    # Goods

    def goods_curve(self, me: Seat, *, may_build: bool) -> Curve:
        """What so many goods bring beside none, the best made of them: urns, ships, wealth, or goods kept."""
        box, own, row = self.box, copied(me), self.box.goods_row
        own.goods = 0
        none = self.expect(own)
        kept = []
        for goods in range(row + 1):
            own.goods = goods
            kept.append(self.expect(own) - none)
        own.goods = 0
        curve: Curve = self._stepwise(kept, own, "wealth", box.wealth_row, goods_per_wealth(box, me), none)
        if may_build:
            curve = self._stepwise(curve, own, "urns", box.urns, 1, none)
            if box.ships_for_all or me.developments & box.shipbuilding:
                curve = self._stepwise(curve, own, "ships", box.ship_row, box.ship_goods, none)
        return curve

    def _stepwise(self, curve: Curve, own: Seat, what: str, limit: int, cost: int, none: float) -> Curve:
        """Share goods out between a curve and steps of one thing, which cost the same each."""
        start, steps = getattr(own, what), [0.0]
        for amount in range(start + 1, min(limit, start + (len(curve) - 1) // cost) + 1):
            setattr(own, what, amount)
            steps.append(self.expect(own) - none)
        setattr(own, what, start)
        return share_steps(curve, steps, cost)

    def market(self, me: Seat, *, may_build: bool = True) -> Market:
        return Market(self, me, may_build)


class Market:
    """What goods, wealth and innovations of a seat would buy, and what becomes of the goods that are left."""

    def __init__(self, view: View, me: Seat, may_build: bool) -> None:
        self._box, self._me = view.box, me
        self.goods = view.goods_curve(me, may_build=may_build)
        own = copied(me)
        now = view.expect(me)
        own.goods = 0
        self._before = now - view.expect(own)
        own.goods = me.goods
        self._wealth = [0.0]
        for wealth in range(me.wealth - 1, -1, -1):
            own.wealth = wealth
            self._wealth.append(view.expect(own) - now)
        own.wealth = me.wealth
        self._gains = []
        self._innovation, discount = innovation_value(self._box, me), star_discount(self._box, me)
        for bit, cost, star, _ in self._box.shop:
            if not (me.developments | self._box.struck) & bit:
                own.developments = me.developments | bit
                self._gains.append((cost - discount if star else cost, view.expect(own) - now))

    def gain(self, innovations: int, goods: int) -> float:
        """Return what these means bring, beside what the seat's goods promise as they lie."""
        best = self.goods[goods]
        free = innovations * self._innovation
        for cost, gain in self._gains:
            left = cost - free
            if left <= 0:
                best = max(best, gain + self.goods[goods])
                continue
            for wealth, lost in enumerate(self._wealth):
                due = max(0, left - wealth * self._box.wealth_value)
                if due <= goods:
                    best = max(best, gain + lost + self.goods[goods - due])
                if not due:
                    break
        return best - self._before

    def storing(self) -> float:
        """Return what the seat's goods bring when nothing is bought any more."""
        return self.goods[self._me.goods] - self._before
