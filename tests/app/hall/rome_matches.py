"""Matches of Rome for the pages around its table: played by the computer's quick judgement, or badly."""

from __future__ import annotations

from functools import cache

from ludarium.engine.actions import Action, parse
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.games.rome.steps.turn import END
from ludarium.library.library import Library
from ludarium.library.saved import SavedMatch
from ludarium.tables.table_makers import OFFERED

ROME = OFFERED.get("rome")

IDLE = 99
"""The deal of a match in which every turn is ended at once, so that it is lost."""


@cache
def played(seed: int = 3, leader: str = "hadrian", difficulty: str = "casual") -> tuple[str, ...]:
    """The actions of a whole short match, the best-looking one each time."""
    setup = ROME.setup(["Marta"], options={"leader": leader, "length": "short", "difficulty": difficulty})
    match = Match(ROME, setup, seed)
    while not match.is_over:
        match.play(idle(match) if seed == IDLE else promising(match))
    return tuple(action.text for action in match.actions)


def idle(match: Match) -> Action:
    actions = match.title.actions(match.state)
    return END if END in actions else actions[0]


def promising(match: Match) -> Action:
    actions = match.title.actions(match.state)
    values = match.title.expected(match.state, actions)
    if values is None:
        return match.title.sample(match.state, Rng(match.cursor))
    return actions[max(range(len(actions)), key=values.__getitem__)]


def begun(
    library: Library, seed: int = 3, leader: str = "hadrian", difficulty: str = "casual", origin: str = "lot"
) -> SavedMatch:
    """A match in the library of which nothing is played."""
    setup = ROME.setup(["Marta"], options={"leader": leader, "length": "short", "difficulty": difficulty})
    return library.new_match(ROME, setup, seed, ["human"], origin)


def over(
    library: Library, seed: int = 3, leader: str = "hadrian", difficulty: str = "casual", origin: str = "lot"
) -> SavedMatch:
    """A match in the library that is over."""
    match = begun(library, seed, leader, difficulty, origin)
    for text in played(seed, leader, difficulty):
        match.play(parse(text))
    return match


def collapsed(library: Library) -> SavedMatch:
    """A match of somebody who plays anything, until Rome falls."""
    match, rng = begun(library, leader="fulvia"), Rng(6)
    while not match.is_over:
        match.play(ROME.sample(match.state, rng))
    return match
