"""The computer's seats: positions in which one thing is plainly right, or plainly wrong."""

import math

import attrs
import pytest

from ludarium.ai.levels import LEVELS
from ludarium.ai.search import think
from ludarium.engine.chance import Rng
from ludarium.games import lessons_of
from ludarium.games.eight_minute_empire.features import CERTAIN, FIRST, turns_left
from tests.games.eight_minute_empire.table import (
    BOX,
    DESTROY_OR_CITY,
    MOVE_3,
    MOVE_4,
    PLACE_2,
    PLACE_2_OR_CITY,
    SAIL_4,
    TITLE,
    fresh,
    laid,
    lines,
    play,
)

HARD = attrs.evolve(LEVELS["hard"], seconds=math.inf, iterations=60)


def chosen(state):
    seat = TITLE.turn(state)
    return think(TITLE, TITLE.observe(state, seat), seat, HARD, 1).action


def whole_turn(state):
    """The state after the computer played the turn that has begun, before it ends it."""
    while (action := chosen(state)).text != "end":
        state = TITLE.play(state, action)
    return state


def last_turn(seats=3, taken=0, turn=2, own=(), **fields):
    """The last turn of the game: everybody else has all cards, the goods of which are shared out evenly."""
    cards = BOX.table[seats].cards
    free = [card for card in BOX.deck(seats) if card not in (taken, *own, *fields.get("row", ()))]
    owned = {seat: free[seat :: seats + 1][:cards] for seat in range(seats)}
    owned[turn] = [*own, *owned[turn]][: cards - 1]
    return laid(seats, cards=owned, turn=turn, taken=taken, starter=(turn + 1) % seats, **fields)


def test_the_weights_are_those_that_features_have():
    features = TITLE.evaluation.features
    for lesson in features.lessons.values():
        assert set(lesson.weights) <= {*features.names, FIRST}


def test_a_lesson_sees_all_that_the_value_is_made_of():
    """Known points and features times weights give the same value as the estimate."""
    for lesson in lessons_of(TITLE):
        state = TITLE.start(TITLE.setup(lesson.seats), 5)
        rng = Rng(5)
        while not lesson.is_taken(state) or max(len(its.cards) for its in state.seats) < 4:
            state = TITLE.apply(state, TITLE.sample(state, rng))
        features = TITLE.evaluation.features
        weights = features.at(lesson.seats, turns_left(BOX, state))
        position = lesson.position(state, state.stack[-1].actor)
        promises = (weights[name] - CERTAIN.get(name, 0.0) for name in lesson.features)
        value = position.known + sum(a * w for a, w in zip(position.features, promises, strict=True))
        assert value == pytest.approx(lesson.expect(state, state.stack[-1].actor))


def test_armies_are_moved_as_a_whole_turn():
    """Two more regions can be won, one of them two steps away; the third army stays where it is needed."""
    state = last_turn(taken=MOVE_3, armies={0: {"a16": 3, "a19": 3}, 1: {"a9": 2, "a11": 3, "a15": 3}, 2: {"a12": 3}})
    after = whole_turn(state)
    assert lines(after, 2)["regions"] == 3


def test_a_far_island_is_reached_by_sea():
    state = last_turn(taken=SAIL_4, armies={0: {"a15": 4, "a11": 4, "a19": 4}, 1: {"a9": 3, "a13": 3}, 2: {"a12": 2}})
    assert lines(whole_turn(state), 2)["continents"] >= 1


def test_the_last_step_of_a_tie_is_not_given_away():
    """One army more wins a region that is tied; leaving it would lose another."""
    state = last_turn(taken=PLACE_2, armies={0: {"a12": 4}, 1: {"a3": 2}, 2: {"a12": 3}})
    assert lines(whole_turn(state), 2)["regions"] == 1


def test_of_two_deeds_the_better_one_is_done():
    """Armies come to the start, where they win nothing; a city wins the region that is tied."""
    state = last_turn(taken=PLACE_2_OR_CITY, armies={0: {"a12": 9}, 1: "a7", 2: "a7"})
    after = whole_turn(state)
    assert lines(after, 2)["regions"] == 1
    assert sum(after.seats[2].cities) == 1


def test_an_own_army_is_never_destroyed():
    state = last_turn(taken=DESTROY_OR_CITY, armies={0: "a1 a2", 1: "a3", 2: "a21 a22"})
    after = whole_turn(state)
    assert sum(after.seats[2].armies) == 2


def test_the_good_that_completes_a_set_is_taken():
    """Without an army on the map no move is worth anything; the fourth crystal is, though it costs two coins."""
    state = last_turn(own=(1, 2, 3), row=(18, 10, 11, 4, 12, 35), coins={2: 5}, armies={2: {}})
    assert chosen(state).text == "take 4"


def test_a_turn_ends_when_nothing_is_to_be_gained():
    """The only army holds its region against another; every step would lose it."""
    state = last_turn(taken=MOVE_4, armies={0: {"a7": 1, "a6": 5}, 1: "a1", 2: {"a7": 2}})
    after = whole_turn(state)
    assert lines(after, 2)["regions"] == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bids_are_small(seats):
    state = fresh(seats)
    while TITLE.prompt(state).key == "neutral":
        state = TITLE.play(state, chosen(state))
    assert max(state.neutral) <= 1, "neutral armies are spread"
    assert int(chosen(state).args[0]) <= 2


def test_who_wins_the_bid_begins():
    state = play(fresh(3), "bid 1", "bid 2", "bid 0")
    assert chosen(state).text == "first 1"


def test_the_value_of_a_finished_match_is_who_won():
    state = attrs.evolve(last_turn(armies={0: "a1 a2", 1: "a3", 2: "a12"}), stack=())
    assert [TITLE.value(state, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
