"""Matches of Imperium that are over, for tests of what is shown of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludarium.engine.actions import Action
from ludarium.games import TITLES
from ludarium.library.library import Library
from ludarium.library.saved import SavedMatch

IMPERIUM: Any = TITLES.get("imperium")
NAMES = ("Marta", "Hanno", "Solon", "Livia")


def setup_of(seats: int, **options: str):
    return IMPERIUM.setup(NAMES[:seats], 0, options)


@cache
def played(setup, seed: int) -> tuple[Action, ...]:
    """What the computer's first thought plays."""
    state, found = IMPERIUM.start(setup, seed), []
    while IMPERIUM.turn(state) is not None:
        actions = IMPERIUM.actions(state)
        weights = IMPERIUM.priors(state, actions) if len(actions) > 1 else [1.0]
        found.append(actions[max(range(len(actions)), key=weights.__getitem__)])
        state = IMPERIUM.apply(state, found[-1])
    return tuple(found)


def over(library: Library, seats: int = 2, seed: int = 5, **options: str) -> SavedMatch:
    """A whole match. Of its seats a person has the first one."""
    setup = setup_of(seats, **options)
    match = library.new_match(IMPERIUM, setup, seed, ("human", "hard", "easy", "medium")[:seats])
    for action in played(setup, seed):
        match.play(action)
    assert match.is_over
    return match
