"""The resolvers of all verbs, one file a family. Reading this page registers them."""

from __future__ import annotations

from ludarium.games.rome.verbs import cards, empire, goods

__all__ = ["cards", "empire", "goods"]
