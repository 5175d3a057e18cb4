"""Teaching a network by self-play."""

from __future__ import annotations

from array import array

import pytest

from ludarium.ai import network_training
from ludarium.ai.network_training import Track
from ludarium.engine.content_files import load
from ludarium.engine.network import Weights
from ludarium.games import TITLES
from ludarium.games.imperium.learned import Learned
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


def test_what_was_learned_can_be_played_with(teach, tmp_path):
    teach("one", 1)
    title = TITLES.get("imperium")
    learned = Learned(title.box, load(tmp_path / "one" / "weights.json", Weights))
    state = title.start(title.setup(1), 4)
    assert 0 < learned.value(state, 0) < 1


def test_targets_are_the_result_mixed_with_what_was_foretold_later():
    track = Track([array("h", [n]) for n in range(3)], [0, 5, 9], [(10.0, 0.1), (20.0, 0.2), (30.0, 0.4)])
    last, middle, first = track.samples((50.0, 1.0), 0.5)
    assert (last.lead, last.target_lead, last.target_share) == (9, 50.0, 1.0)
    assert (middle.target_lead, middle.target_share) == (40.0, 0.7)
    assert (first.target_lead, first.target_share) == pytest.approx((30.0, 0.45))
    assert [each.target_lead for each in track.samples((50.0, 1.0), 1.0)] == [50.0] * 3
