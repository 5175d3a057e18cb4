"""Predicates on cards: ``region&!pinned|city``. ``!`` binds strongest, ``|`` weakest; there are no brackets.

The title says what an atom means; a predicate is compiled into the set of the cards that fit, so asking is a look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Fits = frozenset[int]
Atom = Callable[[str], Callable[[int], bool]]


def fitting(text: str, atom: Atom, cards: Sequence[int] | range) -> Fits:
    """The cards that fit the predicate."""
    fits = _any(text, atom)
    return frozenset(card for card in cards if fits(card))


def _any(text: str, atom: Atom) -> Callable[[int], bool]:
    options = [_all(part, atom) for part in text.split("|")]
    return lambda card: any(option(card) for option in options)


def _all(text: str, atom: Atom) -> Callable[[int], bool]:
    parts = [_one(part, atom) for part in text.split("&")]
    return lambda card: all(part(card) for part in parts)


def _one(text: str, atom: Atom) -> Callable[[int], bool]:
    if text.startswith("!"):
        fits = atom(text[1:])
        return lambda card: not fits(card)
    return atom(text)
