"""Memory in long runs: match after match in one process takes no more of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.games import TITLES

BEGIN, END = 50, 250
MOST = 0.1
"""Megabytes a match, between those two: caches are full by then."""


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads its memory where Linux tells it")
@pytest.mark.parametrize("name", list(TITLES))
def test_match_after_match_takes_no_more_memory(name: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.memory", name, str(BEGIN), str(END)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[1],
    )
    before, after = map(float, told.stdout.split())
    assert after - before < MOST * (END - BEGIN), f"{before} MB after {BEGIN} matches, {after} MB after {END}"
