"""Setting up: seats, pegs, the start player, the second port or province."""

import pytest

from ludarium.engine.options import BY_LOT
from ludarium.engine.reasons import SetupError
from tests.games.iron_age.table import (
    CONTENT,
    TITLE,
    asked,
    end_round,
    fate,
    fresh,
    offered,
    play,
    ports,
    provinces,
    refused_by,
    settled,
    table,
)

PEGS = ("wealth", "ships", "armies", "goods", "food")


def pegs(own):
    return tuple(getattr(own, row) for row in PEGS)


@pytest.mark.rule("IA-SETUP-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_too_few_or_too_many_seats_are_refused(seats):
    with pytest.raises(SetupError) as refused:
        TITLE.setup(seats)
    assert refused.value.reason.key == "seats"


@pytest.mark.rule("IA-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_may_play_and_one_plays_solitaire(seats):
    assert len(fresh(seats).seats) == seats
    after = end_round(table(seats, tribute=60))
    assert (asked(after) == "roll") == (seats == 1), "only solitaire goes on beyond the tribute limit"


@pytest.mark.rule("IA-SETUP-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_has_a_sheet_and_five_pegs(seats):
    state = fresh(seats)
    assert tuple(row.id for row in CONTENT.rows) == PEGS
    assert TITLE.pieces(state) == {"pegs": 5 * seats}
    after = play(state, "settle province")
    assert after.seats[0] != state.seats[0]
    assert after.seats[1:] == state.seats[1:], "a choice is written on one's own sheet only"


@pytest.mark.rule("IA-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_starting_pegs(seats):
    assert [pegs(own) for own in fresh(seats).seats] == [(0, 0, 1, 1, 3)] * seats


@pytest.mark.rule("IA-SETUP-04")
def test_the_start_player_is_named():
    assert TITLE.setup(["A", "B", "C"], first=1).first == 1
    assert [fresh(3, first).first for first in range(3)] == [0, 1, 2]
    with pytest.raises(SetupError):
        TITLE.setup(3, first=3)


@pytest.mark.rule("IA-SETUP-04")
def test_the_start_player_may_be_drawn_by_lot():
    drawn = [TITLE.start(TITLE.setup(3, BY_LOT), seed) for seed in range(60)]
    assert {state.first for state in drawn} == {0, 1, 2}
    assert all(state.seat == state.first == TITLE.turn(state) for state in drawn)


@pytest.mark.rule("IA-SETUP-05")
@pytest.mark.parametrize(("length", "ends"), [("short", True), ("full", False)])
def test_the_group_picks_the_length(length, ends):
    assert TITLE.setup(3, 0, {"length": length})["length"] == length
    after = end_round(table(length=length, tribute=30))
    assert (asked(after) is None) == ends
    with pytest.raises(SetupError):
        TITLE.setup(3, 0, {"length": "endless"})


@pytest.mark.rule("IA-SETUP-06")
def test_first_port_and_first_province_are_built():
    state = fresh()
    assert [(ports(state, seat), provinces(state, seat)) for seat in range(3)] == [(1, 1)] * 3


@pytest.mark.rule("IA-SETUP-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_chooses_once_clockwise(seats):
    for first in range(seats):
        state, order = fresh(seats, first), []
        while asked(state) == "settle":
            assert offered(state) == {"settle port", "settle province"}
            order.append(TITLE.turn(state))
            state = play(state, "settle province")
        assert order == [(first + step) % seats for step in range(seats)]
        assert refused_by(state, "settle port") == "IA-SETUP-07"


@pytest.mark.rule("IA-SETUP-07")
def test_later_seats_see_the_earlier_choices():
    state = play(fresh(3, 1), "settle port", "settle province")
    seen = TITLE.observe(state, 0)
    assert (ports(seen, 1), provinces(seen, 2), ports(seen, 0), provinces(seen, 0)) == (2, 2, 1, 1)


@pytest.mark.rule("IA-SETUP-08")
def test_the_free_port():
    before = fresh()
    after = play(before, "settle port")
    assert (ports(after), provinces(after)) == (2, 1)
    assert (after.seats[0].port_boxes, after.seats[0].urns) == (2, 2)
    assert pegs(after.seats[0]) == pegs(before.seats[0])
    assert after.seats[0].tribute == 0


@pytest.mark.rule("IA-SETUP-09")
def test_the_free_province():
    after = play(fresh(), "settle province")
    assert (ports(after), provinces(after)) == (1, 2)
    assert after.seats[0].province_boxes == 2
    assert pegs(after.seats[0]) == (0, 0, 3, 1, 3)
    assert after.seats[0].tribute == 1


@pytest.mark.rule("IA-SETUP-10")
@pytest.mark.parametrize("choice", ["port", "province"])
def test_everyone_begins_with_two_empire_dice(choice):
    after = play(fresh(1), f"settle {choice}", "roll")
    assert len(after.dice) == 2


@pytest.mark.rule("IA-SETUP-11")
def test_what_is_marked_at_the_start():
    own = settled().seats[0]
    assert (own.conquest, own.skulls, own.developments, own.tribute) == (1, 0, 0, 0)
    assert not any(own.monuments)
    assert not own.first


@pytest.mark.rule("IA-SETUP-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_start_player_rolls_first(first):
    state = settled(3, first)
    assert (asked(state), TITLE.turn(state), state.round) == ("roll", first, 1)
    after = play(state, "roll")
    assert len(after.dice) == 2
    assert fate(after)


@pytest.mark.rule("IA-SETUP-13")
def test_never_more_than_six_empire_dice():
    after = play(table(step="roll", ports=6, provinces=6), "roll")
    assert len(after.dice) == 6
    assert after.fate in range(6)
    assert CONTENT.empire_dice.value == len(CONTENT.ports) == len(CONTENT.provinces) == 6


@pytest.mark.rule("IA-SETUP-14")
def test_names_are_on_the_sheets():
    assert TITLE.setup(["Ada", "Brunel"]).names == ("Ada", "Brunel")
    assert TITLE.setup(3).names == ("Seat 1", "Seat 2", "Seat 3")
