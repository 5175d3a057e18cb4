"""Cards that are picked, as orders: what happens to the card is told by the question, and where it lies if need be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludarium.games.imperium.state import Piece, piece_of
from ludarium.games.imperium.steps.drawing import price
from ludarium.games.imperium.vocabulary import AddTokensToMarketCard, Develop, Garrison
from ludarium.words.imperium.box import card_called, key_called
from ludarium.words.imperium.names import TOKENS, ZONES, cards, imperium, means, named, unrest
from ludarium.words.imperium.speech import speech
from ludarium.words.voice import TEXT, listing

if TYPE_CHECKING:
    from ludarium.engine.prompts import Prompt
    from ludarium.words.imperium.actions import OrderContext

PICKS: Mapping[str, str] = {
    "break-through": TEXT("imperium", "Take {card:object}"),
    "clean-up": TEXT("imperium", "Discard {card:object}"),
    "discard": TEXT("imperium", "Discard {card:object}"),
    "exile": TEXT("imperium", "Exile {card:object}"),
    "place-token": TEXT("imperium", "Put {tokens:object} on {card:in}"),
    "put_on_deck_top": TEXT("imperium", "Put {card:object} on top of the draw deck"),
    "return_to_hand": TEXT("imperium", "Return {card:object} to hand"),
    "revolt": TEXT("imperium", "Return {card:object}"),
    "swap-exile": TEXT("imperium", "Bring {card:object} into the market"),
    "swap-market": TEXT("imperium", "Swap {card:object} with an exiled card"),
    "take-fame": TEXT("imperium", "Take {card:object}"),
}
"""What is done to the card, by the question, if no verb of Imperium asks it; these have it beside their phrase."""


def pick(order: OrderContext) -> str:
    if order.word == "deck":
        return _deck(order)
    if order.word == "fixed":
        return imperium.tr("Exhaust {card:object} instead", card=key_called(order.box, str(order.action.args[1])))
    if isinstance(order.step, Garrison) and order.step.what == "self":
        return imperium.tr("Garrison it under {card:in}", card=_card(order))
    return imperium.tr(_text(order.key), card=_card(order), tokens=_tokens(order))


def confirm(prompt: Prompt, count: int) -> str:
    """Return the order to pick that many cards together."""
    those = unrest(count) if prompt.key in ("revolt", "return_unrest") else cards(count)
    return imperium.tr(_text(prompt.key), card=those)


def _text(question: str) -> str:
    return PICKS.get(question) or speech().book.picks.get(question, CHOOSE)


CHOOSE = TEXT("imperium", "Choose {card:object}")


def _deck(order: OrderContext) -> str:
    """Name a deck in place of the market, or what replaces the last one."""
    (begin, *_), *_ = order.moment.touches[order.action]
    if begin.endswith(".top"):
        return imperium.tr("Take a card from the deck")
    return imperium.tr(
        "Gain {tokens:object}: no deck is left", tokens=TOKENS["progress"](order.box.sheet.break_through_progress)
    )


def _tokens(order: OrderContext) -> str:
    """Return what is put on a market card: progress in clean up, unless a card says otherwise."""
    if isinstance(order.step, AddTokensToMarketCard):
        return TOKENS[order.step.what](order.step.n)
    return TOKENS["progress"](1)


def _card(order: OrderContext) -> str:
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
    zones = {str(offer.args[0]) for offer in order.moment.touches if offer.verb == "pick"}
    return card if len(zones) == 1 else imperium.tr("{card:same} from {zone:from}", card=card, zone=named(ZONES, zone))


def _slot(order: OrderContext, place: int) -> str:
    """Name a market card with its tokens, and its place if another has the same name."""
    slot = order.state.market[place]
    lying = means({what: getattr(slot, what) for what in ("materials", "population", "progress")})
    if slot.unrest:
        lying.append(unrest(slot.unrest))
    card = card_called(order.box, slot.card)
    names = [card_called(order.box, other.card) for other in order.state.market if other.card >= 0]
    if names.count(card) > 1:
        card = imperium.tr("{card:same} in place {place}", card=card, place=place + 1)
    return imperium.tr("{card:same} (with {things:with})", card=card, things=listing(lying)) if lying else card


def _piece(order: OrderContext, key: str, number: int) -> str:
    """Name a card in play, with what tells it from others of its name."""
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


def _has_ready_twin(order: OrderContext, piece: Piece) -> bool:
    """Check whether another piece of that card has no exhaust token."""
    return any(other.card == piece.card and not other.used for other in order.state.seats[order.seat].play)


def priced(order: OrderContext, key: str) -> str:
    tokens = means(dict(price(order.box, order.state, order.seat, order.box.number_of[key])))
    card = key_called(order.box, key)
    return imperium.tr("{card:same} for {price:for}", card=card, price=listing(tokens)) if tokens else card
