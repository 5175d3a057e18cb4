"""The actions of Imperium as orders. What an answer means depends on the question that it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.effects.verbs import Choose, May
from ludarium.engine.moment import Moment
from ludarium.games.imperium.state import State
from ludarium.words.effects.flow_phrases import declined
from ludarium.words.imperium import bot
from ludarium.words.imperium.box import box_of, card_called, givers, key_called
from ludarium.words.imperium.names import NATIONS, SUITS, TOKENS, imperium, means, named
from ludarium.words.imperium.picks import pick, priced
from ludarium.words.imperium.question_origin import step_of
from ludarium.words.imperium.speech import speech
from ludarium.words.voice import TEXT, Company, capital, listing

PLAIN: Mapping[str, str] = {
    **bot.ORDERS,
    "activate": TEXT("imperium", "Activate: play cards and use abilities"),
    "innovate": TEXT("imperium", "Innovate: discard your hand and break through for a card"),
    "revolt": TEXT("imperium", "Revolt: return Unrest from your hand"),
    "end": TEXT("imperium", "End your turn: clean up"),
}
"""Actions that always read the same, by their text form."""

SKIPS: Mapping[str, str] = {
    "clean-up": TEXT("imperium", "Discard no more and draw"),
    "choose": TEXT("imperium", "Choose no more"),
    "develop-in-reshuffle": TEXT("imperium", "Develop nothing"),
    "react": TEXT("imperium", "Use no ability"),
    "revolt": TEXT("imperium", "Return no more"),
}
"""What "skip" means, by the question."""

NOTHING: Mapping[str, str] = {
    "discard": TEXT("imperium", "Discard nothing"),
    "exile": TEXT("imperium", "Exile nothing"),
    "put_on_deck_top": TEXT("imperium", "Put nothing on the deck"),
    "return_to_hand": TEXT("imperium", "Return nothing to hand"),
}
"""What it means where one card may be chosen, by the shared verb; Imperium's own have it beside their phrase."""

NO: Mapping[str, str] = {
    "bargain": TEXT("imperium", "Give nothing"),
    "play-gained": TEXT("imperium", "Do not play it now"),
    "give-instead": TEXT("imperium", "Do not pay the cost"),
}
"""What "no" means, by the question."""


class OrderContext:
    """An action with the question that it answers."""

    def __init__(self, moment: Moment, action: Action) -> None:
        self.box, self.moment, self.action = box_of(moment.title), moment, action
        state: Any = moment.observed
        self.state: State = state
        asked = moment.prompt
        self.key, self.seat, self.params = asked.key, asked.seat, dict[str, Any](asked.params)
        self.step = step_of(self.box, self.params)

    @property
    def word(self) -> str:
        """The action's first word after the verb."""
        return str(self.action.args[0])

    @property
    def card(self) -> str:
        """The name of the card that the first word names."""
        return key_called(self.box, self.word)


def action(moment: Moment, action: Action, company: Company) -> str:
    if action.text in PLAIN:
        return imperium.tr(PLAIN[action.text])
    return ORDERS[action.verb](OrderContext(moment, action))


# Turns


def _side(order: OrderContext) -> str:
    nation = order.box.nations[order.state.seats[order.seat].nation]
    return imperium.tr("{nation}: side {side}", nation=named(NATIONS, nation.key), side=order.word.upper())


# Answers


def _yes(order: OrderContext) -> str:
    match order.key:
        case "bargain":
            return imperium.tr("Give {tokens:object}", tokens=TOKENS["progress"](order.params["n"]))
        case "play-gained":
            return imperium.tr("Free play {card:object}", card=card_called(order.box, order.params["gained"]))
        case "give-instead":
            return imperium.tr("Use {cards:object}", cards=givers(order.box, order.params["givers"]))
    assert isinstance(order.step, May)
    return capital(speech().steps(order.step.steps))


def _no(order: OrderContext) -> str:
    if order.key in NO:
        return imperium.tr(NO[order.key])
    assert isinstance(order.step, May)
    return capital(declined(speech(), order.step))


def _skip(order: OrderContext) -> str:
    if order.key in SKIPS:
        return imperium.tr(SKIPS[order.key])
    asked = getattr(order.step, "n", 1)
    if order.params.get("n", 1) > 1 or (isinstance(asked, int) and asked > 1):
        return imperium.tr("Choose no more cards")
    nothing = NOTHING.get(order.key) or speech().book.nothing.get(order.key)
    return imperium.tr(nothing) if nothing else imperium.tr("Choose nothing")


def _option(order: OrderContext) -> str:
    assert isinstance(order.step, Choose)
    return capital(speech().steps(order.step.options[int(order.word) - 1]))


def _pay(order: OrderContext) -> str:
    what, n = order.params["what"], int(order.word)
    if order.key == "pay-up-to":
        return imperium.tr("Pay {tokens:object}", tokens=TOKENS[what](n))
    worth = 2 if what == "materials" else 1
    paid = {what: max(0, order.params["n"] - worth * n)}
    return imperium.tr("Pay {tokens:object}", tokens=listing(means({**paid, "progress": paid.get("progress", 0) + n})))


ORDERS: Mapping[str, Callable[[Any], str]] = {
    "borrow": lambda order: imperium.tr("Use the ability of {card:of}", card=order.card),
    "bot-resolve": bot.resolve_order,
    "declare": lambda order: imperium.tr("Declare {suit:plain}", suit=named(SUITS, order.word)),
    "develop": lambda order: imperium.tr("Develop {card:object}", card=priced(order, order.word)),
    "draw": lambda order: imperium.tr("Draw %n cards", "Draw %n card", int(order.word)),
    "no": _no,
    "option": _option,
    "pay": _pay,
    "pick": pick,
    "play": lambda order: imperium.tr("Play {card:object}", card=order.card),
    "side": _side,
    "skip": _skip,
    "solstice": lambda order: imperium.tr("Resolve the solstice of {card:of}", card=order.card),
    "under": lambda order: imperium.tr("Put {card:object} lowest", card=order.card),
    "use": lambda order: imperium.tr("Exhaust {card:object}", card=order.card),
    "yes": _yes,
}
