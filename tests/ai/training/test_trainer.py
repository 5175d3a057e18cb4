"""The trainer on a real title, with plans as small as can be."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from ludarium.ai.training import checkpoints
from ludarium.ai.training.checkpoints import Checkpoints
from ludarium.ai.training.trainer import Plan, Trainer, Verdict
from ludarium.games import TITLES
from ludarium.processes import Crew

SMALL = Plan(matches=2, samples=6, copies=1, checks=2, batch=2)


def learn(title: str, lesson: str, folder: Path, seed: int = 1) -> Verdict:
    with Crew(1) as crew:
        told: list[tuple[str, int, int]] = []
        trainer = Trainer(
            TITLES.get(title), lesson, SMALL, seed, crew, Checkpoints(folder), lambda *what: told.append(what)
        )
        verdict = trainer.generation(0)
        assert told[-1][0] == "check"
        assert told[-1][1] == told[-1][2]
        return verdict


@pytest.mark.parametrize(
    ("title", "lesson"), [("iron-age", "alone"), ("iron-age", "together at sea"), ("eight-minute-empire", "two")]
)
def test_the_same_seed_learns_the_same(title: str, lesson: str, tmp_path: Path) -> None:
    first, second = (learn(title, lesson, tmp_path / name) for name in ("a", "b"))
    assert first.learned.weights == second.learned.weights
    assert (first.gain, first.error, first.deals) == (second.gain, second.error, 2)
    assert first.learned.provenance.matches == SMALL.matches


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = learn("iron-age", "alone", tmp_path)
    files = sorted(tmp_path.glob("*.pickle"))
    files[-1].unlink()  # as if it had been killed before the last piece
    kept = {file: file.stat().st_mtime_ns for file in files[:-1]}
    assert learn("iron-age", "alone", tmp_path).learned.weights == whole.learned.weights
    assert {file: file.stat().st_mtime_ns for file in files[:-1]} == kept
    assert files[-1].exists()


def test_other_weights_or_seeds_are_other_pieces(tmp_path: Path) -> None:
    kept = Checkpoints(tmp_path)
    assert [checkpoints.call(kept.kept("piece", attrs.astuple, plan)) for plan in (SMALL, Plan())]
    assert len(list(tmp_path.iterdir())) == 2


def test_worse_weights_are_rejected(tmp_path: Path) -> None:
    """Six sheets a stage teach nothing."""
    with Crew(1) as crew:
        trainer = Trainer(TITLES.get("iron-age"), "alone", SMALL, 1, crew, Checkpoints(tmp_path), lambda *_: None)
        before = trainer.learned
        verdict = trainer.generation(0)
        assert (trainer.learned is verdict.learned) == verdict.is_accepted
        assert verdict.is_accepted or trainer.learned is before
