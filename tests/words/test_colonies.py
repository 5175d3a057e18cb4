"""Colonies looked at closely."""

from __future__ import annotations

import re

import attrs
import pytest

from ludarium import words
from ludarium.engine.actions import act
from ludarium.engine.moment import Moment
from ludarium.games import TITLES
from ludarium.games.iron_age import scene
from ludarium.words.iron_age import colonies
from ludarium.words.voice import Company
from tests.games.iron_age.sea import BOX, COLONIES, at_sea

TITLE = TITLES.get("iron-age")
NAMES = ("Ann", "Ben", "Cleo")


def detail(name: str, viewer: int = 0, **rest: object) -> list[str]:
    state, number = at_sea(3, **rest), COLONIES.index(name)
    assert state.sea is not None
    pegs = tuple(seat.colonies[number] for seat in state.seats)
    seen = scene.colony(BOX, number, pegs, bool(state.sea.opponent >> number & 1), viewer)
    return colonies.detail(TITLE, seen, Company(NAMES, viewer)).split("\n")


@pytest.mark.parametrize("name", COLONIES)
def test_every_place_has_a_history_in_two_sentences(name: str) -> None:
    history = colonies.HISTORIES[name]
    assert len(re.findall(r"[.!?](?: |$)", history)) == 2
    assert 60 < len(history) < 240


def test_histories_are_of_the_colonies_that_there_are() -> None:
    assert set(colonies.HISTORIES) == set(COLONIES)
    assert len(set(colonies.HISTORIES.values())) == len(COLONIES)


def test_an_open_colony() -> None:
    said = detail("syracuse", pegs={0: {"syracuse": 1}, 2: {"syracuse": 1}})
    assert said == [
        "3 holes. 3 points. Completed, it brings 1 innovation.",
        "Pegs: yours 1, Cleo 1 and empty 1.",
        "To complete it: 1 population for the empty hole, 2 population for the peg of Cleo and 1 ship.",
        colonies.HISTORIES["syracuse"],
        "Where this comes from: name from the rulebook; holes, benefit and number of players from our own proposal.",
    ]


@pytest.mark.parametrize(("viewer", "said"), [(0, "Ben holds it."), (1, "It is yours.")])
def test_a_completed_colony(viewer: int, said: str) -> None:
    lines = detail("melita", viewer, pegs={1: "melita"})
    assert lines[1] == said
    assert not any(line.startswith("To complete it") for line in lines)


def test_colonies_that_nobody_can_take() -> None:
    assert detail("melita")[1] == "Nobody is here yet."
    assert detail("melita", opponent="melita")[1] == "The opponent holds it."
    lines = detail("rhodes")
    assert lines[1] == "Not in this game."
    assert not any(line.startswith("To complete it") for line in lines)


def test_where_the_numbers_come_from_follows_the_file() -> None:
    colony = BOX.colonies[COLONIES.index("melita")]
    assert "holes from a public source" in colonies.provenance_text(colony)
    checked = attrs.evolve(colony, provenance={"holes": "rulebook", "benefit": "rulebook"})
    assert colonies.provenance_text(checked).startswith("Where this comes from: holes and benefit from the rulebook.")


def test_an_order_says_what_it_displaces() -> None:
    state = at_sea(2, population=9, ships=1, pegs={1: {"mastia": 1}})
    assert words.action(Moment(TITLE, state), act("complete", "mastia")) == (
        "Complete Mastia for 4 population and 1 ship, displacing 1 peg"
    )
    assert (
        words.action(Moment(TITLE, state), act("complete", "melita")) == "Complete Melita for 1 population and 1 ship"
    )
