"""Cards that are picked, as orders: what happens to the card is told by the question, and where it lies if need be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludarium.games.imperium.state import Piece, piece_of
from ludarium.games.imperium.steps.drawing import price
from ludarium.games.imperium.vocabulary import AddTokensToMarketCard, Develop, Garrison
from ludarium.words.imperium.box import card_called, key_called
from ludarium.words.imperium.names import TOKENS, ZONES, cards, imperium, means, named, unrest
from ludarium.words.voice import QT_TRANSLATE_NOOP, listing

if TYPE_CHECKING:
    from ludarium.engine.prompts import Prompt
    from ludarium.words.imperium.actions import Order

PICKS: Mapping[str, str] = {
    "abandon": QT_TRANSLATE_NOOP("imperium", "Abandon {card:object}"),
    "acquire": QT_TRANSLATE_NOOP("imperium", "Acquire {card:object}"),
    "activate_quest": QT_TRANSLATE_NOOP("imperium", "Make {card:object} the active quest"),
    "break-through": QT_TRANSLATE_NOOP("imperium", "Take {card:object}"),
    "clean-up": QT_TRANSLATE_NOOP("imperium", "Discard {card:object}"),
    "develop": QT_TRANSLATE_NOOP("imperium", "Develop {card:object}"),
    "discard": QT_TRANSLATE_NOOP("imperium", "Discard {card:object}"),
    "exile": QT_TRANSLATE_NOOP("imperium", "Exile {card:object}"),
    "find": QT_TRANSLATE_NOOP("imperium", "Find {card:object}"),
    "free_play": QT_TRANSLATE_NOOP("imperium", "Free play {card:object}"),
    "garrison": QT_TRANSLATE_NOOP("imperium", "Garrison {card:object}"),
    "give_card": QT_TRANSLATE_NOOP("imperium", "Give away {card:object}"),
    "history": QT_TRANSLATE_NOOP("imperium", "Put {card:object} into history"),
    "place-token": QT_TRANSLATE_NOOP("imperium", "Put {tokens:object} on {card:in}"),
    "put_on_deck_top": QT_TRANSLATE_NOOP("imperium", "Put {card:object} on top of the draw deck"),
    "recall": QT_TRANSLATE_NOOP("imperium", "Recall {card:object}"),
    "return_exhaust_token": QT_TRANSLATE_NOOP("imperium", "Return the exhaust token of {card:of}"),
    "return_to_hand": QT_TRANSLATE_NOOP("imperium", "Return {card:object} to hand"),
    "return_unrest": QT_TRANSLATE_NOOP("imperium", "Return {card:object}"),
    "revolt": QT_TRANSLATE_NOOP("imperium", "Return {card:object}"),
    "sink": QT_TRANSLATE_NOOP("imperium", "Sink {card:object}"),
    "swap-exile": QT_TRANSLATE_NOOP("imperium", "Bring {card:object} into the market"),
    "swap-market": QT_TRANSLATE_NOOP("imperium", "Swap {card:object} with an exiled card"),
    "swap_hand_card_with_nation_top": QT_TRANSLATE_NOOP(
        "imperium", "Swap {card:object} with the top card of the nation deck"
    ),
    "take-fame": QT_TRANSLATE_NOOP("imperium", "Take {card:object}"),
}
"""What is done to the card, by the question; a verb that is not here lets the question alone tell it."""


def pick(order: Order) -> str:
    if order.word == "deck":
        return _deck(order)
    if order.word == "fixed":
        return imperium.tr("Exhaust {card:object} instead", card=key_called(order.box, str(order.action.args[1])))
    if isinstance(order.step, Garrison) and order.step.what == "self":
        return imperium.tr("Garrison it under {card:in}", card=_card(order))
    if order.key not in PICKS:
        return imperium.tr(CHOOSE, card=_card(order))
    return imperium.tr(PICKS[order.key], card=_card(order), tokens=_tokens(order))


def confirm(prompt: Prompt, count: int) -> str:
    """So many cards, all at once."""
    those = unrest(count) if prompt.key in ("revolt", "return_unrest") else cards(count)
    return imperium.tr(PICKS.get(prompt.key, CHOOSE), card=those)


CHOOSE = QT_TRANSLATE_NOOP("imperium", "Choose {card:object}")


def _deck(order: Order) -> str:
    """A deck in place of the market; where none is left, what comes in its place."""
    (begin, *_), *_ = order.touches
    if begin.endswith(".top"):
        return imperium.tr("Take a card from the deck")
    return imperium.tr(
        "Gain {tokens:object}: no deck is left", tokens=TOKENS["progress"](order.box.sheet.break_through_progress)
    )


def _tokens(order: Order) -> str:
    """What is put on a market card: progress in clean up, unless a card says otherwise."""
    if isinstance(order.step, AddTokensToMarketCard):
        return TOKENS[order.step.what](order.step.n)
    return TOKENS["progress"](1)


def _card(order: Order) -> str:
    zone = order.word
    match zone:
        case "market":
            return _slot(order, int(order.action.args[1]) - 1)
        case "play":
            return _piece(order, str(order.action.args[1]), int(order.action.args[2]))
        case "development" if isinstance(order.step, Develop) and not order.step.free:
            return priced(order, str(order.action.args[1]))
    card = key_called(order.box, str(order.action.args[1]))
    if zone == "garrison":
        above = piece_of(order.state.seats[order.seat], int(order.action.args[2]))
        assert above is not None
        return imperium.tr("{card:same} from under {other:in}", card=card, other=card_called(order.box, above.card))
    zones = {str(offer.args[0]) for offer in order.offers if offer.verb == "pick"}
    return card if len(zones) == 1 else imperium.tr("{card:same} from {zone:from}", card=card, zone=named(ZONES, zone))


def _slot(order: Order, place: int) -> str:
    """A market card with what comes with it, and with its place where another has the same name."""
    slot = order.state.market[place]
    lying = means({what: getattr(slot, what) for what in ("materials", "population", "progress")})
    if slot.unrest:
        lying.append(unrest(slot.unrest))
    card = card_called(order.box, slot.card)
    names = [card_called(order.box, other.card) for other in order.state.market if other.card >= 0]
    if names.count(card) > 1:
        card = imperium.tr("{card:same} in place {place}", card=card, place=place + 1)
    return imperium.tr("{card:same} (with {things:with})", card=card, things=listing(lying)) if lying else card


def _piece(order: Order, key: str, number: int) -> str:
    """A card in play, with what tells it from others of its name."""
    card = key_called(order.box, key)
    piece = piece_of(order.state.seats[order.seat], number)
    if not isinstance(piece, Piece):
        return card
    signs = [card_called(order.box, under) for under in piece.garrison]
    if piece.tokens:
        signs.append(TOKENS["progress"](piece.tokens))
    if piece.used and _has_ready_twin(order, piece):
        signs.append(imperium.noun("an exhaust token"))
    return imperium.tr("{card:same} (with {things:with})", card=card, things=listing(signs)) if signs else card


def _has_ready_twin(order: Order, piece: Piece) -> bool:
    """Whether another piece of that card has no exhaust token."""
    return any(other.card == piece.card and not other.used for other in order.state.seats[order.seat].play)


def priced(order: Order, key: str) -> str:
    """A development with its price."""
    tokens = means(dict(price(order.box, order.state, order.seat, order.box.number_of[key])))
    card = key_called(order.box, key)
    return imperium.tr("{card:same} for {price:for}", card=card, price=listing(tokens)) if tokens else card
