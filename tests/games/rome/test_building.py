"""Building developments."""

from __future__ import annotations

import pytest

from ludarium.games.rome.content import Ability
from ludarium.games.rome.kinds import SPACE_OF, TRACK_OF
from ludarium.games.rome.state import ENDED, SHORT

from .table import BOX, Table, changed, reading


def ready(hand="workshop", leader="hadrian", **kinds):
    """The cost of the workshop at hand, no enemies, territories without a question next to the Capital."""
    table = Table(leader, hand=hand, **{"industry": 5, **kinds}).no_enemies()
    for territory, space in (("latium", "r2c3"), ("samnium", "r3c2"), ("numidia", "r3c4"), ("baetica", "r4c3")):
        table.territory(territory, space)
    return table


def sites(table, card="workshop"):
    return {text.split()[2] for text in table.offered(f"build {card}")}


@pytest.mark.rule("ROM-BLD-01")
def test_only_from_hand_or_projects():
    table = ready(hand="", gold=10).market("workshop", 3)
    assert not table.offered("build")
    assert table.why_not("build workshop r2c3").rule == "ROM-BLD-01"


@pytest.mark.rule("ROM-BLD-02", "ROM-KEY-10")
def test_the_whole_cost_of_the_printed_kind():
    table = ready("brickworks", technology=4, culture=9)
    assert not table.offered("build")
    assert table.why_not("build brickworks r2c3").rule == "ROM-BLD-02"
    both = ready("colosseum", culture=8, industry=4)
    assert not both.offered("build")
    both.purse(culture=9, industry=6).play("build colosseum r2c3")
    assert (both.have("culture"), both.have("industry")) == (1, 1)


@pytest.mark.rule("ROM-BLD-03", "ROM-BLD-04", "ROM-CAP-04", "ROM-CAP-03", "ROM-BLD-07")
def test_next_to_the_capital_and_not_diagonally():
    table = ready(gold=9)
    assert sites(table) == {"r2c3", "r4c3", "r3c2", "r3c4"}
    assert table.why_not("build workshop r2c2").rule == "ROM-BLD-03"
    assert table.why_not("build workshop r3c3").rule == "ROM-BLD-07"


@pytest.mark.rule("ROM-BLD-05", "ROM-BLD-06", "ROM-BLD-03")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_over_a_territory_for_nothing_and_over_a_development_for_gold(gold):
    table = ready(gold=gold).developed("granary", "r2c3")
    free = {"r1c3", "r2c2", "r2c4", "r4c3", "r3c2", "r3c4"}
    assert sites(table) == (free | {"r2c3"} if gold else free)
    if gold:
        assert table.play("build workshop r2c3").have("gold") == gold - 1
    else:
        assert table.why_not("build workshop r2c3").rule == "ROM-BLD-06"
        assert table.play("build workshop r3c2").have("gold") == 0


@pytest.mark.rule("ROM-BLD-06", "ROM-AMB-62")
def test_building_over_for_nothing():
    table = ready("workshop master_masons", "trajan", gold=1, industry=0).developed("granary", "r2c3")
    table.play("boost master_masons")
    assert table.have("gold") == 0
    assert table.play("build workshop r2c3").at("r2c3") == "workshop"
    assert table.have("gold") == 0


@pytest.mark.rule("ROM-BLD-08")
def test_not_over_an_enemy():
    table = ready(gold=5).developed("granary", "r2c3").enemy("r2c3", "marcomanni", aggressive=True)
    assert "r2c3" not in sites(table)
    assert table.why_not("build workshop r2c3").rule == "ROM-BLD-08"


@pytest.mark.rule("ROM-BLD-09", "ROM-LEA-17")
@pytest.mark.parametrize(
    ("leader", "pawn", "spaces"), [("trajan", "r1c1", 4), ("livia", "r1c1", 0), ("livia", "r2c3", 1)]
)
def test_the_pawn_may_be_anywhere_but_for_livia(leader, pawn, spaces):
    table = ready(leader=leader).pawn(pawn)
    assert len(sites(table)) == spaces
    if leader == "livia":
        assert table.why_not("build workshop r4c3").rule == "ROM-LEA-17"
        assert sites(table) <= {"r2c3"}


@pytest.mark.rule("ROM-BLD-10", "ROM-BLD-11", "ROM-BLD-19")
@pytest.mark.parametrize(
    ("card", "tracks"), [("surveyors_office", {"capacity": 1, "wisdom": 1}), ("paved_road", {"capacity": 2})]
)
def test_glory_and_bonus_steps(card, tracks):
    table = ready(card, technology=9, industry=9).play(f"build {card} r2c3")
    assert table.seat.glory == BOX.development[BOX.number_of[card]].glory
    assert table.seat.tracks == tuple(tracks.get(name, 0) for name in TRACK_OF)
    printed = BOX.development[BOX.number_of[card]].bonuses
    assert {name: printed.count(name) for name in printed} == tracks, "what it provides can be asked"


@pytest.mark.rule("ROM-BLD-12", "ROM-BLD-13", "ROM-LDB-05")
@pytest.mark.parametrize(("before", "after", "more"), [(5, 5, 2), (4, 5, 1), (3, 5, 0), (0, 2, 0)])
def test_steps_beyond_the_end_are_glory(before, after, more):
    table = ready("great_library", technology=8, culture=4).tracks(wisdom=before).play("build great_library r2c3")
    assert table.seat.tracks[TRACK_OF["wisdom"]] == after
    assert table.seat.glory == BOX.development[BOX.number_of["great_library"]].glory + more


@pytest.mark.rule("ROM-BLD-14", "ROM-BLD-15", "ROM-DEV-03", "ROM-AMB-35")
def test_when_developed_happens_once():
    table = ready("workshop cistern", industry=9, gold=1).territory("dalmatia", "r2c3").play("build workshop r2c3")
    assert table.have("stone") == 2
    glory, tracks = table.seat.glory, table.seat.tracks
    table.play("build cistern r2c3")
    assert table.have("stone") == 2, "none on developments"
    assert table.at("r2c3") == "cistern"
    assert table.seat.glory == glory + 1
    assert all(map(int.__le__, tracks, table.seat.tracks)), "what the first one brought is kept"
    table.check()
    assert "workshop" in table.keys("trash")
    assert "workshop" not in (*table.keys("deck"), *table.keys("discard"), *table.keys("hand"))


@pytest.mark.rule("ROM-BLD-14", "ROM-AMB-67", "ROM-KEY-09")
def test_when_developed_may_be_declined_but_glory_is_not_asked():
    table = ready().territory("dalmatia", "r2c3").play("part", "build workshop r2c3")
    assert (table.offers, table.seat.glory, table.seat.tracks[3]) == (["take 2", "take 1", "take 0"], 1, 1)
    table.play("take 1")
    assert table.have("stone") == 1
    any_track = ready().territory("asia", "r2c3").play("build workshop r2c3")
    assert any_track.offers[-1] == "skip"
    assert any_track.play("skip").asked == "action"


@pytest.mark.rule("ROM-BLD-12", "ROM-BLD-13")
def test_an_effect_that_names_a_track():
    two = reading({"do": "advance_track", "track": "wisdom", "n": 2})
    title = changed("territories", "latium", when_developed=two)
    table = Table("hadrian", hand="workshop", title=title, industry=5).no_enemies().territory("latium", "r2c3")
    table.tracks(wisdom=4).play("build workshop r2c3")
    assert (table.seat.tracks[TRACK_OF["wisdom"]], table.seat.glory) == (5, 1 + 1)


@pytest.mark.rule("ROM-BLD-16")
def test_a_trade_token_comes_back():
    table = ready().agreement("r2c3", SHORT, ENDED)
    trade = table.seat.trade
    assert table.play("build workshop r2c3").seat.trade == trade + 1
    assert table.seat.trades == ()


@pytest.mark.rule("ROM-BLD-17")
def test_what_was_just_built_is_a_neighbour():
    table = ready("workshop cistern", industry=9)
    assert "r1c3" not in sites(table, "cistern")
    table.play("build workshop r2c3")
    assert "r1c3" in sites(table, "cistern")
    assert table.play("build cistern r1c3").at("r1c3") == "cistern"


@pytest.mark.rule("ROM-BLD-18")
def test_what_is_built_is_no_project_any_more():
    table = ready("", gold=5).put("workshop", "projects").play("build workshop r3c2")
    assert table.keys("projects") == []
    table.end_turn()
    assert table.have("gold") == 5
    assert "workshop" not in (*table.keys("deck"), *table.keys("discard"), *table.keys("hand"))


@pytest.mark.rule("ROM-BLD-21")
def test_level_two_is_built_like_level_one():
    table = ready("pantheon", culture=12).set(round=1)
    assert sites(table, "pantheon") == sites(ready())


@pytest.mark.rule("ROM-BLD-22", "ROM-AMB-34")
def test_the_pawn_stays_and_the_token_goes():
    table = ready("workshop cistern", industry=9, gold=1).pawn("r3c4").play("build workshop r3c4", "influence")
    assert SPACE_OF["r3c4"] in table.seat.ready
    influence = table.seat.influence
    table.play("build cistern r3c4")
    assert (table.state.pawn, table.seat.ready) == (SPACE_OF["r3c4"], ())
    assert table.seat.influence == influence + 1
    assert table.offered("influence")
    spent = ready(gold=1).developed("cistern", "r2c3").token("r2c3", "spent").token("r3c3", "spent")
    influence = spent.seat.influence
    spent.play("build workshop r2c3")
    assert (spent.seat.influence, spent.seat.spent) == (influence + 1, (SPACE_OF["r3c3"],))


@pytest.mark.rule("ROM-AMB-84", "ROM-DEV-11")
def test_a_discount_once_a_turn_when_the_player_says():
    table = ready("workshop cistern", industry=9).developed("surveyors_office", "r2c3")
    table.play("build workshop r3c2")
    assert table.offers == ["pay industry 5", "pay industry 4 with surveyors_office"]
    table.play("pay industry 5", "build cistern r4c3")
    assert table.offers == ["pay industry 4", "pay industry 3 with surveyors_office"]
    table.play("pay industry 3 with surveyors_office")
    assert table.have("industry") == 1
    table.put("fishing_wharf", "hand").purse(industry=4)
    assert not table.offered("build"), "used up this turn"
    assert table.end_turn().purse(industry=4).offered("build fishing_wharf")


@pytest.mark.rule("ROM-AMB-84", "ROM-AMB-69")
def test_a_discount_on_either_attribute():
    table = ready("colosseum", culture=8, industry=5).developed("surveyors_office", "r2c3")
    table.play("build colosseum r3c2")
    assert sorted(table.offers) == [
        "pay culture 7 industry 5 with surveyors_office",
        "pay culture 8 industry 4 with surveyors_office",
        "pay culture 8 industry 5",
    ]
    short = ready("colosseum", culture=7, industry=5).developed("surveyors_office", "r2c3")
    assert short.play("build colosseum r3c2").have("culture") == 0


@pytest.mark.rule("ROM-DEV-11", "ROM-DEV-12", "ROM-DEV-13", "ROM-AMB-39")
def test_an_ongoing_change_of_the_cost():
    cheaper = Ability("ongoing", modifiers=reading({"do": "change_cost", "of": "build", "delta": -1}))
    title = changed("developments", "granary", abilities=(cheaper,))
    table = Table("hadrian", hand="workshop cistern", title=title, industry=4, gold=1).no_enemies()
    table.territory("latium", "r3c2").developed("granary", "r2c3")
    assert "build workshop r3c2" in table.offers
    table.enemy("r2c3", "marcomanni", aggressive=True)
    assert "build workshop r3c2" not in table.offers
    table.no_enemies().play("build cistern r2c3")
    assert table.have("industry") == 1
    assert "build workshop r3c2" not in table.purse(industry=4).offers, "built over"
