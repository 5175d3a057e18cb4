"""Folders, and files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

from ludarium.library.troubles import folder_trouble, write_trouble


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise folder_trouble(error, folder) from error


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
    """Replace the file by ``data``: after a crash or on a full disk it holds the old bytes or the new ones."""
    part = path.with_name(f".{path.name}.part")
    try:
        try:
            with part.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
        sync_folder(path.parent)
    except OSError as error:
        raise write_trouble(error, path) from error


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
