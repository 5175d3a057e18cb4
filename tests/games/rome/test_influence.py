"""Influence: placed, spent, made ready."""

from __future__ import annotations

import pytest

from ludarium.games.rome.kinds import SPACE_OF

from .table import Table

R2C3 = SPACE_OF["r2c3"]


def standing_on(key, leader="livia", **kinds):
    return Table(leader, hand="", **kinds).no_enemies().developed(key, "r2c3").pawn("r2c3")


@pytest.mark.rule("ROM-INF-01", "ROM-INF-04", "ROM-KEY-11")
def test_a_token_is_placed_ready():
    table = standing_on("workshop").change(influence=1).play("influence")
    assert (table.seat.influence, table.seat.ready, table.seat.spent) == (0, (R2C3,), ())
    assert sum(table.seat.purse) == 3, "it costs nothing else"
    table.play("produce r2c3")
    assert (table.seat.ready, table.seat.spent) == ((), (R2C3,))


@pytest.mark.rule("ROM-INF-02")
def test_never_on_a_territory():
    table = Table(hand="").no_enemies().pawn("r2c3")
    assert not table.offered("influence")
    assert table.why_not("influence").rule == "ROM-INF-02"


@pytest.mark.rule("ROM-INF-03", "ROM-DEV-10")
@pytest.mark.parametrize("side", ["ready", "spent"])
@pytest.mark.parametrize("space", ["r2c3", "r3c3"])
def test_one_token_a_card(space, side):
    table = standing_on("workshop").pawn(space)
    assert table.offered("influence")
    table.token(space, side)
    assert not table.offered("influence")
    assert table.why_not("influence").rule == "ROM-INF-03"


@pytest.mark.rule("ROM-INF-05")
def test_not_without_a_token():
    table = standing_on("workshop").token("r3c3").token("r1c1").token("r1c2", "spent")
    assert table.seat.influence == 0
    assert not table.offered("influence")
    assert table.why_not("influence").rule == "ROM-INF-05"


@pytest.mark.rule("ROM-INF-06", "ROM-CAP-02")
def test_several_in_a_turn():
    table = standing_on("workshop", movement=1).change(influence=2).play("influence", "move r3c3", "influence")
    assert table.seat.ready == (R2C3, SPACE_OF["r3c3"])


@pytest.mark.rule("ROM-INF-07", "ROM-DEV-04", "ROM-KEY-02")
@pytest.mark.parametrize(("answer", "gold"), [("yes", 1), ("no", 0)])
def test_when_influenced_comes_at_once_and_can_be_declined(answer, gold):
    table = standing_on("tabernae", gold=0).play("influence")
    assert table.offers == ["yes", "no"]
    table.play(answer)
    assert (table.asked, table.have("gold")) == ("action", gold)
    table.end_turn()
    assert not [text for text in table.offers if text in ("yes", "no", "influence")], "not again"


@pytest.mark.rule("ROM-KEY-03", "ROM-INF-07")
def test_what_must_be_is_not_asked():
    table = standing_on("insula", gold=0).play("influence")
    assert (table.asked, table.have("gold"), table.keys("discard")) == ("action", 3, ["strife"])
    part = standing_on("insula", gold=0).play("part", "influence")
    assert (part.asked, part.have("gold"), part.keys("discard")) == ("action", 3, ["strife"])


@pytest.mark.rule("ROM-INF-08", "ROM-INF-09", "ROM-DEV-07")
def test_a_token_is_spent_where_it_lies():
    table = standing_on("tabernae", gold=0).token("r2c3").play("spend r2c3 1")
    assert (table.seat.ready, table.seat.spent, table.have("gold")) == ((), (R2C3,), 1)
    assert not table.offered("spend")
    assert table.why_not("spend r2c3 1").key == "no-ready-token"


@pytest.mark.rule("ROM-INF-10", "ROM-CLN-03", "ROM-DEV-05")
def test_ready_tokens_stay_and_spent_ones_come_back():
    table = Table("livia", hand="").no_enemies().token("r1c1").token("r1c2", "spent").token("r1c3", "spent")
    assert table.seat.influence == 0
    table.end_turn()
    assert (table.seat.influence, table.seat.ready, table.seat.spent) == (2, (0,), ())


@pytest.mark.rule("ROM-INF-11", "ROM-INF-12")
def test_a_token_made_ready():
    table = standing_on("bath_house", gold=1, water=1).developed("workshop", "r1c3").put("chariot_racing", "hand")
    table.token("r2c3", "spent").token("r1c3", "spent").play("boost chariot_racing", "option 1")
    assert table.offers == ["at r1c3", "at r2c3", "skip"]
    table.play("at r2c3")
    assert (table.seat.ready, table.seat.spent) == ((R2C3,), (SPACE_OF["r1c3"],))
    assert table.asked == "action", "When Influenced is not set off"
    assert table.offered("spend") == ["spend r2c3 1"]


@pytest.mark.rule("ROM-INF-11", "ROM-AMB-33")
def test_a_ready_token_cannot_be_taken_up_or_made_ready():
    table = standing_on("workshop", gold=1).token("r2c3").put("chariot_racing", "hand")
    assert {text.split()[0] for text in table.offers if "r2c3" in text} == {"produce"}
    table.play("boost chariot_racing", "option 1")
    assert table.asked == "action"


@pytest.mark.rule("ROM-AMB-38", "ROM-AGG-06")
def test_influence_beside_an_enemy():
    table = standing_on("tabernae", gold=0).enemy("r2c3", "marcomanni", aggressive=True).play("influence")
    assert (table.asked, table.have("gold")) == ("action", 0)
    assert table.seat.ready == (R2C3,)
    assert not table.offered("spend")
    assert table.why_not("spend r2c3 1").rule == "ROM-AGG-06"
    table.end_turn()
    assert table.seat.ready == (R2C3,)


# Two tokens


@pytest.mark.rule("ROM-LEA-20", "ROM-AMB-65")
def test_marcus_places_a_second_token_once_a_turn():
    table = standing_on("tabernae", leader="marcus", gold=0, movement=2).token("r2c3").token("r3c3")
    table.play("influence", "yes")
    assert (table.seat.ready.count(R2C3), table.have("gold")) == (2, 1), "When Influenced again"
    table.change(influence=3).play("move r3c3")
    assert not table.offered("influence"), "once a turn"
    table.play("spend r2c3 1", "spend r2c3 1")
    assert (table.have("gold"), table.seat.spent) == (3, (R2C3, R2C3))
    table.end_turn().pawn("r3c3")
    assert table.offered("influence") == ["influence"] or table.asked == "must-use"


@pytest.mark.rule("ROM-LEA-20", "ROM-AMB-65")
def test_never_a_third_token():
    table = standing_on("workshop", leader="marcus").token("r2c3").token("r2c3", "spent")
    assert not table.offered("influence")


@pytest.mark.rule("ROM-AMB-65")
def test_one_ready_token_of_two_is_enough():
    table = standing_on("smithy", leader="marcus", iron=1).token("r2c3").token("r2c3", "spent")
    assert table.offered("work") == ["work r2c3 1"]
