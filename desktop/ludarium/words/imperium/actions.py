"""The actions of Imperium as orders. What an answer means depends on the question that it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.effects.verbs import Choose, May
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.state import State
from ludarium.words.effects.flow_phrases import declined
from ludarium.words.imperium import bot
from ludarium.words.imperium.box import box_of, card_called, givers, key_called
from ludarium.words.imperium.names import NATIONS, SUITS, TOKENS, imperium, means, named
from ludarium.words.imperium.picks import pick, priced
from ludarium.words.imperium.question_origin import step_of
from ludarium.words.imperium.speech import speech
from ludarium.words.voice import QT_TRANSLATE_NOOP, Company, capital, listing

PLAIN: Mapping[str, str] = {
    **bot.ORDERS,
    "activate": QT_TRANSLATE_NOOP("imperium", "Activate: play cards and use abilities"),
    "innovate": QT_TRANSLATE_NOOP("imperium", "Innovate: discard your hand and break through for a card"),
    "revolt": QT_TRANSLATE_NOOP("imperium", "Revolt: return Unrest from your hand"),
    "end": QT_TRANSLATE_NOOP("imperium", "End your turn: clean up"),
}
"""Actions that always read the same, by their text form."""

SKIPS: Mapping[str, str] = {
    "clean-up": QT_TRANSLATE_NOOP("imperium", "Discard no more and draw"),
    "choose": QT_TRANSLATE_NOOP("imperium", "Choose no more"),
    "develop-in-reshuffle": QT_TRANSLATE_NOOP("imperium", "Develop nothing"),
    "react": QT_TRANSLATE_NOOP("imperium", "Use no ability"),
    "revolt": QT_TRANSLATE_NOOP("imperium", "Return no more"),
}
"""What "skip" means, by the question."""

NOTHING: Mapping[str, str] = {
    "abandon": QT_TRANSLATE_NOOP("imperium", "Abandon nothing"),
    "acquire": QT_TRANSLATE_NOOP("imperium", "Acquire nothing"),
    "develop": QT_TRANSLATE_NOOP("imperium", "Develop nothing"),
    "discard": QT_TRANSLATE_NOOP("imperium", "Discard nothing"),
    "exile": QT_TRANSLATE_NOOP("imperium", "Exile nothing"),
    "garrison": QT_TRANSLATE_NOOP("imperium", "Garrison nothing"),
    "history": QT_TRANSLATE_NOOP("imperium", "Put nothing into history"),
    "put_on_deck_top": QT_TRANSLATE_NOOP("imperium", "Put nothing on the deck"),
    "recall": QT_TRANSLATE_NOOP("imperium", "Recall nothing"),
    "return_exhaust_token": QT_TRANSLATE_NOOP("imperium", "Return no exhaust token"),
    "return_to_hand": QT_TRANSLATE_NOOP("imperium", "Return nothing to hand"),
    "return_unrest": QT_TRANSLATE_NOOP("imperium", "Return no Unrest"),
}
"""What it means where one card may be chosen, by the verb of the step that asks."""

NO: Mapping[str, str] = {
    "bargain": QT_TRANSLATE_NOOP("imperium", "Give nothing"),
    "play-gained": QT_TRANSLATE_NOOP("imperium", "Do not play it now"),
    "give-instead": QT_TRANSLATE_NOOP("imperium", "Do not pay the cost"),
}
"""What "no" means, by the question."""


class Order:
    """An action with the question that it answers."""

    def __init__(self, title: AnyTitle, state: State, action: Action) -> None:
        self.box, self.state, self.action = box_of(title), state, action
        asked = title.prompt(state)
        self.key, self.seat, self.params = asked.key, asked.seat, dict[str, Any](asked.params)
        self.step = step_of(self.box, self.params)
        self.offers = title.actions(state)
        self.touches = title.touches(state, action)

    @property
    def word(self) -> str:
        """The first word of the action behind its verb."""
        return str(self.action.args[0])

    @property
    def card(self) -> str:
        """The card that the first word names."""
        return key_called(self.box, self.word)


def action(title: AnyTitle, state: State, action: Action, company: Company) -> str:
    if action.text in PLAIN:
        return imperium.tr(PLAIN[action.text])
    return ORDERS[action.verb](Order(title, state, action))


# Turns


def _side(order: Order) -> str:
    nation = order.box.nations[order.state.seats[order.seat].nation]
    return imperium.tr("{nation}: side {side}", nation=named(NATIONS, nation.key), side=order.word.upper())


def _play(order: Order) -> str:
    return imperium.tr("Play {card:object}", card=order.card)


def _use(order: Order) -> str:
    return imperium.tr("Exhaust {card:object}", card=order.card)


def _solstice(order: Order) -> str:
    return imperium.tr("Resolve the solstice of {card:of}", card=order.card)


def _borrow(order: Order) -> str:
    return imperium.tr("Use the ability of {card:of}", card=order.card)


def _develop(order: Order) -> str:
    return imperium.tr("Develop {card:object}", card=priced(order, order.word))


def _under(order: Order) -> str:
    return imperium.tr("Put {card:object} lowest", card=order.card)


# Answers


def _yes(order: Order) -> str:
    match order.key:
        case "bargain":
            return imperium.tr("Give {tokens:object}", tokens=TOKENS["progress"](order.params["n"]))
        case "play-gained":
            return imperium.tr("Free play {card:object}", card=card_called(order.box, order.params["gained"]))
        case "give-instead":
            return imperium.tr("Use {cards:object}", cards=givers(order.box, order.params["givers"]))
    assert isinstance(order.step, May)
    return capital(speech().steps(order.step.steps))


def _no(order: Order) -> str:
    if order.key in NO:
        return imperium.tr(NO[order.key])
    assert isinstance(order.step, May)
    return capital(declined(speech(), order.step))


def _skip(order: Order) -> str:
    if order.key in SKIPS:
        return imperium.tr(SKIPS[order.key])
    asked = getattr(order.step, "n", 1)
    if order.params.get("n", 1) > 1 or (isinstance(asked, int) and asked > 1):
        return imperium.tr("Choose no more cards")
    return imperium.tr(NOTHING[order.key]) if order.key in NOTHING else imperium.tr("Choose nothing")


def _option(order: Order) -> str:
    assert isinstance(order.step, Choose)
    return capital(speech().steps(order.step.options[int(order.word) - 1]))


def _declare(order: Order) -> str:
    return imperium.tr("Declare {suit:plain}", suit=named(SUITS, order.word))


def _draw(order: Order) -> str:
    return imperium.tr("Draw %n cards", "Draw %n card", int(order.word))


def _pay(order: Order) -> str:
    what, n = order.params["what"], int(order.word)
    if order.key == "pay-up-to":
        return imperium.tr("Pay {tokens:object}", tokens=TOKENS[what](n))
    worth = 2 if what == "materials" else 1
    paid = {what: max(0, order.params["n"] - worth * n)}
    return imperium.tr("Pay {tokens:object}", tokens=listing(means({**paid, "progress": paid.get("progress", 0) + n})))


ORDERS: Mapping[str, Callable[[Any], str]] = {
    "borrow": _borrow,
    "bot-resolve": bot.resolve_order,
    "declare": _declare,
    "develop": _develop,
    "draw": _draw,
    "no": _no,
    "option": _option,
    "pay": _pay,
    "pick": pick,
    "play": _play,
    "side": _side,
    "skip": _skip,
    "solstice": _solstice,
    "under": _under,
    "use": _use,
    "yes": _yes,
}
