"""Libraries that a restore replaced: each is kept as a backup until the player removes it."""

from __future__ import annotations

import contextlib
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import attrs

from ludarium.library.backup import BACKUPS, BEFORE, SUFFIX
from ludarium.library.troubles import write_trouble

KEPT = timedelta(days=30)
"""How long an earlier library is kept before its removal is offered."""

_NAME = re.compile(rf"{BEFORE}-(\d{{8}}-\d{{6}})(?:-(\d{{1,4}}))?{re.escape(SUFFIX)}")


@attrs.frozen
class EarlierLibrary:
    """A backup that was made before a restore. replaced: when that was, by its name"""

    file: Path
    replaced: datetime

    def is_old(self, now: datetime) -> bool:
        return now - self.replaced > KEPT

    def remove(self) -> None:
        try:
            self.file.unlink(missing_ok=True)
        except OSError as error:
            raise write_trouble(error, self.file) from error


def earlier_libraries(folder: Path) -> list[EarlierLibrary]:
    """Return those of a player's folder, the newest first."""
    found = []
    for file in (folder / BACKUPS).glob(f"{BEFORE}-*{SUFFIX}"):
        name = _NAME.fullmatch(file.name)
        with contextlib.suppress(ValueError):
            if name is not None and file.is_file():
                made = datetime.strptime(name[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
                found.append((made, int(name[2] or 1), file))
    return [EarlierLibrary(file, made) for made, _, file in sorted(found, reverse=True)]
