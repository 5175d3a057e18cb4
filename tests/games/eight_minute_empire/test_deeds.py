"""What cards let one do: placing, moving, building, destroying, and two of these together."""

import pytest

from ludarium.engine.prompts import Ask
from tests.games.eight_minute_empire.table import (
    BOARDS,
    CITY,
    DESTROY_AND_PLACE,
    DESTROY_OR_CITY,
    MOVE_2,
    MOVE_3,
    MOVE_4,
    MOVE_5,
    PLACE_2_OR_CITY,
    PLACE_3,
    PLACE_3_OR_MOVE_4,
    SAIL_2,
    SAIL_4,
    TITLE,
    armies,
    cities,
    laid,
    lines,
    offers,
    play,
    why_not,
)


def verbs(state):
    return {text.split()[0] for text in offers(state)}


# Placing


@pytest.mark.rule("EME-PLACE-01")
def test_place_up_to_the_number_shown_from_the_supply():
    state = play(laid(taken=PLACE_3), "place a12", "place a12", "place a12")
    assert state.seats[0].supply == 8
    assert armies(state, 0, "a12") == 6
    assert offers(state) == {"end"}
    assert why_not(state, "place a12").rule == "EME-PLACE-01"


@pytest.mark.rule("EME-PLACE-02")
@pytest.mark.parametrize(("side", "start", "city"), [("a", "a12", "a19"), ("b", "b15", "b4")])
def test_place_at_the_start_and_in_regions_with_an_own_city(side, start, city):
    state = laid(taken=PLACE_3, cities={0: city}, map=side)
    assert offers(state) == {f"place {start}", f"place {city}", "end"}
    assert why_not(state, f"place {side}1").rule == "EME-PLACE-02"


@pytest.mark.rule("EME-PLACE-03")
def test_the_armies_of_one_card_may_be_split():
    state = play(laid(taken=PLACE_3, cities={0: "a21"}), "place a12", "place a21", "place a21")
    assert (armies(state, 0, "a12"), armies(state, 0, "a21")) == (4, 2)


@pytest.mark.rule("EME-PLACE-04")
def test_neither_another_city_nor_an_own_army_allows_placing():
    state = laid(taken=PLACE_3, armies={0: "a12 a16"}, cities={1: "a16"})
    assert offers(state) == {"place a12", "end"}
    assert why_not(state, "place a16").rule == "EME-PLACE-04"


@pytest.mark.rule("EME-PLACE-05")
def test_a_city_alone_is_enough():
    state = play(laid(taken=PLACE_3, armies={0: {"a12": 3}}, cities={0: "a25"}), "place a25")
    assert armies(state, 0, "a25") == 1


@pytest.mark.rule("EME-AMB-08")
def test_what_is_not_in_the_supply_is_lost():
    state = laid(taken=PLACE_3, armies={0: {"a12": 12}})
    state = play(state, "place a12", "place a12")
    assert state.seats[0].supply == 0
    assert offers(state) == {"end"}
    assert TITLE.prompt(state).ask is Ask.GO
    assert why_not(state, "place a12").rule == "EME-AMB-08"


# Moving


@pytest.mark.rule("EME-MOVE-01")
def test_the_number_is_the_total_of_steps():
    state = laid(taken=MOVE_3, armies={0: "a12"})
    assert why_not(state, "move a12 a17").rule == "EME-MOVE-01"
    state = play(state, "move a12 a16", "move a16 a17", "move a17 a14")
    assert armies(state, 0, "a14") == 1
    assert armies(state, 0, "a12") == 0
    assert offers(state) == {"end"}
    assert why_not(state, "move a14 a10").rule == "EME-MOVE-01"


@pytest.mark.rule("EME-MOVE-02")
def test_steps_are_shared_among_armies():
    state = play(laid(taken=MOVE_4), "move a12 a16", "move a16 a17", "move a12 a9", "move a12 a13")
    assert [armies(state, 0, region) for region in ("a12", "a17", "a9", "a13")] == [0, 1, 1, 1]


@pytest.mark.rule("EME-MOVE-03")
def test_the_land_move_does_not_cross_the_sea():
    state = laid(taken=MOVE_2, armies={0: "a18"})
    assert offers(state) == {"move a18 a15", "move a18 a19", "end"}
    assert why_not(state, "move a18 a24").rule == "EME-MOVE-03"


@pytest.mark.rule("EME-MOVE-04")
def test_the_other_move_goes_over_land_and_sea():
    state = play(laid(taken=SAIL_2, armies={0: "a19"}), "move a19 a18", "move a18 a24")
    assert armies(state, 0, "a24") == 1
    assert offers(state) == {"end"}


@pytest.mark.rule("EME-MOVE-01", "EME-MOVE-04")
@pytest.mark.parametrize("side", ["a", "b"])
def test_every_border_and_line_can_be_crossed_both_ways(side):
    drawn = BOARDS[side].map
    for card, pairs in ((MOVE_2, drawn.land), (SAIL_2, drawn.land + drawn.sea)):
        crossed = {pair for one, other in pairs for pair in ((one, other), (other, one))}
        found = set()
        for region in BOARDS[side].ids:
            state = laid(taken=card, armies={0: region}, map=side)
            found |= {tuple(text.split()[1:]) for text in offers(state) if text != "end"}
        assert found == crossed


@pytest.mark.rule("EME-MOVE-05")
def test_only_own_armies_move_and_cities_never():
    state = laid(taken=MOVE_5, armies={0: "a7", 1: "a12 a3"}, cities={0: "a20"})
    assert offers(state) == {"move a7 a6", "end"}
    assert why_not(state, "move a3 a1").rule == "EME-MOVE-05"
    assert why_not(state, "move a20 a19").rule == "EME-MOVE-05"
    dragged = TITLE.intent(state, "1.army.a3", "region.a1")
    assert TITLE.why_not(state, dragged).rule == "EME-MOVE-05"


@pytest.mark.rule("EME-MOVE-06", "EME-AMB-09")
def test_steps_may_be_left_unused():
    state = laid(taken=MOVE_5)
    for _ in range(2):
        state = play(state, "move a12 a16")
        assert "end" in offers(state)
    assert TITLE.turn(play(state, "end")) == 1
    assert TITLE.turn(play(laid(taken=PLACE_3), "place a12", "end")) == 1


@pytest.mark.rule("EME-MOVE-07")
def test_armies_enter_and_cross_any_region():
    state = laid(taken=MOVE_2, armies={0: "a12", 1: {"a16": 9}, 2: {"a16": 7}})
    state = play(state, "move a12 a16")
    assert [armies(state, seat, "a16") for seat in range(3)] == [1, 9, 7]
    assert armies(play(state, "move a16 a17"), 0, "a17") == 1


@pytest.mark.rule("EME-AMB-21")
def test_back_and_forth():
    state = play(laid(taken=MOVE_3, armies={0: "a12"}), "move a12 a16", "move a16 a12", "move a12 a16")
    assert armies(state, 0, "a16") == 1


# Building


@pytest.mark.rule("EME-CITY-01")
def test_a_city_is_built_where_one_has_an_army():
    state = laid(taken=CITY, armies={0: "a7", 1: "a6"})
    assert offers(state) == {"city a7", "end"}
    assert why_not(state, "city a6").rule == "EME-CITY-01"
    built = play(state, "city a7")
    assert offers(built) == {"end"}
    assert why_not(built, "city a7").rule == "EME-CITY-01"


@pytest.mark.rule("EME-CITY-02")
def test_a_region_holds_several_cities():
    state = laid(taken=CITY, armies={0: "a19"}, cities={0: "a19", 1: "a19"})
    state = play(state, "city a19")
    assert [cities(state, seat, "a19") for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("EME-CITY-03")
def test_the_army_is_not_used_up():
    state = play(laid(taken=CITY, armies={0: "a7"}), "city a7")
    assert (armies(state, 0, "a7"), cities(state, 0, "a7")) == (1, 1)


@pytest.mark.rule("EME-CITY-04")
def test_there_are_three_cities():
    state = laid(taken=CITY, armies={0: "a7"}, cities={0: {"a7": 2, "a6": 1}})
    assert offers(state) == {"end"}
    assert why_not(state, "city a7").rule == "EME-CITY-04"
    assert play(state, "end").seats[0].cards == (CITY,)


# Destroying


@pytest.mark.rule("EME-DESTROY-01")
def test_any_army_anywhere_may_be_destroyed():
    state = laid(seats=2, taken=DESTROY_AND_PLACE, armies={0: "a12", 1: "a1 a12"}, neutral={"a5": 2})
    wanted = {"destroy 0 a12", "destroy 1 a1", "destroy 1 a12", "destroy neutral a5"}
    assert {text for text in offers(state) if text.startswith("destroy")} == wanted
    after = play(state, "destroy 1 a1")
    assert armies(after, 1, "a1") == 0
    assert "destroy" not in verbs(after)
    assert why_not(after, "destroy 1 a12").rule == why_not(state, "destroy 1 a3").rule == "EME-DESTROY-01"


@pytest.mark.rule("EME-DESTROY-02")
def test_cities_are_not_destroyed():
    state = laid(taken=DESTROY_OR_CITY, armies={1: "a3"}, cities={1: "a1"})
    assert not any(text.endswith("a1") for text in offers(state))
    dragged = TITLE.intent(state, "1.city.a1", "1.supply")
    assert TITLE.why_not(state, dragged).rule == "EME-DESTROY-02"


@pytest.mark.rule("EME-DESTROY-03")
def test_destroying_is_optional():
    state = laid(taken=DESTROY_OR_CITY)
    after = play(state, "end")
    assert [its.armies for its in after.seats] == [its.armies for its in state.seats]


@pytest.mark.rule("EME-AMB-06")
def test_destroyed_armies_go_back_to_the_supply_and_neutral_ones_out_of_the_game():
    state = laid(seats=2, taken=DESTROY_AND_PLACE, neutral={"a5": 2}, armies={1: "a1 a2"})
    after = play(state, "destroy 1 a1")
    assert after.seats[1].supply == state.seats[1].supply + 1
    after = play(state, "destroy neutral a5")
    assert sum(after.neutral) == 1
    assert [its.supply for its in after.seats] == [its.supply for its in state.seats]


@pytest.mark.rule("EME-AMB-07")
def test_an_own_army_is_destroyed_only_after_a_confirmation():
    state = laid(taken=DESTROY_AND_PLACE)
    asked = play(state, "destroy 0 a12")
    assert armies(asked, 0, "a12") == 3
    assert (asked.began, TITLE.prompt(asked).key, offers(asked)) == (1, "confirm", {"confirm"})
    after = play(asked, "confirm")
    assert (armies(after, 0, "a12"), after.seats[0].supply, after.began) == (2, 12, 0)
    assert "place a12" in offers(after)


# Two together


@pytest.mark.rule("EME-COMBO-01", "EME-AMB-21")
def test_one_of_two_joined_by_or():
    state = laid(taken=PLACE_3_OR_MOVE_4)
    assert verbs(state) == {"place", "move", "end"}
    placed, moved = play(state, "place a12"), play(state, "move a12 a16")
    assert verbs(placed) == {"place", "end"}
    assert verbs(moved) == {"move", "end"}
    assert why_not(placed, "move a12 a16").rule == why_not(moved, "place a12").rule == "EME-COMBO-01"
    done = play(placed, "place a12", "place a12")
    assert why_not(done, "move a12 a16").rule == "EME-COMBO-01"
    assert why_not(done, "place a12").rule == "EME-PLACE-01"
    built = play(laid(taken=DESTROY_OR_CITY), "city a12")
    assert why_not(built, "destroy 1 a12").rule == "EME-COMBO-01"


@pytest.mark.rule("EME-COMBO-01")
def test_armies_or_a_city():
    state = laid(taken=PLACE_2_OR_CITY)
    assert verbs(state) == {"place", "city", "end"}
    placed, built = play(state, "place a12"), play(state, "city a12")
    assert verbs(placed) == {"place", "end"}
    assert offers(built) == {"end"}
    assert why_not(placed, "city a12").rule == why_not(built, "place a12").rule == "EME-COMBO-01"


@pytest.mark.rule("EME-COMBO-02", "EME-AMB-10")
@pytest.mark.parametrize("order", [("destroy 1 a12", "place a12"), ("place a12", "destroy 1 a12")])
def test_both_of_two_joined_by_and_in_any_order(order):
    state = play(laid(taken=DESTROY_AND_PLACE), *order)
    assert (armies(state, 0, "a12"), armies(state, 1, "a12")) == (4, 2)
    assert offers(state) == {"end"}


@pytest.mark.rule("EME-COMBO-03")
@pytest.mark.parametrize("only", ["destroy 1 a12", "place a12"])
def test_each_half_may_be_left_out(only):
    assert TITLE.turn(play(laid(taken=DESTROY_AND_PLACE), only, "end")) == 1


def test_a_long_way_by_sea():
    state = play(laid(taken=SAIL_4, armies={0: "a12"}), "move a12 a9", "move a9 a8", "move a8 a4", "move a4 a1")
    assert armies(state, 0, "a1") == 1
    assert lines(state, 0)["regions"] == 1
