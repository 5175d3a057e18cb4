"""Names of the things of Rome, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NOUN, QT_TRANSLATE_NOOP, Voice

rome = Voice("rome")
named = rome.named

LEADERS: Mapping[str, str] = {
    "augustus": NAME("rome", "Augustus"),
    "fulvia": NAME("rome", "Fulvia"),
    "hadrian": NAME("rome", "Hadrian"),
    "livia": NAME("rome", "Livia"),
    "marcus": NAME("rome", "Marcus Aurelius"),
    "trajan": NAME("rome", "Trajan"),
}
OPTIONS: Mapping[str, str] = {
    "leader": QT_TRANSLATE_NOOP("rome", "Leader"),
    "length": QT_TRANSLATE_NOOP("rome", "Length"),
    "difficulty": QT_TRANSLATE_NOOP("rome", "Difficulty"),
    "pack": QT_TRANSLATE_NOOP("rome", "Content pack"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    **{("leader", leader): name for leader, name in LEADERS.items()},
    ("leader", "by-chance"): QT_TRANSLATE_NOOP("rome", "By lot"),
    ("length", "short"): QT_TRANSLATE_NOOP("rome", "Short"),
    ("length", "standard"): QT_TRANSLATE_NOOP("rome", "Standard"),
    ("difficulty", "casual"): QT_TRANSLATE_NOOP("rome", "Casual"),
    ("difficulty", "easy"): QT_TRANSLATE_NOOP("rome", "Easy"),
    ("difficulty", "normal"): QT_TRANSLATE_NOOP("rome", "Normal"),
    ("difficulty", "hard"): QT_TRANSLATE_NOOP("rome", "Hard"),
    ("difficulty", "expert"): QT_TRANSLATE_NOOP("rome", "Expert"),
    ("pack", "ours"): QT_TRANSLATE_NOOP("rome", "As printed"),
}
SCORE_LINES: Mapping[str, str] = {
    "glory": QT_TRANSLATE_NOOP("rome", "Glory"),
    "strife": QT_TRANSLATE_NOOP("rome", "Strife"),
    "loans": QT_TRANSLATE_NOOP("rome", "Loans"),
    "cards": QT_TRANSLATE_NOOP("rome", "Cards"),
}
TRACKS: Mapping[str, str] = {
    "stability": NAME("rome", "Stability"),
    "wisdom": NAME("rome", "Wisdom"),
    "power": NAME("rome", "Power"),
    "capacity": NAME("rome", "Capacity"),
    "population": NAME("rome", "Population"),
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
    "strife": NOUN("rome", "Strife"),
    "loan": NOUN("rome", "Loan"),
}
LEVELS: Mapping[str, str] = {"1": NOUN("rome", "Level I"), "2": NOUN("rome", "Level II")}
AGREEMENTS: Mapping[str, str] = {
    "short": NOUN("rome", "short agreement"),
    "lasting": NOUN("rome", "lasting agreement"),
}
FORMS: Mapping[bool, str] = {
    False: QT_TRANSLATE_NOOP("rome", "partial"),
    True: QT_TRANSLATE_NOOP("rome", "full"),
}
ZONES: Mapping[str, str] = {
    "hand": NOUN("rome", "hand"),
    "discard": NOUN("rome", "the discard pile"),
    "deck": NOUN("rome", "the deck"),
    "projects": NOUN("rome", "the Projects Area"),
    "play": NOUN("rome", "the play area"),
    "trash": NOUN("rome", "the trash"),
    "supply": NOUN("rome", "the supply"),
    "empire": NOUN("rome", "the empire"),
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
    "water": NOUN("rome", "water"),
    "food": NOUN("rome", "food"),
    "iron": NOUN("rome", "iron"),
    "stone": NOUN("rome", "stone"),
    "gold": NOUN("rome", "gold"),
    "culture": NOUN("rome", "culture"),
    "technology": NOUN("rome", "technology"),
    "military": NOUN("rome", "military"),
    "industry": NOUN("rome", "industry"),
    "movement": NOUN("rome", "movement"),
    "glory": NOUN("rome", "glory"),
    "strife": NOUN("rome", "strife"),
    "loan": NOUN("rome", "loans"),
    "resource": NOUN("rome", "resources"),
    "attribute": NOUN("rome", "attribute points"),
}
"""What can be had, whatever its number."""

TOKENS: Mapping[str, Callable[[int], str]] = {
    "water": lambda n: rome.noun("%n water", "%n water", n),
    "food": lambda n: rome.noun("%n food", "%n food", n),
    "iron": lambda n: rome.noun("%n iron", "%n iron", n),
    "stone": lambda n: rome.noun("%n stone", "%n stone", n),
    "gold": lambda n: rome.noun("%n gold", "%n gold", n),
    "culture": lambda n: rome.noun("%n culture", "%n culture", n),
    "technology": lambda n: rome.noun("%n technology", "%n technology", n),
    "military": lambda n: rome.noun("%n military", "%n military", n),
    "industry": lambda n: rome.noun("%n industry", "%n industry", n),
    "movement": lambda n: rome.noun("%n movement", "%n movement", n),
    "glory": lambda n: rome.noun("%n glory", "%n glory", n),
    "strife": lambda n: rome.noun("%n strife", "%n strife", n),
    "loan": lambda n: rome.noun("%n loans", "%n loan", n),
    "resource": lambda n: rome.noun("%n resources", "%n resource", n),
    "same_resource": lambda n: rome.noun("%n resources of one type", "%n resource", n),
    "different_resources": lambda n: rome.noun("%n resources of different types", "%n resource", n),
    "attribute": lambda n: rome.noun("%n attribute points", "%n attribute point", n),
    "card": lambda n: rome.noun("%n cards", "%n card", n),
}
"""So many of them."""


NAMES = Names(
    rome,
    QT_TRANSLATE_NOOP("rome", "Rome: Fate of an Empire"),
    (QT_TRANSLATE_NOOP("rome", "Rome"), QT_TRANSLATE_NOOP("rome", "Fate of an Empire")),
    options=OPTIONS,
    choices=CHOICES,
    score_lines=SCORE_LINES,
    sides=LEADERS,
    side_head=QT_TRANSLATE_NOOP("rome", "Leader"),
)


def tokens(what: str, n: int) -> str:
    return TOKENS[what](n) if what in TOKENS else f"{n} {what}"


def amounts(pairs: Iterable[tuple[str, int]]) -> list[str]:
    """Numbers with their nouns, one by one."""
    return [tokens(what, n) for what, n in pairs]
