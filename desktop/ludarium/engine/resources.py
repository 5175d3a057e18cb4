"""Where the program finds what it ships besides code, and where a player's own things are."""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """The folder of content, pictures, fonts and help: inside the package when installed, else in the checkout."""
    package = Path(__file__).resolve().parents[1]
    bundled = Path(getattr(sys, "_MEIPASS", package.parent)) / "ludarium" / "resources"
    return bundled if bundled.is_dir() else package.parents[1] / "resources"


def home() -> Path:
    """The folder of all that is the player's: LUDARIUM_HOME, or the usual place of the system."""
    named = os.environ.get("LUDARIUM_HOME")
    if named:
        return Path(named)
    import platformdirs

    with contextlib.suppress(RuntimeError):
        folder = platformdirs.user_data_path("Ludarium", appauthor=False)
        if folder.is_absolute():
            return folder
    from ludarium.engine.reasons import LudariumError, because

    raise LudariumError(because("home-unknown"))  # neither HOME nor the system's list of users knows
