"""Results of an arena on disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludarium.ai.arena import Tally, play_matches
from ludarium.ai.results import Results
from ludarium.games import TITLES

TERMS = {"title": "iron-age", "seats": ["random", "random"], "seed": 3, "options": {}, "mirrored": False}


def played(numbers: Sequence[int]) -> list[Tally]:
    title = TITLES.get("iron-age")
    return [play_matches(title, ["random", "random"], [number], 3, {}) for number in numbers]


def scores(tallies: Sequence[Tally]) -> list[list[int]]:
    return [seat.scores for tally in tallies for seat in tally.seats]


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = list(Results(file, TERMS).merged(2, played([0, 1])))
    again = Results(file, TERMS)
    assert again.missing(4) == [2, 3]
    every = list(again.merged(4, played([2, 3])))
    assert scores(every) == scores(played(range(4)))
    assert scores(every[:2]) == scores(first)
    assert [line.count("tally") for line in file.read_text().splitlines()] == [1] * 4


def test_files_of_several_runs_are_merged_by_joining_them(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    list(Results(one, TERMS).merged(1, played([0])))
    list(Results(other, TERMS).merged(3, played([0, 1, 2])))
    one.write_text(one.read_text() + other.read_text())
    assert Results(one, TERMS).missing(4) == [3]


def test_another_seed_is_another_arena(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(Results(file, TERMS).merged(1, played([0])))
    assert Results(file, {**TERMS, "seed": 4}).missing(1) == [0]


def test_a_line_that_a_killed_run_left_unfinished_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(Results(file, TERMS).merged(2, played([0, 1])))
    file.write_text(file.read_text()[:-20])
    again = Results(file, TERMS)
    assert again.missing(2) == [1]
    assert scores(list(again.merged(2, played([1])))) == scores(played([0, 1]))
    assert Results(file, TERMS).missing(2) == []
