"""Key terms: paying, gaining, taking part of it."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Ability, Form, Requirement

from .table import Table, changed, reading


def asking(cost, leader="livia", then="gold", **kinds):
    """A granary whose When Spent action costs that, with a Ready token."""
    steps = reading({"do": "cost_then", "cost": [cost], "then": [{"do": "gain", "what": then}]})
    title = changed("developments", "granary", produce=(), abilities=(Ability("when_spent", steps),))
    table = Table(leader, hand="", title=title, **kinds).no_enemies()
    return table.developed("granary", "r2c3").token("r2c3")


def pay(what, n):
    return {"do": "pay", "what": what, "n": n}


@pytest.mark.rule("ROM-KEY-01", "ROM-KEY-10", "ROM-RES-05")
@pytest.mark.parametrize(("iron", "offered"), [(1, False), (2, True)])
def test_a_cost_is_there_in_full_or_nothing_happens(iron, offered):
    table = asking(pay("iron", 2), iron=iron, gold=0)
    assert bool(table.offered("spend")) == offered
    if offered:
        table.play("spend r2c3 1")
        assert (table.have("iron"), table.have("gold")) == (0, 1)


@pytest.mark.rule("ROM-KEY-04")
def test_same_type():
    table = asking(pay("same_resource", 3), water=3, iron=2, food=1, gold=0)
    assert table.play("spend r2c3 1").have("water") == 0
    assert not asking(pay("same_resource", 3), water=2, iron=2, food=2, gold=9).offered("spend")
    choice = asking(pay("same_resource", 2), water=3, iron=2, gold=0).play("spend r2c3 1")
    assert choice.offers == ["pay water 2", "pay iron 2"]


@pytest.mark.rule("ROM-KEY-05")
def test_different_types():
    table = asking(pay("different_resources", 3), water=5, iron=1, stone=1).play("spend r2c3 1")
    assert [table.have(kind) for kind in ("water", "iron", "stone")] == [4, 0, 0]
    assert not asking(pay("different_resources", 3), water=5, iron=5, gold=5).offered("spend")


@pytest.mark.rule("ROM-KEY-09", "ROM-KEY-02", "ROM-AMB-67")
def test_the_whole_is_taken_unless_the_player_takes_part():
    whole = Table("livia", hand="").no_enemies().developed("water_mill", "r2c3").token("r2c3")
    assert whole.offers[-1] == "part"
    whole.play("produce r2c3")
    assert (whole.have("water"), whole.have("industry")) == (1, 2)
    part = Table("livia", hand="").no_enemies().developed("water_mill", "r2c3").token("r2c3").play("part")
    assert "part" not in part.offers
    assert part.why_not("part").rule == "ROM-KEY-09"
    part.play("produce r2c3")
    assert part.offers == ["take 1", "take 0"]
    part.play("take 0")
    assert part.offers == ["take 2", "take 1", "take 0"]
    part.play("take 1")
    assert (part.have("water"), part.have("industry"), part.asked) == (0, 1, "action")
    assert part.offers[-1] == "part", "for one action"


@pytest.mark.rule("ROM-KEY-09")
def test_gold_without_the_token_made_ready():
    table = Table("livia", hand="", gold=0).no_enemies().developed("circus_maximus", "r2c3").token("r2c3")
    table.developed("workshop", "r2c2").token("r2c2", "spent").play("spend r2c3 1")
    assert table.offers == ["at r2c2", "skip"]
    table.play("skip")
    assert (table.have("gold"), table.seat.ready) == (2, ())


@pytest.mark.rule("ROM-KEY-02", "ROM-KEY-09")
def test_choices_can_be_declined():
    assert Table(hand="oratory").play("basic oratory").offers == ["option 1", "option 2", "skip"]
    assert Table(hand="statecraft").play("basic statecraft").offers[-1] == "skip"
    declined = Table(hand="oratory").play("basic oratory", "skip")
    assert (declined.keys("play"), declined.seat.purse[5:]) == (["oratory"], (0,) * 5)


@pytest.mark.rule("ROM-KEY-09", "ROM-KEY-10")
def test_a_price_in_the_middle_does_not_close_a_card():
    table = Table("livia", hand="hypocaust", gold=1).play("boost hypocaust")
    assert (table.asked, table.have("technology"), table.have("gold")) == ("action", 5, 0)
    paid = Table("livia", hand="hypocaust", water=2, gold=0).play("boost hypocaust", "yes")
    assert (paid.have("water"), paid.have("gold")) == (0, 2)
    not_paid = Table("livia", hand="hypocaust", water=2, gold=0).play("boost hypocaust", "no")
    assert (not_paid.have("water"), not_paid.have("gold")) == (1, 0)


@pytest.mark.rule("ROM-KEY-09", "ROM-AMB-80")
@pytest.mark.parametrize(("iron", "gold"), [(1, 0), (2, 1)])
def test_nor_does_it_close_an_action_of_a_development(iron, gold):
    dear = {"do": "cost_then", "cost": [pay("iron", 2)], "then": [{"do": "gain", "what": "gold"}]}
    steps = reading({"do": "gain", "what": "culture"}, dear)
    title = changed("developments", "granary", produce=(), abilities=(Ability("when_spent", steps),))
    table = Table("livia", hand="", title=title, iron=iron, gold=0).no_enemies()
    table.developed("granary", "r2c3").token("r2c3").play("spend r2c3 1")
    assert (table.have("culture"), table.have("gold"), table.have("iron")) == (1, gold, iron - 2 * gold)


@pytest.mark.rule("ROM-KEY-09")
def test_part_of_what_may_be_of_any_type():
    table = Table("livia", hand="statecraft").play("part", "basic statecraft")
    assert "take culture 1" in table.offers
    assert table.offers.index("take culture 2") < table.offers.index("take culture 1") < table.offers.index("skip")
    assert table.play("take culture 1").have("culture") == 1
    assert "take culture 1" not in Table("livia", hand="statecraft").play("basic statecraft").offers


# What comes with a burden


@pytest.mark.rule("ROM-AMB-72")
def test_the_bad_part_comes_with_any_good_part():
    table = Table("livia", hand="silver_denarii", iron=1, gold=0).play("part", "boost silver_denarii")
    assert table.offers == ["yes", "no"]
    table.play("yes", "take 3")
    assert (table.have("gold"), table.keys("discard")) == (3, ["strife"])
    declined = Table("livia", hand="silver_denarii", iron=1, gold=0).play("part", "boost silver_denarii", "no")
    assert (declined.have("gold"), declined.keys("discard")) == (0, [])
    whole = Table("livia", hand="silver_denarii", iron=1, gold=0).play("boost silver_denarii")
    assert (whole.have("gold"), whole.keys("discard")) == (5, ["strife"])


@pytest.mark.rule("ROM-AMB-72")
@pytest.mark.parametrize(("answer", "gold", "strife"), [("yes", 3, 1), ("no", 0, 0)])
def test_a_burden_that_one_may_take(answer, gold, strife):
    table = Table("livia", hand="", gold=0).no_enemies().territory("judaea", "r2c3").pawn("r2c3").play("end", answer)
    assert (table.have("gold"), table.keys("discard")) == (gold, ["strife"] * strife)


# Stone


@pytest.mark.rule("ROM-AMB-70", "ROM-LDB-17")
@pytest.mark.parametrize(
    ("cost", "purse", "offers"),
    [
        (pay("stone", 2), {"stone": 2}, None),
        (pay("stone", 2), {"stone": 3}, []),
        (pay("iron", 2), {"iron": 2}, []),
        (pay("same_resource", 2), {"stone": 2}, None),
        (pay("same_resource", 2), {"stone": 3, "iron": 2}, ["pay iron 2", "pay stone 3"]),
        (pay("different_resources", 2), {"stone": 1, "iron": 1}, None),
        (pay("different_resources", 2), {"stone": 2, "iron": 1, "food": 1},
         ["pay food 1 iron 1", "pay food 1 stone 2", "pay iron 1 stone 2"]),
        (pay("resource", 2), {"stone": 3, "iron": 1}, ["pay stone 3", "pay iron 1 stone 2"]),
    ],
)  # fmt: skip
def test_stone_costs_hadrian_one_more_once(cost, purse, offers):
    table = asking(cost, "hadrian", then="water", **purse)
    assert bool(table.offered("spend")) == (offers is not None)
    if offers is not None:
        table.play("spend r2c3 1")
        assert sorted(table.offers) == sorted(offers) if offers else table.asked == "action"
    others = asking(cost, "livia", then="water", **purse)
    assert others.offered("spend")


@pytest.mark.rule("ROM-AMB-70")
def test_an_edict_and_a_choice_paid_in_stone():
    first = "glory_to_rome"
    form = Form(20, (Requirement("steps", steps=({"stone": 2, "iron": 1},)),))
    title = changed("edicts", first, partial=form)
    table = Table("hadrian", hand="", title=title, stone=2, iron=1).edicts(first)
    assert not table.offered("edict")
    table.purse(stone=3, iron=1).play(f"edict {first} 1")
    assert (table.have("stone"), table.have("iron")) == (0, 0)
    macellum = Table("hadrian", hand="", stone=1, iron=1).no_enemies().developed("macellum", "r2c3").token("r2c3")
    assert not macellum.offered("spend")
    assert macellum.purse(stone=2, iron=1).offered("spend")


@pytest.mark.rule("ROM-AMB-70")
def test_forced_payments_and_conversions_are_no_costs():
    tour = Table("hadrian", hand="imperial_tour", stone=2, gold=0).play("march imperial_tour")
    assert tour.offers == ["pay stone 2", "refuse"]
    fleet = Table("hadrian", hand="merchant_fleet", stone=1, gold=1).play("boost merchant_fleet", "option 1")
    assert fleet.offers == ["convert stone 1", "skip"]
    fleet.play("convert stone 1")
    assert (fleet.have("stone"), fleet.have("gold")) == (0, 1)


@pytest.mark.rule("ROM-AMB-60", "ROM-AMB-68", "ROM-LEA-13")
@pytest.mark.parametrize(
    ("stone", "gold", "offers"),
    [
        (1, 0, None),
        (0, 1, None),
        (1, 1, []),
        (2, 0, []),
        (0, 2, []),
        (2, 2, ["pay stone 2", "pay stone 1 gold 1", "pay gold 2"]),
    ],
)
def test_a_stone_boost_costs_hadrian_two(stone, gold, offers):
    table = Table("hadrian", hand="epic_poetry", stone=stone, gold=gold)
    assert bool(table.offered("boost")) == (offers is not None)
    if offers is None:
        assert table.why_not("boost epic_poetry").rule == "ROM-ATT-06"
        return
    table.play("boost epic_poetry")
    if offers:
        assert table.offers == offers
    else:
        assert table.have("stone") + table.have("gold") == 0
    food = Table("hadrian", hand="saturnalia", food=1, gold=0).play("boost saturnalia")
    assert food.have("food") == 0, "other banners cost one"
