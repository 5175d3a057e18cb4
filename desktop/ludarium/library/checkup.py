"""Looks at a player's folder and says how it is, without changing anything in it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import attrs

from ludarium.engine.content_files import own_packs
from ludarium.engine.options import PACK
from ludarium.engine.reasons import LudariumError, Reason, because
from ludarium.engine.regular_files import read_regular, refuse_irregular
from ludarium.games import TITLES
from ludarium.library import schema
from ludarium.library.backup import DATABASE
from ludarium.library.database_troubles import DATABASE_ERRORS, database_trouble
from ludarium.library.disk import parse_json
from ludarium.library.preferences import NAME as PREFERENCES
from ludarium.library.rescue import refuse_strangers
from ludarium.library.troubles import LibraryError, folder_trouble, read_trouble

LEAST_MEGABYTES = 100
"""Below this the disk is as good as full: a backup needs some."""


@attrs.frozen
class Finding:
    """One thing that was looked at. what: its name for programs; reason: the sentence; is_fine: nothing is wrong"""

    what: str
    reason: Reason
    is_fine: bool


def findings(folder: Path) -> Iterator[Finding]:
    """Look at the folder, one thing after the other."""
    for what, look in (("folder", _folder), ("library", _library), ("preferences", _preferences)):
        yield _looked(what, look, folder)
    yield from _content()
    yield _looked("space", _space, folder)


def _looked(what: str, look: Callable[[Path], Reason], folder: Path) -> Finding:
    """A finding that is fine unless looking raises an error."""
    try:
        return Finding(what, look(folder), True)
    except LudariumError as error:
        return Finding(what, error.reason, False)


def _folder(folder: Path) -> Reason:
    if folder.is_dir() and not os.access(folder, os.W_OK | os.X_OK):
        raise LibraryError(because("check-folder-read-only", folder=str(folder)))
    return because("check-folder", folder=str(folder))


def _library(folder: Path) -> Reason:
    file = folder / DATABASE
    try:
        refuse_irregular(file)
    except OSError as error:
        raise read_trouble(error, file) from error
    log = file.with_name(f"{DATABASE}-wal")
    if not log.exists() and not (file.exists() and file.stat().st_size):
        return because("check-no-library")
    if not file.exists():  # a log without its library
        raise LibraryError(because("library-damaged", file=str(file)))
    if not os.access(file, os.W_OK):
        raise LibraryError(because("library-read-only", file=str(file)))
    refuse_strangers(file)
    try:
        mode = "mode=ro" if log.exists() else "immutable=1"  # else SQLite would put a log beside it
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?{mode}", uri=True)) as connection:
            return _rows(file, connection)
    except DATABASE_ERRORS as error:
        raise database_trouble(error, file) from error


def _rows(file: Path, connection: sqlite3.Connection) -> Reason:
    connection.execute("PRAGMA trusted_schema = OFF")
    version = schema.version_of(connection)
    if schema.version_by_layout(connection) != version or not schema.is_ours(connection):
        raise LibraryError(because("library-damaged", file=str(file)))
    parts = schema.foreign_parts(connection, version)
    if parts:
        raise LibraryError(because("check-altered", parts=parts))
    if connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise LibraryError(because("library-damaged", file=str(file)))
    (matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    return because("check-library", matches=matches)


def _preferences(folder: Path) -> Reason:
    file = folder / PREFERENCES
    try:
        is_table = isinstance(parse_json(read_regular(file)), dict)
    except FileNotFoundError:
        is_table = True
    except OSError as error:
        raise read_trouble(error, file) from error
    except ValueError:
        is_table = False
    if not is_table:
        raise LibraryError(because("check-preferences-damaged", file=str(file)))
    return because("check-preferences")


def _content() -> Iterator[Finding]:
    """The content of every title, and the packs that the player keeps."""
    for title in TITLES:
        for pack in ("", *own_packs(title)):
            name = f"{title}/{pack}" if pack else title
            try:
                TITLES.get(title, options={PACK.key: pack} if pack else {})
            except LudariumError as error:
                yield Finding(f"content {name}", error.reason, False)
            else:
                yield Finding(f"content {name}", because("check-content", content=name), True)


def _space(folder: Path) -> Reason:
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    try:
        free = shutil.disk_usage(there).free // 1_000_000
    except OSError as error:
        raise folder_trouble(error, folder) from error
    if free < LEAST_MEGABYTES:
        raise LibraryError(because("check-little-space", megabytes=free))
    return because("check-space", megabytes=min(free, 2**31 - 1))
