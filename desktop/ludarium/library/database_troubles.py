"""What SQLite complains of, as reasons. Apart from the other troubles, as the first picture needs no database."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from ludarium.engine.reasons import because
from ludarium.library.troubles import LibraryError

DATABASE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises; and Python itself, where a damaged database spoils even the message."""

_ROOM = 100_000
"""Bytes that SQLite needs beside the library to open it."""

_PLAIN = {
    sqlite3.SQLITE_READONLY: "library-read-only",
    sqlite3.SQLITE_FULL: "library-full",
    sqlite3.SQLITE_BUSY: "library-busy",
    sqlite3.SQLITE_LOCKED: "library-busy",
    sqlite3.SQLITE_CORRUPT: "library-damaged",
    sqlite3.SQLITE_NOTADB: "library-damaged",
}


def database_trouble(error: Exception, file: Path) -> LibraryError:
    code = _code(error)
    if code in _PLAIN:
        return LibraryError(because(_PLAIN[code], file=str(file)))
    if code == sqlite3.SQLITE_IOERR and _is_full(file.parent):
        return LibraryError(because("library-full", file=str(file)))
    if code == sqlite3.SQLITE_CANTOPEN:
        return LibraryError(because("library-unreadable", file=str(file), problem=str(error)))
    return LibraryError(because("library-failed", file=str(file), problem=str(error)))


def _is_full(folder: Path) -> bool:
    """Check whether no room is left, which SQLite calls an I/O error where it maps a file into memory."""
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False


def is_illegible(error: Exception) -> bool:
    """Whether nothing sensible can be read there: damage, or a file of which SQLite makes no sense."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def is_of_the_disk(error: Exception) -> bool:
    """Whether the disk refused, whatever the database holds."""
    return _code(error) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_NOMEM)


def _code(error: Exception) -> int:
    """SQLite's primary code: the lower byte of what an error carries, if it is SQLite's."""
    usual = sqlite3.SQLITE_ERROR if isinstance(error, sqlite3.Error) else sqlite3.SQLITE_CORRUPT
    return getattr(error, "sqlite_errorcode", usual) & 0xFF
