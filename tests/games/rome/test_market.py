"""The market, the Projects Area, cycling."""

from __future__ import annotations

import pytest

from ludarium.engine.zones import card_of

from .table import BOX, Table

MARKET = BOX.sheet.market


def rich(leader="livia", hand="", **kinds):
    return Table(leader, hand=hand, **{"gold": 10, **kinds})


@pytest.mark.rule("ROM-MKT-01")
def test_any_number_of_cards_is_bought():
    table = rich()
    above, below = table.row("attributes"), table.row("developments")
    price = MARKET.attribute_gold[4] + MARKET.development_gold[4] + MARKET.development_gold[3]
    table.play(f"buy {above[4]}", f"buy {below[4]}", "put hand", f"buy {below[3]}", "put discard")
    assert table.have("gold") == 10 - price


@pytest.mark.rule("ROM-MKT-02", "ROM-MKT-04", "ROM-AMB-02")
@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("row", ["attributes", "developments"])
def test_a_price_is_that_of_column_and_row(row, column):
    price = (MARKET.attribute_gold if row == "attributes" else MARKET.development_gold)[column]
    card = rich().row(row)[column]
    table = rich(gold=price, stone=10)
    table.play(f"buy {card}")
    assert table.have("gold") == 0
    poor = rich(gold=price - 1, stone=10)
    assert f"buy {card}" not in poor.offers
    reason = poor.why_not(f"buy {card}")
    assert (reason.rule, dict(reason.params)) == ("ROM-MKT-04", {"n": price})


@pytest.mark.rule("ROM-MKT-03", "ROM-AMB-02", "ROM-AMB-03")
def test_prices_never_rise_to_the_right():
    assert list(MARKET.attribute_gold) == sorted(MARKET.attribute_gold, reverse=True)
    assert list(MARKET.development_gold) == sorted(MARKET.development_gold, reverse=True)
    assert len(MARKET.cycle_industry) == 5
    assert 1 in MARKET.cycle_industry


@pytest.mark.rule("ROM-MKT-05", "ROM-MKT-10")
def test_bought_attribute_cards_lie_on_the_deck():
    table = rich(gold=20)
    first, second = table.row("attributes")[3:]
    table.play(f"buy {first}", f"buy {second}")
    assert table.keys("deck")[:2] == [second, first]
    library = table.no_enemies().developed("great_library", "r2c3").token("r2c3").play("spend r2c3 1")
    assert {first, second} <= set(library.keys("hand"))


@pytest.mark.rule("ROM-MKT-06", "ROM-BLD-20")
@pytest.mark.parametrize("place", ["projects", "hand", "discard"])
def test_where_a_development_goes(place):
    table = rich("trajan", culture=9, technology=9, military=9, industry=9).no_enemies()
    card = table.row("developments")[4]
    table.play(f"buy {card}")
    assert table.offers == ["put projects", "put hand", "put discard"]
    table.play(f"put {place}")
    assert table.keys(place) == [card]
    assert bool(table.offered(f"build {card}")) == (place != "discard")


@pytest.mark.rule("ROM-MKT-07", "ROM-CYC-06", "ROM-KEY-08")
def test_gaps_stay_until_cleanup():
    table = rich(industry=9)
    above, below = table.row("attributes"), table.row("developments")
    table.play(f"buy {below[2]}", "put hand", f"cycle {above[0]}")
    assert table.row("developments") == [*below[:2], "", *below[3:]]
    assert table.row("attributes") == ["", *above[1:]]
    gold = table.have("gold")
    table.play(f"buy {below[4]}", "put hand")
    assert table.have("gold") == gold - MARKET.development_gold[4], "prices stay"


@pytest.mark.rule("ROM-MKT-08")
def test_the_pawn_does_not_matter():
    here, there = rich().pawn("r3c3"), rich().pawn("r1c1")
    assert here.offered("buy") == there.offered("buy")
    assert len(there.offered("buy")) == 10


@pytest.mark.rule("ROM-MKT-09")
@pytest.mark.parametrize("card", ["granary", "pantheon"])
def test_both_levels_cost_the_same(card):
    table = rich().market(card, 5).play(f"buy {card}", "put hand")
    assert table.have("gold") == 10 - MARKET.development_gold[4]


@pytest.mark.rule("ROM-MKT-11")
def test_only_what_lies_face_up():
    table = rich().set(developments=(-1,) * 5)
    assert {text.split()[1] for text in table.offered("buy")} == set(table.row("attributes"))
    hidden = BOX.keys[card_of(table.state.first[0])]
    assert table.why_not(f"buy {hidden}").rule == "ROM-MKT-11"


@pytest.mark.rule("ROM-LEA-03")
def test_augustus_pays_more_for_developments():
    table = rich("augustus")
    above, below = table.row("attributes")[4], table.row("developments")[4]
    table.play(f"buy {below}", "put hand")
    assert table.have("gold") == 10 - MARKET.development_gold[4] - 1
    gold = table.have("gold")
    assert table.play(f"buy {above}").have("gold") == gold - MARKET.attribute_gold[4]
    price = MARKET.development_gold[4]
    assert f"buy {below}" not in rich("augustus", gold=price).offers


@pytest.mark.rule("ROM-AMB-69", "ROM-AMB-62")
def test_a_card_that_buys_for_less():
    table = Table("augustus", hand="", gold=1).no_enemies().developed("basilica", "r2c3").token("r2c3")
    below = table.row("developments")
    table.play("spend r2c3 1")
    assert table.offers == [f"buy {below[3]}", f"buy {below[4]}", "skip"], "3 + 1 - 2 and 2 + 1 - 2 for 2 gold"
    table.play(f"buy {below[4]}", "put hand")
    assert table.have("gold") == 1
    forum = Table("livia", hand="", gold=2).no_enemies().developed("market_forum", "r2c3").token("r2c3")
    card = forum.row("attributes")[4]
    assert forum.play("spend r2c3 1", f"buy {card}").keys("deck")[0] == card
    poor = Table("livia", hand="", gold=0).no_enemies().developed("market_forum", "r2c3").token("r2c3")
    assert poor.play("spend r2c3 1").asked == "action", "nothing can be bought"


# The Projects Area


@pytest.mark.rule("ROM-ARE-01", "ROM-ARE-04", "ROM-BLD-01")
@pytest.mark.parametrize("zone", ["hand", "projects"])
def test_building_from_hand_or_area(zone):
    table = Table(hand="", industry=5).no_enemies().put("workshop", zone)
    assert len(table.offered("build workshop")) == 4
    assert table.play("build workshop r2c3").keys(zone) == []
    assert not Table(hand="", industry=4).no_enemies().put("workshop", zone).offered("build")


@pytest.mark.rule("ROM-ARE-03", "ROM-ARE-09", "ROM-AMB-17")
def test_from_hand_into_the_area_and_not_back():
    six = "granary workshop cistern domus insula smithy"
    table = Table(hand="ludus", projects=six).play("project ludus")
    assert table.keys("projects") == [*six.split(), "ludus"]
    assert table.keys("hand") == []
    assert {text.split()[0] for text in table.offers if text.endswith("ludus")} == {"abandon"}


@pytest.mark.rule("ROM-ARE-05")
def test_developments_in_hand_count_for_the_limit():
    table = Table("augustus", hand="granary workshop").tracks(power=2).end_turn()
    assert len(table.seat.hand) == 6


@pytest.mark.rule("ROM-ARE-06", "ROM-ARE-07")
def test_developments_are_discarded_freely():
    table = Table(hand="granary", projects="workshop cistern", industry=9, military=9).no_enemies()
    table.play("abandon workshop", "discard granary")
    assert table.keys("projects") == ["cistern"]
    assert table.keys("discard") == ["workshop", "granary"]
    assert {text.split()[1] for text in table.offered("build")} == {"cistern"}
    assert table.why_not("build granary r2c3").rule == "ROM-BLD-01"


@pytest.mark.rule("ROM-ARE-07", "ROM-RND-06")
def test_a_discarded_development_is_drawn_in_the_next_round():
    table = Table("livia", hand="granary", deck="").play("discard granary").last_turn().end_turn()
    assert table.state.round == 2
    assert "granary" in (*table.keys("deck"), *table.keys("hand"))


# Cycling


@pytest.mark.rule("ROM-CYC-01", "ROM-CYC-02")
@pytest.mark.parametrize("column", range(5))
def test_both_cards_of_a_column_cost_the_same(column):
    cost = MARKET.cycle_industry[column]
    for row in ("attributes", "developments"):
        table = rich(industry=cost)
        card = table.row(row)[column]
        assert table.play(f"cycle {card}").have("industry") == 0
        poor = rich(industry=cost - 1)
        assert f"cycle {card}" not in poor.offers
        assert poor.why_not(f"cycle {card}").rule == "ROM-CYC-01"


@pytest.mark.rule("ROM-CYC-03")
def test_one_payment_a_card():
    table = rich(industry=2 * MARKET.cycle_industry[3])
    above, below = table.row("attributes")[3], table.row("developments")[3]
    table.play(f"cycle {above}")
    assert table.row("developments")[3] == below
    assert table.play(f"cycle {below}").have("industry") == 0


@pytest.mark.rule("ROM-CYC-05")
@pytest.mark.parametrize(("card", "pile"), [("granary", "first"), ("pantheon", "second"), ("testudo", "advanced")])
def test_a_cycled_card_goes_under_its_own_pile(card, pile):
    table = rich(industry=9).market(card, 2)
    size = len(getattr(table.state, pile))
    table.play(f"cycle {card}")
    under = getattr(table.state, pile)
    assert (len(under), BOX.keys[card_of(under[-1])]) == (size + 1, card)


@pytest.mark.rule("ROM-CYC-07")
def test_a_gap_is_not_cycled():
    table = rich(industry=9)
    card = table.row("attributes")[3]
    table.play(f"cycle {card}")
    assert f"cycle {card}" not in table.offers
    assert len(table.offered("cycle")) == 9
    assert table.why_not(f"cycle {card}").rule == "ROM-CYC-07"


@pytest.mark.rule("ROM-KEY-07", "ROM-KEY-08")
def test_an_effect_cycles_for_nothing():
    table = Table(hand="new_calendar", industry=0)
    every = {*table.row("attributes"), *table.row("developments")}
    table.play("basic new_calendar", "take culture 2")
    assert {text.split()[2] for text in table.offered("pick")} == every
    below = table.row("developments")
    table.play(f"pick development {below[1]}")
    assert (table.have("industry"), table.row("developments")[1]) == (0, "")
    table.end_turn()
    assert table.row("developments")[1] == below[0]


@pytest.mark.rule("ROM-DEV-05", "ROM-DEV-06", "ROM-AMB-62")
def test_cheaper_cycling_while_influenced():
    table = rich(industry=0).no_enemies().developed("market_forum", "r2c3")
    assert not table.offered("cycle")
    table.token("r2c3")
    free = [column for column, cost in enumerate(MARKET.cycle_industry) if cost == 1]
    assert len(table.offered("cycle")) == 2 * len(free)
    table.change(ready=(), spent=(7,))
    assert not table.offered("cycle")
