"""Collecting goods, food and population."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.iron_age.table import (
    EMPIRE_FACES,
    FATE_FACES,
    asked,
    by_chance,
    collected,
    me,
    offered,
    play,
    refused_by,
    told,
)

FOOD_PER_DIE = {"bounty": 1, "drought": -1}
QUIET_FATES = [face for face in FATE_FACES if face not in ("omens", "tribute_demand")]


@pytest.mark.rule("IA-GOODS-01")
@pytest.mark.parametrize("ports", range(1, 7))
@pytest.mark.parametrize("dice", [1, 2])
def test_a_goods_face_gives_a_good_for_each_port(ports, dice):
    assert me(collected("goods_port " * dice, ports=ports, provinces=6, goods=0)).goods == ports * dice


@pytest.mark.rule("IA-GOODS-01")
def test_an_unfinished_port_gives_no_goods():
    assert me(collected("goods_port", port_boxes=5, urns=7, goods=2)).goods == 2 + 3
    assert me(collected("goods_port", port_boxes=3, urns=16, goods=2)).goods == 2 + 3


@pytest.mark.rule("IA-GOODS-02")
@pytest.mark.parametrize(
    ("dice", "fate", "goods"),
    [
        ("food3 innovation", "conquest", 0),
        ("skull innovation", "conquest", 1),
        ("food3 innovation", "skull", 1),
        ("skull innovation", "skull", 2),
        ("skull skull skull", "skull", 4),
    ],
)
def test_a_skull_gives_a_good(dice, fate, goods):
    assert me(collected(dice, fate, goods=0, armies=0)).goods == goods


@pytest.mark.rule("IA-GOODS-03")
@pytest.mark.parametrize("kept", [0, 5, 9])
def test_goods_are_added_to_those_kept(kept):
    assert me(collected("goods_port goods_port", ports=3, goods=kept)).goods == kept + 6


@pytest.mark.rule("IA-GOODS-04")
@pytest.mark.parametrize(("kept", "after"), [(9, 14), (10, 15), (11, 15), (12, 15), (15, 15)])
def test_the_goods_row_ends_at_15(kept, after):
    assert me(collected("goods_port", ports=5, goods=kept)).goods == after


@pytest.mark.rule("IA-GOODS-05")
def test_dyemaking_adds_a_good_every_turn():
    assert me(collected("food3 innovation", goods=4, developments="dyemaking")).goods == 5
    assert me(collected("food3 innovation", goods=4)).goods == 4
    assert me(collected("skull goods_port", goods=4, ports=3, developments="dyemaking")).goods == 4 + 1 + 3 + 1
    assert me(collected("food3 innovation", goods=15, developments="dyemaking")).goods == 15


@pytest.mark.rule("IA-GOODS-05")
def test_dyemaking_adds_nothing_in_the_turns_of_others():
    state = collected("food3", goods=0, others={1: {"goods": 4, "developments": "dyemaking"}})
    assert (state.seats[0].goods, state.seats[1].goods) == (0, 4)


def food_before_feeding(dice, fate="conquest", choice="food", **mine):
    """The food on hand after collecting."""
    state = collected(dice, fate, armies=0, provinces=1, **mine)
    while asked(state) == "either":
        state = play(state, f"take {choice}")
    return me(state).food + 1


@pytest.mark.rule("IA-FOOD-01")
@pytest.mark.parametrize(
    ("dice", "food"),
    [
        ("food3", 3),
        ("food_or_population2", 2),
        ("food3 food_or_population2", 5),
        ("food3 food3", 6),
        ("food_or_population2 food_or_population2", 4),
    ],
)
def test_each_food_symbol_gives_one_food(dice, food):
    assert food_before_feeding(dice, food=1) == 1 + food


@pytest.mark.rule("IA-FOOD-02")
@pytest.mark.parametrize("kept", [0, 4, 11])
def test_food_is_added_to_that_kept(kept):
    assert food_before_feeding("food3", food=kept) == kept + 3


@pytest.mark.rule("IA-FOOD-03")
@pytest.mark.parametrize(("kept", "after"), [(11, 14), (12, 15), (13, 15), (14, 15), (15, 15)])
def test_the_food_row_ends_at_15_before_feeding(kept, after):
    assert me(collected("food3", "conquest", armies=0, food=kept, provinces=3)).food == after - 3


@pytest.mark.rule("IA-FOOD-03")
@pytest.mark.parametrize(("kept", "after"), [(12, 14), (13, 15), (14, 15)])
def test_the_food_row_ends_at_15_for_chosen_food_too(kept, after):
    assert food_before_feeding("food_or_population2", food=kept) == after


@pytest.mark.rule("IA-FOOD-04")
@pytest.mark.parametrize(("fate", "per_die"), [("bounty", 1), ("drought", -1), ("conquest", 0), ("skull", 0)])
@pytest.mark.parametrize(("dice", "many", "plain"), [("food3", 1, 3), ("food3 food3", 2, 6), ("food3 " * 4, 4, 12)])
def test_the_fate_die_changes_each_die_once(fate, per_die, dice, many, plain):
    state = collected(dice, fate, armies=0, food=0, provinces=1)
    assert me(state).food == min(15, plain + many * per_die) - 1


@pytest.mark.rule("IA-FOOD-04")
@pytest.mark.parametrize(("fate", "food"), [("bounty", 3), ("drought", 1), ("conquest", 2)])
def test_the_fate_die_changes_chosen_food_too(fate, food):
    assert food_before_feeding("food_or_population2", fate, food=2) == 2 + food


@pytest.mark.rule("IA-FOOD-05")
@pytest.mark.parametrize(
    ("developments", "more"), [("", 0), ("irrigation", 1), ("aqueducts", 2), ("irrigation aqueducts", 3)]
)
@pytest.mark.parametrize(("fate", "per_die"), [("bounty", 1), ("drought", -1), ("conquest", 0)])
def test_developments_change_each_food_die_and_all_add_up(developments, more, fate, per_die):
    assert food_before_feeding("food3", fate, food=0, developments=developments) == 3 + more + per_die
    either = food_before_feeding("food_or_population2", fate, food=2, developments=developments)
    assert either == 2 + 2 + more + per_die
    two = food_before_feeding("food3 food3", fate, food=0, developments=developments)
    assert two == 2 * (3 + more + per_die)


@pytest.mark.rule("IA-FOOD-06")
def test_each_either_face_is_chosen_by_itself():
    state = collected("food_or_population2 food_or_population2", "conquest", armies=0, food=1, provinces=1)
    assert (asked(state), offered(state)) == ("either", {"take food", "take population"})
    for texts, population, food in (
        (("take food", "take food"), 0, 4),
        (("take food", "take population"), 2, 2),
        (("take population", "take food"), 2, 2),
        (("take population", "take population"), 4, 0),
    ):
        after = play(state, *texts)
        assert (after.population, me(after).food) == (population, food)
    assert asked(play(state, "take food")) == "either"


@pytest.mark.rule("IA-FOOD-06")
def test_no_choice_without_an_either_face():
    state = collected("food3 population3")
    assert asked(state) == "build"
    assert refused_by(state, "take food") == "IA-FOOD-06"


@pytest.mark.rule("IA-FOOD-07")
@pytest.mark.parametrize("fate", ["bounty", "drought", "conquest"])
@pytest.mark.parametrize("developments", ["", "irrigation aqueducts"])
def test_population_is_changed_by_nothing(fate, developments):
    state = collected("food_or_population2", fate, armies=0, food=5, provinces=1, developments=developments)
    after = play(state, "take population")
    assert (after.population, me(after).food) == (2, 5 - 1)


@pytest.mark.rule("IA-FOOD-08")
@pytest.mark.parametrize("fate", ["bounty", "drought"])
@pytest.mark.parametrize("face", ["innovation", "goods_port", "population3", "skull"])
def test_faces_without_food_get_none(fate, face):
    after = collected(f"{face} {face}", fate, armies=7, food=5, provinces=1, developments="irrigation aqueducts")
    assert me(after).food == 5 - 1


@st.composite
def turns(draw):
    """A roll, a sheet and what is chosen for either faces."""
    dice = draw(st.lists(st.sampled_from(EMPIRE_FACES), min_size=1, max_size=6))
    owned = [name for name in ("dyemaking", "irrigation", "aqueducts", "metallurgy") if draw(st.booleans())]
    return {
        "dice": dice,
        "fate": draw(st.sampled_from(QUIET_FATES)),
        "choices": draw(st.lists(st.sampled_from(["food", "population"]), min_size=6, max_size=6)),
        "goods": draw(st.integers(0, 15)),
        "food": draw(st.integers(0, 15)),
        "ports": draw(st.integers(1, 6)),
        "developments": owned,
    }


def model(turn):
    """Goods, food, population and innovations after collecting, counted face by face."""
    dice, fate, owned = turn["dice"], turn["fate"], turn["developments"]
    per_die = FOOD_PER_DIE.get(fate, 0) + ("irrigation" in owned) + 2 * ("aqueducts" in owned)
    either = turn["choices"][: dice.count("food_or_population2")]
    skulls = dice.count("skull") + (fate == "skull")
    goods = turn["goods"] + skulls + dice.count("goods_port") * turn["ports"] + ("dyemaking" in owned)
    food = dice.count("food3") * (3 + per_die) + either.count("food") * (2 + per_die)
    population = 3 * dice.count("population3") + 2 * either.count("population") + skulls
    return min(15, goods), min(15, turn["food"] + food), population, dice.count("innovation")


@pytest.mark.rule("IA-GOODS-01", "IA-GOODS-04", "IA-FOOD-01", "IA-FOOD-05", "IA-FOOD-07", "IA-BUILD-01")
@by_chance
@given(turns())
def test_collecting_adds_up(turn):
    owned = " ".join(turn["developments"])
    sheet = {name: turn[name] for name in ("goods", "food", "ports")}
    state = collected(" ".join(turn["dice"]), turn["fate"], armies=0, provinces=1, developments=owned, **sheet)
    for choice in turn["choices"]:
        if asked(state) == "either":
            state = play(state, f"take {choice}")
    goods, food, population, innovations = model(turn)
    hungry = 1 if food else 0
    assert (me(state).goods, me(state).food) == (goods, food - hungry)
    assert (state.population, state.innovations) == (population, innovations)


def test_what_was_collected_is_told():
    (event,) = told(collected("food3", "omens", goods=0, ports=2), "omens food3 goods_port", "collected")
    assert (event["goods"], event["food"], event["population"]) == (2, 0, 0)
