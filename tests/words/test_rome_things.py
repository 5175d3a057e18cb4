"""What lies on the table of Rome in words: every thing, zone, stage, note and gain."""

from __future__ import annotations

import attrs
import pytest

from ludarium import words
from ludarium.engine.actions import act
from ludarium.engine.chance import Rng
from ludarium.engine.moment import Moment
from ludarium.engine.scene import ANSWER, Note
from ludarium.games.rome import facts, progress
from ludarium.games.rome.state import ENDED, RUNNING, TURNED
from ludarium.words import voice
from ludarium.words.rome import stages, things
from tests.games.rome.table import BOX, TITLE, Table

from .checks import check_text
from .pseudo import Pseudo, check_pseudo
from .source import ROME, calls, first_literals, literal

NAMES = ("Ann",)
KINDS = {value for name, value in vars(facts).items() if name.isupper() and isinstance(value, str)}


def said(table: Table, id: str):
    observed = TITLE.observe(table.state, 0)
    thing = next(thing for thing in TITLE.scene(observed) if thing.id == id)
    return words.thing(Moment(TITLE, observed), thing, NAMES, 0)


# Everything has words


def test_every_kind_of_thing_has_words():
    assert set(things.SAID) == KINDS
    assert set(things.USED) == set(range(4))


def test_every_stage_and_note_has_words():
    assert {stage for row, _ in progress.STAGES.values() for stage in row} == set(stages.STAGES)
    assert first_literals("Note", ROME) | {"strife", "loans"} == set(stages.NOTES)


def test_every_word_for_what_points_are_spent_on():
    sources = {literal(call.args[-1]) for name in ("pay", "spend", "settled") for _, call in calls(name, ROME)}
    sources |= {literal(call.args[0]) for _, call in calls("settled", ROME)}
    spent_on = sources - {None, "buy", "exchange", "pay-off", "upkeep"}  # in gold and resources only
    assert spent_on <= set(things.SOURCES)


def each_thing(check) -> set[str]:
    """Random matches, everything that lies on the table put into words; gives the kinds that came up."""
    seen = set()
    for leader in ("trajan", "livia"):
        rng, state = Rng(4), TITLE.start(TITLE.setup(NAMES, options={"leader": leader}), 4)
        number = 0
        while TITLE.turn(state) is not None:
            observed = TITLE.observe(state, 0)
            if number % 6 == 0:
                for thing in TITLE.scene(observed):
                    seen.add(thing.kind)
                    spoken = words.thing(Moment(TITLE, observed), thing, ("1",), 0)
                    for text in filter(None, attrs.astuple(spoken)):
                        check(text)
                    check(spoken.aloud)
                    check(words.zone(TITLE, thing.zone, ("1",), 0))
                for note in TITLE.turn_progress(observed).ending:
                    check(words.note(TITLE, note, ("1",), 0))
            number += 1
            state = TITLE.apply(state, TITLE.sample(state, rng))
    return seen


def test_a_random_table_in_words():
    seen = each_thing(check_text)
    assert KINDS - {"demand", "token"} <= seen
    assert seen <= KINDS | {ANSWER}


def test_nothing_on_the_table_escapes_translation(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    each_thing(check_pseudo)


# How it reads


def test_the_empire():
    table = Table(hand="").no_enemies().developed("smithy", "r2c3").token("r2c3").token("r2c3", "spent").pawn("r2c3")
    table.enemy("r2c3", "marcomanni", aggressive=True).enemy("r1c1", "quadi_horse", up=False)
    assert said(table, "r2c3").aloud == (
        "Smithy, row 2, column 3. The leader stands here. Marcomanni, aggressive: 6 military to conquer, 10 without "
        "damage. 1 Ready influence token. 1 Spent influence token."
    )
    assert said(table, "r2c3").detail.splitlines()[0] == "Level I development for 6 industry."
    assert said(table, "r2c3.enemy").detail.startswith("Aggressive: it brings nothing.")
    assert said(table, "r1c1.enemy").aloud == "An enemy, face down"
    assert said(table, "r2c3.token.2").name == "Spent influence token"
    assert said(table, "pawn").aloud == "The leader, row 2, column 3"
    assert said(table, "r2c3.work.1").aloud == (
        "Smithy: While influenced. While influenced, once a turn: Pay 1 iron to gain 3 military."
    )
    assert said(table, "r2c3.produce").name == "Produce with Smithy"
    assert said(table, "r3c3.spend.3").aloud == "Borrow. Borrow: Gain 4 gold and 1 loan."


@pytest.mark.parametrize(
    ("stage", "aloud"),
    [
        (RUNNING, "Lasting agreement of Campania, running until the end of the next round"),
        (TURNED, "Lasting agreement of Campania, running until the end of this round"),
        (ENDED, "Lasting agreement of Campania, ended"),
    ],
)
def test_agreements(stage, aloud):
    table = Table("augustus", hand="").no_enemies().territory("campania", "r2c3").agreement("r2c3", "lasting", stage)
    assert said(table, "r2c3.lasting").aloud == aloud
    assert said(table, "r2c3.short").aloud == "Short agreement of Campania for 1 technology"
    assert said(table, "r2c3.short").detail == "Short agreement for 2 technology: Gain 2 food."


def test_cards():
    table = Table(hand="oratory strife", gold=1, discard="granary", deck="palisades").market("testudo", 1)
    assert said(table, "hand.2").detail.startswith("Returning it from hand")
    assert said(table, "market.attribute.1").aloud == "Testudo for 8 gold: 7 gold short"
    assert said(table, "market.attribute.1").detail.splitlines()[-1] == "Cycling it costs 1 industry."
    assert said(table, "deck").detail.startswith("On top: Palisades. In it, in some order: ")
    assert said(table, "discard").aloud == "Discard pile: 1 card"
    assert said(table, "pile.second").detail == "Not open yet."
    assert said(table, "hand").detail == "In Cleanup it is drawn up to 5 cards."
    table.play("march oratory")
    assert said(table, "play.1").aloud == "Oratory, used for movement: 2 left"
    assert said(table, "use.boost").name == "Boosted action"


def test_goods_and_the_leader():
    table = Table("fulvia", hand="oratory", gold=3).play("march oratory", "move r2c3")
    assert said(table, "goods.gold").aloud == "3 gold of at most 10"
    assert said(table, "goods.movement").detail == "+2: Oratory\n\N{MINUS SIGN}1: moving"
    assert said(table, "track.wisdom").aloud == "Wisdom: 0, influence tokens: 3"
    assert said(table, "track.population").aloud == "Population: 1"
    assert said(table, "leader").aloud == "Fulvia: 0 enemies conquered, 0 developments built and 0 agreements made"
    assert said(table, "ability.street_gangs").detail == (
        "Action: Discard 1 strife to gain 2 attribute points of one type."
    )
    assert said(table.change(used=(4096,)), "ability.street_gangs").name == "Street Gangs"
    used = Table("fulvia", hand="").play("ability rabble_rouser", "skip")
    assert said(used, "ability.rabble_rouser").aloud.endswith("Used this turn.")


def test_edicts_and_the_end():
    table = Table(hand="", gold=5).edicts("the_full_treasury", "pax_romana!").change(glory=9)
    treasury, peace = (BOX.edicts[BOX.edict_of[key]] for key in ("the_full_treasury", "pax_romana"))
    spaces, n = treasury.partial.requirements[0].steps, peace.full.requirements[0].at_least
    assert said(table, "edict.the_full_treasury.1").aloud == (
        f"The Full Treasury: Pay {spaces[0]['gold']} gold, 0 of {len(spaces)} spaces paid"
    )
    people = peace.full.requirements[2].at_least
    assert said(table, "edict.pax_romana").aloud == (
        f"Pax Romana, full. Conquer {n} enemies: 0 of {n}. Own at most 1 strife or loan: 1 of 1. "
        f"Reach {people} on Population: 1 of {people}."
    )
    assert said(table, "edict.pax_romana").detail == (
        f"Conquer {n} enemies. Own at most 1 strife or loan. Reach {people} on Population.\n"
        f"Worth {peace.full.glory} glory for the goal."
    )
    goal = TITLE.goal(table.state)
    assert said(table, "glory").aloud == f"9 glory, 9 with strife, loans and cards; the goal is {goal}"
    assert said(table, "strife").aloud == "Strife: 10 of 10 in supply"
    assert said(table, "influence").aloud == "Influence tokens: 3 of 3 in supply"
    assert said(table, "round").aloud == "Round 1 of 3, turn 1 of at most 4"
    assert said(table.set(is_last=True), "round").detail == "This is the last turn of the round."
    assert said(table.change(cubes=(len(spaces),)), "edict.the_full_treasury.1").name == "Paid"


def test_zones():
    assert words.zone(TITLE, "r2c3") == "Row 2, column 3"
    assert words.zone(TITLE, "edict.pax_romana") == "Pax Romana"
    assert words.zone(TITLE, "market.attribute") == "Market: attribute cards"


def test_gains():
    table = Table(hand="touring_players", gold=0)
    before = {thing.id: thing for thing in TITLE.scene(TITLE.observe(table.state, 0))}
    after = {thing.id: thing for thing in TITLE.scene(TITLE.observe(table.play("basic touring_players").state, 0))}
    gained = {id: said for id in before.keys() & after.keys() if (said := words.gain(TITLE, before[id], after[id]))}
    assert gained == {"goods.culture": "+2 culture", "goods.gold": "+1 gold"}
    assert words.gain(TITLE, after["goods.gold"], before["goods.gold"]) == "\N{MINUS SIGN}1 gold"
    glory = attrs.evolve(before["glory"], facts=facts.GloryFacts(3, 3, 40))
    assert words.gain(TITLE, before["glory"], glory) == "+3 glory"


def test_stages_notes_and_waste():
    assert words.stage(TITLE, "cleanup") == "Cleanup"
    assert words.note(TITLE, Note("goal", (("total", 12), ("goal", 40)))) == "12 of 40 glory"
    table = Table(hand="", culture=2, movement=1)
    wasted = TITLE.waste(TITLE.observe(table.state, 0), act("end"))
    assert words.unused(TITLE, wasted) == "2 culture and 1 movement"
    assert words.unused(TITLE, (("match", 1),)) == "the match, by Collapse"


def test_what_the_score_is_made_of():
    parts = TITLE.breakdown(Table("fulvia").state)[0]["cards"]
    assert words.score_detail(TITLE, "cards", parts) == "Octavian\N{NO-BREAK SPACE}\N{MINUS SIGN}4"
