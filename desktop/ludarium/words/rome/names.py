"""Names of the things of Rome, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NOUN, TEXT, Voice

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
    "leader": TEXT("rome", "Leader"),
    "length": TEXT("rome", "Length"),
    "difficulty": TEXT("rome", "Difficulty"),
    "pack": TEXT("rome", "Content pack"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    **{("leader", leader): name for leader, name in LEADERS.items()},
    ("leader", "by-chance"): TEXT("rome", "By lot"),
    ("length", "short"): TEXT("rome", "Short"),
    ("length", "standard"): TEXT("rome", "Standard"),
    ("difficulty", "casual"): TEXT("rome", "Casual"),
    ("difficulty", "easy"): TEXT("rome", "Easy"),
    ("difficulty", "normal"): TEXT("rome", "Normal"),
    ("difficulty", "hard"): TEXT("rome", "Hard"),
    ("difficulty", "expert"): TEXT("rome", "Expert"),
    ("pack", "ours"): TEXT("rome", "As printed"),
}
SCORE_LINES: Mapping[str, str] = {
    "glory": TEXT("rome", "Glory"),
    "strife": TEXT("rome", "Strife"),
    "loans": TEXT("rome", "Loans"),
    "cards": TEXT("rome", "Cards"),
}
TRACKS: Mapping[str, str] = {
    "stability": NAME("rome", "Stability"),
    "wisdom": NAME("rome", "Wisdom"),
    "power": NAME("rome", "Power"),
    "capacity": NAME("rome", "Capacity"),
    "population": NAME("rome", "Population"),
}
TERRAINS: Mapping[str, str] = {
    "plains": TEXT("rome", "Plains"),
    "hills": TEXT("rome", "Hills"),
    "mountain": TEXT("rome", "Mountains"),
    "coast": TEXT("rome", "Coast"),
    "river": TEXT("rome", "River"),
    "forest": TEXT("rome", "Forest"),
    "desert": TEXT("rome", "Desert"),
}
BURDENS: Mapping[str, str] = {"strife": NOUN("rome", "Strife"), "loan": NOUN("rome", "Loan")}
LEVELS: Mapping[str, str] = {"1": NOUN("rome", "Level I"), "2": NOUN("rome", "Level II")}
AGREEMENTS: Mapping[str, str] = {"short": NOUN("rome", "short agreement"), "lasting": NOUN("rome", "lasting agreement")}
FORMS: Mapping[bool, str] = {False: TEXT("rome", "partial"), True: TEXT("rome", "full")}
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
    "hand": TEXT("rome", "in hand"),
    "discard": TEXT("rome", "in the discard pile"),
    "projects": TEXT("rome", "in the Projects Area"),
    "trash": TEXT("rome", "in the trash"),
    "empire": TEXT("rome", "in the empire"),
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
    TEXT("rome", "Rome: Fate of an Empire"),
    (TEXT("rome", "Rome"), TEXT("rome", "Fate of an Empire")),
    options=OPTIONS,
    choices=CHOICES,
    score_lines=SCORE_LINES,
    sides=LEADERS,
    side_head=TEXT("rome", "Leader"),
)


def tokens(what: str, n: int) -> str:
    return TOKENS[what](n) if what in TOKENS else f"{n} {what}"


def amounts(pairs: Iterable[tuple[str, int]]) -> list[str]:
    return [tokens(what, n) for what, n in pairs]
