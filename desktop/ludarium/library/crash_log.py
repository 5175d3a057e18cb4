"""What went wrong, written down for whoever is asked about it. The log never grows beyond its bound."""

from __future__ import annotations

import contextlib
import faulthandler
from datetime import datetime
from pathlib import Path
from typing import IO

from ludarium import __version__
from ludarium.engine.regular_files import refuse_irregular

LOG, FAULT = "ludarium.log", "fault.log"
LARGEST = 1_000_000
"""The most bytes that the log has."""

LONGEST = LARGEST // 10
"""The most bytes of one entry: of a longer one the beginning and the end are kept."""

_HEAD = b"== "
"""How an entry begins."""


class CrashLog:
    """The log in a folder: what Python noticed, and what ended it before it could.

    file: the log; a fault that ends the program at once is written to a file of its own, and told at the next start
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / LOG
        self._fault = folder / FAULT
        self._watched: IO[bytes] | None = None

    def write(self, details: str) -> bool:
        """Add the details, and drop the oldest entries for which there is no room; whether that worked."""
        head = f"{datetime.now().isoformat(timespec='seconds')} Ludarium {__version__}\n".encode()
        entry = _HEAD + head + _shortened(details.encode(errors="replace")) + b"\n"
        try:
            refuse_irregular(self.file)
            if self._size() + len(entry) > LARGEST:
                self.file.write_bytes(_newest(self.file.read_bytes(), LARGEST // 2))
            with self.file.open("ab") as file:
                file.write(entry)
        except OSError:
            return False
        return True

    def _size(self) -> int:
        return self.file.stat().st_size if self.file.exists() else 0

    # Faults

    def watch(self) -> str:
        """Have written down where a fault ends the program; what the last one left is logged now, and returned."""
        with contextlib.suppress(OSError):
            refuse_irregular(self._fault)
            left = self._fault.read_bytes()[:LONGEST].decode(errors="replace") if self._fault.exists() else ""
            if left:
                self.write(left)
            self._watched = self._fault.open("wb")
            faulthandler.enable(self._watched)
            return left
        return ""

    def close(self) -> None:
        """The program ends as it should: nothing is left to be told."""
        if self._watched is not None:
            faulthandler.disable()
            self._watched.close()
            self._watched = None
            with contextlib.suppress(OSError):
                self._fault.unlink()


def _shortened(details: bytes) -> bytes:
    if len(details) <= LONGEST:
        return details
    half = LONGEST // 2 - 10
    return details[:half] + b"\n...\n" + details[-half:]


def _newest(entries: bytes, room: int) -> bytes:
    """The last entries that fit, whole ones only."""
    begin = entries.find(b"\n" + _HEAD, max(0, len(entries) - room))
    return entries[begin + 1 :] if begin >= 0 else b""
