"""A title's parts: found by its name in each room, read when they are needed, and never from a name of a stranger."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from ludarium.engine.rooms import Room
from ludarium.games import IDS, RULES, TITLES
from ludarium.sheets.title_sheets import BOOKS
from ludarium.tables.table_makers import OFFERED, TABLES
from ludarium.words.title_words import WORDS

READ = """
import sys
from ludarium.engine.rooms import Room
room = Room("ludarium.games", ("iron-age", "chess"), "title")
assert list(room) == ["iron-age"]
assert "ludarium.games.iron_age" not in sys.modules
room["iron-age"]
assert "ludarium.games.iron_age.title" in sys.modules
"""


def test_every_title_is_registered_once() -> None:
    assert list(TITLES) == list(RULES) == list(IDS)
    for title in IDS:
        assert TITLES.get(title).id == title
        assert RULES[title].make().id == title
        assert title in WORDS


def test_a_room_that_a_title_has_no_part_in() -> None:
    assert list(OFFERED) == [title for title in IDS if title in TABLES]
    room: Room[object] = Room("ludarium.tables", ("chess", "iron-age"), "lay")
    assert "chess" not in room
    assert list(room) == ["iron-age"]


def test_a_part_is_a_module_of_the_titles_own_package() -> None:
    part: Any = WORDS["iron-age"]
    assert part.__name__ == "ludarium.words.iron_age.words"
    book: Any = BOOKS["eight-minute-empire"]
    assert book.__name__ == "ludarium.sheets.eight_minute_empire.book"


def test_nothing_is_read_before_it_is_asked_for() -> None:
    assert subprocess.run([sys.executable, "-c", READ], check=False).returncode == 0


@pytest.mark.parametrize("name", ["effects", "voice", "iron_age", "iron-age.names", "", "..games"])
def test_only_titles_are_found_and_no_other_module(name: str) -> None:
    assert name not in WORDS
    with pytest.raises(KeyError):
        WORDS[name]


def test_a_title_can_be_added() -> None:
    room: Room[str] = Room("ludarium.sheets", ("iron-age",))
    room.add("toy", "a sheet")
    assert list(room) == ["iron-age", "toy"]
    assert room["toy"] == "a sheet"
