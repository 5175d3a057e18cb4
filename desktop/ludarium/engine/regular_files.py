"""Files that others named: only regular ones are opened. A pipe or a device may block for ever or have no end."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class NotRegularError(OSError):
    """Raised for a pipe, a device or a socket where a file belongs."""


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file for reading, without waiting for whatever else stands there."""
    refuse_irregular(path)
    file = os.fdopen(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):  # it was exchanged in between
        file.close()
        raise _irregular(path)
    return file


def read_regular(path: Path, most: int = -1) -> bytes:
    """Read a regular file, at most that many bytes of it."""
    with open_regular(path) as file:
        return file.read(most)


def refuse_irregular(path: Path) -> None:
    """Raise an `OSError` if there is something other than a regular file."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        raise _irregular(path)


def _irregular(path: Path) -> NotRegularError:
    return NotRegularError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
