"""What actions touch, and what a drop means."""

import pytest

from ludarium.engine.actions import parse
from tests.games.eight_minute_empire.table import (
    CITY,
    DESTROY_AND_PLACE,
    MOVE_3,
    PLACE_2,
    TITLE,
    fresh,
    laid,
    played_by_chance,
    started,
)


def touched(state, text):
    return TITLE.touches(state, parse(text))


def test_what_actions_touch():
    row = started(3)
    assert touched(row, f"take {row.row[1]}") == ((f"card.{row.row[1]}",), ("0.cards", "map"))
    assert touched(laid(taken=PLACE_2), "place a12") == (("0.supply",), ("region.a12",))
    assert touched(laid(taken=MOVE_3), "move a12 a16") == (("0.army.a12",), ("region.a16",))
    assert touched(laid(taken=CITY), "city a12") == (("0.cities",), ("region.a12",))
    assert touched(laid(taken=DESTROY_AND_PLACE), "destroy 1 a12") == (("1.army.a12",), ("1.supply",))
    assert touched(fresh(2), "neutral a3") == (("neutral.supply",), ("region.a3",))
    assert touched(fresh(3), "bid 3") == (("bid.3",), ("0.fist",))
    assert touched(fresh(3), "first 2") == (("seat.2", "first.2"),)
    assert touched(laid(taken=CITY), "end") == (("end",),)


def test_a_mark_of_a_sealed_bid_shows_the_fist_only():
    """Whoever looks on is shown the last step of what was touched: it must say nothing of the number."""
    assert {touched(fresh(3), f"bid {coins}")[-1] for coins in range(12)} == {("0.fist",)}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_drop_means_the_action_that_it_would_be(seats):
    """For every legal action with two steps, bringing any of its pieces to any of its places means it."""
    for state in played_by_chance(fresh(seats), 3):
        for action in TITLE.actions(state):
            steps = TITLE.touches(state, action)
            if len(steps) == 2:
                for piece in steps[0]:
                    for place in steps[1]:
                        assert TITLE.intent(state, piece, place) is action


@pytest.mark.parametrize(
    ("piece", "place", "rule"),
    [
        ("0.supply", "region.a5", "EME-TURN-07"),
        ("0.army.a12", "region.a1", "EME-MOVE-01"),
        ("1.army.a12", "region.a16", "EME-MOVE-05"),
        ("neutral.army.a12", "region.a16", "EME-MOVE-05"),
        ("0.cities", "region.a12", "EME-TURN-07"),
        ("card.17", "map", "EME-TURN-02"),
        ("1.army.a12", "1.supply", "EME-TURN-07"),
    ],
)
def test_a_wrong_drop_has_a_reason(piece, place, rule):
    state = laid(taken=MOVE_3)
    meant = TITLE.intent(state, piece, place)
    assert TITLE.why_not(state, meant).rule == rule


@pytest.mark.parametrize(("piece", "place"), [("region.a1", "region.a2"), ("end", "map"), ("", ""), ("card.x", "map")])
def test_what_means_nothing(piece, place):
    assert TITLE.intent(laid(taken=MOVE_3), piece, place) is None
