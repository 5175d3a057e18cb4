"""What is written on the cards of Imperium: every verb, ability and point has a phrase, and texts follow the trees."""

from __future__ import annotations

import re
from collections import Counter

import attrs
import pytest

from ludarium import words
from ludarium.engine.effects.verbs import Condition, Gain, Per
from ludarium.games.imperium.cards import SUITS, TYPES, Card, Cost, Exhaust, Happening, Passive, Points
from ludarium.games.imperium.filters import GARRISONS, atom_of
from ludarium.games.imperium.vocabulary import IMPERIUM, History
from ludarium.words import voice
from ludarium.words.effects.phrasing import inner
from ludarium.words.imperium.abilities import EVENTS, GAINS, MODIFIERS
from ludarium.words.imperium.card_names import CARD_NAMES
from ludarium.words.imperium.names import PLACES, PLACES_OF_MARKS, TARGETS, ZONES
from ludarium.words.imperium.points import CASES
from ludarium.words.imperium.speech import FOR_EACH_DONE, IS_DONE, WORDS, speech
from ludarium.words.imperium.texts import FLAGS, card_lines, card_text
from tests.games.imperium.table import BOX, TITLE

from .checks import check_text
from .pseudo import Pseudo, check_pseudo

COMPONENTS = [it for it in words.components(TITLE) if it.kind == "card"]
CARDS = {card.key: card for card in BOX.cards}


def lines(key: str) -> list[str]:
    return list(card_lines(CARDS[key]))


def steps_of(card: Card):
    """Every step on the card, at any depth."""
    waiting = [card.play, card.solstice, card.on_gain, card.on_enter, card.instead_of_gain]
    waiting += [passive.steps for passive in card.passive]
    waiting += [steps for ability in card.exhaust for steps in (ability.cost, ability.steps)]
    while waiting:
        for step in waiting.pop():
            yield step
            waiting += inner(step)


def found(kind: type):
    """Every value of that class anywhere on a card."""

    def search(value):
        if isinstance(value, kind):
            yield value
        if isinstance(value, tuple):
            for one in value:
                yield from search(one)
        elif attrs.has(type(value)):
            for field in attrs.fields(type(value)):
                yield from search(getattr(value, field.name))

    for card in BOX.cards:
        yield from search(card)


# Everything that a card can say has words


def test_every_verb_has_a_phrase():
    assert set(IMPERIUM.verbs.values()) <= {verb for register, verb in speech().book.phrases if register == "sentence"}


def test_every_ability_has_a_phrase():
    passives = list(found(Passive))
    assert {passive.what for passive in passives if passive.on is None} == set(MODIFIERS)
    assert {on.event for on in found(Happening)} == set(EVENTS)
    assert {on.by for on in found(Happening) if on.event == "gains_card"} <= set(GAINS)
    assert {passive.zone for passive in passives} == {"", "anywhere_owned"}


def test_every_kind_of_points_and_every_flag_has_a_phrase():
    assert {points.kind for points in found(Points)} == {"fixed", "conditional", "variable"}
    assert {case.if_ for points in found(Points) for case in points.cases} == set(CASES)
    assert {flag for card in BOX.cards for flag in card.flags} == set(FLAGS)


def test_every_count_and_condition_has_words():
    pers = list(found(Per))
    assert {per.done for per in pers if per.done} == set(FOR_EACH_DONE)
    assert {cond.done for cond in found(Condition) if cond.done} == set(IS_DONE)
    marks = {per.zone for per in pers if per.count.startswith("icon:")}
    assert marks <= set(PLACES_OF_MARKS)
    others = {per.zone for per in pers if not per.done and not per.count.startswith(("icon:", "player_with"))}
    zones = {zone for cond in found(Condition) if cond.zone for zone in cond.zone.split("|")}
    assert others | zones <= set(PLACES)
    for per in pers:
        check_text(speech().per(per))
    for condition in found(Condition):
        check_text(speech().condition(condition))


def test_every_zone_has_a_name():
    steps = [step for card in BOX.cards for step in steps_of(card)]
    zones = {zone for step in steps for zone in getattr(step, "from_", "").split("|")} - {""}
    zones |= {zone for step in steps for zone in getattr(step, "sources", ())}
    assert zones <= set(ZONES)
    assert {step.to for step in steps if step.verb in ("find", "active_quest_to", "take_one_of_looked")} <= set(TARGETS)


def atoms() -> set[str]:
    """The atoms of all predicates on the cards."""
    texts = {getattr(step, "filter", "") for card in BOX.cards for step in steps_of(card)}
    texts |= {one.filter for kind in (Passive, Happening, Condition) for one in found(kind)}
    texts |= {per.count for per in found(Per) if not per.count.startswith(("token:", "player_with", "icon:"))}
    return {atom.removeprefix("!").removeprefix(GARRISONS) for text in texts for atom in re.split("[|&]", text) if atom}


def test_every_filter_has_words():
    assert set(SUITS) | set(TYPES) <= set(WORDS)
    for atom in atoms():
        assert atom.startswith("has_token:") or atom_of(BOX)(atom), "the rules know it"
        for predicate in (atom, f"!{atom}" if not atom.startswith(("has_token", "state")) else atom):
            said = speech().kind(predicate)
            assert said.one != speech().kind("").one or atom in ("any", "card"), f"{predicate} adds nothing"
            for form in (said.one, said.each, said.many, said.counted(1), said.counted(2)):
                check_text(form)


def test_the_names_of_cards_can_be_translated():
    assert set(CARD_NAMES) == {card.name for card in BOX.cards}
    assert sorted(CARD_NAMES) == list(CARD_NAMES)


# The boxes


def test_all_cards_are_listed():
    assert Counter(it.facts["box"] for it in COMPONENTS) == {"classics": 276, "legends": 276}
    assert len({it.id for it in COMPONENTS}) == 552
    nations = Counter(it.facts["group"] for it in COMPONENTS)
    assert nations == {
        "carthaginians": 23, "celts": 28, "greeks": 23, "macedonians": 23, "persians": 23, "romans": 23,
        "scythians": 24, "vikings": 26, "arthurians": 29, "atlanteans": 22, "egyptians": 23, "mauryans": 24,
        "minoans": 23, "olmecs": 26, "qin": 25, "utopians": 21, "commons": 166,
    }  # fmt: skip
    for box in ("classics", "legends"):
        commons = [it for it in COMPONENTS if it.facts["group"] == "commons" and it.facts["box"] == box]
        assert Counter(it.facts["suits"][0] for it in commons) == {
            "fame": 9, "unrest": 12, "uncivilised": 22, "civilised": 15, "region": 14, "tributary": 11,
        }  # fmt: skip


@pytest.mark.parametrize("key", sorted(CARDS))
def test_every_card_can_be_read(key):
    said = card_text(CARDS[key])
    check_text(said)
    assert "_" not in said
    assert "|" not in said
    for line in said.splitlines():
        assert line[-1] == ".", line
        assert line[0].isupper() or line[0] in "-0123456789", line
        assert ".." not in line
        assert "  " not in line


def test_components_carry_text_facts_and_origin():
    for component in COMPONENTS:
        check_text(component.name)
        check_text(component.text)
        assert component.weakest in ("rulebook", "sourced", "measured", "recalled", "designed")
        assert component.facts["faces"][0]["key"] in CARDS
    glory = next(it for it in COMPONENTS if it.name == "Glory")
    assert glory.facts["faces"][0]["play"][0]["do"] == "cost_then"
    romans = next(it for it in COMPONENTS if it.id == "1ROM1")
    assert romans.name == "Romans"
    assert romans.text.count("Side ") == 2


def test_nothing_on_a_card_escapes_translation(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    for card in BOX.cards:
        check_pseudo(card_text(card))


# How they read


def test_texts_of_the_commons():
    assert lines("glory") == [
        "It cannot be garrisoned.",
        "Abandon 3 regions to look at the top 2 cards of the fame deck and take 1 of them into hand.",
    ]
    assert lines("city") == [
        "Uncivilised and civilised card. City. Pinned.",
        "Solstice: You may discard 1 card to gain 1 material, gain 1 population or draw 1 card.",
        "1 victory point.",
    ]
    assert lines("invasion")[1] == (
        "Pay 3 materials; if you do, the other players each take 1 Unrest; then choose one: • break through for 1 "
        "tributary • break through for 1 region; then the other players each recall 1 region."
    )
    assert lines("fortified-region")[-2] == (
        "Exhaust when you are attacked, on any turn: Pay 1 population to avoid the attack."
    )
    assert lines("proud")[-1] == "12 victory points garrisoned, 8 victory points in history, else 3."
    assert lines("sacred-grove")[-1] == "2 victory points for each player with less progress than you, at most 10."


def test_texts_of_nations():
    assert lines("scythians-b") == [
        "1 victory point for every 3 materials you have and 1 for every 3 regions you own, at most 10."
    ]
    assert lines("excalibur")[1] == (
        "Abandon Viviane of the Lake or Ynys Afallach (Avalon) to break through for 1 tributary or civilised card."
    )
    assert lines("chariots")[2:4] == [
        "You may also acquire regions from exile.",
        "Ignore the barbarian mark of Conquer and attack cards.",
    ]
    assert lines("emperor-qin-shi-huang")[2] == (
        "Play only if you have Mandate of Heaven in play and you have King Wu of Qin in history."
    )
    assert lines("palace-of-poseidon")[-2] == "When Mountain of Atlantis leaves play: Sink this card."


def test_the_text_follows_the_data():
    card = Card(
        "trial",
        "Trial",
        "designed",
        suits=("region",),
        icons=("river", "river"),
        state="empire",
        cost=Cost(materials=2, progress=1),
        vp=Points("variable", 2, per=Per("knight", "all", each=3), max=8),
        play=(Gain("population", 3), History(filter="scroll", from_="hand|discard", n=2, up_to=True)),
        exhaust=(Exhaust((Gain("action"),), on=Happening("plays", filter="knight|attack")),),
    )
    assert list(card_lines(card)) == [
        "Region with an empire mark and 2 river marks.",
        "Development cost: 2 materials and 1 progress.",
        "Gain 3 population. Put up to 2 scrolls from hand or the discard pile into history.",
        "Exhaust when you play a knight or an attack card: Gain 1 action.",
        "2 victory points for every 3 knights you own, at most 8.",
    ]
    assert card_text(Card("empty", "Empty", "designed")) == "This card does nothing by itself."
