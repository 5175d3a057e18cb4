"""What every command shares: exit codes, arguments that are checked, and how data is shown."""

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


def say(reason: Reason) -> str:
    from ludarium.words import sentence

    return sentence(reason)


def show(data: Data, as_json: bool, report: Callable[[Data], str]) -> None:
    print(json.dumps(data, indent=1) if as_json else report(data))


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
        help="an option of the title",
    )


def size(text: str) -> tuple[int, int]:
    from ludarium.engine.reasons import because

    wide, cross, high = text.partition("x")
    if cross and wide.isdecimal() and high.isdecimal() and 0 < int(wide) <= 8000 and 0 < int(high) <= 8000:
        return int(wide), int(high)
    raise argparse.ArgumentTypeError(say(because("size", text=text)))


def count(text: str) -> int:
    from ludarium.engine.reasons import because

    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(say(because("count", text=text)))


def setting(text: str) -> tuple[str, str]:
    from ludarium.engine.reasons import because

    key, equals, choice = text.partition("=")
    if equals and key and choice:
        return key, choice
    raise argparse.ArgumentTypeError(say(because("setting", text=text)))
