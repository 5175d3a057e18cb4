"""Matches between computer seats."""

from __future__ import annotations

import pytest

from ludarium.ai.arena import interval, play_matches
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES


def test_seats_keep_their_order_while_they_rotate(iron_age: AnyTitle) -> None:
    tally = play_matches(iron_age, ("random", "random", "random"), range(3), 1, {"length": "short"})
    assert tally.games == 3
    assert tally.errors == []
    assert sum(seat.wins for seat in tally.seats) == pytest.approx(3)
    assert [len(seat.scores) for seat in tally.seats] == [3, 3, 3]


def test_a_match_is_the_same_in_any_order(iron_age: AnyTitle) -> None:
    together = play_matches(iron_age, ("easy", "random"), range(2), 9, {})
    apart = [play_matches(iron_age, ("easy", "random"), [n], 9, {}) for n in (1, 0)]
    assert together.seats[0].scores == [*apart[1].seats[0].scores, *apart[0].seats[0].scores]


@pytest.mark.parametrize("title", ["iron-age", "imperium"])
def test_a_match_without_an_end_is_scored(title, monkeypatch) -> None:
    rules = TITLES.get(title)
    monkeypatch.setattr(type(rules), "longest_match", 2)
    tally = play_matches(rules, ("random", "random"), range(3), 1, {})
    assert (tally.overlong, tally.errors) == (3, [])
    assert sum(seat.wins for seat in tally.seats) == pytest.approx(3)


def test_mirrored_matches_deal_the_same_to_every_level(iron_age: AnyTitle) -> None:
    """By chance alone both levels make the same choices, so that mirrored matches end alike with seats changed."""
    mirrored = play_matches(iron_age, ("random", "random"), range(4), 3, {}, mirrored=True).seats
    assert mirrored[0].scores[0::2] == mirrored[1].scores[1::2]
    assert mirrored[0].scores[1::2] == mirrored[1].scores[0::2]
    plain = play_matches(iron_age, ("random", "random"), range(4), 3, {}).seats
    assert plain[0].scores[0::2] != plain[1].scores[1::2]


def test_a_failure_is_counted_and_the_arena_goes_on(iron_age: AnyTitle) -> None:
    tally = play_matches(iron_age, ("random",) * 9, range(2), 1, {})
    assert tally.games == 2
    assert len(tally.errors) == 2


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (61, 100)])
def test_the_interval_holds_the_share(wins: float, games: int) -> None:
    low, high = interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1


def test_the_interval_narrows_with_more_games() -> None:
    assert interval(60, 100)[0] < interval(600, 1000)[0] < 0.6
