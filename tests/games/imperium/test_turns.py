"""Turns: activate, actions, free play, exhaust abilities, states, innovate, revolt, clean up."""

from __future__ import annotations

import pytest

from ludarium.engine.chance import Rng
from ludarium.games.imperium.state import COLLAPSE, SCORING
from tests.games.imperium.table import BOX, TITLE, Table, plain

# Turns


@pytest.mark.rule("IMP-TURN-02", "IMP-AMB-36", "IMP-ACT-01")
def test_a_turn_is_one_of_three_kinds_then_clean_up():
    table = Table("romans,celts")
    assert table.actions == ["activate", "innovate", "revolt"]
    table.do("activate")
    assert "end" in table.actions
    table.do("end")
    assert table.asked == (0, "place-token")
    other = Table("romans,celts").do("innovate", "declare region").do("pick deck")
    assert other.asked == (0, "place-token")


@pytest.mark.rule("IMP-TURN-03", "IMP-SOL-01")
def test_the_round_ends_with_the_solstice_of_all():
    table = plain()
    table.put(0, play=("coinage",)).put(1, play=("coinage",)).activating(1).do("end", "pick market 1")
    assert table.tokens(0)[0] == table.tokens(1)[0] == 12
    assert table.asked == (0, "turn")
    assert table.state.round == 2


@pytest.mark.rule("IMP-TURN-04", "IMP-TURN-05")
def test_the_next_player_waits_for_the_clean_up():
    table = plain().put(hand=("oracle",)).do("end", "pick market 1")
    assert table.asked == (0, "clean-up")
    assert TITLE.actions(TITLE.observe(table.state, 1)) == ()
    assert table.do("skip").asked == (1, "turn")
    assert TITLE.outcome(table.state) is None


@pytest.mark.rule("IMP-TURN-04", "IMP-STATE-09")
@pytest.mark.parametrize("nations", ["romans,celts", "qin,vikings"])
def test_only_scoring_and_collapse_end_a_match(nations):
    state = TITLE.start(TITLE.setup(2, 0, {"nations": nations, "commons": "classics"}), 7)
    chance = Rng(7)
    while TITLE.turn(state) is not None:
        assert TITLE.outcome(state) is None
        before, state = state, TITLE.apply(state, TITLE.sample(state, chance))
        for was, player in zip(before.seats, state.seats, strict=True):
            assert player.empire or not was.empire  # never back to barbarian
    if state.ended == COLLAPSE:
        assert state.unrest <= 0
    else:
        assert state.ended == SCORING
        assert state.round == state.last > 0


# Actions


@pytest.mark.rule("IMP-ACT-02")
def test_playing_takes_an_action_token():
    table = plain().put(hand=("aksumites",)).do("play aksumites")
    assert table.seat().actions == 2


@pytest.mark.rule("IMP-ACT-03", "IMP-FREE-01")
def test_without_a_token_only_free_plays():
    table = plain().put(hand=("assyrians", "aksumites", "great"), actions=0)
    assert [text for text in table.actions if text.startswith("play")] == ["play great", "play assyrians"]
    assert table.why_not("play aksumites") == "IMP-ACT-03"
    assert table.do("play great", "no").seat().actions == 1


@pytest.mark.rule("IMP-ACT-04", "IMP-CARD-03", "IMP-PIN-01")
def test_where_a_played_card_goes():
    table = plain(commons="legends").put(hand=("code-of-laws", "assyrians", "hittites"), discard=())
    table.do("play code-of-laws", "play assyrians", "play hittites", "pick market 1")
    assert table.in_play() == ["code-of-laws"]
    assert table.discard() == ["assyrians"]
    assert table.history() == ["hittites"]


@pytest.mark.rule("IMP-ACT-05", "IMP-CHO-02", "IMP-CHO-03")
def test_a_card_being_resolved_is_not_in_hand():
    table = plain().put(hand=("unrest", "oracle"), population=0, progress=0, materials=2)
    assert table.why_not("play unrest") == "IMP-PAY-01"
    table.put(hand=("unrest", "oracle", "elders")).do("play unrest")
    assert table.hand() == []
    assert table.discard() == ["elders", "oracle"]


@pytest.mark.rule("IMP-ACT-06")
def test_what_is_impossible_is_skipped():
    table = plain("utopians,celts").put(hand=("meditation",), discard=()).do("play meditation")
    assert table.asked == (1, "may")
    assert len(table.seat().deck) == 8


@pytest.mark.rule("IMP-ACT-07", "IMP-EFF-07")
def test_steps_in_the_order_of_the_card():
    table = plain("greeks,celts").put(hand=("olympic-games",), deck=("oracle",), discard=("elders",), nation_deck=())
    table.put(accession="").do("play olympic-games")
    assert table.hand() == ["elders", "oracle"]
    assert table.asked == (0, "history")


@pytest.mark.rule("IMP-ACT-08", "IMP-GARR-08")
def test_unplayable_cards():
    table = plain().put(hand=("triumphant", "hills", "glory", "oracle"))
    assert table.why_not("play triumphant") == "IMP-ACT-08"
    table.do("play hills", "pick market 1")
    assert table.actions == ["pick hand oracle", "skip"]
    table.do("skip", "end", "pick market 1")
    assert "pick hand triumphant" in table.actions


@pytest.mark.rule("IMP-ACT-09")
def test_a_play_requirement_must_hold():
    table = plain("mauryans,celts").put(hand=("nanda-dynasty",))
    assert table.why_not("play nanda-dynasty") == "IMP-ACT-09"
    table.put(play=("arthashastra",)).do("play nanda-dynasty")
    assert table.tokens()[1] == 12


# Free play


@pytest.mark.rule("IMP-FREE-02", "IMP-STATE-02")
def test_free_play_does_not_waive_the_state_mark():
    table = plain().put(hand=("education",))
    assert table.why_not("play education") == "IMP-STATE-02"


@pytest.mark.rule("IMP-FREE-03", "IMP-UNR-01")
def test_an_effect_plays_a_card_without_a_token():
    table = plain(commons="legends").put(hand=("unrest",), play=("monument",), progress=0, materials=0)
    pile = table.state.unrest
    table.do("use monument 100")
    assert (table.seat().actions, table.tokens()[1], table.state.unrest) == (3, 9, pile + 1)


@pytest.mark.rule("IMP-FREE-04")
def test_acquire_and_free_play():
    table = plain("carthaginians,celts").put(hand=("dido-queen-of-carthage",)).market("temple", "oracle", "hills")
    table.do("play dido-queen-of-carthage", "pick market 3")
    assert (table.asked, table.actions) == ((0, "play-gained"), ["yes", "no"])
    kept = Table.at(table.state).do("no")
    table.do("yes").until("activate")
    assert "hills" in table.in_play()
    assert table.tokens()[1] == 12
    assert table.seat().actions == 2
    assert kept.hand() == ["hills"]
    assert kept.tokens()[1] == 11


@pytest.mark.rule("IMP-FREE-05")
def test_masonry_frees_cities():
    table = plain(commons="legends").put(hand=("city",), actions=0)
    assert table.why_not("play city") == "IMP-ACT-03"
    assert table.put(play=("masonry",)).do("play city").seat().actions == 0


# Exhaust abilities


@pytest.mark.rule("IMP-EXH-01", "IMP-EXH-02")
def test_a_token_goes_on_the_card():
    table = plain().put(play=("coinage",)).do("use coinage 100")
    assert table.seat().exhaust == 4
    assert table.seat().play[0].used
    assert "use coinage 100" not in table.actions


@pytest.mark.rule("IMP-EXH-03")
def test_no_tokens_no_abilities():
    table = plain().put(play=("coinage",), exhaust=0)
    assert not [text for text in table.actions if text.startswith("use")]


@pytest.mark.rule("IMP-EXH-04")
def test_an_ability_needs_its_cost():
    table = plain().put(play=("temple",))
    assert "use temple 100" not in table.actions
    assert "use temple 100" in table.put(hand=("oracle",)).actions


@pytest.mark.rule("IMP-EXH-05", "IMP-STATE-04")
def test_the_state_mark_does_not_matter_in_play():
    table = plain().put(play=("town",), empire=True)
    assert "use town 100" in table.actions


@pytest.mark.rule("IMP-EXH-06", "IMP-ATK-05")
def test_protection_on_another_turn():
    table = plain("celts,scythians").put(hand=("boudicca",)).put(1, play=("mounted-archers", "hills"))
    table.do("play boudicca")
    assert table.asked == (1, "react")
    table.do("use mounted-archers 100")
    assert "hills" in table.in_play(1)
    assert table.seat(1).exhaust == 4


@pytest.mark.rule("IMP-EXH-07", "IMP-RETU-02")
def test_a_triggered_ability_at_its_moment():
    table = plain().put(hand=("unrest", "unrest"), play=("wonder",), progress=0, materials=0)
    assert "use wonder 100" not in table.actions
    table.do("play unrest")
    assert table.actions == ["use wonder 100", "skip"]
    table.do("use wonder 100")
    assert table.tokens()[2] == 2
    table.do("play unrest", "option 1", "pay 0")
    assert table.asked == (0, "activate")


@pytest.mark.rule("IMP-EXH-08", "IMP-REV-01", "IMP-REV-02")
def test_revolt_returns_unrest_and_offers_no_abilities():
    table = Table("romans,celts").put(hand=("unrest", "unrest", "unrest", "oracle"), play=("wonder", "awe-inspiring"))
    pile = table.state.unrest
    table.do("revolt", "pick hand unrest", "pick hand unrest", "pick hand unrest")
    assert table.state.unrest == pile + 3
    assert table.asked == (0, "place-token")
    table.do("pick market 1", "skip")
    assert len(table.seat().hand) == 6
    assert table.do("revolt").asked[1] in ("revolt", "place-token")


@pytest.mark.rule("IMP-EXH-09", "IMP-AMB-51", "IMP-AMB-22")
def test_returning_an_exhaust_token():
    table = plain().put(play=("coinage",), hand=("olmecs", "olmecs"), nation_mark=True).do("use coinage 100")
    table.put(exhaust=0, hand=("olmecs", "olmecs")).do("play olmecs")
    assert table.seat().exhaust == 1
    assert "use coinage 100" in table.actions
    assert table.do("play olmecs").seat().exhaust == 1
    assert table.seat().nation_mark


@pytest.mark.rule("IMP-EXH-10")
def test_solstice_needs_no_token():
    table = plain().put(play=("coinage",), exhaust=0).solstice()
    assert table.tokens()[0] == 12


# States


@pytest.mark.rule("IMP-STATE-01", "IMP-STATE-05")
def test_a_barbarian_card_needs_the_barbarian_state():
    table = plain("minoans,celts").put(hand=("conquer", "pottery"), empire=True)
    assert table.why_not("play conquer") == table.why_not("play pottery") == "IMP-STATE-01"


@pytest.mark.rule("IMP-STATE-03", "IMP-CARD-05")
def test_any_card_may_be_acquired():
    table = plain().put(hand=("advance", "prosperity", "metropolis"), progress=0).market("metropolis", "hills")
    assert table.why_not("play metropolis") == "IMP-STATE-02"
    table.do("play advance", "option 1")
    assert table.hand().count("metropolis") == 2
    assert "play prosperity" in table.actions


@pytest.mark.rule("IMP-STATE-06")
def test_a_clause_bound_to_a_state():
    table = plain().put(hand=("glorious",), deck=("oracle", "elders")).do("play glorious", "draw 2", "draw 0")
    assert len(table.seat().development) == 6
    assert table.history() == ["glorious"]


@pytest.mark.rule("IMP-STATE-07", "IMP-PASS-01")
def test_a_passive_takes_the_barbarian_mark_away():
    table = plain().put(hand=("conquer",), empire=True, play=("legions",))
    assert "play conquer" in table.actions
    assert table.put(play=()).why_not("play conquer") == "IMP-STATE-01"


@pytest.mark.rule("IMP-STATE-08")
def test_chariots_free_all_attacks():
    table = plain("celts,romans").put(hand=("cattle-raid", "conquer"), empire=True)
    assert table.why_not("play cattle-raid") == "IMP-STATE-01"
    table.put(play=("chariots",))
    assert {"play cattle-raid", "play conquer"} <= set(table.actions)


@pytest.mark.rule("IMP-STATE-09", "IMP-STATE-10")
def test_atlanteans_never_play_barbarian_cards():
    table = plain("atlanteans,celts").put(hand=("town",))
    assert table.why_not("play town") == "IMP-STATE-01"


@pytest.mark.rule("IMP-STATE-09")
def test_no_card_flips_back_to_barbarian():
    flips = [text for card in BOX.cards for text in repr(card).split("FlipState(")[1:]]
    assert flips
    assert all(text.startswith("to='empire'") for text in flips)


@pytest.mark.rule("IMP-STATE-11", "IMP-VIK-06", "IMP-AMB-37")
def test_combs_let_one_card_ignore_its_mark():
    table = plain("vikings,celts").put(play=("combs",), hand=("metropolis", "coinage", "moneylenders"))
    assert table.why_not("play metropolis") == "IMP-STATE-02"
    table.put(materials=2, progress=0).do("use combs 100")
    assert table.why_not("play moneylenders") == "IMP-PAY-01"
    table.do("play metropolis")
    assert table.why_not("play coinage") == "IMP-STATE-02"
    assert "metropolis" in table.in_play()


# Innovate


@pytest.mark.rule("IMP-INNO-01", "IMP-INNO-02", "IMP-INNO-03")
def test_innovate():
    table = Table("romans,celts").put(hand=("unrest", "oracle", "elders"), play=("code-of-laws",), discard=())
    top = BOX.keys[table.state.region[0]]
    table.do("innovate")
    assert table.hand() == []
    assert table.discard() == ["elders", "oracle", "unrest"]
    assert table.actions == [f"declare {suit}" for suit in ("uncivilised", "civilised", "region", "tributary")]
    table.do("declare region", "pick deck")
    assert table.hand() == [top]
    table.do("pick market 1", "skip")
    assert len(table.seat().hand) == 5


# Clean up


@pytest.mark.rule("IMP-CLEAN-01", "IMP-CLEAN-10", "IMP-RESH-02")
def test_order_of_clean_up():
    table = plain().put(hand=("oracle",), deck=(), discard=("elders",), exhaust=0).do("end", "pick market 1")
    assert table.state.market[0].progress == 1
    table.do("pick hand oracle")
    assert table.seat().nation_mark
    assert table.seat().exhaust == 4
    assert "oracle" in table.hand()


@pytest.mark.rule("IMP-CLEAN-02")
def test_progress_on_a_market_card():
    table = plain().market("oracle 2g", "hills").do("end")
    assert table.actions == ["pick market 1", "pick market 2"]
    assert table.do("pick market 1").state.market[0].progress == 3


@pytest.mark.rule("IMP-CLEAN-03", "IMP-CAR-02")
@pytest.mark.parametrize(("side", "materials"), [("a", 1), ("b", 2)])
def test_carthaginians_put_materials(side, materials):
    table = plain("carthaginians,romans", sides=side + "a").do("end", "pick market 1")
    slot = table.state.market[0]
    assert (slot.materials, slot.progress) == (materials, 0)
    table.until("turn").do("revolt", "pick market 2")
    assert table.state.market[1].progress == 1


@pytest.mark.rule("IMP-CLEAN-04")
def test_qin_put_population():
    slot = plain("qin,romans").do("end", "pick market 1").state.market[0]
    assert (slot.population, slot.progress) == (1, 0)


@pytest.mark.rule("IMP-CLEAN-05", "IMP-CLEAN-06", "IMP-UTO-07", "IMP-RESH-21")
def test_tokens_are_reset():
    table = plain().put(actions=5, exhaust=1, play=("coinage",), nation_mark=True, development_mark=True)
    table.do("use coinage 100").put(hand=("oracle",) * 5).do("end", "pick market 1")
    player = table.seat()
    assert (player.actions, player.exhaust) == (3, 5)
    assert (player.nation_mark, player.development_mark, player.play[0].used) == (False,) * 3
    utopians = plain("utopians,romans")
    assert utopians.seat().exhaust == 3
    assert utopians.do("end", "pick market 1").seat().exhaust == 3


@pytest.mark.rule("IMP-CLEAN-07", "IMP-CLEAN-08", "IMP-DRAW-04")
def test_discards_are_free_and_there_is_no_hand_limit():
    table = plain().put(hand=("unrest", *["oracle"] * 7), discard=()).do("end", "pick market 1")
    pile = table.state.unrest
    table.do("pick hand unrest", "skip")
    assert table.discard() == ["unrest"]
    assert table.state.unrest == pile
    assert len(table.seat().hand) == 7


@pytest.mark.rule("IMP-CLEAN-09")
def test_hand_size():
    table = (
        plain(commons="legends").put(play=("legions", "civil-service"), deck=("oracle",) * 9).do("end", "pick market 1")
    )
    assert len(table.seat().hand) == 7
    egyptians = plain("egyptians,romans", sides="ba").put(deck=("oracle",) * 9).do("end", "pick market 1")
    assert len(egyptians.seat().hand) == 6


@pytest.mark.rule("IMP-AMB-23")
def test_no_token_on_an_empty_market():
    table = plain().market().do("end")
    assert table.asked[1] != "place-token"
