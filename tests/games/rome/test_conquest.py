"""Conquering: defence and attack, damage, rewards, and what waits for it."""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.zones import card_of
from ludarium.games.rome.kinds import SPACE_OF, SPACES
from ludarium.games.rome.state import FREE, SIDEWAYS, UP

from .table import BOX, Table, remade


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
    assert table.offers == ["pay gold 1", "refuse"], "4 gold by now, and no food"
    table.play("refuse")
    assert table.keys("discard") == ["strife"]


@pytest.mark.rule("ROM-AMB-39", "ROM-AGG-06")
def test_a_development_with_an_enemy_on_it_waits_for_nothing():
    table = facing("livia", military=9, gold=0).developed("watchtower", "r3c2").enemy("r3c2", "iceni_revolt")
    assert table.play("conquer r2c3", "military 9").have("gold") == 3


@pytest.mark.rule("ROM-CON-01")
def test_four_figures_on_every_token():
    assert len(BOX.enemies) == 18
    for enemy in BOX.enemies:
        assert enemy.defence >= 1
        assert min(enemy.attack, enemy.glory, enemy.gold) >= 0


@pytest.mark.rule("ROM-CON-02", "ROM-RST-04")
@pytest.mark.parametrize("enemy", [True, False])
def test_nothing_printed_works_beside_an_enemy(enemy):
    table = Table("livia", hand="", technology=9).no_enemies().territory("apulia", "r2c3").pawn("r2c3")
    if enemy:
        table.enemy("r2c3", "marcomanni")
    assert bool(table.offered("trade")) != enemy
    assert table.end_turn().have("food") == (0 if enemy else 1)


@pytest.mark.rule("ROM-CON-03", "ROM-CON-13", "ROM-BLD-08")
def test_no_building_on_an_enemy():
    table = Table("hadrian", hand="workshop", industry=5, military=9).no_enemies().pawn("r3c2")
    table.enemy("r3c2", "samnite_league")
    assert {text.split()[2] for text in table.offered("build")} == {"r2c3", "r4c3", "r3c4"}
    assert table.why_not("build workshop r3c2").key == "enemy-there"
    table.play("conquer r3c2", "military 6")
    assert "build workshop r3c2" in table.offers


@pytest.mark.rule("ROM-CON-04")
def test_the_pawn_must_be_there():
    table = facing(military=9).pawn("r3c3")
    assert not table.offered("conquer")
    assert table.why_not("conquer r2c3").rule == "ROM-CON-04"
    assert facing(military=9).pawn("r3c4").why_not("conquer r3c4").key == "no-enemy"


@pytest.mark.rule("ROM-CON-04", "ROM-AMB-81", "ROM-AMB-69")
def test_a_wider_range():
    table = facing(military=9).pawn("r3c3").developed("legion_fortress", "r4c3")
    table.enemy("r2c2", "marcomanni").enemy("r3c4", "quadi_horse", up=False)
    assert not table.offered("conquer")
    table.token("r4c3")
    assert table.offered("conquer") == ["conquer r2c3"], "one step, and no enemy that lies face down"
    assert table.why_not("conquer r3c4").key == "enemy-hidden"
    table.enemy("r4c3", "iceni_revolt", aggressive=True)
    assert "conquer r2c3" not in table.offers


@pytest.mark.rule("ROM-CON-06")
def test_less_than_the_defence_is_not_enough():
    assert facing(enemy=BOX.enemies[0].key, military=0).why_not("conquer r2c3").rule == "ROM-CON-06"
    reason = facing(military=3).why_not("conquer r2c3")
    assert (reason.rule, dict(reason.params)) == ("ROM-CON-06", {"n": 4})


@pytest.mark.rule("ROM-AMB-45", "ROM-CON-12")
def test_military_above_what_is_needed_is_gone():
    for spent in (7, 12):
        table = facing(military=12, gold=0).play("conquer r2c3", f"military {spent}")
        assert (table.have("military"), table.seat.glory, table.have("gold")) == (12 - spent, 1, 3)


@pytest.mark.rule("ROM-CON-15")
def test_several_in_one_turn():
    table = facing("livia", "samnite_league", military=9, movement=1).enemy("r2c4", "nabataean_caravaners")
    table.play("conquer r2c3", "military 5", "move r2c4", "conquer r2c4")
    assert len(table.seat.beaten) == 2
    assert table.have("military") == 0
    assert table.keys("discard") == ["strife"] * 3


@pytest.mark.rule("ROM-CON-16")
def test_enemies_do_nothing_by_themselves():
    table = facing("livia").pawn("r2c2").territory("samnium", "r2c2").set(turn=0)
    before = table.state.enemies
    for _ in range(3):
        table.change(hand=()).end_turn()
    assert table.state.enemies == before
    assert BOX.numbers.strife == table.state.strife


@pytest.mark.rule("ROM-CON-17")
@pytest.mark.parametrize(("spent", "strife"), [(4, 2), (5, 1), (6, 0), (7, 0), (9, 0)])
def test_less_damage(spent, strife):
    table = facing(military=9).developed("hill_fort", "r4c3").play("conquer r2c3", f"military {spent}")
    assert table.keys("discard") == ["strife"] * strife


@pytest.mark.rule("ROM-CON-17", "ROM-AMB-39")
def test_changes_of_damage_add_up_where_no_enemy_is():
    table = facing(military=9).developed("hill_fort", "r4c3").developed("frontier_wall", "r5c3")
    assert table.play("conquer r2c3", "military 4").keys("discard") == []
    blocked = facing(military=9).developed("hill_fort", "r4c3").enemy("r4c3", "marcomanni", aggressive=True)
    assert blocked.play("conquer r2c3", "military 4").keys("discard") == ["strife"] * 3


# Aggressive enemies


@pytest.mark.rule("ROM-AGG-01", "ROM-AGG-02", "ROM-AGG-03", "ROM-AMB-44")
@pytest.mark.parametrize("spent", [4, 7])
def test_an_aggressive_enemy_brings_no_rewards(spent):
    table = Table("hadrian", hand="", military=9, gold=1).no_enemies().pawn("r2c3")
    table.enemy("r2c3", "numidian_riders", aggressive=True)
    assert table.state.enemies[7] & SIDEWAYS
    table.play("conquer r2c3", f"military {spent}")
    assert (table.seat.glory, table.have("gold")) == (0, 1)
    assert table.state.enemies[7] == FREE
    assert table.keys("discard") == ["strife"] * (7 - spent)
    assert table.seat.beaten == (BOX.enemy_of["numidian_riders"],)


def at_round_end(table):
    """The last turn of the first round is played."""
    return table.last_turn().play("end")


@pytest.mark.rule("ROM-AGG-04", "ROM-AGG-05", "ROM-LEA-27", "ROM-AMB-41", "ROM-AMB-42")
def test_campaigns_add_two_enemies_face_up():
    table = Table("trajan", hand="").developed("workshop", "r3c4")
    at_round_end(table)
    assert table.asked == "place-enemy"
    free = {SPACES[at] for at, enemy in enumerate(table.state.enemies) if enemy == FREE}
    assert {text.split()[1] for text in table.offers} == free
    assert len(free) == 14
    assert {"r3c3", "r3c4"} <= free, "the Capital, the pawn's card and a development among them"
    drawn = table.events("enemy-drawn")[0]["enemy"]
    table.play("at r3c4")
    assert table.state.enemies[SPACE_OF["r3c4"]] == drawn | UP | SIDEWAYS
    assert "at r3c4" not in table.offers
    table.play("at r3c3")
    assert sum(enemy != FREE for enemy in table.state.enemies) == 13
    assert table.state.strife == 10
    table.check()


@pytest.mark.rule("ROM-AGG-04")
def test_the_token_is_drawn_by_chance():
    drawn = {at_round_end(Table("trajan", hand="", seed=seed)).events("enemy-drawn")[0]["enemy"] for seed in range(12)}
    assert len(drawn) > 4


@pytest.mark.rule("ROM-LEA-27", "ROM-AMB-54")
def test_no_campaigns_after_the_last_round():
    table = Table("trajan", hand="").last_turn(3).play("end")
    assert table.asked == ""
    assert "enemy-drawn" not in table.kinds_told


@pytest.mark.rule("ROM-AGG-06", "ROM-AGG-08", "ROM-AMB-39")
def test_a_development_with_an_enemy_does_nothing():
    table = Table("hadrian", hand="", military=20, iron=1, food=2).no_enemies().pawn("r2c3")
    table.developed("smithy", "r2c3").token("r2c3").developed("olive_grove", "r2c2").token("r2c2")
    assert table.offered("work")
    assert table.offered("spend")
    table.enemy("r2c3", "samnite_league", aggressive=True).enemy("r2c2", "quadi_horse", aggressive=True)
    assert not [text for text in table.offers if text.split()[0] in ("produce", "work", "spend")]
    assert table.why_not("produce r2c3").rule == "ROM-AGG-06"
    table.play("conquer r2c3", "military 6")
    assert table.offered("produce") == ["produce r2c3"]
    assert table.offered("work") == ["work r2c3 1"]


@pytest.mark.rule("ROM-AGG-07", "ROM-LEA-27")
def test_strife_where_no_card_is_free():
    more = tuple(attrs.evolve(BOX.enemies[0], key=f"enemy_{n}") for n in range(18, 40))
    title = remade(enemies=(*BOX.enemies, *more))
    table = Table("trajan", hand="", title=title)
    tokens = iter(range(40))
    table.set(enemies=tuple(next(tokens) for _ in SPACES)).set(unused=tuple(tokens))
    at_round_end(table)
    assert table.asked != "place-enemy"
    assert table.state.strife == 8
    one_free = Table("trajan", hand="", title=title)
    one_free.set(enemies=(FREE, *range(24)), unused=tuple(range(24, 40)))
    at_round_end(one_free).play("at r1c1")
    assert one_free.state.strife == 9


@pytest.mark.rule("ROM-AMB-43", "ROM-RND-14")
def test_strife_where_no_token_is_left():
    table = Table("trajan", hand="").set(unused=(0,), enemies=(FREE,) * 25)
    at_round_end(table).play("at r1c1")
    assert table.state.strife == 9
    assert BOX.strife in [card_of(place) for place in table.seat.deck] or "strife" in table.keys("hand")


@pytest.mark.rule("ROM-AMB-40")
def test_a_development_with_an_enemy_is_still_a_neighbour():
    table = Table("hadrian", hand="workshop", industry=5).no_enemies().developed("cistern", "r2c3")
    table.enemy("r2c3", "marcomanni", aggressive=True)
    spaces = {text.split()[2] for text in table.offered("build")}
    assert {"r1c3", "r2c2", "r2c4"} <= spaces
    assert "r2c3" not in spaces


@pytest.mark.rule("ROM-AMB-85")
@pytest.mark.parametrize("aggressive", [True, False])
def test_an_aggressive_enemy_is_conquered_this_turn(aggressive):
    table = Table("hadrian", hand="boarding_bridges", military=9, water=1, gold=0).no_enemies().pawn("r2c3")
    table.enemy("r2c3", "quadi_horse", aggressive=aggressive).play("conquer r2c3", "military 7")
    gold = table.have("gold")
    table.play("boost boarding_bridges")
    while table.asked == "pay":
        table.play("pay water 1")
    assert table.have("gold") == gold + 2
    alone = Table("hadrian", hand="boarding_bridges", water=1, gold=0).play("boost boarding_bridges")
    assert alone.have("gold") == 1


@pytest.mark.rule("ROM-AMB-85")
def test_what_was_conquered_in_an_earlier_turn_is_not_conquered_this_turn():
    table = Table("livia", hand="boarding_bridges", military=9).no_enemies().pawn("r2c3").enemy("r2c3", "quadi_horse")
    table.play("conquer r2c3", "military 9")
    assert table.seat.conquered == 1
    table.end_turn().purse(water=1, gold=0).play("boost boarding_bridges")
    assert table.have("gold") == 1, "and not 2"


@pytest.mark.rule("ROM-LEA-25", "ROM-AMB-82")
@pytest.mark.parametrize(("food", "gold", "answer"), [(1, 0, "pay food 1"), (0, 1, "pay gold 1"), (0, 0, "")])
def test_feed_the_army(food, gold, answer):
    table = Table("trajan", hand="", military=9, food=food, gold=gold).no_enemies().pawn("r2c3")
    table.enemy("r2c3", "quadi_horse", aggressive=True).play("conquer r2c3", "military 7")
    if not answer:
        assert (table.asked, table.keys("discard")) == ("action", ["strife"])
        return
    assert table.offers == [answer, "refuse"]
    table.play(answer)
    assert (table.have("food"), table.have("gold"), table.keys("discard")) == (0, 0, [])


@pytest.mark.rule("ROM-AGG-02", "ROM-LEA-27")
def test_no_gold_of_campaigns_for_aggressive_enemies():
    table = Table("trajan", hand="", military=9, gold=0).no_enemies().pawn("r2c3")
    table.enemy("r2c3", "quadi_horse", aggressive=True).play("conquer r2c3", "military 7")
    assert table.have("gold") == 0
