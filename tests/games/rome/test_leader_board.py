"""Leader boards: abilities and the five bonus tracks."""

from __future__ import annotations

import pytest

from ludarium.games.rome.counting import figure, hand_limit, track_number
from ludarium.games.rome.kinds import CAPACITY, POPULATION, POWER, STABILITY, TRACK_OF, TRACKS, WISDOM

from .table import BOX, Table

LEADERS = tuple(BOX.leader_of)


@pytest.mark.rule("ROM-LDB-01", "ROM-AMB-05")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_board_has_abilities_and_five_tracks(leader):
    board = BOX.leaders[BOX.leader_of[leader]]
    assert board.name
    assert len(board.abilities) >= 2
    assert any(ability.sign == "drawback" for ability in board.abilities)
    assert set(board.tracks) == set(TRACKS)
    for name, track in board.tracks.items():
        assert len(track.numbers) == 6
        assert list(track.numbers) == sorted(track.numbers)
        assert list(track.figures) == sorted(track.figures)
        assert len(track.figures) == (0 if name == "population" else 6)


@pytest.mark.rule("ROM-LDB-01")
def test_figures_differ_by_leader():
    boards = [tuple(sorted((name, t.numbers, t.figures) for name, t in one.tracks.items())) for one in BOX.leaders]
    assert len(set(boards)) > 3


@pytest.mark.rule("ROM-LDB-02", "ROM-LDB-15", "ROM-LEA-11", "ROM-AMB-07")
def test_graeculus_is_offered_beside_the_usual_price():
    table = Table("hadrian", hand="", food=1, gold=1, culture=2).token("r3c3").put("strife", "discard")
    table.play("spend r3c3 2")
    assert table.offers == ["pay food 1", "pay culture 2", "pay gold 1"]
    poor = Table("hadrian", hand="", culture=2).token("r3c3").put("strife", "discard").play("spend r3c3 2")
    assert poor.have("culture") == 0
    assert poor.offered("pick") or poor.state.strife == 10


@pytest.mark.rule("ROM-LDB-03", "ROM-LDB-17")
def test_a_drawback_always_applies():
    table = Table("hadrian", hand="", stone=2, gold=5).no_enemies().developed("marble_yard", "r2c3").token("r2c3")
    assert not table.offered("spend"), "2 stone and the surcharge"
    table.purse(stone=3).play("spend r2c3 1")
    assert table.have("stone") == 0
    iron = Table("hadrian", hand="", iron=1).no_enemies().developed("smithy", "r2c3").token("r2c3").play("work r2c3 1")
    assert (iron.have("iron"), iron.have("military")) == (0, 3)


@pytest.mark.rule("ROM-LDB-05", "ROM-LDB-12", "ROM-LDB-07", "ROM-BLD-11")
def test_a_step_changes_number_and_tokens():
    table = Table("hadrian", hand="wayside_shrine", culture=4).no_enemies()
    assert (track_number(BOX, table.state, WISDOM), figure(BOX, table.state, WISDOM)) == (0, 3)
    table.change(influence=0, ready=(0, 1), spent=(2,)).play("build wayside_shrine r2c3")
    assert (track_number(BOX, table.state, WISDOM), figure(BOX, table.state, WISDOM)) == (1, 4)
    assert table.seat.influence == 1


@pytest.mark.rule("ROM-LDB-06", "ROM-LDB-12", "ROM-TRD-16")
def test_stability_brings_trade_tokens_at_once():
    table = Table("hadrian", hand="cistern", industry=4).no_enemies()
    table.agreement("r1c1", "short", 2).agreement("r1c2", "short", 2)
    assert table.seat.trade == 0
    table.play("build cistern r2c3")
    assert figure(BOX, table.state, STABILITY) == 3
    assert table.seat.trade == 1


@pytest.mark.rule("ROM-LDB-08", "ROM-CLN-11")
@pytest.mark.parametrize(("space", "limit"), [(0, 5), (1, 5), (2, 6), (4, 7), (5, 7)])
def test_power_sets_the_hand_limit(space, limit):
    table = Table("hadrian", hand="").tracks(power=space).end_turn()
    assert len(table.seat.hand) == limit


@pytest.mark.rule("ROM-LDB-09", "ROM-MOV-03")
@pytest.mark.parametrize(("space", "points"), [(0, 2), (1, 3), (3, 4), (5, 5)])
def test_capacity_sets_the_points_of_a_card(space, points):
    table = Table("hadrian", hand="oratory").tracks(capacity=space).play("march oratory")
    assert table.have("movement") == points == figure(BOX, table.state, CAPACITY)


@pytest.mark.rule("ROM-LDB-10", "ROM-LDB-11", "ROM-LDB-13")
@pytest.mark.parametrize(("space", "number"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_effects_read_the_number(space, number):
    table = Table("hadrian", hand="tax_farmers", gold=0).tracks(population=space)
    assert track_number(BOX, table.state, POPULATION) == number
    table.play("basic tax_farmers", "option 2")
    assert table.have("gold") == number


@pytest.mark.rule("ROM-LDB-13", "ROM-LDB-14")
def test_the_board_of_hadrian():
    board = BOX.leaders[BOX.leader_of["hadrian"]].tracks
    assert board["stability"].numbers == (1, 2, 3, 4, 5, 6)
    assert board["wisdom"].numbers == board["capacity"].numbers == (0, 1, 2, 3, 4, 5)
    assert board["power"].numbers == (0, 0, 1, 2, 3, 4)
    assert board["population"].numbers == (1, 1, 2, 3, 4, 5)
    ends = {name: (board[name].figures[0], board[name].figures[-1]) for name in TRACKS if name != "population"}
    assert ends == {"stability": (2, 5), "wisdom": (3, 6), "power": (5, 7), "capacity": (2, 5)}
    limits = [hand_limit(BOX, Table("hadrian").tracks(power=space).state) for space in range(6)]
    assert (limits[0], max(limits)) == (5, 7)
    assert TRACK_OF["power"] == POWER


@pytest.mark.rule("ROM-LDB-16", "ROM-AMB-83")
@pytest.mark.parametrize(
    ("hand", "deck", "drawn"),
    [
        ("strife oratory palisades", "salt_pans tool_makers lime_mortar crop_rotation", 3),
        ("strife oratory palisades", "strife tool_makers lime_mortar crop_rotation salt_pans", 4),
        ("", "strife strife oratory palisades salt_pans tool_makers lime_mortar crop_rotation", 7),
        ("strife strife strife", "oratory palisades salt_pans tool_makers lime_mortar", 4),
        ("strife strife", "strife oratory palisades salt_pans tool_makers lime_mortar", 5),
    ],
)
def test_greek_culture_leaves_out_two_strife(hand, deck, drawn):
    table = Table("hadrian", hand=hand, deck=deck)
    before = len(table.seat.hand)
    table.end_turn()
    assert len(table.seat.hand) - before == drawn


@pytest.mark.rule("ROM-STR-03")
def test_strife_of_others_counts():
    table = Table("livia", hand="strife strife").end_turn()
    assert len(table.seat.hand) == 5
