"""What each verb does: its resolver compiles an instruction into steps. One family a file; imports register them."""

from __future__ import annotations

from ludarium.games.imperium.verbs import (
    cards,
    decks,
    fame,
    harm,
    marketing,
    special,
    tokens,
    unrest,
)

__all__ = ["cards", "decks", "fame", "harm", "marketing", "special", "tokens", "unrest"]
