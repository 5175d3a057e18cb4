"""Three games, goods tokens."""

from collections import Counter

import attrs
import pytest

from ludarium.games.eight_minute_empire.state import NO_TOKEN, Past
from tests.games.eight_minute_empire.table import (
    BOARDS,
    BOX,
    TITLE,
    fresh,
    laid,
    lines,
    over,
    play,
    played_by_chance,
    told,
)


def tokens(**regions):
    """Tokens in regions of side A: a7="wood"."""
    return tuple(BOX.good_ids.index(regions[region]) if region in regions else NO_TOKEN for region in BOARDS["a"].ids)


# Three games


def last_turn(seats=3, game=1, past=(), **fields):
    """The last turn of a game of a match of three; everybody has one card less than the set number."""
    cards = BOX.table[seats].cards
    deck = BOX.deck(seats)
    owned = {seat: deck[seat * cards : (seat + 1) * cards - (seat == seats - 1)] for seat in range(seats)}
    state = laid(seats, cards=owned, turn=seats - 1, games="3", **fields)
    past = past or (Past(0, 0, 0, 0),) * seats
    return attrs.evolve(state, starter=0, game=game, past=past, row=(deck[-1], *state.row[1:]))


@pytest.mark.rule("EME-VAR-01")
def test_points_of_three_games_are_added():
    past = (Past(19, 0, 0, 0), Past(22, 0, 0, 0), Past(0, 0, 0, 0))
    state = over(laid(armies={0: "a1 a2 a3 a4 a21", 1: "a23"}, games="3"), game=3, past=past)
    assert lines(state, 0) == {"earlier": 19, "regions": 5, "continents": 2, "goods": 0}
    assert [standing.total for standing in TITLE.standing(state)][:2] == [26, 24]
    assert TITLE.outcome(state).winners == (0,)


@pytest.mark.rule("EME-VAR-01", "EME-VAR-02")
def test_each_game_is_set_up_anew_with_its_own_bid():
    state = last_turn(armies={0: "a1 a2", 1: "a21"}, coins={0: 2, 1: 5})
    totals = [standing.total for standing in TITLE.standing(state)]
    last = play(state, f"take {state.row[0]}")
    assert "game-over" in told(last, "end")
    after = play(last, "end")
    assert after.game == 2
    assert [standing.total for standing in TITLE.standing(after)][:2] == totals[:2]
    assert [past.coins for past in after.past][:2] == [2, 5]
    assert TITLE.prompt(after).key == "bid"
    begun = fresh(3)
    assert after.seats == begun.seats
    assert (after.bank, len(after.row), len(after.deck), after.bids) == (11, 6, 31, begun.bids)
    assert {*after.row, *after.deck} == {*begun.row, *begun.deck}


@pytest.mark.rule("EME-VAR-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_of_three_has_three_bids(seats):
    match = list(played_by_chance(fresh(seats, games="3", goods_tokens="on"), 1))
    asked = Counter(TITLE.prompt(state).key for state in match[:-1])
    assert asked["bid"] == 3 * seats
    assert asked["neutral"] == (30 if seats == 2 else 0)
    assert asked["take"] == 3 * seats * BOX.table[seats].cards
    laid_out = {state.game: state.tokens for state in match}
    assert len(set(laid_out.values())) == 3


@pytest.mark.rule("EME-AMB-18")
@pytest.mark.parametrize(
    ("past", "wanted"),
    [
        ((Past(5, 3, 0, 0), Past(5, 2, 9, 9)), ((0,), "coins")),
        ((Past(5, 3, 7, 0), Past(5, 3, 6, 9)), ((0,), "armies")),
        ((Past(5, 3, 7, 4), Past(5, 3, 7, 5)), ((1,), "regions")),
        ((Past(5, 3, 7, 4), Past(5, 3, 7, 4)), ((0, 1), "shared")),
    ],
)
def test_tie_breaks_go_by_the_sums(past, wanted):
    state = laid(2, armies={0: "a21", 1: "a23"}, coins={0: 1, 1: 1}, games="3")
    outcome = TITLE.outcome(over(state, game=3, past=past))
    assert (outcome.winners, outcome.decided_by) == wanted


# Goods tokens


@pytest.mark.rule("EME-VAR-03")
@pytest.mark.parametrize("side", ["a", "b"])
def test_tokens_lie_on_the_triangles_by_chance_and_the_rest_stay_in_the_box(side):
    board, seen, every = BOARDS[side], set(), Counter()
    for seed in range(60):
        state = fresh(3, seed=seed, goods_tokens="on", map=side)
        held = {region: token for region, token in enumerate(state.tokens) if token != NO_TOKEN}
        assert set(held) == set(board.triangles)
        assert len(held) == 5
        assert max(Counter(held.values()).values()) <= 2
        every.update(held.values())
        seen.add(state.tokens)
    assert len(seen) > 50
    assert set(every) == set(range(5)), "any good may lie there"
    assert fresh(3, map=side).tokens == ()


@pytest.mark.rule("EME-VAR-04")
def test_the_controller_has_one_more_of_the_good():
    state = laid(armies={0: "a7"}, cards={0: [16, 17, 18]}, tokens=tokens(a7="wood"))
    assert lines(state, 0)["goods"] == 2
    assert TITLE.holdings(state)[0].goods[2].own == 4


@pytest.mark.rule("EME-VAR-05")
def test_a_token_of_a_region_that_nobody_controls_counts_for_nobody():
    cards = {0: [16, 17, 18], 1: [19, 20, 21]}
    state = laid(armies={0: "a7", 1: "a7"}, cards=cards, tokens=tokens(a7="wood"))
    assert [lines(state, seat)["goods"] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("EME-AMB-12")
def test_a_wild_card_may_follow_a_token():
    state = laid(armies={0: "a7"}, cards={0: [40]}, tokens=tokens(a7="coal"))
    assert lines(state, 0)["goods"] == 1


def test_what_was_chosen_holds_for_all_three_games():
    """Also where nothing on the table tells: the options are kept in the state."""
    first = fresh(3, games="3", goods_tokens="on", bid_tie="die")
    state = next(state for state in played_by_chance(first, 1) if state.game == 2)
    assert state.options == first.options
    assert (state.options.games, state.options.has_tokens, state.options.has_die) == (3, True, True)
    assert sum(token != NO_TOKEN for token in state.tokens) == sum(token != NO_TOKEN for token in first.tokens) > 0
    bare = attrs.evolve(first, tokens=())
    later = next(state for state in played_by_chance(bare, 1) if state.game == 2)
    assert len(later.tokens) == len(first.tokens)
