"""Names that all titles share."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.safe_text import plain
from ludarium.words.voice import TEXT, general

PLAYERS: Mapping[str, str] = {
    "human": TEXT("general", "Person"),
    "random": TEXT("general", "Random"),
    "easy": TEXT("general", "Easy"),
    "medium": TEXT("general", "Medium"),
    "hard": TEXT("general", "Hard"),
    "expert": TEXT("general", "Expert"),
}
OPTIONS: Mapping[str, str] = {"undo": TEXT("general", "Undo")}
CHOICES: Mapping[tuple[str, str], str] = {
    ("undo", "fair"): TEXT("general", "Until something hidden is revealed"),
    ("undo", "practice"): TEXT("general", "Always (a practice match)"),
}


def player(player: str) -> str:
    return general.tr(PLAYERS[player]) if player in PLAYERS else plain(player)


def option(key: str) -> str:
    """Return the option's name; empty if it belongs to a title."""
    return general.tr(OPTIONS[key]) if key in OPTIONS else ""


def choice(key: str, choice: str) -> str:
    return general.tr(CHOICES[key, choice]) if (key, choice) in CHOICES else ""
