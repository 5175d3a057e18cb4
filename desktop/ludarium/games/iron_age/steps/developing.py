"""Step 5: buying one development."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.engine.scene import Unused
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import Draft, Seat, State
from ludarium.games.iron_age.steps.step import Step, word
from ludarium.games.iron_age.steps.storing import begin_storing

DONE = act("done")

Payment = tuple[int, int, int]
"""Wealth, innovations and goods."""


class Buy(Step):
    """One development, or none."""

    ask, key, of = Ask.ONE, "buy", "development"
    done = DONE
    stage = "develop"
    verbs: ClassVar = {"buy": "IA-ROUND-03", "done": "IA-ROUND-04"}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        me = state.seats[state.seat]
        return {"goods": me.goods, "innovations": state.innovations, "wealth": me.wealth}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return buying(self.box, state)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        number = self.box.development.get(word(action))
        if number is None or action.verb != "buy":
            return None
        me, name = state.seats[state.seat], self.box.development_ids[number]
        if self.box.struck >> number & 1:
            return because("struck", "MED-SETUP-04", development=name)
        if me.developments >> number & 1:
            return because("owned-already", "IA-DEV-05", development=name)
        return because("too-dear", "IA-DEV-04", development=name, price=price(self.box, me, number))

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.verb == "buy" and frame.program == frames.STORE:
            return because("one-development", "IA-DEV-01")  # bought or not: the step for it is over
        return None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        """Choose a development, and how to pay where there is more than one way."""
        if action is DONE:
            begin_storing(draft)
            return
        development = draft.box.development[str(action.args[0])]
        ways = payments(draft.box, draft, development)
        if len(ways) == 1:
            pay_for(draft, development, ways[0])
        else:
            draft.ask_first(frames.PAY, draft.seat, development)

    def waste(self, state: State, frame: Frame, action: Action) -> Unused:
        return (("innovations", state.innovations),) if action is DONE and state.innovations else ()

    def sought(self, state: State, frame: Frame) -> Sequence[Action]:
        return [action for _, _, _, action in self.box.shop]

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action is DONE:
            return super().touches(state, frame, action)
        seat, me = state.seat, state.seats[state.seat]
        means = ((f"{seat}.goods", me.goods), (f"{seat}.wealth", me.wealth), ("innovation", state.innovations))
        return (tuple(piece for piece, many in means if many), (f"{seat}.development.{word(action)}",))

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        return act("buy", name) if place == "development" else None


class Pay(Step):
    """How the development is paid for: every way from which no unit could be left out."""

    ask, key = Ask.PAYMENT, "pay"
    stage = "develop"
    verbs: ClassVar = {"pay": "IA-ROUND-03"}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        development = frame.left
        cost = price(self.box, state.seats[state.seat], development)
        return {"development": self.box.development_ids[development], "price": cost}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return [act("pay", *payment) for payment in payments(self.box, state, frame.left)]

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.offers(state, frame)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if len(action.args) != 3 or not all(isinstance(word, int) and word >= 0 for word in action.args):
            return None
        me, number = state.seats[state.seat], frame.left
        wealth, innovations, goods = (int(word) for word in action.args)
        if wealth > me.wealth or innovations > state.innovations or goods > me.goods:
            return because("not-yours-to-pay", "IA-DEV-02")
        paid = (
            wealth * self.box.wealth_value + innovations * innovation_value(self.box, me) + goods * self.box.good_value
        )
        cost = price(self.box, me, number)
        if paid < cost:
            return because("too-little", "IA-DEV-04", paid=paid, price=cost)
        return because("too-much", "IA-AMB-19", ways=len(payments(self.box, state, number)))

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        wealth, innovations, goods = (int(word) for word in action.args)
        draft.began = 0
        pay_for(draft, frame.left, (wealth, innovations, goods))

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((".".join(("payment", *map(str, action.args))),),)


# What may be done


def begin_buying(draft: Draft) -> None:
    if len(buying(draft.box, draft)) > 1:
        draft.ask(frames.BUY, draft.seat)
    else:
        begin_storing(draft)


def buying(box: Box, turn: State) -> list[Action]:
    """The developments that can be paid for now."""
    me = turn.seats[turn.seat]
    means = me.goods * box.good_value + turn.innovations * innovation_value(box, me) + me.wealth * box.wealth_value
    owned, discount = me.developments | box.struck, star_discount(box, me)
    found = [
        action
        for bit, cost, star, action in box.shop
        if not owned & bit and means >= (cost - discount if star else cost)
    ]
    found.append(DONE)
    return found


def innovation_value(box: Box, me: Seat) -> int:
    return box.innovation_value_smelted if me.developments & box.metallurgy else box.innovation_value


def star_discount(box: Box, me: Seat) -> int:
    return sum(discount for bit, discount in box.stars if me.developments & bit)


def price(box: Box, me: Seat, development: int) -> int:
    """What the development costs this owner."""
    return discounted(box, development, star_discount(box, me))


def discounted(box: Box, development: int, discount: int) -> int:
    """What it costs, with so much off what has a star."""
    _, cost, star, _ = box.shop[development]
    return cost - discount if star else cost


def payments(box: Box, turn: State, development: int) -> list[Payment]:
    """Every way to pay from which no unit could be left out."""
    me = turn.seats[turn.seat]
    cost = price(box, me, development)
    per_wealth, per_innovation = box.wealth_value, innovation_value(box, me)
    found = []
    for wealth in range(me.wealth + 1):
        for innovations in range(turn.innovations + 1):
            left = cost - wealth * per_wealth - innovations * per_innovation
            if left > 0:
                goods = -(-left // box.good_value)
                if goods <= me.goods:
                    found.append((wealth, innovations, goods))
            elif not (wealth and left + per_wealth <= 0) and not (innovations and left + per_innovation <= 0):
                found.append((wealth, innovations, 0))
    return found


# Doing it


def pay_for(draft: Draft, development: int, payment: Payment) -> None:
    """Pay and own it from this moment on; what was paid above the price is lost."""
    me = draft.me
    wealth, innovations, goods = payment
    me.wealth -= wealth
    draft.innovations -= innovations
    me.goods -= goods
    me.developments |= 1 << development
    name = ("development", draft.box.development_ids[development])
    draft.tell("bought", draft.seat, name, ("wealth", wealth), ("innovations", innovations), ("goods", goods))
    begin_storing(draft)
