"""What came of challenges: kept apart, day by day, with the days in a row."""

from __future__ import annotations

from datetime import UTC, date, datetime

import attrs
import pytest

from ludarium.engine.daily_challenge import challenge_of
from ludarium.engine.match import FILE, HUMAN, MatchError
from ludarium.games import TITLES
from ludarium.library.challenges import Day, challenge_now, days, in_a_row, may_be_played, played
from ludarium.library.library import Library
from ludarium.library.results import Result

ROME = TITLES.get("rome")
TODAY = date(2026, 11, 18)


@pytest.fixture
def library(tmp_path):
    with Library.open(tmp_path) as library:
        yield library


def result(number: int, score: int, *, won: bool = True, match: int = 1, **more) -> Result:
    on = datetime(number // 10_000, number // 100 % 100, number % 100, 12, tzinfo=UTC)
    plain = Result(match, 0, "Ann", HUMAN, score, (), 1, won, "score", "rome", 1, {}, on, origin=f"challenge {number}")
    return attrs.evolve(plain, **more)


def test_the_tries_of_a_day_stand_together_and_the_best_counts():
    first, second = result(20261117, 40, won=False), result(20261117, 38, match=2)
    (today, before) = days([second, first, result(20261118, 30)])
    assert (today.number, before.number) == (20261118, 20261117)
    assert before.tries == (first, second)
    assert before.best is second  # won, with fewer points
    assert before.is_won


@pytest.mark.parametrize(
    "more", [{"origin": "lot"}, {"player": "hard"}, {"options": {"undo": "practice"}}, {"helpers": ("hard",)}]
)
def test_what_is_no_challenge_of_a_person_is_no_day(more):
    assert days([result(20261118, 30, **more)]) == []


def test_days_in_a_row_end_today_or_yesterday():
    assert in_a_row({20261118, 20261117, 20261115}, TODAY) == 2
    assert in_a_row({20261117, 20261116}, TODAY) == 2
    assert in_a_row({20261116, 20261115}, TODAY) == 0
    assert in_a_row({20261101, 20261031, 20261030}, date(2026, 11, 1)) == 3
    assert in_a_row(set(), TODAY) == 0


def test_only_what_was_played_on_its_day_is_in_time():
    assert Day(20261118, (result(20261118, 3),)).is_in_time
    late = attrs.evolve(result(20261118, 3), finished=datetime(2026, 11, 25, tzinfo=UTC))
    assert not Day(20261118, (late,)).is_in_time


def test_a_day_must_have_come_somewhere():
    assert may_be_played(20261118, TODAY)
    assert may_be_played(20261119, TODAY)
    assert not may_be_played(20261120, TODAY)
    assert not may_be_played(20261301, TODAY)


def begin(library):
    challenge = challenge_of(ROME, 20261118)
    setup = ROME.setup(["Ann"], options=challenge.options)
    return library.new_match(ROME, setup, challenge.seed, [HUMAN], challenge.origin)


def test_a_challenge_that_was_begun_is_found_again(library):
    assert challenge_now(library, ROME, 20261118).begun is None
    match = begin(library)
    assert challenge_now(library, ROME, 20261118).begun == match.id
    assert challenge_now(library, ROME, 20261117).begun is None


def test_its_result_is_kept_apart_and_found_by_its_day(library):
    match = begin(library)
    match.end("stopped", 0)
    assert library.high_scores("rome") == []
    (day,) = played(library, "rome")
    now = challenge_now(library, ROME, 20261118)
    assert now.begun is None
    assert now.day == day
    assert [one.match for one in day.tries] == [match.id]


def test_a_challenge_from_a_file_is_none(library, tmp_path):
    match = begin(library)
    library.export(match.id, tmp_path / "one.ludarium")
    assert library.load(library.import_file(tmp_path / "one.ludarium")).origin == FILE


def test_a_number_that_is_no_day_is_refused(library):
    with pytest.raises(MatchError):
        library.new_match(ROME, ROME.setup(["Ann"]), 1, [HUMAN], "challenge 20261331")
