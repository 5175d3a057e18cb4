"""Exact expectations over dice, checked against rolling them all."""

from __future__ import annotations

from itertools import product

import pytest

from ludarium.games.iron_age import odds


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_an_expectation_is_the_mean_over_all_rolls(dice: int) -> None:
    worth = [float(index * index % 17) for index in range(len(odds.handfuls(dice)))]
    tables = odds.expectations(worth, dice)
    for size in range(dice + 1):
        for handful, expected in zip(odds.handfuls(size), tables[size], strict=True):
            rolls = [tuple(sorted((*handful, *more))) for more in product(range(6), repeat=dice - size)]
            mean = sum(worth[odds.place(dice)[roll]] for roll in rolls) / len(rolls)
            assert expected == pytest.approx(mean)


def test_a_locked_face_is_always_kept() -> None:
    place = odds.place(3)[(1, 5, 5)]
    kept = {odds.handfuls(size)[where] for size, where in odds.keeps(3, 5)[place]}
    assert kept == {(5, 5), (1, 5, 5)}


def test_swaps_and_neighbours_differ_by_one_die() -> None:
    place = odds.place(2)[(0, 3)]
    swapped = [[odds.handfuls(2)[near] for near in six] for six in odds.swaps(2)[place]]
    assert [(0, 3), (1, 3), (2, 3), (3, 3), (3, 4), (3, 5)] in swapped
    assert place not in odds.neighbours(2)[place]
    assert len(odds.neighbours(2)[place]) == 10
