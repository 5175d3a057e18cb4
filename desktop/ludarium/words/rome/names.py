"""Names of the things of Rome, by their ids."""

from __future__ import annotations

from collections.abc import Mapping

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
    "pack": QT_TRANSLATE_NOOP("rome", "Content"),
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
    "ours": QT_TRANSLATE_NOOP("rome", "Ours"),
}
SCORE_LINES: Mapping[str, str] = {
    "glory": QT_TRANSLATE_NOOP("rome", "Glory"),
    "strife": QT_TRANSLATE_NOOP("rome", "Strife"),
    "loans": QT_TRANSLATE_NOOP("rome", "Loans"),
    "cards": QT_TRANSLATE_NOOP("rome", "Cards"),
}


def named(table: Mapping[str, str], key: str) -> str:
    """The name of that key; what a pack of somebody's own adds is called by its key."""
    return rome.tr(table[key]) if key in table else key


def name() -> str:
    return rome.tr("Rome: Fate of an Empire")


def side(side: str) -> str:
    return named(LEADERS, side)


def option(key: str) -> str:
    return named(OPTIONS, key)


def choice(key: str, choice: str) -> str:
    return named(CHOICES, choice)


def score_line(line: str) -> str:
    return named(SCORE_LINES, line)
