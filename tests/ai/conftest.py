"""Positions for the computer's seats."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES


@pytest.fixture(scope="session")
def iron_age() -> AnyTitle:
    return TITLES.get("iron-age")


def state_at(title: AnyTitle, key: str, seats: int = 2, seed: int = 3) -> Any:
    """The first position of a random match in which that is asked and there is a choice."""
    rng = Rng(seed)
    state = title.start(title.setup(seats), seed)
    while title.prompt(state).key != key or len(title.actions(state)) < 3:
        state = title.apply(state, title.sample(state, rng))
    return state


def play(title: AnyTitle, state: Any, *texts: str) -> Any:
    for text in texts:
        state = title.play(state, parse(text))
    return state
