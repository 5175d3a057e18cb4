"""Step 5: buying one development."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.rounds import begin_storing
from ludarium.games.iron_age.state import BUY, PAY, Draft, Empire, Sheet, State

DONE = act("done")

Payment = tuple[int, int, int]
"""Wealth, innovations and goods."""


def begin_buying(draft: Draft) -> None:
    if len(buying(draft, draft.me, draft.tables)) > 1:
        draft.ask(BUY, draft.seat)
    else:
        begin_storing(draft)


def stop_buying(draft: Draft, action: Action) -> None:
    begin_storing(draft)


def buying(turn: State | Draft, me: Empire | Sheet, tables: Tables) -> list[Action]:
    """The developments that can be paid for now."""
    means = (
        me.goods * tables.good_value + turn.innovations * innovation_value(me, tables) + me.wealth * tables.wealth_value
    )
    owned, discount = me.developments | tables.struck, star_discount(me, tables)
    found = [
        action
        for bit, cost, star, action in tables.shop
        if not owned & bit and means >= (cost - discount if star else cost)
    ]
    found.append(DONE)
    return found


def innovation_value(me: Empire | Sheet, tables: Tables) -> int:
    return tables.innovation_value_smelted if me.developments & tables.metallurgy else tables.innovation_value


def star_discount(me: Empire | Sheet, tables: Tables) -> int:
    return sum(discount for bit, discount in tables.stars if me.developments & bit)


def price(me: Empire | Sheet, development: int, tables: Tables) -> int:
    """What the development costs this owner."""
    return discounted(development, star_discount(me, tables), tables)


def discounted(development: int, discount: int, tables: Tables) -> int:
    """What it costs, with so much off what has a star."""
    _, cost, star, _ = tables.shop[development]
    return cost - discount if star else cost


def payments(turn: State | Draft, me: Empire | Sheet, development: int, tables: Tables) -> list[Payment]:
    """Every way to pay from which no unit could be left out."""
    cost = price(me, development, tables)
    per_wealth, per_innovation = tables.wealth_value, innovation_value(me, tables)
    found = []
    for wealth in range(me.wealth + 1):
        for innovations in range(turn.innovations + 1):
            left = cost - wealth * per_wealth - innovations * per_innovation
            if left > 0:
                goods = -(-left // tables.good_value)
                if goods <= me.goods:
                    found.append((wealth, innovations, goods))
            elif not (wealth and left + per_wealth <= 0) and not (innovations and left + per_innovation <= 0):
                found.append((wealth, innovations, 0))
    return found


def paying(turn: State | Draft, me: Empire | Sheet, development: int, tables: Tables) -> list[Action]:
    return [act("pay", *payment) for payment in payments(turn, me, development, tables)]


def buy(draft: Draft, action: Action) -> None:
    """Choose a development, and how to pay where there is more than one way."""
    development = draft.tables.development[str(action.args[0])]
    ways = payments(draft, draft.me, development, draft.tables)
    if len(ways) == 1:
        _pay_for(draft, development, ways[0])
    else:
        draft.stack = (*draft.stack, (PAY, draft.seat, development))
        draft.began = 1


def pay(draft: Draft, action: Action) -> None:
    wealth, innovations, goods = (int(word) for word in action.args)
    draft.began = 0
    _pay_for(draft, draft.stack[-1][2], (wealth, innovations, goods))


def _pay_for(draft: Draft, development: int, payment: Payment) -> None:
    """Pay and own it from this moment on; what was paid above the price is lost."""
    me = draft.me
    wealth, innovations, goods = payment
    me.wealth -= wealth
    draft.innovations -= innovations
    me.goods -= goods
    me.developments |= 1 << development
    name = ("development", draft.box.developments[development].id)
    draft.tell("bought", draft.seat, name, ("wealth", wealth), ("innovations", innovations), ("goods", goods))
    begin_storing(draft)
