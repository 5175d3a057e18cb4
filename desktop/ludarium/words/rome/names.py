"""Names of the things of Rome, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ludarium.words.voice import QT_TRANSLATE_NOOP, Voice

rome = Voice("rome")

LEADERS: Mapping[str, str] = {
    "augustus": QT_TRANSLATE_NOOP("rome", "Augustus"),
    "fulvia": QT_TRANSLATE_NOOP("rome", "Fulvia"),
    "hadrian": QT_TRANSLATE_NOOP("rome", "Hadrian"),
    "livia": QT_TRANSLATE_NOOP("rome", "Livia"),
    "marcus": QT_TRANSLATE_NOOP("rome", "Marcus Aurelius"),
    "trajan": QT_TRANSLATE_NOOP("rome", "Trajan"),
}
OPTIONS: Mapping[str, str] = {
    "leader": QT_TRANSLATE_NOOP("rome", "Leader"),
    "length": QT_TRANSLATE_NOOP("rome", "Length"),
    "difficulty": QT_TRANSLATE_NOOP("rome", "Difficulty"),
    "pack": QT_TRANSLATE_NOOP("rome", "Content pack"),
}
CHOICES: Mapping[str, str] = {
    **LEADERS,
    "by-chance": QT_TRANSLATE_NOOP("rome", "By lot"),
    "short": QT_TRANSLATE_NOOP("rome", "Short"),
    "standard": QT_TRANSLATE_NOOP("rome", "Standard"),
    "casual": QT_TRANSLATE_NOOP("rome", "Casual"),
    "easy": QT_TRANSLATE_NOOP("rome", "Easy"),
    "normal": QT_TRANSLATE_NOOP("rome", "Normal"),
    "hard": QT_TRANSLATE_NOOP("rome", "Hard"),
    "expert": QT_TRANSLATE_NOOP("rome", "Expert"),
    "ours": QT_TRANSLATE_NOOP("rome", "As printed"),
}
SCORE_LINES: Mapping[str, str] = {
    "glory": QT_TRANSLATE_NOOP("rome", "Glory"),
    "strife": QT_TRANSLATE_NOOP("rome", "Strife"),
    "loans": QT_TRANSLATE_NOOP("rome", "Loans"),
    "cards": QT_TRANSLATE_NOOP("rome", "Cards"),
}
TRACKS: Mapping[str, str] = {
    "stability": QT_TRANSLATE_NOOP("rome", "Stability"),
    "wisdom": QT_TRANSLATE_NOOP("rome", "Wisdom"),
    "power": QT_TRANSLATE_NOOP("rome", "Power"),
    "capacity": QT_TRANSLATE_NOOP("rome", "Capacity"),
    "population": QT_TRANSLATE_NOOP("rome", "Population"),
}
TERRAINS: Mapping[str, str] = {
    "plains": QT_TRANSLATE_NOOP("rome", "Plains"),
    "hills": QT_TRANSLATE_NOOP("rome", "Hills"),
    "mountain": QT_TRANSLATE_NOOP("rome", "Mountains"),
    "coast": QT_TRANSLATE_NOOP("rome", "Coast"),
    "river": QT_TRANSLATE_NOOP("rome", "River"),
    "forest": QT_TRANSLATE_NOOP("rome", "Forest"),
    "desert": QT_TRANSLATE_NOOP("rome", "Desert"),
}
BURDENS: Mapping[str, str] = {
    "strife": QT_TRANSLATE_NOOP("rome", "Strife"),
    "loan": QT_TRANSLATE_NOOP("rome", "Loan"),
}
LEVELS: Mapping[str, str] = {"1": QT_TRANSLATE_NOOP("rome", "Level I"), "2": QT_TRANSLATE_NOOP("rome", "Level II")}
AGREEMENTS: Mapping[str, str] = {
    "short": QT_TRANSLATE_NOOP("rome", "short agreement"),
    "lasting": QT_TRANSLATE_NOOP("rome", "lasting agreement"),
}
FORMS: Mapping[bool, str] = {
    False: QT_TRANSLATE_NOOP("rome", "partial"),
    True: QT_TRANSLATE_NOOP("rome", "full"),
}
ZONES: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("rome", "hand"),
    "discard": QT_TRANSLATE_NOOP("rome", "the discard pile"),
    "deck": QT_TRANSLATE_NOOP("rome", "the deck"),
    "projects": QT_TRANSLATE_NOOP("rome", "the Projects Area"),
    "play": QT_TRANSLATE_NOOP("rome", "the play area"),
    "trash": QT_TRANSLATE_NOOP("rome", "the trash"),
    "supply": QT_TRANSLATE_NOOP("rome", "the supply"),
    "empire": QT_TRANSLATE_NOOP("rome", "the empire"),
}
"""Where cards come from, after "from"."""

PLACES: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("rome", "in hand"),
    "discard": QT_TRANSLATE_NOOP("rome", "in the discard pile"),
    "projects": QT_TRANSLATE_NOOP("rome", "in the Projects Area"),
    "trash": QT_TRANSLATE_NOOP("rome", "in the trash"),
    "empire": QT_TRANSLATE_NOOP("rome", "in the empire"),
}
"""Where cards lie."""

KINDS: Mapping[str, str] = {
    "water": QT_TRANSLATE_NOOP("rome", "water"),
    "food": QT_TRANSLATE_NOOP("rome", "food"),
    "iron": QT_TRANSLATE_NOOP("rome", "iron"),
    "stone": QT_TRANSLATE_NOOP("rome", "stone"),
    "gold": QT_TRANSLATE_NOOP("rome", "gold"),
    "culture": QT_TRANSLATE_NOOP("rome", "culture"),
    "technology": QT_TRANSLATE_NOOP("rome", "technology"),
    "military": QT_TRANSLATE_NOOP("rome", "military"),
    "industry": QT_TRANSLATE_NOOP("rome", "industry"),
    "movement": QT_TRANSLATE_NOOP("rome", "movement"),
    "glory": QT_TRANSLATE_NOOP("rome", "glory"),
    "strife": QT_TRANSLATE_NOOP("rome", "strife"),
    "loan": QT_TRANSLATE_NOOP("rome", "loans"),
    "resource": QT_TRANSLATE_NOOP("rome", "resources"),
    "attribute": QT_TRANSLATE_NOOP("rome", "attribute points"),
}
"""What can be had, whatever its number."""

TOKENS: Mapping[str, Callable[[int], str]] = {
    "water": lambda n: rome.tr("%n water", "%n water", n),
    "food": lambda n: rome.tr("%n food", "%n food", n),
    "iron": lambda n: rome.tr("%n iron", "%n iron", n),
    "stone": lambda n: rome.tr("%n stone", "%n stone", n),
    "gold": lambda n: rome.tr("%n gold", "%n gold", n),
    "culture": lambda n: rome.tr("%n culture", "%n culture", n),
    "technology": lambda n: rome.tr("%n technology", "%n technology", n),
    "military": lambda n: rome.tr("%n military", "%n military", n),
    "industry": lambda n: rome.tr("%n industry", "%n industry", n),
    "movement": lambda n: rome.tr("%n movement", "%n movement", n),
    "glory": lambda n: rome.tr("%n glory", "%n glory", n),
    "strife": lambda n: rome.tr("%n strife", "%n strife", n),
    "loan": lambda n: rome.tr("%n loans", "%n loan", n),
    "resource": lambda n: rome.tr("%n resources", "%n resource", n),
    "same_resource": lambda n: rome.tr("%n resources of one type", "%n resource", n),
    "different_resources": lambda n: rome.tr("%n resources of different types", "%n resource", n),
    "attribute": lambda n: rome.tr("%n attribute points", "%n attribute point", n),
    "card": lambda n: rome.tr("%n cards", "%n card", n),
}
"""So many of them."""


def named(table: Mapping[str, str], key: str) -> str:
    """The name of that key; what a pack of somebody's own adds is called by its key."""
    return rome.tr(table[key]) if key in table else key


def name() -> str:
    return rome.tr("Rome: Fate of an Empire")


def box_names() -> tuple[str, str]:
    """What it is called for short, and the rest."""
    return rome.tr("Rome"), rome.tr("Fate of an Empire")


def side(side: str) -> str:
    return named(LEADERS, side)


def option(key: str) -> str:
    return named(OPTIONS, key)


def choice(key: str, choice: str) -> str:
    return named(CHOICES, choice)


def score_line(line: str) -> str:
    return named(SCORE_LINES, line)


def tokens(what: str, n: int) -> str:
    return TOKENS[what](n) if what in TOKENS else f"{n} {what}"


def amounts(pairs: Iterable[tuple[str, int]]) -> list[str]:
    """Numbers with their nouns, one by one."""
    return [tokens(what, n) for what, n in pairs]
