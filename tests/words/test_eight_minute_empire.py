"""Eight-Minute Empire in words: every prompt, action, event, refusal and component."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.events import Event, Recorder
from ludarium.engine.options import UNDO
from ludarium.engine.values import UNKNOWN
from ludarium.games import TITLES
from ludarium.games.eight_minute_empire.asking import END, QUESTIONS
from ludarium.games.eight_minute_empire.content import DEEDS, WILD
from ludarium.games.eight_minute_empire.state import ACT, changed
from ludarium.words.eight_minute_empire import actions, deeds, events, names, prompts

from .checks import check_sentence, check_text
from .source import EIGHT_MINUTE_EMPIRE, first_literals

ID = "eight-minute-empire"
TITLE = TITLES.get(ID)
BOX = TITLE.box
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def start(seats=2, seed=1, **options):
    return TITLE.start(TITLE.setup(NAMES[:seats], options=options), seed)


def told(kind, seat=0, viewer=None, **data):
    return words.event(TITLE, Event(kind, seat, tuple(data.items())), NAMES, viewer)


# Everything that the rules can say has words


def test_every_event_has_words():
    assert first_literals("tell", EIGHT_MINUTE_EMPIRE) == set(events.EVENTS)


def test_every_prompt_has_words():
    keys = {key for _, key, _ in QUESTIONS.values()}
    assert {*keys, END[1]} == set(prompts.PROMPTS)
    assert keys == set(names.STEPS)


def test_every_verb_has_words():
    assert first_literals("act", EIGHT_MINUTE_EMPIRE) == set(actions.ORDERS)


def test_every_deed_has_a_phrase():
    assert set(deeds.PHRASES) == set(DEEDS)


def test_the_names_are_those_of_the_box():
    assert set(names.GOODS) == {*BOX.good_ids, WILD}
    drawn = {continent.name for board in TITLE.boards.values() for continent in board.map.continents}
    assert set(names.CONTINENTS) == drawn


def test_options_choices_and_lines_have_names():
    for option in (*TITLE.options, UNDO):
        assert words.option(ID, option.key) != option.key
        assert all(words.choice(ID, option.key, choice) != choice for choice in option.choices)
    assert words.choice(ID, "ages", "41, 9") == "Ages 41, 9"
    for line, _ in TITLE.standing(start(games="3"))[0].lines:
        assert words.score_line(ID, line) != line


# Random matches


def play_in_words(seats: int, seed: int, seen: dict[str, set[str]], **options: str) -> None:
    """Play a match at random, and put everything that comes up into words, from all sides."""
    rng = Rng(seed)
    state = start(seats, seed, **options)
    viewers = (None, *range(seats))
    while TITLE.turn(state) is not None:
        asked = TITLE.prompt(state)
        seen["prompts"].add(asked.key)
        for viewer in viewers:
            check_sentence(words.prompt(TITLE, asked, NAMES, viewer))
        for action in TITLE.actions(state):
            check_text(words.action(TITLE, TITLE.observe(state, asked.seat), action))
            seen["actions"].add(action.text)
        for text in rng.shuffled(sorted(seen["actions"]))[:3]:
            reason = TITLE.why_not(state, parse(text))
            if reason is not None:
                check_sentence(words.sentence(reason, ID, NAMES))
        record: Recorder = []
        state = TITLE.apply(state, TITLE.sample(state, rng), record)
        for event in record:
            seen["events"].add(event.kind)
            for viewer in viewers:
                shown = event if viewer is None else TITLE.redact(event, viewer)
                check_sentence(words.event(TITLE, shown, NAMES, viewer))
    check_sentence(words.outcome(TITLE, TITLE.outcome(state), NAMES))


def test_random_matches_in_words():
    seen: dict[str, set[str]] = {"prompts": set(), "actions": set(), "events": set()}
    for number in range(6):
        tie = "die" if number % 2 else "youngest"
        play_in_words(2 + number % 4, number, seen, bid_tie=tie, games="3" if number < 2 else "1")
    assert seen["prompts"] == set(prompts.PROMPTS)
    assert seen["events"] == set(events.EVENTS)
    assert {text.split()[0] for text in seen["actions"]} == set(actions.ORDERS)


# How it reads


def order(text, **fields):
    state = changed(start(3), **fields)
    return words.action(TITLE, state, parse(text))


def test_orders():
    asked = {"stack": ((ACT, 0, 15, 1, 1),)}
    assert order("place a12", **asked) == "Place an army in 12"
    assert order("move a12 a16", **asked) == "Move an army 12 → 16"
    assert order("city a7", **asked) == "Build a city in 7"
    assert order("destroy 1 a7", **asked) == "Destroy an army of Seat 2 in 7"
    assert order("destroy 0 a7", **asked) == "Destroy your own army in 7"
    assert order("destroy neutral a7", **asked) == "Destroy a neutral army in 7"
    assert order("bid 1") == "Bid 1 coin"
    assert order("take 37", row=(1, 37, 2, 3, 4, 6)) == (
        "Take Tools (place 3 armies or move 4 steps over land) for 1 coin"
    )
    assert order("take 9", row=(9, 37, 2, 3, 4, 6)) == "Take 2 Food (place 3 armies) for free"


def test_what_is_left_of_a_card():
    def asked(*frame):
        return words.prompt(TITLE, TITLE.prompt(changed(start(3), stack=((ACT, 0, *frame),))), NAMES, 0)

    assert asked(35, 3) == "You may still move 3 steps over land. Or end your turn."
    assert asked(15, 1, 1) == "You may still place 1 army and destroy an army. Or end your turn."
    assert asked(35, 0) == "Nothing is left to do. End your turn."


def test_events_from_every_side():
    assert told("bid", coins=3, viewer=0) == "You bid 3 coins."
    assert told("bid", coins=UNKNOWN, viewer=1) == "Ann bids in secret."
    assert told("revealed", bids=(1, 0, 2), viewer=1) == (
        "The bids are shown: 1 coin by Ann, 0 coins by you and 2 coins by Cleo."
    )
    assert told("destroyed", owner=1, neutral=0, region="a7", viewer=1) == (
        "Ann destroys an army in 7 that belongs to you."
    )
    assert told("named", first=1, viewer=1) == "Ann lets you begin."
    assert told("took", card=1, coins=0, viewer=0) == "You take Crystal (place 1 army) for free."


def test_outcomes():
    said = {
        how: words.outcome(TITLE, Outcome((0, 1) if how == "shared" else (0,), how), NAMES, 0)
        for how in ("score", "coins", "armies", "regions", "shared")
    }
    assert len(set(said.values())) == 5
    assert said["shared"] == "The win is shared by you and Ben."


# Components


@pytest.mark.parametrize("component", words.components(TITLE), ids=lambda it: it.id)
def test_every_component_has_a_text(component):
    check_sentence(component.text)
    check_text(component.name)
    assert component.weakest in ("rulebook", "sourced", "measured", "recalled", "designed")


def test_kinds_of_components():
    kinds = [component.kind for component in words.components(TITLE)]
    assert {kind: kinds.count(kind) for kind in kinds} == {"card": 42, "region": 48, "goods-token": 5}


def test_the_text_follows_the_data():
    card = BOX.card[23]
    assert words.component_text(TITLE, card) == (
        "Destroy an army or build a city. Wood: 2 for 1 point, 4 for 2 points, 5 for 3 points and 6 for 5 points."
    )
    start_region = TITLE.boards["a"].map.regions[11]
    assert words.component_text(TITLE, start_region) == (
        "On the continent Heartland. All armies start here. By land to 9, 11, 13, 15, 16 and 19."
    )


def test_what_is_asked_of_nobody_has_no_words():
    with pytest.raises(KeyError):
        words.action(TITLE, start(), act("frobnicate"))
