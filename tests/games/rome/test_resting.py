"""The resting leader."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Ability

from .table import BOX, Table, changed, reading


def ending_on(space, leader="livia", **kinds):
    return Table(leader, hand="", **kinds).no_enemies().pawn(space)


@pytest.mark.rule("ROM-RST-01", "ROM-RST-05", "ROM-CLN-02")
def test_only_where_the_pawn_is_in_the_end():
    table = ending_on("r2c2", movement=2).territory("etruria", "r2c3").territory("dalmatia", "r2c4")
    table.play("move r2c3")
    assert table.have("iron") == 0
    table.play("move r2c4").end_turn()
    assert (table.have("iron"), table.have("stone")) == (0, 1)


@pytest.mark.rule("ROM-RST-02", "ROM-RST-03", "ROM-DEV-14")
def test_on_territories_and_developments_by_itself():
    assert any(territory.resting for territory in BOX.content.territories)
    assert ending_on("r2c3").territory("latium", "r2c3").end_turn().have("food") == 1
    table = ending_on("r2c3", gold=0).developed("country_villa", "r2c3").play("end")
    assert (table.have("gold"), table.events("rested")) == (1, [{"card": BOX.number_of["country_villa"], "space": 7}])


@pytest.mark.rule("ROM-RST-04", "ROM-AGG-06")
def test_not_beside_an_enemy():
    table = ending_on("r2c3", gold=0).developed("palatine_palace", "r2c3").enemy("r2c3", "marcomanni", aggressive=True)
    assert table.end_turn().have("gold") == 0


@pytest.mark.rule("ROM-RST-06", "ROM-DEV-03")
def test_a_covered_territory_loses_its_effect():
    table = Table("hadrian", hand="workshop", industry=5).no_enemies().territory("etruria", "r2c3").pawn("r2c3")
    table.play("build workshop r2c3")
    assert table.have("iron") == 2, "When Developed"
    table.play("end")
    assert table.have("iron") == 2
    assert "rested" not in table.kinds_told


@pytest.mark.rule("ROM-DEV-03")
def test_resting_does_not_set_off_when_developed():
    table = ending_on("r2c3", technology=9).territory("cisalpine_gaul", "r2c3").play("trade r2c3 short").end_turn()
    assert table.have("water") == 3, "2 of the agreement and 1 of resting"


@pytest.mark.rule("ROM-AMB-48", "ROM-KEY-09", "ROM-KEY-02")
def test_benefits_and_costs_of_resting_can_be_declined():
    table = ending_on("r2c3", gold=0).territory("etruria", "r2c3").play("part", "end")
    assert table.offers == ["take 1", "take 0"]
    assert table.play("take 0").have("iron") == 0
    assert not table.seat.partly, "the next turn's agreements pay in full again"
    shrine = ending_on("r2c3", food=1).developed("wayside_shrine", "r2c3").put("strife", "discard").play("end")
    assert shrine.offers == ["yes", "no"]
    assert shrine.play("no").have("food") == 1


@pytest.mark.rule("ROM-RST-03")
def test_every_resting_effect_of_a_card_is_resolved():
    iron, gold = (Ability("resting", reading({"do": "gain", "what": what})) for what in ("iron", "gold"))
    title = changed("developments", "workshop", abilities=(iron, gold))
    table = Table("livia", hand="", title=title, gold=0).no_enemies().developed("workshop", "r2c3").pawn("r2c3")
    table.end_turn()
    assert (table.have("iron"), table.have("gold")) == (1, 1)


@pytest.mark.rule("ROM-CLN-02")
def test_resting_comes_before_played_cards_are_discarded():
    table = Table("livia", hand="oratory", food=1).no_enemies().developed("frontier_wall", "r2c3").pawn("r2c3")
    table.put("strife", "discard").play("basic oratory", "option 1", "end")
    assert table.offers == ["pick discard strife", "skip"]
    assert table.keys("play") == ["oratory"]
    table.play("pick discard strife")
    assert table.state.strife == 10
    assert table.keys("discard") == ["oratory"]


@pytest.mark.rule("ROM-AMB-49")
def test_points_of_resting_are_lost():
    title = changed("territories", "etruria", resting=reading({"do": "gain", "what": "culture", "n": 2}))
    table = Table("livia", hand="", title=title).no_enemies().territory("etruria", "r2c3").pawn("r2c3").play("end")
    assert table.events("gained")[0]["what"] == "culture"
    assert table.have("culture") == 0
