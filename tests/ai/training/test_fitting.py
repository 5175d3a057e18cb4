"""Weights are found again from positions that were made with them."""

from __future__ import annotations

import random

import pytest

from ludarium.ai.training import fitting
from ludarium.ai.training.selfplay import Track
from ludarium.engine.lessons import Position

WEIGHTS = [3.0, 0.5, -2.0]
NAMES = ("one", "half", "minus")


def positions(many: int, stage: float = 1.0) -> list[Position]:
    chance = random.Random(5)
    return [Position(stage, chance.uniform(0, 50), [chance.gauss(0, 2) for _ in WEIGHTS]) for _ in range(many)]


def test_a_stage_finds_its_weights_again():
    samples = [(position, fitting.predicted(position, WEIGHTS)) for position in positions(200)]
    found = fitting.fit_stage(samples, [0.0, 0.0, 0.0], ridge=0.01)
    assert found == pytest.approx(WEIGHTS, abs=0.01)
    assert fitting.error(samples, found) < 0.1


def test_few_samples_hardly_move_weights():
    samples = [(position, fitting.predicted(position, WEIGHTS)) for position in positions(4)]
    assert fitting.fit_stage(samples, [1.0, 1.0, 1.0], ridge=10_000) == pytest.approx([1.0] * 3, abs=0.02)


def played(many: int) -> list[Track]:
    """Matches with a position at the second stage and one at the first, whose results the weights explain."""
    chance = random.Random(7)
    tracks = []
    for late in positions(many):
        result = fitting.predicted(late, WEIGHTS)
        seen = [chance.gauss(0, 2) for _ in WEIGHTS]
        early = Position(2.0, result - 2 * sum(a * w for a, w in zip(seen, WEIGHTS, strict=True)), seen)
        tracks.append(Track([early, late], result, 1.0, [0.0, 0.0]))
    return tracks


def test_whole_matches_find_the_weights_of_every_stage():
    table = fitting.table_of(NAMES, {}, 2)
    found = fitting.weights_of(NAMES, fitting.fit_tracks(played(400), table, trace=1.0, ridge=0.01))
    for name, weight in zip(NAMES, WEIGHTS, strict=True):
        assert found[name] == pytest.approx((weight, 2 * weight), abs=0.05)


def test_between_stages_weights_are_mixed():
    table = fitting.table_of(("one",), {"one": (2.0, 4.0)}, 2)
    assert fitting.expected(Position(1.5, 10.0, [1.0]), table) == 13.0
    assert fitting.expected(Position(0.5, 10.0, [1.0]), table) == 11.0
    assert fitting.expected(Position(9.0, 10.0, [1.0]), table) == 14.0


def test_hindsight_mixes_later_values_and_the_result():
    table = fitting.table_of(("one",), {"one": (2.0,)}, 1)
    track = Track([Position(1.0, 0.0, [1.0]), Position(1.0, 4.0, [1.0])], 20.0, 0.0, [])
    assert fitting.targets(track, table, trace=1.0) == [20.0, 20.0]
    assert fitting.targets(track, table, trace=0.5) == [13.0, 20.0]


def test_the_spread_of_leads_is_found_again():
    chance = random.Random(3)
    tracks = []
    for _ in range(3000):
        lead = chance.uniform(-20, 20)
        won = chance.random() < 1 / (1 + 2.718281828 ** (-lead / 6))
        tracks.append(Track([Position(1.0, 50 + lead, [0.0])], 50 + lead, float(won), [50.0]))
    table = fitting.table_of(("one",), {}, 1)
    kept, found = fitting.fit_spread(tracks, table, (3.0, 3.0))
    assert kept == 3.0
    assert found == pytest.approx(6.0, abs=1.0)
