"""Arenas in several processes: stopped at any moment, killed, and asked for more matches than memory holds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from ludarium.processes import prefetched
from tests.commands.programs import COMMAND, surroundings

PATIENCE = 60
"""Seconds until a test gives up on a process."""

LONG_ARENA = ("arena", "iron-age", "--seats", "hard,hard", "--games", "1000", "--jobs", "2")
STARTED = """
import sys
from ludarium.__main__ import main
code = 130
try:
    print("started", flush=True)
    code = main()
except KeyboardInterrupt:
    pass  # before it was called
sys.exit(code)
"""


def living(group: int) -> list[int]:
    """The processes of the group that run; one that has ended but was not yet collected does not."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(status[2]) == group and status[0] != "Z":
            found.append(int(folder.name))
    return found


def all_gone(group: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while living(group) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not living(group)


@pytest.fixture
def group() -> Iterator[list[int]]:
    """Groups of processes that are cleared away, also where a test has failed."""
    groups: list[int] = []
    yield groups
    for group in groups:
        for process in living(group):
            os.kill(process, signal.SIGKILL)


# A sample for every day, and all of them: so many moments in the first second.
MOMENTS = [pytest.param(6, id="some"), pytest.param(60, id="many", marks=pytest.mark.long)]


@pytest.mark.parametrize("moments", MOMENTS)
def test_stopped_in_its_first_second(group, moments):
    """As Ctrl+C does it, all processes hear of it. Nothing aborts, nothing goes on, and nobody is told of an error."""
    for moment in range(moments):
        ran = subprocess.Popen(
            [sys.executable, "-c", STARTED, *LONG_ARENA],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings(),
            start_new_session=True,
        )
        group.append(ran.pid)
        assert ran.stdout.readline() == "started\n"
        time.sleep(moment / moments)
        os.killpg(ran.pid, signal.SIGINT)
        out, err = ran.communicate(timeout=PATIENCE)
        assert (ran.returncode, err) == (130, "")
        assert out == "" or "Stopped before all matches were played." in out
        assert all_gone(ran.pid)


def test_killed_it_leaves_nobody_behind(group):
    """Its helpers end in the middle of a match."""
    ran = subprocess.Popen(
        [*COMMAND, *LONG_ARENA], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    group.append(ran.pid)
    deadline = time.monotonic() + PATIENCE
    while len(living(ran.pid)) < 4 and time.monotonic() < deadline:  # itself, two that play, one that tidies up
        time.sleep(0.02)
    assert len(living(ran.pid)) == 4
    ran.kill()
    ran.wait()
    assert all_gone(ran.pid)


class Counting:
    """In place of processes: plays at once, and counts how many matches were asked for before they were due."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def submit(self, play, number):
        self.asked.append(number)
        done: Future[int] = Future()
        done.set_result(play(number))
        return done


def test_only_a_few_matches_are_asked_for_ahead():
    pool = Counting()
    results = prefetched(pool, lambda number: number, range(10**9), 8)
    for number in range(100):
        assert next(results) == number
        assert len(pool.asked) == number + 8


@pytest.mark.parametrize("games", [1, 7, 8, 9, 20])
def test_all_matches_are_played_in_their_order(games):
    assert list(prefetched(Counting(), lambda number: number, range(games), 8)) == list(range(games))
