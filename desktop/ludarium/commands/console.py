"""Shared by all commands: exit codes, argument types and output."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludarium.engine.reasons import Reason

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

FINE, FAILED, MISUSED, STOPPED = 0, 1, 2, 130
Data = dict[str, Any]
_WIDEST = 8000  # pixels
_LONGEST = 3600  # seconds
_DIGITS = 40  # digits


def say(reason: Reason) -> str:
    read_words()
    from ludarium.words import sentence

    return sentence(reason)


def read_words() -> None:
    """Import the words. Ctrl+C waits: Qt aborts if interrupted during import."""
    from ludarium.processes import defer_sigint

    with defer_sigint():
        import ludarium.words

        assert ludarium.words


def show(data: Data, as_json: bool, report: Callable[[Data], str]) -> None:
    write_stdout(json.dumps(data, indent=1) + "\n" if as_json else report(data) + "\n")


def write_stdout(text: str = "") -> None:
    """Print and flush, so errors surface here and not at exit."""
    try:
        print(text, end="", flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        from ludarium.engine.reasons import LudariumError, because

        raise LudariumError(because("output", problem=error.strerror or str(error))) from error


def rate(amount: float, seconds: float) -> float:
    return round(amount / seconds, 3) if seconds else 0.0


# Arguments


def add_command(
    commands: Commands, name: str, does: str, command: Callable[[argparse.Namespace], int], *, has_json: bool = True
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=does, description=f"{does.capitalize()}.")
    if has_json:
        parser.add_argument("--json", action="store_true", help="print data instead of text")
    parser.set_defaults(command=command)
    return parser


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        type=setting,
        action="append",
        default=[],
        dest="settings",
        metavar="KEY=VALUE",
        help="set a game option (repeatable)",
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    from ludarium.processes import MOST_JOBS

    parser.add_argument(
        "--jobs", type=int_between(1, MOST_JOBS), metavar="N", help="how many processes (one for each core)"
    )


def add_language(parser: argparse.ArgumentParser, of_what: str) -> None:
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help=f"the language of {of_what} (en)")


def size(text: str) -> tuple[int, int]:
    from ludarium.engine.reasons import because

    wide, cross, high = text.partition("x")
    if cross and _is_within(wide, 1, _WIDEST) and _is_within(high, 1, _WIDEST):
        return int(wide), int(high)
    raise _unfit(because("size", text=text, most=_WIDEST))


def int_between(low: int, high: int) -> Callable[[str], int]:
    """Return a parser of whole numbers in this range."""

    def read(text: str) -> int:
        from ludarium.engine.reasons import because

        if not _is_within(text, low, high):
            raise _unfit(because("whole", text=text, low=low, high=high))
        return int(text)

    return read


seed = int_between(0, 2**64 - 1)


def seconds(text: str) -> float:
    from ludarium.engine.reasons import because

    try:
        spent = float(text)
    except ValueError:
        spent = 0.0
    if not 0 < spent <= _LONGEST:  # nor is what is no number
        raise _unfit(because("seconds", text=text, most=_LONGEST))
    return spent


def setting(text: str) -> tuple[str, str]:
    from ludarium.engine.reasons import because

    key, equals, choice = text.partition("=")
    if equals and key and choice:
        return key, choice
    raise _unfit(because("setting", text=text))


def _is_within(text: str, low: int, high: int) -> bool:
    """Check the length first: Python refuses numbers of thousands of digits."""
    return text.isdecimal() and len(text) <= _DIGITS and low <= int(text) <= high


def _unfit(reason: Reason) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(say(reason))
