"""What must be true of every title's table, tried on the titles that say what lies on theirs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.engine.contract import Title
from tests.contract import table_properties
from tests.contract.cases import ALL, HARD, Case
from tests.contract.test_contract import extras, for_seeds

CHECKS = [check for name, check in vars(table_properties).items() if name.startswith("check_")]
KNOWN = 0.7
"""The least share of a title's actions, over all its set-ups, whose outcome is known before."""

FORESIGHT = [check for check in CHECKS if "foresight" in check.__name__]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", ALL, ids=str)
def test_table(case: Case, check: Callable[..., None]) -> None:
    has_scene = type(case.title).scene is not Title.scene
    if has_scene or check in FORESIGHT:
        for_seeds(case, lambda setup, seed: check(case.title, setup, seed, **extras(case, check)))


@pytest.mark.parametrize("name", sorted({case.title.id for case in ALL} - {HARD.id}))
def test_most_of_what_can_be_done_is_known_before(name: str) -> None:
    counts = [
        table_properties.known_before(case.title, case.title.setup(case.seats, 0, dict(case.options)), 1)
        for case in ALL
        if case.title.id == name
    ]
    known, offered = (sum(column) for column in zip(*counts, strict=True))
    assert known >= KNOWN * offered, f"only {known} of {offered} actions are known before"
