"""Rome in words: every prompt, action, event, refusal and outcome."""

from __future__ import annotations

import ast

import pytest

from ludarium import words
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.effects.picking import Pick
from ludarium.engine.events import Event, Recorder
from ludarium.engine.moment import Moment
from ludarium.engine.options import UNDO
from ludarium.words import voice
from ludarium.words.rome import actions, answers, events, prompts
from tests.games.rome.table import BOX, TITLE, Table

from .checks import check_sentence, check_text
from .pseudo import Pseudo, check_pseudo
from .source import EFFECTS, ROME, calls, first_literals, literal

NAMES = ("Ann",)
OF_OTHER_TITLES = {"asked", "passed", "spent"}
"""What the shared operations tell of hidden cards of several seats, and of actions."""

SAID_BY_THE_STEP = {"advance", "buy-for-less", "convert", "may"}
"""Questions that only cards ask, in the words of their step."""


def order(table: Table, text: str) -> str:
    return words.action(Moment(TITLE, TITLE.observe(table.state, 0)), parse(text))


def asked(table: Table, viewer: int | None = 0) -> str:
    return words.prompt(TITLE, TITLE.prompt(table.state), NAMES, viewer)


def told(kind: str, viewer: int | None = 0, **data) -> str:
    return words.event(TITLE, Event(kind, 0, tuple(data.items())), NAMES, viewer)


# Everything that the rules can say has words


def kinds_told() -> set[str]:
    """The kinds of all events, also where one of two is told."""
    found = set()
    for room in (ROME, EFFECTS):
        for _, call in (*calls("tell", room), *calls("tell_at", room)):
            found |= {node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)}
    return found - OF_OTHER_TITLES


def test_every_event_has_words():
    assert kinds_told() == {*events.EVENTS, *events.PAIRS}


def test_every_action_has_words():
    said = {*(text.partition(" ")[0] for text in actions.PLAIN), *actions.ON_CARDS, *actions.ORDERS}
    verbs = first_literals("act", ROME) | first_literals("act", EFFECTS)
    listed = {verb for op in [TITLE.box.programs[BOX.program_of["turn"]].ops[2]] for verb in op.deed_of}
    listed |= {"drop", "full", "pay"}  # worked out in their steps
    assert verbs | listed == said


def test_every_question_has_words():
    keys = {
        text
        for room in (ROME, EFFECTS)
        for _, call in calls("Prompt", room)
        if len(call.args) > 2
        for node in ast.walk(call.args[2])
        if (text := literal(node)) is not None
    }
    keys |= {"drop-edict", "full-edict", "order"}  # worked out in their steps
    keys |= {type(op).key for program in BOX.programs for op in program.ops if type(op).key}
    assert keys - SAID_BY_THE_STEP == {*prompts.PROMPTS, *prompts.PAIRS}


def test_what_is_picked_has_an_order_and_a_question():
    picked = set()
    for program in BOX.programs:
        for at, op in enumerate(program.ops):
            if isinstance(op, Pick):
                picked.add(op.key)
                assert program.sources[at] is not None
    assert picked | {"place-enemy"} == set(answers.PICKS) | set(answers.SPACES)


def test_options_choices_and_lines_have_names():
    for option in (*TITLE.options, UNDO):
        assert words.option("rome", option.key) != option.key
        assert all(words.choice("rome", option.key, choice) != choice for choice in option.choices)
    for line, _ in TITLE.standing(Table().state)[0].lines:
        assert words.score_line("rome", line) != line
    assert words.title_name("rome") == "Rome: Fate of an Empire"
    assert words.side_name("rome", "marcus") == "Marcus Aurelius"


def test_every_outcome_reads_differently():
    decisions = {
        node.value
        for _, call in calls("Outcome", ROME)
        for node in ast.walk(call.args[1])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    said = {words.outcome(TITLE, Outcome((0,), decided), NAMES, 0) for decided in decisions}
    assert len(said) == len(decisions) == 5
    for decided in decisions:
        check_sentence(words.outcome(TITLE, Outcome((), decided), NAMES, 0))
        assert "Ann" in words.outcome(TITLE, Outcome((), decided), NAMES)


# Random matches


def play_in_words(leader: str, seed: int, check_said, check_order) -> set[str]:
    """A match at random, all of it put into words; gives the kinds of events."""
    options = {"leader": leader, "length": "short", "difficulty": "hard"}
    state, rng, seen = TITLE.start(TITLE.setup(NAMES, options=options), seed), Rng(seed), set()
    while TITLE.turn(state) is not None:
        observed = TITLE.observe(state, 0)
        for viewer in (None, 0):
            check_said(words.prompt(TITLE, TITLE.prompt(observed), ("1",), viewer))
        for action in TITLE.actions(observed):
            check_order(words.action(Moment(TITLE, observed), action))
        record: Recorder = []
        state = TITLE.apply(state, TITLE.sample(state, rng), record)
        for event in record:
            seen.add(event.kind)
            for viewer in (None, 0):
                check_said(words.event(TITLE, event, ("1",), viewer))
    check_said(words.outcome(TITLE, TITLE.outcome(state), ("1",)))
    return seen


@pytest.mark.parametrize("leader", ["fulvia", "trajan", "marcus"])
def test_a_random_match_in_words(leader):
    assert len(play_in_words(leader, 5, check_sentence, check_text)) > 15


def test_a_random_match_in_a_language_of_one_letter(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    play_in_words("augustus", 8, check_pseudo, check_pseudo)


# How it reads


def test_orders_of_a_turn():
    table = Table("augustus", hand="oratory strife granary loan", gold=9, military=4, industry=3, water=4, movement=1)
    table.territory("campania", "r2c3").no_enemies()
    assert asked(table) == "Your actions: as many as you like."
    assert asked(table, None) == "Ann takes actions."
    assert [order(table, f"{verb} oratory") for verb in ("basic", "boost", "face-down", "march")] == [
        "Play Oratory",
        "Boost Oratory",
        "Play Oratory face down for a point",
        "Use Oratory for movement",
    ]
    assert order(table, "move r2c3") == "Move to Campania"
    assert order(table, "influence") == "Place influence on Rome, the Capital"
    assert order(table, "discard strife") == "Discard Strife"
    assert order(table, "project granary") == "Put Granary in the Projects Area"
    assert order(table, "exchange water") == "Exchange 4 water for 1 gold"
    assert order(table, "return-strife") == "Return a strife from hand to the supply"
    table.market("insula", 5).market("testudo", 4)
    assert order(table, "buy insula") == "Buy Insula for 3 gold", "dearer for Augustus"
    assert order(table, "cycle testudo") == "Cycle Testudo for 2 industry"
    assert order(table, "end") == "End your actions: Cleanup"


def test_orders_in_the_empire():
    table = Table("augustus", hand="granary", technology=6, military=9).no_enemies().territory("campania", "r2c3")
    table.developed("smithy", "r3c4").token("r3c4").token("r3c3").enemy("r3c3", "marcomanni")
    assert order(table, "trade r2c3 short") == "Make the short agreement of Campania for 1 technology"
    assert order(table, "build granary r2c3") == "Build Granary on Campania"
    assert order(table, "conquer r3c3") == "Conquer Marcomanni"
    assert order(table, "produce r3c4") == "Produce with Smithy: gain 1 iron"
    assert order(table, "work r3c4 1") == "Use Smithy: pay 1 iron to gain 3 military"
    assert order(table, "spend r3c3 1") == "Spend influence on Rome, the Capital: Taxes"
    table.play("conquer r3c3")
    assert asked(table) == "How much military do you spend? 8 is enough to take no damage."
    assert order(table, "military 6") == "Spend 6 military: 2 strife as damage"
    assert order(table, "military 8") == "Spend 8 military: no damage"


def test_what_weakens_damage_is_reckoned():
    table = (
        Table(hand="", military=9).no_enemies().pawn("r2c3").developed("hill_fort", "r3c4").enemy("r2c3", "marcomanni")
    )
    table.play("conquer r2c3")
    assert order(table, "military 9") == "Spend 9 military: no damage"
    assert order(table, "military 7") == "Spend 7 military: 2 strife as damage"


def test_edicts_in_words():
    table = Table(hand="", gold=9).edicts("the_full_treasury", "pax_romana")
    gold = BOX.edicts[BOX.edict_of["the_full_treasury"]].partial.requirements[0].steps[0]["gold"]
    assert order(table, "edict the_full_treasury 1") == f"Pay {gold} gold for The Full Treasury"
    fresh = TITLE.start(TITLE.setup(1, options={"difficulty": "hard"}), 3)
    assert words.prompt(TITLE, TITLE.prompt(fresh), NAMES, 0) == "Choose the edict that is not used."
    assert words.action(Moment(TITLE, fresh), TITLE.actions(fresh)[0]).startswith("Do without ")
    later = TITLE.apply(fresh, TITLE.actions(fresh)[0])
    assert words.prompt(TITLE, TITLE.prompt(later), NAMES, 0) == "Choose the edict to be fulfilled in full."
    assert words.action(Moment(TITLE, later), TITLE.actions(later)[0]).endswith(" in full")


def test_a_question_is_put_in_the_words_of_its_card():
    table = Table("fulvia", hand="strife octavian", military=5)
    table.play("ability street_gangs")
    assert asked(table) == "Street Gangs: Choose which attribute points you gain."
    assert order(table, "take military 2") == "Gain 2 military"
    assert order(table, "skip") == "Gain nothing"
    table.play("skip", "basic octavian")
    assert asked(table) == "Octavian: You may pay 5 military to trash this card and gain 1 glory."
    assert asked(table, None) == "Ann resolves Octavian."
    assert order(table, "yes") == "Pay 5 military to trash this card and gain 1 glory"
    assert order(table, "no") == "Do not pay 5 military"


def test_payments_in_words():
    table = Table("hadrian", hand="imperial_tour", water=2, gold=1).play("basic imperial_tour")
    assert asked(table) == "Imperial Tour: Pay 2 resources of one type or pay 1 gold, or else gain 1 strife."
    assert [order(table, text) for text in table.offers] == ["Pay 2 water", "Pay 1 gold", "Do not pay: gain 1 strife"]
    boosting = Table("livia", hand="oratory", water=1, gold=1).developed("great_aqueduct", "r2c3").no_enemies()
    boosting.play("boost oratory")
    assert asked(boosting) == "Oratory: Choose how to pay for the boost."
    assert [order(boosting, text) for text in boosting.offers] == [
        "Pay 1 water",
        "Pay 1 gold",
        "Pay nothing, with Great Aqueduct",
    ]
    building = Table("trajan", hand="granary", military=5).developed("surveyors_office", "r2c3").no_enemies()
    building.play("build granary r3c4")
    assert asked(building) == "Granary: Choose how to pay for building it."
    assert [order(building, text) for text in building.offers] == [
        "Pay 5 military",
        "Pay 4 military, with Surveyors' Office",
    ]
    trading = Table("augustus", hand="", technology=2, culture=2).no_enemies().territory("numidia", "r2c3")
    trading.play("trade r2c3 short")
    assert asked(trading) == "Numidia: Choose how to pay for the agreement."
    assert order(trading, "pay culture 1 technology 2") == "Pay 1 culture and 2 technology"


def test_what_is_picked_names_where_it_lies():
    table = Table(hand="strife", discard="strife", water=1, gold=0).no_enemies()
    table.developed("bath_house", "r2c3").token("r2c3").play("spend r2c3 1")
    assert asked(table) == "Bath House: Return 1 strife from hand or the discard pile to the supply."
    assert [order(table, text) for text in table.offers] == [
        "Return Strife from hand to the supply",
        "Return Strife from the discard pile to the supply",
        "Return nothing",
    ]


def test_part_of_a_benefit():
    table = Table(hand="triumph", gold=0).play("part")
    assert asked(table).startswith("Choose the next action")
    table.play("basic triumph")
    assert asked(table) == "Triumph: How much do you take of 2 military?"
    assert [order(table, text) for text in table.offers] == ["Take 2 military", "Take 1 military", "Take nothing"]


def test_other_answers():
    table = Table("trajan", hand="", food=1, military=9).no_enemies().enemy("r3c3", "cilician_pirates")
    table.play("conquer r3c3", "military 9")
    assert asked(table) == "Choose what is resolved next."
    assert [order(table, text) for text in table.offers] == ["Resolve Feed the Army", "Resolve Campaigns"]
    marcus = Table("marcus", hand="oratory").play("face-down oratory")
    assert asked(marcus) == "Oratory, face down: choose what it gives."
    assert order(marcus, "take culture") == "Gain 1 culture"
    assert order(marcus, "take industry with temperance") == "Gain 2 industry, with Temperance"
    arsenal = Table(hand="triumph", iron=1, gold=0).developed("arsenal", "r2c3").no_enemies().play("boost triumph")
    assert asked(arsenal) == "Triumph: Choose the attribute of which it gives more."
    assert order(arsenal, "take culture") == "Gain 1 culture more"
    fleet = Table(hand="merchant_fleet", water=1, iron=1, gold=0).play("boost merchant_fleet", "option 1")
    assert order(fleet, "convert iron 1") == "Turn 1 iron into 1 gold"
    assert order(fleet, "skip") == "Turn nothing into gold"


def test_what_happened():
    oratory, strife = BOX.number_of["oratory"], BOX.strife
    assert told("gained", what="gold", n=1, lost=2, source="capital") == "You gain 1 gold; 2 gold too much is lost."
    assert told("gained", what="culture", n=2, lost=0, source="oratory") == "You gain 2 culture from Oratory."
    assert told("glory", n=1, source="population") == "You gain 1 glory from Population."
    assert told("glory", n=3, source="marcomanni", viewer=None) == "Ann gains 3 glory from Marcomanni."
    assert told("paid", what="food", n=1, source="capital") == "You pay 1 food for Rome, the Capital."
    assert told("paid", what="gold", n=1, source="upkeep") == "You pay 1 gold."
    assert told("burden", card=strife) == "You gain 1 strife."
    assert told("trashed", card=strife, zone="supply") == "Another Strife leaves the supply for the trash."
    assert told("moved", there=BOX.number_of["judaea"]) == "Your leader moves to Judaea."
    assert told("retrieved", card=oratory, to="deck") == "You put Oratory on top of the deck."
    assert told("retrieved", card=oratory, to="hand", viewer=None) == "Ann returns Oratory to hand."
    assert told("put", card=oratory, zone="discard") == "Oratory goes to the discard pile."
    assert told("slid", row="development") == "The developments of the market slide to the right."
    assert told("spent-for", card=BOX.capital, space=12, at=2) == "You spend influence for Festival."
    assert told("spent-for", card=BOX.number_of["smithy"], space=11, at=1) == "You spend influence on Smithy."
    assert told("capital", key="borrow") == "You take Borrow."


@pytest.mark.parametrize("kind", sorted({*events.EVENTS, *events.PAIRS}))
def test_every_event_can_be_read(kind):
    data = {
        "card": BOX.number_of["smithy"],
        "cards": (0, 1),
        "edict": 0,
        "edicts": (0, 1),
        "enemy": 0,
        "there": BOX.number_of["judaea"],
        "n": 2,
        "what": "gold",
        "lost": 0,
        "source": "exchange",
        "track": "power",
        "kind": "short",
        "row": "attribute",
        "zone": "hand",
        "to": "hand",
        "use": "march",
        "key": "taxes",
        "at": 1,
        "round": 1,
        "turn": 0,
        "military": 4,
        "cube": 0,
        "column": 1,
    }
    for viewer in (None, 0):
        check_sentence(words.event(TITLE, Event(kind, 0, tuple(data.items())), NAMES, viewer))
