"""Randomness as a pure function of (seed, counter).

A state carries its seed and how many numbers it has drawn, so a replayed or redone action gives the same dice. The
functions here are pinned by a test: changing one would change every match ever saved.

Ranges are far below 2**32, so the bias of taking a remainder of 64 bits is below one in four billion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def number(seed: int, counter: int) -> int:
    """The ``counter``-th 64-bit number of the stream ``seed`` (splitmix64)."""
    z = (seed + counter * _STEP) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def randbelow(limit: int, seed: int, counter: int) -> int:
    """A number from 0 to ``limit - 1``. Uses one count."""
    return number(seed, counter) % limit


def shuffled(items: Sequence[T], seed: int, counter: int) -> tuple[T, ...]:
    """The items in random order. Uses ``len(items)`` counts, whatever they are."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        pick = number(seed, counter + last) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order)


class Rng:
    """A running stream of the same numbers, for what is not part of a match: search and self-play."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = number(seed, 0)
        self.counter = 0

    def number(self) -> int:
        self.counter += 1
        return number(self.seed, self.counter)

    def randbelow(self, limit: int) -> int:
        self.counter += 1
        return number(self.seed, self.counter) % limit

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.number() >> 11) / (1 << 53)

    def pick(self, items: Sequence[T]) -> T:
        self.counter += 1
        return items[number(self.seed, self.counter) % len(items)]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        start = self.counter + 1
        self.counter += len(items)
        return shuffled(items, self.seed, start)


class Stream:
    """The match's own numbers, drawn one after another while it is set up."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0

    def randbelow(self, limit: int) -> int:
        self.counter += 1
        return randbelow(limit, self.seed, self.counter - 1)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        self.counter += len(items)
        return shuffled(items, self.seed, self.counter - len(items))
