"""Setting up: seats, map, cards, pieces, coins, neutral armies."""

import itertools
from collections import Counter

import pytest

from ludarium.engine.reasons import SetupError
from tests.games.eight_minute_empire.table import BOARDS, BOX, START, TITLE, fresh, offers, play, started, why_not


@pytest.mark.rule("EME-SETUP-01")
def test_two_to_five_players():
    for seats in (1, 6):
        with pytest.raises(SetupError):
            TITLE.setup(seats)
    assert [len(fresh(seats).seats) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("EME-SETUP-02")
@pytest.mark.parametrize(("side", "regions", "continents"), [("a", 25, 4), ("b", 23, 5)])
def test_one_side_of_the_board_is_played_on(side, regions, continents):
    state = started(3, map=side)
    board = TITLE.boards[state.map]
    assert (board.size, len(board.continents)) == (regions, continents)
    assert all(region.startswith(side) for region in board.ids)
    assert len(state.seats[0].armies) == regions


@pytest.mark.rule("EME-SETUP-03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 37), (3, 37), (4, 37), (5, 42)])
def test_five_cards_are_for_five_players(seats, cards):
    state = fresh(seats)
    played = (*state.row, *state.deck)
    assert len(set(played)) == len(played) == cards
    for_five = {card.id for card in BOX.content.cards if card.all_seats}
    assert for_five == {5, 14, 22, 29, 38}
    assert for_five & set(played) == (for_five if seats == 5 else set())


@pytest.mark.rule("EME-SETUP-04")
def test_six_cards_lie_in_the_row_and_the_deck_is_shuffled():
    states = [fresh(4, seed=seed) for seed in range(200)]
    assert {(len(state.row), len(state.deck)) for state in states} == {(6, 31)}
    first = Counter(state.row[0] for state in states)
    assert len(first) > 30, "any card may come first"
    assert len({state.deck for state in states}) == 200


@pytest.mark.rule("EME-SETUP-05", "EME-SETUP-06")
@pytest.mark.parametrize("side", ["a", "b"])
def test_pieces_of_a_seat(side):
    state = fresh(4, map=side)
    for its in state.seats:
        assert its.supply + sum(its.armies) == 14
        assert its.supply == 11
        assert sum(its.cities) == 0
        assert its.armies[BOARDS[side].number[START[side]]] == 3
    assert BOX.cities == 3
    assert START == {"a": "a12", "b": "b15"}


@pytest.mark.rule("EME-SETUP-07", "EME-AMB-05")
@pytest.mark.parametrize("first", [0, 1])
def test_two_players_place_ten_neutral_armies_in_turn_before_the_bid(first):
    state, placed = fresh(2, first=first), []
    while TITLE.prompt(state).key == "neutral":
        placed.append(TITLE.turn(state))
        state = play(state, "neutral a3" if len(placed) % 2 else "neutral a25")
    assert placed == [first, 1 - first] * 5
    assert sum(state.neutral) == 10
    assert TITLE.prompt(state).key == "bid"
    assert why_not(state, "neutral a3").key == "not-now"


@pytest.mark.rule("EME-AMB-04")
def test_neutral_armies_go_anywhere():
    state = play(fresh(2), "neutral a12", "neutral a12")
    assert offers(state) == {f"neutral {region}" for region in BOARDS["a"].ids}
    assert state.neutral[BOARDS["a"].number["a12"]] == 2


@pytest.mark.rule("EME-SETUP-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_or_more_have_no_neutral_armies(seats):
    state = fresh(seats)
    assert TITLE.prompt(state).key == "bid"
    assert sum(state.neutral) == 0
    assert why_not(state, "neutral a3").rule == "EME-SETUP-08"


@pytest.mark.rule("EME-SETUP-09")
@pytest.mark.parametrize(("seats", "coins", "supply"), [(2, 14, 16), (3, 11, 11), (4, 9, 8), (5, 8, 4)])
def test_coins_by_the_number_of_players(seats, coins, supply):
    state = fresh(seats)
    assert [its.coins for its in state.seats] == [coins] * seats
    assert state.bank == supply


@pytest.mark.rule("EME-SETUP-10")
def test_coins_never_come_back(matches):
    for match in matches:
        for before, after in itertools.pairwise(match):
            for old, new in zip(before.seats, after.seats, strict=True):
                assert new.coins <= old.coins


@pytest.mark.parametrize("first", [-1, 0, 2])
def test_whoever_is_first_is_asked_first(first):
    asked = {TITLE.turn(fresh(3, first=first, seed=seed)) for seed in range(40)}
    assert asked == ({0, 1, 2} if first == -1 else {first})
