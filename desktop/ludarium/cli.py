"""The command line: one parser, and one way out of every command.

Nothing heavy is imported before a command needs it. A command makes its data once: ``--json`` prints it as it is, else
`words.reports` makes it readable. Errors are sentences; the exit code is 0 when all went well, 1 when something failed,
2 when it was asked for wrongly, 130 when it was stopped.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ludarium import __version__
from ludarium.commands import arena, bench, content, doctor, open_window, replay, sheet, shot, train
from ludarium.commands.console import FAILED, FINE, MISUSED, STOPPED, read_words, say, write_stdout


def run(argv: Sequence[str]) -> int:
    """Do what the arguments ask for, and say with which code to exit."""
    _prepare_streams()
    try:
        code = _obey(argv)
        write_stdout()
    except KeyboardInterrupt:
        code = STOPPED
    except BrokenPipeError:  # whoever read the output had enough
        code = FAILED
    except Exception as error:
        code = complain(error)
    _leave_streams()
    return code


def _obey(argv: Sequence[str]) -> int:
    parser = make_parser()
    try:
        wanted = parser.parse_args(argv)
    except SystemExit as stop:  # argparse has shown its help or said what is wrong
        return int(stop.code or FINE)
    if wanted.command is None:
        parser.print_help()
        return FINE
    read_words()
    code: int = wanted.command(wanted)
    return code


def complain(error: Exception) -> int:
    """Say what went wrong, in a sentence."""
    from ludarium.engine.reasons import ContentError, LudariumError, SetupError, because

    if isinstance(error, ContentError):
        reasons = error.reasons
    elif isinstance(error, LudariumError):
        reasons = (error.reason,)
    else:
        reasons = (because("unexpected", problem=f"{type(error).__name__}: {error}"),)
    with contextlib.suppress(OSError):  # nobody hears it: the exit code says it all the same
        print(*map(say, reasons), sep="\n", file=sys.stderr)
    return MISUSED if isinstance(error, SetupError) else FAILED


def _prepare_streams() -> None:
    """A console that lacks a letter shows another one in its place; what was closed takes everything and keeps none."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115 -- as long as the program lives
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _leave_streams() -> None:
    """What could not be written is let go of, or Python would try again on its way out and complain of it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ludarium",
        description="Ludarium: a table for empire-building games. Alone, or with match files, it opens the window; the"
        " commands need none.",
        epilog="Example: ludarium arena iron-age --seats hard,medium --games 4",
    )
    parser.add_argument("--version", action="version", version=f"ludarium {__version__}")
    open_window.add(parser)
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (arena, train, content, replay, bench, sheet, shot, doctor):
        command.add(commands)
    return parser
