"""Lets the program serve as the helper process that multiprocessing starts, if there is no Python beside it."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

# How the resource tracker is started
_TRACK = re.compile(r"from multiprocessing\.resource_tracker import main; *main\((\d+)\)")


def help_out(argv: Sequence[str]) -> None:
    """Run the helper and exit if the arguments ask for one."""
    from multiprocessing import resource_tracker, spawn

    spawn.freeze_support()
    tracked = _TRACK.fullmatch(argv[-1])
    if tracked:
        resource_tracker.main(int(tracked[1]))
        sys.exit()
