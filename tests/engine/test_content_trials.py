"""Content is tried out: a match that fails, loses pieces or has no end is told, with how many sat at it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ludarium.engine import content_trials
from ludarium.engine.actions import Action
from ludarium.engine.content_trials import try_out
from ludarium.engine.events import Recorder
from ludarium.engine.reasons import ContentError
from tests.engine.toy import Toy, ToyState


class Stumbling(Toy):
    """Stumbles over rolling a die."""

    def apply(self, state: ToyState, action: Action, record: Recorder | None = None) -> ToyState:
        return super().apply(state, action, record) if action.verb != "roll" else [][1]


class Losing(Toy):
    """Loses a piece with every point."""

    def pieces(self, state: ToyState) -> Mapping[str, int]:
        return {"coin": 10 - sum(state.points)}


class Blind(Toy):
    """Cannot say how well a seat stands."""

    def value(self, state: ToyState, seat: int) -> float:
        raise LookupError("no such nation")


def told(title: Toy) -> tuple[str, dict[str, object]]:
    with pytest.raises(ContentError) as caught:
        try_out(title, [title.setup(seats) for seats in (3, 2)] * 5, "mine")
    return caught.value.reason.key, dict(caught.value.reason.params)


def test_what_plays_is_accepted() -> None:
    try_out(Toy(), [Toy().setup(seats) for seats in (1, 2, 3, 4)], "mine")


@pytest.mark.parametrize(
    ("title", "problem"),
    [
        (Stumbling(), "IndexError: list index out of range"),
        (Losing(), "ValueError: pieces were made or lost"),
        (Blind(), "LookupError: no such nation"),
    ],
)
def test_what_fails_in_play_is_told(title: Toy, problem: str) -> None:
    assert told(title) == ("content-unplayable", {"file": "mine", "seats": 3, "problem": problem})


def test_what_has_no_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_trials, "LONGEST", 3)
    assert told(Toy())[0] == "content-endless"
