"""Predicates on cards: ``region&!pinned|city``. ``!`` binds strongest, ``|`` weakest; there are no brackets.

The title says what an atom means. On cards a predicate is compiled into the set of those that fit, so asking is a
look-up; on what changes in play (spaces with what lies there) it stays a question, put to the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Fits = frozenset[int]
Test = Callable[..., bool]
Atom = Callable[[str], Test]
"""What a word of the predicate asks, of whatever the predicate is about."""


def fitting(text: str, atom: Atom, cards: Sequence[int] | range) -> Fits:
    """The cards that fit the predicate."""
    fits = predicate(text, atom)
    return frozenset(card for card in cards if fits(card))


def predicate(text: str, atom: Atom) -> Test:
    """The predicate as one question."""
    options = [_all(part, atom) for part in text.split("|")]
    return options[0] if len(options) == 1 else lambda *about: any(option(*about) for option in options)


def _all(text: str, atom: Atom) -> Test:
    parts = [_one(part, atom) for part in text.split("&")]
    return parts[0] if len(parts) == 1 else lambda *about: all(part(*about) for part in parts)


def _one(text: str, atom: Atom) -> Test:
    if text.startswith("!"):
        fits = atom(text[1:])
        return lambda *about: not fits(*about)
    return atom(text)
