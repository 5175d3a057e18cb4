"""How Rome tells effects: its kinds of card and space, places, conditions and counts. Its own verbs: `verbs`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from ludarium.engine.effects.verbs import Condition, Per
from ludarium.words.effects.amount_phrases import for_each, having
from ludarium.words.effects.nouns import Noun, kind_of, name
from ludarium.words.effects.phrasing import Phrasebook, Speech
from ludarium.words.effects.shared import SHARED
from ludarium.words.rome.names import KINDS, LEVELS, PLACES, TRACKS, ZONES, named, rome, tokens

PHRASES = Phrasebook(SHARED)


@cache
def speech() -> RomeSpeech:
    from ludarium.words.rome import modifiers, verbs

    assert modifiers
    assert verbs  # reading them registers their phrases
    return RomeSpeech(PHRASES)


class RomeSpeech(Speech):
    """Names goods, cards and places of Rome."""

    def tokens(self, what: str, n: int) -> str:
        return tokens(what, n)

    def all_tokens(self, what: str) -> str:
        return named(KINDS, what)

    def kind(self, predicate: str) -> Noun:
        return kind_of(predicate or "card", a_card(), _word, _quality)

    def spaces(self, predicate: str) -> Noun:
        """Return the noun for the spaces that fit the predicate."""
        return kind_of(predicate or "any", a_space(), _place, _quality)

    def zone(self, zone: str) -> str:
        return named(ZONES, zone)

    def place(self, zone: str) -> str:
        return named(PLACES, zone)

    def condition(self, condition: Condition) -> str:
        if condition.token == CONQUERED:
            if condition.max == 0:
                return rome.tr("you have conquered no enemy this turn")
            return rome.tr(
                "you have conquered %n enemies this turn", "you have conquered an enemy this turn", condition.min
            )
        return having(self, condition)

    def per(self, per: Per) -> str:
        kind, _, track = per.count.partition(":")
        if kind == "track":
            return rome.tr("times the {track:plain} number", track=named(TRACKS, track))
        return for_each(per, self.kind(per.count), self.place(per.zone))


CONQUERED = "conquered_this_turn"


# Kinds of card and of space


def a_card() -> Noun:
    return Noun(
        rome.noun("a card"), rome.noun("card"), rome.noun("cards"), lambda n: rome.noun("%n cards", "%n card", n)
    )


def a_space() -> Noun:
    return Noun(
        rome.noun("a space"), rome.noun("space"), rome.noun("spaces"), lambda n: rome.noun("%n spaces", "%n space", n)
    )


WORDS: Mapping[str, Callable[[], Noun]] = {
    "card": a_card,
    "strife": lambda: Noun(
        rome.noun("a strife"),
        rome.noun("strife"),
        rome.noun("strife"),
        lambda n: rome.noun("%n strife", "%n strife", n),
    ),
    "loan": lambda: Noun(
        rome.noun("a loan"), rome.noun("loan"), rome.noun("loans"), lambda n: rome.noun("%n loans", "%n loan", n)
    ),
    "burden": lambda: Noun(
        rome.noun("a strife or loan"),
        rome.noun("strife or loan"),
        rome.noun("strife and loans"),
        lambda n: rome.noun("%n strife or loans", "%n strife or loan", n),
    ),
    "attribute": lambda: Noun(
        rome.noun("an attribute card"),
        rome.noun("attribute card"),
        rome.noun("attribute cards"),
        lambda n: rome.noun("%n attribute cards", "%n attribute card", n),
    ),
    "development": lambda: Noun(
        rome.noun("a development"),
        rome.noun("development"),
        rome.noun("developments"),
        lambda n: rome.noun("%n developments", "%n development", n),
    ),
    "territory": lambda: Noun(
        rome.noun("a territory"),
        rome.noun("territory"),
        rome.noun("territories"),
        lambda n: rome.noun("%n territories", "%n territory", n),
    ),
    "agreement": lambda: Noun(
        rome.noun("a running agreement"),
        rome.noun("running agreement"),
        rome.noun("running agreements"),
        lambda n: rome.noun("%n running agreements", "%n running agreement", n),
    ),
    "capital": lambda: name(rome.noun("the Capital")),
}


def _word(atom: str) -> Noun | None:
    """Return the noun for a kind of card, or of what lies on a space."""
    return WORDS[atom]() if atom in WORDS else None


def _place(atom: str) -> Noun | None:
    """Return the noun for a kind of space; None for an atom that only adds to one."""
    return a_space() if atom == "any" else _word(atom)


# What is said of a card or a space


def _quality(atom: str, holds: bool) -> Callable[[str], str] | None:
    kind, _, what = atom.partition(":")
    found = QUALITIES.get(kind)
    return None if found is None else lambda things: found(things, what, holds)


def _level(things: str, level: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} of {level:of}", things=things, level=named(LEVELS, level))
    return rome.tr("{things:same} not of {level:of}", things=things, level=named(LEVELS, level))


def _costs(things: str, kind: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} costing {kind:object}", things=things, kind=named(KINDS, kind))
    return rome.tr("{things:same} not costing {kind:object}", things=things, kind=named(KINDS, kind))


def _ring(things: str, ring: str, holds: bool) -> str:
    if (ring == "outer") == holds:
        return rome.tr("{things:same} in the outer ring", things=things)
    return rome.tr("{things:same} not in the outer ring", things=things)


def _range(things: str, steps: str, holds: bool) -> str:
    if holds:
        return rome.tr(
            "{things:same} within %n steps of the leader",
            "{things:same} within %n step of the leader",
            int(steps),
            things=things,
        )
    return rome.tr(
        "{things:same} more than %n steps from the leader",
        "{things:same} more than %n step from the leader",
        int(steps),
        things=things,
    )


def _adjacent(things: str, _: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} next to the Capital or a development", things=things)
    return rome.tr("{things:same} not next to the Capital or a development", things=things)


def _pawn(things: str, _: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} where the leader stands", things=things)
    return rome.tr("{things:same} where the leader does not stand", things=things)


def _here(things: str, _: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} where this card lies", things=things)
    return rome.tr("{things:same} other than this one", things=things)


def _enemy(things: str, _: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} with an enemy", things=things)
    return rome.tr("{things:same} without an enemy", things=things)


def _ready(things: str, _: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} with a Ready token", things=things)
    return rome.tr("{things:same} without a Ready token", things=things)


def _spent(things: str, _: str, holds: bool) -> str:
    if holds:
        return rome.tr("{things:same} with a Spent token", things=things)
    return rome.tr("{things:same} without a Spent token", things=things)


QUALITIES: Mapping[str, Callable[[str, str, bool], str]] = {
    "level": _level,
    "costs": _costs,
    "ring": _ring,
    "range": _range,
    "adjacent": _adjacent,
    "pawn": _pawn,
    "here": _here,
    "enemy": _enemy,
    "ready": _ready,
    "spent": _spent,
}
"""What an atom adds to cards or spaces, given its name there and whether it holds."""
