"""Hidden cards: who knows them, what a seat sees of them, and how the rest is made up."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.engine.chance import Rng, shuffled
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import (
    card_of,
    fill,
    forgotten,
    hidden,
    knows,
    reshuffled,
    seen_by,
    seen_unordered,
    shown,
)
from tests.contract.hard_title import unseen

CARDS = st.integers(0, 4095)
MASKS = st.integers(0, 0b11111)
PLACES = st.builds(hidden, CARDS, MASKS)


@settings(derandomize=True, deadline=None)
@given(CARDS, MASKS, MASKS)
def test_a_place_keeps_card_and_knowers(card: int, knowers: int, more: int) -> None:
    place = hidden(card, knowers)
    assert card_of(place) == card
    assert [knows(place, seat) for seat in range(5)] == [bool(knowers >> seat & 1) for seat in range(5)]
    assert shown(place, more) == hidden(card, knowers | more)


def test_the_unknown_stays_unknown() -> None:
    assert card_of(UNKNOWN) == UNKNOWN
    assert not any(knows(UNKNOWN, seat) for seat in range(5))
    assert shown(UNKNOWN, 0b11) == UNKNOWN
    assert forgotten((UNKNOWN, hidden(3, 1))) == (UNKNOWN, 3)


def test_a_deck_is_seen_in_order() -> None:
    deck = (hidden(7, 0b01), hidden(8, 0b10), hidden(9, 0b11), hidden(7))
    assert seen_by(deck, 0) == (hidden(7, 0b01), UNKNOWN, hidden(9, 0b11), UNKNOWN)
    assert seen_by(deck, 1) == (UNKNOWN, hidden(8, 0b10), hidden(9, 0b11), UNKNOWN)
    assert seen_by(deck, 2) == (UNKNOWN,) * 4


def test_places_in_a_hand_tell_nothing() -> None:
    hand = (hidden(5, 0b10), hidden(9, 0b11), hidden(1, 0b10), hidden(4, 0b11))
    assert seen_unordered(hand, 0) == (hidden(4, 0b11), hidden(9, 0b11), UNKNOWN, UNKNOWN)


@settings(derandomize=True, deadline=None)
@given(st.lists(PLACES, max_size=8), st.randoms(use_true_random=False))
def test_a_hand_looks_the_same_in_any_order(hand: list[int], random: object) -> None:
    mixed = list(hand)
    random.shuffle(mixed)
    for seat in range(5):
        assert seen_unordered(hand, seat) == seen_unordered(mixed, seat)


@settings(derandomize=True, deadline=None)
@given(st.lists(PLACES, max_size=12))
def test_a_shuffle_makes_everyone_forget(zone: list[int]) -> None:
    mixed = reshuffled(zone, 4, 9)
    assert sorted(mixed) == sorted(map(card_of, zone))
    assert not any(knows(place, seat) for place in mixed for seat in range(5))
    assert mixed == shuffled([card_of(place) for place in zone], 4, 9)


def test_fill_replaces_the_unknown_only() -> None:
    pool = [1, 2]
    assert fill((UNKNOWN, hidden(9, 1), UNKNOWN), pool.pop) == (2, hidden(9, 1), 1)
    assert fill((), pool.pop) == ()


@settings(derandomize=True, deadline=None)
@given(st.lists(PLACES, max_size=10), st.integers(0, 4), st.integers(0, 1000))
def test_what_is_imagined_fits_what_is_seen(deck: list[int], seat: int, seed: int) -> None:
    observed = seen_by(deck, seat)
    made = fill(observed, unseen(map(card_of, deck), observed, rng=Rng(seed)))
    assert seen_by(made, seat) == observed
    assert sorted(map(card_of, made)) == sorted(map(card_of, deck))
