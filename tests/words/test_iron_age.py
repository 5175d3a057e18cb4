"""The Iron Age in words: every prompt, action, event, refusal and component."""

from __future__ import annotations

import ast

import attrs
import pytest

from ludarium import words
from ludarium.ai.levels import LEVELS
from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.events import Event, Recorder
from ludarium.engine.frames import question
from ludarium.engine.match import HUMAN
from ludarium.engine.moment import Moment
from ludarium.engine.options import UNDO
from ludarium.games import TITLES
from ludarium.games.iron_age.colonies import Benefit, Link
from ludarium.games.iron_age.content import Effect, Face
from ludarium.games.iron_age.frames import BUILD, BUY, EITHER, FOUND, PAY, REROLL, STORE, TRIBUTE
from ludarium.games.iron_age.programs import STEPS
from ludarium.games.iron_age.provenance import Fact
from ludarium.games.iron_age.state import changed
from ludarium.words.iron_age import actions, events, names, prompts
from ludarium.words.iron_age.texts import BENEFITS, COUNTED, EFFECT_PHRASES, FACE_PHRASES, component_text
from ludarium.words.voice import MINUS

from .checks import check_sentence, check_text
from .source import IRON_AGE, calls, first_literals

TITLE = TITLES.get("iron-age")
BOX = TITLE.box
CONTENT, SEA = BOX.content, TITLE.sea_box.content
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def start(seats=2, seed=1, **options):
    return TITLE.start(TITLE.setup(NAMES[:seats], options=options), seed)


def settled(seats=2):
    state = start(seats)
    for _ in range(seats):
        state = TITLE.apply(state, act("settle", "port"))
    return state


def replace_own(state, **pegs):
    return changed(state, seats=(attrs.evolve(state.seats[0], **pegs), *state.seats[1:]))


def order(text, state):
    return words.action(Moment(TITLE, state), parse(text))


def told(kind, seat=0, viewer=None, **data):
    return words.event(TITLE, Event(kind, seat, tuple(data.items())), NAMES, viewer)


# Everything that the rules can say has words


def test_every_event_has_words():
    assert first_literals("tell", IRON_AGE) == {*events.EVENTS, *events.PAIRS}


def test_every_prompt_has_words():
    keys = {step.key for step in STEPS}
    assert keys == {*prompts.PROMPTS, *prompts.PAIRS}
    assert keys == set(names.STEPS)


def test_every_verb_has_words():
    verbs = {text.split()[0] for text in actions.PLAIN} | set(actions.ORDERS) | {"done"}
    assert first_literals("act", IRON_AGE) == verbs


def test_every_field_of_an_effect_has_a_phrase():
    faces = {field.name for field in attrs.fields(Face)} - {"id", "either"}
    assert set(FACE_PHRASES) == faces
    assert set(BENEFITS) == {field.name for field in attrs.fields(Benefit)} - {"mine"}
    assert set(EFFECT_PHRASES) == {field.name for field in attrs.fields(Effect)}
    sea = SEA
    assert {bonus.per for development in sea.developments for bonus in sea.bonuses_of(development)} == set(COUNTED)


def test_the_names_are_those_of_the_box():
    assert {it.id: it.name for it in CONTENT.developments} == names.DEVELOPMENTS
    assert {it.id: it.name for it in CONTENT.monuments} == names.MONUMENTS
    assert {it.id: it.name for it in TITLE.sea_box.colonies} == names.COLONIES
    assert {it.id for it in CONTENT.disasters} == set(names.DISASTERS)
    assert {it.id for it in CONTENT.rows} == set(names.ROWS)
    assert {face.id for die in (CONTENT.empire_die, CONTENT.fate_die) for face in die.faces} == set(names.FACES)


def test_options_choices_lines_and_players_have_names():
    for option in (*TITLE.options, UNDO):
        assert words.option("iron-age", option.key) != option.key
        assert all(words.choice("iron-age", option.key, choice) != choice for choice in option.choices)
    for line, _ in TITLE.standing(start(expansion="mediterranean"))[0].lines:
        assert words.score_line("iron-age", line) != line
    assert all(words.player(name) != name for name in (HUMAN, *LEVELS))


# Random matches


def play_in_words(seats: int, seed: int, seen: dict[str, set[str]], expansion: str) -> None:
    """Play a match at random, and put everything that comes up into words, from all sides."""
    rng = Rng(seed)
    state = start(seats, seed, expansion=expansion)
    if expansion != "none":
        state = with_navies(state)
    viewers = (None, *range(seats))
    while TITLE.turn(state) is not None:
        asked = TITLE.prompt(state)
        seen["prompts"].add(asked.key)
        for viewer in viewers:
            check_sentence(words.prompt(TITLE, asked, NAMES, viewer))
        for action in TITLE.actions(state):
            if action.verb != "reroll" or action.text not in seen["actions"]:
                check_text(words.action(Moment(TITLE, TITLE.observe(state, asked.seat)), action))
            seen["actions"].add(action.text)
        for text in rng.shuffled(sorted(seen["actions"]))[:3]:
            reason = TITLE.why_not(state, parse(text))
            if reason is not None:
                check_sentence(words.sentence(reason, "iron-age", NAMES))
        if state.counter % 16 == 0:
            say_the_table(state, seats, seen["things"])
        record: Recorder = []
        state = TITLE.apply(state, TITLE.sample(state, rng), record)
        for event in record:
            seen["events"].add(event.kind)
            for viewer in viewers:
                check_sentence(words.event(TITLE, event, NAMES, viewer))
    check_sentence(words.outcome(TITLE, TITLE.outcome(state), NAMES))


KINDS = {"tray", "die", "pool", "face", "row", "peg", "supply", "port", "urn", "province", "monument", "conquest"}
KINDS |= {"development", "seat", "colony", "opponent", "answer"}
"""All kinds of things that lie on a table."""


def say_the_table(state, seats: int, seen: set[str]) -> None:
    """All that lies on the table, where in the turn it is, and how near the end is."""
    for viewer in range(seats):
        observed = TITLE.observe(state, viewer)
        for thing in TITLE.scene(observed):
            seen.add(thing.kind)
            said = words.thing(Moment(TITLE, observed), thing, NAMES, viewer)
            check_text(said.name)
            check_text(said.aloud)
            for line in filter(None, said.detail.split("\n")):
                check_text(line)
        progress = TITLE.turn_progress(observed)
        for stage in progress.stages:
            check_text(words.stage(TITLE, stage))
        for note in progress.ending:
            check_text(words.note(TITLE, note, NAMES, viewer))
        for zone in {thing.zone for thing in TITLE.scene(observed)} - {thing.id for thing in TITLE.scene(observed)}:
            check_text(words.zone(TITLE, zone, NAMES, viewer))


def with_navies(state):
    """Everybody has Navy from the start, so that fleets come up."""
    navy = 1 << BOX.development["navy"]
    return changed(state, seats=tuple(attrs.evolve(own, developments=navy) for own in state.seats))


def test_random_matches_in_words():
    seen: dict[str, set[str]] = {"prompts": set(), "actions": set(), "events": set(), "things": set()}
    for number in range(8):
        play_in_words(1 + number % 4, number, seen, "none")
        play_in_words(1 + number % 4, number, seen, "mediterranean")
    assert seen["prompts"] == {*prompts.PROMPTS, *prompts.PAIRS}
    assert seen["events"] == {*events.EVENTS, *events.PAIRS}
    assert {text.split()[0] for text in seen["actions"]} == first_literals("act", IRON_AGE)
    assert seen["things"] == KINDS


# How it reads


def test_orders_of_dice():
    state = changed(settled(), stack=(question(REROLL, 0),), dice=(1, 1, 3), fate=0, rolls=1)
    assert order("reroll food3 fate", state) == "Roll Food and the fate die again"
    assert order("reroll food3 food3 innovation", state) == "Roll 2 Food and Innovation again"
    assert order("omens fate conquest", state) == "Turn the fate die to Conquest"


def test_orders_of_building():
    state = settled()
    me = attrs.evolve(state.seats[0], province_boxes=2, port_boxes=2, urns=3, monuments=(0, 6, 0, 0, 0))
    state = changed(state, seats=(me, state.seats[1]), population=3)
    assert order("build province", state) == "Build a box of province 3 (1 of 2)"
    assert order("build port", state) == "Build the box of port 3"
    assert order("build urn", state) == "Fill an urn of port 3 (2 of 3)"
    assert order("build colossus", state) == "Build a box of the Colossus (7 of 7)"
    assert order("build army", state) == "Raise an army"


def test_orders_of_buying():
    state = settled()
    me = attrs.evolve(state.seats[0], developments=1 << BOX.development["roads"])
    state = changed(state, seats=(me, state.seats[1]), stack=(question(BUY, 0),))
    assert order("buy religion", state) == "Buy Religion (8 points) for 7"
    assert order("buy leadership", state) == "Buy Leadership (1 point) for 2"
    assert order("buy empire", state) == "Buy Empire (15 points) for 14"
    assert order("done", state) == "Buy nothing"
    paying = changed(state, stack=(question(BUY, 0), question(PAY, 0, 0)))
    assert order("pay 1 0 3", paying) == "Pay 1 wealth and 3 goods"


def test_events_from_every_side():
    gave = {"seat": 1, "to": 0}
    assert told("gave", viewer=1, **gave) == "You hand Ann a good."
    assert told("gave", viewer=0, **gave) == "Ben hands you a good."
    assert told("gave", viewer=2, **gave) == "Ben hands Ann a good."
    assert told("fed", fed=2, starved=1, viewer=0) == (
        "You feed 2 of your provinces and mark 1 skull for the one that starves."
    )
    assert told("disaster", disaster="pestilence", seats=(1, 2), viewer=2) == "Pestilence: 3 skulls for Ben and you."
    assert told("disaster", disaster="unrest", seats=()) == "Unrest: nobody is harmed."
    assert told("battle", strength=3, enemy=3) == "Ann fights a battle to a draw, 3 to 3."
    assert told("finished", what="obelisk", first=1) == "Ann is the first to finish the Obelisk."


def test_what_finds_no_room_is_told():
    full = replace_own(settled(), goods=BOX.goods_row - 2, food=BOX.food_row - 1)
    goods_port, food3, either = (BOX.empire_ids.index(face) for face in ("goods_port", "food3", "food_or_population2"))
    rolled = changed(
        full, dice=(goods_port, goods_port, goods_port, food3), fate=0, stack=(question(REROLL, 0),), rolls=1
    )
    said = [words.event(TITLE, event, NAMES, 0) for event in TITLE.tell(rolled, act("keep"))]
    assert said[:2] == ["You collect 2 goods and 1 food.", "You have no room for 4 goods and 3 food."]
    choosing = changed(full, dice=(either,), fate=5, stack=(question(EITHER, 0, 1),))
    assert order("take food", choosing) == "Take 2 food: there is room for 1"
    assert order("take food", replace_own(choosing, food=BOX.food_row)) == "Take 2 food: there is no room for any"
    assert order("take population", choosing) == "Take 2 population"
    demanded = changed(replace_own(full, goods=BOX.goods_row), stack=(question(TRIBUTE, 1, 1),))
    given = [words.event(TITLE, event, NAMES, 1) for event in TITLE.tell(demanded, act("give"))]
    assert given[:2] == ["You hand Ann a good.", "Ann has no room for 1 good."]


def test_a_province_says_what_it_brings_and_what_finds_no_room():
    building = changed(
        replace_own(settled(), armies=BOX.army_row - 1, province_boxes=1), population=1, stack=(question(BUILD, 0),)
    )
    said = [words.event(TITLE, event, NAMES, 0) for event in TITLE.tell(building, act("build", "province"))]
    assert said[1:3] == ["You finish province 2: 1 army and 1 tribute.", "You have no room for 1 army."]


def test_no_tribute_is_told_as_none():
    assert told("tribute", viewer=0, **{"from": 0, "gap": 0}) == "You get no tribute."
    assert told("tribute", **{"from": 0, "gap": 0}) == "Ann gets no tribute."
    assert told("tribute", viewer=0, **{"from": 0, "gap": 2}) == "You mark 2 tribute."


def test_buying_is_over_whether_something_was_bought_or_not():
    ending = changed(settled(), stack=(question(STORE, 0),))
    reason = TITLE.why_not(ending, act("buy", "leadership"))
    assert words.sentence(reason, "iron-age") == "A development is bought before this, and only one in a turn."


def test_result_and_sheet_call_it_the_same():
    assert words.score_line("iron-age", "skulls") == "Disasters"


def test_ships_need_shipbuilding_ashore_only():
    ashore, at_sea = start(), start(expansion="mediterranean")
    for state, said in ((ashore, "A ship costs 2 goods and needs Shipbuilding."), (at_sea, "A ship costs 2 goods.")):
        observed = TITLE.observe(state, 0)
        row = next(thing for thing in TITLE.scene(observed) if thing.id == "0.ships")
        assert words.thing(Moment(TITLE, observed), row, NAMES, 0).detail == said


def test_colonies_in_words():
    state = start(expansion="mediterranean")
    me = attrs.evolve(state.seats[0], ships=2)
    other = attrs.evolve(state.seats[1], colonies=tuple(int(c.id == "mastia") for c in TITLE.sea_box.colonies))
    state = changed(state, seats=(me, other), stack=(question(FOUND, 0),), population=4)
    assert order("found mastia", state) == "Put a peg into Mastia"
    assert order("complete mastia", state) == "Complete Mastia for 4 population and 1 ship, displacing 1 peg"
    assert order("withdraw mastia", state) == "Take a peg back from Mastia"
    assert order("done", state) == "Found no more colonies"
    assert told("displaced", colony="mastia", pegs=1) == "1 peg of Ann leaves Mastia."
    gains = {"goods": 2, "armies": 0, "ships": 1, "food": 0, "innovations": 1}
    assert told("benefit", colony="mastia", viewer=0, **gains) == "Mastia brings you 2 goods, 1 ship and 1 innovation."
    cyprus = next(it for it in TITLE.sea_box.colonies if it.id == "cyprus")
    assert words.component_text(TITLE, cyprus) == (
        "2 holes. 3 points. Completed, it brings 1 good. Its mine adds 2 points at the end with Metallurgy."
    )


def test_a_roll_reads_by_faces():
    assert told("rolled", roll=1, dice=(1, 5, 1), fate=2, viewer=0) == "You roll 2 Food, Skull and Omens."
    assert told("rolled", roll=2, dice=(3,), fate=-1) == "Ann rolls again: Innovation."
    assert told("rolled", roll=1, dice=(), fate=5) == "Ann rolls again: Skull."


def decisions() -> set[str]:
    """All that an outcome can be decided by."""
    return {
        node.value
        for _, call in calls("Outcome", IRON_AGE)
        for node in ast.walk(call.args[1])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_outcome_reads_differently():
    said = {}
    for decided in decisions():
        winners = {"shared": (0, 1), "reached": (), "missed": ()}.get(decided.removesuffix("-at-sea"), (0,))
        said[decided] = words.outcome(TITLE, Outcome(winners, decided), NAMES, viewer=0)
        check_sentence(said[decided])
    assert len(set(said.values())) == len(said) == 9
    assert said["beaten-at-sea"] == "You beat the target of 125."
    assert said["beaten"] == "You beat the target of 100."
    assert said["shared"] == "The win is shared by you and Ben."


# Components


@pytest.mark.parametrize("component", words.components(TITLE), ids=lambda it: it.id)
def test_every_component_has_a_text(component):
    check_sentence(component.text)
    check_text(component.name)
    assert component.weakest in ("rulebook", "sourced", "measured", "recalled", "designed")


def test_disasters_have_a_text():
    for disaster in CONTENT.disasters:
        check_sentence(words.component_text(TITLE, disaster))


def test_the_text_follows_the_effect():
    irrigation = next(it for it in CONTENT.developments if it.id == "irrigation")
    assert words.component_text(TITLE, irrigation) == "Each die with food gives 1 more."
    better = attrs.evolve(irrigation, effect=Effect(food_per_food_die=3, immune_to="unrest"))
    assert words.component_text(TITLE, better) == "You are safe from Unrest. Each die with food gives 3 more."


def test_bonuses_read_as_one_sentence():
    empire = next(it for it in CONTENT.developments if it.id == "empire")
    assert words.component_text(TITLE, empire) == (
        "At the end: 1 point for every finished province and 1 point for every army."
    )


AT_SEA = {
    "shipbuilding": "Struck from the sheet: everybody may build ships for 2 goods each.",
    "metallurgy": "Each innovation pays 5 instead of 3. At the end: 2 points for every mine.",
    "aqueducts": (
        "Each die with food gives 2 more. Colonies bring twice the food. At the end: 1 point for every 3 food."
    ),
    "navy": (
        "Each ship makes your strength 1 higher; after a battle you lose a ship, unless you leave the fleet out."
        " At the end: 1 point for every ship."
    ),
    "empire": (
        "At the end: 1 point for every finished province, 1 point for every army and 1 point for every completed"
        " colony."
    ),
    "commerce": (
        "At the end: 1 point for every finished port, 1 point for every ship and 1 point for every completed colony."
    ),
}


@pytest.mark.rule("MED-SETUP-04")
@pytest.mark.rule("MED-SCORE-02")
@pytest.mark.rule("MED-COL-21")
@pytest.mark.rule("MED-COL-22")
@pytest.mark.rule("MED-BATTLE-01")
def test_developments_say_what_they_do_with_the_expansion():
    """And those that it does not change say the same as ever."""
    changed_texts = {}
    for development in CONTENT.developments:
        text = component_text(TITLE, development, SEA)
        check_sentence(text)
        if text != component_text(TITLE, development):
            changed_texts[development.id] = text
    assert changed_texts == AT_SEA
    listed = {it.id: it.facts["with_expansion"] for it in words.components(TITLE) if it.kind == "development"}
    assert listed == {development.id: AT_SEA.get(development.id, "") for development in CONTENT.developments}


def test_what_the_expansion_adds_follows_its_data():
    """Another development may double food, need mines or be struck."""
    leadership, religion, roads = (it for it in CONTENT.developments if it.id in ("leadership", "religion", "roads"))
    board = attrs.evolve(
        SEA.board,
        struck=Link(leadership.id, "designed"),
        mines_need=Link(religion.id, "designed"),
        mine_points=Fact(4, "designed"),
        food_doubled_by=Link(roads.id, "designed"),
    )
    sea = attrs.evolve(SEA, board=board)
    assert component_text(TITLE, leadership, sea).startswith("Struck")
    assert component_text(TITLE, religion, sea).endswith("At the end: 4 points for every mine.")
    assert component_text(TITLE, roads, sea).endswith("Colonies bring twice the food.")
    aqueducts = next(it for it in CONTENT.developments if it.id == "aqueducts")
    assert "Colonies" not in component_text(TITLE, aqueducts, sea)


def test_lines_of_the_score_say_what_they_are_made_of():
    def detail(line, *parts, at_length=False):
        return words.score_detail(TITLE, line, parts, at_length).replace("\N{NO-BREAK SPACE}", " ")

    assert detail("monuments", ("obelisk", 2), ("walls", 6)) == "Obelisk 2, Walls 6"
    assert detail("bonuses", ("citizenship", 6), ("aqueducts", 1)) == "Citizenship 6, Aqueducts 1"
    assert detail("wealth", ("wealth", 4)) == "2 left"
    assert detail("skulls", ("skulls", -9)) == "9 marked"
    assert detail("tribute", ("provinces", 10), ("battles", 6)) == "provinces 10, battles and demands 6"
    assert detail("colonies", ("crete", 3), ("melita", 3)) == "Crete 3, Melita 3"
    many = [(colony.id, 3) for colony in TITLE.sea_box.colonies[:5]]
    assert detail("colonies", *many) == "5 completed"
    assert detail("colonies", *many, at_length=True).startswith("Massalia 3, Barcelona 3")
    assert detail("developments", *((it.id, it.points) for it in CONTENT.developments)) == "17 bought"
    assert [detail(line) for line in names.SCORE_LINES if line != "pegs"] == [""] * 7


def test_what_an_event_moves_is_told_in_a_word_or_two():
    def floating(kind, **data):
        return [(one.id, one.text, one.is_gain) for one in words.floats(TITLE, Event(kind, 1, tuple(data.items())))]

    assert floating("collected", goods=2, food=0, population=1, innovations=0) == [("1.goods.peg", "+2 goods", True)]
    assert floating("fed", fed=1, starved=2) == [
        ("1.food.peg", f"{MINUS}1 food", False),
        ("1.skulls", "+2 skulls", False),
    ]
    assert floating("battle", strength=5, enemy=3, armies=1, ships=0) == [
        ("1.tribute", "+2 tribute", True),
        ("1.armies.peg", f"{MINUS}1 army", False),
    ]
    assert floating("disaster", disaster="unrest", seats=(0,)) == [("0.skulls", "+1 skull", False)]
    assert floating("round-over", round=1) == []


def test_a_whole_turn_is_told_in_a_sentence():
    done = [
        Event("filled", 1, (("what", "province"), ("number", 2))),
        Event("finished", 1, (("what", "province"), ("number", 2), ("armies", 2), ("tribute", 1))),
        Event("raised", 1, ()),
        Event("disaster", 1, (("disaster", "pestilence"), ("seats", (0,)))),
        Event("bought", 1, (("development", "navy"), ("wealth", 0), ("innovations", 0), ("goods", 12))),
    ]
    assert words.recap(TITLE, 1, done, NAMES, 0) == "Ben: province 2, Navy, 1 box, 1 army and Pestilence for you."
    assert words.recap(TITLE, 1, (), NAMES, 0) == "Ben: nothing built or bought."
