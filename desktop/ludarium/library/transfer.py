"""Rows of a database from elsewhere, copied into one that this program made.

Nothing else of the file is taken over. It is checked first: a schema other than ours is refused, and so are damaged
pages, rows without a match, and numbers that no library can have reached.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ludarium.engine.reasons import because
from ludarium.library import schema
from ludarium.library.database_troubles import DATABASE_ERRORS, is_of_the_disk
from ludarium.library.disk import make_private
from ludarium.library.rescue import refuse_strangers
from ludarium.library.store import Store, connect, make_ready
from ludarium.library.troubles import LibraryError

_NUMBERS = {
    "matches": ("id",),
    "actions": ("match", "number"),
    "results": ("match", "seat"),
    "campaigns": ("id",),
    "chapters": ("campaign", "number", "match"),
}
"""Columns that hold numbers, by table."""


def store_of_rows(database: Path, fresh: Path) -> Store:
    """Copy the rows of ``database`` into ``fresh``, bring that up to date, and return its store."""
    try:
        with closing(connect(database)) as connection:
            version = _check(database, connection)
        make_private(fresh)
        store = connect(fresh)
        try:
            schema.migrate(store, schema.MIGRATIONS[:version])
            _copy(database, store)
            make_ready(store)
        except BaseException:
            store.close()
            raise
    except DATABASE_ERRORS as error:
        if is_of_the_disk(error):
            raise
        raise _damaged(database) from error
    return Store(fresh, store)


def _check(database: Path, connection: sqlite3.Connection) -> int:
    """Return the version of a sound database of ours, or raise a `LibraryError`."""
    refuse_strangers(database)
    version = schema.version_of(connection)
    if not schema.is_ours(connection) or not 0 < version <= len(schema.MIGRATIONS):
        raise _damaged(database)
    parts = schema.foreign_parts(connection, version)
    if parts:
        raise LibraryError(because("backup-altered", file=str(database), parts=parts))
    if schema.version_by_layout(connection) != version or not _is_sound(connection):
        raise _damaged(database)
    return version


def _is_sound(connection: sqlite3.Connection) -> bool:
    if connection.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
        return False
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        return False
    tables = schema.tables_of(connection)
    return all(
        _has_numbers(connection, table, column) for table in _NUMBERS if table in tables for column in _NUMBERS[table]
    )


def _has_numbers(connection: sqlite3.Connection, table: str, column: str) -> bool:
    wrong = f"SELECT 1 FROM {table} WHERE typeof({column}) != 'integer' OR {column} NOT BETWEEN 0 AND {schema.MOST}"
    return connection.execute(f"{wrong} LIMIT 1").fetchone() is None


def _copy(database: Path, store: sqlite3.Connection) -> None:
    store.execute("ATTACH ? AS other", (str(database),))
    store.execute("BEGIN")
    for table in sorted(schema.tables_of(store) & schema.TABLES):
        columns = ", ".join(name for _, name, *_ in store.execute(f"PRAGMA main.table_info({table})"))
        store.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM other.{table}")
    schema.settle_numbers(store)
    store.execute("COMMIT")
    store.execute("DETACH other")


def _damaged(database: Path) -> LibraryError:
    return LibraryError(because("backup-damaged", file=str(database)))
