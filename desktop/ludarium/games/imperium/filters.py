"""Predicates on Imperium's cards: a set of cards, and what is asked of the place where one lies."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.engine.effects.filters import fitting
from ludarium.games.imperium.box import ANY, Box, Filter
from ludarium.games.imperium.cards import ICONS, SUITS, TYPES

HAS_TOKEN, GARRISONS = "has_token:", "garrisons:"


def parse_filter(box: Box, text: str) -> Filter:
    if not text:
        return ANY
    found = box.filters.get(text)
    if found is None:
        found = box.filters[text] = _parsed(box, text)
    return found


def _parsed(box: Box, text: str) -> Filter:
    if text == "any":
        return Filter(text)
    token, garrisons, rest = "", None, []
    for part in text.split("&"):
        if part.startswith(HAS_TOKEN):
            token = part.removeprefix(HAS_TOKEN)
        elif part.startswith(GARRISONS):
            garrisons = fitting(part.removeprefix(GARRISONS), atom_of(box), range(len(box.cards)))
        else:
            rest.append(part)
    cards = fitting("&".join(rest), atom_of(box), range(len(box.cards))) if rest else None
    return Filter(text, cards, token, garrisons)


def atom_of(box: Box) -> Callable[[str], Callable[[int], bool]]:
    """What a single word of a predicate means."""
    cards = box.cards

    def atom(word: str) -> Callable[[int], bool]:
        kind, _, name = word.partition(":")
        found = {
            "icon": lambda n: name in cards[n].icons,
            "name": lambda n: cards[n].name == name,
            "name~": lambda n: cards[n].name.startswith(name),
            "state": lambda n: cards[n].state == name,
            "vp": lambda n: getattr(cards[n].vp, "kind", "") == name,
            "start": lambda n: any(n in nation.cards[name] for nation in box.nations),
        }
        plain = {
            "any": lambda n: True,
            "card": lambda n: True,
            "pinned": lambda n: cards[n].pinned,
            "attack": lambda n: cards[n].attack,
        }
        if name and kind in found and (kind != "icon" or name in ICONS):
            return found[kind]
        if word in plain:
            return plain[word]
        if word in SUITS:
            return lambda n: word in cards[n].suits
        if word in TYPES:
            return lambda n: word in cards[n].types
        raise ValueError(f"unknown filter {word!r}")

    return atom
