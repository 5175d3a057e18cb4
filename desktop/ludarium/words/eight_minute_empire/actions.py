"""The actions of Eight-Minute Empire as orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.state import State
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import short
from ludarium.words.eight_minute_empire.names import coins, empire, free_or_coins, region
from ludarium.words.voice import Company


@attrs.frozen
class Occasion:
    """What an order is given with: the box, the position, and who sits at the table."""

    box: Box
    state: State
    company: Company


def action(title: AnyTitle, state: State, action: Action, company: Company) -> str:
    return ORDERS[action.verb](Occasion(box_of(title), state, company), action)


def _neutral(now: Occasion, action: Action) -> str:
    return empire.tr("Place a neutral army in {region}", region=region(str(action.args[0])))


def _bid(now: Occasion, action: Action) -> str:
    return empire.tr("Bid {coins:object}", coins=coins(int(action.args[0])))


def _first(now: Occasion, action: Action) -> str:
    seat = int(action.args[0])
    if seat == now.state.stack[-1].actor:
        return empire.tr("Begin yourself")
    return empire.tr("Let {name:object} begin", name=now.company.label(seat))


def _take(now: Occasion, action: Action) -> str:
    card = int(action.args[0])
    cost = now.box.costs[now.state.row.index(card)]
    return empire.tr("Take {card:object} {price}", card=short(now.box.card[card]), price=free_or_coins(cost))


def _place(now: Occasion, action: Action) -> str:
    return empire.tr("Place an army in {region}", region=region(str(action.args[0])))


def _move(now: Occasion, action: Action) -> str:
    here, there = map(region, map(str, action.args))
    return empire.tr("Move an army {here} → {there}", here=here, there=there)


def _city(now: Occasion, action: Action) -> str:
    return empire.tr("Build a city in {region}", region=region(str(action.args[0])))


def _destroy(now: Occasion, action: Action) -> str:
    owner, where = action.args[0], region(str(action.args[1]))
    if owner == NEUTRAL_WORD:
        return empire.tr("Destroy a neutral army in {region}", region=where)
    if owner == now.state.stack[-1].actor:
        return empire.tr("Destroy your own army in {region}", region=where)
    whose = now.company.label(int(owner))
    return empire.tr("Destroy an army of {owner:of} in {region}", owner=whose, region=where)


def _confirm(now: Occasion, action: Action) -> str:
    return empire.tr("Destroy your own army")


def _end(now: Occasion, action: Action) -> str:
    return empire.tr("End the turn")


ORDERS: Mapping[str, Callable[[Occasion, Action], str]] = {
    "neutral": _neutral,
    "bid": _bid,
    "first": _first,
    "take": _take,
    "place": _place,
    "move": _move,
    "city": _city,
    "destroy": _destroy,
    "confirm": _confirm,
    "end": _end,
}
