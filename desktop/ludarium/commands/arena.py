"""``ludarium arena``: matches between computer seats, in one or several processes."""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from ludarium.commands.console import (
    FAILED,
    FINE,
    STOPPED,
    Data,
    add_command,
    add_language,
    add_settings,
    defer_sigint,
    int_between,
    rate,
    seed,
    show,
)

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

    from ludarium.ai.arena import SeatTally, Tally
    from ludarium.commands.console import Commands

MOST_JOBS = 60  # Windows can wait for no more processes
PREFETCH_PER_WORKER = 4  # so no worker is idle during a long match


def add(commands: Commands) -> None:
    parser = add_command(commands, "arena", "let computer seats play matches against each other", arena)
    parser.add_argument("title", help="the title's id, such as iron-age")
    parser.add_argument("--seats", required=True, metavar="LEVELS", help="a level for each seat, such as hard,medium")
    parser.add_argument("--games", type=int_between(1, 10**9), default=10, metavar="N", help="how many matches (10)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the same seed gives the same matches (1)")
    parser.add_argument("--mirrored", action="store_true", help="play each deal once from every seat")
    add_language(parser, "the report")
    add_settings(parser)
    parser.add_argument(
        "--jobs", type=int_between(1, MOST_JOBS), default=1, metavar="N", help="how many processes play (1)"
    )


def arena(wanted: argparse.Namespace) -> int:
    from functools import partial
    from time import perf_counter

    from ludarium.ai.arena import SeatTally, Tally
    from ludarium.ai.levels import level
    from ludarium.games import TITLES
    from ludarium.words import reports, speak

    speak(wanted.lang)
    levels, options = wanted.seats.split(","), dict(wanted.settings)
    for name in levels:
        level(name)
    title = TITLES.get(wanted.title, options=options)
    title.setup(len(levels), options=options)  # what cannot be set up is refused before play begins
    play = partial(_play_match, wanted.title, levels, wanted.seed, options, wanted.mirrored)
    total = Tally([SeatTally(name) for name in levels])
    interrupted = False
    began = perf_counter()
    try:
        for tally in _tallies(play, wanted.games, wanted.jobs):
            total.add(tally)
    except KeyboardInterrupt:
        interrupted = True
    total.seconds = perf_counter() - began
    show(arena_data(wanted.title, total, interrupted), wanted.json, reports.arena)
    return STOPPED if interrupted else FAILED if total.errors else FINE


def _play_match(
    title: str, levels: Sequence[str], seed: int, options: Mapping[str, str], mirrored: bool, number: int
) -> Tally:
    """Play one match; the result does not depend on the process."""
    from ludarium.ai.arena import play_matches
    from ludarium.games import TITLES

    return play_matches(TITLES.get(title, options=options), levels, (number,), seed, options, mirrored)


def _tallies(play: Callable[[int], Tally], games: int, jobs: int) -> Iterator[Tally]:
    """Yield the tallies in order."""
    if jobs == 1:
        yield from map(play, range(games))
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, games), spawn, initializer=_init_worker) as pool:
        try:
            yield from _prefetch(pool, play, games, PREFETCH_PER_WORKER * jobs)
        except BaseException:  # Ctrl+C above all: nobody waits for the matches that are still being played
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def _prefetch(pool: Executor, play: Callable[[int], Tally], games: int, ahead: int) -> Iterator[Tally]:
    """Yield the tallies in order, with only a few matches submitted ahead: there may be millions."""
    numbers = iter(range(games))
    asked: deque[Future[Tally]] = deque()
    for _ in range(games):
        with defer_sigint():  # here processes are started
            asked.extend(pool.submit(play, number) for number in islice(numbers, ahead - len(asked)))
        yield asked.popleft().result()


def _init_worker() -> None:
    """Ignore Ctrl+C, which the parent handles, and exit with the parent."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """Exit with the parent process, even during a match."""
    import os
    from multiprocessing import parent_process

    first = parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def arena_data(title: str, tally: Tally, interrupted: bool) -> Data:
    return {
        "title": title,
        "games": tally.games,
        "overlong": tally.overlong,
        "errors": len(tally.errors),
        "problems": tally.errors,
        "interrupted": interrupted,
        "seconds": round(tally.seconds, 3),
        "actions_per_s": rate(tally.actions, tally.seconds),
        "matches_per_s": rate(tally.games, tally.seconds),
        "seats": [_seat_data(seat) for seat in tally.seats],
        "sides": _sides_data(tally.seats),
        "terms": _terms_data(tally.seats),
    }


def _sides_data(seats: Sequence[SeatTally]) -> list[Data]:
    """Return games and wins for each side, by seat."""
    sides = sorted({side for seat in seats for side in seat.sides if side})
    return [{"side": side, **_wins_by(seats, [seat.sides for seat in seats], side)} for side in sides]


def _terms_data(seats: Sequence[SeatTally]) -> list[Data]:
    """Return games and wins for each setting the title distinguishes, by seat."""
    played = dict.fromkeys(terms for seat in seats for terms in seat.terms if terms)
    return [{"options": dict(terms), **_wins_by(seats, [seat.terms for seat in seats], terms)} for terms in played]


def _wins_by(seats: Sequence[SeatTally], marks: Sequence[Sequence[object]], mark: object) -> Data:
    """Count games and wins with that mark, by seat. ``marks``: of each match, for each seat."""
    won = [
        [share for share, one in zip(seat.shares, own, strict=True) if one == mark]
        for seat, own in zip(seats, marks, strict=True)
    ]
    return {"games": list(map(len, won)), "wins": [round(sum(shares), 4) for shares in won]}


def _seat_data(seat: SeatTally) -> Data:
    from statistics import mean, median

    from ludarium.ai.arena import interval

    scores, times = seat.scores, sorted(seat.times)
    return {
        "seat": seat.level,
        "wins": round(seat.wins, 4),
        "interval": [round(share, 4) for share in interval(seat.wins, len(scores))],
        "mean_score": round(mean(scores), 3) if scores else None,
        "min": min(scores, default=None),
        "median": median(scores) if scores else None,
        "max": max(scores, default=None),
        "scores": scores,
        # A random seat does not think: its decisions take no time worth a number.
        "ms_per_decision": round(mean(times) * 1000, 3) if times else 0.0,
        "p95_ms": round(times[int(len(times) * 0.95)] * 1000, 3) if times else 0.0,
        "s_per_turn": round(mean(seat.turns), 3) if seat.turns else 0.0,
    }
