"""Trade agreements, short and lasting."""

from __future__ import annotations

import pytest

from ludarium.games.rome.kinds import SPACE_OF
from ludarium.games.rome.state import ENDED, LASTING, RUNNING, SHORT, TURNED, Trade

from .table import BOX, Table, changed, reading

R2C3 = SPACE_OF["r2c3"]


def standing_on(territory, leader="livia", at="r2c3", **kinds):
    return Table(leader, hand="", **kinds).no_enemies().territory(territory, at).pawn(at)


def next_round(table):
    number = table.state.round
    while table.state.round == number:
        table.change(hand=()).end_turn()
    return table


@pytest.mark.rule("ROM-TRD-01", "ROM-TRD-02")
def test_where_agreements_are():
    table = standing_on("campania", technology=9)
    assert table.offered("trade") == ["trade r2c3 short", "trade r2c3 lasting"]
    assert not table.pawn("r2c2").offered("trade r2c3")
    assert table.why_not("trade r2c3 short").rule == "ROM-TRD-02"
    assert not standing_on("etruria", technology=9).offered("trade")


@pytest.mark.rule("ROM-TRD-03")
@pytest.mark.parametrize(("technology", "offered"), [(2, []), (3, ["trade r2c3 short"])])
def test_the_price_is_technology(technology, offered):
    table = standing_on("noricum", technology=technology, culture=9, gold=9)
    assert table.offered("trade") == offered
    if offered:
        assert table.play("trade r2c3 short").have("technology") == 0
    else:
        assert table.why_not("trade r2c3 short").rule == "ROM-TRD-03"


@pytest.mark.rule("ROM-TRD-04", "ROM-TRD-12")
def test_a_token_is_needed():
    table = standing_on("campania", technology=9).agreement("r1c1", SHORT, ENDED).agreement("r1c2", LASTING, ENDED)
    assert table.seat.trade == 0
    assert not table.offered("trade")
    assert table.why_not("trade r2c3 short").rule == "ROM-TRD-04"


@pytest.mark.rule("ROM-TRD-05", "ROM-TRD-11", "ROM-AMB-63")
def test_a_short_agreement():
    table = standing_on("campania", technology=2, food=1).play("trade r2c3 short")
    assert table.have("food") == 3
    assert table.seat.trades == (Trade(R2C3, SHORT, ENDED),)
    assert table.seat.trade == 1
    assert table.end_turn().have("food") == 3, "no income"


@pytest.mark.rule("ROM-TRD-06", "ROM-TRD-07", "ROM-PRJ-07")
def test_a_lasting_agreement_pays_now_and_every_turn():
    table = standing_on("dalmatia", technology=6).play("trade r2c3 lasting").pawn("r3c3")
    assert table.have("stone") == 1
    assert table.seat.trades == (Trade(R2C3, LASTING, RUNNING),)
    for stone in (2, 3, 4):
        assert table.change(hand=()).end_turn().have("stone") == stone


@pytest.mark.rule("ROM-TRD-08", "ROM-TRD-09", "ROM-TRD-10", "ROM-TRD-11", "ROM-TRD-12", "ROM-RND-13", "ROM-AMB-55")
def test_a_lasting_agreement_runs_to_the_end_of_the_next_round():
    table = Table("livia", length="standard", hand="", technology=6).no_enemies()
    table.territory("dalmatia", "r2c3").pawn("r2c3").set(round=2).play("trade r2c3 lasting").pawn("r3c3")
    before = next_round(table).have("stone")
    assert table.seat.trades == (Trade(R2C3, LASTING, TURNED),)
    assert before > 1
    trade, stone = table.seat.trade, table.change(hand=()).end_turn().have("stone")
    assert stone == min(10, before + 1), "it still runs"
    next_round(table.purse())
    assert table.state.round == 4
    assert table.seat.trades == (Trade(R2C3, LASTING, ENDED),)
    assert table.seat.trade == trade
    stone = table.have("stone")
    assert table.change(hand=()).end_turn().have("stone") == stone


@pytest.mark.rule("ROM-TRD-13", "ROM-BLD-16", "ROM-AMB-36")
@pytest.mark.parametrize("stage", [RUNNING, TURNED, ENDED])
def test_building_over_brings_the_token_back(stage):
    table = Table("hadrian", hand="cistern", industry=4).no_enemies().territory("dalmatia", "r2c3")
    table.agreement("r2c3", LASTING, stage).agreement("r1c1", SHORT, ENDED)
    table.tracks(stability=1).change(trade=0).play("build cistern r2c3")
    assert table.seat.trade == 1, "and no figure changes from the second to the third space"
    assert len(table.seat.trades) == 1
    stone = table.have("stone")
    assert table.end_turn().have("stone") == stone, "no more benefit"


@pytest.mark.rule("ROM-TRD-14")
@pytest.mark.parametrize("stage", [RUNNING, TURNED, ENDED])
def test_one_agreement_a_territory(stage):
    table = standing_on("campania", technology=9).agreement("r2c3", SHORT if stage == ENDED else LASTING, stage)
    assert table.seat.trade > 0
    assert not table.offered("trade")
    assert table.why_not("trade r2c3 lasting").rule == "ROM-TRD-14"


@pytest.mark.rule("ROM-TRD-15", "ROM-CON-02", "ROM-CON-13")
def test_no_agreement_beside_an_enemy():
    table = standing_on("campania", technology=2, military=9).enemy("r2c3", "samnite_league")
    assert not table.offered("trade")
    assert table.why_not("trade r2c3 short").rule == "ROM-TRD-15"
    table.play("conquer r2c3", "military 6", "trade r2c3 short")
    assert table.have("food") == 2


@pytest.mark.rule("ROM-TRD-17")
def test_several_agreements_run_together():
    table = Table("augustus", hand="", technology=30, culture=0).no_enemies()
    for territory, space in (("dalmatia", "r2c3"), ("campania", "r2c2"), ("narbonensis", "r2c4")):
        table.territory(territory, space).pawn(space).play(f"trade {space} lasting")
    assert table.seat.trade == 0
    table.pawn("r3c3").end_turn()
    assert [table.have(kind) for kind in ("stone", "food", "water")] == [2, 2, 2]


@pytest.mark.rule("ROM-AMB-37")
def test_an_enemy_suspends_an_agreement_but_not_its_time():
    table = Table("livia", hand="").no_enemies().territory("dalmatia", "r2c3").agreement("r2c3", LASTING, TURNED)
    table.enemy("r2c3", "marcomanni", aggressive=True)
    assert table.end_turn().have("stone") == 0
    table.no_enemies()
    assert table.change(hand=()).end_turn().have("stone") == 1
    table.enemy("r2c3", "marcomanni", aggressive=True)
    assert next_round(table).seat.trades[0].stage == ENDED


@pytest.mark.rule("ROM-AMB-63", "ROM-AMB-75")
def test_a_benefit_for_the_rest_of_the_turn():
    table = standing_on("achaea", technology=3).put("triumph", "hand").put("oratory", "hand")
    table.play("trade r2c3 short")
    assert table.seat.trades[0].stage == ENDED
    table.play("basic triumph", "basic oratory", "option 1")
    assert table.have("culture") == 3 + 3
    table.put("salt_pans", "hand").play("face-down salt_pans", "take culture")
    assert table.have("culture") == 7, "not face down"
    table.pawn("r3c3").end_turn().put("epic_poetry", "hand").play("basic epic_poetry")
    assert table.have("culture") == 3


@pytest.mark.rule("ROM-AMB-64")
def test_points_of_a_lasting_agreement_can_be_spent():
    agreement = BOX.content.territories[1].lasting
    assert agreement is not None
    points = type(agreement)(2, reading({"do": "gain", "what": "industry", "n": 2}))
    title = changed("territories", "campania", lasting=points)
    table = Table("livia", hand="", title=title).no_enemies().territory("campania", "r2c3")
    table.agreement("r2c3", LASTING, RUNNING).end_turn()
    assert table.have("industry") == 2
    assert table.offered("cycle")


@pytest.mark.rule("ROM-AMB-81", "ROM-LEA-01", "ROM-TRD-02", "ROM-AMB-69")
def test_a_range_is_counted_in_steps():
    table = Table("augustus", hand="", technology=9).no_enemies().pawn("r3c3")
    table.territory("samnium", "r2c3").territory("numidia", "r2c2")
    assert table.offered("trade r2c3") == ["trade r2c3 short"]
    assert not table.offered("trade r2c2")
    table.enemy("r2c3", "marcomanni")
    assert not table.offered("trade r2c3")


@pytest.mark.rule("ROM-LEA-01", "ROM-TRD-03")
def test_augustus_pays_with_a_mix():
    table = Table("augustus", hand="", technology=2, culture=3).no_enemies().territory("sicilia", "r2c3").pawn("r2c3")
    table.play("trade r2c3 short")
    assert table.offers == ["pay culture 1 technology 2", "pay culture 2 technology 1", "pay culture 3"]
    table.play("pay culture 2 technology 1")
    assert (table.have("technology"), table.have("culture"), table.have("gold")) == (1, 1, 2)


@pytest.mark.rule("ROM-LEA-01")
def test_augustus_has_most_trade_tokens():
    starts = {leader.key: leader.tracks["stability"].figures[0] for leader in BOX.leaders}
    assert starts["augustus"] == max(starts.values())


@pytest.mark.rule("ROM-AMB-62")
@pytest.mark.parametrize(("leader", "price"), [("livia", 0), ("augustus", 0)])
def test_a_price_is_never_below_nothing(leader, price):
    table = standing_on("samnium", leader).developed("lighthouse", "r4c3")
    assert table.offered("trade r2c3") == ["trade r2c3 short"]
    table.play("trade r2c3 short")
    assert table.have("technology") == price
    assert table.have("stone") == 2
