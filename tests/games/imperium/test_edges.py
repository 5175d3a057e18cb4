"""Where rules meet: the edges of playing, clean up, reshuffle, King of Kings and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.engine.frames import Frame
from ludarium.games.imperium.state import COLLAPSE
from tests.games.imperium.table import BOX, Table, card, cards, plain

# Set-up, playing, abilities


@pytest.mark.rule("IMP-PSET-01", "IMP-CARD-09")
@pytest.mark.parametrize("nation", [nation.key for nation in BOX.nations])
def test_all_cards_of_the_nation_are_laid_out(nation):
    player = Table(f"{nation},{'celts' if nation != 'celts' else 'romans'}").seat()
    found = Counter([*player.development, *(piece.card for piece in player.play)])
    for zone in (player.hand, player.deck, player.nation_deck):
        found.update(place & 4095 for place in zone)
    if player.accession >= 0:
        found[player.accession] += 1
    copies = BOX.nations[player.nation].copies
    assert found == Counter(card(copy.card) for copy in copies if copy.card and copy.start != "supply")


@pytest.mark.rule("IMP-FREE-02", "IMP-ACT-09", "IMP-PAY-01")
def test_free_play_waives_only_the_token():
    table = plain(commons="legends").put(hand=("moneylenders", "rome-the-eternal-city"), actions=0, empire=True)
    table.put(play=("masonry",), materials=2, progress=0)
    assert table.why_not("play moneylenders") == "IMP-PAY-01"
    assert table.why_not("play rome-the-eternal-city") == "IMP-ACT-09"
    table.put(play=("masonry", "city-of-rome"), materials=3)
    assert {"play moneylenders", "play rome-the-eternal-city"} <= set(table.actions)


@pytest.mark.rule("IMP-FREE-04", "IMP-ACT-08")
@pytest.mark.parametrize(("key", "hand"), [("aksumites", ["unrest"]), ("sumerians", ["sumerians", "unrest"])])
def test_a_card_acquired_and_played_still_brings_its_unrest(key, hand):
    """What cannot be played stays in hand."""
    table = plain("macedonians,celts").put(hand=("parmenion",), empire=True, discard=()).market(key, "hills")
    table.do("play parmenion", "pick market 1")
    if key not in hand:
        table.do("yes")
    assert table.hand() == hand
    assert table.seat().actions == 2
    assert table.discard() == [key] * (key not in hand)


@pytest.mark.rule("IMP-EXH-01", "IMP-EXH-09", "IMP-CLEAN-05")
def test_tokens_on_power_and_journey_card():
    table = plain("utopians,celts").put(hand=("olmecs", "hills"), play=("coinage",), deck=("oracle",) * 9)
    path = Table.piece(2, "path-to-shangri-la")
    table.put(fixed=(table.seat().fixed[0], path), play=("coinage", "marsh")).do("use path-to-shangri-la 2")
    assert (table.seat().exhaust, table.seat().fixed[1].used) == (2, True)
    table.do("play olmecs")
    assert (table.seat().exhaust, table.seat().fixed[1].used) == (3, False)
    table.put(play=("marsh",), hand=("hills",)).do("use path-to-shangri-la 2", "end", "pick market 1")
    assert (table.seat().exhaust, table.seat().fixed[1].used) == (3, False)


# States


@pytest.mark.rule("IMP-STATE-01", "IMP-STATE-11", "IMP-VIK-06")
def test_combs_waive_only_the_empire_mark():
    table = plain("romans,vikings").put(play=("ambassador",), hand=("conquer", "coinage"), empire=True)
    table.put(1, play=("combs",)).do("use ambassador 100", "borrow combs")
    assert table.why_not("play conquer") == "IMP-STATE-01"
    assert "play coinage" in table.actions


@pytest.mark.rule("IMP-AMB-37", "IMP-STATE-11")
def test_any_card_played_uses_combs_up():
    """Also one that an effect plays whatever its mark."""
    table = plain("vikings,arthurians").put(play=("combs", "ambassador"), hand=("metropolis", "coinage"))
    table.put(1, play=("twrch-trwyth",)).do("use combs 100", "use ambassador 101", "borrow twrch-trwyth")
    table.do("pick hand metropolis")
    assert "metropolis" in table.in_play()
    assert table.why_not("play coinage") == "IMP-STATE-02"


# Clean up, reshuffle, development


@pytest.mark.rule("IMP-CLEAN-08", "IMP-UTO-05", "IMP-RESH-07")
def test_what_comes_to_hand_while_drawing_counts():
    table = plain("utopians,celts").put(deck=("oracle",) * 3, discard=("elders",) * 4).do("end", "pick market 1")
    assert table.hand() == ["elders", "oracle", "oracle", "oracle", "unrest"]
    full = plain("utopians,celts").put(hand=("hills",) * 3, deck=("oracle",), discard=("elders",))
    full.do("end", "pick market 1", "skip")
    assert full.hand() == ["hills", "hills", "hills", "oracle", "unrest"]
    assert full.discard() == ["elders"]


@pytest.mark.rule("IMP-RESH-12", "IMP-RESH-14", "IMP-RESH-18")
def test_a_development_may_be_all_there_is_to_shuffle():
    held = {"empire": True, "deck": (), "discard": (), "development": ("battering-ram",)}
    table = plain("romans,persians").put(hand=("prosperity",), deck=("oracle",)).put(1, **held)
    table.do("play prosperity", "no")
    assert table.asked == (1, "may")
    table.do("yes", "develop battering-ram").until("activate")
    assert table.hand(1) == ["battering-ram"]
    for closed in ({"development_mark": True}, {"exhaust": 0}):
        marked = plain("romans,persians").put(hand=("prosperity",), deck=("oracle",)).put(1, **held | closed)
        assert marked.do("play prosperity", "no").asked == (0, "choose")


@pytest.mark.rule("IMP-DEV-04", "IMP-CARD-08")
@pytest.mark.parametrize(
    ("nation", "reducer", "key", "paid"),
    [
        ("atlanteans", "vast-wealth", "kleito", (1, 0, 2)),
        ("atlanteans", "vast-wealth", "themiscyra", (0, 2, 0)),
        ("minoans", "architecture", "labyrinth", (3, 2, 1)),
        ("minoans", "architecture", "minoan-expansion", (0, 4, 0)),
        ("egyptians", "medicine", "embalming", (4, 0, 0)),
    ],
)
def test_a_reduction_is_of_one_kind_and_never_below_nothing(nation, reducer, key, paid):
    table = plain(f"{nation},celts").put(
        hand=("egyptians",), play=(reducer,), empire=True, development=(key, "legions")
    )
    table.do("play egyptians", f"pick development {key}")
    while table.asked[1] == "pay":
        table.do("pay 0")
    assert table.tokens() == tuple(10 - n for n in paid)


@pytest.mark.rule("IMP-RESH-20", "IMP-END-02")
def test_the_last_development_of_a_reshuffle_triggers_scoring():
    table = plain("persians,celts").put(play=("coinage",), deck=(), empire=True, development=("battering-ram",))
    table.put(progress=0).do("use coinage 100", "develop battering-ram")
    assert table.state.last == 2


@pytest.mark.rule("IMP-NATD-03", "IMP-END-04", "IMP-RESH-08")
@pytest.mark.parametrize(("nation", "under"), [("vikings", "harald-hardrada"), ("arthurians", "gwaith-camlan")])
def test_an_effect_brings_zenith_or_nadir(nation, under):
    table = plain(f"{nation},celts").put(hand=("egyptians",), nation_deck=(), discard=()).do("play egyptians")
    player = table.seat()
    assert (player.empire, player.accession, player.exhaust, player.nation_mark) == (False, -1, 5, False)
    is_zenith = nation == "vikings"
    assert under in (table.discard() if is_zenith else table.in_play())
    assert table.state.last == (2 if is_zenith else 0)


# King of Kings, the end


@pytest.mark.rule("IMP-KOK-02", "IMP-KOK-03", "IMP-KOK-08", "IMP-END-09")
def test_an_empire_resolves_side_a_and_scoring_is_triggered_once():
    table = plain("romans,celts").set(fame=()).put(hand=("glory",), empire=True, development=("legions",))
    table.put(play=("hills", "river", "forest"))
    assert table.events("play glory").count("scoring-triggered") == 1
    table.do("play glory")
    assert table.tokens() == (10, 10, 13)
    assert (table.discard().count("legions"), table.seat().development) == (1, ())
    assert (table.state.king, table.state.last) == (1, 2)


@pytest.mark.rule("IMP-KOK-02", "IMP-KOK-04", "IMP-KOK-05")
def test_each_player_resolves_king_of_kings_once_whichever_side():
    table = plain("vikings,celts").set(fame=()).put(hand=("rollo-the-walker",) * 2)
    table.do("play rollo-the-walker", "play rollo-the-walker")
    assert table.tokens()[2] == 16
    table.put(1, hand=("glory",), play=("hills", "river", "forest")).activating(1).do("play glory")
    assert table.tokens(1)[2] == 14
    assert table.hand(1) == []


@pytest.mark.rule("IMP-KOK-06")
def test_two_fame_cards_of_which_one_is_left():
    table = plain("vikings,celts").set(fame=cards("great")).put(hand=("rollo-the-walker",) * 2)
    table.do("play rollo-the-walker")
    assert (table.hand().count("great"), table.state.king, table.state.last) == (1, 0, 0)
    assert table.do("play rollo-the-walker").state.king == 1


@pytest.mark.rule("IMP-END-09", "IMP-END-01")
def test_further_triggers_change_nothing():
    table = plain().set(main=cards("hills"), round=7, last=7).market("oracle", "marsh").put(hand=("armenians",))
    table.do("play armenians")
    assert (table.state.main, table.state.last) == ((), 7)


@pytest.mark.rule("IMP-COLL-01", "IMP-COLL-04", "IMP-EXH-07")
def test_no_ability_is_used_after_a_collapse():
    table = plain("romans,celts").put(hand=("corruption", "sumerians", "unrest"), play=("wonder",), empire=True)
    table.put(deck=(), discard=()).set(unrest=1).do("play corruption", "pick hand unrest")
    assert table.state.ended == COLLAPSE
    assert table.asked[0] is None
    assert table.tokens()[2] == 10


@pytest.mark.rule("IMP-COLL-01", "IMP-ACQ-03", "IMP-MKT-05")
def test_tokens_are_gained_before_the_refill_that_is_the_collapse():
    table = plain().set(unrest=1, uncivilised=(card("elders"),)).market("hills", "hills", "hills", "oracle 2m 3g")
    table.put(hand=("armenians",)).do("play armenians")
    assert table.state.ended == COLLAPSE
    assert table.hand() == ["oracle", "unrest"]
    assert table.tokens() == (12, 10, 13)


@pytest.mark.rule("IMP-COLL-01")
def test_a_collapse_behind_a_question_that_nobody_can_answer():
    """In a match that is only imagined nothing may fit what is asked."""
    table = plain().put(hand=("unrest", "oracle", "elders"), deck=(), discard=()).do("play unrest")
    question = table.state.stack[-1]
    strife = Frame(BOX.play_program[card("morigena")], 0, 0, 0, card("morigena"))
    table.put(hand=(), materials=0, population=0, progress=0).set(stack=(strife, question), unrest=1)
    assert table.actions == ["skip"]
    assert table.do("skip").state.ended == COLLAPSE
