"""The six leaders, by what is theirs alone. Their cards and changed prices are tried where the rule stands."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Ability, Trigger

from .table import BOX, Table, changed, reading


@pytest.mark.rule("ROM-LEA-04", "ROM-AMB-78")
@pytest.mark.parametrize("use", ["basic", "march"])
def test_civil_war_by_discarding(use):
    table = Table("augustus", hand="civil_war strife granary oratory").play(f"{use} civil_war")
    assert table.offers == ["option 1", "option 2"], "exactly one, and neither can be declined"
    table.play("option 1")
    assert table.offers == ["pick hand oratory", "pick hand granary", "pick hand strife"]
    table.play("pick hand granary", "pick hand oratory")
    assert (table.keys("discard"), table.keys("hand"), table.state.loans) == (["granary", "oratory"], ["strife"], 10)


@pytest.mark.rule("ROM-LEA-04")
def test_civil_war_by_a_loan():
    table = Table("augustus", hand="civil_war oratory palisades").play("basic civil_war", "option 2")
    assert (table.keys("discard"), table.state.loans) == (["loan"], 9)
    assert sorted(table.keys("hand")) == ["oratory", "palisades"]
    assert table.have("military") == 2


@pytest.mark.rule("ROM-AMB-78", "ROM-LEA-04")
@pytest.mark.parametrize("hand", ["", "oratory"])
def test_civil_war_with_few_cards(hand):
    table = Table("augustus", hand=f"civil_war {hand}").play("basic civil_war", "option 1")
    assert (table.keys("discard"), table.keys("hand"), table.state.loans) == (hand.split(), [], 10)


@pytest.mark.rule("ROM-LEA-05")
@pytest.mark.parametrize(("leader", "strife"), [("augustus", 0), ("hadrian", 2)])
def test_augustus_conquers_for_less(leader, strife):
    table = Table(leader, hand="", military=4).no_enemies().pawn("r2c3").enemy("r2c3", "samnite_league")
    table.play("conquer r2c3")
    if table.asked == "military":
        table.play("military 4")
    assert table.keys("discard") == ["strife"] * strife


@pytest.mark.rule("ROM-LEA-06")
def test_street_gangs():
    table = Table("fulvia", hand="strife strife")
    table.play("ability street_gangs")
    assert table.offers == ["take culture 2", "take technology 2", "take military 2", "take industry 2", "skip"]
    table.play("take military 2", "ability street_gangs", "take culture 2")
    assert (table.keys("discard"), table.have("military"), table.have("culture")) == (["strife", "strife"], 2, 2)
    assert not table.offered("ability street_gangs")
    assert table.why_not("ability street_gangs").rule == "ROM-KEY-01"
    assert table.state.strife == 8


@pytest.mark.rule("ROM-LEA-06", "ROM-DEV-16")
def test_rabble_rouser_once_a_turn():
    table = Table("fulvia", hand="", gold=0).play("ability rabble_rouser")
    assert table.keys("discard") == ["strife"]
    table.play("option 2")
    assert table.have("gold") == 2
    assert table.why_not("ability rabble_rouser").rule == "ROM-DEV-16"
    assert table.end_turn().offered("ability rabble_rouser")


@pytest.mark.rule("ROM-LEA-07")
@pytest.mark.parametrize(("strife", "basic", "boosted"), [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 3, 5), (4, 3, 5)])
def test_fulvii_fortune(strife, basic, boosted):
    hand = " ".join(["fulvii_fortune", *["strife"] * strife])
    table = Table("fulvia", hand=hand, gold=0).play("basic fulvii_fortune", "option 1")
    assert table.have("gold") == basic
    more = Table("fulvia", hand=hand, food=1, gold=0).play("boost fulvii_fortune", "option 1")
    assert more.have("gold") == boosted


@pytest.mark.rule("ROM-LEA-08")
def test_the_population_of_fulvia():
    sums = {leader.key: sum(leader.tracks["population"].numbers) for leader in BOX.leaders}
    assert sums["fulvia"] == max(sums.values())


@pytest.mark.rule("ROM-LEA-12")
def test_institutions():
    table = Table("hadrian", hand="institutions", water=1, gold=0).no_enemies()
    for key, space in (("vineyard", "r2c3"), ("bath_house", "r2c2"), ("colosseum", "r2c4"), ("workshop", "r1c1")):
        table.developed(key, space)
    table.play("boost institutions", "option 2")
    assert table.have("gold") == 4
    basic = Table("hadrian", hand="institutions", gold=0).no_enemies()
    for key, space in (("vineyard", "r2c3"), ("bath_house", "r2c2"), ("colosseum", "r2c4")):
        basic.developed(key, space)
    assert basic.play("basic institutions", "option 2").have("gold") == 2, "one for each two"


@pytest.mark.rule("ROM-LEA-14", "ROM-LAC-07")
@pytest.mark.parametrize("answer", ["pay water 2", "pay gold 1", "refuse"])
def test_imperial_tour_keeps_costing(answer):
    table = Table("hadrian", hand="imperial_tour", water=2, iron=1, gold=1).play("basic imperial_tour")
    assert table.offers == ["pay water 2", "pay gold 1", "refuse"]
    table.play(answer)
    assert table.keys("discard") == (["strife"] if answer == "refuse" else [])


@pytest.mark.rule("ROM-LEA-15", "ROM-DEV-16")
def test_livia_lives_on_loans():
    table = Table("livia", hand="loan", gold=0).play("ability status_power")
    assert (table.have("gold"), table.keys("discard"), table.state.loans) == (6, ["loan"], 8)
    assert table.why_not("ability status_power").rule == "ROM-DEV-16"
    table.play("ability waste_not")
    assert len(table.offers) == 11, "two resources in any mix, or none"
    table.play("take water 1 stone 1")
    assert (table.have("water"), table.have("stone"), table.keys("discard")) == (1, 1, ["loan", "loan"])
    assert not table.offered("ability")


@pytest.mark.rule("ROM-LEA-16")
def test_copper_mines():
    table = Table("livia", hand="copper_mines", iron=2, stone=1, gold=0).play("boost copper_mines", "option 1")
    assert table.offers == ["convert iron 3", "convert iron 2", "convert iron 1", "skip"]
    table.play("convert iron 3")
    assert (table.have("iron"), table.have("stone"), table.have("gold")) == (0, 0, 3)


@pytest.mark.rule("ROM-LEA-19")
def test_meditations():
    table = Table("marcus", hand="meditations").play("basic meditations", "take industry 3")
    assert (table.have("industry"), len(table.offered("pick"))) == (3, 10)
    boosted = Table("marcus", hand="meditations", water=1).token("r3c3", "spent").play("boost meditations")
    while boosted.asked == "pay":
        boosted.play("pay water 1")
    boosted.play("take culture 6", "at r3c3")
    assert (boosted.have("culture"), len(boosted.seat.ready)) == (6, 1)


@pytest.mark.rule("ROM-LEA-22")
@pytest.mark.parametrize("use", ["basic", "march"])
def test_plague_sets_influence_aside(use):
    table = Table("marcus", hand="plague", gold=0).token("r3c3").change(influence=1, ready=(0, 1)).play(f"{use} plague")
    assert (table.asked, table.seat.influence, table.seat.aside) == ("set_aside_influence", 0, 1), "supply first"
    assert table.offers == ["at r1c1", "at r1c2"]
    table.play("at r1c2")
    assert (table.seat.ready, table.seat.aside) == ((0,), 2)
    table.end_turn()
    assert table.seat.aside == 2, "until the round ends"
    table.change(hand=()).last_turn().end_turn()
    assert (table.seat.aside, table.seat.influence) == (0, 2)


@pytest.mark.rule("ROM-LEA-22", "ROM-KEY-10")
@pytest.mark.parametrize(
    ("purse", "offers"),
    [
        ({"food": 1, "water": 1}, ["pay water 1 food 1", "refuse"]),
        ({"gold": 1}, ["pay gold 1", "refuse"]),
        ({"food": 5}, None),
    ],
)
def test_plague_is_costly(purse, offers):
    table = Table("marcus", hand="plague", **purse).play("basic plague")
    if offers is None:
        assert table.seat.aside == 2
        return
    assert table.offers == offers
    table.play(offers[0])
    assert (table.seat.aside, sum(table.seat.purse[:5])) == (0, 0)


@pytest.mark.rule("ROM-AMB-79")
def test_plague_takes_what_there_is():
    table = Table("marcus", hand="plague", gold=0).change(influence=1, ready=(), spent=(0, 1)).play("basic plague")
    assert (table.seat.aside, table.seat.influence, table.seat.spent) == (1, 0, (0, 1))


@pytest.mark.rule("ROM-LEA-23")
def test_soldier_emperor():
    table = Table("trajan", hand="").no_enemies().developed("workshop", "r2c3").token("r2c3").token("r3c3")
    table.play("ability soldier_emperor")
    assert table.offers == ["at r2c3", "at r3c3"]
    table.play("at r2c3")
    assert (table.seat.spent, table.have("military")) == ((7,), 3)
    table.play("ability soldier_emperor")
    assert (table.seat.ready, table.have("military")) == ((), 6), "as often as tokens are Ready"
    assert not table.offered("ability")
    blocked = Table("trajan", hand="").no_enemies().token("r3c3").enemy("r3c3", "marcomanni", aggressive=True)
    assert not blocked.offered("ability"), "not beside an enemy"


@pytest.mark.rule("ROM-LEA-24")
def test_expansion_takes_a_card_back():
    table = Table("trajan", hand="expansion", discard="oratory", iron=1, gold=0).put("strife", "discard")
    table.play("boost expansion", "option 2")
    assert table.offers == ["pick discard oratory", "skip"], "attribute cards only"
    table.play("pick discard oratory", "basic oratory", "option 1")
    assert (table.have("culture"), table.have("military")) == (2, 0)
    deck = Table("trajan", hand="expansion", discard="oratory").play("basic expansion", "option 2")
    assert deck.play("pick discard oratory").keys("deck")[0] == "oratory"
    military = Table("trajan", hand="expansion", iron=1, gold=0).play("boost expansion", "option 1")
    assert military.have("military") == 6


@pytest.mark.rule("ROM-LEA-24", "ROM-LAC-03")
def test_a_forced_card_taken_to_hand_is_used_at_once():
    table = Table("trajan", hand="expansion", discard="veterans_claims", iron=1, gold=0)
    table.play("boost expansion", "option 2", "pick discard veterans_claims")
    assert table.asked == "must-use"


@pytest.mark.rule("ROM-LEA-26")
def test_trajan_has_fewest_influence_tokens():
    starts = {leader.key: leader.tracks["wisdom"].figures[0] for leader in BOX.leaders}
    assert all(starts["trajan"] < n for key, n in starts.items() if key != "trajan")


@pytest.mark.rule("ROM-EMP-01")
def test_abilities_of_others_are_not_in_use():
    table = Table("livia", hand="strife loan")
    assert table.offered("ability") == ["ability waste_not", "ability status_power"]
    assert table.why_not("ability street_gangs").rule == "ROM-EMP-01"


@pytest.mark.rule("ROM-AMB-61")
def test_two_things_that_wait_for_one_event():
    more = Ability("ongoing", triggers=(Trigger("enemy_conquered", reading({"do": "gain", "what": "food"})),))
    title = changed("developments", "granary", abilities=(more,))
    table = Table("hadrian", hand="", title=title, military=9).no_enemies().pawn("r2c3")
    table.developed("granary", "r4c3").developed("watchtower", "r3c2").enemy("r2c3", "quadi_horse")
    table.play("conquer r2c3", "military 9")
    assert table.asked == "order"
    food = next(text for text in table.offers if "granary" in text)
    assert table.play(food).have("food") == 1
