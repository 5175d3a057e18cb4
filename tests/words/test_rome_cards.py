"""What is written on the components of Rome: every verb and ability has a phrase, and texts follow the trees."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import attrs
import pytest

from ludarium import words
from ludarium.engine.effects.verbs import Condition, Gain, Per
from ludarium.games.rome.content import (
    KINDS_OF_ABILITY,
    Ability,
    AttributeCard,
    Development,
    Edict,
    Enemy,
    Form,
    LeaderAbility,
    Requirement,
    Trigger,
)
from ludarium.games.rome.filters import PLAIN, _card, _place
from ludarium.games.rome.kinds import KINDS, TRACKS
from ludarium.games.rome.vocabulary import COSTS, EVENTS, MODIFIERS, ROME, ChangeCost, Range, ReadyInfluence
from ludarium.words import voice
from ludarium.words.rome import demands, modifiers, names, texts
from ludarium.words.rome.catalogue import lines
from ludarium.words.rome.printed_names import PRINTED_NAMES
from ludarium.words.rome.speech import QUALITIES, WORDS, speech
from tests.games.rome.table import BOX, TITLE, reading

from .checks import check_text
from .pseudo import Pseudo, check_pseudo

CONTENT = BOX.content


@cache
def components():
    return {component.id: component for component in words.components(TITLE)}


def text(key: str) -> list[str]:
    return components()[key].text.splitlines()


def said(**step) -> str:
    return speech().clause(reading(step)[0])


def found(kind: type) -> list:
    """Every value of that class anywhere in the box."""

    def search(value):
        if isinstance(value, kind):
            yield value
        if isinstance(value, tuple):
            for one in value:
                yield from search(one)
        elif attrs.has(type(value)):
            for field in attrs.fields(type(value)):
                yield from search(getattr(value, field.name))

    return list(search(CONTENT))


# Everything that a component can say has words


def test_every_verb_has_a_phrase():
    assert set(ROME.verbs.values()) == {verb for register, verb in speech().book.phrases if register == "sentence"}


def test_every_cost_event_and_kind_has_words():
    assert set(modifiers.DEEDS) == set(modifiers.PAID_IN) == set(COSTS)
    assert {event for event, _ in texts.EVENTS} == set(EVENTS)
    assert {(trigger.event, trigger.only) for trigger in found(Trigger)} <= set(texts.EVENTS)
    assert set(texts.HEADS) == set(KINDS_OF_ABILITY)
    assert set(names.TRACKS) == set(TRACKS)
    assert set(KINDS) <= set(names.KINDS) & set(names.TOKENS)
    assert {territory.terrain for territory in CONTENT.territories} == set(names.TERRAINS)
    assert {requirement.what for requirement in found(Requirement)} - {""} == set(demands.DEMANDS)
    assert {leader.key for leader in CONTENT.leaders} == set(names.LEADERS)
    figures = {name for leader in CONTENT.leaders for name, track in leader.tracks.items() if track.figures}
    assert figures == set(texts.FIGURES)


def test_every_filter_has_words():
    for atom in ("ring:inner", "range:1", "adjacent", "capital", *PLAIN, *(f"level:{n}" for n in (1, 2))):
        assert _place(BOX, atom), "the rules know it"
    atoms = {name.partition(":")[0] for name in ("ring:inner", "range:1", "adjacent", "territory", "capital", *PLAIN)}
    atoms |= {"development", "costs", "level"}
    assert atoms - {"any"} <= set(WORDS) | set(QUALITIES)
    for atom in ("strife", "loan", "burden", "attribute", "development", "costs:culture", "level:1"):
        assert _card(BOX, atom), "the rules know it"
        assert atom.partition(":")[0] in {*WORDS, *QUALITIES}


@pytest.mark.parametrize(
    ("predicate", "one"),
    [
        ("strife", "a strife"),
        ("development&level:2", "a development of Level II"),
        ("development&!level:2", "a development not of Level II"),
        ("development&costs:culture", "a development costing culture"),
        ("territory|development", "a territory or a development"),
        ("attribute&!costs:iron", "an attribute card not costing iron"),
        ("!strife", "a card other than a strife"),
    ],
)
def test_kinds_of_card(predicate, one):
    assert speech().kind(predicate).one == one


@pytest.mark.parametrize(
    ("predicate", "one"),
    [
        ("any", "a space"),
        ("!here", "a space other than this one"),
        ("here", "a space where this card lies"),
        ("pawn", "a space where the leader stands"),
        ("!pawn", "a space where the leader does not stand"),
        ("ring:outer", "a space in the outer ring"),
        ("ring:inner", "a space not in the outer ring"),
        ("!ring:outer", "a space not in the outer ring"),
        ("range:1", "a space within 1 step of the leader"),
        ("!range:2", "a space more than 2 steps from the leader"),
        ("adjacent&!enemy", "a space next to the Capital or a development without an enemy"),
        ("!adjacent&enemy", "a space not next to the Capital or a development with an enemy"),
        ("development&ready", "a development with a Ready token"),
        ("development&!spent", "a development without a Spent token"),
        ("spent|!ready", "a space with a Spent token or a space without a Ready token"),
    ],
)
def test_kinds_of_space(predicate, one):
    assert speech().spaces(predicate).one == one


def test_every_count_and_condition_reads():
    assert {per.zone for per in found(Per)} - {""} <= set(names.PLACES)
    for per in found(Per):
        check_text(speech().per(per))
    for condition in found(Condition):
        check_text(speech().condition(condition))
    none = Condition(token="conquered_this_turn", max=0)
    assert speech().condition(none) == "you have conquered no enemy this turn"
    assert speech().condition(Condition(token="conquered_this_turn", min=2)) == "you have conquered 2 enemies this turn"
    assert speech().condition(Condition(filter="strife", zone="hand", min=2)) == "you have at least 2 strife in hand"


def test_the_printed_names_can_be_translated():
    things = (CONTENT.attributes, CONTENT.developments, CONTENT.territories, CONTENT.enemies, CONTENT.edicts)
    printed = {thing.name for part in things for thing in part} | {leader.name for leader in CONTENT.leaders}
    printed |= {ability.name for leader in CONTENT.leaders for ability in leader.abilities}
    capital = CONTENT.sheet.capital
    printed |= {capital.name, *(action.name for action in capital.actions)}
    assert set(PRINTED_NAMES) == printed
    assert sorted(PRINTED_NAMES) == list(PRINTED_NAMES)


# The box


def test_everything_is_listed():
    assert Counter(component.kind for component in components().values()) == {
        "attribute": len(CONTENT.attributes),
        "development": len(CONTENT.developments),
        "territory": 24,
        "capital": 1,
        "enemy": len(CONTENT.enemies),
        "edict": 10,
        "leader": 6,
        "burden": 2,
    }


@pytest.mark.parametrize("key", sorted(components()))
def test_every_component_can_be_read(key):
    component = components()[key]
    check_text(component.name)
    check_text(component.text)
    assert component.weakest in ("rulebook", "designed")
    assert "_" not in component.text
    for line in component.text.splitlines():
        assert line[-1] == ".", line
        assert line[0].isupper(), line
        assert not re.search(r"\.\.|  | \.|\|", line), line


def test_nothing_escapes_translation(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    for component in words.components(TITLE):
        check_pseudo(component.name)
        check_pseudo(component.text)


def test_facts_and_origins():
    vesta, hadrian = components()["temple_of_vesta"], components()["hadrian"]
    assert vesta.facts["abilities"][0]["steps"] == [{"do": "trash", "from": "hand"}]
    assert hadrian.provenance["graeculus"] == "rulebook"
    assert components()["trajan"].weakest == "designed", "its tracks are ours"
    with pytest.raises(TypeError):
        words.component_text(TITLE, 7)


# How it reads


def test_texts_of_attribute_cards():
    assert text("oratory") == [
        "Basic: Gain 2 culture or 1 military.",
        "Boosted for 1 water: Gain 5 culture or 3 military.",
    ]
    assert text("octavian") == [
        "Basic: You may pay 5 military to trash this card and gain 1 glory.",
        "Boosted for 1 iron: Gain 2 military.",
        "While it is in hand: Conquering an enemy costs 1 military more. Returning strife costs 1 military more.",
        "At the end of the match it is worth \N{MINUS SIGN}4 glory.",
        "It cannot be discarded from hand. It cannot be trashed, unless it says so itself.",
    ]
    assert text("civil_war")[:2] == [
        "It must be used before any other action.",
        "First, however it is used: Discard 2 cards or gain 1 loan.",
    ]
    assert text("plague")[1].endswith("or else set aside 2 influence tokens until the round ends.")
    assert text("institutions")[0].endswith(
        "1 more for every 2 developments costing culture in the empire (at most 3)."
    )
    assert text("boarding_bridges")[1].endswith(
        "If you have conquered an enemy this turn, gain 2 gold; if not, gain 1 gold."
    )
    assert text("imperial_cult")[1].endswith("Gain 1 culture times the Wisdom number.")
    assert text("expansion")[0] == (
        "Basic: Gain 3 military or put 1 attribute card from the discard pile on top of the deck."
    )


def test_texts_of_the_empire():
    assert text("smithy") == [
        "Level I development for 6 industry.",
        "When built: 1 glory and Power\N{NO-BREAK SPACE}+1.",
        "Produce: Gain 1 iron.",
        "While influenced, once a turn: Pay 1 iron to gain 3 military.",
    ]
    assert text("insula")[-1] == "When influenced, always: Gain 1 strife and 3 gold."
    assert text("customs_house")[2:] == [
        "Ongoing: When you make a trade agreement, gain 1 gold.",
        "When spent: Gain 1 gold for each running agreement in the empire (at most 3).",
    ]
    assert text("odeon")[-1].endswith("Ready 1 Spent influence token on a space other than this one.")
    assert text("asia") == [
        "Coast.",
        "When developed: Advance any one track by 1 step.",
        "Short agreement for 4 technology: Gain 1 gold. Ready 1 Spent influence token. Gain 2 resources of any types.",
    ]
    assert text("capital")[2] == (
        "Festival: Pay 1 food to return 1 strife from hand or the discard pile to the supply."
    )


def test_texts_of_edicts():
    paid = Requirement("steps", steps=({"food": 3}, {"food": 3, "culture": 4}))
    built = Requirement("have", "developments", 4, where="ring:outer")
    partial = Form(19, (paid, Requirement("have", "track", 2, track="population")))
    full = Form(32, (built, Requirement("have", "burdens", at_most=2)))
    assert list(lines(BOX, Edict("trial", 1, "Trial", partial, full, "designed"))) == [
        "Partial, 19 glory: Pay in order: 3 food; 3 food and 4 culture. Reach 2 on Population.",
        "Full, 32 glory: Have at least 4 developments in the outer ring. Own at most 2 strife and loans.",
    ]


def test_texts_of_leaders_and_the_rest():
    assert text("trajan")[-2:] == [
        "Feed the Army: When you conquer an enemy, pay 1 food or pay 1 gold, or else gain 1 strife.",
        "Campaigns: When you conquer an enemy that is not aggressive, gain 2 gold. When a round ends, place 2 "
        "aggressive enemies on spaces without an enemy.",
    ]
    assert text("hadrian")[-3] == "Graeculus: The Festival can be paid with 2 culture or 1 gold instead."
    assert text("livia")[-2] == "Status & Power: Action, once a turn: Gain 1 loan and 6 gold."
    assert text("parthian_host") == ["Defence 7, attack 4.", "When conquered: gain 5 glory and 3 gold."]
    assert text("strife")[:2] == [
        "Returning it from hand to the supply costs 4 military.",
        "At the end of the match it is worth \N{MINUS SIGN}2 glory.",
    ]


@pytest.mark.parametrize(
    ("step", "clause"),
    [
        ({"do": "gain_any", "group": "attribute", "n": 2}, "gain 2 attribute points of any types"),
        ({"do": "gain_any", "group": "resource", "n": 3, "same": True}, "gain 3 resources of one type"),
        ({"do": "convert", "from": "iron", "max": 1, "rate": 2}, "turn 1 iron into 2 gold"),
        ({"do": "convert", "from": "resource", "max": 2}, "turn up to 2 resources into 1 gold each"),
        ({"do": "advance_track", "track": "power", "n": 2}, "advance Power by 2 steps"),
        ({"do": "relocate_leader", "to": "development"}, "move the leader to a development"),
        ({"do": "add_enemy", "where": "ring:outer"}, "place 1 aggressive enemy on a space in the outer ring"),
        ({"do": "change_cost", "of": "build", "delta": -2, "limit": "once_per_turn"},
         "once a turn building a development costs 2 attribute points less"),
        ({"do": "conquer_damage", "delta": 1}, "conquering brings 1 strife more as damage"),
        ({"do": "range", "of": "conquer", "n": 2}, "enemies up to 2 spaces from the leader can be conquered"),
        ({"do": "build_where", "where": "territory"}, "developments can be built only on a territory"),
        ({"do": "movement_per_card", "delta": 2, "until": "end_of_turn"},
         "until the end of the turn each card used for movement gives 2 movement more"),
        ({"do": "card_gain", "what": "military", "delta": 1},
         "each attribute card that gives military gives 1 military more"),
        ({"do": "cycle", "n": 2}, "cycle 2 market cards at no cost"),
    ],
)  # fmt: skip
def test_verbs_that_are_printed_otherwise(step, clause):
    assert said(**step) == clause


def test_every_modifier_says_how_long_and_how_often():
    for kind in MODIFIERS:
        given = {"of": "conquer"} if kind in (ChangeCost, Range) or kind.__name__ == "OtherPrice" else {}
        given |= {"resource": "iron"} if "resource" in attrs.fields_dict(kind) else {}
        given |= {"what": "culture"} if "what" in attrs.fields_dict(kind) else {}
        clause = speech().clause(kind(limit="once_per_turn", until="end_of_turn", **given))
        assert clause.startswith("until the end of the turn once a turn "), clause


def test_the_text_follows_the_data():
    card = AttributeCard(
        "trial",
        "Trial",
        "advanced",
        "stone",
        (Gain("gold", 3),),
        (ReadyInfluence(2),),
        "designed",
        final=2,
        both_halves=True,
    )
    assert list(lines(BOX, card)) == [
        "Basic: Gain 3 gold.",
        "Boosted for 1 stone: Ready 2 Spent influence tokens.",
        "Played either way, it gives both actions.",
        "At the end of the match it is worth 2 glory.",
    ]
    free = Ability("while_influenced", (Gain("gold"),))
    built = Development("trial", "Trial", 2, {"culture": 3, "iron": 1}, 0, (), "designed", abilities=(free,))
    assert list(lines(BOX, built)) == [
        "Level II development for 3 culture and 1 iron.",
        "When built: 0 glory.",
        "While influenced, once a turn: Gain 1 gold.",
    ]
    assert list(lines(BOX, Enemy("trial", "Trial", 1, 2, 0, 0, "designed"))) == ["Defence 1, attack 2."]
    assert demands.form_text(Form(1, (Requirement("done", "enemy_conquered", 1),))) == "Conquer 1 enemy."
    ability = LeaderAbility(
        "trial", "Trial", "benefit", "designed", triggers=(Trigger("gold_gained", (Gain("glory"),)),)
    )
    assert list(texts.leader_ability_lines(ability)) == ["When you gain gold, gain 1 glory."]
