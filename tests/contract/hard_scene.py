"""What lies on the table of the test title, and how it is called: all that it needs to be played in a window."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ludarium.engine.scene import Scene, Thing
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of
from ludarium.words.description import Said
from ludarium.words.voice import Company
from tests.contract.hard_rules import NAMES, HardState

OF = {"at": "side", "order": "card", "bury": "card"}
"""What is asked for, by question; the other questions are answered by things of several kinds."""


@attrs.frozen
class Count:
    """So many cards lie here."""

    cards: int


@attrs.frozen
class Card:
    """A card that the looking seat knows."""

    name: str


def scene(observed: HardState) -> Scene:
    return tuple(thing for seat in range(len(observed.decks)) for thing in _side(observed, seat))


def _side(observed: HardState, seat: int) -> Iterator[Thing]:
    deck, hand, zone = observed.decks[seat], observed.hands[seat], f"{seat}.side"
    yield Thing(f"side-{seat}", "side", zone, 0, seat, Count(len(hand)))
    yield Thing(f"deck-{seat}", "deck", zone, 1, seat, Count(len(deck)))
    yield Thing(f"table-{seat}", "table", zone, 2, seat)
    yield Thing(f"pile-{seat}", "pile", zone, 3, seat, Count(len(observed.piles[seat])))
    yield from _cards("hand", f"{seat}.hand", seat, hand)
    yield from _cards("deck", f"deck-{seat}", seat, deck)
    yield from _cards("discard", f"{seat}.discard", seat, observed.discards[seat])


def _cards(name: str, zone: str, seat: int, cards: Zone) -> Iterator[Thing]:
    for place, card in enumerate(cards):
        if card != UNKNOWN:
            yield Thing(f"{name}-{seat}-{place}", "card", zone, place, seat, Card(NAMES[card_of(card)]))


def thing(title: object, thing: Thing, company: Company) -> Said:
    match thing.facts:
        case Card(name=name):
            return Said(name, f"{name} of {company.name(thing.owner)}")
        case Count(cards=cards):
            return Said(f"{thing.kind}: {cards}", f"{thing.kind} of {company.name(thing.owner)}: {cards}")
        case _:
            return Said(thing.kind)


def zone(title: object, zone: str, company: Company) -> str:
    seat, _, name = zone.partition(".")
    return f"{company.name(int(seat))}: {name}"
