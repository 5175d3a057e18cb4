"""The actions of Eight-Minute Empire as orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.state import State
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import short
from ludarium.words.eight_minute_empire.names import coins, empire, free_or_coins, region
from ludarium.words.voice import Company


@attrs.frozen
class OrderContext:
    """The box, the position and the players that an order refers to."""

    box: Box
    state: State
    company: Company


def action(moment: Moment, action: Action, company: Company) -> str:
    state: Any = moment.observed
    return ORDERS[action.verb](OrderContext(box_of(moment.title), state, company), action)


def _first(now: OrderContext, action: Action) -> str:
    seat = int(action.args[0])
    if seat == now.state.stack[-1].actor:
        return empire.tr("Begin yourself")
    return empire.tr("Let {name:object} begin", name=now.company.label(seat))


def _take(now: OrderContext, action: Action) -> str:
    card = int(action.args[0])
    cost = now.box.costs[now.state.row.index(card)]
    return empire.tr("Take {card:object} {price}", card=short(now.box.card[card]), price=free_or_coins(cost))


def _move(now: OrderContext, action: Action) -> str:
    here, there = map(region, map(str, action.args))
    return empire.tr("Move an army {here} → {there}", here=here, there=there)


def _destroy(now: OrderContext, action: Action) -> str:
    owner, where = action.args[0], region(str(action.args[1]))
    if owner == NEUTRAL_WORD:
        return empire.tr("Destroy a neutral army in {region}", region=where)
    if owner == now.state.stack[-1].actor:
        return empire.tr("Destroy your own army in {region}", region=where)
    whose = now.company.label(int(owner))
    return empire.tr("Destroy an army of {owner:of} in {region}", owner=whose, region=where)


ORDERS: Mapping[str, Callable[[OrderContext, Action], str]] = {
    "neutral": lambda now, action: empire.tr("Place a neutral army in {region}", region=region(str(action.args[0]))),
    "bid": lambda now, action: empire.tr("Bid {coins:object}", coins=coins(int(action.args[0]))),
    "first": _first,
    "take": _take,
    "place": lambda now, action: empire.tr("Place an army in {region}", region=region(str(action.args[0]))),
    "move": _move,
    "city": lambda now, action: empire.tr("Build a city in {region}", region=region(str(action.args[0]))),
    "destroy": _destroy,
    "confirm": lambda now, action: empire.tr("Destroy your own army"),
    "end": lambda now, action: empire.tr("End the turn"),
}
