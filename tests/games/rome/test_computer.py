"""The computer's seat: positions in which one choice is plainly better than the others."""

from __future__ import annotations

from typing import Any

from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.games.rome.content import Form, Requirement
from ludarium.games.rome.title import Rome

from .table import Table, changed


def thinking(part: str, key: str, **changes: Any) -> Rome:
    """The title with one component changed, which its seat knows."""
    return Rome(box=changed(part, key, **changes).box)


def choice(table: Table, strength: str = "hard") -> str:
    """What the seat does there."""
    title, state = table.title, table.state
    return think(title, title.observe(state, 0), 0, level(strength), 1).action.text


def played(table: Table, until: str = "end") -> list[str]:
    """What it does one after the other, with that as the last."""
    done: list[str] = []
    while not done or done[-1] != until:
        done.append(table.offers[0] if len(table.offers) == 1 else choice(table))
        table.play(done[-1])
        assert len(done) < 60
    return done


def asking(requirement: Requirement) -> Table:
    """The last turn of a short match, with one edict that asks for no more than that."""
    title = thinking("edicts", "glory_to_rome", partial=Form(1, (requirement,)))
    return Table("livia", hand="", title=title, gold=6).no_enemies().edicts("glory_to_rome").last_turn(3)


def test_an_edict_is_paid_before_the_match_is_over():
    table = asking(Requirement("steps", steps=({"gold": 2}, {"gold": 3})))
    assert played(table).count("edict glory_to_rome 1") == 2


def test_goods_for_an_edict_are_not_paid_at_the_price_of_an_early_development():
    steps = Requirement("steps", steps=({"gold": 3}, {"gold": 3}, {"gold": 3}))
    title = thinking("edicts", "glory_to_rome", partial=Form(30, (steps,)))
    table = Table("livia", hand="quarry_gangs olive_presses", title=title, gold=3).no_enemies().edicts("glory_to_rome")
    table.market("wheat_farm", 5).pawn("r3c4")
    assert "edict" not in " ".join(played(table))


def test_a_collapse_is_never_worth_its_gold():
    table = Table("livia", hand="", gold=0).no_enemies().token("r3c3").set(strife=1)
    table.play("spend r3c3 1")
    assert choice(table) == "no"


def test_enough_military_is_spent_to_take_no_damage():
    table = Table("livia", hand="", military=9).no_enemies().enemy("r3c3", "samnite_league")
    table.play("conquer r3c3")
    assert choice(table) == "military 6"


def test_developments_that_cannot_be_paid_do_not_fill_the_hand():
    table = Table("livia", hand="colosseum pantheon circus_maximus great_aqueduct lighthouse", gold=0).no_enemies()
    done = played(table)
    assert sum(text.split()[0] in ("discard", "project") for text in done) >= 3
    assert sum(card in table.box.attributes for card in table.seat.hand) >= 3, "cards are drawn again"


def test_an_edict_that_nobody_could_meet_is_dropped():
    eleven = Requirement("done", "enemy_conquered", at_least=11)
    title = thinking("edicts", "pax_romana", partial=Form(20, (eleven,)))
    table = Table("marcus", title=title)
    shown = tuple(sorted(title.box.edict_of[key] for key in ("pax_romana", "the_full_treasury", "our_sea")))
    table.state = title.start(title.setup(1, 0, {"leader": "marcus"}), 3)
    table.change(shown=shown)
    assert choice(table) == "drop pax_romana"
