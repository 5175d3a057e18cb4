"""Earlier revisions play along in the arena."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ludarium.ai import reference
from ludarium.ai.arena import play_matches
from ludarium.engine.reasons import SetupError
from ludarium.games import TITLES

CHECKOUT = Path(reference.__file__).resolve().parents[3]


def known(revision: str) -> bool:
    command = ["git", "-C", str(CHECKOUT), "cat-file", "-e", f"{revision}^{{commit}}"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


needs_history = pytest.mark.skipif(not known(reference.split(reference.NAME)[1]), reason="needs the git history")


def test_a_seat_is_a_level_or_one_of_an_earlier_revision():
    assert reference.split("hard") == ("hard", "")
    assert reference.split("easy@v1.2") == ("easy", "v1.2")
    assert reference.split("reference") == reference.split(reference.REFERENCE)


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path))
    reference.program.cache_clear()
    return tmp_path


@needs_history
@pytest.mark.parametrize("title", ["iron-age", "eight-minute-empire"])
def test_the_reference_plays_a_match_to_its_end(own_home: Path, title: str) -> None:
    level = "easy@" + reference.split(reference.NAME)[1]
    tally = play_matches(TITLES.get(title), ["random", level], [0, 1], 3, {})
    assert tally.errors == []
    assert [len(seat.scores) for seat in tally.seats] == [2, 2]
    assert tally.seats[1].wins > 0
    assert [folder.name for folder in (own_home / "revisions").iterdir()] == [reference.split(level)[1]]


def test_an_unknown_revision_is_refused(own_home: Path) -> None:
    with pytest.raises(SetupError):
        reference.checked_out("no-such-revision")
