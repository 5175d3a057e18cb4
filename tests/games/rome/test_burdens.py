"""Strife, loans, the trash, and exchanging resources."""

from __future__ import annotations

import pytest

from ludarium.engine.actions import parse
from ludarium.engine.zones import card_of

from .table import BOX, Table


@pytest.mark.rule("ROM-STR-02", "ROM-LOA-02")
def test_burdens_come_to_the_discard_pile():
    table = Table("fulvia", hand="oratory").play("ability rabble_rouser")
    assert (table.keys("discard"), table.state.strife, table.keys("hand")) == (["strife"], 9, ["oratory"])
    loan = Table("livia", hand="oratory").play("ability status_power")
    assert (loan.keys("discard"), loan.state.loans, loan.keys("hand")) == (["loan"], 9, ["oratory"])


@pytest.mark.rule("ROM-STR-03", "ROM-LOA-02", "ROM-CLN-11")
@pytest.mark.parametrize(("hand", "drawn"), [("strife strife", 3), ("loan", 4), ("loan strife", 3), ("", 5)])
def test_burdens_count_for_the_hand_limit(hand, drawn):
    table = Table("livia", hand=hand)
    deck = len(table.seat.deck)
    assert deck - len(table.end_turn().seat.deck) == drawn


@pytest.mark.rule("ROM-STR-04", "ROM-LOA-02")
def test_burdens_are_discarded_freely():
    table = Table(hand="strife strife loan").play("discard strife", "discard loan")
    assert (table.keys("hand"), table.keys("discard")) == (["strife"], ["strife", "loan"])
    assert table.state.strife == 8


@pytest.mark.rule("ROM-STR-05", "ROM-LOA-02")
def test_burdens_are_not_played():
    table = Table(hand="strife strife strife loan", gold=9)
    verbs = {text.split()[0] for text in table.offers}
    assert not verbs & {"basic", "boost", "face-down", "march"}
    assert table.why_not("basic strife").rule == "ROM-STR-05"


@pytest.mark.rule("ROM-STR-06", "ROM-AMB-06")
def test_returning_strife():
    table = Table("hadrian", hand="strife strife", military=8).play("return-strife", "return-strife")
    assert (table.state.strife, table.have("military"), table.keys("hand")) == (10, 0, [])
    assert BOX.numbers.return_strife == {"military": 4}
    short = Table("hadrian", hand="strife", military=3, culture=9)
    assert not short.offered("return-strife")
    assert short.why_not("return-strife").rule == "ROM-STR-06"


@pytest.mark.rule("ROM-STR-06", "ROM-LEA-09", "ROM-LEA-21")
@pytest.mark.parametrize(
    ("leader", "cost"), [("hadrian", 4), ("fulvia", 6), ("marcus", 5), ("augustus", 4), ("trajan", 4)]
)
def test_what_returning_strife_costs(leader, cost):
    table = Table(leader, hand="strife", military=cost)
    assert not Table(leader, hand="strife", military=cost - 1).offered("return-strife")
    assert table.play("return-strife").have("military") == 0
    barracks = Table(leader, hand="strife", military=cost - 1).no_enemies().developed("barracks", "r2c3")
    assert not barracks.offered("return-strife")
    assert barracks.token("r2c3").offered("return-strife")


@pytest.mark.rule("ROM-STR-07", "ROM-AMB-73")
def test_only_from_hand():
    table = Table(hand="", military=9).put("strife", "discard").put("strife", "deck")
    assert not table.offered("return-strife")
    assert table.why_not("return-strife").rule == "ROM-STR-07"


@pytest.mark.rule("ROM-STR-08", "ROM-TRA-02")
def test_trashing_needs_an_effect():
    table = Table(hand="vestal_rites strife oratory granary").put("strife", "discard")
    assert not [text for text in table.offers if "trash" in text]
    table.play("basic vestal_rites", "option 2")
    assert table.offers == ["pick hand oratory", "pick hand granary", "pick hand strife", "skip"]
    named = Table("livia", hand="").no_enemies().developed("mausoleum", "r2c3").token("r2c3").put("strife", "discard")
    assert named.play("spend r2c3 1").offers == ["pick discard strife", "skip"]


@pytest.mark.rule("ROM-STR-09", "ROM-STR-10", "ROM-LOA-05", "ROM-TRA-01", "ROM-TRA-03", "ROM-TRA-04")
@pytest.mark.parametrize("what", ["strife", "loan"])
def test_a_trashed_burden_takes_another_with_it(what):
    table = Table("livia", hand=f"vestal_rites {what}", military=4)
    table.play("basic vestal_rites", "option 2", f"pick hand {what}")
    assert {"strife": table.state.strife, "loan": table.state.loans}[what] == 8
    assert table.keys("trash") == [what, what]
    assert table.total == 0, "no glory is lost for them"
    supply = table.state.strife
    table.put("strife", "hand").play("return-strife")
    assert table.state.strife == supply, "only the one that was in hand comes back"
    assert table.keys("trash") == [what, what]


@pytest.mark.rule("ROM-TRA-03")
def test_returning_and_trashing_differ():
    returned = Table("hadrian", hand="strife", military=4).set(strife=5).play("return-strife")
    trashed = Table("hadrian", hand="vestal_rites strife").set(strife=5)
    trashed.play("basic vestal_rites", "option 2", "pick hand strife")
    assert (returned.state.strife, trashed.state.strife) == (6, 4)


@pytest.mark.rule("ROM-AMB-13", "ROM-AMB-14")
def test_trashing_can_empty_the_supply():
    table = Table("livia", hand="vestal_rites strife").set(strife=1).play("basic vestal_rites", "option 2")
    assert "pick hand strife" in table.offers
    observed = table.title.observe(table.state, 0)
    assert table.title.waste(observed, parse("pick hand strife")) == (("match", 1),), "the program warns first"
    assert table.title.waste(observed, parse("skip")) == ()
    table.play("pick hand strife")
    assert (table.asked, table.result) == ("", "collapse")


@pytest.mark.rule("ROM-TRA-01")
def test_what_is_trashed_does_not_come_back():
    table = Table("livia", hand="vestal_rites oratory").play("basic vestal_rites", "option 2", "pick hand oratory")
    table.last_turn().end_turn()
    assert table.state.round == 2
    assert "oratory" not in (*table.keys("deck"), *table.keys("hand"))
    assert table.keys("trash") == ["oratory"]


# Loans


@pytest.mark.rule("ROM-LOA-03", "ROM-LOA-04")
def test_paying_off_loans():
    table = Table("livia", hand="loan loan", gold=7).play("pay-off", "pay-off")
    assert (table.have("gold"), table.state.loans, table.keys("hand")) == (1, 10, [])
    poor = Table("livia", hand="loan", gold=2, water=9, military=9)
    assert not poor.offered("pay-off")
    assert poor.why_not("pay-off").rule == "ROM-LOA-03"
    elsewhere = Table("livia", hand="", gold=9).put("loan", "discard")
    assert not elsewhere.offered("pay-off")
    assert elsewhere.why_not("pay-off").rule == "ROM-LOA-04"


@pytest.mark.rule("ROM-LOA-07")
@pytest.mark.parametrize("leader", ["augustus", "fulvia", "hadrian", "marcus", "trajan"])
def test_no_free_loans(leader):
    table = Table(leader, hand="", gold=0)
    for text in table.offers:
        after = Table(leader, hand="", gold=0).play(text)
        assert after.state.loans == 10


@pytest.mark.rule("ROM-STR-11", "ROM-LOA-06", "ROM-RND-06")
def test_burdens_are_shuffled_in():
    table = Table("livia", hand="").put("strife", "discard").put("loan", "discard").put("granary", "discard")
    table.last_turn().end_turn()
    owned = [BOX.keys[card_of(place)] for place in table.seat.deck] + table.keys("hand")
    assert {"strife", "loan", "granary"} <= set(owned)
    table.check()


# Exchange


@pytest.mark.rule("ROM-EXC-01")
def test_four_of_a_kind_for_a_gold():
    table = Table(hand="", water=9, gold=0).play("exchange water", "exchange water")
    assert (table.have("water"), table.have("gold")) == (1, 2)
    assert not table.offered("exchange")


@pytest.mark.rule("ROM-EXC-02", "ROM-EXC-03", "ROM-EXC-05")
def test_what_is_not_exchanged():
    mixed = Table(hand="", food=2, iron=2, water=3)
    assert not mixed.offered("exchange")
    assert mixed.why_not("exchange food").rule == "ROM-EXC-02"
    gold = Table(hand="", gold=9)
    assert not gold.offered("exchange")
    assert gold.why_not("exchange gold").rule == "ROM-EXC-03"
    for text in (gold.offered("buy")[0], "end"):
        assert not any(Table(hand="", gold=9).play(text).seat.purse[:4])


@pytest.mark.rule("ROM-AMB-70", "ROM-LEA-13")
@pytest.mark.parametrize(("leader", "stone", "offered"), [("hadrian", 4, 0), ("hadrian", 5, 1), ("livia", 4, 1)])
def test_hadrian_exchanges_five_stone(leader, stone, offered):
    table = Table(leader, hand="", stone=stone, gold=0)
    assert len(table.offered("exchange")) == offered
    if offered:
        table.play("exchange stone")
        assert (table.have("stone"), table.have("gold")) == (0, 1)
