"""The project being packaged: folders, version, time."""

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
"""Address of the screenshots, on a reserved domain until the project has one."""


@cache
def moment() -> datetime:
    """Return the time of the commit, used for every timestamp so that builds are reproducible."""
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or _committed()), UTC)


def _committed() -> str:
    """Return the commit time; without git, the changelog's mtime."""
    try:
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return str(int((ROOT / "CHANGELOG.md").stat().st_mtime))
