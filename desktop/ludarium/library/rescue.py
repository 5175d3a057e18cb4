"""Opening the database, whatever state it is in.

One of another program or of a newer Ludarium is refused and left untouched. A damaged one is copied to the ``damaged``
folder as it is, and what can still be read of it goes into a fresh one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from ludarium.engine.reasons import because
from ludarium.engine.regular_files import NotRegularError, read_regular, refuse_irregular
from ludarium.library import schema
from ludarium.library.database_troubles import DATABASE_ERRORS, database_trouble, is_illegible
from ludarium.library.disk import make_private, sync_folder, unused
from ludarium.library.mending import mended
from ludarium.library.store import Row, Store, connect, make_ready
from ludarium.library.troubles import LibraryError, Notice, problem, read_trouble, write_trouble

_MAGIC = b"SQLite format 3\0"
_SMALLEST = 512
"""The size of the smallest page that a database can have."""

_PLAUSIBLE = 255
"""No version is greater: what says so is not newer, but damaged."""

_ENDINGS = ("", "-wal", "-shm", "-journal")
"""How the names of the database and of what SQLite puts beside it end."""


def open_store(path: Path) -> tuple[Store, Notice | None]:
    """The store in that file, made if there is none; with a notice if it had to be rescued."""
    _refuse_irregular(path)
    refuse_strangers(path)
    if path.exists() and not os.access(path, os.W_OK):
        raise LibraryError(because("library-read-only", file=str(path)))  # SQLite would only say so at the first write
    for file in (path, *(file for ending in _ENDINGS[1:] if (file := _beside(path, ending)).exists())):
        make_private(file)
    try:
        connection = connect(path)
        notice = None
        try:
            is_sound = _is_sound(path, connection)
            parts = _foreign_parts(connection) if is_sound else ""
            if parts or not is_sound:
                notice = _rescue(path, connection, parts)
                connection = connect(path)
            make_ready(connection)
        except BaseException:
            connection.close()
            raise
    except DATABASE_ERRORS as error:
        raise database_trouble(error, path) from error
    return Store(path, connection), notice


# Is it ours, and is it sound?


def _refuse_irregular(path: Path) -> None:
    """SQLite would wait for ever at a pipe."""
    for file in (_beside(path, ending) for ending in _ENDINGS):
        try:
            refuse_irregular(file)
        except NotRegularError as error:
            raise read_trouble(error, file) from error
        except OSError:
            continue  # told by whoever opens it


def refuse_strangers(path: Path) -> None:
    """Look at the first bytes only: SQLite itself would begin to tidy up."""
    try:
        head = read_regular(path, 100)
    except FileNotFoundError:
        return
    except OSError as error:
        raise LibraryError(because("library-unreadable", file=str(path), problem=problem(error))) from error
    if not head.startswith(_MAGIC):
        return
    version, application = int.from_bytes(head[60:64], "big"), int.from_bytes(head[68:72], "big")
    if application != schema.APPLICATION and _has_others_tables(path):
        raise LibraryError(because("library-foreign", file=str(path)))
    _refuse_newer(version, path)


def _refuse_newer(version: int, path: Path) -> None:
    known = len(schema.MIGRATIONS)
    if known < version <= _PLAUSIBLE:
        raise LibraryError(because("library-newer", file=str(path), schema=version, known=known))


def _has_others_tables(path: Path) -> bool:
    """Whether there is something in the database that we never made, so that it only looks like one of ours."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
    try:
        return bool(schema.tables_of(connection)) and schema.version_by_layout(connection) is None
    except DATABASE_ERRORS:
        return False
    finally:
        connection.close()


def _foreign_parts(connection: sqlite3.Connection) -> str:
    """Name what we did not make in a sound database."""
    return schema.foreign_parts(connection, schema.version_of(connection))


def _is_sound(path: Path, connection: sqlite3.Connection) -> bool:
    if _is_stump(path):
        return False
    try:
        version, tables = schema.version_of(connection), schema.tables_of(connection)
        is_ours = schema.is_ours(connection) and schema.version_by_layout(connection) == version
        checked = connection.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
        checked = checked and not _read(connection, "SELECT 1 FROM matches WHERE id > ?", schema.MOST)
    except DATABASE_ERRORS as error:
        if is_illegible(error):
            return False
        raise
    _refuse_newer(version, path)
    return checked and (is_ours if version or tables else True)


def _is_stump(path: Path) -> bool:
    """Whether so little is left of the database that SQLite would take it for a new one, and throw its log away."""
    size, log = (file.stat().st_size if file.exists() else 0 for file in (path, _beside(path, "-wal")))
    return 0 < size < _SMALLEST or (size == 0 and log > 0)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


# Rescuing


def _rescue(path: Path, connection: sqlite3.Connection, parts: str) -> Notice:
    """Copy the files aside as they are, then put a fresh database with all that could be read in their place.

    The damaged one is only removed when both are on the disk. Its log must be gone before the fresh one takes its name,
    or SQLite would take that log for the fresh one's.
    """
    kept = unused(path.parent, path.stem, path.suffix)
    fresh = path.with_stem(f"{path.stem}-fresh")
    try:
        _copy(path, kept)
        _remove(fresh)
        try:
            old = _legible(path, connection)
            matches, cut = _fill(fresh, old)
            old.close()
            _remove(path, _ENDINGS[1:])
            fresh.replace(path)
        finally:
            _remove(fresh)
            _remove(_mended(path))
        sync_folder(path.parent)
    except OSError as error:
        raise write_trouble(error, kept) from error
    if parts:
        return because("library-altered", kept=str(kept), matches=matches, parts=parts)
    return because("library-rescued", kept=str(kept), matches=matches, cut=cut)


def _mended(path: Path) -> Path:
    return path.with_stem(f"{path.stem}-mended")


def _legible(path: Path, connection: sqlite3.Connection) -> sqlite3.Connection:
    """The damaged database, or if nothing at all can be read of it, a copy with its first page put right."""
    if _has_rows(connection):
        return connection
    copy, log = _mended(path), _beside(path, "-wal")
    for data in mended(path.read_bytes(), log.exists()):
        _remove(copy)
        make_private(copy)
        copy.write_bytes(data)
        if log.exists():
            make_private(_beside(copy, "-wal"))
            shutil.copyfile(log, _beside(copy, "-wal"))
        candidate = connect(copy)
        if _has_rows(candidate):
            connection.close()
            return candidate
        candidate.close()
    return connection


def _has_rows(connection: sqlite3.Connection) -> bool:
    return any(_read(connection, f"SELECT 1 FROM {table} LIMIT 1") for table in ("matches", "results"))


def _copy(path: Path, kept: Path) -> None:
    for ending in _ENDINGS:
        if _beside(path, ending).exists():
            make_private(_beside(kept, ending))
            with _beside(path, ending).open("rb") as source, _beside(kept, ending).open("wb") as target:
                shutil.copyfileobj(source, target)
                target.flush()
                os.fsync(target.fileno())
    sync_folder(kept.parent)


def _remove(path: Path, endings: tuple[str, ...] = _ENDINGS) -> None:
    for ending in endings:
        _beside(path, ending).unlink(missing_ok=True)


def _fill(fresh: Path, old: sqlite3.Connection) -> tuple[int, int]:
    """How many matches could be read, and how many of them only in part."""
    make_private(fresh)
    new = connect(fresh)
    try:
        with contextlib.suppress(*DATABASE_ERRORS):
            old.execute("PRAGMA writable_schema = ON")  # or SQLite reads nothing at all of a file that was cut short
        schema.migrate(new, schema.MIGRATIONS[: _version(old)])
        new.execute("BEGIN")
        _copy_results(old, new)
        _copy_campaigns(old, new)
        lengths = [_copy_match(old, new, row) for row in _readable(old, "matches", "id")]
        schema.settle_numbers(new)
        new.execute("COMMIT")
    finally:
        new.close()
    return sum(is_kept for is_kept, _ in lengths), sum(is_cut for _, is_cut in lengths)


def _version(connection: sqlite3.Connection) -> int:
    """The version of the damaged database by its columns, else the newest: `make_ready` does the rest."""
    with contextlib.suppress(*DATABASE_ERRORS):
        return schema.version_by_layout(connection) or len(schema.MIGRATIONS)
    return len(schema.MIGRATIONS)


def _copy_results(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    for row in _readable(old, "results", "match, seat"):
        _put(new, "results", row)


def _copy_campaigns(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    for table, key in (("campaigns", "id"), ("chapters", "campaign, number")):
        if table in schema.tables_of(new):
            for row in _readable(old, table, key):
                _put(new, table, row)


def _copy_match(old: sqlite3.Connection, new: sqlite3.Connection, row: Row) -> tuple[bool, bool]:
    """Copy a match and its actions up to the first that is missing. Whether it could be, and whether it was cut."""
    match_id, length = row[0], 0
    if not 0 < match_id <= schema.MOST or not _put(new, "matches", row):
        return False, False
    for step in _read(old, "SELECT * FROM actions WHERE match = ? ORDER BY number", match_id):
        if step[1] != length + 1 or not _put(new, "actions", step):
            break
        length += 1
    shortened = new.execute(
        "UPDATE matches SET cursor = ?1, over = 0 WHERE id = ?2 AND cursor > ?1", (length, match_id)
    )
    return True, bool(shortened.rowcount)


def _put(new: sqlite3.Connection, table: str, row: Row) -> bool:
    """Put a row into the fresh table, whose columns may be others: of which version rows are is not always known."""
    columns = [name for _, name, *_ in new.execute(f"PRAGMA table_info({table})")][: len(row)]
    gaps = ", ".join("?" * len(columns))
    try:
        new.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({gaps})", row[: len(columns)])
    except sqlite3.IntegrityError:
        return False
    return True


def _readable(old: sqlite3.Connection, table: str, key: str) -> list[Row]:
    """The rows from both ends of the table up to what is damaged in the middle. A view has none of its own."""
    if _read(old, "SELECT 1 FROM sqlite_master WHERE name = ? AND (type != 'table' OR rootpage = 0)", table):
        return []
    backwards = ", ".join(f"{column} DESC" for column in key.split(", "))
    rows = _read(old, f"SELECT * FROM {table} ORDER BY {key}") + _read(
        old, f"SELECT * FROM {table} ORDER BY {backwards}"
    )
    return list(dict.fromkeys(rows))


def _read(old: sqlite3.Connection, statement: str, *values: Any) -> list[Row]:
    rows: list[Row] = []
    with contextlib.suppress(*DATABASE_ERRORS):
        rows.extend(old.execute(statement, values))  # keeps what came before the error
    return rows
