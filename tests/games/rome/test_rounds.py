"""The end of a round, and the round after it."""

from __future__ import annotations

import pytest

from ludarium.engine.zones import card_of
from ludarium.games.rome.state import ENDED, LASTING, RUNNING, TURNED

from .table import BOX, Table


def deck_of(table, n):
    """A deck of so many cards; the rest is discarded."""
    cards = table.seat.deck
    return table.change(deck=cards[:n], discard=(*table.seat.discard, *(card_of(place) for place in cards[n:])))


def level(key):
    return BOX.level[BOX.number_of[key]]


def finished(table):
    while table.asked not in ("action", "must-use", ""):
        table.play(table.offers[0])
    return table


@pytest.mark.rule("ROM-RND-01", "ROM-RND-04", "ROM-AMB-22")
@pytest.mark.parametrize("deck", [0, 2, 4, 5])
def test_one_more_turn_when_the_deck_runs_out(deck):
    table = deck_of(Table("livia", hand="", gold=9, projects="granary"), deck)
    table.play("end")
    assert table.state.is_last
    assert table.asked == "upkeep", "a whole turn"
    table.play("upkeep gold")
    assert (table.state.round, table.state.turn) == (1, 1)
    finished(table.change(hand=()).play("end"))
    assert table.state.round == 2


@pytest.mark.rule("ROM-RND-01")
def test_no_last_turn_while_cards_are_left():
    assert not deck_of(Table("livia", hand=""), 6).end_turn().state.is_last


@pytest.mark.rule("ROM-AMB-23")
def test_an_empty_deck_and_a_full_hand():
    hand = "testudo triumph epic_poetry saturnalia glass_blowing"
    table = deck_of(Table("livia", hand=hand), 0).end_turn()
    assert table.state.is_last
    assert len(table.seat.hand) == 5


@pytest.mark.rule("ROM-AMB-24")
@pytest.mark.parametrize("hand", ["", "testudo triumph epic_poetry saturnalia glass_blowing"])
def test_buying_does_not_prolong_the_round(hand):
    table = deck_of(Table("livia", hand=hand, gold=9), 0).set(is_last=True)
    card = table.row("attributes")[4]
    table.play(f"buy {card}", "end")
    assert table.events("round-over") == [{"round": 1}]
    finished(table)
    assert table.state.round == 2
    assert card in (*table.keys("hand"), *table.keys("deck"))
    if not hand:
        assert card in table.keys("hand"), "drawn in Cleanup"


@pytest.mark.rule("ROM-AMB-25")
def test_a_deck_emptied_by_an_effect_does_not_count():
    table = deck_of(Table("livia", hand="greek_tutors", gold=9), 1).play("basic greek_tutors", "option 1")
    assert table.seat.deck == ()
    cards = table.row("attributes")
    table.play(f"buy {cards[4]}")
    table.change(deck=(*table.seat.deck, *[BOX.number_of[key] for key in ("domus",) * 8])).end_turn()
    assert not table.state.is_last


@pytest.mark.rule("ROM-RND-02", "ROM-RND-03", "ROM-AMB-26")
@pytest.mark.parametrize(("deck", "is_last"), [(6, False), (0, True), (5, False)])
def test_the_track_ends_the_round_at_once_and_once(deck, is_last):
    table = deck_of(Table("livia", hand=""), deck).last_turn().set(is_last=is_last).play("end")
    assert table.events("round-over") == [{"round": 1}]
    finished(table)
    assert (table.state.round, table.state.turn, table.state.is_last) == (2, 0, False)


@pytest.mark.rule("ROM-RND-05", "ROM-RND-06", "ROM-AMB-21", "ROM-AMB-20", "ROM-RND-15", "ROM-AMB-19")
@pytest.mark.parametrize("kept", ["", "testudo"])
def test_a_new_deck_of_all_but_the_hand(kept):
    table = deck_of(Table("livia", hand=kept), 3)
    table.put("strife", "discard").put("strife", "discard").put("granary", "discard").put("testudo", "deck")
    if kept:
        table.put("testudo", "hand")
    hand = "triumph epic_poetry saturnalia glass_blowing" + (" hypocaust" if not kept else "")
    for key in hand.split():
        table.put(key, "hand")
    all_cards = sorted((*table.keys("hand"), *table.keys("deck"), *table.keys("discard")))
    held = set(table.keys("hand"))
    table.last_turn().play("end")
    assert table.asked == "market-under"
    assert table.seat.discard == ()
    assert len(table.seat.deck) == len(all_cards) - 5
    finished(table)
    assert held <= set(table.keys("hand"))
    assert sorted((*table.keys("hand"), *table.keys("deck"))) == all_cards


@pytest.mark.rule("ROM-RND-15", "ROM-AMB-19", "ROM-AMB-20")
def test_the_hand_is_drawn_up_for_the_new_round():
    table = deck_of(Table("livia", hand="testudo"), 0).last_turn()
    table.end_turn()
    assert "testudo" in table.keys("hand")
    assert len(table.seat.hand) == 5


@pytest.mark.rule("ROM-RND-07", "ROM-RND-08")
def test_the_markers():
    table = Table("livia", length="standard", hand="").last_turn(2).end_turn()
    assert (table.state.round, table.state.turn) == (3, 0)


@pytest.mark.rule("ROM-RND-09", "ROM-AMB-53", "ROM-RND-11")
def test_the_market_is_dealt_anew():
    table = Table("livia", hand="").market("pantheon", 4).market("senate_house", 2).last_turn()
    above, below = table.row("attributes"), table.row("developments")
    first, second = len(table.state.first), len(table.state.second)
    table.play("end")
    assert table.offers[0] == "keep"
    assert {text.split()[1] for text in table.offered("under")} == {*above, *below}
    table.play("keep")
    assert not {*above, *below} & {*table.row("attributes"), *table.row("developments")}
    under = [BOX.keys[card_of(place)] for place in table.state.advanced[-5:]]
    assert under == above, "from the left"
    assert [BOX.keys[card_of(place)] for place in table.state.second[-2:]] == ["senate_house", "pantheon"]
    assert (len(table.state.first), len(table.state.second)) == (first + 3 - 5, second + 2)


@pytest.mark.rule("ROM-RND-09", "ROM-AMB-53")
def test_the_player_may_order_the_cards():
    table = Table("livia", hand="").last_turn()
    above = table.row("attributes")
    table.play("end", f"under {above[3]}", f"under {above[1]}", "keep")
    under = [BOX.keys[card_of(place)] for place in table.state.advanced[-5:]]
    assert under == [above[3], above[1], above[0], above[2], above[4]]


@pytest.mark.rule("ROM-RND-10", "ROM-LVL-07")
@pytest.mark.parametrize(("number", "built", "asks"), [(1, 2, 0), (1, 5, 5), (2, 2, 5)])
def test_levels_of_the_new_row(number, built, asks):
    table = Table("livia", length="standard", hand="").last_turn(number)
    table.change(built=built).play("end", "keep")
    for _ in range(asks):
        assert table.asked == "level"
        table.play("level 2")
    assert [level(key) for key in table.row("developments")] == [2 if asks else 1] * 5
    assert table.asked in ("action", "must-use")


@pytest.mark.rule("ROM-RND-12", "ROM-ARE-08")
def test_what_is_kept_between_rounds():
    table = Table("livia", hand="", food=4, gold=6, projects="granary").developed("workshop", "r3c4").token("r3c4")
    table.tracks(wisdom=2, power=1).change(glory=7).pawn("r2c3").last_turn()
    before = table.state
    table.territory("samnium", "r2c3")
    grid = table.state.grid
    table.play("end")
    while table.asked != "upkeep":
        table.play(table.offers[0])
    after = table.state
    assert (after.seat.glory, after.seat.tracks, after.pawn, after.grid) == (7, before.seat.tracks, before.pawn, grid)
    assert (after.enemies, after.seat.ready, after.seat.projects) == (
        before.enemies, before.seat.ready, before.seat.projects
    )  # fmt: skip
    assert (table.have("food"), table.have("gold")) == (4, 6)


@pytest.mark.rule("ROM-RND-13")
def test_agreements_go_on():
    table = Table("livia", hand="").no_enemies()
    table.territory("dalmatia", "r1c1").agreement("r1c1", LASTING, RUNNING)
    table.territory("campania", "r1c2").agreement("r1c2", LASTING, TURNED)
    table.last_turn().end_turn()
    assert [trade.stage for trade in table.seat.trades] == [TURNED, ENDED]


@pytest.mark.rule("ROM-RND-14", "ROM-AMB-55", "ROM-LEA-22")
def test_the_order_of_the_end_of_a_round():
    table = Table("trajan", hand="").change(aside=1, influence=1)
    table.territory("dalmatia", "r2c3").agreement("r2c3", LASTING, TURNED).last_turn().play("end")
    ended, back, drawn = [table.kinds_told.index(kind) for kind in ("agreement-ended", "aside-back", "enemy-drawn")]
    assert ended < back < drawn
    assert (table.asked, table.seat.influence, table.state.round) == ("place-enemy", 2, 1)
    table.play("at r3c3", "at r3c2")
    assert table.kinds_told.index("new-deck") < table.kinds_told.index("round")
    assert (table.asked, table.state.round) == ("market-under", 2)
    table.change(hand=()).play("keep")
    kinds = table.kinds_told
    assert kinds.index("under") < kinds.index("dealt") < kinds.index("drew") < kinds.index("turn")


@pytest.mark.rule("ROM-END-01", "ROM-AMB-54", "ROM-GST-05")
@pytest.mark.parametrize(("length", "rounds"), [("short", 3), ("standard", 4)])
def test_the_last_round_ends_the_match(length, rounds):
    table = Table("trajan", length=length, hand="").last_turn(rounds)
    market = table.state.attributes
    table.play("end")
    assert (table.asked, table.kinds_told[-1]) == ("", "scored")
    assert table.state.attributes == market
    assert table.state.seat.trades == ()
