"""How Imperium tells effects: its kinds of card, places, conditions and counts. Its own verbs stand in `verbs`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ludarium.engine.effects.verbs import Condition, Per
from ludarium.words.effects.amount_phrases import for_each, having
from ludarium.words.effects.nouns import Noun, kind_of, name
from ludarium.words.effects.phrasing import Phrasebook, Speech
from ludarium.words.effects.shared import SHARED
from ludarium.words.imperium.names import (
    ALL_TOKENS,
    MARKS,
    PLACES,
    PLACES_OF_MARKS,
    STATE_MARKS,
    STATES,
    SUITS,
    TOKENS,
    ZONES,
    card_name,
    cards,
    imperium,
    named,
    unrest,
)
from ludarium.words.voice import TEXT, Voice, either, listing

on_cards = Voice("on_cards")
"""Very short: a card on the table is as wide as three or four words."""

PHRASES = Phrasebook(SHARED)


@cache
def speech() -> ImperiumSpeech:
    from ludarium.words.imperium import verbs

    assert verbs  # reading them registers their phrases
    return ImperiumSpeech(PHRASES)


class ImperiumSpeech(Speech):
    """Names cards, tokens and places of Imperium."""

    def tokens(self, what: str, n: int) -> str:
        return TOKENS[what](n)

    def all_tokens(self, what: str) -> str:
        return named(ALL_TOKENS, what)

    def kind(self, predicate: str) -> Noun:
        marks = predicate.split("|")
        if all(atom.startswith("icon:") for atom in marks):  # one card that shows any of the marks
            return a_card().extended(_with_mark(marks, True))
        return kind_of(predicate or "card", a_card(), _word, _quality)

    def zone(self, zone: str) -> str:
        return named(ZONES, zone)

    def place(self, zone: str) -> str:
        return named(PLACES, zone)

    def condition(self, condition: Condition) -> str:
        if condition.state:
            return imperium.tr("you are {state:plain}", state=named(STATES, condition.state))
        if condition.done:
            return imperium.tr(IS_DONE[condition.done], card=self.kind(condition.filter).one)
        if (condition.zone, condition.max) == ("active_quest", 0):
            return imperium.tr("there is no active quest")
        return having(self, condition)

    def per(self, per: Per) -> str:
        if per.done:
            return imperium.tr(FOR_EACH_DONE[per.done])
        kind, _, token = per.count.partition(":")
        if kind == "player_with_fewer":
            return imperium.tr("for each player with less {tokens:object} than you", tokens=named(ALL_TOKENS, token))
        if kind == "token":
            return self._per_token(per, token)
        if kind == "icon":
            return for_each(per, mark_noun(per.count), named(PLACES_OF_MARKS, per.zone))
        return for_each(per, self.kind(per.count), self.place(per.zone))

    def _per_token(self, per: Per, token: str) -> str:
        if per.each == 1:
            return imperium.tr("for each {tokens:for} you have", tokens=named(ALL_TOKENS, token))
        return imperium.tr("for every {tokens:for} you have", tokens=self.tokens(token, per.each))

    def of_suits(self, suits: Sequence[str], predicate: str = "") -> Noun:
        """Return the noun for a card of one of these suits that fits the predicate."""
        if len(suits) == 1:
            return self.kind("&".join(filter(None, (suits[0], predicate))))
        kind = suited(suits) if suits else a_card()
        return kind_of(predicate, kind, _word, _quality) if predicate else kind


IS_DONE: Mapping[str, str] = {
    "abandon": TEXT("imperium", "{card:subject} was abandoned this way"),
    "exile": TEXT("imperium", "{card:subject} was exiled this way"),
}
FOR_EACH_DONE: Mapping[str, str] = {
    "abandon": TEXT("imperium", "for each card abandoned this way"),
    "return_unrest": TEXT("imperium", "for each Unrest returned this way"),
}


# Kinds of card


def a_card() -> Noun:
    return Noun(imperium.noun("a card"), imperium.noun("card"), imperium.noun("cards"), cards)


def suited(suits: Sequence[str]) -> Noun:
    said = either([named(SUITS, suit) for suit in suits])
    return Noun(
        imperium.noun("a card that is {suits:plain}", suits=said),
        imperium.noun("{suits:plain} card", suits=said),
        imperium.noun("{suits:plain} cards", suits=listing([named(SUITS, suit) for suit in suits])),
        lambda n: imperium.noun("%n {suits:plain} cards", "%n {suits:plain} card", n, suits=said),
    )


WORDS: Mapping[str, Callable[[], Noun]] = {
    "any": a_card,
    "card": a_card,
    "region": lambda: Noun(
        imperium.noun("a region"),
        imperium.noun("region"),
        imperium.noun("regions"),
        lambda n: imperium.noun("%n regions", "%n region", n),
    ),
    "uncivilised": lambda: Noun(
        imperium.noun("an uncivilised card"),
        imperium.noun("uncivilised card"),
        imperium.noun("uncivilised cards"),
        lambda n: imperium.noun("%n uncivilised cards", "%n uncivilised card", n),
    ),
    "civilised": lambda: Noun(
        imperium.noun("a civilised card"),
        imperium.noun("civilised card"),
        imperium.noun("civilised cards"),
        lambda n: imperium.noun("%n civilised cards", "%n civilised card", n),
    ),
    "tributary": lambda: Noun(
        imperium.noun("a tributary"),
        imperium.noun("tributary"),
        imperium.noun("tributaries"),
        lambda n: imperium.noun("%n tributaries", "%n tributary", n),
    ),
    "fame": lambda: Noun(
        imperium.noun("a fame card"),
        imperium.noun("fame card"),
        imperium.noun("fame cards"),
        lambda n: imperium.noun("%n fame cards", "%n fame card", n),
    ),
    "unrest": lambda: Noun(imperium.noun("an Unrest"), imperium.noun("Unrest"), imperium.noun("Unrest cards"), unrest),
    "city": lambda: Noun(
        imperium.noun("a city"),
        imperium.noun("city"),
        imperium.noun("cities"),
        lambda n: imperium.noun("%n cities", "%n city", n),
    ),
    "metropolis": lambda: Noun(
        imperium.noun("a metropolis"),
        imperium.noun("metropolis"),
        imperium.noun("metropolises"),
        lambda n: imperium.noun("%n metropolises", "%n metropolis", n),
    ),
    "knight": lambda: Noun(
        imperium.noun("a knight"),
        imperium.noun("knight"),
        imperium.noun("knights"),
        lambda n: imperium.noun("%n knights", "%n knight", n),
    ),
    "mask": lambda: Noun(
        imperium.noun("a mask"),
        imperium.noun("mask"),
        imperium.noun("masks"),
        lambda n: imperium.noun("%n masks", "%n mask", n),
    ),
    "scroll": lambda: Noun(
        imperium.noun("a scroll"),
        imperium.noun("scroll"),
        imperium.noun("scrolls"),
        lambda n: imperium.noun("%n scrolls", "%n scroll", n),
    ),
    "attack": lambda: Noun(
        imperium.noun("an attack card"),
        imperium.noun("attack card"),
        imperium.noun("attack cards"),
        lambda n: imperium.noun("%n attack cards", "%n attack card", n),
    ),
    "start:development": lambda: Noun(
        imperium.noun("a development"),
        imperium.noun("development"),
        imperium.noun("developments"),
        lambda n: imperium.noun("%n developments", "%n development", n),
    ),
    "pinned": lambda: Noun(
        imperium.noun("a pinned card"),
        imperium.noun("pinned card"),
        imperium.noun("pinned cards"),
        lambda n: imperium.noun("%n pinned cards", "%n pinned card", n),
    ),
}


def _word(atom: str) -> Noun | None:
    """Return the noun of a kind of card, of a card by its name, or of a series of cards."""
    kind, _, what = atom.partition(":")
    if kind == "name":
        return name(card_name(what))
    if kind == "name~":
        return _series(what)
    return WORDS[atom]() if atom in WORDS else None


def _series(begin: str) -> Noun:
    series = imperium.tr(begin)
    return Noun(
        imperium.noun("a {series:plain} card", series=series),
        imperium.noun("{series:plain} card", series=series),
        imperium.noun("{series:plain} cards", series=series),
        lambda n: imperium.noun("%n {series:plain} cards", "%n {series:plain} card", n, series=series),
    )


# What is said of a card


def _quality(atom: str, holds: bool) -> Callable[[str], str] | None:
    kind, _, what = atom.partition(":")
    if kind == "icon":
        return _with_mark((atom,), holds)
    found = QUALITIES.get((kind, holds))
    return None if found is None else lambda cards: found(cards, what)


def _with_mark(atoms: Sequence[str], holds: bool) -> Callable[[str], str]:
    marks = either([named(MARKS, atom.partition(":")[2]) for atom in atoms])
    if holds:
        return lambda cards: imperium.tr("{cards:same} with a {mark:plain} mark", cards=cards, mark=marks)
    return lambda cards: imperium.tr("{cards:same} without a {mark:plain} mark", cards=cards, mark=marks)


def _under(cards: str, predicate: str) -> str:
    garrisoned = kind_of(predicate, a_card(), _word, _quality)
    return imperium.tr("{cards:same} with {card:with} garrisoned under it", cards=cards, card=garrisoned.one)


QUALITIES: Mapping[tuple[str, bool], Callable[[str, str], str]] = {
    ("state", True): lambda cards, state: imperium.tr(
        "{cards:same} with {mark:with}", cards=cards, mark=named(STATE_MARKS, state)
    ),
    ("vp", True): lambda cards, _: imperium.tr("{cards:same} with variable points", cards=cards),
    ("vp", False): lambda cards, _: imperium.tr("{cards:same} without variable points", cards=cards),
    ("has_token", True): lambda cards, token: imperium.tr(
        "{cards:same} with {tokens:with} on it", cards=cards, tokens=named(ALL_TOKENS, token)
    ),
    ("garrisons", True): _under,
}
"""What an atom and its name add to the cards; the second part of the key says whether it holds."""


def mark_noun(count: str) -> Noun:
    """Return the noun for any of several marks: ``icon:river|icon:fertile``."""
    mark = either([named(MARKS, atom.partition(":")[2]) for atom in count.split("|")])
    return Noun(
        imperium.noun("a {mark:plain} mark", mark=mark),
        imperium.noun("{mark:plain} mark", mark=mark),
        imperium.noun("{mark:plain} marks", mark=mark),
        lambda n: imperium.noun("%n {mark:plain} marks", "%n {mark:plain} mark", n, mark=mark),
    )
