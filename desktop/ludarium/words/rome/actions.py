"""The actions of Rome as orders. What an answer means depends on the question that it answers: `answers`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment
from ludarium.games.rome.box import Use
from ludarium.games.rome.edicts import next_spaces
from ludarium.games.rome.kinds import SPACE_OF
from ludarium.games.rome.prices import buy_cost, cycle_cost, trade_prices
from ludarium.games.rome.state import UP
from ludarium.games.rome.steps.market import where
from ludarium.words.rome.answers import ANSWERS
from ludarium.words.rome.box import called, edict_called, enemy_called, printed
from ludarium.words.rome.names import AGREEMENTS, amounts, named, rome, tokens
from ludarium.words.rome.orders import OrderContext
from ludarium.words.rome.speech import speech
from ludarium.words.voice import TEXT, Company, listing

PLAIN: Mapping[str, str] = {
    "end": TEXT("rome", "End your actions: Cleanup"),
    "part": TEXT("rome", "Take only part of the next benefits"),
    "return-strife": TEXT("rome", "Return a strife from hand to the supply"),
    "pay-off": TEXT("rome", "Pay off a loan"),
    "keep": TEXT("rome", "Put them under their piles from left to right"),
    "put projects": TEXT("rome", "Put it in the Projects Area"),
    "put hand": TEXT("rome", "Take it into hand"),
    "put discard": TEXT("rome", "Put it on the discard pile"),
    "level 1": TEXT("rome", "From the Level I pile"),
    "level 2": TEXT("rome", "From the Level II pile"),
}
"""Actions that always read the same, by their text form."""

ON_CARDS: Mapping[str, str] = {
    "basic": TEXT("rome", "Play {card:object}"),
    "boost": TEXT("rome", "Boost {card:object}"),
    "face-down": TEXT("rome", "Play {card:object} face down for a point"),
    "march": TEXT("rome", "Use {card:object} for movement"),
    "project": TEXT("rome", "Put {card:object} in the Projects Area"),
    "discard": TEXT("rome", "Discard {card:object}"),
    "abandon": TEXT("rome", "Discard {card:object} from the Projects Area"),
    "under": TEXT("rome", "Put {card:object} under its pile next"),
}
"""Actions of a card that they name."""


def action(moment: Moment, action: Action, company: Company) -> str:
    if action.text in PLAIN:
        return rome.tr(PLAIN[action.text])
    order = OrderContext(moment, action)
    if action.verb in ON_CARDS:
        return rome.tr(ON_CARDS[action.verb], card=order.card)
    return ORDERS[action.verb](order)


# Edicts and projects


def _edict(order: OrderContext) -> str:
    return edict_called(order.box, order.box.edict_of[order.word])


def _pay_edict(order: OrderContext) -> str:
    box, cube = order.box, int(order.action.args[1]) - 1
    cost = next(cost for at, _, cost in next_spaces(box, order.state) if at == cube)
    return rome.tr("Pay {cost:object} for {edict:for}", cost=listing(amounts(cost.items())), edict=_edict(order))


def _upkeep(order: OrderContext) -> str:
    numbers = order.box.numbers
    if order.word == "gold":
        return rome.tr("Pay {gold:object}", gold=tokens("gold", numbers.project_gold))
    return rome.tr("Gain {strife:object}", strife=tokens("strife", numbers.project_strife))


# The empire


def _trade(order: OrderContext) -> str:
    box, kind = order.box, str(order.action.args[1])
    price = trade_prices(box, order.state, box.agreements[order.there, kind][0])[0]
    return rome.tr(
        "Make the {agreement:object} of {place:of} for {cost:for}",
        agreement=named(AGREEMENTS, kind),
        place=order.place,
        cost=tokens("technology", price.parts[0].n),
    )


def _conquer(order: OrderContext) -> str:
    enemy = order.state.enemies[SPACE_OF[order.word]] & (UP - 1)
    return rome.tr("Conquer {enemy:object}", enemy=enemy_called(order.box, enemy))


def _build(order: OrderContext) -> str:
    place = called(order.box, order.state.grid[SPACE_OF[str(order.action.args[1])]])
    return rome.tr("Build {card:object} on {place:in}", card=order.card, place=place)


# What is built, and the leader


def _produce(order: OrderContext) -> str:
    effect = speech().steps(order.box.development[order.there].produce)
    return rome.tr("Produce with {card:with}: {effect}", card=order.place, effect=effect)


def _spend(order: OrderContext) -> str:
    use = order.box.on_spending[order.there][int(order.action.args[1]) - 1]
    return rome.tr("Spend influence on {card:in}: {effect}", card=order.place, effect=_used_for(use))


def _work(order: OrderContext) -> str:
    use = order.box.while_ready[order.there][int(order.action.args[1]) - 1]
    return rome.tr("Use {card:object}: {effect}", card=order.place, effect=_used_for(use))


def _ability(order: OrderContext) -> str:
    use = dict(order.box.leader_actions[order.state.seat.leader])[order.box.number_of[order.word]]
    return rome.tr("Use {card:object}: {effect}", card=order.card, effect=_used_for(use))


def _used_for(use: Use) -> str:
    """Return the name of an ability, or its effect if it has none."""
    return printed(use.ability.name) if use.ability.name else speech().steps(use.ability.steps)


# The market


def _buy(order: OrderContext) -> str:
    box = order.box
    row, column = where(order.state, box.number_of[order.word])
    gold = buy_cost(box, order.state, row, column, order.number("n", 0))
    return rome.tr("Buy {card:object} for {gold:for}", card=order.card, gold=tokens("gold", gold))


def _cycle(order: OrderContext) -> str:
    _, column = where(order.state, order.box.number_of[order.word])
    cost = cycle_cost(order.box, order.state, column)
    return rome.tr("Cycle {card:object} for {cost:for}", card=order.card, cost=tokens("industry", cost))


def _exchange(order: OrderContext) -> str:
    numbers = order.box.numbers
    goods, gold = tokens(order.word, numbers.exchange), tokens("gold", numbers.exchange_gold)
    return rome.tr("Exchange {goods:object} for {gold:for}", goods=goods, gold=gold)


ORDERS: Mapping[str, Callable[[OrderContext], str]] = {
    **ANSWERS,
    "ability": _ability,
    "build": _build,
    "buy": _buy,
    "conquer": _conquer,
    "cycle": _cycle,
    "drop": lambda order: rome.tr("Do without {edict:with}", edict=_edict(order)),
    "edict": _pay_edict,
    "exchange": _exchange,
    "full": lambda order: rome.tr("Fulfil {edict:object} in full", edict=_edict(order)),
    "influence": lambda order: rome.tr(
        "Place influence on {place:in}", place=called(order.box, order.state.grid[order.state.pawn])
    ),
    "move": lambda order: rome.tr("Move to {place:to}", place=order.place),
    "produce": _produce,
    "spend": _spend,
    "trade": _trade,
    "upkeep": _upkeep,
    "work": _work,
}
