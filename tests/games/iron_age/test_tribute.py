"""Tribute demands."""

import pytest

from tests.games.iron_age.table import (
    TITLE,
    asked,
    collected,
    kinds,
    me,
    offered,
    play,
    refused_by,
    rolled,
    told,
)


def demand(**rest):
    """A turn at the first question of a tribute demand, or past it."""
    return collected("innovation", "tribute_demand", food=9, **rest)


def seats_asked(state, text):
    """The seats that are asked, in order, when each answers the same."""
    found = []
    while asked(state) == "tribute":
        found.append(TITLE.turn(state))
        state = play(state, text)
    return found


@pytest.mark.rule("IA-TRIB-01")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("text", ["give", "refuse"])
def test_every_opponent_is_compared_clockwise(seat, text):
    others = {other: {"goods": 2, "armies": 0} for other in range(4) if other != seat}
    state = demand(seats=4, seat=seat, armies=3, others=others)
    assert seats_asked(state, text) == [(seat + step) % 4 for step in (1, 2, 3)]


@pytest.mark.rule("IA-TRIB-01")
def test_nobody_is_left_out():
    others = {0: {"goods": 0, "armies": 1}, 1: {"goods": 0, "armies": 2}, 3: {"goods": 0, "armies": 0}}
    state = rolled("innovation", "tribute_demand", food=9, seats=4, seat=2, armies=4, others=others)
    compared = [(event["from"], event["gap"]) for event in told(state, "keep", "tribute")]
    assert compared == [(3, 4), (0, 3), (1, 2)]


@pytest.mark.rule("IA-TRIB-02")
@pytest.mark.parametrize(
    ("own", "other", "gap"),
    [
        ({"armies": 3}, {"armies": 1, "developments": "formations"}, 0),
        ({"armies": 3}, {"armies": 1}, 2),
        ({"armies": 3, "developments": "formations"}, {"armies": 1}, 4),
        ({"armies": 3, "developments": "navy", "ships": 2}, {"armies": 1, "ships": 5}, 4),
        ({"armies": 3, "ships": 4}, {"armies": 1, "developments": "navy", "ships": 1}, 1),
    ],
)
def test_all_bonuses_count_on_both_sides(own, other, gap):
    state = demand(seats=2, others={1: {"goods": 0, **other}}, **own)
    assert me(state).tribute == gap


@pytest.mark.rule("IA-TRIB-03")
@pytest.mark.parametrize(("armies", "tribute"), [(5, 4 + 1), (4, 3), (2, 1), (1, 0), (0, 0)])
def test_tribute_is_the_difference_to_each_weaker_one(armies, tribute):
    state = demand(armies=armies, tribute=7, others={1: {"armies": 1, "goods": 0}, 2: {"armies": 4, "goods": 0}})
    assert me(state).tribute == 7 + tribute


@pytest.mark.rule("IA-TRIB-03")
def test_who_refuses_to_pay_brings_tribute():
    state = demand(armies=5, others={1: {"armies": 1, "goods": 2}, 2: {"armies": 4, "goods": 2}})
    assert me(play(state, "refuse")).tribute == 4
    assert me(play(state, "refuse", "refuse")).tribute == 5


@pytest.mark.rule("IA-TRIB-04")
@pytest.mark.parametrize("armies", [2, 3, 6])
def test_equal_and_stronger_ones_are_left_alone(armies):
    before = rolled("innovation", "tribute_demand", seats=2, food=9, armies=2, others={1: {"armies": armies}})
    after = play(before, "keep")
    assert asked(after) == "build"
    assert after.seats[1] == before.seats[1]
    assert (me(after).tribute, me(after).skulls, me(after).armies) == (0, 0, 2)


@pytest.mark.rule("IA-TRIB-05")
@pytest.mark.parametrize("text", ["give", "refuse"])
def test_nobody_loses_armies_or_ships(text):
    fleet = {"ships": 3, "armies": 4, "developments": "navy"}
    state = demand(seats=2, others={1: {**fleet, "armies": 2, "goods": 3}}, **fleet)
    after = play(state, text)
    assert [(own.armies, own.ships) for own in after.seats] == [(4, 3), (2, 3)]


@pytest.mark.rule("IA-TRIB-06")
def test_tribute_is_created_not_moved():
    state = demand(seats=2, armies=4, tribute=1, others={1: {"armies": 1, "tribute": 8, "goods": 1}})
    after = play(state, "refuse")
    assert [own.tribute for own in after.seats] == [1 + 3, 8]


@pytest.mark.rule("IA-TRIB-07")
@pytest.mark.parametrize("gap", [1, 3, 6])
def test_a_weaker_one_may_give_one_good_instead(gap):
    state = demand(seats=2, armies=1 + gap, goods=0, others={1: {"armies": 1, "goods": 2}})
    assert (TITLE.turn(state), offered(state)) == (1, {"give", "refuse"})
    after = play(state, "give")
    assert (after.seats[1].goods, me(after).goods, me(after).tribute) == (1, 1, 0)
    assert (asked(after), TITLE.turn(after)) == ("build", 0)


@pytest.mark.rule("IA-TRIB-08")
def test_who_has_no_goods_cannot_pay():
    state = demand(seats=2, armies=5, others={1: {"armies": 0, "goods": 0, "wealth": 3}})
    assert (asked(state), me(state).tribute, state.seats[1].wealth) == ("build", 5, 3)
    one = demand(seats=2, armies=5, others={1: {"armies": 0, "goods": 1, "wealth": 3}})
    assert asked(one) == "tribute"


@pytest.mark.rule("IA-TRIB-09")
def test_each_decides_by_themselves():
    state = demand(armies=7, goods=0, others={1: {"armies": 5, "goods": 2}, 2: {"armies": 1, "goods": 2}})
    for texts, tribute, goods in (
        (("give", "refuse"), 6, 1),
        (("refuse", "give"), 2, 1),
        (("give", "give"), 0, 2),
        (("refuse", "refuse"), 8, 0),
    ):
        after = play(state, *texts)
        assert (me(after).tribute, me(after).goods) == (tribute, goods)
        paid = [text == "give" for text in texts]
        assert [after.seats[seat].goods for seat in (1, 2)] == [2 - gave for gave in paid]


@pytest.mark.rule("IA-TRIB-10")
def test_only_weaker_ones_are_asked():
    equal, weaker = {"armies": 3, "goods": 4}, {"armies": 2, "goods": 4}
    state = demand(seats=2, armies=3, goods=1, others={1: equal})
    assert asked(state) == "build"
    assert refused_by(state, "give") == "IA-TRIB-10"
    both = demand(seats=3, armies=3, others={1: equal, 2: weaker})
    assert seats_asked(both, "give") == [2]


@pytest.mark.rule("IA-TRIB-10")
@pytest.mark.parametrize("goods", [3, 0])
def test_without_a_demand_nobody_gives(goods):
    state = collected("innovation", "bounty", armies=5, goods=goods, others={1: {"armies": 0, "goods": 3}})
    assert "tribute" not in kinds(rolled("innovation", "bounty", armies=5), "keep")
    assert [refused_by(state, text) for text in ("give", "refuse")] == ["IA-TRIB-10"] * 2


@pytest.mark.rule("IA-TRIB-11")
def test_a_demand_needs_no_army():
    state = demand(seats=2, armies=0, developments="formations", others={1: {"armies": 0, "goods": 0}})
    assert me(state).tribute == 2
    fleet = demand(seats=2, armies=0, ships=3, developments="navy", others={1: {"armies": 0, "goods": 2}})
    assert asked(fleet) == "tribute"


@pytest.mark.rule("IA-TRIB-12")
def test_the_good_received_may_be_used_at_once():
    state = demand(seats=2, armies=3, goods=3, others={1: {"armies": 0, "goods": 1}})
    after = play(state, "give")
    assert me(after).goods == 4
    stored = play(after, "done", "done", "store")
    assert (me(stored).wealth, me(stored).goods) == (1, 0)
    assert me(play(after, *["build urn"] * 4)).goods == 0


@pytest.mark.rule("IA-TRIB-12")
@pytest.mark.parametrize(("goods", "after"), [(13, 14), (14, 15), (15, 15)])
def test_past_15_the_good_is_lost(goods, after):
    state = demand(seats=2, armies=3, goods=goods, others={1: {"armies": 0, "goods": 4}})
    paid = play(state, "give")
    assert (me(paid).goods, paid.seats[1].goods, me(paid).tribute) == (after, 3, 0)
