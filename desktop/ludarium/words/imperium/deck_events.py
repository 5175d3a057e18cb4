"""What happened to decks and nations, for the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.values import UNKNOWN
from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.names import STATES, SUITS, ZONES, cards, imperium, named, unrest
from ludarium.words.voice import listing

# Decks


def _drew(e: Told) -> str:
    return e.say(imperium.tr("You draw {card:object}."), imperium.tr("{name} draws {card:object}."), card=e.card)


def _took_top(e: Told) -> str:
    return e.say(
        imperium.tr("You take {card:object} from {deck:from}."),
        imperium.tr("{name} takes {card:object} from {deck:from}."),
        card=e.card,
        deck=named(ZONES, e["deck"]),
    )


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


def _revealed(e: Told) -> str:
    return e.say(
        imperium.tr("You reveal {cards:object}."),
        imperium.tr("{name} reveals {cards:object}."),
        cards=listing([e.called(card) for card in e["cards"]]),
    )


def _found(e: Told) -> str:
    return e.say(
        imperium.tr("You find {card:object} in {zone:in}."),
        imperium.tr("{name} finds {card:object} in {zone:in}."),
        card=e.card,
        zone=named(ZONES, e["source"]),
    )


def _shuffled(e: Told) -> str:
    return e.say(
        imperium.tr("You shuffle {deck:object}."),
        imperium.tr("{name} shuffles {deck:object}."),
        deck=named(ZONES, e["zone"]),
    )


def _reshuffled(e: Told) -> str:
    return e.say(
        imperium.tr("You shuffle {cards:object} of your discard pile into a new draw deck."),
        imperium.tr("{name} shuffles {cards:object} of the discard pile into a new draw deck."),
        cards=cards(e["cards"]),
    )


def _refilled(e: Told) -> str:
    return imperium.tr(
        "{card:subject} comes into the market from {deck:from}.", card=e.card, deck=named(ZONES, e["source"])
    )


def _brought_unrest(e: Told) -> str:
    """Not "takes": unrest that comes with a card is not taken."""
    return e.say(
        imperium.tr("{unrest:subject} comes to you with {card:with}."),
        imperium.tr("{unrest:subject} comes to {name:to} with {card:with}."),
        card=e.card,
        unrest=unrest(e["n"]),
    )


def _freed_unrest(e: Told) -> str:
    return imperium.tr(
        "{unrest:subject} from under {card:in} goes back to the pile.", unrest=unrest(e["n"]), card=e.card
    )


def _declared(e: Told) -> str:
    return e.say(
        imperium.tr("You declare {suit:plain}."),
        imperium.tr("{name} declares {suit:plain}."),
        suit=named(SUITS, e["suit"]),
    )


def _put_under(e: Told) -> str:
    return e.say(
        imperium.tr("You put {card:object} lowest of the fame cards looked at."),
        imperium.tr("{name} puts {card:object} lowest of the fame cards looked at."),
        card=e.card,
    )


# The nation


def _nation_card(e: Told) -> str:
    return e.say(
        imperium.tr("{card:subject} comes from your nation deck into your discard pile."),
        imperium.tr("{card:subject} comes from the nation deck of {name:of} into the discard pile."),
        card=e.card,
    )


def _nation_to_bottom(e: Told) -> str:
    return e.say(
        imperium.tr("You put the top card of your nation deck at its bottom."),
        imperium.tr("{name} puts the top card of the nation deck at its bottom."),
    )


def _swapped_nation(e: Told) -> str:
    if e["card"] == UNKNOWN:
        own = other = imperium.tr("{name} swaps a card from hand with the top card of the nation deck.")
    else:
        own = imperium.tr("You swap {given:object} with {card:with}, the top card of your nation deck.")
        other = imperium.tr("{name} swaps {given:object} with {card:with}, the top card of the nation deck.")
    return e.say(own, other, card=e.card, given=e.called(e["given"]))


def _accession(e: Told) -> str:
    return e.say(
        imperium.tr("Accession: {card:subject} comes to your discard pile, and you become an empire."),
        imperium.tr("Accession: {card:subject} comes to the discard pile, and {name:subject} becomes an empire."),
        card=e.card,
    )


def _zenith(e: Told) -> str:
    return e.say(
        imperium.tr("{card:subject} comes to your discard pile: the zenith of your nation."),
        imperium.tr("{card:subject} comes to the discard pile: the zenith of the nation of {name:of}."),
        card=e.card,
    )


def _nadir(e: Told) -> str:
    return e.say(
        imperium.tr("{card:subject} enters play: the nadir of your nation."),
        imperium.tr("{card:subject} enters play: the nadir of the nation of {name:of}."),
        card=e.card,
    )


def _state(e: Told) -> str:
    return e.say(
        imperium.tr("You become {state:plain}."),
        imperium.tr("{name} becomes {state:plain}."),
        state=named(STATES, e["state"]),
    )


def _journeyed(e: Told) -> str:
    return e.say(
        imperium.tr("Your journey goes on to {card:to}."),
        imperium.tr("The journey of {name:of} goes on to {card:to}."),
        card=e.card,
    )


def _quest(e: Told) -> str:
    return e.say(
        imperium.tr("{card:subject} is your active quest now."),
        imperium.tr("{card:subject} is now the active quest of {name:of}."),
        card=e.card,
    )


def _king_of_kings(e: Told) -> str:
    return e.say(
        imperium.tr("No fame card is left: you resolve King of Kings."),
        imperium.tr("No fame card is left: {name} resolves King of Kings."),
    )


DECK_EVENTS: Mapping[str, Callable[[Told], str]] = {
    "accession": _accession,
    "brought-unrest": _brought_unrest,
    "declared": _declared,
    "drew": _drew,
    "found": _found,
    "freed-unrest": _freed_unrest,
    "journeyed": _journeyed,
    "king-of-kings": _king_of_kings,
    "looked": _looked,
    "nadir": _nadir,
    "nation-card": _nation_card,
    "nation-to-bottom": _nation_to_bottom,
    "put-under": _put_under,
    "quest": _quest,
    "refilled": _refilled,
    "reshuffled": _reshuffled,
    "revealed": _revealed,
    "shuffled": _shuffled,
    "state": _state,
    "swapped-nation": _swapped_nation,
    "took-top": _took_top,
    "zenith": _zenith,
}
