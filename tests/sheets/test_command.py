"""``ludarium sheet``, as the command line calls it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.reasons import LudariumError
from ludarium.sheets.command import sheet_command, written_date
from tests.library.match_file import write_match
from tests.sheets.desk import TITLE


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    match, rng = Match(TITLE, TITLE.setup(["Ada", "Bo"]), seed=5), Rng(5)
    for _ in range(80):
        match.play(TITLE.sample(match.state, rng))
    write_match(tmp_path / "evening.ludarium", match)
    return tmp_path / "evening.ludarium"


def test_a_match_becomes_a_pdf(match_file: Path, tmp_path: Path) -> None:
    assert sheet_command(match_file, None, tmp_path / "out.pdf") == 0
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_a_blank_pad_becomes_a_pdf(tmp_path: Path, per_page: int) -> None:
    assert sheet_command(None, "iron-age", tmp_path / "out.pdf", "Letter", per_page) == 0
    assert (tmp_path / "out.pdf").stat().st_size > 10_000


@pytest.mark.parametrize(("paper", "per_page"), [("A4", 1), ("A4", 2), ("Letter", 4)])
def test_a_blank_pad_of_the_expansion(tmp_path: Path, paper: str, per_page: int) -> None:
    """More is printed on it than on that of the base game."""
    for name, options in (("base", {}), ("sea", {"expansion": "mediterranean"})):
        assert sheet_command(None, "iron-age", tmp_path / name, paper, per_page, options=options) == 0
    assert (tmp_path / "sea").stat().st_size > (tmp_path / "base").stat().st_size + 1000


@pytest.mark.parametrize(("seats", "actions"), [(1, 0), (2, 120)])
def test_a_match_with_the_expansion_becomes_a_pdf(tmp_path: Path, seats: int, actions: int) -> None:
    match, rng = Match(TITLE, TITLE.setup(seats, options={"expansion": "mediterranean"}), seed=5), Rng(5)
    for _ in range(actions):
        match.play(TITLE.sample(match.state, rng))
    write_match(tmp_path / "sea.ludarium", match)
    assert sheet_command(tmp_path / "sea.ludarium", None, tmp_path / "out.pdf") == 0
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")


def test_trouble_is_told_with_its_reason(match_file: Path, tmp_path: Path) -> None:
    with pytest.raises(LudariumError, match="file-unreadable"):
        sheet_command(tmp_path / "none.ludarium", None, tmp_path / "out.pdf")
    with pytest.raises(LudariumError, match="title"):
        sheet_command(None, "chess", tmp_path / "out.pdf")
    with pytest.raises(LudariumError, match="choice"):
        sheet_command(None, "iron-age", tmp_path / "out.pdf", options={"expansion": "atlantis"})
    with pytest.raises(LudariumError, match="language"):
        sheet_command(match_file, None, tmp_path / "out.pdf", lang="tlh")
    assert not (tmp_path / "out.pdf").exists()


def test_no_display_is_needed(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    code = (
        "from pathlib import Path; from ludarium.sheets.command import sheet_command; "
        f"raise SystemExit(sheet_command(None, 'iron-age', Path({str(tmp_path / 'out.pdf')!r})))"
    )
    env = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize(
    ("language", "written"),
    [("en_GB", "16 November 2026"), ("de_DE", "16. November 2026"), ("en_US", "November 16, 2026")],
)
def test_a_date_is_written_as_in_a_letter(language: str, written: str) -> None:
    assert written_date("2026-11-16T12:00:00+00:00", QLocale(language)) == written


def test_no_date_is_better_than_a_wrong_one() -> None:
    assert written_date("the day before yesterday", QLocale("en_GB")) == ""
