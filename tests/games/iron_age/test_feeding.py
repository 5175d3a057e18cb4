"""Feeding the provinces."""

import attrs
import pytest

from tests.games.iron_age.table import (
    BOX,
    asked,
    at,
    collected,
    dice_next_turn,
    faces,
    me,
    offered,
    own_next_turn,
    play,
    provinces,
    refused_by,
    rolled,
    table,
    why_not,
)


def fed(**mine):
    """After step 2 of a turn whose dice bring neither food nor skulls."""
    return collected("innovation", "conquest", armies=0, **mine)


@pytest.mark.rule("IA-FEED-01")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_province_eats_one_food(number):
    after = fed(provinces=number, food=7)
    assert (me(after).food, me(after).skulls) == (7 - number, 0)


@pytest.mark.rule("IA-FEED-01")
def test_an_unfinished_province_eats_nothing():
    assert me(fed(province_boxes=3, food=7)).food == 5
    assert me(fed(province_boxes=1, food=7)).food == 6


@pytest.mark.rule("IA-FEED-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_ports_eat_nothing(number):
    assert me(fed(ports=number, provinces=1, food=2)).food == 1


@pytest.mark.rule("IA-FEED-03")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("food", range(8))
def test_a_province_not_fed_costs_a_skull(number, food):
    after = me(fed(provinces=number, food=food))
    assert (after.food, after.skulls) == (max(0, food - number), max(0, number - food))


@pytest.mark.rule("IA-FEED-03")
def test_famine_is_added_to_the_skulls_marked_before():
    assert me(fed(provinces=5, food=3, skulls=4)).skulls == 6


@pytest.mark.rule("IA-FEED-04")
def test_feeding_is_not_a_choice():
    after = fed(provinces=2, food=2)
    assert (asked(after), me(after).food) == ("build", 0)
    assert refused_by(after, "feed") == "IA-FEED-04"


@pytest.mark.rule("IA-FEED-04")
def test_food_on_hand_is_used_also_where_granaries_ask():
    state = fed(provinces=3, food=2, goods=1, developments="granaries")
    assert (asked(state), offered(state)) == ("feed", {"convert", "feed"})
    after = play(state, "feed")
    assert (me(after).food, me(after).skulls, me(after).goods) == (0, 1, 1)


@pytest.mark.rule("IA-FEED-05")
def test_a_starving_province_stays():
    after = fed(provinces=4, ports=2, food=2)
    assert (me(after).skulls, provinces(after)) == (2, 4)
    assert dice_next_turn(after) == 4
    before = table(provinces=4, ports=2, food=0, armies=0, skulls=2)
    assert me(after) == me(before), "nothing but food and skulls has changed"


@pytest.mark.rule("IA-FEED-06")
def test_new_food_feeds_and_a_new_province_is_fed_next_turn():
    state = collected("food3 population3", "conquest", armies=0, provinces=1, food=0)
    assert (me(state).food, me(state).skulls) == (2, 0)
    built = play(state, "build province", "build province", "done")
    assert (provinces(built), me(built).food) == (2, 2)
    later = attrs.evolve(own_next_turn(built), dice=faces("innovation"), fate=built.fate)
    assert me(later).food == 2
    assert me(play(at(later, "reroll"), "keep", "decline")).food == 0


@pytest.mark.rule("IA-FEED-07")
def test_only_the_active_player_feeds():
    state = fed(provinces=2, food=5, others={1: {"provinces": 3, "food": 0}, 2: {"provinces": 3, "food": 9}})
    assert me(state).food == 3
    assert [(state.seats[seat].food, state.seats[seat].skulls) for seat in (1, 2)] == [(0, 0), (9, 0)]


@pytest.mark.rule("IA-FEED-08")
def test_granaries_turn_goods_into_food():
    state = fed(provinces=2, food=0, goods=5, developments="granaries")
    one = play(state, "convert")
    assert (asked(one), me(one).food, me(one).goods) == ("feed", 1, 4)
    after = play(one, "convert")
    assert (asked(after), me(after).food, me(after).goods, me(after).skulls) == ("build", 0, 3, 0)
    starving = play(one, "feed")
    assert (me(starving).skulls, me(starving).food, me(starving).goods) == (1, 0, 4)


@pytest.mark.rule("IA-FEED-08")
def test_without_granaries_goods_feed_nobody():
    state = fed(provinces=2, food=0, goods=5)
    assert (asked(state), me(state).skulls, me(state).goods) == ("build", 2, 5)
    reason = why_not(state, "convert")
    assert (reason.key, reason.rule) == ("needs-development", "IA-FEED-08")


@pytest.mark.rule("IA-FEED-08")
def test_granaries_need_a_good():
    state = fed(provinces=3, food=0, goods=0, developments="granaries")
    assert (me(state).skulls, me(state).food) == (3, 0), "nobody is asked"
    empty = table(step="build", population=1, goods=0, food=0, developments="granaries")
    assert "convert" not in offered(empty)
    assert refused_by(empty, "convert") == "IA-FEED-08"
    asking = table(step="either", extra=(1,), goods=0, developments="granaries")
    assert offered(asking) == {"take food", "take population"}


@pytest.mark.rule("IA-FEED-08")
@pytest.mark.parametrize(("armies", "asks"), [(0, "build"), (3, "feed")])
def test_granaries_ask_before_a_demand_only_where_somebody_is_weaker(armies, asks):
    """A full row loses what is handed over, but the stronger hand over nothing."""
    others = {1: {"goods": 3, "armies": 1}}
    pegs = {"goods": BOX.goods_row, "food": 5, "armies": armies, "provinces": 1, "developments": "granaries"}
    state = play(rolled("population3", "tribute_demand", seats=2, others=others, **pegs), "keep")
    assert asked(state) == asks
