"""The steps of a turn, each in one object."""

import pytest

from ludarium.engine.actions import parse
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.programs import STEPS as CLASSES
from ludarium.games.iron_age.progress import STAGES, STAGES_ASHORE
from ludarium.games.iron_age.steps.step import step_of
from tests.games.iron_age.sea import at_sea
from tests.games.iron_age.table import TITLE, over, random_match, refused_by, rolled, table, why_not

STEPS = [program.ops[0] for program in TITLE.sea_box.programs]
OWNERS = {verb: [step for step in STEPS if verb in step.verbs] for own in STEPS for verb in own.verbs}
NUMBERS = {name: number for name, number in vars(frames).items() if name.isupper()}
MODES = [(1, "none"), (3, "none"), (1, "mediterranean"), (2, "mediterranean")]


def test_steps_stand_where_their_numbers_say():
    assert [type(step) for step in STEPS] == list(CLASSES)
    assert list(range(len(STEPS))) == sorted(NUMBERS.values())
    assert [step.key.upper() for step in STEPS] == sorted(NUMBERS, key=NUMBERS.__getitem__)
    assert len({step.key for step in STEPS}) == len(STEPS)
    assert step_of(TITLE.box, over(table())) is None
    assert type(step_of(TITLE.box, table(step="buy"))) is CLASSES[frames.BUY]


def test_a_verb_has_one_rule_that_gives_it_its_place():
    for verb, owners in OWNERS.items():
        assert len({step.verbs[verb] for step in owners}) == 1, verb
    assert [step.key for step in OWNERS["convert"]] == ["either", "feed", "conquest", "found", "build"]


def test_stages_follow_the_order_of_a_turn():
    assert STAGES == ("roll", "feed", "battle", "colonies", "build", "develop", "store")
    assert tuple(stage for stage in STAGES if stage != "colonies") == STAGES_ASHORE
    assert [step.key for step in STEPS if not step.stage] == ["settle"]


@pytest.mark.parametrize(("seats", "expansion"), MODES)
def test_every_answer_is_one_of_the_verbs_of_its_step(seats, expansion):
    """What ends a question is offered; what is said rather than moved touches itself alone, Granaries' goods apart."""
    seen = set()
    for seed in range(3):
        for state, last, _ in random_match(seats, "short", seed, expansion=expansion):
            if last is None:
                continue
            step, frame = TITLE.asking(state)
            offers = TITLE.actions(state)
            seen |= {(step.key, action.verb) for action in offers}
            assert {action.verb for action in offers} <= set(step.verbs)
            assert step.done is None or step.done in offers
            for action in step.replies(state, frame):
                assert action in offers
                assert len(step.touches(state, frame, action)) == (2 if action.verb == "convert" else 1)
    assert {key for key, _ in seen} >= {"settle", "roll", "reroll", "build", "buy", "store"}


def test_what_a_step_cannot_make_sense_of_is_no_such_action():
    for state, text in (
        (rolled("food3"), "keep food3"),
        (table(step="lead", dice="food3", developments="leadership"), "done 1"),
        (table(step="omens", dice="food3", fate="omens"), "omens food3"),
        (table(step="build", population=1), "build castle"),
        (table(step="build", population=1), "convert 1"),
        (table(step="buy", goods=9), "done 2"),
        (table(step="buy", goods=9), "buy wheel"),
        (table(step="store"), "end 1"),
        (at_sea(population=1), "found atlantis"),
        (at_sea(population=1), "done 1"),
    ):
        assert why_not(state, text).key == "no-such-action", text


def test_what_belongs_to_another_step_names_the_rule_that_places_it():
    for step in STEPS:
        state = at_sea(1, step=step.key, extra=(0, 0), dice="food3", armies=1, developments="leadership granaries")
        for verb, owners in OWNERS.items():
            if step not in owners and (step.key, verb) != ("store", "buy"):
                told = why_not(state, verb)
                assert (told.key, dict(told.params)) == ("not-now", {"now": step.key}), (step.key, verb)
                assert told.rule == owners[0].verbs[verb]


def test_verbs_of_the_expansion_need_it():
    for verb, owners in OWNERS.items():
        is_at_sea = all(step.at_sea for step in owners)
        assert (why_not(table(step="settle"), verb).key == "no-expansion") == is_at_sea, verb
    assert refused_by(table(), "dance") == ""


def test_intents_do_not_depend_on_the_step():
    pairs = {
        ("population", "0.province.3"): "build province",
        ("0.goods", "0.port.3"): "build urn",
        ("0.goods", "0.food"): "convert",
        ("0.goods", "0.wealth"): "store",
        ("0.armies", "0.conquest"): "fight",
        ("innovation", "0.development.roads"): "buy roads",
        ("population", "colony.crete"): "found crete",
        ("ships", "colony.crete"): "complete crete",
        ("0.ships", "colony.crete"): "complete crete",
        ("colony.crete", "0.pegs"): "withdraw crete",
    }
    for step in STEPS:
        state = at_sea(1, step=step.key, extra=(0, 0), dice="food3")
        for (piece, place), text in pairs.items():
            assert TITLE.intent(state, piece, place) is parse(text)
