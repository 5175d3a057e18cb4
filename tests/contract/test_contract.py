"""What must be true of every title, tried on all of them with several set-ups and seeds."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludarium.engine.chance import number
from ludarium.games import TITLES
from tests.contract import properties
from tests.contract.cases import ALL, CHOOSE, HAND_TWINS, PASSING, TWINS, Case, load

CHECKS = [check for name, check in vars(properties).items() if name.startswith("check_")]


@pytest.mark.parametrize("name", list(TITLES))
def test_every_title_loads(name: str) -> None:
    title = load(name)
    assert not isinstance(title, Exception), f"{name} does not load: {title!r}"
    assert title.id == name


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", ALL, ids=str)
def test_contract(case: Case, check: Callable[..., None]) -> None:
    for_seeds(case, lambda setup, seed: check(case.title, setup, seed, **extras(case, check)))


@pytest.mark.parametrize("name", list(CHOOSE))
@pytest.mark.parametrize("case", ALL, ids=str)
def test_computers_choose_by_what_they_know(case: Case, name: str) -> None:
    given_twin = TWINS.get(case.title.id)

    def check(setup: Any, seed: int) -> None:
        properties.check_hidden_looks_the_same(case.title, setup, seed, given_twin, CHOOSE[name])

    for_seeds(case, check)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_hides_something_has_a_maker_of_twins(case: Case) -> None:
    setup = case.title.setup(case.seats, 0, dict(case.options))
    if properties.hides_something(case.title, setup, 1):
        assert case.title.id in TWINS, "say in cases.py how its hidden cards can be exchanged"


def extras(case: Case, check: Callable[..., None]) -> dict[str, Any]:
    """What some checks need to know of a title besides the set-up."""
    known = {
        "twin": TWINS.get(case.title.id),
        "hand_twin": HAND_TWINS.get(case.title.id),
        "passing": PASSING.get(case.title.id, frozenset()),
    }
    return {name: known[name] for name in inspect.signature(check).parameters if name in known}


def for_seeds(case: Case, check: Callable[[Any, int], None]) -> None:
    """Run the check with any seat first and any seed. Every check gets the same ones, so that matches can be shared."""

    @settings(
        max_examples=case.matches,
        derandomize=True,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(-1, case.seats - 1), st.integers(0, 2**64 - 1))
    def run(first: int, seed: int) -> None:
        # Examples begin with the simplest: so that not every set-up is tried on the same match, each has its own seeds.
        own = number(seed, crc32(str(case).encode()))
        check(case.title.setup(case.seats, first, dict(case.options)), own)

    run()
