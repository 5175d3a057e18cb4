"""What sets each nation apart, and the notes on single cards."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest

from ludarium.games.imperium.state import Piece
from tests.games.imperium.table import BOX, Table, card, names, plain


def journeying(stage: str, **held):
    table = plain("utopians,celts").put(**held)
    fixed = table.seat().fixed
    return table.put(fixed=(fixed[0], Piece(2, card(stage))))


# Arthurians


@pytest.mark.rule("IMP-ART-02", "IMP-ART-03", "IMP-ART-04", "IMP-PSET-04")
def test_the_active_quest():
    quests = ("graal", "excalibur", "twrch-trwyth")
    table = plain("arthurians,celts").put(play=("king-arthurs-court",), development=quests)
    pile = table.state.unrest
    table.solstice().do("solstice king-arthurs-court 100", "yes")
    assert table.actions == ["pick impending_quests twrch-trwyth", "pick impending_quests excalibur"]
    table.do("pick impending_quests excalibur")
    assert BOX.keys[table.seat().quest] == "excalibur"
    assert table.state.unrest == pile - 1
    again = plain("arthurians,celts").put(play=("king-arthurs-court",), quest="excalibur", hand=())
    pile = again.state.unrest
    again.solstice().do("solstice king-arthurs-court 100")
    assert (again.asked, again.state.unrest) == ((0, "turn"), pile)


@pytest.mark.rule("IMP-ART-02", "IMP-ART-04")
def test_no_unrest_for_a_quest_that_is_not_there():
    table = plain("arthurians,celts").put(play=("king-arthurs-court",), development=())
    table.solstice().do("solstice king-arthurs-court 100")
    assert table.asked == (0, "turn")
    last = plain("arthurians,celts").put(play=("king-arthurs-court",), development=("graal",)).solstice()
    assert BOX.keys[last.do("solstice king-arthurs-court 100", "yes").seat().quest] == "graal"


@pytest.mark.rule("IMP-ART-07", "IMP-ART-10")
def test_quests_do_not_score_while_active():
    table = plain("arthurians,celts").put(quest="twrch-trwyth", deck=())
    assert table.points()["cards"] == 0
    assert table.put(play=("twrch-trwyth",)).points()["cards"] == -4
    table.put(hand=("cafall",), deck=("oracle", "elders")).do("play cafall", "pick hand oracle")
    assert {"pick play twrch-trwyth 100", "pick active_quest twrch-trwyth"} <= set(table.actions)
    assert table.do("pick play twrch-trwyth 100").exile() == ["twrch-trwyth"]


@pytest.mark.rule("IMP-ART-09")
def test_gwaith_camlan_asks_for_a_knight():
    table = plain("arthurians,celts").put(play=("gwaith-camlan",), hand=("bedwyr",)).solstice()
    table.until("choose").do("option 1")
    assert table.history() == ["bedwyr"]


@pytest.mark.rule("IMP-ART-09")
def test_without_a_knight_gwaith_camlan_brings_unrest():
    table = plain("arthurians,celts").put(play=("gwaith-camlan", "hills+oracle"), hand=("elders",))
    pile = table.state.unrest
    table.solstice().do("solstice gwaith-camlan 100")
    assert table.state.unrest == pile - 2
    assert table.asked == (0, "discard")  # nothing was asked but what the power card asks
    under = plain("arthurians,celts").put(play=("gwaith-camlan", "hills+bedwyr"), hand=()).solstice()
    under.do("solstice gwaith-camlan 100", "option 1")
    assert (under.history(), under.in_play()) == (["bedwyr"], ["gwaith-camlan", "hills"])


@pytest.mark.rule("IMP-ART-11")
def test_king_arthurs_court():
    table = plain("arthurians,celts").put(play=("king-arthurs-court",), hand=("unrest", "temple"), deck=())
    assert "use king-arthurs-court 100" not in table.actions
    assert table.points()["counted"] >= 1
    table.put(play=("king-arthurs-court", "city-of-camelot")).do("use king-arthurs-court 100", "pick hand temple")
    assert table.hand() == []
    assert table.discard()[-1] == "temple"


@pytest.mark.rule("IMP-ART-12", "IMP-AMB-18", "IMP-STATE-11")
def test_guennuvar_gives_up_king_arthur():
    table = plain("arthurians,celts").put(hand=("guennuvar", "metropolis"), play=("britannia-prima+king-arthur",))
    table.market("hills").do("play guennuvar", "option 2")
    assert "king-arthur" in table.discard()
    assert table.in_play() == ["britannia-prima", "metropolis"]
    assert table.tokens(1)[2] == 11


@pytest.mark.rule("IMP-AMB-14")
def test_peredur_finds_graal():
    table = plain("arthurians,celts").put(hand=("peredur-sir-percival",), discard=("graal",))
    table.do("play peredur-sir-percival", "option 2")
    assert table.hand() == ["graal"]


@pytest.mark.rule("IMP-AMB-16")
def test_lady_bertilak():
    table = plain("arthurians,celts").put(hand=("lady-bertilak",), deck=("oracle",) * 3).put(1, hand=("oracle",) * 3)
    table.do("play lady-bertilak").until("activate")
    assert table.hand() == ["oracle"] * 2  # without a region to abandon, too
    assert len(table.hand(1)) == 1


@pytest.mark.rule("IMP-AMB-41")
def test_an_empty_quest_area_triggers_nothing():
    table = plain("arthurians,celts").put(play=("king-arthurs-court",), development=("graal",)).solstice()
    table.do("solstice king-arthurs-court 100", "yes")
    assert table.seat().development == ()
    assert table.state.last == 0


# Atlanteans


@pytest.mark.rule("IMP-ATL-01")
def test_atlanteans_develop_in_a_reshuffle():
    table = plain("atlanteans,celts").put(play=("coinage",), deck=(), discard=("oracle",)).do("use coinage 100")
    assert table.asked == (0, "develop-in-reshuffle")


@pytest.mark.rule("IMP-ATL-04")
def test_the_palace_sinks_with_the_mountain():
    table = plain("greeks,atlanteans").put(hand=("greek-innovation",), empire=True)
    table.put(1, play=("mountain-of-atlantis", "palace-of-poseidon"))
    table.do("play greek-innovation", "pick play mountain-of-atlantis 100")
    assert names(table.seat(1).flooded) == ["palace-of-poseidon"]
    alone = plain("atlanteans,celts").put(hand=("palace-of-poseidon",))
    assert alone.why_not("play palace-of-poseidon") == "IMP-ACT-09"


@pytest.mark.rule("IMP-ATL-05")
def test_side_a_answers_a_sinking():
    table = plain("atlanteans,celts").put(hand=("flood",), play=("thule",), discard=("prosperity",)).market("hills")
    table.do("play flood")
    assert table.asked == (0, "react")
    table.do("use atlanteans-a 1")
    assert table.deck()[0] == "prosperity"


@pytest.mark.rule("IMP-AMB-17")
def test_myths_and_legends_look_only_for_a_sunk_region():
    table = plain("atlanteans,celts").put(hand=("myths-and-legends",)).do("play myths-and-legends")
    assert (table.tokens()[2], table.hand()) == (11, [])
    table = plain("atlanteans,celts").put(hand=("myths-and-legends",), play=("hills",)).do("play myths-and-legends")
    table.until("take-fame")
    table.do(table.actions[0])
    assert (table.tokens()[2], len(table.hand())) == (11, 1)


# Utopians


@pytest.mark.rule("IMP-UTO-01")
def test_the_journey_card_is_not_aimed_at():
    table = plain("greeks,utopians").put(hand=("greek-innovation",), empire=True).put(1, play=())
    table.do("play greek-innovation")
    assert len(table.seat(1).fixed) == 2
    own = plain("utopians,greeks").put(hand=("philosophy",), play=("legions", "boats"), empire=True)
    own.do("play philosophy").until("abandon")
    assert {action.split()[2] for action in own.actions if action.startswith("pick")} == {"legions", "boats"}


STAGES = ("visions-of-shangri-la", "path-to-shangri-la", "gates-of-shangri-la", "shangri-la")


@pytest.mark.rule("IMP-UTO-02")
@pytest.mark.parametrize(("stage", "after"), list(pairwise(STAGES)))
def test_a_step_of_the_journey(stage: str, after: str):
    table = journeying(stage, progress=7).solstice().do(f"solstice {stage} 2", "option 1")
    assert table.tokens()[2] == 0
    assert BOX.keys[table.seat().fixed[1].card] == after


@pytest.mark.rule("IMP-UTO-03")
def test_a_journey_needs_real_progress():
    table = journeying("visions-of-shangri-la", progress=4, population=9, hand=("oracle",), deck=("elders", "hills"))
    table.solstice().do("solstice visions-of-shangri-la 2")
    assert BOX.keys[table.seat().fixed[1].card] == "visions-of-shangri-la"
    assert table.hand() == ["elders"]  # the other option, unasked
    assert table.tokens()[1:] == (9, 4)
    choice = journeying("visions-of-shangri-la", progress=5).solstice().do("solstice visions-of-shangri-la 2")
    assert choice.actions == ["option 1", "option 2"]


@pytest.mark.rule("IMP-UTO-04")
def test_entering_the_gates_makes_an_empire():
    table = journeying("path-to-shangri-la", progress=5).solstice().until("choose").do("option 1")
    assert table.seat().empire


@pytest.mark.rule("IMP-UTO-05")
def test_an_emptied_deck_brings_unrest():
    table = plain("utopians,celts").put(play=("coinage",), deck=("oracle",)).do("use coinage 100")
    assert table.hand() == ["oracle", "unrest"]
    table.put(play=("coinage",), deck=("elders",)).do("use coinage 100")
    assert table.hand() == ["elders", "oracle", "unrest", "unrest"]


@pytest.mark.rule("IMP-UTO-08")
def test_others_return_unrest_for_population():
    table = plain("utopians,celts,romans").put(1, hand=("unrest",)).put(2, hand=("unrest",)).solstice()
    table.until("return_unrest").do("pick hand unrest", "pick hand unrest")
    assert table.tokens()[1] == 12


# Vikings, Carthaginians, Qin


@pytest.mark.rule("IMP-VIK-04")
def test_vinland():
    table = plain("vikings,celts").put(hand=("vinland",), play=("longships",), deck=(), discard=())
    assert table.why_not("play vinland") == "IMP-ACT-09"
    assert table.points()["conditions"] == 0
    table.put(play=("longships", "graenland"))
    assert "play vinland" in table.actions
    assert table.put(hand=(), play=("vinland",)).points()["conditions"] == 6


@pytest.mark.rule("IMP-VIK-05")
def test_sagas():
    table = plain("vikings,celts").put(play=("sagas" + "+elders" * 12,), hand=("oracle",), deck=())
    assert table.points()["counted"] == 10
    assert table.solstice().actions == ["pick hand oracle", "skip"]


@pytest.mark.rule("IMP-VIK-07")
@pytest.mark.parametrize(("side", "points"), [("a", 3), ("b", 6)])
def test_vikings_score_variable_cards(side, points):
    table = plain("vikings,celts", sides=side + "a").put(hand=("harald-hardrada", "combs", "temple"), deck=())
    assert table.put(population=0, progress=0).points()["power"] == points
    assert table.points()["counted"] == 6


@pytest.mark.rule("IMP-CAR-01")
def test_carthaginians_double_materials():
    table = plain("carthaginians,celts").put(hand=("armenians",)).market("oracle 3m", "hills").do("play armenians")
    assert table.do("use carthaginians-a 1").tokens()[0] == 16


@pytest.mark.rule("IMP-QIN-01")
def test_qin_double_population():
    table = plain("qin,celts").put(hand=("hittites",)).market("hills 3p").do("play hittites", "pick market 1")
    assert table.do("use qin-a 1").tokens()[1] == 16


@pytest.mark.rule("IMP-QIN-02")
def test_confucianism_and_legalism():
    table = plain("qin,celts").put(hand=("confucianism",), play=("legalism",)).do("play confucianism")
    assert table.in_play() == ["confucianism"]


@pytest.mark.rule("IMP-QIN-03", "IMP-QIN-05")
def test_the_line_of_qin():
    table = plain("qin,celts").put(hand=("king-wu-of-qin",), play=("mandate-of-heaven",), empire=True, progress=2)
    assert table.why_not("play king-wu-of-qin") == "IMP-ACT-09"
    table.put(history=("duke-zhuang-of-qin",)).market("hills", "marsh", "coast").do("play king-wu-of-qin")
    assert table.actions == ["pay 0", "pay 1", "pay 2"]
    table.do("pay 2", "pick market 1", "pick market 2")
    assert table.tokens()[2] == 0
    assert len(table.hand()) == 2


@pytest.mark.rule("IMP-QIN-04")
def test_long_walls():
    play = ("long-walls-i", "long-walls-ii", "long-walls-iii")
    table = plain("qin,celts").put(play=play, hand=("long-walls-iv",), deck=())
    assert table.points()["counted"] == 12
    two = plain("qin,celts").put(play=("long-walls-iv", "long-walls-i"), hand=("oracle",))
    assert "use long-walls-iv 100" not in two.actions
    assert "use long-walls-iv 100" in two.put(play=("long-walls-iv", "long-walls-i", "long-walls-ii")).actions


# Other nations


@pytest.mark.rule("IMP-CEL-02")
def test_cattle_raid():
    table = plain("celts,romans,greeks").put(hand=("cattle-raid",))
    table.put(1, empire=True, progress=1).put(2, play=("hills",), materials=4).do("play cattle-raid")
    assert table.tokens() == (13, 10, 11)
    assert table.tokens(1) == (10, 10, 0)


@pytest.mark.rule("IMP-GRE-02", "IMP-AMB-43")
def test_greeks_score_cards():
    table = plain("greeks,celts", sides="ba").put(deck=("oracle",) * 20, discard=("elders",) * 6)
    assert table.points()["power"] == 8


@pytest.mark.rule("IMP-MAC-01")
def test_phalanx_plays_a_region_from_the_discard_pile():
    table = plain("macedonians,celts").put(play=("phalanx",), discard=("orestis",)).do("use phalanx 100")
    assert "orestis" in table.in_play()
    assert table.tokens()[0] == 14
    assert table.seat().actions == 2


@pytest.mark.rule("IMP-MAC-02")
def test_alexander_the_great():
    table = plain("macedonians,celts").put(hand=("alexander-the-great",), discard=("alexander",), empire=True)
    assert table.why_not("play alexander-the-great") == "IMP-ACT-09"


@pytest.mark.rule("IMP-PER-01")
def test_babylonians_are_a_tributary():
    table = plain("persians,celts", sides="ba").put(history=("babylonians",), deck=())
    assert table.points()["power"] == 1


@pytest.mark.rule("IMP-PER-02")
def test_persians_buy_a_tributary():
    table = plain("persians,celts").put(hand=("oracle", "elders"), progress=0, actions=1).market("ionians", "hills")
    table.do("use persians-a 1", "pick hand oracle", "pick market 1")
    assert table.deck()[:2] == ["elders", "oracle"]
    assert table.hand() == ["ionians"]
    assert (table.seat().actions, table.tokens()[1]) == (0, 9)


@pytest.mark.rule("IMP-SCY-01")
def test_scythians_buy_a_region():
    table = plain("scythians,celts").market("hills").do("use scythians-a 1", "pick market 1")
    assert table.hand() == ["hills", "unrest"]
    assert table.seat().actions == 2


@pytest.mark.rule("IMP-SCY-02")
def test_jewellery():
    table = plain("scythians,celts").put(deck=("jewellery",), hand=("jewellery",))
    assert table.points()["cards"] == 14
    assert table.why_not("play jewellery") == "IMP-ACT-08"


@pytest.mark.rule("IMP-EGY-01")
def test_egyptian_hieroglyphics():
    table = plain("egyptians,celts").put(play=("egyptian-hieroglyphics",), discard=("unrest",)).solstice()
    assert table.do("pick discard unrest").history() == ["unrest"]


@pytest.mark.rule("IMP-EGY-02", "IMP-AMB-42")
def test_egyptians_side_a():
    table = plain("egyptians,celts").put(actions=0, population=1, progress=0).do("use egyptians-a 1")
    assert table.seat().actions == 1
    assert table.hand() == ["unrest"]
    barbarian = plain("egyptians,celts").put(
        development=("embalming", "medicine"), population=0, progress=0, materials=4
    )
    barbarian.do("use egyptians-a 1")
    assert "embalming" in barbarian.discard()


@pytest.mark.rule("IMP-MAU-01")
def test_ashoka_puts_attacks_into_history():
    table = plain("mauryans,celts").put(hand=("ashoka", "boudicca"), deck=("indian-elephants", "oracle"), empire=True)
    table.put(discard=("corruption",)).set(fame=(card("great"),)).do("play ashoka")
    assert table.history() == ["ashoka", "boudicca", "corruption", "indian-elephants"]


@pytest.mark.rule("IMP-MAU-01", "IMP-SINK-06")
def test_without_a_history_ashoka_comes_to_an_end():
    """Attacks that would enter a history lie in the discard pile again, where the effect looks for them."""
    table = plain("atlanteans,celts").put(hand=("ashoka", "boudicca"), discard=("corruption",), deck=("oracle",))
    table.set(fame=(card("great"),)).do("play ashoka").until("activate", most=2)
    assert table.discard() == ["ashoka", "boudicca", "corruption"]


@pytest.mark.rule("IMP-MAU-02")
def test_arthashastra():
    table = plain("mauryans,celts").put(play=("arthashastra",), hand=("unrest", "unrest"), deck=("oracle",), discard=())
    pile = table.state.unrest
    table.solstice().until("discard").do("pick hand unrest", "pick hand unrest", "option 1", "option 2")
    assert table.state.unrest == pile
    assert (table.hand(), table.tokens()[2]) == (["oracle"], 11)


@pytest.mark.rule("IMP-MIN-01", "IMP-AMB-54")
def test_pottery():
    table = plain("minoans,celts").put(progress=0)
    table.put(play=("pottery",))
    table.set(seats=(_with_tokens(table.seat(), 3), *table.state.seats[1:]))
    assert table.points()["progress"] == 0
    table.solstice().until("choose").do("option 2")
    assert table.tokens()[2] == 3
    assert "pottery" in table.discard()


def _with_tokens(player, tokens):
    return attrs.evolve(player, play=(attrs.evolve(player.play[0], tokens=tokens),))


@pytest.mark.rule("IMP-MIN-02")
def test_seal_stones():
    table = plain("minoans,celts").put(progress=13, discard=("seal-stones",), deck=())
    assert (table.points()["counted"], table.points()["progress"]) == (10, 13)


@pytest.mark.rule("IMP-OLM-01")
def test_stone_masks():
    table = plain("olmecs,celts").put(history=("stone-mask",) * 5, deck=("stone-mask",) * 3, discard=())
    assert table.points()["conditions"] == 5


@pytest.mark.rule("IMP-OLM-02", "IMP-AMB-47")
def test_what_stands_in_for_masks():
    table = plain("olmecs,celts").put(play=("calendar", "step-pyramids"), hand=("stone-mask", "stone-mask"))
    table.do("use calendar 100")
    assert sorted(table.actions) == ["pick fixed step-pyramids 101", "pick hand stone-mask"]
    table.do("pick fixed step-pyramids 101")
    assert table.hand() == ["stone-mask"]
    assert table.seat().exhaust == 3
    both = plain("olmecs,celts").put(play=("calendar", "step-pyramids", "stone-heads+oracle"), hand=())
    both.do("use calendar 100", "yes")
    assert "oracle" in both.discard()


@pytest.mark.rule("IMP-OLM-02", "IMP-EFF-04")
def test_what_stands_in_for_masks_is_not_given_unasked():
    table = plain("olmecs,celts").put(play=("step-pyramids",), hand=("ritual-sacrifice", "stone-mask"), empire=True)
    table.do("play ritual-sacrifice")
    assert (table.asked, table.actions) == ((0, "give-instead"), ["yes", "no"])
    kept = Table.at(table.state).do("no")
    assert (kept.hand(), kept.seat().exhaust, kept.tokens()[1]) == (["stone-mask"], 5, 10)
    table.do("yes").until("take-fame")
    assert (table.hand(), table.seat().exhaust) == ([], 4)
    enough = plain("olmecs,celts").put(play=("step-pyramids",), empire=True)
    enough.put(hand=("ritual-sacrifice", "stone-mask", "stone-mask")).do("play ritual-sacrifice")
    assert enough.asked[1] == "discard"


@pytest.mark.rule("IMP-OLM-04")
def test_cacao():
    table = plain("olmecs,celts,romans").put(hand=("cacao", "unrest")).put(1, discard=("unrest",)).put(2, discard=())
    table.do("play cacao", "pick hand unrest", "pick discard unrest")
    assert table.tokens()[2] == 12


# Notes on cards


@pytest.mark.rule("IMP-NOTE-01")
def test_domestication():
    table = plain(commons="legends").put(hand=("prosperity",), play=("hills", "domestication"))
    table.do("play prosperity", "no", "no", "option 1")
    assert table.do("use domestication 101").tokens()[2] == 11


@pytest.mark.rule("IMP-NOTE-01", "IMP-NOTE-08")
def test_a_fertile_mark_that_counts_as_production_is_used():
    play = ("britannia-prima", "domestication", "agriculture")
    table = plain(commons="legends").put(hand=("prosperity", "prosperity"), play=play)
    table.do("play prosperity", "no", "no", "option 1")
    assert table.asked == (0, "activate")  # it shows no production
    table.do("use agriculture 102", "play prosperity", "no", "no", "option 1")
    assert table.tokens()[0] == 13
    assert table.do("use domestication 101").tokens()[2] == 11


@pytest.mark.rule("IMP-NOTE-02")
def test_shaduf():
    table = plain().put(hand=("marsh",), play=("shaduf",)).do("play marsh")
    assert table.asked == (0, "react")
    assert table.do("use shaduf 100").tokens()[2] == 11


@pytest.mark.rule("IMP-NOTE-03")
@pytest.mark.parametrize("key", ["boats", "port"])
def test_recalling_or_counting_a_river(key):
    table = plain("greeks,celts").put(play=(key, "shaduf", "peloponnese")).do(f"use {key} 100")
    assert table.asked == (0, "react")


@pytest.mark.rule("IMP-NOTE-04")
def test_embalming_counts_real_population():
    table = plain("egyptians,celts").put(hand=("conquer", "oracle"), play=("embalming",), progress=2, population=1)
    table.put(any_state=True).market("hills").do("play conquer", "option 1", "pay 2")
    assert table.asked == (0, "activate")
    real = plain("egyptians,celts").put(hand=("conquer", "oracle"), play=("embalming",), progress=1, population=1)
    real.put(any_state=True).market("hills").do("play conquer")
    assert real.actions == ["pick hand oracle", "skip"]


@pytest.mark.rule("IMP-NOTE-05")
def test_grand_trunk_road_counts_twice():
    table = plain("mauryans,celts", sides="aa").put(hand=("glory",), play=("grand-trunk-road", "gandhara"), deck=())
    assert table.points()["power"] == 3
    table.do("play glory")
    assert table.in_play() == []
    assert table.asked == (0, "take-fame")


@pytest.mark.rule("IMP-NOTE-06")
def test_one_of_the_two_elephants_has_the_mark():
    table = plain("mauryans,celts").put(hand=("indian-elephants", "indian-elephants-2"), empire=True)
    assert "play indian-elephants" in table.actions
    assert table.why_not("play indian-elephants-2") == "IMP-STATE-01"


@pytest.mark.rule("IMP-NOTE-08", "IMP-AMB-45")
def test_agriculture():
    table = plain().put(hand=("prosperity",), play=("hills", "agriculture")).do("use agriculture 101")
    assert table.do("play prosperity", "no", "no", "option 1").tokens()[0] == 14


@pytest.mark.rule("IMP-NOTE-09")
@pytest.mark.parametrize(("top", "where"), [("hills", "exile"), ("port", "hand")])
def test_gambling(top, where):
    table = plain().put(hand=("gambling",), progress=0).set(main=(card(top), card("oracle")))
    pile = table.state.unrest
    table.do("play gambling", "declare civilised")
    assert (table.exile() if where == "exile" else table.hand()) == [top]
    assert table.state.unrest == pile


@pytest.mark.rule("IMP-NOTE-10", "IMP-AMB-35")
def test_ambassador():
    table = plain().put(play=("ambassador",), deck=("oracle",)).put(1, play=("coinage", "wonder"))
    table.do("use ambassador 100")
    assert table.actions == ["borrow coinage"]
    table.do("borrow coinage")
    assert table.hand() == ["oracle"]
    assert not table.seat(1).play[0].used


@pytest.mark.rule("IMP-NOTE-11")
def test_marvellous():
    table = plain().put(hand=("marvellous",), deck=("unrest", "oracle"), discard=()).do("play marvellous")
    assert table.actions == ["option 1", "option 2", "option 3"]
    assert table.do("option 3").history() == ["unrest"]


@pytest.mark.rule("IMP-NOTE-14")
@pytest.mark.parametrize(("region", "progress"), [("red-land", 12), ("hills", 11)])
def test_mining(region, progress):
    table = plain(commons="legends").put(play=("mining", region)).do("use mining 100")
    assert table.tokens()[2] == progress


@pytest.mark.rule("IMP-AMB-19")
def test_a_token_on_a_card_that_leaves_play_is_aside():
    table = plain("greeks,celts").put(play=("boats", "river", "legions"), hand=("philosophy",), empire=True)
    table.do("use boats 100").until("activate")
    assert table.seat().exhaust == 4
    table.do("play philosophy").until("abandon").do("pick play boats 100").until("activate")
    assert "boats" not in table.in_play()
    assert table.seat().exhaust == 4  # not back on the state card yet
    table.end_turn()
    assert table.seat().exhaust == 5


@pytest.mark.rule("IMP-AMB-38")
def test_masonry_does_not_garrison():
    table = plain(commons="legends").put(hand=("hills", "city"), play=("masonry",), actions=1).do("play hills")
    table.do("pick market 1", "pick hand city")
    assert table.seat().actions == 0


# Scoring


@pytest.mark.rule("IMP-SCORE-01", "IMP-SCORE-02", "IMP-SCORE-03")
def test_what_scores():
    table = plain("greeks,celts").put(progress=9, history=("pericles",), play=("city-of-athens",), deck=())
    assert table.points() == {"progress": 9, "cards": 3, "conditions": 0, "counted": 0, "power": 0, "unrest": 0}


@pytest.mark.rule("IMP-SCORE-05", "IMP-CARD-11")
def test_unrest_costs_two_each():
    table = plain().put(hand=("unrest",), deck=("unrest",), discard=("unrest",))
    assert table.points()["unrest"] == -6


@pytest.mark.rule("IMP-SCORE-06")
def test_conditions():
    table = plain(commons="legends").put(deck=())
    for held, points in (({"play": ("hills+proud",)}, 12), ({"history": ("proud",), "play": ()}, 8)):
        assert table.put(**held).points()["conditions"] == points
    assert table.put(history=(), hand=("proud",)).points()["conditions"] == 3


@pytest.mark.rule("IMP-SCORE-07")
def test_mandate_of_heaven():
    table = plain("qin,celts").put(deck=(), hand=("mandate-of-heaven",))
    assert table.points()["conditions"] == -2
    assert table.put(hand=(), play=("mandate-of-heaven",)).points()["conditions"] == 0


@pytest.mark.rule("IMP-SCORE-08", "IMP-SCORE-10")
def test_full_groups_and_shared_tokens():
    table = plain("carthaginians,celts").put(deck=("moneylenders",), materials=14)
    assert (table.points()["counted"], table.points()["power"]) == (1, 2)


@pytest.mark.rule("IMP-SCORE-09")
def test_at_most_ten_for_a_variable_card():
    table = plain("celts,romans", sides="ba").put(deck=("elders",) * 7)
    assert table.points()["power"] == 10


@pytest.mark.rule("IMP-SCORE-11")
def test_where_cards_count():
    table = plain(commons="legends").put(deck=("masonry", "urban-development"), discard=("city", "city"))
    assert table.points()["counted"] == 4


@pytest.mark.rule("IMP-SCORE-12")
def test_notorious():
    table = plain("romans,celts,greeks").put(deck=("notorious",))
    table.put(1, deck=("unrest",) * 3, discard=()).put(2, deck=("unrest",) * 2, discard=())
    assert table.points()["counted"] == 5


@pytest.mark.rule("IMP-SCORE-13")
def test_sacred_grove():
    table = plain("romans,celts,greeks,persians").put(deck=("sacred-grove",), progress=6)
    table.put(1, progress=6).put(2, progress=3).put(3, progress=0)
    assert table.points()["counted"] == 4


@pytest.mark.rule("IMP-SCORE-14")
def test_monastery():
    table = plain("utopians,celts").put(deck=("monastery",)).set(exile=(card("hills"),) * 11)
    assert table.points()["counted"] == 2


@pytest.mark.rule("IMP-SCORE-12", "IMP-SCORE-13", "IMP-SCORE-14")
@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("notorious", lambda table: table.put(1, discard=("unrest", "unrest"))),
        ("sacred-grove", lambda table: table.put(1, progress=0)),
        ("monastery", lambda table: table.set(exile=(card("hills"),) * 25)),
    ],
)
def test_points_follow_what_lies_elsewhere(key, change):
    """Though nothing of their owner changes."""
    table = plain().put(deck=(key,), progress=6).put(1, discard=(), deck=(), progress=6)
    before = table.points()["counted"]
    change(table)
    assert table.points()["counted"] > before


@pytest.mark.rule("IMP-SCORE-15")
def test_scythians_side_b():
    table = plain("scythians,celts", sides="ba").put(materials=8, deck=("hills",) * 5)
    assert table.points()["power"] == 3


@pytest.mark.rule("IMP-CARD-02")
def test_a_card_without_suit_fits_no_suit():
    table = plain(commons="legends").put(play=("astronomy",), discard=("prosperity",)).solstice()
    assert table.asked == (0, "turn")
