"""What each verb does: its resolver compiles a step into operations. One family a file; reading them registers them."""

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
