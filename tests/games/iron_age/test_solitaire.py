"""The game for one."""

import pytest

from tests.games.iron_age.table import (
    CONTENT,
    MONUMENTS,
    TITLE,
    asked,
    at,
    collected,
    end_turn,
    lines,
    me,
    over,
    play,
    settled,
    table,
    told,
)


def alone(**rest):
    return {"seats": 1, "food": 9, **rest}


@pytest.mark.rule("IA-SOLO-01", "IA-SOLO-06")
@pytest.mark.parametrize("length", ["short", "full"])
def test_eight_rounds_each_marked(length):
    state = settled(1, 0, length)
    for number in range(1, 9):
        assert (asked(state), state.round) == ("roll", number)
        marked = [event["round"] for event in told(at(state, "store"), "end", "round-over")]
        assert marked == [number]
        state = end_turn(state)
    assert asked(state) is None


@pytest.mark.rule("IA-SOLO-02")
@pytest.mark.parametrize(
    ("points", "winners", "decided_by"),
    [(101, (0,), "beaten"), (140, (0,), "beaten"), (99, (), "missed"), (-5, (), "missed")],
)
def test_the_aim_is_to_beat_the_target(points, winners, decided_by):
    sheet = {"tribute": points} if points > 0 else {"skulls": -points}
    end = TITLE.outcome(over(table(1, **sheet)))
    assert (end.winners, end.decided_by) == (winners, decided_by)
    assert CONTENT.solitaire.target.value == 100


@pytest.mark.rule("IA-SOLO-03")
@pytest.mark.parametrize(("developments", "marks"), [("", 3), ("medicine", 0), ("religion citizenship", 3)])
def test_pestilence_strikes_oneself(developments, marks):
    assert me(collected("skull skull skull", **alone(developments=developments))).skulls == marks


@pytest.mark.rule("IA-SOLO-04")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize(("armies", "developments", "strength"), [(0, "", 0), (3, "", 3), (5, "formations", 7)])
def test_a_demand_is_compared_with_the_round(number, armies, developments, strength):
    sheet = alone(armies=armies, developments=developments, round=number)
    after = me(collected("innovation", "tribute_demand", **sheet))
    assert (after.tribute, after.skulls, after.armies) == (max(0, strength - number), 0, armies)


@pytest.mark.rule("IA-SOLO-05")
def test_nobody_pays_to_prevent_it():
    state = collected("innovation", "tribute_demand", **alone(armies=5, goods=2, round=2))
    assert (asked(state), me(state).tribute, me(state).goods) == ("build", 3, 2)


@pytest.mark.rule("IA-SOLO-06")
def test_the_round_is_counted():
    state = settled(1)
    for _ in range(3):
        state = end_turn(state)
    assert state.round == 4


@pytest.mark.rule("IA-SOLO-07")
@pytest.mark.parametrize(("name", "points"), list(zip(MONUMENTS, (2, 4, 6, 10, 13), strict=True)))
def test_one_is_always_the_first_to_build(name, points):
    boxes = CONTENT.monuments[MONUMENTS.index(name)].boxes
    after = play(table(1, population=1, monuments={name: boxes - 1}), f"build {name}")
    assert lines(after)["monuments"] == points


@pytest.mark.rule("IA-SOLO-07")
def test_the_rest_is_as_usual():
    state = collected("population3 skull", "conquest", **alone(armies=3, goods=3, provinces=1))
    assert (asked(state), me(state).food, me(state).skulls) == ("conquest", 8, 1)
    after = play(state, "fight", "build army", "build province", "done", "buy leadership", "end")
    assert (after.round, asked(after)) == (2, "roll")
    own = me(after)
    assert (own.tribute, own.armies, own.food, own.goods) == (2, 3, 7, 2)


@pytest.mark.rule("IA-SOLO-08")
@pytest.mark.parametrize("dice", [5, 6])
def test_an_invasion_concerns_the_one_player(dice):
    after = collected("skull " * dice, **alone(armies=4, developments="formations"))
    assert (me(after).skulls, me(after).armies, me(after).tribute) == (4, 3, 0)
    assert told(collected("skull " * dice, "omens", **alone()), "done", "disaster")[0]["seats"] == (0,)
