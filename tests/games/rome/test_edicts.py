"""Edicts: requirements that are paid, done or looked at in the end."""

from __future__ import annotations

import attrs
import pytest

from ludarium.games.rome.content import Form, Requirement
from ludarium.games.rome.edicts import are_met, progress

from .table import BOX, Table, changed, remade


def asking(*requirements, glory=20, full=()):
    """The title in which the first edict asks for this."""
    return changed("edicts", FIRST, partial=Form(glory, requirements), full=Form(glory, full or requirements))


def steps(*costs):
    return Requirement("steps", steps=costs)


FIRST = BOX.content.edicts[0].key


def using(title, *, full=False, **kinds):
    return Table(hand="", title=title, **kinds).edicts(f"{FIRST}!" if full else FIRST)


@pytest.mark.rule("ROM-EDI-01")
@pytest.mark.parametrize("met", [0, 1, 2, 3])
def test_all_requirements_must_be_met(met):
    need = [Requirement("have", "track", at_least=1, track=track) for track in ("wisdom", "capacity", "power")]
    table = using(asking(*need))
    table.tracks(**dict.fromkeys(("wisdom", "capacity", "power")[:met], 2)).change(glory=50).end_match()
    assert table.result == ("won" if met == 3 else "edicts")


@pytest.mark.rule("ROM-EDI-02", "ROM-EDI-03", "ROM-TRN-08", "ROM-AMB-12")
def test_spaces_are_paid_one_after_the_other():
    table = using(asking(steps({"food": 3}, {"food": 3, "culture": 3})), food=6, culture=3)
    assert table.offered("edict") == [f"edict {FIRST} 1"]
    table.play(f"edict {FIRST} 1")
    assert (table.seat.cubes, table.have("food"), table.have("culture")) == ((1,), 3, 3)
    assert [(have, need) for _, _, have, need in progress(table.box, table.state)] == [(1, 2)]
    table.play(f"edict {FIRST} 1")
    assert (table.seat.cubes, table.have("food"), table.have("culture")) == ((2,), 0, 0)
    assert not table.purse(food=9, culture=9).offered("edict"), "nothing is left to pay"
    assert are_met(table.box, table.state)


@pytest.mark.rule("ROM-TRN-08", "ROM-KEY-10")
@pytest.mark.parametrize(("gold", "spaces"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_space_is_paid_in_full(gold, spaces):
    table = using(asking(steps({"gold": 5}, {"gold": 5})), gold=gold)
    for _ in range(spaces):
        table.play(f"edict {FIRST} 1")
    assert not table.offered("edict")
    assert table.have("gold") == gold - 5 * spaces


@pytest.mark.rule("ROM-EDI-04")
def test_no_space_before_the_one_before_it():
    table = using(asking(steps({"iron": 3}, {"stone": 3})), stone=9)
    assert not table.offered("edict")
    assert table.why_not(f"edict {FIRST} 1").rule == "ROM-TRN-08"
    table.purse(iron=3, stone=4).play(f"edict {FIRST} 1")
    assert table.have("iron") == 0
    assert table.offered("edict"), "4 stone: Hadrian pays one more"


@pytest.mark.rule("ROM-TRN-06", "ROM-TRN-08", "ROM-EDI-03")
def test_two_requirements_with_spaces_have_a_cube_each():
    title = asking(steps({"iron": 1}, {"iron": 1}), steps({"food": 1}))
    table = using(title, iron=2, food=1).pawn("r1c1")
    assert table.offered("edict") == [f"edict {FIRST} 1", f"edict {FIRST} 2"]
    table.play(f"edict {FIRST} 2", f"edict {FIRST} 1")
    assert table.seat.cubes == (1, 1)
    assert table.offered("edict") == [f"edict {FIRST} 1"]
    table.end_turn()
    assert table.seat.cubes == (1, 1), "what is paid stays paid"


@pytest.mark.rule("ROM-EDI-05")
def test_the_value_of_an_edict_is_no_glory():
    table = using(asking(steps({"gold": 1}), glory=21), gold=1).play(f"edict {FIRST} 1")
    assert are_met(table.box, table.state)
    assert (table.seat.glory, table.total) == (0, 0)


@pytest.mark.rule("ROM-EDI-06")
def test_numbers_of_edicts_do_nothing():
    backwards = remade(edicts=tuple(attrs.evolve(edict, number=11 - edict.number) for edict in BOX.content.edicts))
    ours, theirs = Table(seed=4), Table(seed=4, title=backwards)
    for _ in range(60):
        assert ours.offers == theirs.offers
        ours.play(ours.offers[0])
        theirs.play(theirs.offers[0])
    assert ours.state == theirs.state


@pytest.mark.rule("ROM-EDI-07")
@pytest.mark.parametrize(("full", "result"), [(False, "won"), (True, "edicts")])
def test_the_form_in_use_counts(full, result):
    easy = Requirement("have", "track", at_least=0, track="wisdom")
    hard = Requirement("have", "track", at_least=9, track="wisdom")
    table = using(asking(easy, full=(easy, hard)), full=full).change(glory=30).end_match()
    assert table.result == result


@pytest.mark.rule("ROM-AMB-12")
def test_what_one_must_have_can_be_lost_again():
    table = using(asking(Requirement("have", "developments", at_least=1, where="level:2")), culture=9, gold=1)
    table.no_enemies().developed("pantheon", "r2c3").change(glory=40)
    assert are_met(table.box, table.state)
    table.put("wayside_shrine", "hand").play("build wayside_shrine r2c3")
    assert not are_met(table.box, table.state)


@pytest.mark.rule("ROM-AMB-12", "ROM-AMB-44", "ROM-AMB-35")
def test_what_is_done_is_counted_over_the_match():
    done = (Requirement("done", "enemy_conquered", at_least=2), Requirement("done", "trade_agreement_made", at_least=1))
    table = using(asking(*done), military=20, technology=9).no_enemies().pawn("r2c3").territory("samnium", "r2c3")
    table.enemy("r2c3", "numidian_riders").play("conquer r2c3", "military 7", "trade r2c3 short")
    table.enemy("r2c3", "samnite_league", aggressive=True)
    assert not are_met(table.box, table.state)
    table.end_turn().purse(military=9).play("conquer r2c3", "military 9")
    assert are_met(table.box, table.state)


@pytest.mark.rule("ROM-AMB-12", "ROM-AMB-57")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_few_strife_and_loans(zone):
    table = using(asking(Requirement("have", "burdens", at_most=2)))
    table.put("strife", "trash").put("strife", zone).put("loan", zone)
    assert are_met(table.box, table.state)
    table.put("loan", zone)
    assert not are_met(table.box, table.state)


@pytest.mark.rule("ROM-CAP-05", "ROM-LDB-11")
def test_what_is_counted():
    need = (
        Requirement("have", "developments", at_least=2),
        Requirement("have", "developments", at_least=1, where="ring:outer"),
        Requirement("have", "developments", at_least=1, where="costs:culture"),
        Requirement("have", "track", at_least=2, track="population"),
    )
    table = using(asking(*need)).developed("vineyard", "r2c3").developed("workshop", "r3c1").tracks(population=2)
    table.developed("cistern", "r2c2")
    assert [have for _, _, have, _ in progress(table.box, table.state)] == [3, 1, 1, 2]
