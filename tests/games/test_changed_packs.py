"""Packs and maps with something changed by chance: told with file and field, or played to the end by anybody."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest

from ludarium import words
from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.commands.content import check
from ludarium.engine.chance import Rng
from ludarium.engine.reasons import ContentError
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games import TITLES
from tests.games.changed_packs import SOURCES, changed_copy

CHECKED, PLAYED = 120.0, 240.0
"""The most seconds for a check, and for a match."""

MEGABYTES = 400
"""The most by which checking and playing one pack may grow the process."""


def memory() -> int:
    """Megabytes that this process uses now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 // 1_000_000


def setups(title: AnyTitle, original: AnyTitle) -> list[Setup]:
    """A set-up for the fewest and one for the most seats; a map need not be one of those that can be chosen."""
    seats = sorted({title.allowed_seats[0], min(title.allowed_seats[-1], 3)})
    if title.id != "eight-minute-empire":
        return [title.setup(number) for number in seats]
    own = next(name for name in title.boards if name not in original.boards)
    return list(title._trials(own))[:2]


def play(title: AnyTitle, setup: Setup, seed: int, *, easily: bool) -> None:
    began, rng, number = time.monotonic(), Rng(seed), 0
    state = title.start(setup, seed)
    while (seat := title.turn(state)) is not None:
        number += 1
        if easily:
            action = think(title, title.observe(state, seat), seat, level("easy"), number).action
        else:
            action = title.sample(state, rng)
        state = title.apply(state, action)
        assert time.monotonic() - began < PLAYED
    assert title.outcome(state) is not None


def try_one(name: str, folder: Path, seed: int, *, easily: bool) -> bool:
    """Whether a changed copy was accepted; what is refused is told with its file, a line for each thing."""
    title = TITLES.get(name)
    pack, changed = changed_copy(name, folder, seed)
    began, before = time.monotonic(), memory()
    try:
        fitting = check(title, pack)
    except ContentError as error:
        said = [words.sentence(reason) for reason in error.reasons]
        assert all(".json" in line for line in said), (changed, said)
        return False
    finally:
        assert time.monotonic() - began < CHECKED, changed
        shutil.rmtree(pack) if pack.is_dir() else pack.unlink()
    for setup in setups(fitting, title):
        play(fitting, setup, seed, easily=False)
    if easily:
        play(fitting, setups(fitting, title)[0], seed, easily=True)
    assert memory() - before < MEGABYTES, changed
    return True


@pytest.mark.parametrize("name", SOURCES)
def test_changed_packs_are_told_or_played(tmp_path, name):
    accepted = [try_one(name, tmp_path, seed, easily=False) for seed in range(8)]
    assert not all(accepted)


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("name", SOURCES)
def test_many_changed_packs_are_told_or_played(tmp_path, name, part):
    accepted = [try_one(name, tmp_path, seed, easily=True) for seed in range(part * 50, part * 50 + 50)]
    assert any(accepted)
    assert not all(accepted)
