"""``ludarium bench``: speed of rules, search, library and window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from ludarium.commands.console import FINE, Data, add_command, rate, seconds, show

if TYPE_CHECKING:
    from ludarium.commands.console import Commands
    from ludarium.engine.registry import AnyTitle
    from ludarium.engine.setups import Setup


def add(commands: Commands) -> None:
    parser = add_command(commands, "bench", "measure rules, search and library", bench)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="the titles to measure (all)")
    parser.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="how long each measurement takes (2)")
    parser.add_argument(
        "--catanatron",
        metavar="COMMAND",
        help="a command that measures Catanatron's random play, run in turn with ours (packaging/bench.sh has one)",
    )


def bench(wanted: argparse.Namespace) -> int:
    os.environ.pop("LUDARIUM_FROZEN", None)  # before the engine looks: states are measured as they are in play
    from ludarium.engine.values import FROZEN
    from ludarium.games import TITLES
    from ludarium.words import reports

    titles = {name: TITLES.get(name) for name in wanted.titles or TITLES}
    catanatron: Data = {"catanatron_actions_per_s": None}
    if wanted.catanatron:  # first: a command that does not work should not be noticed last
        catanatron = _beside_catanatron(titles, wanted.catanatron, wanted.seconds)
    from ludarium.commands.bench_tables import beside_the_lean
    from ludarium.commands.bench_window import feel, feel_of_tables
    from ludarium.tables.table_makers import TABLES

    speeds = {name: _speeds(title, wanted.seconds) for name, title in titles.items()}
    for name, felt in feel_of_tables([title for name, title in titles.items() if name in TABLES]).items():
        speeds[name]["table"] = felt
    data: Data = {
        "titles": speeds,
        **catanatron,
        **feel(next(iter(titles.values())), wanted.seconds),
        "late": beside_the_lean(max(1, round(2 * wanted.seconds))),
        "load_ms_per_action": max(speed["load_ms_per_action"] for speed in speeds.values()),
        "commit_ms": max(speed["commit_ms"] for speed in speeds.values()),
        "memory_mb": _memory(),
        "frozen": FROZEN,
    }
    show(data, wanted.json, reports.bench)
    return FINE


def _speeds(title: AnyTitle, seconds: float) -> Data:
    setup = _bench_setup(title)
    actions, matches = _random_speed(title, setup, seconds)
    load, commit = _library_speed(title, setup)
    return {
        "seats": setup.seats,
        "actions_per_s": actions,
        "matches_per_s": matches,
        "search_iterations_per_s": _search_speed(title, setup, seconds),
        "load_ms_per_action": load,
        "commit_ms": commit,
    }


def _bench_setup(title: AnyTitle) -> Setup:
    """Set up four seats, or as many as possible."""
    return title.setup(4 if 4 in title.allowed_seats else title.allowed_seats[-1])


def _random_match(title: AnyTitle, setup: Setup, seed: int) -> list[Any]:
    from ludarium.engine.chance import Rng

    rng = Rng(seed)
    state = title.start(setup, seed)
    states = [state]
    while title.turn(state) is not None:
        state = title.apply(state, title.sample(state, rng))
        states.append(state)
    return states


def _random_speed(title: AnyTitle, setup: Setup, seconds: float) -> tuple[float, float]:
    """Return actions and matches of random play per second of one core."""
    from time import process_time

    actions = matches = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        actions += len(_random_match(title, setup, matches)) - 1
        matches += 1
    return rate(actions, spent), rate(matches, spent)


SEARCHED_MATCHES = 2  # matches searched for decisions


def _search_speed(title: AnyTitle, setup: Setup, seconds: float) -> float | None:
    """Return iterations of a hard seat's search per second of one core."""
    from time import process_time

    from ludarium.ai.levels import level
    from ludarium.ai.search import think

    hard, iterations, spent = level("hard"), 0, 0.0
    positions = _positions(title, setup)
    for observed, seat in islice(positions, 1):  # the first thought also loads what the title knows
        think(title, observed, seat, hard, seed=1)
    for observed, seat in positions:
        began = process_time()
        iterations += think(title, observed, seat, hard, seed=1).iterations
        spent += process_time() - began
        if spent >= seconds:
            break
    return rate(iterations, spent) or None


def _positions(title: AnyTitle, setup: Setup) -> Iterator[tuple[Any, int]]:
    """Decisions in the middle of random matches that need a search: neither forced nor known without one.

    Where none is found for a while there is none: the title knows them all.
    """
    for number in range(SEARCHED_MATCHES):
        states = _random_match(title, setup, number)
        for state in states[len(states) // 4 : len(states) * 3 // 4 : 5]:
            seat = title.turn(state)
            assert seat is not None  # only the last state has none
            observed = title.observe(state, seat)
            actions = title.actions(observed)
            if len(actions) > 1 and title.expected(observed, actions) is None:
                yield observed, seat


def _library_speed(title: AnyTitle, setup: Setup) -> tuple[float, float]:
    """Return milliseconds to load an action of a long match, and to save one."""
    from pathlib import Path
    from statistics import median
    from tempfile import TemporaryDirectory
    from time import perf_counter

    from ludarium.engine.chance import Rng
    from ludarium.engine.resources import home
    from ludarium.library.disk import make_folder
    from ludarium.library.library import Library

    seed = max(range(10), key=lambda seed: len(_random_match(title, setup, seed)))
    rng, commits, loads = Rng(seed), [], []
    make_folder(home())
    with TemporaryDirectory(prefix="bench-", dir=home()) as folder, Library.open(Path(folder)) as library:
        match = library.new_match(title, setup, seed)
        while not match.is_over:
            action = title.sample(match.state, rng)
            began = perf_counter()
            match.play(action)
            commits.append(perf_counter() - began)
        for _ in range(3):
            began = perf_counter()
            library.load(match.id)
            loads.append(perf_counter() - began)
    return round(median(loads) / len(commits) * 1000, 4), round(median(commits) * 1000, 4)


def _memory() -> float | None:
    """Return the peak memory of this process in megabytes."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


def _beside_catanatron(titles: Mapping[str, AnyTitle], command: str, seconds: float) -> Data:
    """Measure each title and Catanatron in turn, so a busy machine slows all alike."""
    from statistics import median

    ours: dict[str, list[float]] = {name: [] for name in titles}
    theirs = []
    for _ in range(3):
        theirs.append(_side_speed(command, seconds))
        for name, title in titles.items():
            ours[name].append(_random_speed(title, _bench_setup(title), seconds)[0])
    speeds = {name: median(found) for name, found in ours.items()}
    return {
        "beside_catanatron_actions_per_s": speeds,
        "catanatron_actions_per_s": round(median(theirs), 3),
        "catanatron_ratio": {name: round(speed / median(theirs), 3) for name, speed in speeds.items()},
    }


def _side_speed(command: str, seconds: float) -> float:
    """Return the speed that the command reports."""
    import shlex
    import subprocess

    from ludarium.engine.reasons import LudariumError, because

    try:
        ran = subprocess.run([*shlex.split(command), str(seconds)], capture_output=True, text=True, check=True)
        return float(json.loads(ran.stdout)["actions_per_s"])
    except (OSError, subprocess.CalledProcessError, ValueError, LookupError) as error:
        raise LudariumError(because("side-program", problem=str(error))) from error
