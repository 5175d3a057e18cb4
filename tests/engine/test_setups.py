"""Set-ups: checked, with defaults filled in, and refused with what does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.engine.options import BY_LOT, UNDO, Option
from ludarium.engine.reasons import SetupError
from ludarium.engine.setups import make_setup
from tests.contract.hard_title import HardTitle
from tests.engine.toy import Toy

KNOWN = (Option("length", ("full", "short")), Option("map", ("a", "b", "c")))
SEATS = range(2, 5)


def test_defaults_are_the_first_choices() -> None:
    setup = make_setup(KNOWN, SEATS, ("Ada", "Bo"))
    assert dict(setup.options) == {"length": "full", "map": "a"}
    assert (setup.seats, setup.first, setup.names) == (2, 0, ("Ada", "Bo"))


def test_choices_are_kept() -> None:
    setup = make_setup(KNOWN, SEATS, ["Ada", "Bo", "Cy"], 2, {"map": "c"})
    assert (setup["map"], setup["length"], setup.first) == ("c", "full", 2)


def test_an_option_that_needs_another_is_left_out_without_it() -> None:
    known = (*KNOWN, Option("wind", ("calm", "storm"), needs=("map", "c")))
    assert dict(make_setup(known, SEATS, ("Ada", "Bo"), 0, {"map": "c"}).options)["wind"] == "calm"
    assert dict(make_setup(known, SEATS, ("Ada", "Bo"), 0, {"map": "c", "wind": "storm"}).options)["wind"] == "storm"
    without = make_setup(known, SEATS, ("Ada", "Bo"), 0, {"map": "b", "wind": "storm"})
    assert dict(without.options) == {"length": "full", "map": "b"}


def test_an_open_option_takes_anything() -> None:
    known = (*KNOWN, Option("motto", ("none",), is_open=True))
    assert make_setup(known, SEATS, ("Ada", "Bo"))["motto"] == "none"
    assert make_setup(known, SEATS, ("Ada", "Bo"), 0, {"motto": "Onward!"})["motto"] == "Onward!"


def test_equal_set_ups_are_equal_values() -> None:
    one = make_setup(KNOWN, SEATS, ("Ada", "Bo"), 0, {"map": "b", "length": "short"})
    other = make_setup(KNOWN, SEATS, ["Ada", "Bo"], 0, {"length": "short", "map": "b"})
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("names", "first", "options", "key", "params"),
    [
        ("A", 0, {}, "seats", {"seats": 1, "low": 2, "high": 4}),
        ("ABCDE", 0, {}, "seats", {"seats": 5, "low": 2, "high": 4}),
        ("AB", 2, {}, "first-seat", {"first": 2, "seats": 2}),
        ("AB", -2, {}, "first-seat", {"first": -2, "seats": 2}),
        ("AB", 0, {"colour": "red"}, "option", {"option": "colour", "known": "length, map"}),
        ("AB", 0, {"map": "d"}, "choice", {"option": "map", "choice": "d", "known": "a, b, c"}),
    ],
)
def test_what_does_not_fit_is_named(
    names: str, first: int, options: dict[str, str], key: str, params: dict[str, Any]
) -> None:
    with pytest.raises(SetupError) as caught:
        make_setup(KNOWN, SEATS, tuple(names), first, options)
    assert caught.value.reason.key == key
    assert dict(caught.value.reason.params) == params


def test_the_first_seat_may_be_left_to_the_lot() -> None:
    assert make_setup(KNOWN, SEATS, ("Ada", "Bo"), BY_LOT).first == BY_LOT


def test_the_lot_falls_on_every_seat() -> None:
    title = HardTitle()
    setup = title.setup(3, BY_LOT)
    assert {title.turn(title.start(setup, seed)) for seed in range(30)} == {0, 1, 2}


def test_every_title_has_the_undo_option() -> None:
    assert Toy().setup(2)["undo"] == UNDO.choices[0] == "fair"
    assert Toy().setup(2, options={"undo": "practice"})["undo"] == "practice"


def test_a_number_of_seats_gives_plain_names() -> None:
    assert Toy().setup(3).names == ("Seat 1", "Seat 2", "Seat 3")
    assert Toy().setup(["Ada"]).names == ("Ada",)


@pytest.mark.parametrize("unfit", ["\n", "\x00", "\x1b", "\x7f", "\x9b", "\u2028", "\u202e", "\u2066"])
def test_names_hold_nothing_that_steers_what_shows_them(unfit: str) -> None:
    assert make_setup(KNOWN, SEATS, (f"A{unfit}da", "Bo")).names == ("A da", "Bo")


def test_names_of_all_languages_stay_as_they_are() -> None:
    names = ("Zoë", "نی\u200cنی", "李小龍", "👩\u200d🚀")
    assert make_setup(KNOWN, SEATS, names).names == names
