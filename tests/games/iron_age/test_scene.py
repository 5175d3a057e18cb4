"""What lies on the table, where in the turn one is, and what would go unused."""

import attrs
import pytest

from ludarium.engine.actions import act, parse
from ludarium.engine.foresight import Foresight
from ludarium.engine.frames import question
from ludarium.engine.prompts import Ask
from ludarium.engine.scene import NOBODY, Note
from ludarium.games.iron_age import scene as lying
from ludarium.games.iron_age.content import ROWS
from tests.games.iron_age.sea import COLONIES, FOUR, SMALL, at_sea
from tests.games.iron_age.table import (
    CONTENT,
    DEVELOPMENTS,
    EMPIRE_FACES,
    MONUMENTS,
    TITLE,
    collected,
    fresh,
    offered,
    over,
    play,
    random_match,
    rolled,
    settled,
    table,
    total,
    why_not,
)


def scene(state, viewer=0):
    """All things by their ids."""
    return {thing.id: thing for thing in TITLE.scene(TITLE.observe(state, viewer))}


def facts(state, id, viewer=0):
    return scene(state, viewer)[id].facts


def in_zone(state, zone):
    return [thing.id for thing in scene(state).values() if thing.zone == zone]


# The tray


def test_blank_dice_wait_to_be_rolled():
    assert in_zone(fresh(), "tray.roll") == ["die.0", "die.fate"]
    assert in_zone(settled(), "tray.roll") == ["die.0", "die.1", "die.fate"]
    for state in (fresh(), settled()):
        assert facts(state, "die.0") == lying.Die("empire")
        assert facts(state, "die.fate") == lying.Die("fate")
    assert facts(fresh(), "tray.roll") == lying.Tray("roll", False), "nobody rolls before all have settled"
    assert facts(settled(), "tray.roll") == lying.Tray("roll", True)


def test_dice_lie_where_they_are_kept_and_skulls_are_locked():
    state = rolled("food3 skull", "tribute_demand")
    assert in_zone(state, "tray.keep") == ["die.0", "die.1", "die.fate"]
    assert facts(state, "die.0") == lying.Die("empire", "food3")
    assert facts(state, "die.1") == lying.Die("empire", "skull", is_locked=True)
    assert facts(state, "die.fate") == lying.Die("fate", "tribute_demand")
    assert facts(rolled("food3", "skull"), "die.fate").is_locked
    assert not in_zone(state, "tray.roll"), "nothing is to be spent yet"


def test_leadership_rolls_skulls_too_in_a_tray_of_its_own():
    things = scene(table(step="lead", dice="skull food3", developments="leadership"))
    assert "tray.roll" not in things
    assert things["tray.lead"].facts == lying.Tray("lead", True)
    assert not any(thing.facts.is_locked for thing in things.values() if thing.kind == "die")


def test_omens_show_every_face_once():
    state = table(step="omens", dice="skull food3", fate="omens")
    faces = in_zone(state, "tray.roll")
    assert faces[: len(EMPIRE_FACES)] == [f"face.{face}" for face in EMPIRE_FACES]
    assert len(faces) == len(set(faces)) == 11, "both dice have a skull"
    assert facts(state, "face.omens") == lying.Face("fate", "omens")


def test_what_dice_gave_can_be_spent():
    state = table(step="build", dice="innovation", population=3, innovations=1)
    assert in_zone(state, "tray.roll") == ["population", "innovation"]
    assert facts(state, "population") == lying.Pool("population", 3)
    assert facts(state, "tray.roll") == lying.Tray("spend", False)
    assert not in_zone(table(step="store", dice="food3"), "tray.roll")
    assert not in_zone(over(state), "tray.roll")


def test_population_has_a_place_before_there_is_any():
    state = table(step="either", extra=(1,), dice="food_or_population2")
    assert facts(state, "population") == lying.Pool("population", 0)


def test_ships_lie_ready_while_colonies_are_founded():
    state = at_sea(dice="food3", population=1, ships=2)
    assert facts(state, "ships") == lying.Pool("ship", 2)
    assert TITLE.touches(state, parse("complete melita"))[0] == ("0.ships", "ships")
    assert "ships" not in scene(at_sea(step="build", dice="food3", population=1, ships=2))


# Answers


@pytest.mark.parametrize(
    ("state", "ids"),
    [
        (rolled("food3"), []),
        (table(step="build", population=1), ["done"]),
        (table(step="store", goods=4), ["end"]),
        (table(step="conquest", armies=1), ["decline"]),
        (at_sea(step="fleet", extra=(3,), ships=1, developments="navy"), ["sail", "stay"]),
        (table(step="feed", goods=1, developments="granaries"), ["feed", "convert"]),
    ],
)
def test_what_is_said_rather_than_moved(state, ids):
    assert in_zone(state, "answers") == ids
    assert not [thing for thing in scene(state, viewer=1).values() if thing.zone == "answers"], "others are not asked"


def test_every_payment_is_an_answer():
    state = play(table(step="buy", goods=7, wealth=1, innovations=1), "buy irrigation")
    payments = [thing for thing in scene(state).values() if thing.kind == "answer"]
    assert [thing.facts.action for thing in payments] == TITLE.actions(state)
    assert all(thing.id == ".".join(("payment", *map(str, thing.facts.action.args))) for thing in payments)
    assert len(payments) > 1


# Peg boards and sheets


def test_a_peg_stands_in_a_hole_of_its_row():
    state = table(2, goods=5, armies=2, food=1, ships=1, developments="navy", provinces=3)
    things = scene(state)
    for place, row in enumerate(ROWS):
        at = getattr(state.seats[0], row)
        assert (things[f"0.{row}"].zone, things[f"0.{row}"].place) == ("0.pegboard", place)
        assert (things[f"0.{row}.peg"].zone, things[f"0.{row}.peg"].place) == (f"0.{row}", at)
        assert things[f"0.{row}"].facts.at == at
    assert things["0.armies"].facts.strength == 3, "two armies and a ship"
    assert things["0.food"].facts.mouths == 3


def test_ports_and_their_urns():
    things = scene(table(port_boxes=4, urns=CONTENT.ports[1].urns + 1))
    finished = [thing.facts.number for thing in things.values() if thing.kind == "port" and thing.facts.is_finished]
    assert finished[: len(finished) // 3] == [2], "three seats"
    assert things["0.port.3"].facts == lying.Port(3, has_box=True, urns=1, is_finished=False)
    assert things["0.urn.2"].facts.urns == CONTENT.ports[1].urns
    assert things["0.urn.4"].facts.urns == 0
    assert not things["0.port.5"].facts.has_box


def test_provinces_monuments_and_developments():
    first = CONTENT.provinces[1].population
    state = table(province_boxes=first + 1, monuments={"walls": 2}, conquest=4, developments="roads")
    things = scene(state)
    assert (things["0.province.2"].facts.boxes, things["0.province.3"].facts.boxes) == (first, 1)
    assert things["0.monument.walls"].facts == lying.Monument("walls", 2, is_built=False)
    assert facts(table(monuments="walls"), "0.monument.walls").is_built
    assert things["0.conquest"].facts == lying.Conquest(4)
    assert things["0.development.roads"].facts.is_owned
    assert not things["1.development.roads"].facts.is_owned


def test_prices_are_those_of_each_seat():
    state = table(2, step="buy", goods=0, developments="roads", others={1: {"developments": "empire"}})
    for seat in range(2):
        for name in DEVELOPMENTS:
            wanted = attrs.evolve(state, stack=(question(state.stack[0].program, seat),), seat=seat)
            told = why_not(wanted, f"buy {name}")
            if told.key == "too-dear":
                assert facts(state, f"{seat}.development.{name}").price == dict(told.params)["price"]


def test_a_seat_in_numbers():
    state = at_sea(2, pegs={0: "melita"}, skulls=2, tribute=3, ports=3, wealth=1)
    seated = facts(state, "0.seat")
    assert seated.score == total(state)
    assert sum(points for _, points in seated.lines) == seated.score
    assert (seated.skulls, seated.tribute, seated.ports, seated.dice, seated.colonies) == (2, 3, 3, 3, 1)
    assert seated.pegs == facts(state, "0.pegs").pegs == TITLE.sea_box.colony_pegs - 1


def test_what_did_not_change_is_the_same_thing():
    before = table(3, step="build", population=2, dice="food3")
    after = play(before, "build port")
    old, new = scene(before), scene(after)
    assert {id for id, thing in new.items() if thing != old.get(id)} == {"population", "0.port.3"} | {
        id for id in ("0.urn.3",) if new[id] != old[id]
    }
    kept = [id for id in new if id[0] in "12" and not id.endswith(".seat")]
    assert kept
    assert all(new[id] is old[id] for id in kept)


# The colony board


def test_colonies_and_the_pegs_in_them():
    state = at_sea(3, pegs={0: {"syracuse": 1}, 1: "melita", 2: {"syracuse": 1}})
    things = scene(state, viewer=2)
    syracuse = things["colony.syracuse"].facts
    assert (syracuse.pegs, syracuse.holes, syracuse.holder) == ((1, 0, 1), (2, 0, NOBODY), NOBODY)
    assert not syracuse.is_complete
    assert things["colony.syracuse.peg.0"].zone == "colony.syracuse"
    assert "colony.syracuse.peg.1" not in things, "another seat's peg is none that the viewer could take back"
    melita = things["colony.melita"]
    assert (melita.facts.holder, melita.owner, melita.facts.is_complete) == (1, 1, True)
    assert "colony.melita.peg.0" not in scene(state, viewer=1), "completed, it stays"


def test_what_a_colony_costs_is_what_completing_it_takes():
    state = at_sea(2, population=9, ships=1, pegs={0: {"syracuse": 1}, 1: {"syracuse": 1, "crete": 1}})
    for name in ("syracuse", "crete", "melita"):
        after = play(state, f"complete {name}")
        assert facts(state, f"colony.{name}").price == state.population - after.population


def test_colonies_with_a_four_are_closed_to_fewer():
    for seats in (2, 4):
        closed = {name for name in COLONIES if facts(at_sea(seats), f"colony.{name}").is_closed}
        assert closed == (FOUR if seats < 4 else set())


def test_the_opponent_of_one_who_is_alone():
    small = sorted(SMALL)[0]
    things = scene(at_sea(1, step="opponent", extra=(0,), opponent=small))
    assert things["opponent.colonies"].facts == lying.Opponent((small,))
    assert things["opponent-roll"].facts == lying.Die("opponent")
    taken = things[f"colony.{small}"]
    assert (taken.facts.holder, taken.facts.holes, taken.owner) == (lying.RIVAL, (lying.RIVAL,), NOBODY)
    assert "opponent-roll" not in scene(at_sea(2))


def test_without_the_expansion_nothing_of_it_lies_there():
    kinds = {thing.kind for thing in scene(table(1)).values()}
    assert not kinds & {"colony", "supply", "opponent"}
    assert "ships" not in scene(table(1, dice="food3", ships=2))


# Questions


def test_questions_say_what_ends_them():
    for state, text in (
        (rolled("food3"), "keep"),
        (table(step="build", population=1), "done"),
        (table(step="feed", goods=1, developments="granaries"), "feed"),
        (table(step="store"), "end"),
    ):
        assert TITLE.prompt(state).done is parse(text)
    assert TITLE.prompt(settled()).done is None
    assert TITLE.prompt(table(step="conquest", armies=1)).done is None


def test_a_payment_is_asked_as_one():
    state = play(table(step="buy", goods=7, wealth=1, innovations=1), "buy irrigation")
    assert TITLE.prompt(state).ask is Ask.PAYMENT


# What comes of collecting


def test_pegs_after_collecting_are_known_before():
    state = rolled("food3 goods_port innovation", "bounty", goods=1, food=2)
    ahead = Foresight(TITLE, TITLE.observe(state, 0)).after(act("keep"))
    assert ahead is not None
    pegs = {thing.id: thing.place for thing in TITLE.scene(ahead) if thing.kind == "peg" and thing.owner == 0}
    after = play(state, "keep").seats[0]
    assert pegs == {f"0.{row}.peg": getattr(after, row) for row in ROWS}


# The course of a turn


STAGES = ("roll", "feed", "battle", "build", "develop", "store")


@pytest.mark.parametrize(
    ("state", "now"),
    [
        (fresh(), -1),
        (settled(), 0),
        (rolled("food3"), 0),
        (table(step="feed"), 1),
        (table(step="conquest", armies=1), 2),
        (table(step="build", population=1), 3),
        (table(step="buy", goods=9), 4),
        (table(step="store"), 5),
        (over(table()), -1),
    ],
)
def test_the_stages_of_a_turn(state, now):
    progress = TITLE.turn_progress(TITLE.observe(state, 0))
    assert (progress.stages, progress.now) == (STAGES, now)


def test_colonies_have_a_stage_of_their_own():
    progress = TITLE.turn_progress(TITLE.observe(at_sea(population=1), 0))
    assert progress.stages[progress.now] == "colonies"
    rolls = TITLE.turn_progress(TITLE.observe(at_sea(1, step="opponent", extra=(0,)), 0))
    assert rolls.stages[rolls.now] == "store"


def test_how_near_the_end_is():
    state = table(2, length="short", developments="roads navy", tribute=4, others={1: {"tribute": 6}})
    limits = CONTENT.limits.short
    assert TITLE.turn_progress(TITLE.observe(state, 0)).ending == (
        Note("developments", (("now", 2), ("limit", limits.developments))),
        Note("tribute", (("now", 6), ("limit", limits.tribute))),
        Note("monuments", (("now", 0), ("limit", limits.monuments))),
    )
    alone = TITLE.turn_progress(TITLE.observe(table(1, round=4), 0)).ending
    assert [note.key for note in alone] == ["round", "goal"]
    assert dict(alone[0].params)["round"] == 4


def test_what_is_looked_for_but_barred():
    state = table(step="buy", goods=10, developments="roads")
    barred = dict(TITLE.turn_progress(TITLE.observe(state, 0)).barred)
    assert {action.text for action in barred} == {f"buy {name}" for name in DEVELOPMENTS} - offered(state)
    assert barred[parse("buy roads")].key == "owned-already"
    poor = table(step="build", population=1, goods=0, food=0)
    assert {a.text for a, _ in TITLE.turn_progress(TITLE.observe(poor, 0)).barred} == {
        "build army",
        "build ship",
        "build urn",
    }
    assert not TITLE.turn_progress(TITLE.observe(poor, 1)).barred, "others look for nothing"
    sea = at_sea(population=1, ships=0)
    wanted = {action.text for action, _ in TITLE.turn_progress(TITLE.observe(sea, 0)).barred}
    assert wanted == {f"complete {name}" for name in set(COLONIES) - FOUR}


def test_what_ending_a_step_lets_go_unused():
    done = act("done")
    assert TITLE.waste(table(step="build", population=2), done) == (("population", 2),)
    assert TITLE.waste(table(step="buy", goods=9, innovations=1), done) == (("innovations", 1),)
    assert not TITLE.waste(table(step="build", population=2), act("build", MONUMENTS[0]))
    assert not TITLE.waste(table(step="build", goods=2), done)
    assert not TITLE.waste(table(step="buy", goods=9, population=1), done)
    assert not TITLE.waste(at_sea(population=2), done), "what is left can still be built with"


def test_a_demand_is_answered_beside_the_board():
    state = collected("innovation", "tribute_demand", seats=2, armies=3)
    assert [thing.id for thing in scene(state, viewer=1).values() if thing.kind == "answer"] == ["refuse"]


def test_a_match_has_a_scene_to_its_end():
    for state, _, _ in random_match(2, "short", 3, expansion="mediterranean"):
        for viewer in range(2):
            assert len(scene(state, viewer)) == len(TITLE.scene(TITLE.observe(state, viewer)))
