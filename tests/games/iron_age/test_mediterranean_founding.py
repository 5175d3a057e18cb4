"""The colony board and step 3b: founding colonies."""

import attrs
import pytest

from tests.games.iron_age.sea import BOARD, BOX, COLONIES, FOUR, SMALL, at_sea, in_colony, kept, places, supply
from tests.games.iron_age.table import (
    DEVELOPMENTS,
    TITLE,
    asked,
    end_turn,
    fresh,
    kinds,
    me,
    offered,
    play,
    refused_by,
    settled,
    table,
    told,
    why_not,
)


def start(seats=2, **options):
    return TITLE.start(TITLE.setup(seats, 0, {"expansion": "mediterranean", **options}), 1)


# Set-up


@pytest.mark.rule("MED-SETUP-01")
def test_without_the_expansion_there_is_no_board():
    assert (fresh().sea, fresh().seats[0].colonies) == (None, ())
    base = play(table(2, step="reroll", dice="population3", rolls=1, food=9, ships=2), "keep")
    assert asked(base) == "build"
    for text in ("found mastia", "complete melita", "withdraw mastia", "sail", "stay", "opponent-roll"):
        assert refused_by(base, text) == "MED-SETUP-01"
    assert start().sea is not None
    assert asked(kept("population3")) == "found"


@pytest.mark.rule("MED-SETUP-02")
def test_one_board_for_all():
    after = play(at_sea(3, population=1), "found mastia")
    assert [in_colony(TITLE.observe(after, seat), "mastia") for seat in range(3)] == [(1, 0, 0)] * 3


@pytest.mark.rule("MED-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fifteen_pegs_for_everyone(seats):
    state = start(seats)
    assert [supply(state, seat) for seat in range(seats)] == [15] * seats
    assert TITLE.pieces(state) == {"pegs": 5 * seats, "colony pegs": 15 * seats}


@pytest.mark.rule("MED-SETUP-04")
def test_shipbuilding_is_struck():
    rich = at_sea(step="buy", goods=15, wealth=5, innovations=9, developments="metallurgy roads")
    bought = {text.removeprefix("buy ") for text in offered(rich) if text != "done"}
    assert bought == set(DEVELOPMENTS) - {"shipbuilding", "metallurgy", "roads"}
    assert len(DEVELOPMENTS) - 1 == 16
    assert refused_by(rich, "buy shipbuilding") == "MED-SETUP-04"


@pytest.mark.rule("MED-SETUP-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("length", ["short", "full"])
def test_all_else_is_set_up_as_usual(seats, length):
    state = start(seats, length=length)
    base = fresh(seats, 0, length)
    plain = tuple(attrs.evolve(own, colonies=()) for own in state.seats)
    assert attrs.evolve(state, sea=None, seats=plain) == base
    assert offered(state) == {"settle port", "settle province"}
    chosen = play(state, *["settle port"] * seats)
    assert [attrs.evolve(e, colonies=()) for e in chosen.seats] == list(settled(seats, 0, length).seats)


@pytest.mark.rule("MED-SETUP-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_some_colonies_need_four_players(seats):
    state = at_sea(seats, population=9, ships=6)
    offered_now = places(state, "found") | places(state, "complete")
    assert offered_now == (set(COLONIES) if seats == 4 else set(COLONIES) - FOUR)
    assert {"ikosim", "oea", "rhodes", "antioch"} == FOUR
    if seats < 4:
        assert refused_by(state, "found rhodes") == refused_by(state, "complete rhodes") == "MED-SETUP-06"


@pytest.mark.rule("MED-SETUP-07")
def test_nineteen_colonies():
    assert (
        *("massalia", "barcelona", "mastia", "palma", "rusadir", "ikosim", "corsis", "sardus", "carthage", "syracuse"),
        *("melita", "oea", "cyrene", "crete", "rhodes", "alexandria", "arvad", "cyprus", "antioch"),
    ) == COLONIES
    assert [colony.name for colony in BOARD.colonies] == [name.capitalize() for name in COLONIES]
    assert {colony.holes for colony in BOARD.colonies} == {1, 2, 3, 4}


# When


@pytest.mark.rule("MED-COL-01")
def test_the_step_comes_after_battles_and_before_building():
    fought = play(kept("population3", "conquest", armies=2, ships=1), "fight")
    assert (asked(fought), me(fought).armies, me(fought).tribute) == ("found", 1, 1)
    assert refused_by(fought, "build province") == "IA-ROUND-03"
    building = play(fought, "done")
    assert asked(building) == "build"
    for text in ("found mastia", "complete melita"):
        assert refused_by(building, text) == "MED-COL-01"
    answered = kept("population3", "tribute_demand", armies=3, others={1: {"goods": 1, "armies": 0}})
    assert asked(answered) == "tribute"
    assert asked(play(answered, "give")) == "found"


@pytest.mark.rule("MED-COL-01")
def test_the_step_is_asked_only_when_something_can_be_done():
    assert asked(kept("innovation")) != "found"
    assert asked(kept("innovation", pegs={0: {"mastia": 1}})) == "found"  # a peg can be taken back


# Placing


@pytest.mark.rule("MED-COL-02")
def test_a_peg_costs_one_population():
    after = play(at_sea(population=3), "found alexandria", "found alexandria")
    assert (after.population, in_colony(after, "alexandria"), supply(after)) == (1, (2, 0), 13)
    spent = at_sea(population=0, pegs={0: {"alexandria": 1}})
    assert not places(spent, "found")
    assert refused_by(spent, "found alexandria") == "MED-COL-02"


@pytest.mark.rule("MED-COL-03")
def test_pegs_may_be_spread_and_stay():
    after = play(at_sea(population=4), "found mastia", "found crete", "found carthage", "done")
    later = end_turn(after)
    assert [in_colony(later, name)[0] for name in ("mastia", "crete", "carthage")] == [1, 1, 1]
    idle = play(at_sea(population=3, ships=1), "done")
    assert (asked(idle), idle.population, sum(me(idle).colonies)) == ("build", 3, 0)


@pytest.mark.rule("MED-COL-04")
def test_what_is_left_goes_on_to_building():
    after = play(at_sea(population=6), "found carthage", "found carthage", "found carthage", "found mastia", "done")
    assert (asked(after), after.population) == ("build", 2)
    assert play(after, "build province", "build province").population == 0


@pytest.mark.rule("MED-COL-05")
def test_fifteen_pegs_and_no_more():
    full = {"carthage": 4, "alexandria": 4, "mastia": 3, "crete": 2, "syracuse": 1}
    state = at_sea(population=3, pegs={0: full})
    assert supply(state) == 1
    after = play(state, "found syracuse")
    assert (supply(after), places(after, "found")) == (0, set())
    assert refused_by(after, "found massalia") == "MED-COL-05"


@pytest.mark.rule("MED-COL-06", "MED-AMB-04")
def test_own_pegs_may_be_taken_back_for_nothing():
    state = at_sea(population=1, pegs={0: {"carthage": 2, "crete": 1}, 1: {"mastia": 1}})
    assert places(state, "withdraw") == {"carthage", "crete"}
    after = play(state, "withdraw carthage", "withdraw carthage")
    assert (supply(after), after.population, in_colony(after, "carthage")) == (14, 1, (0, 0))
    assert refused_by(state, "withdraw mastia") == "MED-COL-06"


@pytest.mark.rule("MED-AMB-05")
def test_pegs_are_taken_back_in_this_step():
    state = play(at_sea(population=2, pegs={0: {"carthage": 2}}), "done")
    assert asked(state) == "build"
    assert refused_by(state, "withdraw carthage") == "MED-AMB-05"
    freed = {"carthage": 4, "alexandria": 4, "mastia": 3, "crete": 3, "massalia": 1}
    assert places(at_sea(population=2, pegs={0: freed}), "found") == set()
    assert "syracuse" in places(play(at_sea(population=2, pegs={0: freed}), "withdraw massalia"), "found")


# Completing


@pytest.mark.rule("MED-COL-07")
def test_the_last_peg_and_a_ship():
    state = at_sea(population=1, ships=1, pegs={0: {"massalia": 1}})
    assert refused_by(state, "found massalia") == "MED-COL-07"
    after = play(state, "complete massalia")
    assert (after.population, me(after).ships, in_colony(after, "massalia")) == (0, 0, (2, 0))
    assert refused_by(at_sea(population=9), "complete massalia") == "MED-COL-07"


@pytest.mark.rule("MED-COL-11")
def test_with_a_ship_but_without_population_the_true_reason_comes_first():
    """Whoever would put the last peg, or bring the ship, lacks the same thing and is told so."""
    state = at_sea(population=0, ships=2, pegs={0: {"massalia": 1}})
    assert [why_not(state, f"{verb} massalia").key for verb in ("found", "complete")] == ["needs-settlers"] * 2


@pytest.mark.rule("MED-COL-08")
def test_without_a_ship_the_last_peg_stays_out():
    state = at_sea(population=5)
    assert not places(state, "complete")
    assert not places(state, "found") & SMALL
    assert refused_by(state, "found melita") == "MED-COL-08"
    after = play(state, "found crete", "found crete")
    assert "crete" not in places(after, "found")
    assert refused_by(after, "found crete") == "MED-COL-08"


@pytest.mark.rule("MED-COL-09")
def test_several_share_an_unfinished_colony():
    after = play(at_sea(population=1, pegs={1: {"crete": 1}}), "found crete")
    assert in_colony(after, "crete") == (1, 1)


@pytest.mark.rule("MED-COL-10", "MED-AMB-02")
def test_displacing_costs_two_in_all():
    state = at_sea(population=2, ships=1, pegs={0: {"mastia": 2}, 1: {"mastia": 1}})
    after = play(state, "complete mastia")
    assert (after.population, me(after).ships, in_colony(after, "mastia")) == (0, 0, (3, 0))
    poor = at_sea(population=1, ships=1, pegs={0: {"mastia": 2}, 1: {"mastia": 1}})
    assert "mastia" not in places(poor, "complete")


@pytest.mark.rule("MED-COL-11")
def test_empty_holes_cost_one():
    pegs = {0: {"carthage": 1}, 1: {"carthage": 1}}
    after = play(at_sea(population=5, ships=2, pegs=pegs), "complete carthage")
    assert (after.population, me(after).ships, in_colony(after, "carthage")) == (1, 1, (4, 0))
    assert "carthage" not in places(at_sea(population=3, ships=2, pegs=pegs), "complete")
    assert refused_by(at_sea(population=3, ships=1), "complete carthage") == "MED-COL-11"


@pytest.mark.rule("MED-COL-12")
def test_displaced_pegs_go_back_and_that_is_all():
    state = at_sea(3, population=6, ships=1, pegs={1: {"crete": 2}, 2: {"crete": 1}})
    after = play(state, "complete crete")
    assert (in_colony(after, "crete"), supply(after, 1), supply(after, 2)) == ((3, 0, 0), 15, 15)
    for seat in (1, 2):
        assert attrs.evolve(after.seats[seat], colonies=()) == attrs.evolve(state.seats[seat], colonies=())
    assert [(event.seat, event["pegs"]) for event in told(state, "complete crete", "displaced")] == [(1, 2), (2, 1)]


@pytest.mark.rule("MED-COL-13")
def test_nothing_is_displaced_without_completing():
    state = at_sea(population=3, ships=1, pegs={1: {"carthage": 2}})
    assert refused_by(state, "complete carthage") == "MED-COL-13"
    after = play(state, "found carthage", "found carthage")
    assert in_colony(after, "carthage") == (2, 2)
    assert refused_by(after, "found carthage") == "MED-COL-13"


@pytest.mark.rule("MED-COL-14")
def test_a_completed_colony_is_closed():
    state = at_sea(population=6, ships=2, pegs={0: "massalia", 1: "melita"})
    for name in ("melita", "massalia"):
        assert not any(text.endswith(f" {name}") for text in offered(state))
        assert refused_by(state, f"complete {name}") == refused_by(state, f"withdraw {name}") == "MED-COL-14"


@pytest.mark.rule("MED-COL-15")
def test_several_colonies_in_one_turn():
    state = at_sea(population=3, ships=2)
    after = play(state, "complete melita", "complete palma")
    assert (after.population, me(after).ships, places(after, "complete")) == (1, 0, set())


@pytest.mark.rule("MED-AMB-03")
def test_a_colony_may_be_full_and_mixed():
    state = at_sea(population=1, pegs={0: {"crete": 1}, 1: {"crete": 1}})
    full = play(state, "found crete")
    assert in_colony(full, "crete") == (2, 1)
    assert TITLE.standing(full)[0].total == TITLE.standing(state)[0].total
    assert full.sea.founded == 0
    pegs = {0: {"crete": 2}, 1: {"crete": 1}}
    assert play(at_sea(population=2, ships=1, pegs=pegs), "complete crete").population == 0
    theirs = {0: {"crete": 1}, 1: {"crete": 2}}
    assert play(at_sea(population=4, ships=1, pegs=theirs), "complete crete").population == 0
    assert "crete" not in places(at_sea(population=3, ships=1, pegs=theirs), "complete")


@pytest.mark.rule("MED-AMB-06")
def test_displacing_takes_pegs_from_the_supply():
    full = {"carthage": 4, "alexandria": 4, "mastia": 3, "syracuse": 2, "crete": 1}
    state = at_sea(population=4, ships=1, pegs={0: full, 1: {"crete": 2}})
    assert supply(state) == 1
    assert refused_by(state, "complete crete") == "MED-AMB-06"
    assert "crete" in places(play(state, "withdraw syracuse"), "complete")


# Benefits


@pytest.mark.rule("MED-COL-16")
def test_benefits_come_at_the_end_of_the_step():
    state = play(at_sea(population=3, ships=1, armies=3), "complete massalia")
    assert (asked(state), me(state).armies) == ("found", 3)
    after = play(state, "done")
    assert (asked(after), me(after).armies) == ("build", 5)
    assert kinds(state, "done") == ["benefit"]


@pytest.mark.rule("MED-COL-17")
def test_ships_gained_come_too_late():
    state = play(at_sea(population=5, ships=1), "complete crete")
    assert (me(state).ships, places(state, "complete")) == (0, set())
    assert refused_by(state, "complete melita") == "MED-COL-07"
    assert me(play(state, "done")).ships == 2


@pytest.mark.rule("MED-COL-18")
def test_what_does_not_fit_is_lost():
    assert me(play(at_sea(population=2, ships=1, armies=6), "complete massalia")).armies == 7
    full = play(at_sea(population=5, ships=6, goods=14, food=15), "complete barcelona", "complete carthage")
    assert (me(full).goods, me(full).food) == (15, 15)


@pytest.mark.rule("MED-COL-19")
def test_gains_serve_at_once():
    after = play(at_sea(4, population=4, ships=1, goods=0), "complete rhodes", "done", "build ship", "build ship")
    assert (me(after).goods, me(after).ships) == (0, 2)


@pytest.mark.rule("MED-COL-20")
def test_an_innovation_is_for_this_turn_only():
    state = play(at_sea(population=3, ships=1, innovations=1, goods=0), "complete syracuse")
    assert (asked(state), state.innovations) == ("buy", 2)
    assert TITLE.sea_box.innovation_value * state.innovations == 6
    assert "buy metallurgy" in offered(state)
    assert end_turn(state).innovations == 0


@pytest.mark.rule("MED-COL-21")
@pytest.mark.parametrize(("developments", "food"), [("", 5), ("aqueducts", 8)])
def test_aqueducts_double_the_food(developments, food):
    state = at_sea(4, population=3, ships=1, food=2, developments=developments)
    assert me(play(state, "complete oea", "done")).food == food


@pytest.mark.rule("MED-COL-22")
@pytest.mark.parametrize(("developments", "points"), [("", 3), ("metallurgy", 5)])
def test_a_mine_counts_at_the_end(developments, points):
    state = at_sea(population=3, ships=1, goods=0, developments=developments)
    before = TITLE.standing(state)[0].total
    after = play(state, "complete sardus", "done")
    assert TITLE.standing(after)[0].total - before == points
    assert me(after).food == me(state).food + 1  # the food beside the mine


@pytest.mark.rule("MED-COL-23")
def test_the_fate_die_does_not_change_colony_food():
    state = at_sea(population=2, ships=1, food=2, fate="drought", developments="irrigation")
    assert me(play(state, "complete palma", "done")).food == 3


@pytest.mark.rule("MED-AMB-01")
@pytest.mark.parametrize(("every_turn", "armies"), [(False, 3), (True, 5)])
def test_benefits_once_or_every_turn(every_turn, armies):
    state = kept("innovation", pegs={0: "massalia"}, every_turn=every_turn, armies=3)
    assert me(state).armies == armies
    completing = at_sea(population=3, ships=1, armies=1, every_turn=every_turn)
    assert me(play(completing, "complete massalia", "done")).armies == 3
    assert start(colony_benefits="every-turn").sea.every_turn
    assert not start().sea.every_turn


def test_granaries_make_room_before_goods_are_lost():
    state = at_sea(population=1, ships=1, goods=15, food=3, developments="granaries")
    after = play(state, "complete barcelona")
    assert (asked(after), "convert" in offered(after)) == ("found", True)
    assert (me(play(after, "convert")).goods, asked(play(after, "convert"))) == (15, "build")


# Building


@pytest.mark.rule("MED-BUILD-01")
def test_anyone_may_build_ships():
    after = play(at_sea(step="build", goods=4), "build ship", "build ship")
    assert (me(after).goods, me(after).ships) == (0, 2)


@pytest.mark.rule("MED-BUILD-02")
def test_ships_serve_from_the_next_turn():
    state = play(at_sea(population=3, goods=2), "done", "build ship")
    assert me(state).ships == 1
    assert refused_by(state, "complete melita") == "MED-COL-01"
    later = at_sea(population=1, ships=1)
    assert "melita" in places(later, "complete")


# Touching


def test_what_is_touched():
    state = at_sea(population=3, ships=1, pegs={0: {"crete": 1}})
    touched = {action.text: TITLE.touches(state, action) for action in TITLE.actions(state)}
    assert touched["found crete"] == (("population", "0.pegs"), ("colony.crete",))
    assert touched["complete crete"] == (("0.ships", "ships"), ("colony.crete",))
    assert touched["withdraw crete"] == (("colony.crete",), ("0.pegs",))
    for text in ("found crete", "complete crete", "withdraw crete"):
        first, last = touched[text]
        assert {TITLE.intent(state, piece, last[0]).text for piece in first} == {text}


def test_colonies_are_counted_by_size():
    assert sum(BOX.colony_holes) == 41
    assert len(SMALL) == 7
