"""Answers to what a card or the rules ask, as orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.effects.verbs import Choose, May
from ludarium.games.rome.modifiers import change, in_force
from ludarium.games.rome.steps.empire import damage
from ludarium.games.rome.vocabulary import Convert, MustPay
from ludarium.words.effects.flow_phrases import declined
from ludarium.words.rome.box import key_called, printed
from ludarium.words.rome.names import TRACKS, ZONES, amounts, named, rome, tokens
from ludarium.words.rome.orders import OrderContext
from ludarium.words.rome.speech import speech
from ludarium.words.voice import TEXT, capital, listing

# Yes, no, one of several


def _yes(order: OrderContext) -> str:
    if isinstance(order.step, May):
        return capital(speech().steps(order.step.steps))
    return rome.tr("Take all of it")


def _no(order: OrderContext) -> str:
    if order.key == "with-burden" or not isinstance(order.step, May):
        return rome.tr("Take nothing")
    return capital(declined(speech(), order.step))


def _option(order: OrderContext) -> str:
    assert isinstance(order.step, Choose)
    return capital(speech().steps(order.step.options[int(order.word) - 1]))


SKIPS: Mapping[str, str] = {
    "advance_track": TEXT("rome", "Advance nothing"),
    "buy": TEXT("rome", "Buy nothing"),
    "capital_action": TEXT("rome", "Take no action of the Capital"),
    "choose": TEXT("rome", "Take none of it"),
    "convert": TEXT("rome", "Turn nothing into gold"),
    "gain_any": TEXT("rome", "Gain nothing"),
}
"""What "skip" means, by the verb of the step that asks."""

NOTHING: Mapping[str, str] = {
    "cycle": TEXT("rome", "Cycle nothing"),
    "discard": TEXT("rome", "Discard nothing"),
    "exile": TEXT("rome", "Trash nothing"),
    "put_on_deck_top": TEXT("rome", "Put nothing on the deck"),
    "return_to_hand": TEXT("rome", "Return nothing to hand"),
    "return_to_supply": TEXT("rome", "Return nothing"),
}
"""The same where one card may be chosen."""


def _skip(order: OrderContext) -> str:
    verb = "" if order.step is None else order.step.verb
    if verb in SKIPS:
        return rome.tr(SKIPS[verb])
    if order.number("n", 1) > 1:
        return rome.tr("Choose no more")
    return rome.tr(NOTHING[verb]) if verb in NOTHING else rome.tr("Choose nothing")


# Paying and taking


def _pay(order: OrderContext) -> str:
    paid = amounts(order.pairs)
    if order.helpers:
        helpers = listing(order.helpers)
        if not paid:
            return rome.tr("Pay nothing, with {card:with}", card=helpers)
        return rome.tr("Pay {things:object}, with {card:with}", things=listing(paid), card=helpers)
    return rome.tr("Pay {things:object}", things=listing(paid)) if paid else rome.tr("Pay nothing")


def _refuse(order: OrderContext) -> str:
    assert isinstance(order.step, MustPay)
    return rome.tr("Do not pay: {steps}", steps=speech().steps(order.step.else_))


def _take(order: OrderContext) -> str:
    match order.key:
        case "take":
            n = int(order.word)
            what = tokens(str(order.params["what"]), n)
            return rome.tr("Take {things:object}", things=what) if n else rome.tr("Take nothing")
        case "take-any":
            return rome.tr("Gain {things:object}", things=listing(amounts(order.pairs)))
        case "face-down":
            return _face_down(order)
        case _:
            return rome.tr("Gain {things:object} more", things=tokens(order.word, _bonus(order)))


def _face_down(order: OrderContext) -> str:
    if not order.helpers:
        return rome.tr("Gain {things:object}", things=tokens(order.word, order.box.numbers.face_down))
    key = str(order.action.args[2])
    helper = next(p for p in in_force(order.box, order.state, "face_down_value") if order.box.keys[p.card] == key)
    things = tokens(order.word, helper.n)
    return rome.tr("Gain {things:object}, with {card:with}", things=things, card=listing(order.helpers))


def _bonus(order: OrderContext) -> int:
    """Return how much more a boosted card with its banner gives."""
    card = order.box.content.attributes[order.number("card", 0)]
    return change(order.box, order.state, f"boost_bonus:{card.banner}")


def _convert(order: OrderContext) -> str:
    assert isinstance(order.step, Convert)
    gold = tokens("gold", order.step.rate * sum(n for _, n in order.pairs))
    return rome.tr("Turn {things:object} into {gold:into}", things=listing(amounts(order.pairs)), gold=gold)


def _military(order: OrderContext) -> str:
    spent, safe = int(order.word), order.number("safe", 0)
    military = tokens("military", spent)
    if strife := damage(order.box, order.state, safe, spent):
        return rome.tr(
            "Spend {military:object}: {strife:object} as damage", military=military, strife=tokens("strife", strife)
        )
    return rome.tr("Spend {military:object}: no damage", military=military)


# Things that are picked

PICKS: Mapping[str, str] = {
    "discard": TEXT("rome", "Discard {card:object}"),
    "exile": TEXT("rome", "Trash {card:object}"),
    "put_on_deck_top": TEXT("rome", "Put {card:object} on top of the deck"),
    "return_to_hand": TEXT("rome", "Return {card:object} to hand"),
    "return_to_supply": TEXT("rome", "Return {card:object} to the supply"),
    "cycle": TEXT("rome", "Cycle {card:object}"),
}
"""What is done to a card, by the question."""

SPACES: Mapping[str, str] = {
    "ready_influence": TEXT("rome", "Ready the token on {place:in}"),
    "spend_influence": TEXT("rome", "Spend the token on {place:in}"),
    "set_aside_influence": TEXT("rome", "Set aside the token on {place:in}"),
    "relocate_leader": TEXT("rome", "Move the leader to {place:to}"),
    "place-enemy": TEXT("rome", "Place the enemy on {place:in}"),
}
"""What is done on a space, by the question."""


def _pick(order: OrderContext) -> str:
    zone, card = order.word, key_called(order.box, str(order.action.args[1]))
    zones = {str(offer.args[0]) for offer in order.moment.touches if offer.verb == "pick"} & set(ZONES)
    if len(zones) > 1:
        card = rome.tr("{card:same} from {zone:from}", card=card, zone=named(ZONES, zone))
    return rome.tr(PICKS[order.key], card=card)


def _capital(order: OrderContext) -> str:
    actions = order.box.content.sheet.capital.actions
    action = next(action for action in actions if action.key == order.word)
    effect = speech().steps(action.steps)
    return rome.tr("{action}: {effect}", action=printed(action.name), effect=effect)


ANSWERS: Mapping[str, Callable[[OrderContext], str]] = {
    "advance": lambda order: rome.tr("Advance {track:object}", track=named(TRACKS, order.word)),
    "at": lambda order: rome.tr(SPACES[order.key], place=order.place),
    "capital": _capital,
    "convert": _convert,
    "military": _military,
    "no": _no,
    "option": _option,
    "pay": _pay,
    "pick": _pick,
    "refuse": _refuse,
    "resolve": lambda order: rome.tr("Resolve {card:object}", card=order.card),
    "skip": _skip,
    "take": _take,
    "yes": _yes,
}
