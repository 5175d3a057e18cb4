"""The one entry point: a window, a command, or the thinking process. It imports nothing heavy before it knows which."""

from __future__ import annotations

import os
import sys

STOPPED = 130


def main() -> int:
    try:
        return _begin()
    except KeyboardInterrupt:  # so early that nobody else could see to it
        return STOPPED
    except ImportError:
        from ludarium.app import display_diagnosis

        missing = display_diagnosis.missing_libraries()
        if not missing:
            raise
        return display_diagnosis.complain(display_diagnosis.lacking(missing))


def _begin() -> int:
    if sys.argv[1:] == ["--think"]:
        from ludarium.ai.worker import serve

        serve()
    if getattr(sys, "frozen", False) and {"-c", "--multiprocessing-fork"} & set(sys.argv):
        from ludarium.commands.helper import help_out

        help_out(sys.argv)
    if len(sys.argv) == 1 or _is_file(sys.argv[1]):
        from ludarium.app.start import open_window

        return open_window(sys.argv[1:])
    from ludarium.cli import run

    return run(sys.argv[1:])


def _is_file(word: str) -> bool:
    """Whether it is a file to open: a match by its name, or whatever a desktop that looks into files takes for one."""
    return word.endswith(".ludarium") or (os.sep in word and not word.startswith("-"))


if __name__ == "__main__":
    sys.exit(main())
