"""One program at a time holds a library. The system lets go of the lock when its program ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from ludarium.engine.reasons import because
from ludarium.library.troubles import LibraryError, folder_trouble

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: IO[str]) -> None:
        # Not flock: a forked helper would go on holding that after this program has died.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_FLAGS = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0)
"""A pipe in its place would block whoever only writes."""

_held: set[Path] = set()
"""What this program holds: lockf stops other processes only."""


class Lock:
    """Holds a folder until released."""

    def __init__(self, folder: Path) -> None:
        self._path = folder.resolve() / "library.lock"
        if self._path in _held:
            raise LibraryError(because("library-held", folder=str(folder)))
        try:
            self._file = os.fdopen(os.open(self._path, _FLAGS, 0o666), "a")
        except OSError as error:
            raise folder_trouble(error, folder) from error
        try:
            _seize(self._file)
        except OSError as error:
            self._file.close()
            if isinstance(error, BlockingIOError | PermissionError):
                raise LibraryError(because("library-held", folder=str(folder))) from error
            raise folder_trouble(error, folder) from error
        _held.add(self._path)

    def release(self) -> None:
        self._file.close()
        _held.discard(self._path)
