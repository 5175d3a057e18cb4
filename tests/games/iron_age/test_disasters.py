"""What skulls bring."""

import pytest

from tests.games.iron_age.table import (
    CONTENT,
    asked,
    collected,
    events,
    kinds,
    lines,
    loaded,
    me,
    play,
    random_match,
    rolled,
    told,
)

NAMES = {0: None, 1: "unrest", 2: "barbarians", 3: "pestilence", 4: "civil_war", 5: "invasion", 6: "invasion"}


def skulls(number, fate="bounty", **rest):
    """A roll with that many skulls on empire dice, by someone who has fed everybody."""
    return rolled("skull " * number + "innovation " * (6 - number), fate, food=9, **rest)


def struck(number, fate="bounty", **rest):
    return play(skulls(number, fate, **rest), "keep")


def disasters(state):
    return [event["disaster"] for event in told(state, "keep", "disaster")]


@pytest.mark.rule("IA-DIS-01")
@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("fate", ["bounty", "skull"])
def test_the_number_of_skulls_decides_the_one_disaster(number, fate):
    name = NAMES[min(6, number + (fate == "skull"))]
    assert disasters(skulls(number, fate)) == ([name] if name else [])


@pytest.mark.rule("IA-DIS-01")
def test_the_table_of_disasters():
    rows = [(d.skulls, d.id, d.strikes, d.marks, d.battle) for d in CONTENT.disasters]
    assert rows == [
        (1, "unrest", "self", 1, 0),
        (2, "barbarians", "self", 0, 4),
        (3, "pestilence", "opponents", 3, 0),
        (4, "civil_war", "self", 4, 0),
        (5, "invasion", "all", 0, 10),
    ]


@pytest.mark.rule("IA-DIS-02")
def test_skulls_are_counted_after_omens():
    state = collected("skull skull", "omens", food=9, armies=0)
    (event,) = told(state, "omens skull population3", "disaster")
    assert (event["disaster"], me(play(state, "omens skull population3")).skulls) == ("unrest", 1)
    assert me(play(state, "done")).skulls == 4


@pytest.mark.rule("IA-DIS-02")
def test_skulls_are_counted_after_leadership():
    state = collected("skull skull", "bounty", food=9, armies=0, developments="leadership")
    assert (asked(state), me(state).skulls) == ("lead", 0)
    for dice, marks in (("skull food3", 1), ("skull skull", 4)):
        assert me(play(loaded(state, "lead skull", dice=dice), "lead skull")).skulls == marks


@pytest.mark.rule("IA-DIS-03")
@pytest.mark.parametrize(("developments", "marks"), [("", 1), ("religion", 0), ("medicine citizenship", 1)])
def test_unrest(developments, marks):
    state = struck(1, developments=developments)
    assert (me(state).skulls, me(state).armies, me(state).tribute) == (marks, 1, 0)


@pytest.mark.rule("IA-DIS-04")
def test_barbarians():
    after = me(struck(2, armies=6))
    assert (after.tribute, after.armies, after.skulls) == (2, 5, 0)
    weak = me(struck(2, armies=1, developments="religion medicine citizenship"))
    assert (weak.tribute, weak.armies, weak.skulls) == (0, 0, 3)


@pytest.mark.rule("IA-DIS-04", "IA-BUILD-28")
def test_walls_protect_from_barbarians():
    state = skulls(2, armies=6, monuments="walls")
    assert "battle" not in kinds(state, "keep")
    after = me(play(state, "keep"))
    assert (after.tribute, after.armies, after.skulls) == (0, 6, 0)


@pytest.mark.rule("IA-DIS-04", "IA-BUILD-28")
def test_unfinished_walls_and_other_monuments_do_not_protect():
    for monuments in ({"walls": 9}, "obelisk colossus acropolis coliseum"):
        after = me(struck(2, armies=1, monuments=monuments))
        assert (after.skulls, after.armies) == (3, 0)


@pytest.mark.rule("IA-BUILD-28")
def test_walls_protect_only_their_owner_and_only_from_barbarians():
    others = {1: {"monuments": "walls"}}
    assert me(struck(2, armies=1, others=others)).skulls == 3
    assert me(struck(5, armies=1, monuments="walls")).skulls == 9


@pytest.mark.rule("IA-DIS-05")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_pestilence(seat):
    safe = (seat + 2) % 3
    state = struck(3, seat=seat, others={safe: {"developments": "medicine"}})
    marks = [own.skulls for own in state.seats]
    assert marks[seat] == 0
    assert marks[(seat + 1) % 3] == 3
    assert marks[safe] == 0


@pytest.mark.rule("IA-DIS-05")
def test_only_medicine_protects_from_pestilence():
    state = struck(3, seats=2, others={1: {"developments": "religion citizenship", "monuments": "walls"}})
    assert state.seats[1].skulls == 3


@pytest.mark.rule("IA-DIS-06")
@pytest.mark.parametrize(("developments", "marks"), [("", 4), ("citizenship", 0), ("religion medicine", 4)])
def test_civil_war(developments, marks):
    state = skulls(4, armies=2, developments=developments)
    assert "battle" not in kinds(state, "keep")
    after = me(play(state, "keep"))
    assert (after.skulls, after.armies) == (marks, 2)


@pytest.mark.rule("IA-DIS-07")
@pytest.mark.parametrize(("number", "fate"), [(5, "bounty"), (6, "bounty"), (6, "skull"), (4, "skull")])
def test_invasion_strikes_everybody(number, fate):
    state = struck(number, fate, seats=2, armies=3, others={1: {"armies": 5}})
    assert [(own.skulls, own.armies) for own in state.seats] == [(7, 2), (5, 4)]


@pytest.mark.rule("IA-DIS-07")
def test_nothing_protects_from_an_invasion():
    safe = {"monuments": "walls", "developments": "religion medicine citizenship", "armies": 1}
    state = struck(5, seats=2, others={1: safe}, **safe)
    assert [(own.skulls, own.armies) for own in state.seats] == [(9, 0), (9, 0)]


@pytest.mark.rule("IA-DIS-08")
def test_battles_wait_for_step_three():
    hungry = {"provinces": 2, "food": 0, "goods": 0, "armies": 0, "developments": "granaries"}
    state = collected("skull skull", "conquest", **hungry)
    assert (asked(state), me(state).skulls) == ("feed", 0)
    assert kinds(state, "feed") == ["fed", "disaster", "battle"]
    fed = [event for event in events(state, "feed") if event.kind == "fed"]
    assert fed[0]["starved"] == 2
    assert me(play(state, "feed")).skulls == 2 + 4


@pytest.mark.rule("IA-DIS-08")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_other_disasters_come_after_feeding_and_before_any_battle(number):
    state = skulls(number, "conquest", armies=3)
    assert kinds(state, "keep") == ["collected", "fed", "disaster"]
    after = play(state, "keep")
    assert asked(after) == "conquest"
    assert sum(own.skulls for own in after.seats) == {1: 1, 3: 6, 4: 4}[number]


@pytest.mark.rule("IA-DIS-09")
def test_each_mark_costs_a_point():
    state = collected("innovation", food=9, skulls=7)
    assert lines(state)["skulls"] == -7


@pytest.mark.rule("IA-DIS-09")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_marks_are_never_removed(seats):
    for seed in range(8):
        for state, _, after in random_match(seats, "short", seed):
            for old, new in zip(state.seats, after.seats if after else state.seats, strict=True):
                assert new.skulls >= old.skulls


@pytest.mark.rule("IA-DIS-10")
@pytest.mark.parametrize("number", range(7))
def test_opponents_are_touched_only_by_pestilence_and_invasion(number):
    before = skulls(number, seat=1)
    after = play(before, "keep")
    touched = [after.seats[seat] != before.seats[seat] for seat in (0, 2)]
    assert touched == [number in (3, 5, 6)] * 2


@pytest.mark.rule("IA-DIS-11")
@pytest.mark.parametrize("developments", ["", "religion"])
def test_good_and_population_of_a_skull_are_kept(developments):
    state = struck(1, goods=0, developments=developments)
    assert (me(state).goods, state.population) == (1, 1)


@pytest.mark.rule("IA-DIS-11")
@pytest.mark.parametrize("number", range(1, 7))
def test_good_and_population_of_every_skull_are_kept(number):
    state = struck(number, "skull", goods=0)
    assert (me(state).goods, state.population) == (number + 1, number + 1)
