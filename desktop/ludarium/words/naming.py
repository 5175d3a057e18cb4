"""Names that all titles share."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.safe_text import plain
from ludarium.words.voice import QT_TRANSLATE_NOOP, general

PLAYERS: Mapping[str, str] = {
    "human": QT_TRANSLATE_NOOP("general", "Person"),
    "random": QT_TRANSLATE_NOOP("general", "Random"),
    "easy": QT_TRANSLATE_NOOP("general", "Easy"),
    "medium": QT_TRANSLATE_NOOP("general", "Medium"),
    "hard": QT_TRANSLATE_NOOP("general", "Hard"),
    "expert": QT_TRANSLATE_NOOP("general", "Expert"),
}
OPTIONS: Mapping[str, str] = {"undo": QT_TRANSLATE_NOOP("general", "Undo")}
CHOICES: Mapping[tuple[str, str], str] = {
    ("undo", "fair"): QT_TRANSLATE_NOOP("general", "Until something hidden is revealed"),
    ("undo", "practice"): QT_TRANSLATE_NOOP("general", "Always (a practice match)"),
}


def player(player: str) -> str:
    return general.tr(PLAYERS[player]) if player in PLAYERS else plain(player)


def option(key: str) -> str:
    """The option's name, empty when it is a title's own."""
    return general.tr(OPTIONS[key]) if key in OPTIONS else ""


def choice(key: str, choice: str) -> str:
    return general.tr(CHOICES[key, choice]) if (key, choice) in CHOICES else ""
