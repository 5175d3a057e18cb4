"""Moving, and enemies that are turned up on the way."""

from __future__ import annotations

import pytest

from ludarium.games.rome.counting import movement_tokens, points_on_tokens
from ludarium.games.rome.kinds import SPACE_OF, SPACES
from ludarium.games.rome.state import MARCHED, UP

from .table import BOX, TITLE, Table


def face_up(table):
    return {SPACES[space] for space, enemy in enumerate(table.state.enemies) if enemy >= UP}


@pytest.mark.rule("ROM-MOV-01", "ROM-MOV-02", "ROM-MOV-13")
def test_a_card_used_for_movement():
    table = Table(hand="testudo", gold=0).play("march testudo")
    assert (table.have("movement"), table.have("military")) == (2, 0)
    assert table.seat.play == ((BOX.number_of["testudo"], MARCHED),)
    assert movement_tokens(BOX, table.state) == 3


@pytest.mark.rule("ROM-MOV-03", "ROM-MOV-12")
def test_tokens_count_the_points_down():
    table = Table(hand="oratory palisades").tracks(capacity=1).no_enemies()
    table.play("march oratory", "march palisades")
    assert [left for _, left in points_on_tokens(BOX, table.state)] == [3, 3]
    table.play("move r2c3", "move r1c3", "move r1c4", "move r1c5")
    assert [left for _, left in points_on_tokens(BOX, table.state)] == [0, 2]
    assert table.have("movement") == 2


@pytest.mark.rule("ROM-MOV-04", "ROM-MOV-05", "ROM-MOV-11")
@pytest.mark.parametrize(
    ("pawn", "near"),
    [
        ("r1c1", {"r1c2", "r2c1"}),
        ("r5c3", {"r5c2", "r5c4", "r4c3"}),
        ("r3c3", {"r2c3", "r4c3", "r3c2", "r3c4"}),
        ("r2c5", {"r1c5", "r3c5", "r2c4"}),
    ],
)
def test_one_step_to_a_neighbour(pawn, near):
    table = Table(hand="", movement=2).pawn(pawn)
    assert {text.split()[1] for text in table.offered("move")} == near
    one = sorted(near)[0]
    table.play(f"move {one}")
    assert (SPACES[table.state.pawn], table.have("movement")) == (one, 1)


@pytest.mark.rule("ROM-MOV-11", "ROM-MOV-04")
def test_what_two_points_reach():
    reached = set()
    for first in Table(hand="", movement=2).offered("move"):
        table = Table(hand="", movement=2).play(first)
        reached |= {text.split()[1] for text in table.offered("move")}
        after = table.play(table.offered("move")[0])
        assert not after.offered("move")
    far = {name for at, name in enumerate(SPACES) if abs(at // 5 - 2) + abs(at % 5 - 2) in (0, 2)}
    assert reached == far
    assert "r1c2" not in reached


@pytest.mark.rule("ROM-MOV-06")
def test_other_actions_between_steps():
    table = Table(hand="", movement=2).no_enemies().developed("workshop", "r3c4")
    table.play("move r3c4", "influence", "produce r3c4", "move r3c5")
    assert table.have("movement") == 0


@pytest.mark.rule("ROM-MOV-08", "ROM-AMB-31", "ROM-MOV-14", "ROM-CLN-05")
def test_four_cards_a_turn():
    five = "oratory palisades salt_pans tool_makers imperial_tour"
    table = Table(hand="oratory palisades salt_pans tool_makers lime_mortar land_surveyors")
    for card in five.split()[:4]:
        table.play(f"march {card}")
    assert not table.offered("march")
    assert table.offered("basic")
    assert table.why_not("march lime_mortar").rule == "ROM-MOV-08"
    table.purse(movement=0).play("basic land_surveyors")
    assert table.have("movement") == 2, "points of an effect need no token"
    assert table.offered("move")
    table.end_turn()
    assert movement_tokens(BOX, table.state) == 4


@pytest.mark.rule("ROM-MOV-09", "ROM-STR-05")
def test_only_attribute_cards_move():
    table = Table(hand="strife loan granary")
    assert not [text for text in table.offers if text.split()[0] in ("march", "basic", "boost", "face-down")]
    assert table.why_not("march strife").rule == "ROM-MOV-09"


@pytest.mark.rule("ROM-MOV-10", "ROM-CON-16")
def test_the_pawn_crosses_everything():
    table = Table(hand="", movement=5).no_enemies().enemy("r2c3", "marcomanni").developed("workshop", "r1c4")
    table.play("move r2c3", "move r1c3", "move r1c4", "move r1c3", "move r2c3")
    assert SPACES[table.state.pawn] == "r2c3"
    assert table.keys("discard") == []


@pytest.mark.rule("ROM-AMB-32")
def test_capacity_gained_later_changes_no_points():
    table = (
        Table(hand="oratory palisades fishing_wharf", industry=5)
        .no_enemies()
        .territory("samnium", "r2c3")
        .play("march oratory")
    )
    table.play("build fishing_wharf r2c3")
    assert table.have("movement") == 2
    assert table.play("march palisades").have("movement") == 5


@pytest.mark.rule("ROM-MOV-01")
def test_without_points_there_is_no_step():
    table = Table(hand="oratory")
    assert not table.offered("move")
    assert table.why_not("move r2c3").key == "no-movement"
    assert table.purse(movement=1).why_not("move r1c1").rule == "ROM-MOV-04"


# Enemies turned up


@pytest.mark.rule("ROM-REV-01", "ROM-AMB-28", "ROM-AMB-29")
def test_neighbours_are_turned_up():
    table = Table(hand="", movement=3)
    assert face_up(table) == set()
    table.play("move r2c3")
    assert face_up(table) == {"r1c3", "r2c2", "r2c4"}
    assert len(table.events("revealed")) == 3


@pytest.mark.rule("ROM-REV-01", "ROM-REV-02", "ROM-AMB-30")
def test_what_is_turned_up_stays_so():
    table = Table(hand="", movement=4).developed("workshop", "r2c1").play("move r2c3", "move r2c2")
    assert face_up(table) == {"r1c3", "r2c2", "r2c4"}, "stepping on one and past others"
    table.play("move r2c1")
    assert face_up(table) == {"r1c3", "r2c2", "r2c4", "r1c1", "r3c1"}, "a development is like any card"
    seen = TITLE.observe(table.state, 0)
    assert seen.enemies[SPACE_OF["r2c4"]] == table.state.enemies[SPACE_OF["r2c4"]]


@pytest.mark.rule("ROM-REV-01")
def test_an_enemy_stepped_upon_is_turned_up():
    first, *_, last = BOX.enemy_of
    for key in (first, last):
        table = Table(hand="", movement=2).no_enemies().enemy("r2c3", key, up=False).play("move r2c3")
        assert face_up(table) == {"r2c3"}
        assert not table.play("move r1c3").events("revealed"), "once"


@pytest.mark.rule("ROM-REV-03")
def test_every_step_reveals():
    table = Table(hand="", movement=2).play("move r3c4")
    assert face_up(table) == {"r2c4", "r3c5"}


@pytest.mark.rule("ROM-REV-05")
def test_a_pawn_that_is_put_reveals_where_it_arrives():
    table = Table(hand="").developed("lighthouse", "r3c4").pawn("r3c4").play("influence", "yes")
    assert "at r3c4" not in table.offers
    assert len(table.offers) == 25, "any other card, or none"
    table.play("at r5c4")
    assert SPACES[table.state.pawn] == "r5c4"
    assert face_up(table) == {"r5c3", "r5c5"}
