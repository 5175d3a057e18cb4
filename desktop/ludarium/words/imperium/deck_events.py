"""What happened to decks and nations, for the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.values import UNKNOWN
from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.names import STATES, SUITS, ZONES, cards, imperium, named, unrest
from ludarium.words.told import Pair
from ludarium.words.voice import TEXT, listing

# Decks


def _looked(e: Told) -> str:
    seen = () if e["cards"] == UNKNOWN else e["cards"]
    deck = named(ZONES, e["deck"])
    if not seen:
        return e.say(
            imperium.tr("You look at {deck:object}."), imperium.tr("{name} looks at {deck:object}."), deck=deck
        )
    return e.say(
        imperium.tr("You look at {cards:object} on {deck:in}."),
        imperium.tr("{name} looks at {cards:object} on {deck:in}."),
        cards=listing([e.called(card) for card in seen]),
        deck=deck,
    )


# The nation


def _swapped_nation(e: Told) -> str:
    if e["card"] == UNKNOWN:
        own = other = imperium.tr("{name} swaps a card from hand with the top card of the nation deck.")
    else:
        own = imperium.tr("You swap {given:object} with {card:with}, the top card of your nation deck.")
        other = imperium.tr("{name} swaps {given:object} with {card:with}, the top card of the nation deck.")
    return e.say(own, other, card=e.card, given=e.called(e["given"]))


PAIRS: Mapping[str, Pair] = {
    "accession": (
        TEXT("imperium", "Accession: {card:subject} comes to your discard pile, and you become an empire."),
        TEXT("imperium", "Accession: {card:subject} comes to the discard pile, and {name:subject} becomes an empire."),
    ),
    "brought-unrest": (
        TEXT("imperium", "{unrest:subject} comes to you with {card:with}."),
        TEXT("imperium", "{unrest:subject} comes to {name:to} with {card:with}."),
    ),
    "declared": (TEXT("imperium", "You declare {suit:plain}."), TEXT("imperium", "{name} declares {suit:plain}.")),
    "drew": (TEXT("imperium", "You draw {card:object}."), TEXT("imperium", "{name} draws {card:object}.")),
    "found": (
        TEXT("imperium", "You find {card:object} in {zone:in}."),
        TEXT("imperium", "{name} finds {card:object} in {zone:in}."),
    ),
    "freed-unrest": TEXT("imperium", "{unrest:subject} from under {card:in} goes back to the pile."),
    "journeyed": (
        TEXT("imperium", "Your journey goes on to {card:to}."),
        TEXT("imperium", "The journey of {name:of} goes on to {card:to}."),
    ),
    "king-of-kings": (
        TEXT("imperium", "No fame card is left: you resolve King of Kings."),
        TEXT("imperium", "No fame card is left: {name} resolves King of Kings."),
    ),
    "nadir": (
        TEXT("imperium", "{card:subject} enters play: the nadir of your nation."),
        TEXT("imperium", "{card:subject} enters play: the nadir of the nation of {name:of}."),
    ),
    "nation-card": (
        TEXT("imperium", "{card:subject} comes from your nation deck into your discard pile."),
        TEXT("imperium", "{card:subject} comes from the nation deck of {name:of} into the discard pile."),
    ),
    "nation-to-bottom": (
        TEXT("imperium", "You put the top card of your nation deck at its bottom."),
        TEXT("imperium", "{name} puts the top card of the nation deck at its bottom."),
    ),
    "put-under": (
        TEXT("imperium", "You put {card:object} lowest of the fame cards looked at."),
        TEXT("imperium", "{name} puts {card:object} lowest of the fame cards looked at."),
    ),
    "quest": (
        TEXT("imperium", "{card:subject} is your active quest now."),
        TEXT("imperium", "{card:subject} is now the active quest of {name:of}."),
    ),
    "refilled": TEXT("imperium", "{card:subject} comes into the market from {deck:from}."),
    "reshuffled": (
        TEXT("imperium", "You shuffle {cards:object} of your discard pile into a new draw deck."),
        TEXT("imperium", "{name} shuffles {cards:object} of the discard pile into a new draw deck."),
    ),
    "state": (TEXT("imperium", "You become {state:plain}."), TEXT("imperium", "{name} becomes {state:plain}.")),
    "zenith": (
        TEXT("imperium", "{card:subject} comes to your discard pile: the zenith of your nation."),
        TEXT("imperium", "{card:subject} comes to the discard pile: the zenith of the nation of {name:of}."),
    ),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "card": lambda e: e.card,
    "cards": lambda e: cards(e["cards"]),
    "deck": lambda e: named(ZONES, e["source"]),
    "state": lambda e: named(STATES, e["state"]),
    "suit": lambda e: named(SUITS, e["suit"]),
    "unrest": lambda e: unrest(e["n"]),
    "zone": lambda e: named(ZONES, e["source"]),
}

DECK_EVENTS: Mapping[str, Callable[[Told], str]] = {
    "looked": _looked,
    "revealed": lambda e: e.say(
        imperium.tr("You reveal {cards:object}."),
        imperium.tr("{name} reveals {cards:object}."),
        cards=listing([e.called(card) for card in e["cards"]]),
    ),
    "shuffled": lambda e: e.say(
        imperium.tr("You shuffle {deck:object}."),
        imperium.tr("{name} shuffles {deck:object}."),
        deck=named(ZONES, e["zone"]),
    ),
    "swapped-nation": _swapped_nation,
    "took-top": lambda e: e.say(
        imperium.tr("You take {card:object} from {deck:from}."),
        imperium.tr("{name} takes {card:object} from {deck:from}."),
        card=e.card,
        deck=named(ZONES, e["deck"]),
    ),
}
