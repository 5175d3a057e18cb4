"""Winning, collapse and the final reckoning."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Form, Requirement

from .table import BOX, TITLE, Table, changed

FIRST = BOX.content.edicts[0].key


def table_of(goal=24, need=0, leader="hadrian", **kinds):
    """A match with one edict: its value is the goal, and it asks for a number of Wisdom."""
    form = Form(goal, (Requirement("have", "track", at_least=need, track="wisdom"),))
    title = changed("edicts", FIRST, partial=form, full=form)
    return Table(leader, hand="", title=title, **kinds).edicts(FIRST)


@pytest.mark.rule("ROM-WIN-01", "ROM-WIN-02", "ROM-WIN-03", "ROM-END-05")
@pytest.mark.parametrize(
    ("glory", "need", "result"),
    [(23, 0, "goal"), (24, 0, "won"), (60, 0, "won"), (60, 1, "edicts"), (24, 1, "edicts"), (23, 1, "edicts")],
)
def test_both_conditions_are_needed(glory, need, result):
    assert table_of(need=need).change(glory=glory).end_match().result == result


@pytest.mark.rule("ROM-WIN-04", "ROM-WIN-06", "ROM-STR-02")
@pytest.mark.parametrize("supply", [2, 1])
def test_the_last_strife_is_collapse(supply):
    table = table_of(goal=25, leader="fulvia", gold=0).change(glory=40).set(strife=supply)
    table.play("ability rabble_rouser")
    if supply == 1:
        assert (table.asked, table.result) == ("", "collapse")
        assert table.offers == []
        assert "collapsed" in table.kinds_told
        assert table.have("gold") == 0, "no further step"
    else:
        assert table.asked == "choose"


@pytest.mark.rule("ROM-WIN-05", "ROM-LEA-15", "ROM-CAP-07")
@pytest.mark.parametrize("supply", [2, 1])
def test_the_last_loan_is_collapse(supply):
    table = table_of(goal=1, leader="livia", gold=0).change(glory=9).set(loans=supply).play("ability status_power")
    assert table.asked == ("" if supply == 1 else "action")
    if supply == 1:
        assert table.result == "collapse"
    else:
        assert table.have("gold") == 6
        assert table.keys("discard") == ["loan"]


@pytest.mark.rule("ROM-WIN-04", "ROM-PRJ-01")
def test_collapse_while_paying_for_projects():
    table = table_of(gold=0).set(strife=1).put("granary", "projects").play("end")
    assert (table.asked, table.result) == ("", "collapse")


@pytest.mark.rule("ROM-WIN-07")
def test_there_is_no_early_win():
    table = table_of(goal=5).change(glory=30).set(round=2).end_turn()
    assert table.title.outcome(table.state) is None
    assert table.asked == "action"


# The final reckoning


@pytest.mark.rule("ROM-END-02", "ROM-END-03", "ROM-END-04", "ROM-STR-01", "ROM-LOA-01", "ROM-TRA-04")
def test_final_glory():
    table = table_of(goal=21).change(glory=30).put("strife", "hand").put("strife", "deck").put("strife", "deck")
    table.put("loan", "discard").put("strife", "trash").put("loan", "trash")
    assert dict(table.title.standing(table.state)[0].lines) == {"glory": 30, "strife": -6, "loans": -3, "cards": 0}
    assert table.total == 21
    assert table.end_match().result == "won"
    assert table.change(glory=29).result == "goal", "compared after deductions"


@pytest.mark.rule("ROM-GPT-02")
def test_deductions_wait_for_the_end():
    table = Table(hand="").change(glory=6)
    for _ in range(4):
        table.put("strife", "discard")
    assert table.seat.glory == 6
    lines = dict(TITLE.standing(table.state)[0].lines)
    assert (lines["glory"], lines["strife"]) == (6, -8)


@pytest.mark.rule("ROM-LEA-10", "ROM-LAC-08", "ROM-END-02")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "trash"])
def test_what_cards_cost_at_the_end(zone):
    table = Table("fulvia", hand="").put("octavian", zone)
    lost = 0 if zone == "trash" else -4
    assert dict(TITLE.standing(table.state)[0].lines)["cards"] == lost
    assert TITLE.breakdown(table.state)[0] == ({"cards": (("octavian", -4),)} if lost else {})
    assert table.total == lost


@pytest.mark.rule("ROM-AMB-56", "ROM-AMB-66")
def test_glory_has_no_ends():
    table = Table(hand="").put("strife", "hand").put("loan", "hand")
    assert table.total == -5
    assert table.change(glory=500).total == 495


@pytest.mark.rule("ROM-AMB-57")
def test_a_burden_in_the_play_area_is_owned():
    table = Table(hand="").change(play=((BOX.strife, 0),)).set(strife=9)
    assert table.total == -2
