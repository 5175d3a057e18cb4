"""The actions of Eight-Minute Empire as orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.actions import Action
from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.state import State
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import short
from ludarium.words.eight_minute_empire.names import coins, empire, free_or_coins, region
from ludarium.words.voice import general


def action(title: AnyTitle, state: State, action: Action) -> str:
    return ORDERS[action.verb](title, state, action)


def _neutral(title: AnyTitle, state: State, action: Action) -> str:
    return empire.tr("Place a neutral army in {region}", region=region(str(action.args[0])))


def _bid(title: AnyTitle, state: State, action: Action) -> str:
    return empire.tr("Bid {coins}", coins=coins(int(action.args[0])))


def _first(title: AnyTitle, state: State, action: Action) -> str:
    seat = int(action.args[0])
    if seat == state.stack[-1][1]:
        return empire.tr("Begin yourself")
    return empire.tr("Let seat {number} begin", number=seat + 1)


def _take(title: AnyTitle, state: State, action: Action) -> str:
    card, box = int(action.args[0]), box_of(title)
    cost = box.costs[state.row.index(card)]
    return empire.tr("Take {card} {price}", card=short(box.card[card]), price=free_or_coins(cost))


def _place(title: AnyTitle, state: State, action: Action) -> str:
    return empire.tr("Place an army in {region}", region=region(str(action.args[0])))


def _move(title: AnyTitle, state: State, action: Action) -> str:
    here, there = map(region, map(str, action.args))
    return empire.tr("Move an army {here} → {there}", here=here, there=there)


def _city(title: AnyTitle, state: State, action: Action) -> str:
    return empire.tr("Build a city in {region}", region=region(str(action.args[0])))


def _destroy(title: AnyTitle, state: State, action: Action) -> str:
    owner, where = action.args[0], region(str(action.args[1]))
    if owner == NEUTRAL_WORD:
        return empire.tr("Destroy a neutral army in {region}", region=where)
    if owner == state.stack[-1][1]:
        return empire.tr("Destroy your own army in {region}", region=where)
    whose = general.tr("Seat {number}", number=int(owner) + 1)
    return empire.tr("Destroy an army of {owner} in {region}", owner=whose, region=where)


def _confirm(title: AnyTitle, state: State, action: Action) -> str:
    return empire.tr("Destroy your own army")


def _end(title: AnyTitle, state: State, action: Action) -> str:
    return empire.tr("End the turn")


ORDERS: Mapping[str, Callable[[AnyTitle, State, Action], str]] = {
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
