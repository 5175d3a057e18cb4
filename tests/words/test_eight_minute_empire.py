"""Eight-Minute Empire in words: every prompt, action, event, refusal and component."""

from __future__ import annotations

import attrs
import pytest

from ludarium import words
from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.events import Event, Recorder
from ludarium.engine.frames import question
from ludarium.engine.moment import Moment
from ludarium.engine.options import UNDO
from ludarium.engine.values import UNKNOWN
from ludarium.games import TITLES
from ludarium.games.eight_minute_empire.content import DEEDS, WILD
from ludarium.games.eight_minute_empire.frames import NAME, TAKE
from ludarium.games.eight_minute_empire.programs import STEPS
from ludarium.words.eight_minute_empire import actions, deeds, events, names, prompts, things
from ludarium.words.eight_minute_empire import stages as stages_
from tests.games.eight_minute_empire.table import acting

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
    assert first_literals("tell", EIGHT_MINUTE_EMPIRE) == {*events.EVENTS, *events.PAIRS}


def test_every_prompt_has_words():
    keys = {step.key for step in STEPS}
    assert {*keys, "end"} == {"neutral", *prompts.PAIRS}
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
            check_text(words.action(Moment(TITLE, TITLE.observe(state, asked.seat)), action))
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
        tie = {"bid_tie": "die"} if number % 2 else {}
        play_in_words(2 + number % 4, number, seen, games="3" if number < 2 else "1", **tie)
    play_in_words(5, 2, seen, ages="9,41,30,8,50")
    assert seen["prompts"] == {"neutral", *prompts.PAIRS}
    assert seen["events"] == {*events.EVENTS, *events.PAIRS}
    assert {text.split()[0] for text in seen["actions"]} == set(actions.ORDERS)


# How it reads


def order(text, **fields):
    state = attrs.evolve(start(3), **fields)
    return words.action(Moment(TITLE, state), parse(text))


def test_orders():
    asked = {"stack": (acting(0, 15, 1, 1),)}
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


def test_orders_name_the_players_where_they_are_known():
    asked = attrs.evolve(start(3), stack=(acting(0, 15, 1, 1),))
    naming = attrs.evolve(start(3), stack=(question(NAME, 0),))
    assert words.action(Moment(TITLE, asked), parse("destroy 1 a7"), NAMES) == "Destroy an army of Ben in 7"
    assert words.action(Moment(TITLE, naming), parse("first 2"), NAMES) == "Let Cleo begin"
    assert words.action(Moment(TITLE, naming), parse("first 0"), NAMES) == "Begin yourself"
    assert order("first 2", stack=(question(NAME, 0),)) == "Let Seat 3 begin"


def test_what_is_left_of_a_card():
    def asked(*frame):
        return words.prompt(TITLE, TITLE.prompt(attrs.evolve(start(3), stack=(acting(0, *frame),))), NAMES, 0)

    assert asked(35, 3) == "You may still move 3 steps over land. Or end your turn."
    assert asked(15, 1, 1) == "You may still place 1 army and destroy an army. Or end your turn."
    assert asked(35, 0) == "Nothing is left to do. End your turn."


def test_only_what_there_are_pieces_for_is_left():
    def asked(supply, *frame):
        state = start(3)
        me = attrs.evolve(state.seats[0], supply=supply)
        prompt = TITLE.prompt(attrs.evolve(state, stack=(acting(0, *frame),), seats=(me, *state.seats[1:])))
        return words.prompt(TITLE, prompt, NAMES, 0)

    assert asked(1, 17, 3) == "You may still place 1 army. Or end your turn."
    assert asked(2, 37, 3, 4) == "You may still place 2 armies or move 4 steps over land. Or end your turn."
    assert asked(0, 37, 3, 4) == "You may still move 4 steps over land. Or end your turn."
    assert asked(0, 17, 3) == "Nothing is left to do. End your turn."


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
    assert told("youngest", seat=1, tied=(0, 1)) == "Of Ann and Ben, Ben is the youngest."
    assert told("last-seat", seat=1, tied=(0, 1)) == (
        "Between Ann and Ben the last seat wins, as no ages are known: Ben."
    )
    assert told("last-seat", seat=1, tied=(0, 1), viewer=1).endswith("as no ages are known: you.")
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
    assert words.component_text(TITLE, BOX.card[24]).startswith("Place 2 armies or build a city. Coal: ")
    start_region = TITLE.boards["a"].map.regions[11]
    assert words.component_text(TITLE, start_region) == (
        "On the continent Heartland. All armies start here. By land to 9, 11, 13, 15, 16 and 19. "
        "Takes a goods token in the variant."
    )


def test_what_is_asked_of_nobody_has_no_words():
    with pytest.raises(KeyError):
        words.action(Moment(TITLE, start()), act("frobnicate"))


# What lies on the table


def table(state, viewer=0):
    """All that is said of the table, by the ids of things."""
    observed = TITLE.observe(state, viewer)
    return {it.id: words.thing(Moment(TITLE, observed), it, NAMES, viewer) for it in TITLE.scene(observed)}


def test_every_kind_of_thing_zone_and_note_has_words():
    kinds, stages, notes = set(), set(), set()
    for number in range(4):
        state, rng = start(2 + number, number, games="3" if number == 0 else "1", goods_tokens="on"), Rng(number)
        while TITLE.turn(state) is not None:
            for viewer in {TITLE.turn(state), *([0] if state.counter % 4 == 0 else [])}:
                observed = TITLE.observe(state, viewer)
                progress = TITLE.turn_progress(observed)
                stages |= {*progress.stages}
                notes |= {note.key for note in progress.ending}
                for note in progress.ending:
                    check_text(words.note(TITLE, note, NAMES, viewer))
                for it in TITLE.scene(observed):
                    kinds.add(it.kind)
                    said = words.thing(Moment(TITLE, observed), it, NAMES, viewer)
                    for text in (said.name, said.aloud, said.detail or said.name):
                        check_text(text)
                    check_text(words.zone(TITLE, it.zone, NAMES, viewer))
            state = TITLE.apply(state, TITLE.sample(state, rng))
    assert kinds == {*things.THINGS, "answer"}
    assert stages == set(stages_.STAGES)
    assert notes == set(stages_.NOTES)
    for stage in stages:
        check_text(words.stage(TITLE, stage))


def test_how_the_table_reads():
    its = start(3).seats[0]
    armies = tuple(2 if region == "a7" else 0 for region in TITLE.boards["a"].ids)
    cities = tuple(int(region == "a7") for region in TITLE.boards["a"].ids)
    owner = attrs.evolve(its, armies=armies, cities=cities, cards=(9,), coins=1)
    state = attrs.evolve(start(3), seats=(owner, its, its), stack=(question(TAKE, 0),), row=(1, 37, 2, 3, 4, 6))
    said = table(state)
    assert said["region.a7"].aloud.startswith("Region 7. Ann: 2 armies and 1 city. Ann controls it. On the continent")
    assert said["region.a12"].detail.startswith("Ben: 3 armies. Cleo: 3 armies. Tied: nobody controls it.")
    assert said["0.army.a7"].name == "Ann: 2 armies in Region 7"
    assert said["0.city.a7"].name == "Ann: 1 city in Region 7"
    assert said["card.1"].aloud == "Crystal: place 1 army, for free"
    assert said["card.6"].aloud.endswith("for 3 coins: you have 1 coin")
    assert said["0.cards"].detail == "2 Food (place 3 armies)"
    assert said["0.good.carrot"].name == "Ann: 2 Food"
    assert said["seat.0"].detail.startswith("1 coin. Card 1 of 10. Would score ")
    assert said["continent.0"].detail.endswith("Whoever controls most of them has one point more.")


def test_names_are_said_alike_to_all():
    """What lies on the table belongs to Ann also where Ann looks."""
    state = start(3)
    for other in (1, 2):
        own, seen = table(state, 0), table(state, other)
        shared = {id for id in own if id in seen and not id.startswith(("0.fist", "card."))}
        assert {id: own[id] for id in shared} == {id: seen[id] for id in shared}


@pytest.mark.parametrize(
    ("what", "count", "wanted"), [("place", 2, "2 armies to place"), ("city", 1, "a city to build")]
)
def test_what_goes_unused(what, count, wanted):
    assert words.unused(TITLE, ((what, count),)) == wanted


def test_every_deed_can_go_unused():
    assert set(stages_.UNUSED) == set(DEEDS)


def test_a_token_that_comes_with_a_region_is_a_gain():
    line = TITLE.scene(TITLE.observe(start(), 0))
    good = next(it for it in line if it.id == "0.good.coal")
    more = attrs.evolve(good, facts=attrs.evolve(good.facts, tokens=1))
    assert words.gain(TITLE, good, more) == "+1 Coal"
    assert words.gain(TITLE, more, good) == "\N{MINUS SIGN}1 Coal"
    assert words.gain(TITLE, good, good) == ""


def test_a_whole_turn_is_told_in_a_sentence():
    done = [
        Event("took", 1, (("card", 1), ("coins", 1))),
        *(Event("placed", 1, (("region", "a12"),)) for _ in range(2)),
        Event("moved", 1, (("region", "a12"), ("to", "a16"))),
    ]
    assert words.recap(TITLE, 1, done, NAMES, 0) == "Ben: Crystal for 1 coin, 2 armies in 12 and 12 → 16."
