"""``ludarium arena``: matches between computer seats, in one or several processes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.commands.console import (
    FAILED,
    FINE,
    STOPPED,
    Data,
    add_command,
    add_jobs,
    add_language,
    add_settings,
    int_between,
    rate,
    seed,
    show,
)

if TYPE_CHECKING:
    from ludarium.ai.arena import SeatTally, Tally
    from ludarium.commands.console import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "arena", "let computer seats play matches against each other", arena)
    parser.add_argument("title", help="the title's id, such as iron-age")
    parser.add_argument("--seats", required=True, metavar="LEVELS", help="a level for each seat, such as hard,medium")
    parser.add_argument("--games", type=int_between(1, 10**9), default=10, metavar="N", help="how many matches (10)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the same seed gives the same matches (1)")
    parser.add_argument("--mirrored", action="store_true", help="play each deal once from every seat")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="write a line for each match, and play only those not in it yet"
    )
    add_language(parser, "the report")
    add_settings(parser)
    add_jobs(parser)


def arena(wanted: argparse.Namespace) -> int:
    from time import perf_counter

    from ludarium.ai.arena import SeatTally, Tally
    from ludarium.ai.levels import level
    from ludarium.ai.reference import checked_out, split
    from ludarium.commands.progress import Bar
    from ludarium.games import TITLES
    from ludarium.words import reports, speak

    speak(wanted.lang)
    levels, options = wanted.seats.split(","), dict(wanted.settings)
    for name in levels:
        strength, revision = split(name)
        level(strength)
        if revision:
            checked_out(revision)
    title = TITLES.get(wanted.title, options=options)
    title.setup(len(levels), options=options)  # what cannot be set up is refused before play begins
    total = Tally([SeatTally(name) for name in levels])
    interrupted, bar = False, Bar()
    began = perf_counter()
    try:
        for done, tally in enumerate(_tallies(wanted, levels, options), start=1):
            total.add(tally)
            bar("arena", done, wanted.games)
    except KeyboardInterrupt:
        interrupted = True
    bar.close()
    total.seconds = perf_counter() - began
    show(arena_data(wanted.title, total, interrupted), wanted.json, reports.arena)
    return STOPPED if interrupted else FAILED if total.errors else FINE


def _tallies(wanted: argparse.Namespace, levels: Sequence[str], options: Mapping[str, str]) -> Iterator[Tally]:
    """All matches in their order: those of the results file, and what is still to be played."""
    from functools import partial

    from ludarium.ai.results import Results
    from ludarium.processes import Crew, cores

    play = partial(_play_match, wanted.title, levels, wanted.seed, options, wanted.mirrored)
    with Crew(min(wanted.jobs or cores(), wanted.games)) as crew:
        if wanted.results is None:
            yield from crew.map(play, range(wanted.games))
            return
        match = {"title": wanted.title, "seats": levels, "seed": wanted.seed, "options": options}
        results = Results(wanted.results, {**match, "mirrored": wanted.mirrored})
        yield from results.merged(wanted.games, crew.map(play, results.missing(wanted.games)))


def _play_match(
    title: str, levels: Sequence[str], seed: int, options: Mapping[str, str], mirrored: bool, number: int
) -> Tally:
    """Play one match; the result does not depend on the process."""
    from ludarium.ai.arena import play_matches
    from ludarium.games import TITLES

    return play_matches(TITLES.get(title, options=options), levels, (number,), seed, options, mirrored)


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
