"""Attribute cards and the four ways to use them."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Ability, Trigger
from ludarium.games.rome.state import BASIC, BOOSTED, FACE_DOWN, MARCHED

from .table import BOX, Table, changed, reading


def uses(table, card):
    return [text.split()[0] for text in table.offers if text.endswith(f" {card}")]


@pytest.mark.rule("ROM-ATT-01", "ROM-ATT-02", "ROM-MOV-13")
def test_four_uses_of_which_one_is_taken():
    table = Table(hand="oratory", water=1, gold=0)
    assert uses(table, "oratory") == ["basic", "boost", "face-down", "march"]
    assert uses(table.purse(), "oratory") == ["basic", "face-down", "march"]
    for use, then in (("basic", ["option 1"]), ("march", []), ("face-down", ["take military"])):
        used = Table(hand="oratory", gold=0).play(f"{use} oratory", *then)
        assert used.keys("hand") == []
        assert uses(used, "oratory") == []
        assert used.why_not("basic oratory").rule == "ROM-ATT-09"


@pytest.mark.rule("ROM-ATT-03", "ROM-ATT-04")
@pytest.mark.parametrize(("card", "banner"), [("short_swords", "iron"), ("testudo", "iron"), ("epic_poetry", "stone")])
def test_a_boost_costs_one_of_its_banner(card, banner):
    table = Table("livia", hand=card, **{banner: 3}).play(f"boost {card}")
    assert table.have(banner) == 2


@pytest.mark.rule("ROM-ATT-05")
@pytest.mark.parametrize("way", ["food", "gold"])
def test_gold_in_place_of_the_resource(way):
    table = Table(hand="saturnalia", food=3, gold=2).play("boost saturnalia")
    assert table.offers == ["pay food 1", "pay gold 1"]
    table.play(f"pay {way} 1")
    assert (table.have("food"), table.have("gold")) == ((2, 2) if way == "food" else (3, 1))
    assert table.have("culture") == 5


@pytest.mark.rule("ROM-ATT-06")
def test_no_boost_without_either():
    table = Table(hand="oratory", iron=9, food=9, stone=9)
    assert not table.offered("boost")
    assert table.why_not("boost oratory").rule == "ROM-ATT-06"


@pytest.mark.rule("ROM-ATT-07", "ROM-KEY-01")
def test_a_boost_is_paid_before_its_effect():
    title = changed("attributes", "great_estates", banner="food")
    table = Table(hand="great_estates", title=title, gold=0)
    assert not table.offered("boost")
    assert table.purse(food=1).play("boost great_estates").have("food") == 3


@pytest.mark.rule("ROM-ATT-08", "ROM-MOV-02", "ROM-ATT-10")
def test_how_a_card_was_used_is_kept():
    table = Table(hand="oratory palisades testudo triumph", gold=1)
    table.play("basic oratory", "option 1", "boost testudo", "face-down palisades", "take culture", "march triumph")
    assert [use for _, use in table.seat.play] == [BASIC, BOOSTED, FACE_DOWN, MARCHED]


@pytest.mark.rule("ROM-ATT-09")
def test_only_one_half_is_used():
    table = Table(hand="testudo", gold=5, iron=5).play("basic testudo")
    assert table.have("military") == 4
    assert not table.offered("boost")


@pytest.mark.rule("ROM-ATT-10")
@pytest.mark.parametrize("kind", ["culture", "technology", "military", "industry"])
def test_face_down_for_a_point_of_any_kind(kind):
    table = Table(hand="testudo").play("face-down testudo")
    assert table.offers == ["take culture", "take technology", "take military", "take industry"]
    assert sum(table.play(f"take {kind}").seat.purse[5:]) == table.have(kind) == 1


@pytest.mark.rule("ROM-ATT-11", "ROM-ATT-12", "ROM-CLN-04")
def test_any_number_of_cards_and_where_they_go():
    table = Table(hand="testudo triumph epic_poetry saturnalia glass_blowing oratory")
    for card in ("testudo", "triumph", "epic_poetry", "saturnalia", "glass_blowing"):
        table.play(f"basic {card}")
    assert len(table.seat.play) == 5
    assert table.keys("discard") == []
    table.end_turn()
    assert sorted(table.keys("discard")) == ["epic_poetry", "glass_blowing", "saturnalia", "testudo", "triumph"]
    assert "oratory" in table.keys("hand")


@pytest.mark.rule("ROM-ATT-13", "ROM-MKT-05", "ROM-AMB-59")
def test_only_cards_in_hand():
    table = Table(hand="greek_tutors", gold=10)
    card = table.row("attributes")[4]
    table.play(f"buy {card}")
    assert not uses(table, card)
    assert table.why_not(f"basic {card}").rule == "ROM-ATT-13"
    table.play("basic greek_tutors", "option 1")
    assert uses(table, card) == ["basic", "boost", "face-down", "march"], "an effect drew it"


@pytest.mark.rule("ROM-AMB-58")
def test_attribute_cards_are_not_discarded():
    table = Table(hand="oratory")
    assert not table.offered("discard")
    assert table.why_not("discard oratory").rule == "ROM-AMB-58"


@pytest.mark.rule("ROM-KEY-06")
@pytest.mark.parametrize(
    ("use", "food"), [("basic", 1), ("boost", 1), ("march", 0), ("face-down", 0)], ids=lambda value: str(value)
)
def test_playing_a_card_is_one_of_its_halves(use, food):
    trigger = Trigger("card_played", reading({"do": "gain", "what": "food"}))
    title = changed("developments", "granary", abilities=(Ability("ongoing", triggers=(trigger,)),))
    table = Table("livia", hand="testudo", title=title, iron=1).no_enemies().developed("granary", "r2c3")
    table.play(f"{use} testudo")
    if use == "face-down":
        table.play("take culture")
    assert table.have("food") == food


# Leader cards


@pytest.mark.rule("ROM-LAC-02", "ROM-LAC-06")
def test_octavian_leaves_by_his_own_action():
    table = Table("fulvia", hand="octavian vestal_rites strife", military=5)
    table.play("basic vestal_rites", "option 2")
    assert table.offers == ["pick hand strife", "skip"], "no other effect trashes a leader's card"
    table.play("skip", "basic octavian", "yes")
    assert (table.keys("trash"), table.have("military"), table.seat.glory) == (["octavian"], 0, 1)
    assert table.total == -1, "1 glory and a strife in hand"
    assert Table("fulvia", hand="octavian", military=4).play("basic octavian").keys("trash") == []


@pytest.mark.rule("ROM-LAC-03", "ROM-LAC-07")
def test_a_forced_card_comes_first():
    table = Table("hadrian", hand="imperial_tour oratory", gold=2, food=2)
    assert table.asked == "must-use"
    assert [text.split()[0] for text in table.offers] == ["basic", "boost", "face-down", "march"]
    assert {text.split()[1] for text in table.offers} == {"imperial_tour"}
    assert table.why_not("end").rule == table.why_not("basic oratory").rule == "ROM-LAC-03"
    table.play("march imperial_tour")
    assert table.offers == ["pay food 2", "pay gold 1", "refuse"]
    table.play("pay gold 1")
    assert (table.asked, table.have("movement"), table.have("gold")) == ("action", 2, 1)


@pytest.mark.rule("ROM-LAC-03")
def test_a_forced_card_that_is_drawn():
    table = Table("hadrian", hand="greek_tutors oratory", deck="imperial_tour", gold=1)
    table.play("basic greek_tutors", "option 1")
    assert table.asked == "must-use"
    waiting = Table("hadrian", hand="oratory", deck="imperial_tour", gold=1).play("end")
    assert waiting.asked == "must-use", "drawn in Cleanup, it waits for the next Action Phase"
    assert waiting.state.turn == 1
    project = Table("hadrian", hand="oratory", deck="imperial_tour", gold=1, projects="granary").play("end")
    assert project.asked == "upkeep"
    assert project.play("upkeep gold").asked == "must-use"


@pytest.mark.rule("ROM-LAC-04", "ROM-ATT-09")
@pytest.mark.parametrize("use", ["basic", "boost"])
def test_both_halves_where_a_card_says_so(use):
    title = changed("attributes", "testudo", both_halves=True)
    table = Table("livia", hand="testudo", title=title, iron=1).play(f"{use} testudo")
    assert table.have("military") == 4 + 7
    assert table.have("iron") == (0 if use == "boost" else 1)
    assert table.keys("play") == ["testudo"]


@pytest.mark.rule("ROM-LAC-05")
def test_a_card_that_cannot_be_discarded():
    title = changed("attributes", "oratory", discardable=False)
    table = Table("augustus", hand="civil_war oratory palisades testudo", title=title)
    table.play("basic civil_war", "option 1")
    assert table.keys("discard") == ["palisades", "testudo"]
    assert "oratory" in table.keys("hand")
    assert not BOX.content.attributes[BOX.number_of["octavian"]].discardable


@pytest.mark.rule("ROM-LAC-07", "ROM-LEA-14")
@pytest.mark.parametrize("use", ["basic", "face-down", "march"])
def test_a_drawback_comes_with_every_use(use):
    table = Table("hadrian", hand="imperial_tour", gold=0).play(f"{use} imperial_tour")
    assert table.keys("discard") == ["strife"]
    if use == "face-down":
        assert table.play("take culture").have("culture") == 1
    else:
        assert table.have("movement") == 2


@pytest.mark.rule("ROM-LAC-07", "ROM-LAC-03")
def test_a_drawback_comes_before_the_boosted_action():
    table = Table("hadrian", hand="imperial_tour", food=3).play("boost imperial_tour")
    assert table.have("food") == 2
    assert (table.offers, table.have("movement")) == (["pay food 2", "refuse"], 0)
    assert table.play("pay food 2").have("movement") == 3


@pytest.mark.rule("ROM-LAC-08", "ROM-LEA-10")
def test_a_card_that_works_in_hand():
    table = Table("fulvia", hand="octavian strife", military=7, gold=1).no_enemies().pawn("r2c3")
    table.enemy("r2c3", "numidian_riders")
    assert table.why_not("end") is None
    assert table.play("conquer r2c3").offers[0] == "military 5"
    dear = Table("fulvia", hand="octavian strife", military=6)
    assert not dear.offered("return-strife"), "4, 2 for Perusine War, 1 for Octavian"
    assert dear.play("march octavian").offered("return-strife"), "no longer in hand"


# What changes what cards give


@pytest.mark.rule("ROM-LEA-18", "ROM-AMB-75")
def test_conspiracies():
    table = Table("livia", hand="conspiracies oratory triumph salt_pans").tracks(capacity=1)
    table.play("basic conspiracies", "basic oratory", "option 1", "basic triumph")
    assert (table.have("technology"), table.have("culture"), table.have("military")) == (2, 1 + 1, 2)
    assert table.play("march salt_pans").have("movement") == 3
    face_down = Table("livia", hand="conspiracies oratory").play("basic conspiracies", "face-down oratory")
    assert face_down.play("take culture").have("culture") == 1
    after = Table("livia", hand="conspiracies").play("basic conspiracies").end_turn().put("epic_poetry", "hand")
    assert after.play("basic epic_poetry").have("culture") == 3


@pytest.mark.rule("ROM-LEA-18")
def test_conspiracies_used_for_movement():
    assert Table("livia", hand="conspiracies").play("march conspiracies").have("movement") == 2


@pytest.mark.rule("ROM-AMB-75")
def test_a_change_counts_once_for_each_card_and_on_the_option_chosen():
    table = Table("livia", hand="conspiracies imperial_cult oratory statecraft", gold=1).tracks(wisdom=3)
    table.play("basic conspiracies", "boost imperial_cult")
    assert table.have("culture") == 4 + 3 - 1
    table.play("basic oratory", "option 2")
    assert (table.have("military"), table.have("culture")) == (1, 6)
    table.play("basic statecraft", "take culture 2")
    assert table.have("culture") == 7
    academy = Table("livia", hand="conspiracies").no_enemies().developed("academy", "r2c3").token("r2c3")
    academy.play("basic conspiracies", "spend r2c3 1", "take culture 4")
    assert academy.have("culture") == 4, "no attribute card"


@pytest.mark.rule("ROM-AMB-75", "ROM-KEY-09")
def test_part_of_what_a_card_gives_now():
    table = Table("livia", hand="conspiracies epic_poetry").play("basic conspiracies", "part", "basic epic_poetry")
    assert table.offers == ["take 2", "take 1", "take 0"]
    assert table.play("take 2").have("culture") == 2


@pytest.mark.rule("ROM-AMB-75")
def test_never_less_than_nothing():
    title = changed("attributes", "oratory", basic=reading({"do": "gain", "what": "culture"}))
    table = Table("livia", hand="conspiracies oratory", title=title, culture=1)
    table.play("basic conspiracies", "basic oratory")
    assert table.have("culture") == 1


@pytest.mark.rule("ROM-AMB-76")
@pytest.mark.parametrize("way", ["iron", "gold"])
def test_the_banner_counts_for_a_bonus(way):
    table = Table("livia", hand="testudo", **{way: 1}).no_enemies().developed("arsenal", "r2c3").play("boost testudo")
    assert table.have("military") == 8
    basic = Table("livia", hand="testudo").no_enemies().developed("arsenal", "r2c3").play("basic testudo")
    assert basic.have("military") == 4
    other = Table("livia", hand="oratory", gold=1).no_enemies().developed("arsenal", "r2c3")
    assert other.play("boost oratory", "option 1").have("culture") == 5


@pytest.mark.rule("ROM-AMB-76")
def test_a_bonus_goes_to_one_attribute():
    table = Table("livia", hand="triumph", iron=1).no_enemies().developed("arsenal", "r2c3").play("boost triumph")
    assert table.offers == ["take military", "take culture"]
    table.play("take culture")
    assert (table.have("military"), table.have("culture")) == (4, 5)
    title = changed("attributes", "imperial_cult", banner="iron")
    twice = Table("livia", hand="imperial_cult", iron=1, title=title).no_enemies().tracks(wisdom=2)
    assert twice.developed("arsenal", "r2c3").play("boost imperial_cult").have("culture") == 4 + 2 + 1
    none = Table("livia", hand="silver_denarii", iron=1, gold=0).no_enemies().developed("arsenal", "r2c3")
    assert none.play("boost silver_denarii").seat.purse[5:] == (0,) * 5


@pytest.mark.rule("ROM-AMB-76", "ROM-AMB-84")
def test_a_free_boost_once_a_turn_when_the_player_says():
    table = Table("livia", hand="oratory salt_pans water_clocks", water=1).no_enemies()
    table.developed("great_aqueduct", "r2c3").play("boost oratory")
    assert table.offers == ["pay water 1", "pay with great_aqueduct"]
    table.play("pay water 1", "option 1", "boost salt_pans", "option 1")
    assert table.have("water") == 0
    assert not table.offered("boost"), "used up"
    assert (
        not Table("livia", hand="palisades", gold=0).no_enemies().developed("great_aqueduct", "r2c3").offered("boost")
    )
