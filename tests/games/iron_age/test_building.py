"""Building ports, provinces, monuments, armies and ships."""

from collections import Counter

import attrs
import pytest

from tests.games.iron_age.table import (
    CONTENT,
    MONUMENTS,
    asked,
    at,
    collected,
    dice_next_turn,
    end_turn,
    lines,
    me,
    offered,
    own_next_turn,
    play,
    ports,
    provinces,
    random_match,
    refused_by,
    table,
    told,
    why_not,
)

PROVINCES = [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)]
URNS = [2, 3, 3, 4, 4]
BOXES = {"obelisk": 5, "colossus": 7, "walls": 10, "acropolis": 13, "coliseum": 15}
POINTS = {"obelisk": (2, 1), "colossus": (4, 2), "walls": (6, 4), "acropolis": (10, 7), "coliseum": (13, 10)}


def site(population=0, **rest):
    """A turn in step 4."""
    return table(step="build", population=population, **rest)


def having(state, population):
    return attrs.evolve(state, population=population)


def monument(state, name, seat=0):
    """How many boxes of the monument are filled."""
    return state.seats[seat].monuments[MONUMENTS.index(name)]


# Population


@pytest.mark.rule("IA-BUILD-01")
@pytest.mark.parametrize(
    ("dice", "fate", "population"),
    [
        ("population3", "bounty", 3),
        ("population3 population3", "bounty", 6),
        ("food_or_population2", "bounty", 2),
        ("skull", "bounty", 1),
        ("goods_port", "skull", 1),
        ("population3 food_or_population2 skull", "bounty", 6),
        ("food3 innovation goods_port", "bounty", 0),
    ],
)
def test_the_dice_give_population(dice, fate, population):
    state = collected(dice, fate, food=9)
    assert (play(state, "take population") if asked(state) == "either" else state).population == population


@pytest.mark.rule("IA-BUILD-02")
def test_each_population_does_one_thing():
    state = site(3, food=1)
    after = play(state, "build army", "build obelisk", "build province")
    assert (me(after).food, me(after).armies, after.population) == (0, 2, 0)
    assert (monument(after, "obelisk"), me(after).province_boxes) == (1, 1)
    assert play(site(3), "build port").population == 2


@pytest.mark.rule("IA-BUILD-02")
@pytest.mark.parametrize("what", ["province", "port", "army", *MONUMENTS])
def test_nothing_is_built_without_population(what):
    assert f"build {what}" in offered(site(1, food=1, goods=1))
    reason = why_not(site(0, food=1, goods=1), f"build {what}")
    assert (reason.key, reason.rule) == ("needs-population", "IA-BUILD-02")


@pytest.mark.rule("IA-BUILD-03")
def test_population_may_be_split_in_any_order():
    texts = ["build province", "build port", "build obelisk", "build coliseum", "build province"]
    wanted = play(site(5), *texts)
    assert (provinces(wanted), me(wanted).port_boxes, wanted.population) == (2, 3, 0)
    assert play(site(5), *reversed(texts)) == wanted


@pytest.mark.rule("IA-BUILD-04")
def test_things_may_be_finished_over_several_turns():
    state = play(site(4), *["build colossus"] * 4)
    later = own_next_turn(own_next_turn(state))
    assert (monument(later, "colossus"), lines(later)["monuments"]) == (4, 0)
    built = play(having(at(later, "build"), 3), *["build colossus"] * 3)
    assert (monument(built, "colossus"), lines(built)["monuments"]) == (7, 4)


@pytest.mark.rule("IA-BUILD-04")
@pytest.mark.parametrize("seats", [1, 3])
def test_boxes_filled_stay_filled(seats):
    for seed in range(6):
        for state, _, after in random_match(seats, "short", seed):
            for old, new in zip(state.seats, after.seats if after else state.seats, strict=True):
                assert all(a <= b for a, b in zip(old.monuments, new.monuments, strict=True))
                assert old.port_boxes <= new.port_boxes
                assert old.urns <= new.urns
                assert old.province_boxes <= new.province_boxes


@pytest.mark.rule("IA-BUILD-05")
def test_population_is_not_stored():
    state = play(site(4), "build obelisk")
    assert state.population == 3
    assert own_next_turn(state).population == 0
    assert end_turn(state).population == 0


# Provinces


@pytest.mark.rule("IA-BUILD-06")
@pytest.mark.parametrize("number", range(1, 6))
def test_a_finished_province_brings_two_armies_and_its_tribute(number):
    boxes, tribute = PROVINCES[number - 1]
    state = site(boxes, provinces=number, armies=2, tribute=3)
    almost = play(state, *["build province"] * (boxes - 1))
    assert (provinces(almost), me(almost).armies, me(almost).tribute) == (number, 2, 3)
    after = play(almost, "build province")
    assert (provinces(after), me(after).armies, me(after).tribute) == (number + 1, 4, 3 + tribute)


@pytest.mark.rule("IA-BUILD-07")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 7), (6, 7), (7, 7)])
def test_the_army_row_ends_at_7(before, after):
    state = play(site(2, provinces=2, armies=before), "build province", "build province")
    assert (me(state).armies, me(state).tribute) == (after, 2)


@pytest.mark.rule("IA-BUILD-08")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_province_brings_a_die_when_it_is_more_than_the_ports(number):
    state = site(2, ports=number, provinces=2)
    after = play(state, "build province", "build province")
    assert (dice_next_turn(state), dice_next_turn(after)) == (max(2, number), max(3, number))


@pytest.mark.rule("IA-BUILD-09")
def test_provinces_boxes_and_tribute():
    assert [(p.population, p.tribute, p.armies) for p in CONTENT.provinces[1:]] == [(b, t, 2) for b, t in PROVINCES]
    state = site(14, provinces=1, armies=0)
    after = play(state, *["build province"] * 14)
    assert (provinces(after), me(after).tribute) == (6, 1 + 2 + 3 + 4 + 5)
    full = site(3, provinces=6)
    assert "build province" not in offered(full)
    assert refused_by(full, "build province") == "IA-BUILD-09"


# Ports


@pytest.mark.rule("IA-BUILD-10")
@pytest.mark.parametrize("number", range(1, 6))
def test_a_port_needs_population_and_its_urns(number):
    urns = URNS[number - 1]
    state = site(2, ports=number, goods=9)
    boxed = play(state, "build port", *["build urn"] * (urns - 1))
    assert (ports(boxed), me(boxed).goods, boxed.population) == (number, 9 - urns + 1, 1)
    assert ports(play(boxed, "build urn")) == number + 1
    unboxed = play(state, *["build urn"] * urns)
    assert (ports(unboxed), unboxed.population, me(unboxed).goods) == (number, 2, 9 - urns)
    assert ports(play(unboxed, "build port")) == number + 1


@pytest.mark.rule("IA-BUILD-11")
def test_later_ports_may_be_filled_ahead():
    boxes = play(site(2, ports=2), "build port", "build port")
    assert (me(boxes).port_boxes, ports(boxes)) == (4, 2)
    urns = play(site(0, ports=2, goods=6), *["build urn"] * 6)
    assert (me(urns).urns, ports(urns)) == (8, 2)
    both = play(site(2, ports=2, goods=6), "build port", "build port", *["build urn"] * 6)
    assert ports(both) == 4


@pytest.mark.rule("IA-BUILD-11")
def test_the_log_names_the_port_that_was_filled():
    state = site(2, port_boxes=3, urns=2, goods=4)
    assert told(state, "build port", "filled")[0]["number"] == 4
    assert told(state, "build urn", "filled")[0]["number"] == 3
    ahead = site(2, port_boxes=2, urns=5, goods=4)
    assert told(ahead, "build port", "filled")[0]["number"] == 3
    assert told(ahead, "build urn", "filled")[0]["number"] == 4


@pytest.mark.rule("IA-BUILD-12")
def test_urns_may_be_filled_one_at_a_time_over_several_turns():
    state = site(0, port_boxes=2, urns=0, goods=2)
    once = play(state, "build urn")
    assert (me(once).urns, me(once).goods, ports(once)) == (1, 1, 1)
    later = at(own_next_turn(once), "build")
    assert ports(play(later, "build urn")) == 2


@pytest.mark.rule("IA-BUILD-13")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_port_brings_a_die_when_it_is_more_than_the_provinces(number):
    state = site(1, ports=3, provinces=number, goods=3)
    after = play(state, "build port", *["build urn"] * 3)
    assert (dice_next_turn(state), dice_next_turn(after)) == (max(3, number), max(4, number))


@pytest.mark.rule("IA-BUILD-14")
def test_ports_and_urns():
    assert [port.urns for port in CONTENT.ports[1:]] == URNS
    fifth = site(1, ports=5, goods=4)
    assert ports(play(fifth, "build port", *["build urn"] * 4)) == 6
    assert ports(play(fifth, "build port", *["build urn"] * 3)) == 5
    full = site(3, ports=6, goods=9)
    assert not {"build port", "build urn"} & offered(full)
    assert [refused_by(full, f"build {what}") for what in ("port", "urn")] == ["IA-BUILD-14"] * 2


# Monuments


@pytest.mark.rule("IA-BUILD-15", "IA-BUILD-19")
@pytest.mark.parametrize("name", MONUMENTS)
def test_the_first_to_build_a_monument_gets_its_larger_number(name):
    almost = site(1, monuments={name: BOXES[name] - 1})
    assert lines(almost)["monuments"] == 0
    assert lines(play(almost, f"build {name}"))["monuments"] == POINTS[name][0]


@pytest.mark.rule("IA-BUILD-16", "IA-BUILD-19")
@pytest.mark.parametrize("name", MONUMENTS)
def test_who_builds_it_later_in_the_same_round_gets_the_smaller_number(name):
    almost = {"monuments": {name: BOXES[name] - 1}}
    state = play(site(1, others={2: almost}, **almost), f"build {name}")
    third = at(end_turn(end_turn(state)), "build")
    assert (third.seat, third.round) == (2, 1)
    last = play(having(third, 1), f"build {name}")
    assert [lines(last, seat)["monuments"] for seat in range(3)] == [POINTS[name][0], 0, POINTS[name][1]]


@pytest.mark.rule("IA-BUILD-16")
def test_being_first_with_one_monument_says_nothing_about_another():
    state = site(1, monuments={"obelisk": 4}, others={1: {"monuments": "coliseum", "first_built": "coliseum"}})
    assert lines(play(state, "build obelisk"))["monuments"] == 2


@pytest.mark.rule("IA-BUILD-17")
@pytest.mark.parametrize("name", MONUMENTS)
def test_an_unfinished_monument_is_worth_nothing(name):
    state = site(monuments={name: BOXES[name] - 1}, others={1: {"monuments": name}})
    assert lines(state)["monuments"] == 0
    assert lines(state, 1)["monuments"] == POINTS[name][1]


@pytest.mark.rule("IA-BUILD-18")
@pytest.mark.parametrize("name", MONUMENTS)
def test_everyone_may_build_every_monument_once(name):
    state = site(3, monuments=name, others={1: {"monuments": {name: 1}}})
    assert f"build {name}" not in offered(state)
    assert refused_by(state, f"build {name}") == "IA-BUILD-18"
    second = having(at(end_turn(state), "build"), 2)
    assert monument(play(second, f"build {name}"), name, 1) == 2


@pytest.mark.rule("IA-BUILD-19")
def test_the_table_of_monuments():
    assert {m.id: m.boxes for m in CONTENT.monuments} == BOXES
    assert {m.id: (m.points_first, m.points_later) for m in CONTENT.monuments} == POINTS
    assert sum(m.boxes for m in CONTENT.monuments) == 50
    assert tuple(BOXES) == MONUMENTS, "from the smallest to the largest"


@pytest.mark.rule("IA-BUILD-29")
@pytest.mark.parametrize("population", range(9))
@pytest.mark.parametrize("developments", ["", "architecture"])
def test_architecture_fills_three_boxes_for_two(population, developments):
    state, filled = site(population, goods=0, developments=developments), 0
    while "build coliseum" in offered(state):
        state, filled = play(state, "build coliseum"), filled + 1
    assert filled == population + (population // 2 if developments else 0)
    assert state.population == 0


@pytest.mark.rule("IA-BUILD-29")
def test_architecture_counts_all_monuments_together():
    state = site(4, goods=0, developments="architecture")
    names = ["obelisk", "walls", "coliseum", "coliseum", "acropolis", "colossus"]
    after = play(state, *(f"build {name}" for name in names))
    assert (after.population, asked(after)) == (0, "store")
    assert Counter({name: monument(after, name) for name in MONUMENTS}) == Counter(names)


@pytest.mark.rule("IA-BUILD-29")
def test_architecture_counts_only_monuments_and_only_this_turn():
    state = site(3, goods=0, food=3, developments="architecture")
    after = play(state, "build obelisk", "build army", "build province")
    assert asked(after) == "store", "one population for monuments fills one box"
    later = having(at(own_next_turn(play(state, "build obelisk")), "build"), 1)
    assert play(later, "build obelisk").population == 0
    assert "build obelisk" not in offered(play(later, "build obelisk"))


@pytest.mark.rule("IA-BUILD-29")
def test_the_box_for_free_may_be_filled_in_between_or_left():
    state = play(site(3, food=3, goods=0, developments="architecture"), "build obelisk", "build obelisk")
    assert state.population == 1
    assert play(state, "build walls").population == 1
    army = play(state, "build army")
    assert offered(army) == {*(f"build {name}" for name in MONUMENTS), "done"}
    assert asked(play(army, "done")) == "store"


# Armies and ships


@pytest.mark.rule("IA-BUILD-20")
def test_an_army_costs_population_and_food():
    after = play(site(3, food=3, armies=1), "build army")
    assert (after.population, me(after).food, me(after).armies) == (2, 2, 2)


@pytest.mark.rule("IA-BUILD-20")
def test_no_army_past_the_end_of_the_row():
    state = play(site(3, food=3, armies=6), "build army")
    assert me(state).armies == 7
    reason = why_not(state, "build army")
    assert (reason.key, reason.rule) == ("row-full", "IA-BUILD-20")


@pytest.mark.rule("IA-BUILD-21")
@pytest.mark.parametrize(("food", "left"), [(3, 0), (4, 1)])
def test_food_for_armies_is_what_feeding_leaves(food, left):
    state = collected("population3", "conquest", armies=0, provinces=3, food=food)
    assert me(state).food == left
    assert ("build army" in offered(state)) == bool(left)
    if not left:
        assert refused_by(state, "build army") == "IA-BUILD-21"


@pytest.mark.rule("IA-BUILD-22")
@pytest.mark.parametrize("goods", range(8))
def test_a_ship_costs_two_goods_and_no_population(goods):
    state, ships = site(0, goods=goods, ports=6, developments="shipbuilding"), 0
    while "build ship" in offered(state):
        state, ships = play(state, "build ship"), ships + 1
    assert (ships, me(state).ships, me(state).goods) == (goods // 2, goods // 2, goods % 2)
    if asked(state) == "build":
        assert refused_by(state, "build ship") == "IA-BUILD-22"


@pytest.mark.rule("IA-BUILD-22")
def test_a_ship_leaves_the_population_as_it_is():
    after = play(site(2, goods=5, developments="shipbuilding"), "build ship")
    assert (after.population, me(after).goods, me(after).ships) == (2, 3, 1)


@pytest.mark.rule("IA-BUILD-23")
def test_ships_need_shipbuilding_from_before():
    state = site(1, goods=9)
    assert "build ship" not in offered(state)
    reason = why_not(state, "build ship")
    assert (reason.key, reason.rule) == ("needs-development", "IA-BUILD-23")
    bought = play(state, "done", "buy shipbuilding")
    assert asked(bought) == "store"
    assert refused_by(bought, "build ship") == "IA-ROUND-03"
    assert "build ship" in offered(at(own_next_turn(bought), "build"))


@pytest.mark.rule("IA-BUILD-23")
def test_shipbuilding_of_others_does_not_help():
    assert "build ship" not in offered(
        site(1, goods=9, developments="navy", others={1: {"developments": "shipbuilding"}})
    )


@pytest.mark.rule("IA-BUILD-24")
def test_the_ship_row_ends_at_6():
    last = play(site(1, goods=8, ships=5, developments="shipbuilding"), "build ship")
    assert me(last).ships == 6
    assert "build ship" not in offered(last)
    reason = why_not(last, "build ship")
    assert (reason.key, reason.rule, me(last).goods) == ("row-full", "IA-BUILD-24", 6)


@pytest.mark.rule("IA-BUILD-25")
def test_innovations_and_wealth_pay_for_no_port_and_no_ship():
    state = site(1, goods=0, wealth=3, innovations=2, developments="shipbuilding")
    assert not {"build urn", "build ship"} & offered(state)
    reason = why_not(state, "build urn")
    assert (reason.key, reason.rule) == ("goods-only", "IA-BUILD-25")
    assert refused_by(state, "build ship") == "IA-BUILD-22"
    one = site(1, goods=1, wealth=3, innovations=2, developments="shipbuilding")
    assert "build ship" not in offered(one)


@pytest.mark.rule("IA-BUILD-25")
def test_building_takes_neither_innovations_nor_wealth():
    state = site(2, goods=4, wealth=3, innovations=2, developments="shipbuilding")
    after = play(state, "build urn", "build ship", "build port", "build obelisk")
    assert (me(after).wealth, after.innovations, me(after).goods) == (3, 2, 1)


@pytest.mark.rule("IA-BUILD-26")
def test_goods_of_this_turn_may_be_used_this_turn():
    state = collected("goods_port skull", goods=0, food=9, ports=3, developments="shipbuilding")
    assert me(state).goods == 4
    after = play(state, "build ship", "build urn", "build urn")
    assert (me(after).goods, me(after).ships, me(after).urns) == (0, 1, 7)


@pytest.mark.rule("IA-BUILD-27")
def test_a_new_port_raises_the_income_of_later_turns_only():
    state = collected("goods_port population3", goods=3, food=9, ports=2)
    assert me(state).goods == 5
    after = play(state, "build port", *["build urn"] * 3)
    assert (ports(after), me(after).goods) == (3, 2)
    assert own_next_turn(after).seats[0].goods == 2
    assert me(collected("goods_port", goods=0, ports=3)).goods == 3
