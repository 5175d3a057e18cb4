"""Where the program finds what it ships besides code."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """The folder of content, pictures, fonts and help: inside the package when installed, else in the checkout."""
    package = Path(__file__).resolve().parents[1]
    bundled = Path(getattr(sys, "_MEIPASS", package.parent)) / "ludarium" / "resources"
    return bundled if bundled.is_dir() else package.parents[1] / "resources"
