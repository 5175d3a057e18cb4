"""A small learned network over sparse features, evaluated in plain Python, and the file that it is kept in."""

from __future__ import annotations

import base64
import zlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Hashable, Iterable, Sequence
from operator import mul
from pathlib import Path
from typing import Any, Generic, TypeVar

import attrs

from ludarium.engine.chance import Rng
from ludarium.engine.contract import S, Title
from ludarium.engine.setups import Setup

P = TypeVar("P", bound=Hashable)

KEPT = 10_000
"""The number of parts to keep before starting anew."""


@attrs.frozen
class Weights:
    """A network as it is stored.

    note: what it is for; provenance: how it was learned and how strong it is, in words
    names: the features, by name, one a line
    bias: what the empty position gives to each hidden unit, then to each output
    out: for each output the weights of the hidden units
    scale, rows: what each feature adds to these, as packed 16-bit integers in units of ``scale``
    """

    note: str
    provenance: str
    bias: tuple[float, ...]
    out: tuple[tuple[float, ...], ...]
    scale: float
    names: str
    rows: str


def pack(rows: Sequence[Sequence[float]], scale: float) -> str:
    """Return the rows in the form of a `Weights` file."""
    numbers = array("h", [round(x / scale) for row in rows for x in row])
    return base64.b64encode(zlib.compress(numbers.tobytes(), 9)).decode()


def unpack(weights: Weights) -> dict[str, array[int]]:
    """Return the row of each feature, in units of the scale."""
    numbers, width = array("h"), len(weights.bias)
    numbers.frombytes(zlib.decompress(base64.b64decode(weights.rows)))
    return {name: numbers[n * width : (n + 1) * width] for n, name in enumerate(weights.names.split("\n"))}


class Pupil(ABC, Generic[S]):
    """What a title gives the trainer of a network.

    names: the stored features; factors: for each feature of a position which stored ones it adds up
    scale: how many points the first output counts as one; weights_file: where the title finds its network
    """

    title: Title[S]
    weights_file: Path
    names: Sequence[str]
    factors: Sequence[Sequence[int]]
    scale: float

    @abstractmethod
    def setup(self, rng: Rng) -> Setup:
        """Return the set-up of a match to learn from."""

    @abstractmethod
    def taught(self, weights: Weights) -> Title[S]:
        """Return the title with seats that play by these weights."""

    @abstractmethod
    def parts(self, state: S, seat: int, lead: int) -> Sequence[Hashable]:
        """Return what the position consists of, for a seat with that lead."""

    @abstractmethod
    def active(self, part: Any) -> Sequence[int]:
        """Return the features of a part."""

    @abstractmethod
    def lead(self, state: S, seat: int) -> int:
        """Return the points by which a seat leads, as far as it knows."""

    @abstractmethod
    def result(self, state: S, seat: int) -> tuple[float, float]:
        """Return the lead at the end, and the seat's share of the win."""

    def veil(self, state: S, seat: int, rng: Rng) -> S:
        """Return a state in which what the seat does not know is drawn anew."""
        return self.title.imagine(self.title.observe(state, seat), seat, rng)


class Network:
    """One hidden layer of rectified units, and outputs that also see the features directly.

    A position comes as parts. The sum over a part's features is computed once and cached, so only changes cost time.
    A feature may be composed of several stored ones; one that the file does not know adds nothing.
    """

    def __init__(self, weights: Weights, names: Sequence[str], factors: Sequence[Sequence[int]]) -> None:
        """names: the stored features that the title knows; factors: for each feature which of these it adds up."""
        self._stored, self._names, self._factors = unpack(weights), names, factors
        self._scale, self._bias, self._out = weights.scale, weights.bias, weights.out
        self._rows: list[tuple[float, ...] | None] = [None] * len(factors)
        self._nothing = (0.0,) * len(self._bias)
        self._parts: dict[Hashable, tuple[float, ...]] = {}

    def outputs(self, parts: Iterable[P], active: Callable[[P], Sequence[int]]) -> list[float]:
        """Return the outputs for a position. ``active``: the features of a part."""
        kept, sums = self._parts, [self._bias]
        for part in parts:
            found = kept.get(part)
            if found is None:
                found = self._add(part, active(part))
            sums.append(found)
        added = list(map(sum, zip(*sums, strict=True)))
        hidden = len(self._out[0])
        units = [x if x > 0.0 else 0.0 for x in added[:hidden]]
        return [direct + sum(map(mul, units, out)) for direct, out in zip(added[hidden:], self._out, strict=True)]

    def _add(self, part: Hashable, features: Sequence[int]) -> tuple[float, ...]:
        rows = [self._rows[feature] or self._compose(feature) for feature in features]
        found = tuple(map(sum, zip(*rows, strict=True))) if rows else self._nothing
        if len(self._parts) >= KEPT:
            self._parts.clear()
        self._parts[part] = found
        return found

    def _compose(self, feature: int) -> tuple[float, ...]:
        names = [self._names[factor] for factor in self._factors[feature]]
        stored = [self._stored[name] for name in names if name in self._stored]
        row = tuple([self._scale * sum(column) for column in zip(*stored, strict=True)]) or self._nothing
        self._rows[feature] = row
        return row
