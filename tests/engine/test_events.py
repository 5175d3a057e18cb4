"""Events: each seat sees of them what it may."""

from __future__ import annotations

import pytest

from ludarium.engine.events import EVERYONE, Event, redact
from ludarium.engine.values import UNKNOWN

DRAWN = Event("drawn", 1, (("card", 17), ("count", 1)), audience=0b10, secrets=("card",), news=True)
LOOKED = Event("looked", 2, (("cards", (3, 4)),), audience=0b101)
ROLLED = Event("rolled", 0, (("dice", (1, 6)),), news=True)


@pytest.mark.parametrize("seat", range(5))
def test_what_is_for_everyone_is_seen_by_everyone(seat: int) -> None:
    assert ROLLED.audience == EVERYONE
    assert redact(ROLLED, seat) is ROLLED


def test_the_audience_sees_all_of_it() -> None:
    assert redact(DRAWN, 1) is DRAWN
    assert redact(LOOKED, 0) is LOOKED
    assert redact(LOOKED, 2) is LOOKED


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_others_see_it_without_its_secrets(seat: int) -> None:
    seen = redact(DRAWN, seat)
    assert seen is not None
    assert (seen.kind, seen.seat) == ("drawn", 1)
    assert (seen["card"], seen["count"]) == (UNKNOWN, 1)
    assert "17" not in repr(seen)


def test_without_secrets_others_see_nothing_of_it() -> None:
    assert redact(LOOKED, 1) is None


def test_redacting_leaves_the_event_alone() -> None:
    redact(DRAWN, 0)
    assert DRAWN["card"] == 17


def test_a_parameter_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        ROLLED["card"]
