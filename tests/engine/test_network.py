"""A network in plain Python: what it adds up, keeps and reads back."""

from __future__ import annotations

import math

import pytest

from ludarium.engine import network
from ludarium.engine.network import Network, Weights, pack, unpack

NAMES = ("a", "b", "c", "d")
ROWS = ((0.5, -1.0, 0.25), (1.5, 0.5, -0.5), (-2.0, 1.0, 1.0))
STORED = Weights("", "", bias=(0.1, 0.2, 0.3), out=((2.0, -1.0),), scale=0.25, names="a\nb\nc", rows=pack(ROWS, 0.25))
FACTORS = ((0,), (1,), (0, 2), (3,))
"""Features; the third is composed, and the file knows nothing of the last."""


def said(*parts, weights=STORED):
    return Network(weights, NAMES, FACTORS).outputs(parts, lambda part: part)


def test_rows_are_read_back_as_they_were_packed():
    rows = {name: [0.25 * x for x in row] for name, row in unpack(STORED).items()}
    assert rows == dict(zip("abc", map(list, ROWS), strict=True))


def test_hidden_units_are_rectified_and_outputs_see_the_features_too():
    assert said((0, 1)) == pytest.approx([0.3 + 0.25 - 0.5 + 2.0 * (0.1 + 0.5 + 1.5) - max(0.0, 0.2 - 1.0 + 0.5)])
    assert said((2,)) == pytest.approx([0.3 + 0.25 + 1.0 + 2.0 * 0 - (0.2 - 1.0 + 1.0)])


def test_the_parts_of_a_position_add_up_however_it_is_cut():
    assert said((0, 1, 2)) == pytest.approx(said((0,), (1,), (2,)))
    assert said((1, 1)) == pytest.approx(said((1,), (1,)))


def test_what_the_file_does_not_know_adds_nothing():
    assert said((0,), (3,)) == said((0,))
    assert said() == said(()) == pytest.approx([0.3 + 2 * 0.1 - 0.2])


def test_it_says_the_same_when_its_memory_is_full(monkeypatch):
    monkeypatch.setattr(network, "KEPT", 2)
    net = Network(STORED, NAMES, FACTORS)
    positions = [((n % 4,), (n // 4 % 4,)) for n in range(40)]
    for parts in positions:
        assert net.outputs(parts, lambda part: part) == said(*parts)
        assert all(map(math.isfinite, net.outputs(parts, lambda part: part)))
