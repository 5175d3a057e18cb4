"""Imperium in words: every prompt, action, event, refusal and outcome."""

from __future__ import annotations

import ast

import pytest

from ludarium import words
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.effects.picking import Pick
from ludarium.engine.events import Event, Recorder, redact
from ludarium.engine.moment import Moment
from ludarium.engine.options import UNDO
from ludarium.engine.reasons import because
from ludarium.games.imperium.cards import ICONS, SUITS, TOKENS, TYPES
from ludarium.words import voice
from ludarium.words.imperium import actions, events, names, picks, prompts
from ludarium.words.imperium.speech import speech
from tests.games.imperium.table import BOX, TITLE, Table, card, plain

from .checks import check_sentence, check_text
from .pseudo import Pseudo, check_pseudo
from .source import EFFECTS, IMPERIUM, calls, first_literals, literal

NAMES = ("Ann", "Ben", "Cleo", "Dan")
ROOMS = (IMPERIUM, EFFECTS)
SAID_BY_THE_STEP = {"borrow", "draw-up-to", "find", "may", "pay-up-to"}
"""Questions that only cards ask, in the words of their step."""


def literals(name: str) -> set[str]:
    return set().union(*(first_literals(name, room) for room in ROOMS))


def order(table: Table, text: str) -> str:
    seat = TITLE.turn(table.state)
    return words.action(Moment(TITLE, TITLE.observe(table.state, seat)), parse(text))


def asked(table: Table, viewer: int = 0) -> str:
    return words.prompt(TITLE, TITLE.prompt(table.state), NAMES, viewer)


def told(kind: str, seat: int = 0, viewer: int | None = None, **data) -> str:
    return words.event(TITLE, Event(kind, seat, tuple(data.items())), NAMES, viewer)


# Everything that the rules can say has words


def test_every_event_has_words():
    hidden = {literal(call.args[3]) for _, call in calls("_give_away", EFFECTS)}
    assert literals("tell") | hidden == {*events.EVENTS, *events.PAIRS}


def test_every_verb_of_an_action_has_words():
    assert literals("act") == set(actions.PLAIN) | set(actions.ORDERS)


def test_every_question_has_words():
    keys = {
        text
        for room in ROOMS
        for name, place in (("Prompt", 2), ("Declare", 1))
        for _, call in calls(name, room)
        if len(call.args) > place and (text := literal(call.args[place]))
    }
    keys |= {"bot-roll", "bot-resolve", "bot-clean-up"}  # the turn of a bot asks for the one action there is
    keys |= {"swap-exile", "swap-market"} | {op.key for program in BOX.programs for op in program.ops if is_own(op)}
    keys |= {type(op).key for program in BOX.programs for op in program.ops if type(op).key}
    assert keys - SAID_BY_THE_STEP == {*prompts.PROMPTS, *prompts.PAIRS}


def is_own(op) -> bool:
    """A pick that is asked for in words of its own."""
    return isinstance(op, Pick) and op.key in {*prompts.PROMPTS, *prompts.PAIRS}


def test_what_is_picked_has_an_order_and_a_question():
    for program in BOX.programs:
        for at, op in enumerate(program.ops):
            if isinstance(op, Pick):
                assert op.key in {*prompts.PROMPTS, *prompts.PAIRS} or program.sources[at] is not None
    keys = {op.key for program in BOX.programs for op in program.ops if isinstance(op, Pick)}
    assert set(picks.PICKS) <= keys | {"break-through", "find", "swap-exile", "swap-market", "take-fame"}


def test_a_verb_needs_no_order_of_its_own(monkeypatch):
    table = plain().put(hand=("leadership", "town"), discard=("glory",)).do("play leadership", "option 2")
    monkeypatch.setattr(speech().book, "picks", {})
    assert order(table, "pick hand town") == "Choose Town from hand"


def test_a_step_that_asks_is_known():
    """Only the title's own programs have no steps, and those of a bot that do nothing."""
    own = set(BOX.program_of.values())
    for number, program in enumerate(BOX.programs):
        assert (number in own or not program.ops) == (not program.sources)
        assert len(program.sources) in (0, len(program.ops))


def test_the_names_are_those_of_the_box():
    assert set(names.NATIONS) == set(BOX.nation_of)
    assert {nation.key: nation.name for nation in BOX.nations} == names.NATIONS
    assert set(names.SUITS) == set(SUITS)
    assert set(names.TYPES) == set(TYPES)
    assert set(names.MARKS) == set(ICONS)
    assert set(names.TOKENS) == set(names.ALL_TOKENS) == {*TOKENS, "action"}
    assert set(events.TRIGGERS) == {
        literal(call.args[1]) for _, call in calls("trigger_scoring", IMPERIUM) if len(call.args) > 1
    }


def test_options_choices_and_lines_have_names():
    for option in (*TITLE.options, UNDO):
        assert words.option("imperium", option.key) != option.key
        assert all(words.choice("imperium", option.key, choice) != choice for choice in option.choices)
    assert words.choice("imperium", "nations", "celts,qin") == "Celts, Qin"
    for line, _ in TITLE.standing(Table().state)[0].lines:
        assert words.score_line("imperium", line) != line
    assert words.title_name("imperium") == "Imperium"


def decisions() -> set[str]:
    """All that an outcome can be decided by."""
    return {
        node.value
        for _, call in calls("Outcome", IMPERIUM)
        for node in ast.walk(call.args[1])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


WINNERS = {"shared": (0, 1), "lost-to-bot": (), "collapse-alone": ()}
"""Who wins where it is not one player."""


def test_every_outcome_reads_differently():
    said = {}
    for decided in decisions():
        outcome = Outcome(WINNERS.get(decided, (0,)), decided)
        said[decided] = words.outcome(TITLE, outcome, NAMES, viewer=0)
        check_sentence(said[decided])
        check_sentence(words.outcome(TITLE, outcome, NAMES))
    assert said == {
        "score": "You win.",
        "shared": "The win is shared by you and Ben.",
        "collapse": "Collapse: you win with the fewest Unrest.",
        "collapse-points": "Collapse: you win the tie for the fewest Unrest by points.",
        "beat-bot": "You win: you have more points than the bot.",
        "lost-to-bot": "The bot wins: you do not have more points.",
        "collapse-alone": "Collapse: the bot wins, you lose.",
    }


# Random matches


def play_in_words(state, rng, names, check_said, check_order) -> set[str]:
    """Play on at random and put everything that comes up into words, from all sides; gives the kinds of events."""
    viewers = (None, *range(len(state.seats)))
    seen = set()
    while (seat := TITLE.turn(state)) is not None:
        question = TITLE.prompt(state)
        for viewer in viewers:
            check_said(words.prompt(TITLE, question, names, viewer))
        observed = TITLE.observe(state, seat)
        for action in TITLE.actions(observed):
            check_order(words.action(Moment(TITLE, observed), action))
        record: Recorder = []
        state = TITLE.apply(state, TITLE.sample(state, rng), record)
        for event in record:
            seen.add(event.kind)
            for viewer in viewers:
                shown = event if viewer is None else redact(event, viewer)
                if shown is not None:
                    check_said(words.event(TITLE, shown, names, viewer))
    check_said(words.outcome(TITLE, TITLE.outcome(state), names))
    return seen


def started(nations: str, seed: int):
    return TITLE.start(TITLE.setup(NAMES[: len(nations.split(","))], options={"nations": nations}), seed)


@pytest.mark.parametrize(
    "nations", ["arthurians,utopians,atlanteans,olmecs", "vikings,qin,romans", "carthaginians,minoans"]
)
def test_a_random_match_in_words(nations):
    seen = play_in_words(started(nations, 5), Rng(5), NAMES, check_sentence, check_text)
    assert seen <= {*events.EVENTS, *events.PAIRS}


def test_a_random_match_in_a_language_of_one_letter(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    numbers = [str(number) for number in range(len(NAMES))]
    play_in_words(started("egyptians,mauryans", 8), Rng(8), numbers, check_pseudo_but_sides, check_pseudo_but_sides)


def check_pseudo_but_sides(text: str) -> None:
    """The sides of a power card are letters in any language."""
    check_pseudo(text.replace("A", "").replace("B", ""))


# How it reads


@pytest.mark.parametrize("nations", ["romans,celts", "greeks,persians", "egyptians,qin", "arthurians,vikings"])
def test_who_declines_is_told_what(nations):
    """In few words, since it stands in the banner beside the question."""
    rng, said = Rng(4), set()
    state = TITLE.start(TITLE.setup(2, options={"nations": nations}), 4)
    while TITLE.turn(state) is not None:
        offers = TITLE.actions(state)
        said |= {words.action(Moment(TITLE, state), offer) for offer in offers if offer.verb in ("no", "skip")}
        state = TITLE.apply(state, TITLE.sample(state, rng))
    assert "Garrison nothing" in said
    assert "Do not" not in said
    assert [order for order in said if len(order) > 70] == []


def test_orders_of_a_turn():
    table = Table("romans,celts")
    assert asked(table) == "Your turn: activate, innovate or revolt."
    assert asked(table, 1) == "Ann chooses to activate, innovate or revolt."
    assert order(table, "revolt") == "Revolt: return Unrest from your hand"
    table.put(hand=("glory", "city")).activating()
    assert asked(table) == "Play cards and use abilities. You have 3 actions and 5 exhaust tokens left."
    assert order(table, "play glory") == "Play Glory"


@pytest.mark.rule("IMP-PSET-02")
def test_side_b_is_suggested_to_beginners():
    table = Table.__new__(Table)
    table.state = TITLE.start(TITLE.setup(2), 1)
    said = "Choose the side of your power card for the whole match. Side B is easier to begin with."
    assert asked(table) == said
    assert asked(table, 1) == "Ann chooses the side of the power card."


def test_orders_name_where_a_card_lies():
    table = plain().put(hand=("leadership", "town"), discard=("glory",)).do("play leadership", "option 2")
    assert asked(table) == "Leadership: Put 1 card from hand or the discard pile into history."
    assert order(table, "pick hand town") == "Put Town from hand into history"
    assert order(table, "pick discard glory") == "Put Glory from the discard pile into history"


def test_a_question_tells_what_the_answer_brings():
    table = plain().put(hand=("conquer",), population=3, progress=2).do("play conquer")
    assert asked(table) == "Conquer: Choose one."
    assert asked(table, 1) == "Ann resolves Conquer."
    assert order(table, "option 1") == "Pay 2 population to acquire 1 region or tributary card"
    table.do("option 1")
    assert asked(table) == "Conquer: Choose how to pay 2 population: progress may stand in."
    assert order(table, "pay 1") == "Pay 1 population and 1 progress"
    assert order(table, "pay 0") == "Pay 2 population"


def test_copies_that_differ_are_told_apart():
    table = plain("scythians,celts").put(hand=("nomads", "nomads-2"))
    assert order(table, "play nomads") == "Play Nomads"
    assert order(table, "play nomads-2") == "Play Nomads (with a barbarian mark)"


def test_what_is_hidden_stays_hidden():
    drew = Event("drew", 1, (("card", card("unrest")),), audience=0b10, secrets=("card",))
    assert words.event(TITLE, redact(drew, 1), NAMES, 1) == "You draw Unrest."
    assert words.event(TITLE, redact(drew, 0), NAMES, 0) == "Ben draws a card."
    looked = Event("looked", 1, (("deck", "fame"), ("cards", (card("great"),))), audience=0b10, secrets=("cards",))
    assert words.event(TITLE, redact(looked, 1), NAMES, 1) == "You look at Great on the fame deck."
    assert words.event(TITLE, redact(looked, 0), NAMES, 0) == "Ben looks at the fame deck."
    swap = (("card", card("thera")), ("given", card("unrest")))
    swapped = Event("swapped-nation", 1, swap, audience=0b10, secrets=("card", "given"))
    assert words.event(TITLE, redact(swapped, 1), NAMES, 1) == (
        "You swap Unrest with Thera, the top card of your nation deck."
    )
    assert words.event(TITLE, redact(swapped, 0), NAMES, 0) == (
        "Ben swaps a card from hand with the top card of the nation deck."
    )


@pytest.mark.parametrize(
    ("source", "target", "own", "other"),
    [
        ("hand", "discard", "You discard Unrest.", "Ann discards Unrest."),
        ("play", "discard", "You abandon Unrest.", "Ann abandons Unrest."),
        ("play", "hand", "You recall Unrest.", "Ann recalls Unrest."),
        ("pile", "hand", "You take Unrest from the unrest pile.", "Ann takes Unrest from the unrest pile."),
        ("hand", "pile", "You return Unrest to the unrest pile.", "Ann returns Unrest to the unrest pile."),
        ("market", "exile", "You exile Unrest from the market.", "Ann exiles Unrest from the market."),
        ("development", "discard", "You develop Unrest.", "Ann develops Unrest."),
        ("discard", "history", "You put Unrest from the discard pile into history.",
         "Ann puts Unrest from the discard pile into history."),
        ("limbo", "history", "Unrest goes into history.", "Unrest of Ann goes into history."),
        ("play", "flooded", "You sink Unrest.", "Ann sinks Unrest."),
        ("limbo", "play", "You put Unrest into play.", "Ann puts Unrest into play."),
        ("discard", "discard", "Your Unrest stays in the discard pile.", "Unrest of Ann stays in the discard pile."),
    ],
)  # fmt: skip
def test_moves(source, target, own, other):
    move = {"card": card("unrest"), "source": source, "target": target, "to": 0}
    assert told("moved", viewer=0, **move) == own
    assert told("moved", viewer=1, **move) == other


def test_tokens_and_cards_between_players():
    gift = {"card": card("glory"), "source": "hand", "target": "hand", "to": 1}
    assert told("moved", viewer=1, **gift) == "Ann gives you Glory from hand."
    assert told("stole", what="progress", n=1, of=1, viewer=1) == "Ann steals 1 progress from you."
    assert told("paid", what="materials", n=1, progress=1, viewer=0) == "You pay 1 material and 1 progress."
    assert told("paid", what="progress", n=2, progress=0) == "Ann pays 2 progress."
    assert told("put-on-market", what="materials", n=2, place=1, card=card("city")) == (
        "Ann puts 2 materials on City in the market."
    )


def test_unrest_that_comes_with_a_card_is_told():
    table = plain().put(hand=("conquer",), progress=0).market("ionians", "temple").do("play conquer")
    assert "brought-unrest" in table.events("option 1")
    brought = {"card": card("ionians"), "n": 1}
    assert told("brought-unrest", viewer=0, **brought) == "1 Unrest comes to you with Ionians."
    assert told("brought-unrest", viewer=1, **brought) == "1 Unrest comes to Ann with Ionians."


def test_unrest_that_leaves_the_market_is_told():
    table = plain().put(hand=("conquer",), progress=0).market("hills", "ionians")
    assert "freed-unrest" in table.do("play conquer", "option 2", "declare tributary").events("pick market 2")
    assert told("freed-unrest", card=card("ionians"), n=1) == "1 Unrest from under Ionians goes back to the pile."


def test_refusals_name_the_card():
    assert words.sentence(because("wrong-state", card="advance", state="barbarian"), "imperium") == (
        "Advance can be played only by a barbarian."
    )
