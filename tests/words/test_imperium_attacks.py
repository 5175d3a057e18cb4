"""Who is attacked in Imperium reads by whom, with what, what it does and what would protect."""

from __future__ import annotations

import pytest

from ludarium import words
from tests.games.imperium.table import TITLE, Table, plain

NAMES = ("Ann", "Bob")


def asked(table: Table, you: int) -> str:
    return words.prompt(TITLE, TITLE.prompt(table.state), NAMES, you)


def attacked(protection: str, attack: str = "boudicca") -> Table:
    table = plain("romans,celts").put(hand=(attack,)).put(1, play=(protection, "hills"), population=3)
    table.do(f"play {attack}")
    assert TITLE.turn(table.state) == 1
    return table


@pytest.mark.parametrize(
    ("protection", "way"),
    [
        ("fortified-region", "You may ward it off with Fortified Region."),
        ("wilderness", "Wilderness: You may recall this card to avoid the attack."),
        ("daochang", "Daochang: You may pay 1 population to avoid the attack."),
    ],
)
def test_a_question_of_protection_says_what_it_is_about(protection: str, way: str) -> None:
    said = asked(attacked(protection), 1)
    assert said == f"Ann attacks you with Boudicca: The other players each abandon 1 region. {way}"


def test_others_read_that_it_may_be_warded_off() -> None:
    assert asked(attacked("fortified-region"), 0) == "Bob may ward off the attack."


def test_all_that_would_protect_is_named() -> None:
    table = plain("romans,celts").put(hand=("notorious",)).put(1, play=("fortified-region", "scythians"), population=3)
    table.do("play notorious")
    assert asked(table, 1).endswith("You may ward it off with Fortified Region or Scythians.")


def test_what_strikes_in_spite_of_it_says_so_too() -> None:
    table = attacked("fortified-region").do("skip")
    assert asked(table, 1).startswith("Ann attacks you with Boudicca.")


def test_who_gives_a_card_reads_who_receives_it() -> None:
    table = plain("romans,celts").put(hand=("carthaginians", "glory", "advance"))
    table.do("play carthaginians")
    while TITLE.prompt(table.state).key != "give_card":
        table.do(table.actions[0])
    assert asked(table, 0).startswith("Carthaginians: Give Bob 1 card")
