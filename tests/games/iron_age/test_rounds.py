"""Turns and rounds."""

import attrs
import pytest

from ludarium.engine.events import brings_news
from tests.games.iron_age.table import (
    TITLE,
    asked,
    end_round,
    end_turn,
    kinds,
    me,
    offered,
    play,
    random_match,
    refused_by,
    rolled,
    settled,
    table,
)


@pytest.mark.rule("IA-ROUND-01", "IA-ROUND-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_has_one_turn_a_round_from_the_same_start_player(seats):
    for first in range(seats):
        state = settled(seats, first)
        for number in range(1, 6):
            turns = []
            while state.round == number:
                assert asked(state) == "roll"
                turns.append(state.seat)
                state = end_turn(state)
            assert turns == [(first + step) % seats for step in range(seats)]


@pytest.mark.rule("IA-ROUND-01")
def test_only_the_seat_whose_turn_it_is_decides():
    state = settled(3, 1)
    assert TITLE.actions(TITLE.observe(state, 1)) == TITLE.actions(state)
    for seat in (0, 2):
        seen = TITLE.observe(state, seat)
        assert not TITLE.actions(seen)
        assert refused_by(seen, "roll") == "IA-ROUND-01"


@pytest.mark.rule("IA-ROUND-03")
def test_the_steps_of_a_turn_come_in_order():
    state = rolled(
        "food_or_population2 population3 innovation skull skull",
        "conquest",
        developments="leadership granaries",
        provinces=6,
        food=0,
        armies=3,
        goods=8,
    )
    seen = []
    for text in ("keep", "done", "take population", "feed", "decline", "done", "done", "end"):
        seen.append(asked(state))
        state = play(state, text)
    assert seen == ["reroll", "lead", "either", "feed", "conquest", "build", "buy", "store"]
    assert (asked(state), state.seat) == ("roll", 1)


@pytest.mark.rule("IA-ROUND-03")
def test_what_happens_by_itself_comes_in_order_too():
    state = rolled("food3 skull skull", "conquest", armies=3, food=0)
    assert kinds(state, "keep") == ["collected", "fed", "disaster", "battle"]


@pytest.mark.rule("IA-ROUND-03")
@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("buy", "build obelisk"),
        ("store", "build obelisk"),
        ("roll", "build obelisk"),
        ("build", "buy leadership"),
        ("reroll", "buy leadership"),
        ("build", "pay 0 0 2"),
        ("build", "end"),
        ("buy", "end"),
    ],
)
def test_a_step_that_is_over_or_not_yet_there_is_refused(step, text):
    state = table(step=step, dice="food3 food3", population=3, goods=10)
    assert refused_by(state, text) == "IA-ROUND-03"


@pytest.mark.rule("IA-ROUND-04")
def test_the_last_three_steps_may_be_left_out():
    state = table(step="build", population=3, goods=10, innovations=2)
    after = play(state, "done", "done", "end")
    assert after.seats == state.seats
    assert after.seat == 1


@pytest.mark.rule("IA-ROUND-04")
def test_the_last_three_steps_may_be_done_in_part():
    state = table(step="build", population=3, goods=10, wealth=0)
    after = play(state, "build obelisk", "done", "done", "store", "end")
    assert (after.seats[0].monuments[0], after.seats[0].wealth, after.seats[0].goods) == (1, 1, 6)


@pytest.mark.rule("IA-ROUND-04")
def test_rolling_feeding_and_forced_battles_may_not_be_left_out():
    assert offered(settled()) == {"roll"}
    assert refused_by(settled(), "done") == "IA-ROUND-04"
    feeding = table(step="feed", developments="granaries", food=0, goods=3)
    assert offered(feeding) == {"convert", "feed"}
    assert refused_by(feeding, "done") == "IA-ROUND-04"
    assert kinds(rolled("skull skull", armies=0), "keep").count("battle") == 1


@pytest.mark.rule("IA-ROUND-05")
def test_the_end_is_tested_only_when_all_have_had_their_turn():
    state = table(3, first=1, tribute=50)
    for seat in (2, 0):
        state = end_turn(state)
        assert (asked(state), state.seat, state.round) == ("roll", seat, 1)
    assert asked(end_turn(state)) is None


@pytest.mark.rule("IA-ROUND-05")
def test_a_new_round_starts_when_the_end_has_not_come():
    after = end_round(table(3, first=1, tribute=49))
    assert (asked(after), after.seat, after.round) == ("roll", 1, 2)


@pytest.mark.rule("IA-ROUND-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", ["short", "full"])
def test_there_is_no_limit_of_rounds(seats, length):
    state = settled(seats, 0, length)
    for number in range(1, 31):
        assert (asked(state), state.round) == ("roll", number)
        state = end_round(state)


@pytest.mark.rule("IA-ROUND-07")
def test_everything_is_open_but_the_dice_to_come():
    for state, _, _ in random_match(3, "short", 7):
        for seat in range(3):
            seen = TITLE.observe(state, seat)
            assert attrs.evolve(seen, seed=state.seed, counter=state.counter, viewer=-1) == state
            assert (seen.seed, seen.counter, seen.viewer) == (-1, -1, seat)
            assert not TITLE.has_secrets(state, seat)


@pytest.mark.rule("IA-ROUND-07")
def test_every_event_is_for_everyone():
    for state, action, _ in random_match(2, "short", 3):
        told = TITLE.tell(state, action) if action else ()
        assert all(TITLE.redact(event, seat) == event for event in told for seat in range(2))


@pytest.mark.rule("IA-ROUND-07")
def test_only_rolling_tells_what_nobody_knew():
    news = {True: set(), False: set()}
    for seed in range(3):
        for state, action, _ in random_match(2, "short", seed):
            if action:
                news[brings_news(TITLE.tell(state, action))].add(action.verb)
    assert news[True] <= {"roll", "reroll", "lead"}
    assert {"roll", "reroll"} <= news[True]
    assert not news[True] & news[False]


@pytest.mark.rule("IA-ROUND-03")
def test_every_turn_ends_with_a_word_of_its_owner():
    state = table(step="build", goods=0)
    assert asked(play(state, "done")) == "store"
    assert me(play(state, "done")) == me(state)
