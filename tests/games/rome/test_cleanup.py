"""Cleanup, and when Level II comes into the market."""

from __future__ import annotations

import pytest

from ludarium.engine.zones import card_of
from ludarium.games.rome.counting import is_second_open, movement_tokens

from .table import BOX, Table

ENDS = BOX.sheet.round_ends


def level(key):
    return BOX.level[BOX.number_of[key]]


def in_order(told, *kinds):
    """Whether these kinds of events come in that order, each where the one before has been."""
    places = [told.index(kind) for kind in kinds]
    return places == sorted(places)


@pytest.mark.rule("ROM-CLN-01")
def test_six_steps_in_order():
    table = Table("livia", hand="testudo", gold=10).no_enemies().developed("country_villa", "r2c3").pawn("r2c3")
    table.token("r3c3", "spent").play("basic testudo", f"buy {table.row('attributes')[4]}", "end")
    kinds = ("rested", "tokens-back", "cards-discarded", "slid", "dealt", "drew", "turn")
    assert in_order(table.kinds_told, *kinds), table.kinds_told
    assert table.events("turn") == [{"round": 1, "turn": 1}]


@pytest.mark.rule("ROM-CLN-04", "ROM-CLN-05", "ROM-CLN-06", "ROM-ATT-12")
def test_played_cards_go_and_others_stay():
    table = Table("livia", hand="testudo triumph oratory palisades salt_pans tool_makers")
    table.play("basic testudo", "basic triumph", "face-down oratory", "take culture", "march palisades").end_turn()
    assert sorted(table.keys("discard")) == ["oratory", "palisades", "testudo", "triumph"]
    assert table.seat.play == ()
    assert {"salt_pans", "tool_makers"} <= set(table.keys("hand"))
    assert len(table.seat.hand) == 5
    assert movement_tokens(BOX, table.state) == 4


@pytest.mark.rule("ROM-CLN-07", "ROM-CLN-08", "ROM-AMB-51")
def test_the_row_slides_right_and_is_filled_at_the_left():
    table = Table("livia", hand="", industry=9)
    below = table.row("developments")
    first, second = [BOX.keys[card_of(place)] for place in table.state.first[:2]]
    table.play(f"cycle {below[1]}", f"cycle {below[3]}").end_turn()
    assert table.row("developments") == [second, first, below[0], below[2], below[4]], "the right-hand gap first"
    assert level(first) == level(second) == 1


@pytest.mark.rule("ROM-CLN-09", "ROM-CLN-10")
def test_rows_are_handled_apart():
    table = Table("livia", hand="", gold=10)
    above, below = table.row("attributes"), table.row("developments")
    same = Table("livia", hand="").end_turn()
    assert (same.row("attributes"), same.row("developments")) == (above, below)
    table.play(f"buy {above[4]}").end_turn()
    assert table.row("attributes")[1:] == above[:4]
    assert table.row("developments") == below


@pytest.mark.rule("ROM-CLN-11", "ROM-CLN-12")
@pytest.mark.parametrize(("held", "hand"), [(0, 5), (3, 5), (5, 5), (6, 6)])
def test_the_hand_is_filled_up(held, hand):
    cards = ["testudo", "triumph", "epic_poetry", "saturnalia", "glass_blowing", "hypocaust"][:held]
    table = Table("livia", hand=" ".join(cards)).end_turn()
    assert len(table.seat.hand) == hand
    assert set(cards) <= set(table.keys("hand"))
    assert table.keys("discard") == []


@pytest.mark.rule("ROM-CLN-13", "ROM-CLN-14")
@pytest.mark.parametrize("deck", [0, 3])
def test_a_small_deck_is_drawn_and_not_shuffled(deck):
    table = Table("livia", hand="")
    table.change(discard=tuple(card_of(place) for place in table.seat.deck[deck:]), deck=table.seat.deck[:deck])
    table.end_turn()
    assert len(table.seat.hand) == deck
    assert len(table.seat.discard) == 16 - deck


@pytest.mark.rule("ROM-CLN-15", "ROM-CLN-16", "ROM-CLN-17", "ROM-AMB-04", "ROM-RND-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_marker_ends_the_round_at_its_own_space(number):
    table = Table("livia", length="standard", hand="").set(round=number)
    for turn in range(1, ENDS[number - 1]):
        table.change(hand=()).end_turn()
        assert (table.state.round, table.state.turn) == (number, turn)
        table.change(deck=(*table.seat.deck, *table.seat.deck)[:16])
    table.change(hand=()).end_turn()
    assert (table.state.round, table.state.turn) == (number + 1, 0)
    assert len(set(ENDS)) == 4
    assert any(end < ENDS[number - 1] for end in ENDS), "the space of another round was passed"


# Level II


def gaps(table, *columns):
    """Developments of these columns are cycled and the turn ends."""
    below = table.row("developments")
    return table.play(*(f"cycle {below[column - 1]}" for column in columns), "end")


def finished(table):
    while table.asked not in ("action", "must-use"):
        table.play(table.offers[0])
    return table


@pytest.mark.rule("ROM-LVL-01", "ROM-LVL-02", "ROM-LVL-06")
@pytest.mark.parametrize(
    ("number", "built", "is_open"),
    [(1, 0, False), (2, 4, False), (1, 5, True), (2, 7, True), (3, 0, True), (4, 0, True)],
)
def test_when_level_two_is_open(number, built, is_open):
    table = Table("livia", length="standard", hand="", industry=9).set(round=number).change(built=built)
    assert is_second_open(BOX, table.state) == is_open
    gaps(table, 1, 2)
    assert (table.asked == "level") == is_open
    if not is_open:
        assert {level(key) for key in table.row("developments")} == {1}


@pytest.mark.rule("ROM-LVL-03", "ROM-AMB-51")
def test_a_level_for_each_card_after_seeing_the_one_before():
    table = Table("livia", hand="", industry=9).change(built=5)
    gaps(table, 1, 2)
    assert table.offers == ["level 1", "level 2"]
    assert table.row("developments")[:2] == ["", ""]
    table.play("level 2")
    assert level(table.row("developments")[1]) == 2
    assert (table.asked, table.row("developments")[0]) == ("level", "")
    table.play("level 1")
    assert [level(key) for key in table.row("developments")[:2]] == [1, 2]


@pytest.mark.rule("ROM-LVL-02", "ROM-LVL-04", "ROM-LVL-05", "ROM-AMB-50")
def test_the_fifth_development_opens_it_in_the_same_cleanup():
    table = Table("hadrian", hand="workshop", industry=9).no_enemies().territory("latium", "r2c3").change(built=4)
    before = table.row("developments")
    table.play("build workshop r2c3")
    assert table.row("developments") == before
    assert table.seat.built == 5
    gaps(table, 1)
    assert table.asked == "level"


@pytest.mark.rule("ROM-AMB-50", "ROM-CAP-05")
def test_builds_are_counted_and_not_what_stands():
    table = Table("hadrian", hand="workshop cistern", industry=9, gold=1).no_enemies().territory("latium", "r2c3")
    table.play("build workshop r2c3", "build cistern r2c3")
    assert table.seat.built == 2
    assert sum(card in BOX.developments for card in table.state.grid) == 1


@pytest.mark.rule("ROM-AMB-52")
def test_an_empty_pile():
    locked = Table("livia", hand="", gold=10).set(first=())
    locked.play(f"buy {locked.row('developments')[4]}", "put hand", "end")
    assert finished(locked).row("developments")[0] == ""
    opened = Table("livia", hand="", gold=10).set(first=()).change(built=5)
    opened.play(f"buy {opened.row('developments')[4]}", "put hand", "end")
    assert level(finished(opened).row("developments")[0]) == 2
    attributes = Table("livia", hand="", gold=10).set(advanced=())
    attributes.play(f"buy {attributes.row('attributes')[4]}", "end")
    assert finished(attributes).row("attributes")[0] == ""
