"""The tables of the database. A migration that was released is never changed: a new one is added.

What it makes is then written down for the tests of all versions: ``python -m tests.library.layouts``.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence

from ludarium.engine.safe_text import plain

APPLICATION = 0x4C554441
"""Marks the file as ours ("LUDA")."""

Migration = tuple[str, ...]

MIGRATIONS: tuple[Migration, ...] = (
    (
        # AUTOINCREMENT: a number is never used twice, because results outlive their match. A seed may need all 64
        # bits, which are more than an integer column holds.
        """CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            content_version INTEGER NOT NULL,
            rules_version INTEGER NOT NULL,
            setup TEXT NOT NULL,
            seed TEXT NOT NULL,
            players TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            cursor INTEGER NOT NULL,
            over INTEGER NOT NULL
        )""",
        """CREATE TABLE actions (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE results (
            match INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            score INTEGER NOT NULL,
            lines TEXT NOT NULL,
            place INTEGER NOT NULL,
            won INTEGER NOT NULL,
            decided_by TEXT NOT NULL,
            title TEXT NOT NULL,
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            finished TEXT NOT NULL,
            PRIMARY KEY (match, seat)
        ) WITHOUT ROWID""",
    ),
    (
        # Columns are only ever added at the end and with a default, so that rows which are rescued fit.
        "ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN opening TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE results ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
        # Of matches for one that are still there, the first action tells what they began with.
        """UPDATE results SET opening = coalesce(
            (SELECT substr(text, 8) FROM actions
             WHERE actions.match = results.match AND number = 1 AND text IN ('settle port', 'settle province')), '')
        WHERE title = 'iron-age' AND seats = 1""",
    ),
    (
        "ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT 'lot'",
        "ALTER TABLE matches ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN handed TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE results ADD COLUMN origin TEXT NOT NULL DEFAULT 'lot'",
        "ALTER TABLE results ADD COLUMN helpers TEXT NOT NULL DEFAULT '[]'",
    ),
    ("ALTER TABLE matches ADD COLUMN ended TEXT NOT NULL DEFAULT '[]'",),
    (
        """CREATE TABLE campaigns (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            name TEXT NOT NULL,
            nation TEXT NOT NULL,
            supreme INTEGER NOT NULL,
            options TEXT NOT NULL,
            origin TEXT NOT NULL,
            ended TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL
        )""",
        # What a match brought stays when the match is deleted.
        """CREATE TABLE chapters (
            campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
            number INTEGER NOT NULL,
            match INTEGER NOT NULL,
            opponent TEXT NOT NULL,
            outcome TEXT NOT NULL,
            reward TEXT NOT NULL,
            PRIMARY KEY (campaign, number)
        ) WITHOUT ROWID""",
    ),
)

TABLES = {"matches", "actions", "results", "campaigns", "chapters"}

MOST = 2_000_000_000
"""The greatest number of a match: Qt's signals hold it, and more matches can follow."""

_NAMED = 5
"""The most foreign parts that are named."""


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def tables_of(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def is_ours(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)


Layout = dict[str, list[str]]
"""The columns of each table."""


def layout_of(connection: sqlite3.Connection) -> Layout:
    return {table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")] for table in TABLES}


def blank(version: int) -> sqlite3.Connection:
    """An empty database of that version, in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, MIGRATIONS[:version])
    return connection


def version_by_layout(connection: sqlite3.Connection) -> int | None:
    """The version that has these tables and columns, whatever the database says of itself; None for no such one."""
    found = layout_of(connection)
    for version in range(len(MIGRATIONS), 0, -1):
        with contextlib.closing(blank(version)) as sample:
            if layout_of(sample) == found:
                return version
    return None


def foreign_parts(connection: sqlite3.Connection, version: int) -> str:
    """Name tables, views, indexes and triggers that this version did not make; empty if there are none."""
    with contextlib.closing(blank(version)) as sample:
        ours = _parts_of(sample)
    found = sorted(part for part, statement in _parts_of(connection).items() if ours.get(part) != statement)
    more = ["…"] if len(found) > _NAMED else []
    return ", ".join([plain(part) for part in found[:_NAMED]] + more)


def _parts_of(connection: sqlite3.Connection) -> dict[str, str]:
    """The statement that made each part of the schema, with single spaces."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master")
    return {f"{kind} {name}": " ".join(str(statement).split()) for kind, name, statement in rows}


def settle_numbers(connection: sqlite3.Connection) -> None:
    """Let new matches and campaigns follow the highest number in use, also by results of a match that is gone."""
    tables = tables_of(connection)
    for counted, users in (("matches", ("matches.id", "results.match", "chapters.match")), ("campaigns", ())):
        if counted in tables:
            highest = max((_highest(connection, user) for user in users if user.split(".")[0] in tables), default=0)
            connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (counted,))
            connection.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (counted, highest))


def _highest(connection: sqlite3.Connection, user: str) -> int:
    table, column = user.split(".")
    statement = f"SELECT max({column}) FROM {table} WHERE typeof({column}) = 'integer' AND {column} <= {MOST}"
    return max(connection.execute(statement).fetchone()[0] or 0, 0)


def has_numbers_left(connection: sqlite3.Connection) -> bool:
    """Check that SQLite can number new rows. Nonsense in its own table would stop it or repeat numbers."""
    statement = f"SELECT 1 FROM sqlite_sequence WHERE typeof(seq) != 'integer' OR seq NOT BETWEEN 0 AND {MOST}"
    return not connection.execute(statement).fetchall()


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the tables up to date, all at once or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    for migration in migrations[version_of(connection) :]:
        for statement in migration:
            connection.execute(statement)
    if version_of(connection) != len(migrations):
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
    connection.execute("COMMIT")
