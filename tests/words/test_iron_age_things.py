"""How things on the table of The Iron Age read."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.actions import act
from ludarium.engine.moment import Moment
from ludarium.engine.scene import NOBODY, Note, Thing
from ludarium.games import TITLES
from ludarium.words.description import Said
from tests.games.iron_age.sea import at_sea
from tests.games.iron_age.table import rolled, table

TITLE = TITLES.get("iron-age")
NAMES = ("Ann", "Ben", "Cleo")


def said(state, id: str, viewer: int = 0) -> Said:
    observed = TITLE.observe(state, viewer)
    thing = next(thing for thing in TITLE.scene(observed) if thing.id == id)
    return words.thing(Moment(TITLE, observed), thing, NAMES[: len(state.seats)], viewer)


def test_dice() -> None:
    state = rolled("food3 skull", "tribute_demand")
    assert said(state, "die.0") == Said("Food", "Empire die: Food", "3 food.")
    assert said(state, "die.1").spoken == "Empire die: Skull, locked"
    assert said(state, "die.fate").spoken == "Fate die: Tribute Demand"
    assert said(table(step="roll"), "die.0") == Said("Empire die")


@pytest.mark.parametrize(
    ("step", "tray", "name"),
    [
        ("settle", "tray.roll", "To roll"),
        ("roll", "tray.roll", "To roll"),
        ("reroll", "tray.roll", "Roll again"),
        ("lead", "tray.lead", "Leadership: one die more"),
        ("omens", "tray.roll", "Turn one die to"),
        ("build", "tray.roll", "To spend"),
    ],
)
def test_trays(step: str, tray: str, name: str) -> None:
    assert said(table(step=step, dice="food3"), tray).name == name
    assert said(table(step=step, dice="food3"), "tray.keep").name == "Kept"


def test_what_is_to_be_spent() -> None:
    state = at_sea(dice="food3", population=2, innovations=1, ships=1)
    assert [said(state, id).name for id in ("population", "innovation", "ships")] == [
        "2 population",
        "1 innovation",
        "1 ship",
    ]


def test_pegs_say_what_their_rows_say() -> None:
    state = at_sea(armies=2, food=3, provinces=3)
    assert said(state, "0.armies") == said(state, "0.armies.peg")
    assert said(state, "0.armies").name.startswith("Armies: 2 of ")
    assert said(state, "0.armies").detail == "Strength in battle: 2."
    assert said(state, "0.food").detail == "Every province eats one food each turn: 3 now."
    assert said(state, "0.pegs").name == "Supply: 15 pegs"


def test_places_on_a_sheet() -> None:
    state = table(port_boxes=2, urns=3, province_boxes=3, monuments={"walls": 2}, conquest=4, developments="roads")
    assert said(state, "0.port.2").name == "Port 2: finished"
    assert said(state, "0.urn.3") == Said(
        "Port 3: 1 of 3 urns", detail="Needs one population and 3 goods. Goods dice give one good a port."
    )
    assert said(state, "0.province.3").name == "Province 3: 1 of 2 boxes"
    assert said(state, "0.monument.walls").name.startswith("Walls: 2 of ")
    assert said(table(monuments="walls"), "0.monument.walls").name == "Walls: built"
    assert said(state, "0.conquest").name == "Conquest: the next tribe has strength 4"
    assert said(state, "0.development.roads").name == "Roads: owned"
    assert said(state, "1.development.leadership").name.startswith("Leadership: costs ")


def test_developments_say_what_they_do_at_sea() -> None:
    id = "0.development.shipbuilding"
    assert said(at_sea(), id).detail.startswith("Struck from the sheet")
    assert said(table(), id).detail.startswith("You may build ships")


def test_colonies() -> None:
    state = at_sea(3, pegs={0: {"syracuse": 1}, 1: "melita"})
    assert said(state, "colony.melita").name == "Melita"
    assert said(state, "colony.melita").spoken.startswith("Melita. Ben holds it. ")
    assert said(state, "colony.melita", 1).spoken.startswith("Melita. It is yours. ")
    peg = said(state, "colony.syracuse.peg.0")
    assert peg.name == "Your peg in Syracuse"
    assert peg.detail == said(state, "colony.syracuse").detail


def test_the_opponent() -> None:
    state = at_sea(1, step="opponent", extra=(0,), opponent="melita crete")
    assert said(state, "opponent.colonies").name == "Holds Melita, Crete."
    assert said(at_sea(1), "opponent.colonies").name == "Holds no colony yet."
    assert said(state, "opponent-roll").name == "The opponent's die"
    assert said(state, "opponent-roll").detail.startswith("From round ")


def test_zones() -> None:
    def heading(zone: str) -> str:
        return words.zone(TITLE, zone, NAMES, 1)

    assert heading("tray") == "Dice tray"
    assert (heading("1.pegboard"), heading("0.pegboard")) == ("Your peg board", "Peg board of Ann")
    assert (heading("1.sheet"), heading("0.sheet")) == ("Your score sheet", "Ann's score sheet")
    assert heading("0.goods") == "", "what lies on a thing needs no heading of its own"


def test_what_collecting_brings() -> None:
    state = rolled("food3 goods_port innovation", "bounty", goods=1, food=0)
    observed = TITLE.observe(state, 0)
    after = TITLE.foresee(observed, act("keep"))
    assert after is not None
    pairs = zip(TITLE.scene(observed), TITLE.scene(after), strict=False)
    by_id = {thing.id: thing for thing in TITLE.scene(after)}
    gains = [words.gain(TITLE, thing, by_id[thing.id]) for thing, _ in pairs if thing.id in by_id]
    pegs, then = state.seats[0], after.seats[0]
    assert list(filter(None, gains)) == [f"{then.goods - pegs.goods} goods", f"{then.food - pegs.food} food"]


def test_losses_are_no_gain() -> None:
    rich, poor = (
        next(t for t in TITLE.scene(TITLE.observe(table(goods=n), 0)) if t.id == "0.goods.peg") for n in (3, 1)
    )
    assert words.gain(TITLE, poor, rich) == "2 goods"
    assert words.gain(TITLE, rich, poor) == ""
    blank = Thing("tray.keep", "tray", "tray", 0, NOBODY)
    assert words.gain(TITLE, blank, blank) == ""


def test_the_course_of_a_turn() -> None:
    stages = TITLE.turn_progress(TITLE.observe(at_sea(), 0)).stages
    assert [words.stage(TITLE, stage) for stage in stages] == [
        "Roll",
        "Feed",
        "Battle",
        "Colonies",
        "Build",
        "Develop",
        "Store",
    ]
    assert words.note(TITLE, Note("round", (("round", 3), ("rounds", 10)))) == "round 3 of 10"
    assert words.note(TITLE, Note("tribute", (("now", 4), ("limit", 20)))) == "4 of 20 tribute"


def test_what_would_go_unused() -> None:
    assert words.unused(TITLE, (("population", 2),)) == "2 population"
    assert words.unused(TITLE, (("innovations", 1),)) == "1 innovation"
