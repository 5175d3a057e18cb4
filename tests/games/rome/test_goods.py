"""Resources, gold, attribute points and glory."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Ability, Trigger
from ludarium.games.rome.kinds import ATTRIBUTES, KINDS, RESOURCES
from ludarium.games.rome.state import Entry

from .table import Table, changed, reading


def producing(key, *, leader="livia", at="r2c3", **kinds):
    """A development with a Ready token that produces, the pawn elsewhere."""
    return Table(leader, hand="", **kinds).no_enemies().developed(key, at).token(at)


@pytest.mark.rule("ROM-RES-01", "ROM-APT-01")
def test_the_kinds():
    assert {KINDS[kind] for kind in RESOURCES} == {"water", "food", "iron", "stone"}
    assert {KINDS[kind] for kind in ATTRIBUTES} == {"culture", "technology", "military", "industry"}
    table = producing("academy").play("spend r2c3 1")
    assert {text.split()[1] for text in table.offered("take")} == {"culture", "technology", "military", "industry"}


@pytest.mark.rule("ROM-RES-02", "ROM-RES-03", "ROM-AMB-08")
@pytest.mark.parametrize(("before", "after"), [(2, 6), (7, 10), (8, 10), (10, 10)])
def test_gains_stop_at_ten(before, after):
    table = producing("iron_mine", iron=before).play("spend r2c3 1")
    assert table.have("iron") == after
    event = table.events("gained")[0]
    assert (event["n"], event["lost"]) == (after - before, 4 - (after - before))
    gold = Table("livia", hand="", gold=before).play("ability status_power")
    assert gold.have("gold") == min(10, before + 6)


@pytest.mark.rule("ROM-RES-04", "ROM-RES-05", "ROM-KEY-01")
def test_no_cost_that_cannot_be_met():
    for stone in (0, 1):
        table = producing("marble_yard", stone=stone)
        assert not table.offered("spend")
        assert table.offered("produce")
    table = producing("marble_yard", stone=2, gold=0).play("spend r2c3 1")
    assert (table.have("stone"), table.have("gold"), table.seat.glory) == (0, 1, 1)
    short = producing("olive_grove", food=1)
    assert not short.offered("spend")
    assert short.why_not("spend r2c3 1").rule == "ROM-KEY-01"


@pytest.mark.rule("ROM-RES-06", "ROM-RND-12")
def test_resources_and_gold_are_kept():
    table = Table("livia", hand="", food=4, gold=6).last_turn().end_turn()
    assert table.state.round == 2
    assert (table.have("food"), table.have("gold")) == (4, 6)


@pytest.mark.rule("ROM-RES-07")
def test_gold_is_no_resource():
    table = Table("livia", hand="loan").play("ability waste_not")
    assert not [text for text in table.offers if "gold" in text]
    any_two = producing("temple_of_jupiter", gold=9, water=1)
    assert not any_two.offered("spend"), "two different resources: gold is none"


@pytest.mark.rule("ROM-RES-08")
def test_gold_stands_in_for_boosts_only():
    table = producing("smithy", gold=5).put("short_swords", "hand")
    assert not table.offered("work")
    assert table.offered("boost") == ["boost short_swords"]


# Attribute points


@pytest.mark.rule("ROM-APT-02", "ROM-APT-04")
def test_points_are_spent_at_once_and_kept_apart():
    table = Table(hand="palisades short_swords", culture=3, technology=3).no_enemies()
    table.pawn("r2c3").enemy("r2c3", "cilician_pirates").territory("aegyptus", "r2c4")
    assert not table.offered("conquer")
    table.play("basic palisades", "option 1", "basic short_swords", "option 1")
    assert table.offered("conquer") == ["conquer r2c3"]
    table.play("conquer r2c3", "military 4")
    assert (table.have("military"), table.have("culture")) == (0, 3)
    table.territory("sicilia", "r2c3")
    assert not table.offered("trade"), "3 technology and 3 culture are not 4 technology"


@pytest.mark.rule("ROM-APT-03", "ROM-CLN-18", "ROM-MOV-07")
def test_points_vanish_with_the_turn():
    table = Table(hand="", culture=3, technology=2, military=1, industry=4, movement=1, gold=2).end_turn()
    points = ("culture", "technology", "military", "industry", "movement")
    assert [table.have(kind) for kind in points] == [0] * 5
    assert table.have("gold") == 2
    assert table.seat.ledger == ()


@pytest.mark.rule("ROM-APT-05", "ROM-CYC-04")
def test_points_of_several_sources_add_up():
    table = producing("brickworks").put("salt_pans", "hand").play("basic salt_pans", "option 1", "produce r2c3")
    assert table.have("industry") == 3
    assert table.play(f"cycle {table.row('attributes')[4]}").have("industry") == 0


@pytest.mark.rule("ROM-APT-06")
def test_points_have_no_upper_limit():
    table = Table(hand="oratory household_gods bronze_casting", culture=10, gold=3)
    for card in ("oratory", "household_gods", "bronze_casting"):
        table.play(f"boost {card}", "option 1")
    assert table.have("culture") == 25


@pytest.mark.rule("ROM-APT-07")
def test_where_points_came_from_and_went():
    table = producing("brickworks").put("salt_pans", "hand").play("basic salt_pans", "option 1", "produce r2c3")
    industry = KINDS.index("industry")
    assert table.seat.ledger == (Entry(industry, 2, "salt_pans"), Entry(industry, 1, "brickworks"))
    table.play(f"cycle {table.row('attributes')[0]}")
    assert table.seat.ledger[-1] == Entry(industry, -1, "cycle")


@pytest.mark.rule("ROM-GPT-01", "ROM-BLD-10")
def test_glory_moves_at_once():
    table = Table(hand="temple_of_vesta", culture=6).no_enemies().change(glory=6).play("build temple_of_vesta r2c3")
    assert table.seat.glory == 9


@pytest.mark.rule("ROM-EXC-04")
def test_gold_of_an_exchange_is_not_gained():
    gains_food = Ability("ongoing", triggers=(Trigger("gold_gained", reading({"do": "gain", "what": "food"})),))
    title = changed("developments", "granary", abilities=(gains_food,))
    table = Table("livia", hand="", title=title, stone=4).no_enemies().developed("granary", "r2c3")
    table.play("exchange stone")
    assert (table.have("gold"), table.have("food")) == (1, 0)
    table.play("ability status_power")
    assert table.have("food") == 1, "gained, once for each gain"
    table.end_turn().purse(gold=10).play("ability status_power")
    assert table.have("food") == 0, "nothing was gained"
