"""Prices that can be met in several ways."""

from __future__ import annotations

import pytest

from ludarium.engine.effects.payments import DIFFERENT, SAME, Coins, Part, Price, Way, can_pay, ways

WATER, FOOD, STONE, GOLD = range(4)
ANY = (WATER, FOOD, STONE)
COINS = Coins("pay", ("water", "food", "stone", "gold"), lambda helper: f"helper{helper}")


def said(prices, *purse) -> list[str]:
    return [COINS.say(way).text for way in ways(prices, purse)]


@pytest.mark.parametrize(
    ("part", "purse", "expected"),
    [
        (Part(2, (WATER,)), (2, 0, 0, 0), ["pay water 2"]),
        (Part(2, (WATER,)), (1, 9, 9, 9), []),
        (Part(1, (STONE, GOLD)), (0, 0, 1, 1), ["pay stone 1", "pay gold 1"]),
        (Part(2, (STONE, GOLD)), (0, 0, 1, 1), ["pay stone 1 gold 1"]),
        (Part(3, ANY, SAME), (3, 2, 1, 9), ["pay water 3"]),
        (Part(3, ANY, DIFFERENT), (5, 1, 1, 0), ["pay water 1 food 1 stone 1"]),
        (Part(3, ANY, DIFFERENT), (5, 0, 1, 9), []),
        (Part(2, ANY), (1, 2, 0, 0), ["pay water 1 food 1", "pay food 2"]),
        (Part(0, (WATER,)), (0, 0, 0, 0), ["pay nothing"]),
    ],
)
def test_a_part_is_met_in_every_way_that_the_purse_allows(part, purse, expected):
    prices = (Price((part,)),)
    assert said(prices, *purse) == expected
    assert can_pay(prices, purse) == bool(expected)


def test_parts_of_one_price_share_the_purse():
    price = Price((Part(2, (WATER,)), Part(2, ANY, SAME)))
    assert said((price,), 3, 2, 0, 0) == ["pay water 2 food 2"]
    assert said((price,), 4, 0, 0, 0) == ["pay water 4"]
    assert not can_pay((price,), (3, 1, 0, 0))


def test_prices_are_alternatives_and_no_bundle_comes_twice():
    prices = (Price((Part(1, (WATER,)),)), Price((Part(1, (WATER, GOLD)),)))
    assert said(prices, 1, 0, 0, 1) == ["pay water 1", "pay gold 1"]


def test_what_helps_is_named_and_not_used_up_for_nothing():
    cheaper, usual = Price((Part(1, (GOLD,)),), (7,)), Price((Part(2, (GOLD,)),))
    assert said((usual, cheaper), 0, 0, 0, 2) == ["pay gold 2", "pay gold 1 with helper7"]
    assert said((usual, cheaper), 0, 0, 0, 1) == ["pay gold 1 with helper7"]
    same = (Price((Part(1, (GOLD,)),), (7,)), Price((Part(1, (GOLD,)),)))
    assert ways(same, (0, 0, 0, 1)) == [Way((0, 0, 0, 1))]
