"""The expansion's battles, scoring and solitaire game."""

from collections import Counter

import attrs
import pytest

from ludarium.engine.events import brings_news
from ludarium.games.iron_age import scoring
from tests.games.iron_age.sea import (
    BOX,
    COLONIES,
    FOUR,
    SMALL,
    at_sea,
    in_colony,
    kept,
    places,
    supply,
    taken,
)
from tests.games.iron_age.table import (
    TITLE,
    asked,
    end_round,
    events,
    kinds,
    lines,
    me,
    offered,
    over,
    play,
    refused_by,
    table,
    told,
    total,
)

# Battles


@pytest.mark.rule("MED-BATTLE-01")
@pytest.mark.parametrize(("choice", "result"), [("stay", (2, 1, 2)), ("sail", (3, 0, 2))])
def test_the_fleet_may_be_left_out_of_a_conquest(choice, result):
    state = play(kept("innovation", "conquest", armies=3, ships=1, developments="navy"), "fight")
    assert (asked(state), offered(state)) == ("fleet", {"sail", "stay"})
    after = play(state, choice)
    assert (me(after).tribute, me(after).ships, me(after).armies) == result
    assert after.seats[0].conquest == 2
    assert after.began == 0


@pytest.mark.rule("MED-BATTLE-01")
def test_every_battle_asks_anew():
    state = kept("skull skull", "conquest", armies=5, ships=2, developments="navy")
    assert asked(state) == "fleet"
    state = play(state, "stay")
    assert (asked(state), me(state).ships, me(state).tribute) == ("conquest", 2, 1)
    after = play(state, "fight", "sail")
    assert (me(after).ships, me(after).tribute) == (1, 1 + 5)


@pytest.mark.rule("MED-BATTLE-01")
def test_others_are_asked_in_an_invasion():
    navy = {"armies": 3, "ships": 2, "developments": "navy"}
    state = kept("skull " * 5, seats=3, armies=7, others={1: navy, 2: navy})
    assert (TITLE.turn(state), asked(state)) == (1, "fleet")
    assert state.seats[0].skulls > 0
    after = play(state, "stay")
    assert (TITLE.turn(after), after.seats[1].ships, after.seats[1].armies) == (2, 2, 2)
    ended = play(after, "sail")
    assert (TITLE.turn(ended), ended.seats[2].ships) == (0, 1)
    assert ended.seats[1].skulls - ended.seats[2].skulls == 2


@pytest.mark.rule("MED-BATTLE-01")
@pytest.mark.parametrize("sheet", [{"ships": 2}, {"developments": "navy"}])
def test_without_a_fleet_nothing_is_asked(sheet):
    assert asked(play(kept("innovation", "conquest", armies=3, **sheet), "fight")) != "fleet"
    base = play(table(2, step="conquest", fate="conquest", armies=3, ships=2, developments="navy"), "fight")
    assert (me(base).ships, asked(base) != "fleet") == (1, True)


@pytest.mark.rule("MED-AMB-07")
def test_the_fleet_always_counts_in_a_demand():
    state = kept("innovation", "tribute_demand", armies=1, ships=3, developments="navy", others={1: {"goods": 0}})
    assert asked(state) != "fleet"
    assert (me(state).tribute, me(state).ships) == (1 + 3 - state.seats[1].armies, 3)


@pytest.mark.rule("MED-AMB-11")
def test_a_ship_lost_in_battle_founds_nothing():
    state = play(kept("population3", "conquest", armies=3, ships=1, developments="navy"), "fight")
    assert places(play(state, "sail"), "complete") == set()
    assert "melita" in places(play(state, "stay"), "complete")


# Scoring


@pytest.mark.rule("MED-SCORE-01")
def test_three_points_a_colony():
    four = {"melita": 1, "palma": 1, "crete": 3, "massalia": 2, "carthage": 3}
    assert lines(at_sea(pegs={0: four}))["colonies"] == 12
    assert "colonies" not in lines(table(2))


@pytest.mark.rule("MED-SCORE-02")
@pytest.mark.parametrize(
    ("developments", "bonus"), [("", 0), ("commerce", 3), ("empire", 3), ("empire commerce", 6), ("navy", 0)]
)
def test_empire_and_commerce_count_colonies(developments, bonus):
    with_three = at_sea(pegs={0: "melita palma crete"}, developments=developments)
    without = at_sea(developments=developments)
    assert lines(with_three)["bonuses"] - lines(without)["bonuses"] == bonus
    assert total(with_three) - total(without) == 9 + bonus
    assert scoring.score(TITLE.sea_box, with_three.seats[0]) == total(with_three)


@pytest.mark.rule("MED-SCORE-03")
def test_colony_pegs_break_no_tie():
    pegs = {1: {"carthage": 3, "alexandria": 3, "mastia": 2, "crete": 2, "massalia": 1}}
    row = {"wealth": 0, "ships": 0, "armies": 3, "food": 3, "tribute": 9}
    tied = over(at_sea(pegs=pegs, goods=3, **row, others={1: {**row, "goods": 2}}))
    assert total(tied, 0) == total(tied, 1)
    assert (TITLE.outcome(tied).winners, TITLE.outcome(tied).decided_by) == ((0,), "pegs")


@pytest.mark.rule("MED-SCORE-04")
def test_colonies_do_not_end_the_match():
    everything = {0: " ".join(COLONIES[:9]), 1: " ".join(name for name in COLONIES[9:] if name not in FOUR)}
    assert asked(end_round(at_sea(pegs=everything))) == "roll"
    assert asked(end_round(at_sea(pegs=everything, tribute=99))) is None


# Alone


def alone(**rest):
    """At the end of the player's turn."""
    return at_sea(1, step="store", **{"round": 2, **rest})


def rolls(state, *faces):
    """The match after the opponent's die showed these, wherever chance lets it."""
    for face in faces:
        state = shows(state, face)
        state = play(state, "opponent-roll")
    return state


def shows(state, face):
    """The match with a seed by which the opponent's die shows this."""
    for seed in range(1000):
        trial = attrs.evolve(state, seed=seed)
        if told(trial, "opponent-roll", "opponent-rolled")[0]["die"] == face:
            return trial
    raise AssertionError(face)


@pytest.mark.rule("MED-SOLO-01")
def test_the_base_rules_for_one_hold():
    state = kept("innovation", "tribute_demand", seats=1, round=2, armies=6)
    assert me(state).tribute == 4
    assert me(kept("skull skull skull", seats=1)).skulls == 3
    last = play(rolls(play(alone(round=8), "end"), 6))
    assert asked(last) is None


@pytest.mark.rule("MED-SOLO-02", "IA-SOLO-02")
def test_the_goal_is_that_of_the_form_that_is_played():
    sea = {"expansion": "mediterranean"}
    assert TITLE.goal(TITLE.start(TITLE.setup(1), 1)) == 100
    assert TITLE.goal(TITLE.start(TITLE.setup(1, options=sea), 1)) == 125
    assert TITLE.goal(TITLE.start(TITLE.setup(2, options=sea), 1)) is None


@pytest.mark.rule("MED-SOLO-02", "IA-ED-06")
@pytest.mark.parametrize(("points", "word"), [(124, "missed"), (125, "reached"), (126, "beaten")])
def test_the_target_is_125(points, word):
    end = TITLE.outcome(over(alone(tribute=points)))
    assert (end.decided_by, end.winners) == (f"{word}-at-sea", (0,) if word == "beaten" else ())


@pytest.mark.rule("MED-SOLO-03", "MED-AMB-08")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_opponent_rolls_from_the_second_round_on(number):
    after = play(alone(round=number), "end")
    if number == 1:
        assert (asked(after), after.round) == ("roll", 2)
    else:
        assert (asked(after), offered(after), TITLE.turn(after)) == ("opponent", {"opponent-roll"}, 0)
        ended = rolls(after, 5)
        assert asked(ended) == ("roll" if number < 8 else None)


@pytest.mark.rule("MED-SOLO-03")
def test_only_alone_and_only_after_the_turn():
    assert asked(play(at_sea(2, step="store", round=4), "end")) == "roll"
    assert refused_by(alone(), "opponent-roll") == "MED-SOLO-03"


@pytest.mark.rule("MED-SOLO-03")
def test_the_roll_is_news():
    state = shows(play(alone(), "end"), 3)
    assert [event.kind for event in events(state, "opponent-roll") if event.news] == [
        "opponent-rolled",
        "opponent-founded",
    ]
    assert brings_news(TITLE.tell(state, TITLE.actions(state)[0]))


@pytest.mark.rule("MED-SOLO-04")
@pytest.mark.parametrize("face", [5, 6])
def test_five_and_six_found_nothing(face):
    after = rolls(play(alone(), "end"), face)
    assert (taken(after), asked(after), after.round) == (set(), "roll", 3)


@pytest.mark.rule("MED-SOLO-05")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_one_to_four_found_a_colony_of_that_size(face):
    after = rolls(play(alone(), "end"), face)
    (name,) = taken(after)
    assert BOX.colony_holes[COLONIES.index(name)] == face
    only = {3: "mastia syracuse"}.get(face)
    if only:
        assert taken(rolls(play(alone(opponent=only), "end"), 3)) == {"mastia", "syracuse", "crete"}


@pytest.mark.rule("MED-SOLO-06")
def test_own_pegs_are_displaced():
    state = play(alone(pegs={0: {"carthage": 1}}, opponent="alexandria"), "end")
    after = rolls(state, 4)
    assert (taken(after), in_colony(after, "carthage"), supply(after)) == ({"alexandria", "carthage"}, (0,), 15)
    assert "displaced" in kinds(shows(state, 4), "opponent-roll")


@pytest.mark.rule("MED-SOLO-07")
def test_equal_chances():
    state = play(alone(), "end")
    drawn = Counter()
    for seed in range(6000):
        trial = attrs.evolve(state, seed=seed)
        drawn.update(event["colony"] for event in told(trial, "opponent-roll", "opponent-founded"))
    small = [drawn[name] for name in SMALL]
    assert "melita" in SMALL
    assert all(100 < many < 190 for many in small)  # a seventh of a sixth: 143 on average
    twos = [drawn[name] for name in ("massalia", "sardus", "cyprus")]
    assert all(260 < many < 410 for many in twos)


@pytest.mark.rule("MED-SOLO-08")
@pytest.mark.parametrize(("second", "founded"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_a_second_roll_after_a_colony(second, founded):
    state = rolls(play(alone(), "end"), 4)
    assert (asked(state), state.round) == ("opponent", 2)
    after = rolls(state, second)
    assert (len(taken(after)), after.round) == (founded, 3)
    if founded == 2:
        assert {BOX.colony_holes[COLONIES.index(name)] for name in taken(after)} == {4, second}


@pytest.mark.rule("MED-SOLO-09")
def test_no_third_roll():
    after = rolls(play(alone(), "end"), 2, 1)
    assert (len(taken(after)), asked(after), after.round) == (2, "roll", 3)


@pytest.mark.rule("MED-SOLO-10", "MED-AMB-09")
def test_no_colony_of_the_size_no_second_roll():
    after = rolls(play(alone(opponent="carthage", pegs={0: "alexandria"}), "end"), 4)
    assert (taken(after), asked(after), after.round) == ({"carthage"}, "roll", 3)


@pytest.mark.rule("MED-AMB-10")
def test_a_second_colony_must_be_free_too():
    twos = "massalia sardus cyprus"
    after = rolls(play(alone(opponent=twos), "end"), 4, 2)
    assert (len(taken(after)), asked(after)) == (4, "roll")


@pytest.mark.rule("MED-SOLO-11")
def test_four_player_colonies_are_not_drawn():
    after = rolls(play(alone(opponent="massalia sardus cyprus"), "end"), 2)
    assert not taken(after) & FOUR
    assert (len(taken(after)), after.round) == (3, 3)


@pytest.mark.rule("MED-SOLO-12")
def test_the_opponents_colonies_are_closed_and_score_for_nobody():
    state = at_sea(1, population=9, ships=6, opponent="crete")
    assert not any(text.endswith(" crete") for text in offered(state))
    assert refused_by(state, "complete crete") == refused_by(state, "found crete") == "MED-COL-14"
    assert lines(state)["colonies"] == 0
