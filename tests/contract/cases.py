"""Which titles and set-ups the contract is tried on: all that are registered, and the test title."""

from __future__ import annotations

import math
from itertools import islice, product
from typing import Any

import attrs

from ludarium.ai.levels import LEVELS
from ludarium.ai.search import think
from ludarium.engine.options import Option
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from tests.contract import hard_title
from tests.contract.hard_title import HardTitle
from tests.contract.properties import Choose, Twin
from tests.games.eight_minute_empire import hidden
from tests.games.imperium import twins as imperium_twins
from tests.games.rome import hidden as rome_hidden

MOST_COMBINATIONS = 4
MATCHES = 8
"""How many matches each check plays of one title, at least two for each set-up."""

LONG = {("eight-minute-empire", "games", "3")}
"""Choices that only make matches longer: tried with the fewest seats."""

HARD = HardTitle()

TWINS: dict[str, Twin] = {
    HARD.id: hard_title.twin,
    "eight-minute-empire": hidden.twin,
    "imperium": imperium_twins.twin,
    "rome": rome_hidden.twin,
}
"""For each title that hides something: a maker of states that differ only in what a seat may not know.

It must not ask the title's `observe` or `imagine`: what the one leaks, the other takes for known.
"""

HAND_TWINS: dict[str, Twin] = {"imperium": imperium_twins.hand_twin}
"""For some titles: a maker of states that differ only in what other seats hold, and in nothing that is drawn soon."""

PASSING: dict[str, frozenset[str]] = {
    "eight-minute-empire": frozenset({"dealt"}),
    "imperium": frozenset({"nation-card", "revealed"}),
}
"""For each title: kinds of events that openly show what is hidden again at once, as a card shown and shuffled in."""


SETUPS: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "imperium": (
        (2, {"nations": "vikings,utopians", "commons": "classics"}),
        (4, {"nations": "olmecs,arthurians,atlanteans,romans", "commons": "legends"}),
        (1, {"nations": "greeks,qin", "commons": "legends", "bot": "supreme-ruler"}),
    )
}
"""Titles whose matches are long: the few set-ups that they are tried with, one match each."""


def seat_of(name: str) -> Choose:
    """A computer's seat of that level, with as much time as it needs: a clock would make its choice uncertain."""
    level = attrs.evolve(LEVELS[name], seconds=math.inf)
    return lambda title, observed, seat, seed: think(title, observed, seat, level, seed).action


CHOOSE: dict[str, Choose] = {name: seat_of(name) for name in ("random", "easy")}
"""Computer seats by name, whose choices must not depend on what they may not know."""


@attrs.frozen
class Case:
    """A title with one way to set it up."""

    title: AnyTitle
    seats: int
    options: tuple[tuple[str, str], ...]
    matches: int

    def __str__(self) -> str:
        return "-".join([self.title.id, str(self.seats), *(choice for _, choice in self.options)])


def combinations_of(options: tuple[Option, ...]) -> list[tuple[tuple[str, str], ...]]:
    """All combinations of choices, or, where there are too many, a few in which every choice occurs."""
    keys = [option.key for option in options]
    every = list(islice(product(*(option.choices for option in options)), MOST_COMBINATIONS + 1))
    if len(every) > MOST_COMBINATIONS:
        longest = max(len(option.choices) for option in options)
        every = [tuple(o.choices[row % len(o.choices)] for o in options) for row in range(longest)]
    return [tuple(zip(keys, choices, strict=True)) for choices in every]


def cases_of(title: AnyTitle) -> list[Case]:
    if title.id in SETUPS:
        return [Case(title, seats, tuple(options.items()), 1) for seats, options in SETUPS[title.id]]
    pairs = [
        (seats, options if seats == title.allowed_seats[0] else shortened(title, options))
        for seats, options in product(title.allowed_seats, combinations_of(title.options))
    ]
    matches = max(2, MATCHES // len(pairs))
    return [Case(title, seats, options, matches) for seats, options in pairs]


def shortened(title: AnyTitle, options: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """The options without long choices: with the defaults in their place."""
    usual = {option.key: option.choices[0] for option in title.options}
    return tuple((key, usual[key] if (title.id, key, choice) in LONG else choice) for key, choice in options)


def loaded() -> list[AnyTitle]:
    """The titles that load; a test of its own says of each whether it does."""
    titles: list[AnyTitle] = [HARD]
    for name in TITLES:
        title = load(name)
        if not isinstance(title, Exception):
            titles.append(title)
    return titles


def load(name: str) -> Any:
    """The title, or what is wrong with it."""
    try:
        return TITLES.get(name)
    except Exception as error:
        return error


ALL = [case for title in loaded() for case in cases_of(title)]
