"""Exact expectations over dice: every handful of up to six dice, and what may become of it.

A handful is a sorted tuple of faces. What a handful is worth on average when it is filled up to ``n`` dice is the mean
of the six handfuls with one die more, so one pass from large to small gives the expectation of every way to keep dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

Handful = tuple[int, ...]
FACES = 6


@cache
def handfuls(size: int) -> tuple[Handful, ...]:
    """Every handful of that many dice."""
    return tuple(combinations_with_replacement(range(FACES), size))


@cache
def place(size: int) -> dict[Handful, int]:
    """Where each handful stands in `handfuls`."""
    return {handful: index for index, handful in enumerate(handfuls(size))}


@cache
def _one_more(size: int) -> tuple[tuple[int, ...], ...]:
    """For each handful the places of the six that one die more makes of it."""
    larger = place(size + 1)
    return tuple(tuple(larger[tuple(sorted((*handful, face)))] for face in range(FACES)) for handful in handfuls(size))


def expectations(worth: Sequence[float], dice: int) -> list[Sequence[float]]:
    """For each size up to ``dice``: what every handful of that size is worth once the missing dice are rolled."""
    found = [worth]
    for size in range(dice - 1, -1, -1):
        larger = found[-1]
        found.append(
            [
                (larger[a] + larger[b] + larger[c] + larger[d] + larger[e] + larger[f]) / FACES
                for a, b, c, d, e, f in _one_more(size)
            ]
        )
    found.reverse()
    return found


@cache
def keeps(dice: int, locked: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each handful every part of it that may be kept, as (size, place); a ``locked`` face must be."""
    return tuple(
        tuple((len(part), place(len(part))[part]) for part in _parts(handful, locked)) for handful in handfuls(dice)
    )


def _parts(handful: Handful, locked: int) -> set[Handful]:
    parts: set[Handful] = {()}
    for face in handful:
        more = {(*part, face) for part in parts}
        parts = more if face == locked else parts | more
    return parts


@cache
def swaps(dice: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each handful and each different die in it: the places of the six handfuls that rolling that die makes."""
    places = place(dice)
    return tuple(
        tuple(
            tuple(places[tuple(sorted((*_without(handful, face), new)))] for new in range(FACES))
            for face in sorted(set(handful))
        )
        for handful in handfuls(dice)
    )


@cache
def neighbours(dice: int) -> tuple[tuple[int, ...], ...]:
    """For each handful the places of all that differ from it by one die."""
    return tuple(tuple(sorted({near for six in swap for near in six} - {own})) for own, swap in enumerate(swaps(dice)))


def _without(handful: Handful, face: int) -> Handful:
    left = list(handful)
    left.remove(face)
    return tuple(left)
