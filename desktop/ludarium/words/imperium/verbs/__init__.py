"""The phrases of Imperium's own verbs, one family a file; reading them registers them."""

from __future__ import annotations

from ludarium.words.imperium.verbs import cards, decks, marketing, players, shared, special

__all__ = ["cards", "decks", "marketing", "players", "shared", "special"]
