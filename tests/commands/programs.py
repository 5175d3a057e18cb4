"""Commands run as programs of their own, with the streams and the surroundings that a test wants them to have."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

COMMAND = [sys.executable, "-m", "ludarium"]


def surroundings(**settings: str | bytes | None) -> dict[str, Any]:
    """The environment with these settings; None takes one out. Output is kept back, as it is for people."""
    changed: Mapping[str, str | bytes | None] = {"PYTHONUNBUFFERED": None, **settings}
    kept = {name: value for name, value in os.environ.items() if name not in changed}
    return {**kept, **{name: value for name, value in changed.items() if value is not None}}


def program(*argv: object, **streams: Any) -> subprocess.CompletedProcess[str]:
    """A command that has ended. What is not said of its streams is caught."""
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "env": surroundings(), **streams}
    return subprocess.run([*COMMAND, *map(str, argv)], text=True, errors="replace", timeout=120, **streams)
