"""Folders, and files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

from ludarium.library.troubles import folder_trouble, write_trouble


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise folder_trouble(error, folder) from error


def make_private(file: Path) -> None:
    """See to it that only its owner can read the file, which is made if it is not there."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise write_trouble(error, file) from error
    with contextlib.suppress(OSError):  # where files have no such permissions, or it belongs to somebody else
        file.chmod(0o600)


@contextlib.contextmanager
def temporary_folder(prefix: str = "ludarium-", within: Path | None = None) -> Iterator[Path]:
    """A folder for the time being, or a `LibraryError` where there is no room for one."""
    import tempfile  # here, since the first picture needs none

    try:
        place = tempfile.TemporaryDirectory(prefix=prefix, dir=within)
    except OSError as error:
        raise folder_trouble(error, within or Path(os.environ.get("TMPDIR", "/tmp"))) from error
    with place as name:
        yield Path(name)


def is_no_room(error: OSError) -> bool:
    return error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def unused(folder: Path, stem: str, suffix: str, kind: str = "damaged") -> Path:
    """A path in the folder for what is set aside that nothing has yet, named after the time."""
    aside = folder / kind
    make_folder(aside)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = (f"{stem}-{stamp}{f'-{n}' if n > 1 else ''}{suffix}" for n in count(1))
    return next(path for path in (aside / name for name in names) if not path.exists())


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` into the file: after a crash or on a full disk it holds the old bytes or the new ones.

    A link leads to the file that is written. What takes bytes as they come, such as a pipe, is given them.
    """
    try:
        before = _status(path)
        if before is None or stat.S_ISREG(before.st_mode):
            _replace(path.resolve(), data, before)
        else:
            _pour(path, data, before)
    except OSError as error:
        raise write_trouble(error, path) from error


def _status(path: Path) -> os.stat_result | None:
    """What lies there; None where nothing does, or a link that leads to nothing."""
    if path.name in ("", ".."):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _replace(path: Path, data: bytes, before: os.stat_result | None) -> None:
    """Write beside the file, under a name that nobody can have taken or linked before, and put it in its place."""
    if before is not None and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    part = path.with_name(f".{os.urandom(8).hex()}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            if before is not None:
                part.chmod(stat.S_IMODE(before.st_mode))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def _pour(path: Path, data: bytes, before: os.stat_result) -> None:
    """Write to a pipe or a terminal; never to a disk as a whole, nor wait for a pipe that nobody reads."""
    if stat.S_ISDIR(before.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISFIFO(before.st_mode) and not stat.S_ISCHR(before.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "wb") as file:
        if sys.platform != "win32":
            os.set_blocking(handle, True)
        file.write(data)


def sync_folder(folder: Path) -> None:
    """Make a rename last. Windows has no such call and needs none."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def parse_json(raw: str | bytes) -> Any:
    """What the JSON says; a ValueError for all that is none, also for NaN and for nesting without end."""
    try:
        return json.loads(raw, parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)
