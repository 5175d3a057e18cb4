"""What the goods, wealth and innovations of a seat would bring this turn."""

from __future__ import annotations

from ludarium.games.iron_age.sharing import Curve, share_steps
from ludarium.games.iron_age.state import Seat, copied
from ludarium.games.iron_age.steps.developing import innovation_value, star_discount
from ludarium.games.iron_age.steps.storing import goods_per_wealth
from ludarium.games.iron_age.views import View


class Market:
    """The best use of means: one development, urns, ships, wealth, or goods kept.

    goods: what so many goods bring beside none when nothing is bought
    """

    def __init__(self, view: View, me: Seat, most: int, *, may_build: bool = True) -> None:
        self._view, self._box, self._me = view, view.box, me
        self._now = view.expect(me)
        self._trial = copied(me)
        self._trial.goods = 0
        self._none = view.expect(self._trial)
        self.goods = self._goods_curve(most, may_build)
        self._trial.goods = me.goods
        self._innovation, self._discount = innovation_value(self._box, me), star_discount(self._box, me)
        self._wealth, self._owning = self._spent_wealth(), dict[int, float]()

    def _goods_curve(self, most: int, may_build: bool) -> Curve:
        box, me, trial = self._box, self._me, self._trial
        kept = [0.0]
        for goods in range(1, most + 1):
            trial.goods = goods
            kept.append(self._view.expect(trial) - self._none)
        trial.goods = 0
        curve = self._share(kept, "wealth", box.wealth_row, goods_per_wealth(box, me))
        if may_build:
            curve = self._share(curve, "urns", box.urns, 1)
            if box.ships_for_all or me.developments & box.shipbuilding:
                curve = self._share(curve, "ships", box.ship_row, box.ship_goods)
        return curve

    def _share(self, curve: Curve, what: str, limit: int, cost: int) -> Curve:
        """Share goods out between a curve and steps of one thing, which cost the same each."""
        trial, start, steps = self._trial, getattr(self._trial, what), [0.0]
        for amount in range(start + 1, min(limit, start + (len(curve) - 1) // cost) + 1):
            setattr(trial, what, amount)
            steps.append(self._view.expect(trial) - self._none)
        setattr(trial, what, start)
        return share_steps(curve, steps, cost)

    def _spent_wealth(self) -> Curve:
        """What is lost with so much wealth that is spent."""
        trial, lost = self._trial, [0.0]
        for wealth in range(self._me.wealth - 1, -1, -1):
            trial.wealth = wealth
            lost.append(self._view.expect(trial) - self._now)
        trial.wealth = self._me.wealth
        return lost

    def _own(self, bit: int) -> float:
        """What owning the development brings."""
        found = self._owning.get(bit)
        if found is None:
            self._trial.developments = self._me.developments | bit
            found = self._owning[bit] = self._view.expect(self._trial) - self._now
        return found

    def gain(self, innovations: int, goods: int) -> float:
        """Return what these means bring, beside what the seat's goods promise as they lie."""
        box, curve, owned = self._box, self.goods, self._me.developments | self._box.struck
        free, best = innovations * self._innovation, curve[goods]
        means = free + goods + self._me.wealth * box.wealth_value
        for bit, cost, star, _ in box.shop:
            price = cost - self._discount if star else cost
            if price > means or owned & bit:
                continue
            own, left = self._own(bit), price - free
            for wealth, lost in enumerate(self._wealth):
                due = max(0, left - wealth * box.wealth_value)
                if due <= goods:
                    best = max(best, own + lost + curve[goods - due])
                if not due:
                    break
        return best - self._now + self._none

    def storing(self) -> float:
        """Return what the seat's goods bring when nothing is bought any more."""
        return self.goods[self._me.goods] - self._now + self._none
