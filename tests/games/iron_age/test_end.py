"""When a match ends."""

import pytest

from tests.games.iron_age.table import (
    DEVELOPMENTS,
    MONUMENTS,
    TITLE,
    asked,
    at,
    end_round,
    end_turn,
    me,
    play,
    refused_by,
    table,
)


def is_over_after_round(state):
    """Whether the match ends with this round."""
    return asked(end_round(state)) is None


def owning(number):
    return " ".join(DEVELOPMENTS[:number])


@pytest.mark.rule("IA-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trigger", range(4))
def test_the_round_is_played_to_its_end(seats, trigger):
    trigger %= seats
    for first in range(seats):
        state = table(seats, first, seat=trigger, tribute=50)
        left = (first - trigger - 1) % seats
        for _ in range(left):
            state = end_turn(state)
            assert asked(state) == "roll"
        state = end_turn(state)
        assert (asked(state), TITLE.turn(state)) == (None, None)
        assert TITLE.outcome(state) is not None
        assert TITLE.actions(state) == ()
        assert refused_by(state, "roll") == "IA-END-01"


@pytest.mark.rule("IA-END-01")
def test_a_condition_met_on_the_turn_of_another_counts_too():
    state = table(2, seat=1, others={0: {"tribute": 50}})
    assert asked(end_turn(state)) is None
    assert TITLE.outcome(state) is None


@pytest.mark.rule("IA-END-02")
def test_the_last_round_is_played_by_all_rules():
    mine = {"tribute": 50, "developments": owning(7), "wealth": 0}
    state = table(2, step="store", others={1: {"goods": 9, "food": 5, "tribute": 49}}, **mine)
    second = play(state, "end")
    rich = at(second, "build")
    after = play(rich, "build urn", "done", "buy leadership", "store")
    assert (me(after).goods, me(after).wealth, me(after).developments) == (9 - 1 - 2 - 4, 1, 1)
    assert asked(play(after, "end")) is None


@pytest.mark.rule("IA-END-02")
@pytest.mark.parametrize("sheet", [{"tribute": 61}, {"developments": owning(9)}, {"tribute": 60, "skulls": 40}])
def test_a_condition_stays_met_when_it_is_passed(sheet):
    assert is_over_after_round(table(3, **sheet))


@pytest.mark.rule("IA-END-02")
def test_several_conditions_may_be_met():
    everything = {"tribute": 70, "developments": owning(9), "monuments": " ".join(MONUMENTS)}
    state = table(3, others={1: everything, 2: everything}, **everything)
    assert asked(end_turn(end_turn(state))) == "roll"
    assert is_over_after_round(state)


@pytest.mark.rule("IA-END-03", "IA-END-06")
@pytest.mark.parametrize(("length", "limit"), [("short", 5), ("full", 7)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_limit_of_developments(length, limit, seat):
    for number in (0, 1, limit - 1, limit, limit + 1, 17):
        state = table(3, 0, length, seat=0, others={seat: {"developments": owning(number)}})
        assert is_over_after_round(state) == (number >= limit)


@pytest.mark.rule("IA-END-03", "IA-END-06")
@pytest.mark.parametrize(("length", "limit"), [("short", 5), ("full", 7)])
def test_developments_of_different_players_do_not_add_up(length, limit):
    many = {"developments": owning(limit - 1)}
    assert not is_over_after_round(table(3, 0, length, others={1: many, 2: many}, **many))


@pytest.mark.rule("IA-END-03")
def test_buying_the_fifth_development_ends_the_short_game():
    state = table(2, 0, "short", step="buy", goods=3, wealth=0, developments="leadership granaries medicine navy")
    assert is_over_after_round(play(state, "buy formations"))
    assert not is_over_after_round(play(state, "done"))


@pytest.mark.rule("IA-END-04", "IA-END-07")
@pytest.mark.parametrize(("length", "limit"), [("short", 30), ("full", 50)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_limit_of_tribute(length, limit, seat):
    for tribute in (0, limit - 1, limit, limit + 1, 99):
        state = table(3, 0, length, seat=0, others={seat: {"tribute": tribute}})
        assert is_over_after_round(state) == (tribute >= limit)


@pytest.mark.rule("IA-END-04", "IA-END-07")
@pytest.mark.parametrize(("length", "limit"), [("short", 30), ("full", 50)])
def test_tribute_of_different_players_does_not_add_up(length, limit):
    much = {"tribute": limit - 1}
    assert not is_over_after_round(table(3, 0, length, others={1: much, 2: much}, **much))


@pytest.mark.rule("IA-END-07")
def test_tribute_won_in_the_last_turn_ends_the_full_game():
    state = table(2, step="conquest", tribute=48, armies=4, conquest=2, fate="conquest")
    assert is_over_after_round(play(state, "fight"))
    assert not is_over_after_round(play(state, "decline"))


@pytest.mark.rule("IA-END-05", "IA-END-08")
@pytest.mark.parametrize(("length", "limit"), [("short", 4), ("full", 5)])
def test_the_limit_of_monuments(length, limit):
    for number in range(6):
        state = table(3, 0, length, monuments=" ".join(MONUMENTS[:number]))
        assert is_over_after_round(state) == (number >= limit)


@pytest.mark.rule("IA-END-05", "IA-END-08")
@pytest.mark.parametrize(("length", "limit"), [("short", 4), ("full", 5)])
def test_monuments_may_be_built_by_different_players(length, limit):
    spread = {1: {"monuments": "walls"}, 2: {"monuments": "acropolis" + " coliseum" * (limit - 4)}}
    assert is_over_after_round(table(3, 0, length, monuments="obelisk colossus", others=spread))
    fewer = {1: {"monuments": "walls"}, 2: {"monuments": "coliseum" if limit == 5 else ""}}
    assert not is_over_after_round(table(3, 0, length, monuments="obelisk colossus", others=fewer))


@pytest.mark.rule("IA-END-05", "IA-END-08")
@pytest.mark.parametrize(
    ("length", "built"), [("short", "obelisk colossus walls"), ("full", "obelisk colossus walls acropolis")]
)
def test_building_the_last_monument_ends_the_game(length, built):
    state = table(2, 0, length, population=1, monuments={"coliseum": 14}, others={1: {"monuments": built}})
    assert not is_over_after_round(play(state, "build obelisk"))
    assert is_over_after_round(play(state, "build coliseum"))


@pytest.mark.rule("IA-END-09")
@pytest.mark.parametrize("length", ["short", "full"])
def test_a_monument_counts_once(length):
    same = {"monuments": "obelisk colossus walls"}
    assert not is_over_after_round(table(3, 0, length, others={1: same, 2: same}, **same))
    state = table(3, 0, length, population=1, monuments={"obelisk": 4}, others={1: same, 2: same})
    assert not is_over_after_round(play(state, "build obelisk"))
