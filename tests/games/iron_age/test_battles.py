"""Battles and conquests."""

from itertools import product

import pytest

from tests.games.iron_age.table import (
    asked,
    collected,
    kinds,
    me,
    offered,
    play,
    refused_by,
    rolled,
    told,
    why_not,
)


def conquest(**mine):
    """A turn at the question whether to conquer."""
    return collected("innovation", "conquest", food=9, **mine)


def fought(armies, ships, developments, enemy):
    """Tribute, skulls, armies and ships after a battle, by the book."""
    navy = "navy" in developments
    own = armies + 2 * ("formations" in developments) + (ships if navy else 0)
    lost = 1 if navy and ships else 0
    return max(0, own - enemy), max(0, enemy - own), max(0, armies - 1), ships - lost


def result(own):
    return own.tribute, own.skulls, own.armies, own.ships


FORCES = list(product(range(8), (0, 1, 2, 6), ("", "formations", "navy", "formations navy")))


@pytest.mark.rule("IA-BATTLE-01")
@pytest.mark.parametrize("fate", ["bounty", "drought", "skull", "tribute_demand"])
@pytest.mark.parametrize("skulls", range(6))
def test_what_brings_a_battle(fate, skulls):
    state = rolled("skull " * skulls + "innovation", fate, seats=2, food=9, others={1: {"goods": 0}})
    battles = {2: 1, 5: 2, 6: 2}.get(skulls + (fate == "skull"), 0)
    assert kinds(state, "keep").count("battle") == battles
    assert asked(play(state, "keep")) == "build"


@pytest.mark.rule("IA-BATTLE-01")
def test_a_conquest_is_fought_only_after_a_conquest_result():
    assert refused_by(collected("innovation", "bounty", armies=5), "fight") == "IA-BATTLE-01"
    assert "battle" not in kinds(rolled("innovation", "conquest", armies=5), "keep")
    assert "battle" in kinds(conquest(armies=5), "fight")


@pytest.mark.rule("IA-BATTLE-02")
def test_a_conquest_needs_an_army():
    assert offered(conquest(armies=1)) == {"fight", "decline"}
    state = conquest(armies=0, ships=6, developments="formations navy")
    assert asked(state) == "build"
    reason = why_not(state, "fight")
    assert (reason.key, reason.rule) == ("needs-army", "IA-BATTLE-02")


@pytest.mark.rule("IA-BATTLE-02")
def test_the_army_must_be_there_after_a_forced_battle():
    state = collected("skull skull", "conquest", food=9, armies=1)
    assert (asked(state), me(state).armies) == ("build", 0)
    assert asked(collected("skull skull", "conquest", food=9, armies=2)) == "conquest"


@pytest.mark.rule("IA-BATTLE-03")
def test_a_conquest_may_be_declined():
    state = conquest(armies=1, conquest=6)
    after = play(state, "decline")
    assert (asked(after), me(after)) == ("build", me(state))


@pytest.mark.rule("IA-BATTLE-04")
@pytest.mark.parametrize(
    ("developments", "strength"), [("", 3), ("formations", 5), ("navy", 5), ("formations navy", 7), ("shipbuilding", 3)]
)
def test_own_strength(developments, strength):
    state = conquest(armies=3, ships=2, developments=developments)
    assert told(state, "fight", "battle")[0]["strength"] == strength


@pytest.mark.rule("IA-BATTLE-05")
def test_strength_of_the_enemy():
    for boxes in range(1, 11):
        assert told(conquest(armies=3, conquest=boxes), "fight", "battle")[0]["enemy"] == boxes
    for skulls, enemy in ((2, 4), (5, 10)):
        state = rolled("skull " * skulls, food=9, conquest=7)
        assert told(state, "keep", "battle")[0]["enemy"] == enemy


@pytest.mark.rule("IA-BATTLE-05")
def test_the_conquest_boxes_of_others_do_not_matter():
    state = conquest(armies=7, conquest=5, others={1: {"conquest": 9}, 2: {"conquest": 1}})
    assert me(play(state, "fight")).tribute == 2


@pytest.mark.rule("IA-BATTLE-04", "IA-BATTLE-06", "IA-BATTLE-07", "IA-BATTLE-08", "IA-BATTLE-09", "IA-BATTLE-10")
@pytest.mark.parametrize(("skulls", "enemy"), [(2, 4), (5, 10)])
def test_forced_battles_by_the_book(skulls, enemy):
    for armies, ships, developments in FORCES:
        state = collected("skull " * skulls, food=9, armies=armies, ships=ships, developments=developments)
        assert result(me(state)) == fought(armies, ships, developments, enemy)


@pytest.mark.rule("IA-BATTLE-06", "IA-BATTLE-07", "IA-BATTLE-08", "IA-BATTLE-09", "IA-BATTLE-10", "IA-BATTLE-11")
@pytest.mark.parametrize("boxes", [1, 4, 9])
def test_conquests_by_the_book(boxes):
    for armies, ships, developments in FORCES:
        if armies:
            state = conquest(armies=armies, ships=ships, developments=developments, conquest=boxes)
            after = me(play(state, "fight"))
            wanted = fought(armies, ships, developments, boxes)
            assert result(after) == wanted
            assert after.conquest == boxes + (wanted[0] > 0), "a victory, and only that, fills a box"


@pytest.mark.rule("IA-BATTLE-06")
@pytest.mark.parametrize(("armies", "tribute"), [(7, 2), (6, 1), (5, 0), (4, 0)])
def test_victory_brings_the_difference_as_tribute(armies, tribute):
    assert me(play(conquest(armies=armies, conquest=5, tribute=11), "fight")).tribute == 11 + tribute


@pytest.mark.rule("IA-BATTLE-07")
@pytest.mark.parametrize(("armies", "skulls"), [(1, 3), (3, 1), (4, 0), (5, 0)])
def test_defeat_costs_the_difference_as_skulls(armies, skulls):
    after = me(collected("skull skull", food=9, armies=armies, skulls=2))
    assert (after.skulls, after.tribute) == (2 + skulls, max(0, armies - 4))


@pytest.mark.rule("IA-BATTLE-08")
def test_equal_strength_brings_nothing_but_costs_an_army():
    after = me(collected("skull " * 5, food=9, armies=7, ships=3, developments="navy"))
    assert result(after) == (0, 0, 6, 2)


@pytest.mark.rule("IA-BATTLE-09")
@pytest.mark.parametrize(("armies", "skulls", "left"), [(2, 2, 1), (1, 3, 0), (0, 4, 0)])
def test_an_army_is_lost_after_the_strengths_are_compared(armies, skulls, left):
    after = me(collected("skull skull", food=9, armies=armies))
    assert (after.skulls, after.armies) == (skulls, left)


@pytest.mark.rule("IA-BATTLE-10")
@pytest.mark.parametrize(
    ("developments", "ships", "left"), [("navy", 2, 1), ("navy", 1, 0), ("navy", 0, 0), ("shipbuilding", 2, 2)]
)
def test_a_ship_is_lost_only_with_navy(developments, ships, left):
    after = play(conquest(armies=2, ships=ships, developments=developments), "fight")
    assert me(after).ships == left


@pytest.mark.rule("IA-BATTLE-11")
@pytest.mark.parametrize(("armies", "boxes"), [(3, 3), (2, 2), (1, 2)])
def test_only_a_victory_fills_a_conquest_box(armies, boxes):
    assert me(play(conquest(armies=armies, conquest=2), "fight")).conquest == boxes


@pytest.mark.rule("IA-BATTLE-11")
@pytest.mark.parametrize("skulls", [2, 5])
def test_forced_battles_fill_no_conquest_box(skulls):
    after = me(collected("skull " * skulls, food=9, armies=7, ships=6, developments="navy formations"))
    assert after.tribute > 0
    assert after.conquest == 1


@pytest.mark.rule("IA-BATTLE-12")
def test_the_forced_battle_comes_before_the_conquest():
    state = collected("skull skull", "conquest", food=9, armies=5, conquest=1)
    assert (asked(state), me(state).tribute, me(state).armies) == ("conquest", 1, 4)
    after = me(play(state, "fight"))
    assert (after.tribute, after.armies, after.conquest) == (1 + 3, 3, 2)


@pytest.mark.rule("IA-BATTLE-12")
def test_the_conquest_uses_the_ships_that_remain():
    state = collected("skull skull", "conquest", food=9, armies=2, ships=3, developments="navy")
    assert told(state, "fight", "battle")[0]["strength"] == 1 + 2


@pytest.mark.rule("IA-BATTLE-13")
def test_everyone_fights_an_invasion_alone():
    strong = {"armies": 7, "ships": 3, "developments": "formations navy"}
    state = collected("skull " * 5, seats=3, food=9, armies=7, developments="formations", others={1: strong})
    assert [result(own) for own in state.seats] == [(0, 1, 6, 0), (2, 0, 6, 2), (0, 9, 0, 0)]


@pytest.mark.rule("IA-BATTLE-14")
def test_a_forced_battle_is_not_asked_about():
    state = rolled("skull skull", food=9, armies=0)
    after = play(state, "keep")
    assert (asked(after), me(after).skulls, me(after).armies) == ("build", 4, 0)
    assert refused_by(after, "decline") == "IA-BATTLE-14"
    assert me(collected("skull " * 5, food=9, armies=0)).skulls == 10


@pytest.mark.rule("IA-BATTLE-15")
def test_one_conquest_a_turn():
    after = play(conquest(armies=6), "fight")
    assert (asked(after), me(after).armies) == ("build", 5)
    assert "fight" not in offered(after)
    assert refused_by(after, "fight") == "IA-BATTLE-01"


@pytest.mark.rule("IA-BATTLE-16")
def test_armies_and_ships_come_too_late_for_this_turn():
    state = collected("population3", "conquest", food=9, armies=0, goods=4, developments="shipbuilding navy")
    after = play(state, "build army", "build ship", "build army")
    assert (asked(after), me(after).armies, me(after).ships) == ("build", 2, 1)
    assert "fight" not in offered(after)
    assert refused_by(after, "fight") == "IA-BATTLE-01"
    assert me(after).tribute == 0
