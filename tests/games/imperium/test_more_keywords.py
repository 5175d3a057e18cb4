"""The keywords from exile to unrest, King of Kings, the notes on single cards, the language of effects."""

from __future__ import annotations

import pytest

from tests.games.imperium.table import BOX, TITLE, card, names, plain

# Exile and find


@pytest.mark.rule("IMP-EXIL-01", "IMP-EXIL-02", "IMP-EXIL-04")
def test_exiling_a_market_card():
    table = plain().put(hand=("hills",)).market("oracle", "temple", "marsh").set(main=(card("coast"), card("river")))
    pile = table.state.unrest
    table.do("play hills")
    assert table.actions == ["pick market 1", "pick market 2", "pick market 3"]
    table.do("pick market 1")
    assert names(TITLE.observe(table.state, 1).exile) == ["oracle"]
    assert table.state.unrest == pile + 1
    assert BOX.keys[table.state.market[0].card] == "coast"


@pytest.mark.rule("IMP-EXIL-03")
def test_tokens_keep_a_card_from_exile():
    table = plain().put(hand=("steppe",)).market("oracle 1g", "hills 1m").do("play steppe")
    assert table.exile() == []


@pytest.mark.rule("IMP-EXIL-05", "IMP-EXIL-06")
def test_swapping_a_market_card():
    table = plain("greeks,celts").put(play=("lighthouse",)).market("temple 2g", "marsh").set(exile=(card("hills"),))
    pile, deck = table.state.unrest, table.state.main
    table.do("use lighthouse 100", "option 2", "pick market 1", "pick exile hills")
    slot = table.state.market[0]
    assert (BOX.keys[slot.card], slot.progress, slot.unrest) == ("hills", 2, 0)
    assert table.exile() == ["temple"]
    assert table.state.unrest == pile + 1
    assert table.state.main == deck


@pytest.mark.rule("IMP-EXIL-07")
@pytest.mark.parametrize(("key", "unrest"), [("ionians", 1), ("hills", 0)])
def test_acquiring_from_exile(key, unrest):
    table = plain().put(hand=("conquer",), play=("cartography",), progress=0).set(exile=(card(key),)).market("oracle")
    pile = table.state.unrest
    table.do("play conquer", "option 1")
    assert key in table.hand()
    assert table.state.unrest == pile - unrest


@pytest.mark.rule("IMP-EXIL-08", "IMP-EXIL-09")
def test_own_cards_in_exile():
    table = plain(commons="legends").put(hand=("fortunate-isle",)).market("marsh").do("play fortunate-isle")
    assert table.exile() == ["fortunate-isle"]
    assert table.points()["cards"] == 0


@pytest.mark.rule("IMP-FIND-01", "IMP-FIND-02")
def test_a_named_card_in_the_first_place_that_has_it():
    table = plain("mauryans,celts").put(hand=("chandragupta", "oracle"), discard=("indian-elephants",))
    table.put(nation_deck=("indian-elephants", "unrest")).market("oracle")
    before = table.seat().nation_deck
    table.do("play chandragupta")
    assert table.discard() == ["indian-elephants"]
    assert table.seat().nation_deck == before


@pytest.mark.rule("IMP-FIND-03", "IMP-FIND-05", "IMP-VIK-03")
def test_a_kind_of_card_in_all_places():
    table = plain("vikings,celts").put(hand=("erik-the-red", "marsh"), play=("scandinavia",), deck=("hills",))
    table.put(discard=("river",), nation_deck=("iceland", "unrest"), progress=0).do("play erik-the-red")
    assert table.actions == [
        "pick hand marsh",
        "pick discard river",
        "pick discard scandinavia",
        "pick draw_deck hills",
        "pick nation iceland",
    ]
    table.do("pick nation iceland")
    assert table.hand() == ["iceland", "marsh"]
    assert table.exile() == ["erik-the-red"]
    assert BOX.keys[table.seat().accession] == "harald-hardrada"


@pytest.mark.rule("IMP-FIND-04", "IMP-FIND-06")
def test_not_found():
    table = plain("mauryans,celts").put(hand=("chanakya",), play=("arthashastra",), discard=(), nation_deck=())
    table.do("play chanakya", "option 2")
    assert table.discard() == []
    assert table.history() == ["chanakya"]


# Sink, gain, garrison, history


@pytest.mark.rule("IMP-SINK-01", "IMP-ATL-02", "IMP-ATL-03", "IMP-SINK-02", "IMP-SINK-05")
def test_flood_sinks_itself_and_a_region():
    table = plain("atlanteans,celts", sides="ba").put(hand=("flood",), play=("thule+proud",)).market("hills")
    table.do("play flood")
    assert names(table.seat().flooded) == ["flood", "proud", "thule"]
    assert TITLE.observe(table.state, 1).seats[0].flooded == table.seat().flooded
    assert table.points()["conditions"] == 3
    dry = plain("atlanteans,celts").put(hand=("flood",), discard=()).market("hills").do("play flood")
    assert dry.discard() == ["flood"]
    assert dry.hand() == []


@pytest.mark.rule("IMP-SINK-03")
def test_flooded_is_not_history():
    table = plain("atlanteans,celts").put(flooded=("praiseworthy",))
    assert table.points()["conditions"] == 3


@pytest.mark.rule("IMP-SINK-04")
def test_others_discard_what_would_sink():
    table = plain("greeks,celts").put(hand=("atlantean-fleet",), empire=True, discard=()).market("hills")
    table.do("play atlantean-fleet", "declare region", "pick market 1")
    assert table.discard() == ["atlantean-fleet"]


@pytest.mark.rule("IMP-SINK-06", "IMP-HIST-03")
@pytest.mark.parametrize("nation", ["atlanteans", "vikings"])
def test_who_has_no_history_discards(nation):
    table = plain(f"{nation},celts").put(hand=("hittites", "leadership", "oracle"), discard=()).market("hills")
    table.do("play hittites", "pick market 1", "play leadership", "option 2", "pick hand oracle")
    assert table.history() == []
    assert table.discard() == ["hittites", "leadership", "oracle"]


@pytest.mark.rule("IMP-GAIN-02", "IMP-CARD-07")
def test_marks_are_counted_singly():
    table = plain("scythians,celts").put(hand=("nomads",), play=("forest",)).do("play nomads", "no", "no")
    assert table.tokens()[0] == 12


@pytest.mark.rule("IMP-GARR-01", "IMP-GARR-07", "IMP-GARR-09")
def test_a_region_takes_a_garrison_when_played():
    table = plain().put(hand=("river", "oracle", "elders"), discard=(), play=("hills",)).do("play river")
    table.do("pick market 1", "pick hand oracle")
    assert [names(piece.garrison) for piece in TITLE.observe(table.state, 1).seats[0].play] == [[], ["oracle"]]
    assert table.asked == (0, "activate")


@pytest.mark.rule("IMP-GARR-03", "IMP-SCORE-04")
def test_garrisons_score():
    assert plain().put(play=("hills+glorious",)).points()["cards"] == 6
    assert plain("qin,celts").put(play=("hills+terracotta-warriors",), deck=()).points()["conditions"] == 7


@pytest.mark.rule("IMP-GARR-05")
def test_a_garrisoned_card_is_recalled_alone():
    table = plain("arthurians,celts").put(play=("viviane-of-the-lake+bedwyr",)).solstice()
    table.do("solstice arthurians-a 1", "option 1")
    assert table.hand() == ["bedwyr"]
    assert table.in_play() == ["viviane-of-the-lake"]


@pytest.mark.rule("IMP-GARR-06", "IMP-AMB-48")
def test_a_knight_under_a_region_plays_it_once_more():
    table = plain("arthurians,celts").put(hand=("bedwyr", "oracle"), play=("britannia-prima",), deck=("elders",))
    table.do("play bedwyr", "pick play britannia-prima 100")
    assert table.hand() == ["elders", "oracle"]
    assert sorted(table.actions) == ["pick hand elders", "pick hand oracle", "skip"]
    table.do("pick hand oracle")
    assert names(table.seat().play[0].garrison) == ["bedwyr", "oracle"]


@pytest.mark.rule("IMP-GARR-10", "IMP-CARD-06")
def test_a_filter_limits_the_garrison():
    table = plain("utopians,celts").put(play=("portals",), hand=("oracle",)).market("hills")
    assert "use portals 100" not in table.actions
    assert "use portals 100" in table.put(hand=("sacred-scroll",)).actions


@pytest.mark.rule("IMP-HIST-01")
def test_history_is_out_of_play_and_scores():
    table = plain("scythians,celts").put(play=("kurgans",), discard=("unrest",), deck=()).do("use kurgans 100")
    assert table.history() == ["unrest"]
    assert table.points()["unrest"] == -2


@pytest.mark.rule("IMP-HIST-05", "IMP-ROM-02")
def test_rome_puts_the_city_into_history():
    table = plain().put(hand=("rome-the-eternal-city",), play=("city-of-rome",), empire=True)
    table.do("play rome-the-eternal-city")
    assert table.history() == ["city-of-rome"]
    missing = plain().put(hand=("rome-the-eternal-city",), discard=("city-of-rome",), empire=True)
    assert missing.why_not("play rome-the-eternal-city") == "IMP-ACT-09"


# Look, nation deck, pay


@pytest.mark.rule("IMP-LOOK-01", "IMP-LOOK-04")
def test_looking_at_fame():
    table = plain("celts,romans").put(hand=("glory",), play=("hills", "river", "forest"))
    fame = table.state.fame
    table.do("play glory")
    assert sorted(table.actions) == sorted({f"pick fame {BOX.keys[place]}" for place in fame[:2]})
    table.do(table.actions[0])
    assert len(table.state.fame) == len(fame) - 1
    other = TITLE.observe(table.state, 1)
    assert other.fame[0] == -1
    assert -1 in other.seats[0].hand


@pytest.mark.rule("IMP-LOOK-02", "IMP-OLM-03")
def test_looking_at_fewer():
    table = plain("olmecs,celts").put(hand=("ritual-sacrifice", "stone-mask", "stone-mask"), progress=0, empire=True)
    assert table.why_not("play ritual-sacrifice") == "IMP-ACT-09"
    table.put(play=("step-pyramids",), exhaust=0).set(fame=(card("great"), card("glorious")))
    table.do("play ritual-sacrifice")
    assert table.actions == ["pick fame great", "pick fame glorious"]


@pytest.mark.rule("IMP-LOOK-03", "IMP-KOK-01", "IMP-KOK-06")
def test_king_of_kings_is_not_looked_at_while_fame_is_left():
    table = plain("celts,romans").put(hand=("glory",), play=("hills", "river", "forest")).set(fame=(card("great"),))
    table.do("play glory")
    assert table.hand() == ["great"]
    assert (table.state.king, table.state.last) == (0, 0)


@pytest.mark.rule("IMP-LOOK-05", "IMP-NATD-02", "IMP-AMB-55")
def test_the_accession_card_is_neither_looked_at_nor_swapped():
    table = plain().put(play=("sacred-pass",), hand=("oracle",), nation_deck=())
    assert "use sacred-pass 100" not in table.actions


@pytest.mark.rule("IMP-AMB-55")
def test_nothing_is_shuffled_when_only_the_accession_card_is_left():
    table = plain("vikings,celts").put(hand=("gothja",), nation_deck=()).do("play gothja")
    assert table.asked == (0, "choose")  # not whether to shuffle
    assert BOX.keys[table.seat().accession] == "harald-hardrada"
    more = plain("vikings,celts").put(hand=("gothja",), nation_deck=("unrest", "unrest")).do("play gothja")
    assert more.asked == (0, "may")


@pytest.mark.rule("IMP-AMB-34")
def test_sacred_pass_swaps_with_the_top_nation_card():
    table = plain().put(play=("sacred-pass",), hand=("oracle",), nation_deck=("raetia", "unrest"))
    table.do("use sacred-pass 100", "yes", "yes").until("activate")
    assert table.hand() == ["raetia"]
    assert names(table.seat().nation_deck) == ["oracle", "unrest"]


@pytest.mark.rule("IMP-NATD-01", "IMP-VIK-02")
def test_vikings_may_bury_the_top_nation_card():
    table = plain("romans,vikings").put(hand=("corruption",), empire=True).put(1, nation_deck=("combs", "skis"))
    table.do("play corruption")
    assert table.asked == (1, "may")
    table.do("yes")
    assert [BOX.keys[place & 4095] for place in table.seat(1).nation_deck] == ["skis", "combs"]
    assert BOX.keys[table.seat(1).accession] == "harald-hardrada"


@pytest.mark.rule("IMP-NATD-03", "IMP-NATD-04")
def test_an_effect_brings_the_accession_card():
    table = plain().put(hand=("egyptians",), nation_deck=(), nation_mark=True).do("play egyptians")
    assert table.seat().empire
    assert "julius-caesar" in table.discard()
    assert table.seat().exhaust == 5


@pytest.mark.rule("IMP-PAY-01")
def test_who_cannot_pay_may_not_play():
    table = plain().put(hand=("invasion",), materials=2, progress=0)
    assert table.why_not("play invasion") == "IMP-PAY-01"


@pytest.mark.rule("IMP-PAY-02", "IMP-PAY-04")
@pytest.mark.parametrize(
    ("key", "held", "left"),
    [
        ("conquer", {"population": 1, "progress": 1}, (10, 0, 0)),
        ("advance", {"materials": 1, "progress": 1}, (0, 10, 0)),
    ],
)
def test_progress_stands_in(key, held, left):
    table = plain().put(hand=(key,), **held).market("oracle", "hills").do(f"play {key}")
    assert table.tokens() == left


@pytest.mark.rule("IMP-PAY-03", "IMP-AMB-07")
def test_no_change_is_given():
    table = plain().put(hand=("unrest",), materials=0, progress=2, population=0)
    table.do("play unrest", "option 3")
    assert table.tokens() == (0, 0, 0)
    rich = plain().put(hand=("advance",), materials=10, progress=10).market("oracle").do("play advance", "option 1")
    assert rich.actions == ["pay 0", "pay 1", "pay 2"]


@pytest.mark.rule("IMP-PAY-05")
def test_population_is_not_materials():
    table = plain().put(hand=("advance",), materials=0, progress=0, population=9)
    assert table.why_not("play advance") == "IMP-PAY-01"


@pytest.mark.rule("IMP-PAY-07", "IMP-STEAL-01")
def test_stealing_is_no_payment():
    table = plain("macedonians,celts,greeks").put(hand=("uxians",)).put(1, materials=0).put(2, materials=1)
    table.do("play uxians")
    assert table.tokens(1) == (0, 10, 10)
    assert table.tokens(2)[0] == 0
    assert table.tokens(0)[0] == 11


@pytest.mark.rule("IMP-PIN-02")
def test_copies_of_a_pinned_card_work_each():
    table = plain().put(play=("town", "town")).do("use town 100").until("activate")
    assert "use town 101" in table.actions


@pytest.mark.rule("IMP-RECL-01")
def test_recall_with_garrison():
    table = plain(commons="legends").put(hand=("espionage", "oracle")).put(1, play=("temple",)).market("hills")
    table.do("play espionage")
    assert table.hand(1) == ["temple"]
    home = plain("scythians,celts").put(play=("tents", "hills+unrest")).solstice().do("pick play hills 101")
    assert home.hand() == ["hills", "unrest"]


@pytest.mark.rule("IMP-RETU-01")
def test_returning_from_hand_and_discard():
    table = plain().put(hand=("ionians", "unrest"), discard=("unrest",)).do("play ionians")
    assert table.actions == ["pick hand unrest", "pick discard unrest", "skip"]
    table.do("pick hand unrest", "pick discard unrest")
    assert "unrest" not in [*table.hand(), *table.discard()]


@pytest.mark.rule("IMP-UNR-02")
def test_unrest_is_cheaper_with_some_cards():
    table = plain("egyptians,celts").put(hand=("unrest", "oracle"), play=("pyramids",), progress=0, materials=2)
    table.do("play unrest")
    assert table.actions == ["option 1", "option 2", "option 3"]
    table.do("option 3")
    assert table.tokens() == (0, 10, 0)
    walls = plain("qin,celts").put(hand=("unrest",), play=("long-walls-i",), progress=0, population=0, materials=1)
    assert walls.do("play unrest").tokens()[0] == 0


@pytest.mark.rule("IMP-UNR-03", "IMP-UNR-04")
def test_playing_unrest_returns_it():
    table = plain("vikings,celts").put(hand=("unrest",), progress=0, materials=0, deck=("oracle", "elders"))
    table.do("play unrest", "use vikings-a 1")
    assert table.hand() == ["elders", "oracle"]
    assert BOX.cards[BOX.unrest].state == ""


# King of Kings


@pytest.mark.rule("IMP-KOK-04", "IMP-KOK-05", "IMP-KOK-08")
def test_side_b_and_once_for_each_player():
    table = plain("romans,celts").set(fame=(), king=1).put(hand=("glory", "glory"), empire=True)
    table.put(play=("hills",) * 6, development=("legions",)).do("play glory")
    assert table.discard().count("legions") == 1
    assert table.tokens()[2] == 10
    assert table.state.last == 2
    table.do("play glory")
    assert (table.tokens()[2], table.state.kings) == (10, 1)


@pytest.mark.rule("IMP-AMB-49", "IMP-ROM-01")
def test_romans_see_one_more():
    table = plain("romans,celts").put(hand=("glory", "glory"), play=("hills",) * 6)
    table.set(fame=tuple(card(key) for key in ("great", "glorious", "notorious", "marvellous"))).do("play glory")
    assert table.tokens()[2] == 11
    assert len(table.actions) == 3
    table.do("pick fame great", "under glorious")
    assert names(table.state.fame[:1]) == ["notorious"]
    table.set(fame=()).do("play glory")
    assert table.tokens()[2] == 17


# Effects


@pytest.mark.rule("IMP-EFF-02")
def test_a_token_cost_at_the_top_forbids():
    table = plain("vikings,celts").put(hand=("jomsviking",), population=0, progress=0)
    assert table.why_not("play jomsviking") == "IMP-PAY-01"


@pytest.mark.rule("IMP-EFF-03", "IMP-AMB-04")
def test_a_card_cost_at_the_top_does_not():
    table = plain(commons="legends").put(hand=("espionage",)).put(1, play=("temple",)).market("hills")
    table.do("play espionage")
    assert table.hand() == []
    assert table.hand(1) == ["temple"]
    erik = plain("vikings,celts").put(hand=("erik-the-red",)).do("play erik-the-red")
    assert erik.exile() == ["erik-the-red"]
    assert erik.tokens()[1] == 10


@pytest.mark.rule("IMP-EFF-04", "IMP-AMB-05", "IMP-AMB-15")
def test_a_payable_cost_must_be_paid():
    table = plain("arthurians,celts").put(hand=("gwalchmei-sir-gawain",), play=("hills+bedwyr", "river+cai-sir-kay"))
    table.do("play gwalchmei-sir-gawain", "skip")
    assert table.tokens()[2] == 12
    assert table.hand() == ["unrest"]


@pytest.mark.rule("IMP-EFF-05")
def test_may_is_all_or_nothing():
    table = plain().put(play=("town",)).solstice().do("yes")
    assert table.actions == ["option 1", "option 2"]


@pytest.mark.rule("IMP-EFF-10", "IMP-UTO-06", "IMP-AMB-50")
def test_a_replacement_applies_once():
    table = plain("romans,utopians,celts").put(hand=("corruption",), empire=True)
    fixed = table.seat(1).fixed
    table.put(1, fixed=(fixed[0], type(fixed[1])(2, card("shangri-la")))).do("play corruption")
    assert table.tokens(1)[:2] == (10, 12)
    assert (table.tokens(0)[2], table.tokens(2)[2]) == (12, 11)


@pytest.mark.rule("IMP-AMB-06")
def test_an_option_with_an_unmet_condition_is_not_offered():
    table = plain("egyptians,celts").put(hand=("flood-of-the-nile",), play=("river",)).do("play flood-of-the-nile")
    assert table.tokens()[0] == 15
    empire = plain("egyptians,celts").put(hand=("flood-of-the-nile",), play=("river",), empire=True)
    assert empire.do("play flood-of-the-nile").actions == ["option 1", "option 2"]


@pytest.mark.rule("IMP-AMB-12", "IMP-AMB-13", "IMP-NOTE-12")
def test_given_cards_go_to_hand():
    table = plain("carthaginians,celts,greeks").put(hand=("monopoly",), deck=("oracle",), discard=(), empire=True)
    table.do("play monopoly")
    assert [table.hand(seat) for seat in range(3)] == [[], ["oracle"], []]
    held = plain("carthaginians,celts,greeks").put(hand=("monopoly", "elders"), deck=("hills",), discard=("oracle",))
    held.put(empire=True).do("play monopoly")
    assert held.actions == ["pick hand elders", "pick hand hills", "pick discard oracle"]
    held.do("pick discard oracle", "pick hand hills")
    assert [held.hand(seat) for seat in range(3)] == [["elders"], ["oracle"], ["hills"]]


@pytest.mark.rule("IMP-AMB-32")
def test_one_event_for_each_unrest_returned():
    table = plain().put(hand=("ionians", "unrest", "unrest"), play=("wonder",)).do("play ionians", "pick hand unrest")
    assert table.asked == (0, "react")
    table.do("skip", "pick hand unrest")
    assert table.asked == (0, "react")


@pytest.mark.rule("IMP-AMB-52")
def test_a_main_deck_shuffled_back_is_not_empty():
    table = plain().put(hand=("diplomacy",)).set(main=(card("hills"),)).market("hills").do("play diplomacy", "pay 0")
    assert table.state.last == 0
