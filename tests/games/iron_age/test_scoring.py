"""Points and tie-breaks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.iron_age.table import CONTENT, DEVELOPMENTS, MONUMENTS, TITLE, by_chance, lines, over, table, total

EMPTY = {"wealth": 0, "ships": 0, "armies": 0, "goods": 0, "food": 0}


def outcome(*sheets):
    """The outcome of a finished match of these sheets."""
    mine, *others = ({**EMPTY, **sheet} for sheet in sheets)
    state = table(len(sheets), others=dict(enumerate(others, start=1)), **mine)
    end = TITLE.outcome(over(state))
    assert TITLE.outcome(state) is None, "not before the end"
    return end.winners, end.decided_by


@pytest.mark.rule("IA-SCORE-01")
@pytest.mark.parametrize(
    ("built", "first", "points"),
    [
        ("", "", 0),
        ("colossus obelisk", "colossus", 4 + 1),
        ("colossus obelisk", "colossus obelisk", 4 + 2),
        ("walls acropolis coliseum", "walls coliseum", 6 + 7 + 13),
        (" ".join(MONUMENTS), "", 1 + 2 + 4 + 7 + 10),
        (" ".join(MONUMENTS), " ".join(MONUMENTS), 2 + 4 + 6 + 10 + 13),
    ],
)
def test_monuments(built, first, points):
    assert lines(table(monuments=built, first_built=first))["monuments"] == points


@pytest.mark.rule("IA-SCORE-02")
@pytest.mark.parametrize(
    ("owned", "points"), [("", 0), ("leadership religion roads", 21), (" ".join(DEVELOPMENTS), 114)]
)
def test_developments(owned, points):
    assert lines(table(developments=owned))["developments"] == points


@pytest.mark.rule("IA-SCORE-03")
def test_bonuses_of_developments():
    assert lines(table(developments="citizenship", monuments="obelisk walls colossus"))["bonuses"] == 9
    both = table(developments="citizenship empire", monuments="obelisk", provinces=2, armies=3)
    assert lines(both)["bonuses"] == 3 + 2 + 3
    assert total(both) == 13 + 15 + 3 + 2 + 3 + 1, "points, bonuses and the Obelisk"


@pytest.mark.rule("IA-SCORE-04")
@pytest.mark.parametrize("wealth", range(6))
def test_two_points_for_each_wealth(wealth):
    assert lines(table(wealth=wealth))["wealth"] == total(table(wealth=wealth)) == 2 * wealth


@pytest.mark.rule("IA-SCORE-05")
@pytest.mark.parametrize("tribute", [0, 1, 23, 61])
def test_a_point_for_each_tribute(tribute):
    assert lines(table(tribute=tribute))["tribute"] == total(table(tribute=tribute)) == tribute


@pytest.mark.rule("IA-SCORE-06")
@pytest.mark.parametrize("skulls", [0, 1, 12, 46])
def test_a_point_less_for_each_skull(skulls):
    assert lines(table(skulls=skulls))["skulls"] == total(table(skulls=skulls)) == -skulls


@pytest.mark.rule("IA-SCORE-07")
def test_the_rest_scores_nothing_by_itself():
    state = table(ports=6, provinces=6, armies=7, ships=6, goods=15, food=15, conquest=10, population=9, innovations=6)
    assert set(lines(state).values()) == {0}


sheets = st.fixed_dictionaries(
    {
        "wealth": st.integers(0, 5),
        "ships": st.integers(0, 6),
        "armies": st.integers(0, 7),
        "food": st.integers(0, 15),
        "ports": st.integers(1, 6),
        "provinces": st.integers(1, 6),
        "tribute": st.integers(0, 70),
        "skulls": st.integers(0, 60),
        "monuments": st.sets(st.sampled_from(MONUMENTS)),
        "first": st.sets(st.sampled_from(MONUMENTS)),
        "developments": st.sets(st.sampled_from(DEVELOPMENTS)),
    }
)


def model(sheet):
    """The whole score, added up by the printed rules."""
    owned = sheet["developments"]
    monuments = sum(
        m.points_first if m.id in sheet["first"] else m.points_later
        for m in CONTENT.monuments
        if m.id in sheet["monuments"]
    )
    bonus = {
        "shipbuilding": sheet["ships"],
        "navy": sheet["ships"],
        "aqueducts": sheet["food"] // 3,
        "citizenship": 3 * len(sheet["monuments"]),
        "empire": sheet["provinces"] + sheet["armies"],
        "commerce": sheet["ports"] + sheet["ships"],
    }
    points = sum(d.points + bonus.get(d.id, 0) for d in CONTENT.developments if d.id in owned)
    return monuments + points + 2 * sheet["wealth"] + sheet["tribute"] - sheet["skulls"]


@pytest.mark.rule("IA-SCORE-01", "IA-SCORE-02", "IA-SCORE-03", "IA-SCORE-04", "IA-SCORE-05", "IA-SCORE-06")
@by_chance
@given(sheets, sheets)
def test_the_score_adds_up(one, two):
    def words(sheet):
        rest = {key: sheet[key] for key in sheet if key not in ("monuments", "first", "developments")}
        return {
            **rest,
            "monuments": " ".join(sheet["monuments"]),
            "first_built": " ".join(sheet["first"]),
            "developments": " ".join(sheet["developments"]),
        }

    state = table(2, others={1: words(two)}, **words(one))
    assert [total(state, seat) for seat in (0, 1)] == [model(one), model(two)]
    end = TITLE.outcome(over(state))
    if model(one) != model(two):
        assert (end.winners, end.decided_by) == ((int(model(two) > model(one)),), "score")


@pytest.mark.rule("IA-SCORE-08")
@pytest.mark.parametrize(("points", "winner"), [((71, 64, 70), 0), ((64, 71, 70), 1), ((1, 2, 3, 4), 3), ((70, 71), 1)])
def test_the_highest_total_wins(points, winner):
    rich = {"goods": 15, "food": 15}
    sheets = [{"tribute": many, **({} if seat == winner else rich)} for seat, many in enumerate(points)]
    assert outcome(*sheets) == ((winner,), "score")


@pytest.mark.rule("IA-SCORE-08")
def test_the_total_counts_and_not_one_of_its_lines():
    assert outcome({"tribute": 30, "skulls": 12}, {"tribute": 20}) == ((1,), "score")
    assert outcome({"tribute": 20}, {"wealth": 5, "tribute": 11}) == ((1,), "score")
    assert outcome({"developments": "roads"}, {"tribute": 11}, {"monuments": "coliseum"}) == ((0,), "score")


@pytest.mark.rule("IA-SCORE-09")
def test_pegs_break_a_tie():
    first = {"wealth": 1, "armies": 2, "goods": 3, "food": 4, "tribute": 64}
    second = {"ships": 2, "armies": 5, "food": 2, "tribute": 66}
    assert outcome(first, second) == ((0,), "pegs")
    assert outcome(second, first) == ((1,), "pegs")


@pytest.mark.rule("IA-SCORE-09")
def test_pegs_of_those_who_are_not_tied_do_not_matter():
    tied = {"tribute": 20, "goods": 3}
    assert outcome({"tribute": 19, "goods": 15}, tied, {**tied, "goods": 2}) == ((1,), "pegs")


@pytest.mark.rule("IA-SCORE-10", "IA-ED-04")
def test_who_is_still_tied_wins_together():
    assert outcome({"tribute": 66, "goods": 9}, {"tribute": 66, "food": 9}) == ((0, 1), "shared")
    tied = {"tribute": 5, "goods": 4}
    assert outcome(tied, {"tribute": 4, "goods": 9}, tied, {**tied, "goods": 3}) == ((0, 2), "shared")
