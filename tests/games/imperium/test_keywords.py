"""The keywords, from abandon to take unrest, and the market."""

from __future__ import annotations

import pytest

from ludarium.engine.zones import card_of
from tests.games.imperium.table import BOX, TITLE, card, names, plain

# All players, abandon


@pytest.mark.rule("IMP-ALL-01", "IMP-CARD-04", "IMP-TAKE-01")
def test_each_player_and_each_other_player():
    table = plain("romans,celts,greeks").put(hand=("corruption",), empire=True)
    pile = table.state.unrest
    table.do("play corruption")
    assert [table.tokens(seat)[0] for seat in range(3)] == [12, 12, 12]
    assert [table.hand(seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]
    assert table.state.unrest == pile - 2
    assert table.tokens(0)[2] == 11


@pytest.mark.rule("IMP-ALL-02")
def test_each_player_decides_in_turn_order():
    table = plain("romans,celts,greeks").put(hand=("prosperity",)).do("play prosperity")
    asked = []
    for _ in range(3):
        asked.append(table.asked[0])
        table.do("no")
    assert asked == [0, 1, 2]


@pytest.mark.rule("IMP-ABAN-01", "IMP-EFF-09")
def test_only_pinned_cards_are_abandoned():
    table = plain("romans,celts,greeks,persians").put(hand=("onager",), empire=True).market("mountain")
    table.put(1, play=("city",)).put(2, play=("hills",)).put(3, play=("city", "hills")).do("play onager")
    assert [table.in_play(seat) for seat in (1, 2, 3)] == [[], ["hills"], ["hills"]]
    assert "city" in table.discard(1)
    assert table.tokens()[0] == 14


@pytest.mark.rule("IMP-ABAN-02", "IMP-GARR-04")
def test_garrisons_go_along():
    table = plain("celts,romans").put(hand=("boudicca",)).put(1, play=("hills+praiseworthy",), discard=())
    table.do("play boudicca")
    assert table.discard(1) == ["hills", "praiseworthy"]


@pytest.mark.rule("IMP-ABAN-03", "IMP-ART-05", "IMP-ART-06")
def test_garrisoned_knights_are_abandoned_alone():
    play = ("hills+bedwyr", "river+cai-sir-kay", "forest+peredur-sir-percival")
    table = plain("arthurians,celts").put(hand=("myrddin-wyllt-merlin",), play=play, quest="excalibur", discard=())
    table.do("play myrddin-wyllt-merlin")
    assert table.hand() == ["excalibur"]
    assert table.seat().quest == -1
    assert table.in_play() == ["forest", "hills", "river"]
    assert table.discard() == ["bedwyr", "cai-sir-kay", "myrddin-wyllt-merlin", "peredur-sir-percival"]


@pytest.mark.rule("IMP-ABAN-04", "IMP-RECL-02")
def test_the_owner_chooses_what_is_abandoned_or_recalled():
    table = plain("persians,greeks").put(hand=("battering-ram",), empire=True).put(1, play=("city", "city-of-athens"))
    table.do("play battering-ram")
    assert table.asked == (1, "abandon")
    assert table.actions == ["pick play city 100", "pick play city-of-athens 101"]
    raid = plain("scythians,greeks").put(hand=("raiders",), deck=("oracle",) * 3).put(1, play=("hills", "river"))
    assert raid.do("play raiders").asked == (1, "recall")


@pytest.mark.rule("IMP-ABAN-05")
def test_gwaith_camlan_stays():
    table = plain("greeks,arthurians").put(hand=("greek-innovation",), empire=True).put(1, play=("gwaith-camlan",))
    table.do("play greek-innovation")
    assert table.in_play(1) == ["gwaith-camlan"]
    own = plain("greeks,celts").put(hand=("philosophy",), play=("gwaith-camlan", "boats", "legions"), empire=True)
    own.do("play philosophy").until("abandon")
    assert [action for action in own.actions if "gwaith" in action] == []


@pytest.mark.rule("IMP-ABAN-06", "IMP-AMB-03", "IMP-EFF-01")
def test_an_abandon_as_cost_is_done_in_full():
    table = plain().put(hand=("glory",), play=("hills", "river"), discard=()).do("play glory")
    assert table.in_play() == ["hills", "river"]
    assert table.discard() == ["glory"]


# Acquire and the market


@pytest.mark.rule("IMP-ACQ-01", "IMP-ACQ-02", "IMP-CARD-01")
def test_one_card_of_a_named_suit():
    table = plain().put(hand=("armenians",)).market("oracle", "elders", "ambassador", "temple", "hills")
    assert table.do("play armenians").actions == ["pick market 1", "pick market 2", "pick market 3"]
    civil = plain(commons="legends").put(hand=("phoenicians",)).market("ambassador", "oracle", "hills")
    assert "ambassador" in civil.do("play phoenicians").hand()


@pytest.mark.rule("IMP-ACQ-03", "IMP-ACQ-04", "IMP-AMB-02")
def test_tokens_and_unrest_come_along():
    table = plain("vikings,celts").put(hand=("armenians",)).market("oracle 3m 2g", "hills").do("play armenians")
    assert table.tokens() == (13, 10, 12)
    assert table.hand() == ["oracle", "unrest"]
    assert table.asked == (0, "activate")


@pytest.mark.rule("IMP-ACQ-05", "IMP-MKT-04")
def test_the_place_is_refilled_with_an_unrest_and_no_token():
    table = plain().set(civilised=(card("temple"),)).market("hills", "marsh", "river", "forest", "oracle")
    pile = table.state.unrest
    table.put(hand=("armenians",)).do("play armenians")
    slot = table.state.market[4]
    assert (BOX.keys[slot.card], slot.unrest, slot.progress) == ("temple", 1, 0)
    assert table.state.unrest == pile - 1


@pytest.mark.rule("IMP-ACQ-06")
def test_a_card_just_refilled_may_be_taken():
    table = plain().put(hand=("roman-expansion",)).market("oracle", "elders", "hills").set(region=(card("marsh"),))
    table.do("play roman-expansion")
    assert table.actions == ["pick market 3", "skip"]
    assert table.do("pick market 3").hand() == ["hills", "marsh"]


@pytest.mark.rule("IMP-ACQ-07")
def test_exile_needs_leave():
    table = plain("vikings,celts").put(hand=("conquer",), progress=0).set(exile=(card("hills"),)).market("river")
    assert "hills" not in table.do("play conquer", "option 1").hand()
    ships = plain("vikings,celts").put(hand=("conquer",), progress=0, play=("longships",))
    ships.set(exile=(card("hills"),)).market("river").do("play conquer", "option 1")
    assert ships.actions == ["pick market 1", "pick exile hills"]
    assert ships.do("pick exile hills").tokens()[1] == 9


@pytest.mark.rule("IMP-ACQ-08")
def test_an_acquire_bound_to_a_token():
    table = plain("carthaginians,celts", sides="ba").put(play=("caravans",), hand=("oracle",), progress=0)
    table.market("wonder 1m", "oracle 2g", "hills").do("use caravans 100")
    assert "wonder" in table.hand()


@pytest.mark.rule("IMP-ACQ-09")
def test_nothing_to_acquire():
    table = plain("greeks,celts").put(hand=("settlers",), progress=0).market("oracle").do("play settlers", "option 1")
    assert table.hand() == []
    assert table.tokens()[1] == 9


@pytest.mark.rule("IMP-MKT-01", "IMP-AMB-01")
def test_a_place_is_filled_from_its_own_deck():
    table = (
        plain().put(hand=("settlers",), progress=0).market("hills", "oracle", "elders").do("play settlers", "option 1")
    )
    before = table.state.main
    assert len(before) == 31
    assert len(table.state.region) == 5


@pytest.mark.rule("IMP-MKT-02", "IMP-MKT-03")
def test_an_empty_small_deck_and_no_deck_at_all():
    table = plain().put(hand=("armenians", "armenians")).market("hills", "hills", "hills", "hills", "oracle")
    table.set(civilised=(), main=(card("elders"), card("marsh"))).do("play armenians")
    assert BOX.keys[table.state.market[4].card] == "elders"
    table.set(main=()).do("play armenians")
    assert table.state.market[4].card == -1


# Actions, attacks


@pytest.mark.rule("IMP-ACTN-01", "IMP-ACTN-02", "IMP-GRE-01")
def test_gaining_and_spending_actions():
    table = plain("greeks,celts").put(play=("mysticism",)).do("use mysticism 100")
    assert table.seat().actions == 4
    table.put(actions=1)
    assert "use greeks-a 1" not in table.actions
    table.put(actions=3).do("use greeks-a 1", "declare uncivilised").until("activate")
    assert table.seat().actions == 1


@pytest.mark.rule("IMP-ATK-01", "IMP-STEAL-02", "IMP-AMB-11")
def test_an_attack_strikes_all_others():
    table = plain("vikings,celts,greeks").put(hand=("go-aviking",))
    table.put(1, materials=5).put(2, materials=1).do("play go-aviking")
    assert [table.tokens(seat)[0] for seat in range(3)] == [13, 3, 0]
    assert [table.hand(seat) for seat in (1, 2)] == [[], ["unrest"]]


@pytest.mark.rule("IMP-ATK-02", "IMP-ATK-04", "IMP-AMB-08")
def test_protection_by_recall():
    table = plain("carthaginians,celts,greeks").put(hand=("elephants",), empire=True)
    table.put(1, play=("wilderness", "hills")).put(2, play=("hills",)).do("play elephants")
    assert table.asked == (1, "may")
    table.do("yes").until("activate")
    assert table.in_play(1) == ["hills"]
    assert table.hand(1) == ["wilderness"]
    assert table.in_play(2) == []


@pytest.mark.rule("IMP-ATK-03", "IMP-AMB-09", "IMP-AMB-10")
def test_the_protected_keep_gains():
    table = plain("romans,utopians").put(hand=("corruption",), empire=True).put(1, play=("daochang",), progress=0)
    table.do("play corruption", "yes")
    assert table.hand(1) == []
    assert table.tokens(1)[:2] == (12, 9)


@pytest.mark.rule("IMP-ATK-06")
def test_standing_army():
    table = plain("celts,romans").put(hand=("celtic-innovation",), empire=True, progress=0).market("hills")
    table.put(1, play=("standing-army",)).do("play celtic-innovation")
    assert table.hand(1) == []
    rich = plain("celts,romans").put(hand=("celtic-innovation",), empire=True).market("hills")
    rich.put(1, play=("standing-army",)).do("play celtic-innovation")
    assert rich.asked == (0, "bargain")
    rich.do("yes")
    assert rich.hand(1) == ["unrest"]
    assert (rich.tokens(0)[2], rich.tokens(1)[2]) == (9, 11)


@pytest.mark.rule("IMP-ATK-07")
def test_an_exhausted_protection_protects_once():
    table = plain("celts,scythians").put(hand=("boudicca", "boudicca")).put(1, play=("mounted-archers", "hills"))
    table.do("play boudicca", "use mounted-archers 100", "play boudicca")
    assert "hills" not in table.in_play(1)


@pytest.mark.rule("IMP-ATK-08")
def test_chainmail_and_longships_see_attacks():
    table = plain("celts,scythians").put(hand=("celtic-innovation",), play=("chainmail",), empire=True).market("hills")
    table.put(1, play=("mounted-archers",)).do("play celtic-innovation", "use mounted-archers 100")
    assert table.tokens()[2] == 11
    ships = plain("vikings,celts").put(hand=("althing",), play=("longships",)).do("play althing")
    ships.do("use longships 100")
    assert ships.tokens()[0] == 13


@pytest.mark.rule("IMP-ATK-09", "IMP-CEL-01", "IMP-AMB-33")
def test_harm_without_an_attack_card_is_not_avoided():
    table = plain("celts,scythians").put(hand=("armenians",)).market("oracle", "hills")
    table.put(1, play=("mounted-archers",)).do("play armenians", "use celts-a 1")
    assert table.hand(1) == ["unrest"]


# Break through


@pytest.mark.rule("IMP-BT-01", "IMP-BT-02")
def test_break_through_in_the_market():
    table = plain().put(hand=("conquer", "triumvirate"), progress=0).market("hills", "ionians 1g", "oracle 1g")
    table.do("play conquer", "option 2", "declare tributary")
    assert table.actions == ["pick market 2", "pick deck"]
    pile = table.set(main=(card("coast"),) * 2).state.unrest
    table.do("pick market 2")
    assert table.hand() == ["ionians", "triumvirate"]
    assert table.tokens()[2] == 1
    assert table.state.unrest == pile + 1


@pytest.mark.rule("IMP-BT-03")
def test_break_through_from_the_small_deck():
    table = plain().put(hand=("hittites",)).set(region=(card("river"), card("coast"))).market("hills")
    pile = table.state.unrest
    table.do("play hittites", "pick deck")
    assert table.hand() == ["river"]
    assert table.state.unrest == pile
    assert card_of(TITLE.observe(table.state, 1).seats[0].hand[0]) == -1


@pytest.mark.rule("IMP-BT-04", "IMP-BT-10")
def test_break_through_by_revealing():
    main = tuple(card(key) for key in ("hills", "oracle", "temple", "ionians", "elders"))
    table = plain().put(hand=("diplomacy",), progress=0).set(main=main).market("hills")
    assert "revealed" in table.events("play diplomacy")
    table.do("play diplomacy")
    assert table.hand() == ["ionians"]
    assert names(table.state.main) == ["elders", "hills", "oracle", "temple"]


@pytest.mark.rule("IMP-BT-05", "IMP-AMB-39")
def test_nothing_found_gives_two_progress():
    table = plain().put(hand=("diplomacy",), progress=0).set(main=(card("hills"), card("oracle"))).market("hills")
    table.do("play diplomacy")
    assert table.tokens() == (7, 10, 2)
    assert len(table.state.main) == 2


@pytest.mark.rule("IMP-BT-06")
def test_the_market_stays_open_when_the_deck_is_empty():
    table = plain().put(hand=("hittites",)).set(region=()).market("marsh").do("play hittites")
    assert table.actions == ["pick market 1", "pick deck"]


@pytest.mark.rule("IMP-BT-07")
def test_a_dual_card_fits_either_suit():
    table = plain().put(hand=("advance",), progress=0).market("gambling", "hills").do("play advance", "option 2")
    assert table.do("declare civilised").actions == ["pick market 1", "pick deck"]


@pytest.mark.rule("IMP-BT-08")
def test_imperial_reaches_exile():
    table = plain(commons="legends").put(hand=("imperial",)).set(exile=(card("temple"),)).market("hills")
    pile = table.state.unrest
    table.do("play imperial", "option 1", "declare civilised", "pick exile temple")
    assert table.hand() == ["temple"]
    assert table.state.unrest == pile


@pytest.mark.rule("IMP-BT-09", "IMP-NOTE-15", "IMP-AMB-44")
def test_acclaimed_takes_a_variable_card():
    table = plain(commons="legends").put(hand=("acclaimed",)).market("moneylenders", "hills")
    table.do("play acclaimed", "pick market 1")
    assert table.hand() == ["moneylenders"]
    assert table.history() == ["acclaimed"]


# Choose, develop, discard, draw


@pytest.mark.rule("IMP-CHO-01")
def test_exactly_one_option():
    table = plain().put(play=("metropolis",)).solstice()
    assert table.actions == ["option 1", "option 2", "option 3"]
    table.do("option 1")
    assert table.tokens() == (11, 10, 10)


@pytest.mark.rule("IMP-CHO-04")
def test_edicts_of_ashoka_one_or_both():
    table = plain("mauryans,celts").put(play=("edicts-of-ashoka",), hand=("oracle",), discard=("unrest",))
    table.put(deck=("elders",)).do("use edicts-of-ashoka 100", "option 1")
    assert table.actions == ["option 2", "skip"]
    assert table.do("option 2").discard() == []


@pytest.mark.rule("IMP-DEV-03")
def test_free_development():
    table = plain().put(hand=("glorious",), empire=True, materials=0, population=0, progress=0)
    table.do("play glorious", "pick development legions")
    assert "legions" in table.discard()


@pytest.mark.rule("IMP-DEV-04", "IMP-CARD-08", "IMP-PAY-06")
def test_reductions_and_substitutes_of_a_price():
    table = plain("egyptians,celts").put(play=("medicine",), hand=("development-3",), empire=True, progress=0)
    table.put(development=("pyramids", "ramesses-ii")).do("play development-3", "option 1", "pick development pyramids")
    assert table.tokens() == (8, 8, 0)
    kleito = plain("atlanteans,celts").put(hand=("development-4",), development=("kleito", "vast-wealth"))
    kleito.put(progress=4, materials=0, population=0)
    kleito.do("play development-4", "option 1", "pick development kleito")
    assert kleito.tokens() == (0, 0, 0)


@pytest.mark.rule("IMP-DEV-05")
def test_who_never_develops():
    table = plain("vikings,celts").put(hand=("egyptians",), nation_deck=("unrest",), discard=()).do("play egyptians")
    assert "unrest" in table.discard()
    quests = plain("arthurians,celts").put(hand=("glorious",), empire=True).do("play glorious")
    assert len(quests.seat().development) == 5


@pytest.mark.rule("IMP-DISC-01", "IMP-DISC-02")
def test_discarding_as_far_as_possible():
    table = plain().put(hand=("military-engineering",), empire=True).put(1, hand=("oracle",), discard=())
    table.do("play military-engineering")
    assert table.discard(1) == ["oracle"]


@pytest.mark.rule("IMP-DISC-03")
def test_a_discard_as_cost_is_made_in_full():
    table = plain("scythians,celts").put(play=("tamga",), hand=())
    assert "use tamga 100" not in table.actions
    assert "use tamga 100" in table.put(hand=("oracle",)).actions


@pytest.mark.rule("IMP-DRAW-01")
def test_drawing_goes_on_after_a_reshuffle():
    table = plain(commons="legends").put(hand=("eminent",), deck=("oracle",), discard=("elders",), nation_deck=())
    table.put(accession="").do("play eminent")
    assert table.hand() == ["elders", "oracle"]


@pytest.mark.rule("IMP-DRAW-02")
def test_draw_up_to():
    table = plain().put(hand=("glorious",), deck=("oracle",) * 4).do("play glorious")
    assert table.actions == [f"draw {n}" for n in range(5)]
    assert table.do("draw 1").hand() == ["oracle"]
    assert table.actions == [f"draw {n}" for n in range(4)]  # decided once the first has been seen
    assert table.do("draw 2", "draw 0").hand() == ["oracle"] * 3
    assert table.asked == (0, "activate")


@pytest.mark.rule("IMP-DRAW-05")
def test_fetching_from_the_discard_pile():
    table = plain("macedonians,celts").put(play=("mosaics",), discard=("oracle", "elders"), deck=(), progress=0)
    table.do("use mosaics 100", "pick discard oracle")
    assert table.hand() == ["oracle"]
    assert table.seat().deck == ()
