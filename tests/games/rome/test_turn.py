"""A turn: its three phases, and what projects cost."""

from __future__ import annotations

import pytest

from ludarium.games.rome.state import ACTION, LASTING, PROJECTS, RUNNING

from .table import Table


@pytest.mark.rule("ROM-TRN-02", "ROM-TRN-03", "ROM-PRJ-08")
def test_three_phases_in_order():
    table = Table(hand="", gold=2).put("granary", "projects")
    assert (table.asked, table.state.phase) == ("action", ACTION)
    table.play("end")
    kinds = table.kinds_told
    assert kinds.index("ended-actions") < kinds.index("drew") < kinds.index("turn")
    assert (table.asked, table.state.phase) == ("upkeep", PROJECTS)
    table.play("upkeep gold")
    assert table.state.phase == ACTION


@pytest.mark.rule("ROM-TRN-04", "ROM-CYC-01")
def test_actions_are_repeated_in_any_order():
    table = Table(hand="", industry=6, water=8)
    third, fourth = table.row("attributes")[2:4]
    below = table.row("developments")[2]
    table.play(f"cycle {third}", "exchange water", f"cycle {fourth}", f"cycle {below}", "exchange water")
    assert table.have("industry") == 0
    assert not table.offered("cycle")


@pytest.mark.rule("ROM-TRN-05")
def test_the_pawn_must_be_there():
    table = Table("livia", hand="", military=9, technology=9).no_enemies().pawn("r3c2").territory("latium", "r3c2")
    table.enemy("r2c2", "samnite_league").territory("samnium", "r3c1").developed("workshop", "r4c2")
    assert not [text for text in table.offers if text.split()[0] in ("conquer", "trade", "influence")]
    assert table.pawn("r2c2").offered("conquer") == ["conquer r2c2"]
    assert table.pawn("r3c1").offered("trade") == ["trade r3c1 short"]
    assert table.pawn("r4c2").offered("influence")


@pytest.mark.rule("ROM-TRN-06", "ROM-DEV-15", "ROM-MKT-08", "ROM-BLD-09")
def test_general_actions_from_anywhere():
    table = Table("trajan", hand="oratory strife loan granary", gold=10, military=20, industry=9, water=4)
    table.no_enemies().pawn("r1c1").developed("workshop", "r5c5").token("r5c5")
    table.edicts("the_full_treasury")
    verbs = {text.split()[0] for text in table.offers}
    assert verbs >= {"basic", "buy", "cycle", "build", "produce", "ability", "return-strife", "pay-off", "exchange"}
    assert verbs >= {"edict", "project", "discard", "end"}
    assert {text.split()[2] for text in table.offered("build")} == {"r2c3", "r3c2", "r3c4", "r4c3", "r4c5", "r5c4"}


@pytest.mark.rule("ROM-TRN-07")
def test_no_actions_in_cleanup():
    table = Table(hand="", gold=10, food=1).no_enemies().developed("wayside_shrine", "r2c3").pawn("r2c3")
    table.put("strife", "discard").play("end")
    assert table.asked == "may", "the resting leader"
    card = table.row("attributes")[4]
    assert not table.offered("buy")
    reason = table.why_not(f"buy {card}")
    assert (reason.key, reason.rule) == ("not-in-action-phase", "ROM-TRN-07")


# Active projects


@pytest.mark.rule("ROM-PRJ-01", "ROM-PRJ-03", "ROM-PRJ-04", "ROM-AMB-16")
def test_gold_or_strife_for_each_project():
    table = Table(hand="", gold=5, projects="granary workshop").play("end")
    hand = len(table.seat.hand)
    assert table.offers == ["upkeep gold", "upkeep strife"]
    table.play("upkeep strife")
    assert table.asked == "upkeep"
    table.play("upkeep gold")
    assert (table.asked, table.have("gold")) == ("action", 4)
    assert table.keys("discard") == ["strife"]
    assert len(table.seat.hand) == hand
    assert table.keys("projects") == ["granary", "workshop"]


@pytest.mark.rule("ROM-PRJ-02")
@pytest.mark.parametrize(("gold", "strife"), [(0, 2), (1, 1)])
def test_strife_without_gold(gold, strife):
    table = Table(hand="", gold=gold, projects="granary workshop").play("end")
    if gold:
        table.play("upkeep gold")
    assert table.asked in ("action", "must-use")
    assert table.keys("discard") == ["strife"] * strife


@pytest.mark.rule("ROM-PRJ-05", "ROM-ARE-02", "ROM-ARE-08", "ROM-AMB-18")
def test_a_project_is_charged_every_turn():
    table = Table("livia", hand="granary", gold=5).play("project granary")
    assert table.have("gold") == 5, "nothing in the turn it is put there"
    for gold in (4, 3, 2):
        table.play("end").play("upkeep gold")
        assert (table.have("gold"), table.keys("projects")) == (gold, ["granary"])
        table.change(hand=())
    while table.state.round == 1:
        table.change(hand=()).play("end")
        while table.asked not in ("upkeep", "action"):
            table.play(table.offers[0])
        if table.state.round == 1:
            table.play("upkeep gold")
    assert table.asked == "upkeep", "also in the next round"


@pytest.mark.rule("ROM-PRJ-06", "ROM-PRJ-07", "ROM-AMB-64")
def test_agreements_pay_after_projects():
    table = Table(hand="", gold=0, projects="granary").no_enemies()
    table.territory("aegyptus", "r1c1").agreement("r1c1", LASTING, RUNNING)
    table.territory("campania", "r1c2").agreement("r1c2", LASTING, RUNNING)
    table.play("end")
    assert table.keys("discard") == ["strife"]
    assert (table.have("gold"), table.have("food")) == (1, 1)
    told = table.kinds_told
    assert told.index("burden") < told.index("gained")


@pytest.mark.rule("ROM-PRJ-09")
def test_developments_in_hand_cost_nothing():
    table = Table(hand="granary workshop", gold=5).play("end")
    assert table.asked in ("action", "must-use")
    assert (table.have("gold"), table.keys("discard")) == (5, [])


@pytest.mark.rule("ROM-AMB-15")
def test_a_project_cannot_be_dropped_before_it_is_charged():
    table = Table(hand="", gold=5, projects="granary").play("end")
    assert table.offers == ["upkeep gold", "upkeep strife"]
    table.play("upkeep gold")
    assert table.offered("abandon") or table.asked == "must-use"
