"""The database: one connection, and every statement that is asked of it.

Whatever changes a match is one transaction, and it is on the disk when the call returns.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import attrs

from ludarium.engine.reasons import because
from ludarium.engine.safe_text import plain
from ludarium.library.database_troubles import DATABASE_ERRORS, database_trouble
from ludarium.library.disk import now, parse_json
from ludarium.library.documents import AnyMatch, Document, checksum_of, ended_data, handed_data, setup_data
from ludarium.library.results import COLUMNS, Result, result_of, result_rows
from ludarium.library.schema import migrate
from ludarium.library.troubles import LibraryError

Row = tuple[Any, ...]
Run = Callable[..., Any]
"""Runs a statement of a transaction."""

_PATIENCE = 2.0
"""Seconds to wait for another program that looks into the database."""


@attrs.frozen
class MatchCard:
    """A match as a list shows it, known without replaying.

    actions: how many count, the redo tail left out
    origin: where it came from
    """

    id: int
    title: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    options: dict[str, str]
    created: datetime
    changed: datetime
    actions: int
    over: bool
    origin: str


def connect(path: Path) -> sqlite3.Connection:
    """A connection that has not looked at the file yet."""
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    # A damaged letter in one row must not hide all the others.
    connection.text_factory = lambda raw: str(raw, "utf-8", "replace")
    return connection


def make_ready(connection: sqlite3.Connection) -> None:
    """Bring the tables up to date, and see to it that every commit is on the disk when it returns."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    # After the tables: so the file itself, not its log, says from the first moment on whose it is.
    connection.execute("PRAGMA journal_mode = WAL")


class Store:
    """The matches and results of one database file, whose tables are in order."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._file = path.stat()

    def close(self) -> None:
        self._connection.close()

    def take_over(self, other: Store) -> None:
        """Hold what the other one does instead of what was here, all at once or not at all."""
        try:
            other._connection.backup(self._connection)
        except DATABASE_ERRORS as error:
            raise database_trouble(error, self._path) from error

    # Asking

    def cards(self) -> list[MatchCard]:
        """All matches, the one that was changed last first."""
        rows = self.ask(
            "SELECT id, title, setup, players, handed, created, changed, cursor, over, origin FROM matches"
            " ORDER BY changed DESC, id DESC"
        )
        return [_card(row) for row in rows]

    def document(self, match_id: int) -> Document:
        """The match as plain data, not yet checked."""
        found = self.ask(
            "SELECT title, content_version, rules_version, setup, seed, origin, checksum, players, handed, ended,"
            " created, cursor, hints FROM matches WHERE id = ?",
            match_id,
        )
        if not found:
            raise _gone(match_id)
        title, content, rules, setup, seed, origin, checksum, players, handed, ended, created, cursor, hints = found[0]
        steps = self.ask("SELECT text, digest FROM actions WHERE match = ? ORDER BY number", match_id)
        return {
            "title": title,
            "content": content,
            "rules": rules,
            "setup": _data(setup),
            "seed": _data(seed),
            "origin": origin,
            "checksum": checksum,
            "players": _data(players),
            "handed": _data(handed),
            "ended": _data(ended),
            "created": created,
            "cursor": cursor,
            "hints": hints,
            "actions": [text for text, _ in steps],
            "digests": [digest for _, digest in steps],
        }

    def results(self, title: str) -> list[Result]:
        """All results of a title, the highest score first and the older one of two that are equal."""
        rows = self.ask(
            f"SELECT {', '.join(COLUMNS)} FROM results WHERE title = ? ORDER BY score DESC, finished, match, seat",
            title,
        )
        return [result for result in map(result_of, rows) if result is not None]

    def ask(self, statement: str, *values: Any) -> list[Row]:
        try:
            return self._connection.execute(statement, values).fetchall()
        except DATABASE_ERRORS as error:
            raise database_trouble(error, self._path) from error

    # Writing

    def add(self, match: AnyMatch, created: str = "") -> int:
        """Put a match in and give it its number. Its results are not counted: those of matches played here are."""
        with self.writing() as run:
            return self.put(run, match, created)

    def put(self, run: Run, match: AnyMatch, created: str = "") -> int:
        """The same as a part of what is being written."""
        changed = now()
        row = (
            match.title.id,
            match.title.content_version,
            match.title.rules_version,
            json.dumps(setup_data(match.setup)),
            str(match.seed),
            json.dumps(match.seated),
            created or changed,
            changed,
            match.cursor,
            match.is_over,
            match.hints,
            match.origin,
            checksum_of(match),
            json.dumps(handed_data(match)),
            json.dumps(ended_data(match)),
        )
        match_id: int = run(
            "INSERT INTO matches (title, content_version, rules_version, setup, seed, players, created, changed,"
            f" cursor, over, hints, origin, checksum, handed, ended) VALUES ({', '.join('?' * len(row))})",
            row,
        ).lastrowid
        for number, step in enumerate(match.steps, start=1):
            run("INSERT INTO actions VALUES (?, ?, ?, ?)", (match_id, number, step.text, step.digest))
        return match_id

    def record(self, match_id: int, match: AnyMatch) -> None:
        """Keep the action that was just played, drop the redo tail, and write the results if the match is over."""
        number = match.cursor
        step = (match_id, number, match.actions[number - 1].text, match.digests[number - 1])
        with self.writing() as run:
            self._settle(match_id, match)
            run("DELETE FROM actions WHERE match = ? AND number >= ?", (match_id, number))
            run("INSERT INTO actions VALUES (?, ?, ?, ?)", step)

    def move(self, match_id: int, match: AnyMatch) -> None:
        """Keep where undo or redo led. A finished match that is taken back takes its results along."""
        with self.writing() as run:
            run("DELETE FROM results WHERE match = ?1 AND (SELECT over FROM matches WHERE id = ?1)", (match_id,))
            self._settle(match_id, match)

    def keep_hints(self, match_id: int, hints: int) -> None:
        """Keep how many hints were asked for in a match."""
        with self.writing() as run:
            if not run("UPDATE matches SET hints = ? WHERE id = ?", (hints, match_id)).rowcount:
                raise _gone(match_id)

    def cut(self, match_id: int, match: AnyMatch) -> None:
        """Keep only the actions that the match has. Its results, if any, were earned and stay."""
        with self.writing() as run:
            self._settle(match_id, match)
            run("DELETE FROM actions WHERE match = ? AND number > ?", (match_id, len(match.actions)))

    def remove(self, run: Run, match_id: int) -> None:
        """Take a match out, as a part of what is being written."""
        if not run("DELETE FROM matches WHERE id = ?", (match_id,)).rowcount:
            raise _gone(match_id)

    def _settle(self, match_id: int, match: AnyMatch) -> None:
        over, version = match.is_over, match.title.rules_version
        handed, ended = json.dumps(handed_data(match)), json.dumps(ended_data(match))
        changed = self._connection.execute(
            "UPDATE matches SET cursor = ?, changed = ?, over = ?, rules_version = ?, handed = ?, ended = ?"
            " WHERE id = ?",
            (match.cursor, now(), over, version, handed, ended, match_id),
        )
        if not changed.rowcount:
            raise _gone(match_id)
        if over:
            gaps = ", ".join("?" * len(COLUMNS))
            self._connection.executemany(
                f"INSERT OR REPLACE INTO results ({', '.join(COLUMNS)}) VALUES ({gaps})", result_rows(match_id, match)
            )

    @contextlib.contextmanager
    def writing(self) -> Iterator[Run]:
        """One transaction: what runs inside it is on the disk afterwards, or none of it is."""
        connection = self._connection
        self._check_place()
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection.execute
            connection.execute("COMMIT")
        except DATABASE_ERRORS as error:
            _roll_back(connection)
            raise database_trouble(error, self._path) from error
        except BaseException:
            _roll_back(connection)
            raise

    def _check_place(self) -> None:
        """SQLite would go on writing to a file that was deleted or replaced, and that nobody finds again."""
        try:
            is_there = os.path.samestat(self._path.stat(), self._file)
        except OSError:
            is_there = False
        if not is_there:
            raise LibraryError(because("library-gone", file=str(self._path)))


def _roll_back(connection: sqlite3.Connection) -> None:
    # A full disk makes SQLite roll back by itself, and a second time would be an error.
    with contextlib.suppress(*DATABASE_ERRORS):
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _gone(match_id: int) -> LibraryError:
    return LibraryError(because("match-gone", match=match_id))


def _data(text: Any) -> Any:
    """What a JSON column holds; when it is damaged its raw text, which no check lets through."""
    try:
        return parse_json(text)
    except (ValueError, TypeError):
        return text


def _card(row: Row) -> MatchCard:
    """A damaged column leaves its part of the card empty: the match itself may still open."""
    match_id, title, setup, players, handed, created, changed, cursor, over, origin = row
    seats = _data(setup)
    seats = seats if isinstance(seats, dict) else {}
    options = seats.get("options")
    return MatchCard(
        match_id,
        str(title),
        _texts(seats.get("names")),
        _holders(_texts(_data(players)), _data(handed), cursor),
        {str(key): str(choice) for key, choice in options.items()} if isinstance(options, dict) else {},
        _time(created),
        _time(changed),
        cursor if isinstance(cursor, int) else 0,
        bool(over),
        str(origin),
    )


def _holders(seated: tuple[str, ...], handed: Any, cursor: Any) -> tuple[str, ...]:
    """Who holds the seats now: whoever sat down, or has taken over since."""
    players = list(seated)
    with contextlib.suppress(TypeError, ValueError, LookupError):
        for at, seat, player in handed:
            if at <= cursor:
                players[seat] = str(player)
    return tuple(players)


def _texts(values: Any) -> tuple[str, ...]:
    return (
        tuple(plain(str(value)) for value in values)
        if isinstance(values, Iterable) and not isinstance(values, str)
        else ()
    )


def _time(text: Any) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, TypeError, OverflowError):
        return datetime.fromtimestamp(0, UTC)
