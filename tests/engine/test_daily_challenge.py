"""The challenge of a day: the same for everyone who has the same version, and its number is the day."""

from __future__ import annotations

from datetime import date

import pytest

from ludarium.engine.daily_challenge import challenge_of, day_of, number_in, number_of
from ludarium.games import TITLES
from ludarium.games.rome.title import Rome

ROME = TITLES.get("rome")


def test_a_day_has_a_number_and_a_number_a_day():
    assert number_of(date(2026, 11, 18)) == 20261118
    assert day_of(20261118) == date(2026, 11, 18)
    assert [day_of(number) for number in (0, 20261318, 20260230, 99, 10**30)] == [None] * 5


@pytest.mark.parametrize(
    ("origin", "number"),
    [
        ("challenge 20261118", 20261118),
        ("challenge", None),
        ("challenge x", None),
        ("challenge 20261399", None),
        ("challenge 020261118", None),
        ("challenge 99999999999999999999", None),
        pytest.param("challenge " + 5000 * "1", None, id="no end of digits"),
        ("lot", None),
    ],
)
def test_an_origin_tells_the_number(origin, number):
    assert number_in(origin) == number


def test_the_same_number_is_the_same_deal():
    one, other = challenge_of(ROME, 20261118), challenge_of(Rome(), 20261118)
    assert one == other
    assert number_in(one.origin) == 20261118
    assert one.day == date(2026, 11, 18)
    first, second = (ROME.start(ROME.setup(1, options=c.options), c.seed) for c in (one, other))
    assert first == second


def test_another_version_is_another_deal():
    newer = Rome()
    newer.rules_version = ROME.rules_version + 1
    assert challenge_of(newer, 20261118).seed != challenge_of(ROME, 20261118).seed
    newer = Rome()
    newer.content_version = ROME.content_version + 1
    assert challenge_of(newer, 20261118).seed != challenge_of(ROME, 20261118).seed


def test_days_differ_and_every_leader_and_setting_has_its_day():
    found = [challenge_of(ROME, number_of(date.fromordinal(day))) for day in range(739_000, 739_300)]
    assert len({one.seed for one in found}) == len(found)
    assert {one.options["leader"] for one in found} == set(ROME.box.leader_of)
    assert {(one.options["length"], one.options["difficulty"]) for one in found} == set(ROME.box.setting_of)


@pytest.mark.parametrize("title", list(TITLES))
def test_what_a_title_draws_can_be_played(title):
    rules = TITLES.get(title)
    for seed in range(5):
        options = rules.challenge(seed)
        assert options is None or rules.start(rules.setup(1, options=options), seed) is not None
    assert (challenge_of(rules, 20261118) is None) == (rules.challenge(0) is None)


def test_what_is_no_day_is_no_challenge():
    assert challenge_of(ROME, 20261331) is None
