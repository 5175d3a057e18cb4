"""How words that a person types are looked for: all of them, in any place and any case."""

from __future__ import annotations

from collections.abc import Iterable


def search_terms(typed: str) -> tuple[str, ...]:
    return tuple(typed.casefold().split())


def has_all(said: str, words: Iterable[str]) -> bool:
    """Check whether the text contains every word."""
    said = said.casefold()
    return all(word in said for word in words)
