"""The same in great numbers, for all titles: random decisions, undo walks, hidden twins. `make test` has a sample.

A walk goes back and forth at random over the decisions of a match, plays on from wherever it stands, hands seats over,
and is compared with the match played straight from its actions.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.ai.levels import LEVELS
from ludarium.engine.chance import Rng
from ludarium.engine.match import HUMAN, Match
from ludarium.engine.reasons import RuleError
from tests.contract import properties
from tests.contract.cases import ALL, HAND_TWINS, PASSING, TWINS, Case

SAMPLE, MANY = 1, 25

NUMBERS = [pytest.param(SAMPLE, id="sample"), pytest.param(MANY, id="many", marks=pytest.mark.long)]
FIRST = {case.title.id: case for case in reversed(ALL)}
CASES = [*FIRST.values(), *(pytest.param(case, marks=pytest.mark.long) for case in ALL if case not in FIRST.values())]
"""One way to set each title up for every day, and all of them."""


def setups(case: Case, count: int) -> list[tuple[Any, int]]:
    title = case.title
    return [(title.setup(case.seats, seed % case.seats, dict(case.options)), 7000 + seed) for seed in range(count)]


# Random decisions


@pytest.mark.parametrize("count", [pytest.param(4, id="sample"), pytest.param(150, id="many", marks=pytest.mark.long)])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_decisions_make_no_error(case: Case, count: int) -> None:
    """Whatever is offered can be played, to the end, and everything that can be asked on the way has an answer."""
    title = case.title
    for setup, seed in setups(case, count if case.title.id not in LONG_MATCHES else max(1, count // 10)):
        state, rng = title.start(setup, seed), Rng(seed)
        for _ in range(properties.LONGEST):
            seat = title.turn(state)
            if seat is None:
                break
            action = title.sample(state, rng)
            assert title.why_not(state, action) is None
            state = title.play(state, action)
        assert title.outcome(state) is not None
        assert len(title.standing(state)) == setup.seats


LONG_MATCHES = ("imperium", "rome")
"""Their matches have a thousand decisions and more."""


# Undo walks


@pytest.mark.parametrize("count", NUMBERS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_walk_over_undo_and_redo_is_the_match_that_it_says(case: Case, count: int) -> None:
    for setup, seed in setups(case, count if case.title.id not in LONG_MATCHES else max(1, count // 5)):
        for undo in ("fair", "practice"):
            walk(case, properties.with_undo(case.title, setup, undo), seed, steps=300)


def walk(case: Case, setup: Any, seed: int, steps: int) -> None:
    rng, title = Rng(seed), case.title
    players = [HUMAN, *rng_players(rng, setup.seats - 1)]
    match = Match(title, setup, seed, players)
    for _ in range(steps):
        move(match, rng)
    again = Match(title, setup, seed, match.seated)
    again.handed = match.handed
    again.replay(match.steps, match.cursor)
    assert (again.state, again.players) == (match.state, match.players)
    assert replayed(match).state == match.state


def replayed(match: Match[Any]) -> Match[Any]:
    """The match played straight: only the actions that count."""
    again = Match(match.title, match.setup, match.seed, match.seated)
    for action in match.actions[: match.cursor]:
        again.play(action)
    return again


def move(match: Match[Any], rng: Rng) -> None:
    """Back, forth, on, or another holder of a seat: whatever chance says and the rules allow."""
    what = rng.randbelow(10)
    try:
        if what < 2:
            match.undo(1 + rng.randbelow(3))
        elif what < 4:
            match.redo(1 + rng.randbelow(2))
        elif what == 4 and match.setup.seats > 1:
            match.hand_over(rng.randbelow(match.setup.seats), rng.pick([HUMAN, *LEVELS]))
        elif not match.is_over:
            match.play(match.title.sample(match.state, rng))
    except RuleError:
        pass
    assert len(match.actions) == len(match.digests) == len(match.states) - 1
    assert 0 <= match.cursor <= len(match.actions)
    assert all(over.at <= len(match.actions) for over in match.handed)


def rng_players(rng: Rng, count: int) -> list[str]:
    return [rng.pick([HUMAN, "easy"]) for _ in range(count)]


# Hidden twins


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_is_hidden_is_hidden_in_many_matches(case: Case) -> None:
    """The contract's own checks of a match or two, on many more."""
    twin = TWINS.get(case.title.id)
    for setup, seed in setups(case, 12 if case.title.id not in LONG_MATCHES else 3):
        properties.check_hidden_looks_the_same(case.title, setup, seed, twin)
        properties.check_seen_is_told(case.title, setup, seed, twin, PASSING.get(case.title.id, frozenset()))
        properties.check_fences(case.title, setup, seed, twin)


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_comes_next_tells_nothing_in_many_matches(case: Case) -> None:
    twin, hand_twin = TWINS.get(case.title.id), HAND_TWINS.get(case.title.id)
    for setup, seed in setups(case, 12):
        properties.check_next_question_tells_nothing(case.title, setup, seed, twin, hand_twin, 1500)
