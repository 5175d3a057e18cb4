"""What a card lets one do, as a phrase: one for each deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.games.eight_minute_empire.content import OR, Card, Deed
from ludarium.words.eight_minute_empire.names import GOODS, empire, named
from ludarium.words.voice import either, listing

PHRASES: Mapping[str, Callable[[int], str]] = {
    "place": lambda n: empire.tr("place %n armies", "place %n army", n),
    "move": lambda n: empire.tr("move %n steps over land", "move %n step over land", n),
    "sail": lambda n: empire.tr("move %n steps over land or sea", "move %n step over land or sea", n),
    "city": lambda n: empire.tr("build %n cities", "build a city", n),
    "destroy": lambda n: empire.tr("destroy %n armies", "destroy an army", n),
}


def deed(known: Deed) -> str:
    return PHRASES[known.verb](known.count)


def line(card: Card) -> str:
    said = [deed(known) for known in card.deeds]
    return either(said) if card.join == OR else listing(said)


def good(card: Card) -> str:
    """Return the good of a card, counted if there are several."""
    name = named(GOODS, card.good)
    return name if card.goods == 1 else empire.tr("{number} {good:same}", number=card.goods, good=name)


def short(card: Card) -> str:
    """Return good and action line."""
    return empire.tr("{good:same} ({line})", good=good(card), line=line(card))
