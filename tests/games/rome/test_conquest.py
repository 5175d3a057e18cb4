"""Conquering: defence and attack, damage, rewards, and what waits for it."""

from __future__ import annotations

import pytest

from .table import BOX, Table


def facing(leader: str = "hadrian", enemy: str = "numidian_riders", **kinds: int) -> Table:
    """The pawn on an enemy of defence 4 and attack 3 (rewards: 1 glory, 3 gold)."""
    return Table(leader, hand="", **kinds).no_enemies().pawn("r2c3").enemy("r2c3", enemy)


@pytest.mark.rule("ROM-CON-05", "ROM-CON-06")
def test_any_amount_from_the_defence_on_can_be_spent():
    table = facing(military=7).play("conquer r2c3")
    assert table.offers == ["military 4", "military 5", "military 6", "military 7"]
    assert not facing(military=3).offered("conquer")


@pytest.mark.rule("ROM-CON-07", "ROM-CON-08", "ROM-CON-09", "ROM-CON-10", "ROM-CON-11", "ROM-CON-12")
@pytest.mark.parametrize(("spent", "strife"), [(4, 3), (5, 2), (7, 0), (8, 0)])
def test_damage_is_the_shortfall(spent, strife):
    table = facing(military=8, gold=1).play("conquer r2c3", f"military {spent}")
    assert table.keys("discard") == ["strife"] * strife
    assert table.state.strife == BOX.numbers.strife - strife
    assert (table.seat.glory, table.have("gold"), table.have("military")) == (1, 4, 8 - spent)
    assert table.seat.beaten == (BOX.enemy_of["numidian_riders"],)
    assert not table.offered("conquer")


@pytest.mark.rule("ROM-CON-14", "ROM-AMB-46")
def test_damage_that_takes_the_last_strife_is_collapse():
    table = facing(military=5).set(strife=2).play("conquer r2c3", "military 5")
    assert table.asked == ""
    assert table.seat.glory == 1, "rewards come before damage"


@pytest.mark.rule("ROM-LEA-21", "ROM-AMB-71", "ROM-LEA-05")
@pytest.mark.parametrize(("leader", "least", "safe"), [("hadrian", 4, 7), ("marcus", 6, 9), ("augustus", 2, 5)])
def test_a_change_to_the_cost_moves_both_limits(leader, least, safe):
    table = facing(leader, military=9).play("conquer r2c3")
    assert table.offers[0] == f"military {least}"
    assert table.play(f"military {safe}").keys("discard") == []
    if safe > least:
        less = facing(leader, military=9).play("conquer r2c3", f"military {safe - 1}")
        assert less.keys("discard") == ["strife"]


@pytest.mark.rule("ROM-LEA-25", "ROM-AMB-61")
def test_the_player_orders_what_waits_for_a_conquest():
    table = facing("trajan", military=7, gold=1).developed("watchtower", "r3c2")
    table.play("conquer r2c3", "military 7")
    assert table.asked == "order"
    assert [text.split()[1] for text in table.offers] == ["feed_the_army", "campaigns", "watchtower"]
    army = next(text for text in table.offers if "feed_the_army" in text)
    table.play(army)
    assert table.offers == ["pay gold 2", "refuse"], "4 gold by now, and no food"
    table.play("refuse")
    assert table.keys("discard") == ["strife"]
