"""Where there is no Python beside the program, Python starts the program as its helper: it then does that work."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

_TRACK = re.compile(r"from multiprocessing\.resource_tracker import main; *main\((\d+)\)")
"""What the keeper of shared things is started with."""


def help_out(argv: Sequence[str]) -> None:
    """Do the work of a helper and end, if that is what these arguments ask for."""
    from multiprocessing import resource_tracker, spawn

    spawn.freeze_support()
    tracked = _TRACK.fullmatch(argv[-1])
    if tracked:
        resource_tracker.main(int(tracked[1]))
        sys.exit()
