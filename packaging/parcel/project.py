"""What is being packaged: where it lies, which version it is, and of which moment."""

from __future__ import annotations

import os
import subprocess
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from ludarium import __version__

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
DIST = ROOT / "dist"

VERSION = __version__
ARCHITECTURE = "amd64"
MAINTAINER = "The Ludarium developers <developers@ludarium.example>"
SITE = "https://ludarium.example"
"""Where the program's pictures lie on the web. Of a domain that is nobody's until there is one of our own."""


@cache
def moment() -> datetime:
    """When the commit was made: whatever needs a time gets this one, so that the same commit gives the same bytes."""
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or _committed()), UTC)


def _committed() -> str:
    """Where there is no git, the time of the changelog has to do."""
    try:
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return str(int((ROOT / "CHANGELOG.md").stat().st_mtime))
