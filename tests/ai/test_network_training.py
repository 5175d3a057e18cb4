"""Teaching a network by self-play."""

from __future__ import annotations

import math
from array import array

import attrs
import pytest

from ludarium.ai import network_training
from ludarium.ai.levels import LEVELS
from ludarium.ai.network_check import Pair, compare, gain
from ludarium.ai.network_training import Track
from ludarium.engine.content_files import load
from ludarium.engine.network import Weights
from ludarium.games import TITLES
from ludarium.games.imperium.pupil import pupil

pytest.importorskip("scipy")


@pytest.fixture
def teach(tmp_path):
    """Teach up to so many generations of one match; gives the weights."""
    learner = pupil(TITLES.get("imperium"))

    def run(name, generations):
        network_training.train(learner, tmp_path / name, generations, matches=1, seed=3)
        return (tmp_path / name / "weights.json").read_text()

    return run


def test_the_same_seed_teaches_the_same(teach):
    assert teach("one", 2) == teach("other", 2)


def test_a_stopped_run_goes_on_where_it_was(teach, tmp_path, capsys):
    teach("one", 1)
    capsys.readouterr()
    teach("one", 2)
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == ["2"]
    assert sorted(file.name for file in (tmp_path / "one").glob("*.npz")) == ["00001.npz", "00002.npz"]


def test_what_was_learned_is_compared_on_the_same_deals(teach, tmp_path):
    teach("one", 1)
    weights = load(tmp_path / "one" / "weights.json", Weights)
    learner, easy = pupil(TITLES.get("imperium")), attrs.evolve(LEVELS["easy"], seconds=math.inf)
    pairs = list(compare(learner, weights, easy, {"bot": "warlord"}, deals=2, seed=9))
    assert pairs == list(compare(learner, weights, easy, {"bot": "warlord"}, deals=2, seed=9))
    assert all(pair.leads[0] != pair.leads[1] for pair in pairs)  # they do not play alike


def test_a_gain_comes_with_what_chance_may_do():
    pairs = [Pair((0.0, lead), (0.0, 0.0)) for lead in (4.0, 8.0, 12.0)]
    assert gain(pairs) == (8.0, pytest.approx(4 / 3**0.5))
    assert gain(pairs[:1]) == (4.0, math.inf)


def test_targets_are_the_result_mixed_with_what_was_foretold_later():
    track = Track([array("h", [n]) for n in range(3)], [0, 5, 9], [(10.0, 0.1), (20.0, 0.2), (30.0, 0.4)])
    last, middle, first = track.samples((50.0, 1.0), 0.5)
    assert (last.lead, last.target_lead, last.target_share) == (9, 50.0, 1.0)
    assert (middle.target_lead, middle.target_share) == (40.0, 0.7)
    assert (first.target_lead, first.target_share) == pytest.approx((30.0, 0.45))
    assert [each.target_lead for each in track.samples((50.0, 1.0), 1.0)] == [50.0] * 3
