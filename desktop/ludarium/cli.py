"""The command line: one parser, one function a command.

Nothing heavy is imported before a command needs it. A command makes its data once: ``--json`` prints it as it is, else
`words.reports` makes it readable. Errors are sentences; the exit code is 0 when all went well, 1 when something failed,
2 when it was asked for wrongly, 130 when it was stopped.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from ludarium import __version__

if TYPE_CHECKING:
    from ludarium.ai.arena import SeatTally, Tally
    from ludarium.engine.reasons import Reason
    from ludarium.engine.registry import AnyTitle
    from ludarium.engine.setups import Setup

FINE, FAILED, MISUSED, STOPPED = 0, 1, 2, 130

Data = dict[str, Any]


def run(argv: Sequence[str]) -> int:
    """Do what the arguments ask for, and say with which code to exit."""
    for stream in (sys.stdout, sys.stderr):  # a console that lacks a letter shows another one in its place
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    parser = make_parser()
    try:
        wanted = parser.parse_args(argv)
    except SystemExit as stop:  # argparse has shown its help or said what is wrong
        return int(stop.code or FINE)
    if wanted.command is None:
        parser.print_help()
        return FINE
    try:
        code: int = wanted.command(wanted)
        print(end="", flush=True)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # whoever read the output had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        return complain(error)
    return code


def complain(error: Exception) -> int:
    """Say what went wrong, in a sentence."""
    from ludarium.engine.reasons import LudariumError, SetupError, because

    reason = error.reason if isinstance(error, LudariumError) else None
    print(say(reason or because("unexpected", problem=f"{type(error).__name__}: {error}")), file=sys.stderr)
    return MISUSED if isinstance(error, SetupError) else FAILED


def say(reason: Reason) -> str:
    from ludarium.words import sentence

    return sentence(reason)


def show(data: Data, as_json: bool, report: Callable[[Data], str]) -> None:
    print(json.dumps(data, indent=1) if as_json else report(data))


# The parser


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ludarium",
        description="Ludarium: a table for empire-building games. These commands need no window.",
        epilog="Example: ludarium arena iron-age --seats hard,medium --games 4",
    )
    parser.add_argument("--version", action="version", version=f"ludarium {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_arena(commands)
    _add_content(commands)
    _add_replay(commands)
    _add_bench(commands)
    _add_sheet(commands)
    _add_shot(commands)
    return parser


def _add(
    commands: Any, name: str, does: str, command: Callable[[argparse.Namespace], int], *, has_json: bool = True
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=does, description=f"{does.capitalize()}.")
    if has_json:
        parser.add_argument("--json", action="store_true", help="print data instead of text")
    parser.set_defaults(command=command)
    return parser


def _add_arena(commands: Any) -> None:
    parser = _add(commands, "arena", "let computer seats play matches against each other", arena)
    parser.add_argument("title", help="the title's id, such as iron-age")
    parser.add_argument("--seats", required=True, metavar="LEVELS", help="a level for each seat, such as hard,medium")
    parser.add_argument("--games", type=_count, default=10, metavar="N", help="how many matches (10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same matches (1)")
    parser.add_argument("--mirrored", action="store_true", help="play each deal once from every seat")
    _add_settings(parser)
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="how many processes play (1)")


def _add_content(commands: Any) -> None:
    parser = _add(commands, "content", "list every component of a title", content)
    parser.add_argument("title", help="the title's id, such as iron-age")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="the language of names and texts (en)")
    parser.add_argument("--check", metavar="FILE", help="check a file of your own instead, such as a map")
    _add_settings(parser)


def _add_replay(commands: Any) -> None:
    parser = _add(commands, "replay", "replay a match file and print its standing", replay)
    parser.add_argument("match", metavar="MATCH.ludarium")


def _add_bench(commands: Any) -> None:
    parser = _add(commands, "bench", "measure rules, search and library", bench)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="the titles to measure (all)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long each measurement takes (2)")
    parser.add_argument(
        "--catanatron",
        metavar="COMMAND",
        help="a command that measures Catanatron's random play, run in turn with ours (packaging/bench.sh has one)",
    )


def _add_sheet(commands: Any) -> None:
    parser = _add(commands, "sheet", "write printable score sheets as a PDF", sheet, has_json=False)
    parser.add_argument("match", nargs="?", metavar="MATCH.ludarium", help="the match whose sheets are written")
    parser.add_argument("--blank", metavar="TITLE", help="a blank pad of this title instead")
    parser.add_argument("-o", "--out", required=True, metavar="OUT.pdf")
    parser.add_argument("--paper", choices=("A4", "Letter"), default="A4", help="(A4)")
    parser.add_argument("--per-page", type=int, choices=(1, 2, 4), default=1, help="sheets on a page (1)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of the sheet (en)")
    _add_settings(parser)


def _add_shot(commands: Any) -> None:
    parser = _add(commands, "shot", "paint the table of a match that the computer played so far", shot, has_json=False)
    parser.add_argument("title", help="the title's id, such as iron-age")
    _add_settings(parser)
    parser.add_argument(
        "--seats", type=_count, metavar="N", help="how many sit at the table (as many as the title takes)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same match (1)")
    parser.add_argument("--after", type=int, default=60, metavar="N", help="after how many actions (60)")
    parser.add_argument("-o", "--out", required=True, metavar="OUT.png")
    parser.add_argument("--size", type=_size, default=(1600, 1000), metavar="WxH", help="of the window (1600x1000)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="(light)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of the table (en)")


def _add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        type=_setting,
        action="append",
        default=[],
        dest="settings",
        metavar="KEY=VALUE",
        help="an option of the title",
    )


def _size(text: str) -> tuple[int, int]:
    from ludarium.engine.reasons import because

    wide, cross, high = text.partition("x")
    if cross and wide.isdecimal() and high.isdecimal() and 0 < int(wide) <= 8000 and 0 < int(high) <= 8000:
        return int(wide), int(high)
    raise argparse.ArgumentTypeError(say(because("size", text=text)))


def _count(text: str) -> int:
    from ludarium.engine.reasons import because

    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(say(because("count", text=text)))


def _setting(text: str) -> tuple[str, str]:
    from ludarium.engine.reasons import because

    key, equals, choice = text.partition("=")
    if equals and key and choice:
        return key, choice
    raise argparse.ArgumentTypeError(say(because("setting", text=text)))


# Pictures


def sheet(wanted: argparse.Namespace) -> int:
    """A match's sheets, or a blank pad."""
    from pathlib import Path

    from ludarium.engine.reasons import SetupError, because
    from ludarium.sheets.command import sheet_command

    if (wanted.match is None) == (wanted.blank is None):
        raise SetupError(because("sheet-of-what"))
    if wanted.match and wanted.settings:
        raise SetupError(because("sheet-settings"))
    source, options = Path(wanted.match) if wanted.match else None, dict(wanted.settings)
    return sheet_command(source, wanted.blank, Path(wanted.out), wanted.paper, wanted.per_page, wanted.lang, options)


def shot(wanted: argparse.Namespace) -> int:
    """A picture of the table."""
    from pathlib import Path

    from ludarium.app.shot import Shot, take_shot
    from ludarium.games import TITLES

    seats = wanted.seats or max(TITLES.get(wanted.title).allowed_seats)
    settings = dict(wanted.settings)
    what = Shot(wanted.title, settings, seats, wanted.seed, wanted.after, wanted.size, wanted.theme, wanted.lang)
    return take_shot(what, Path(wanted.out))


# Arena


def arena(wanted: argparse.Namespace) -> int:
    from functools import partial
    from time import perf_counter

    from ludarium.ai.arena import SeatTally, Tally
    from ludarium.ai.levels import level
    from ludarium.games import TITLES
    from ludarium.words import reports

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
        for tally in _in_order(play, wanted.games, wanted.jobs):
            total.add(tally)
    except KeyboardInterrupt:
        interrupted = True
    total.seconds = perf_counter() - began
    show(arena_data(wanted.title, total, interrupted), wanted.json, reports.arena)
    return STOPPED if interrupted else FAILED if total.errors else FINE


def _play_match(
    title: str, levels: Sequence[str], seed: int, options: Mapping[str, str], mirrored: bool, number: int
) -> Tally:
    """One match as a tally of its own, the same in whatever process it is played."""
    from ludarium.ai.arena import play_matches
    from ludarium.games import TITLES

    return play_matches(TITLES.get(title, options=options), levels, (number,), seed, options, mirrored)


def _in_order(play: Callable[[int], Tally], games: int, jobs: int) -> Iterator[Tally]:
    """The matches in their order, whichever process is first to finish one."""
    if jobs == 1:
        yield from map(play, range(games))
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, games), spawn, initializer=_ignore_interrupts) as pool:
        try:
            yield from pool.map(play, range(games))
        except BaseException:  # Ctrl+C above all: nobody waits for the matches that are still being played
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def _ignore_interrupts() -> None:
    """Ctrl+C reaches every process; the first one sees to the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def arena_data(title: str, tally: Tally, interrupted: bool) -> Data:
    return {
        "title": title,
        "games": tally.games,
        "errors": len(tally.errors),
        "problems": tally.errors,
        "interrupted": interrupted,
        "seconds": round(tally.seconds, 3),
        "actions_per_s": _rate(tally.actions, tally.seconds),
        "matches_per_s": _rate(tally.games, tally.seconds),
        "seats": [_seat_data(seat) for seat in tally.seats],
        "sides": _sides_data(tally.seats),
    }


def _sides_data(seats: Sequence[SeatTally]) -> list[Data]:
    """How each side fared, where there are sides: in the hands of every seat, in their order."""
    data = []
    for side in sorted({side for seat in seats for side in seat.sides if side}):
        won = [
            [share for share, played in zip(seat.shares, seat.sides, strict=True) if played == side] for seat in seats
        ]
        data.append({"side": side, "games": list(map(len, won)), "wins": [round(sum(shares), 4) for shares in won]})
    return data


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


def _rate(amount: float, seconds: float) -> float:
    return round(amount / seconds, 3) if seconds else 0.0


# Content


def content(wanted: argparse.Namespace) -> int:
    from ludarium import words
    from ludarium.games import TITLES
    from ludarium.words import reports

    title = TITLES.get(wanted.title, options=dict(wanted.settings))
    words.speak(wanted.lang)
    if wanted.check is not None:
        return _check_file(title, wanted.check, wanted.json)
    data = {
        "title": title.id,
        "version": title.content_version,
        "components": [
            {
                "id": component.id,
                "kind": component.kind,
                "name": component.name,
                "text": component.text,
                "provenance": component.weakest,
                "provenance_of": dict(component.provenance),
                **component.facts,
            }
            for component in words.components(title)
        ],
    }
    show(data, wanted.json, reports.content)
    return FINE


def _check_file(title: AnyTitle, file: str, as_json: bool) -> int:
    from pathlib import Path

    from ludarium.words import reports

    title.check_file(Path(file))
    show({"title": title.id, "file": file, "fits": True}, as_json, reports.fits)
    return FINE


# Replay


def replay(wanted: argparse.Namespace) -> int:
    from pathlib import Path

    from ludarium import words
    from ludarium.library.files import read_match
    from ludarium.words import reports

    match = read_match(Path(wanted.match))
    title, names = match.title, match.setup.names
    outcome = title.outcome(match.state)
    data = {
        "title": title.id,
        "actions": match.cursor,
        "over": match.is_over,
        "winners": list(outcome.winners) if outcome else [],
        "decided_by": outcome.decided_by if outcome else None,
        "standing": [
            {
                "seat": seat,
                "name": names[seat],
                "player": match.players[seat],
                "total": standing.total,
                "lines": dict(standing.lines),
            }
            for seat, standing in enumerate(title.standing(match.state))
        ],
    }
    decided = words.outcome(title, outcome, names) if outcome else ""
    show(data, wanted.json, lambda data: reports.replay(data, decided))
    return FINE


# Bench


def bench(wanted: argparse.Namespace) -> int:
    os.environ.pop("LUDARIUM_FROZEN", None)  # before the engine looks: states are measured as they are in play
    from ludarium.engine.values import FROZEN
    from ludarium.games import TITLES
    from ludarium.words import reports

    titles = {name: TITLES.get(name) for name in wanted.titles or TITLES}
    catanatron: Data = {"catanatron_actions_per_s": None}
    if wanted.catanatron:  # first: a command that does not work should not be noticed last
        catanatron = _beside_catanatron(TITLES.get("iron-age"), wanted.catanatron, wanted.seconds)
    from ludarium.app.measure import feel

    speeds = {name: _speeds(title, wanted.seconds) for name, title in titles.items()}
    data: Data = {
        "titles": speeds,
        **catanatron,
        **feel(next(iter(titles.values())), wanted.seconds),
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
    """Four seats, or as many as the title has."""
    return title.setup(4 if 4 in title.allowed_seats else title.allowed_seats[-1])


def _random_match(title: AnyTitle, setup: Setup, seed: int) -> list[Any]:
    """The states of a match played at random."""
    from ludarium.engine.chance import Rng

    rng = Rng(seed)
    state = title.start(setup, seed)
    states = [state]
    while title.turn(state) is not None:
        state = title.apply(state, title.sample(state, rng))
        states.append(state)
    return states


def _random_speed(title: AnyTitle, setup: Setup, seconds: float) -> tuple[float, float]:
    """Actions and matches of random play in a second of one core."""
    from time import process_time

    actions = matches = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        actions += len(_random_match(title, setup, matches)) - 1
        matches += 1
    return _rate(actions, spent), _rate(matches, spent)


def _search_speed(title: AnyTitle, setup: Setup, seconds: float) -> float | None:
    """Iterations of a hard seat's search in a second of one core."""
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
    return _rate(iterations, spent) or None


def _positions(title: AnyTitle, setup: Setup) -> Iterator[tuple[Any, int]]:
    """Decisions in the middle of random matches that need a search: neither forced nor known without one."""
    for number in range(1000):
        states = _random_match(title, setup, number)
        for state in states[len(states) // 4 : len(states) * 3 // 4 : 5]:
            seat = title.turn(state)
            assert seat is not None  # only the last state has none
            observed = title.observe(state, seat)
            actions = title.actions(observed)
            if len(actions) > 1 and title.expected(observed, actions) is None:
                yield observed, seat


def _library_speed(title: AnyTitle, setup: Setup) -> tuple[float, float]:
    """Milliseconds to load an action of a long match, and to have one on the disk where matches are kept."""
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
    """The most memory that this process has used, in megabytes."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)


def _beside_catanatron(title: AnyTitle, command: str, seconds: float) -> Data:
    """Random play of ours and of Catanatron in turn, so that a busy machine slows both."""
    from statistics import median

    setup = _bench_setup(title)
    ours, theirs = [], []
    for _ in range(3):
        ours.append(_random_speed(title, setup, seconds)[0])
        theirs.append(_side_speed(command, seconds))
    return {
        "beside_catanatron_actions_per_s": median(ours),
        "catanatron_actions_per_s": round(median(theirs), 3),
        "catanatron_ratio": round(median(ours) / median(theirs), 3),
    }


def _side_speed(command: str, seconds: float) -> float:
    """What the command, given the seconds, says of its own speed."""
    import shlex
    import subprocess

    from ludarium.engine.reasons import LudariumError, because

    try:
        ran = subprocess.run([*shlex.split(command), str(seconds)], capture_output=True, text=True, check=True)
        return float(json.loads(ran.stdout)["actions_per_s"])
    except (OSError, subprocess.CalledProcessError, ValueError, LookupError) as error:
        raise LudariumError(because("side-program", problem=str(error))) from error
