"""Damaged databases and matches: what can be saved is saved, what cannot is kept aside, and the person is told."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from ludarium.engine.actions import act
from ludarium.engine.reasons import LudariumError, MatchError
from ludarium.library import schema
from ludarium.library.files import read_match
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, TITLES, count_up

PAGE = 4096


def fill(folder: Path, matches: int, padding: str = "") -> Path:
    """A library of that many matches, the last of them over. Padded names make it a database of many pages."""
    with Library.open(folder, TITLES) as library:
        for number in range(matches):
            setup = COUNTING.setup([f"Ann {number}{padding}"], options={"target": "30"})
            match = library.new_match(COUNTING, setup, number)
            count_up(match, *[3] * 9)
        count_up(match, 3)
    return folder


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    return fill(tmp_path_factory.mktemp("small"), matches=5)


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    return fill(tmp_path_factory.mktemp("large"), matches=60, padding="." * 900)


@pytest.fixture
def database(small, tmp_path):
    """A small library's database, to be damaged."""
    return Path(shutil.copy(small / "library.sqlite", tmp_path))


@pytest.fixture
def large_database(large, tmp_path):
    return Path(shutil.copy(large / "library.sqlite", tmp_path))


def crash(folder: Path) -> None:
    """Leave the database as a crash does: with all that is new in the log."""
    library = Library.open(folder, TITLES)
    match = library.load(1)
    count_up(match, 1)
    files = {path: path.read_bytes() for path in folder.glob("library.sqlite*")}
    library.close()
    for path, data in files.items():
        path.write_bytes(data)


def run(database: Path, *statements: str) -> None:
    connection = sqlite3.connect(database, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def rescued(folder: Path) -> tuple[Library, dict]:
    library = Library.open(folder, TITLES)
    assert library.notice.key == "library-rescued"
    return library, dict(library.notice.params)


def lengths(library: Library) -> dict[int, int]:
    return {card.id: len(library.load(card.id).actions) for card in library.matches()}


# Databases


@pytest.mark.parametrize("content", [b"This is no database. " * 300, b"\0" * 9000, b"SQLite format 3\0", b"x"])
def test_what_is_no_database_is_set_aside(database, content):
    database.write_bytes(content)
    library, notice = rescued(database.parent)
    with library:
        assert (notice["matches"], notice["cut"]) == (0, 0)
        assert Path(notice["kept"]).read_bytes() == content
        assert library.matches() == []
        count_up(library.new_match(COUNTING, COUNTING.setup(1), 1), 1)
    with Library.open(database.parent, TITLES) as library:
        assert library.notice is None
        assert len(library.matches()) == 1


def test_an_empty_file_is_a_new_library(tmp_path):
    (tmp_path / "library.sqlite").touch()
    with Library.open(tmp_path, TITLES) as library:
        assert library.notice is None


def test_a_cut_database_gives_what_is_left(large_database):
    whole = large_database.read_bytes()
    left = whole[: len(whole) * 3 // 4 // PAGE * PAGE]
    large_database.write_bytes(left)
    library, notice = rescued(large_database.parent)
    with library:
        assert Path(notice["kept"]).read_bytes() == left
        assert 0 < notice["matches"] == len(library.matches())
        assert all(library.load(card.id).notice is None for card in library.matches())
        assert sum(card.actions < 9 for card in library.matches()) == notice["cut"]


def test_a_broken_page_costs_only_what_was_on_it(large_database):
    data = bytearray(large_database.read_bytes())
    middle = len(data) // PAGE // 2 * PAGE
    data[middle : middle + PAGE] = random.Random(1).randbytes(PAGE)
    large_database.write_bytes(data)
    library, notice = rescued(large_database.parent)
    with library:
        assert notice["matches"] > 40
        assert all(library.load(card.id).notice is None for card in library.matches())
        # No number of a lost match is given away again.
        assert library.new_match(COUNTING, COUNTING.setup(1), 1).id > 60


def test_results_are_rescued(database):
    run(database, "DROP TABLE actions")
    library, notice = rescued(database.parent)
    with library:
        assert (notice["matches"], notice["cut"]) == (5, 5)
        assert set(lengths(library).values()) == {0}
        assert [result.score for result in library.high_scores("counting")] == [30]


def test_the_log_is_set_aside_too(database):
    crash(database.parent)
    kept_log = database.with_name("library.sqlite-wal").read_bytes()
    assert kept_log
    database.write_bytes(b"?" * 9000)
    library, notice = rescued(database.parent)
    library.close()
    kept = Path(notice["kept"])
    assert kept.read_bytes() == b"?" * 9000
    assert kept.with_name(kept.name + "-wal").read_bytes() == kept_log


@pytest.mark.parametrize("remains", [None, b""])
def test_a_log_without_its_database_is_set_aside(database, remains):
    crash(database.parent)
    kept_log = database.with_name("library.sqlite-wal").read_bytes()
    database.unlink()
    if remains is not None:
        database.write_bytes(remains)
    library, notice = rescued(database.parent)
    library.close()
    kept = Path(notice["kept"])
    assert kept.with_name(kept.name + "-wal").read_bytes() == kept_log


def test_a_crash_is_no_damage(database):
    crash(database.parent)
    with Library.open(database.parent, TITLES) as library:
        assert library.notice is None
        assert lengths(library) == {1: 10, 2: 9, 3: 9, 4: 9, 5: 10}


def test_a_rescue_that_fails_changes_nothing(database, monkeypatch):
    data = database.read_bytes()[: 2 * PAGE]
    database.write_bytes(data)
    sync = os.fsync

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(LibraryError) as caught:
        Library.open(database.parent, TITLES)
    assert caught.value.reason.key == "file-unwritable"
    assert database.read_bytes() == data
    monkeypatch.setattr(os, "fsync", sync)
    library, _ = rescued(database.parent)
    library.close()


@pytest.mark.parametrize(
    ("statements", "key"),
    [
        (["PRAGMA user_version = 99"], "library-newer"),
        (["PRAGMA application_id = 5", "ALTER TABLE matches RENAME TO games"], "library-foreign"),
        (["PRAGMA application_id = 0", "ALTER TABLE matches ADD COLUMN colour TEXT"], "library-foreign"),
    ],
)
def test_newer_and_foreign_databases_are_left_alone(database, statements, key):
    run(database, *statements)
    before = database.read_bytes()
    with pytest.raises(LibraryError) as caught:
        Library.open(database.parent, TITLES)
    assert caught.value.reason.key == key
    assert database.read_bytes() == before
    assert sorted(path.name for path in database.parent.iterdir()) == ["library.lock", "library.sqlite"]


def test_a_newer_database_whose_log_alone_says_so(database):
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA user_version = 99")
    files = {path: path.read_bytes() for path in database.parent.glob("library.sqlite*")}
    connection.close()
    for path, data in files.items():
        path.write_bytes(data)
    with pytest.raises(LibraryError) as caught:
        Library.open(database.parent, TITLES)
    assert dict(caught.value.reason.params) == {"file": str(database), "schema": 99, "known": len(schema.MIGRATIONS)}


def test_an_older_database_is_brought_up_to_date(database, monkeypatch):
    more = (*schema.MIGRATIONS, ("ALTER TABLE matches ADD COLUMN remark TEXT NOT NULL DEFAULT 'none'",))
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    monkeypatch.setattr(schema.migrate, "__defaults__", (more,))
    with Library.open(database.parent, TITLES) as library:
        assert lengths(library) == {1: 9, 2: 9, 3: 9, 4: 9, 5: 10}
        assert library._store.ask("SELECT DISTINCT remark FROM matches") == [("none",)]
        assert library._store.ask("PRAGMA user_version") == [(len(more),)]


def test_an_older_database_that_is_damaged(database, monkeypatch):
    run(database, "DROP TABLE results")
    test_an_older_database_is_brought_up_to_date(database, monkeypatch)


def test_a_migration_that_fails_changes_nothing(database, monkeypatch):
    monkeypatch.setattr(schema.migrate, "__defaults__", ((*schema.MIGRATIONS, ("DROP TABLE results", "nonsense")),))
    with pytest.raises(LibraryError) as caught:
        Library.open(database.parent, TITLES)
    assert caught.value.reason.key == "library-failed"
    monkeypatch.undo()
    with Library.open(database.parent, TITLES) as library:
        assert library.notice is None
        assert len(library.high_scores("counting")) == 1


@pytest.mark.parametrize("seed", range(60))
def test_any_damage_to_a_database(database, seed):
    """Whatever is broken, only a reason comes out, and a database that is rescued is kept aside as it was."""
    chance, folder = random.Random(seed), database.parent
    if seed % 3 == 0:
        crash(folder)
    file = chance.choice(sorted(folder.glob("library.sqlite*")))
    data = bytearray(file.read_bytes())
    for _ in range(chance.choice([1, 3, 20, 200])):
        data[chance.randrange(chance.choice([100, len(data)]))] ^= chance.randrange(1, 256)
    file.write_bytes(data)
    before = database.read_bytes()
    with contextlib.suppress(LudariumError), Library.open(folder, TITLES) as library:
        assert library.notice is None or Path(dict(library.notice.params)["kept"]).read_bytes() == before
        library.high_scores("counting", practice=True)
        for card in library.matches():
            with contextlib.suppress(LudariumError):
                match = library.load(card.id)
                if not match.is_over:
                    match.play(act("add", 1))
                library.export(card.id, folder / "out.ludarium")
        count_up(library.new_match(COUNTING, COUNTING.setup(1), 1), 1)


# Matches


def changed(database: Path, statement: str) -> Library:
    run(database, statement)
    return Library.open(database.parent, TITLES)


@pytest.mark.parametrize(
    ("statement", "cause", "action", "text", "left"),
    [
        ("UPDATE actions SET text = 'add 9' WHERE match = 2 AND number = 4", "match-illegal", 4, "add 9", 3),
        ("UPDATE actions SET text = 'add 1' WHERE match = 2 AND number = 4", "match-parted", 4, "add 1", 3),
        ("UPDATE actions SET digest = '00000000' WHERE match = 2 AND number = 1", "match-parted", 1, "add 3", 0),
        ("DELETE FROM actions WHERE match = 2 AND number = 9", "match-cursor", 9, "", 8),
        ("UPDATE matches SET cursor = 44 WHERE id = 2", "match-cursor", 10, "", 9),
    ],
)
def test_a_match_that_no_longer_replays_opens_where_it_is_sound(database, statement, cause, action, text, left):
    with changed(database, statement) as library:
        library.export(2, database.parent / "before.ludarium")
        match = library.load(2)
        notice = dict(match.notice.params)
        kept = Path(notice.pop("kept"))
        assert (match.notice.key, notice) == ("match-cut", {"cause": cause, "action": action, "text": text})
        assert (len(match.actions), match.cursor) == (left, left)
        assert kept.parent.name == "damaged"
        assert kept.read_bytes() == (database.parent / "before.ludarium").read_bytes()
        with pytest.raises(MatchError):
            read_match(kept, TITLES)
        count_up(match, 2)
    with Library.open(database.parent, TITLES) as library:
        again = library.load(2)
        assert (again.actions, again.notice) == (match.actions, None)


def test_the_rule_behind_an_illegal_action_is_named(database):
    with changed(database, "UPDATE actions SET text = 'add 9' WHERE match = 2 AND number = 4") as library:
        assert library.load(2).notice.rule == "COUNT-01"


def test_a_redo_tail_that_no_longer_replays_does_not_move_the_match(database):
    run(database, "UPDATE matches SET cursor = 3 WHERE id = 2")
    with changed(database, "UPDATE actions SET text = 'add 9' WHERE match = 2 AND number = 7") as library:
        match = library.load(2)
        assert (match.cursor, len(match.actions), match.notice.key) == (3, 6, "match-cut")


def test_results_of_a_finished_match_stay_when_it_no_longer_replays(database):
    with changed(database, "UPDATE actions SET text = 'add 9' WHERE match = 5 AND number = 7") as library:
        match = library.load(5)
        assert match.cursor == 6
        assert [result.score for result in library.high_scores("counting")] == [30]
        assert not library.matches()[0].over
        match.undo()
        assert len(library.high_scores("counting")) == 1


def test_nothing_is_dropped_when_the_copy_cannot_be_written(database):
    with changed(database, "UPDATE actions SET text = 'add 9' WHERE match = 2 AND number = 4") as library:
        (database.parent / "damaged").write_text("in the way")
        with pytest.raises(LibraryError) as caught:
            library.load(2)
        assert caught.value.reason.key == "folder-unusable"
        library.export(2, database.parent / "out.ludarium")
        assert len(json.loads((database.parent / "out.ludarium").read_text())["actions"]) == 9


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE matches SET title = 'chess' WHERE id = 2", "title"),
        ("UPDATE matches SET rules_version = 9 WHERE id = 2", "match-rules"),
        ("UPDATE matches SET content_version = 9 WHERE id = 2", "match-content"),
        ("UPDATE matches SET setup = '{' WHERE id = 2", "match-field"),
        ("UPDATE matches SET seed = 'x' WHERE id = 2", "match-field"),
        ("UPDATE matches SET players = x'ff' WHERE id = 2", "match-field"),
        ("UPDATE matches SET created = x'ff' WHERE id = 2", "match-field"),
        ("UPDATE actions SET text = x'ff' WHERE match = 2", "match-field"),
    ],
)
def test_a_match_that_cannot_begin_stays_as_it_is(database, statement, key):
    with changed(database, statement) as library:
        with pytest.raises(MatchError) as caught:
            library.load(2)
        assert caught.value.reason.key == key
        assert len(library.matches()) == 5
        library.export(2, database.parent / "out.ludarium")
        assert not (database.parent / "damaged").exists()
        assert len(library.load(1).actions) == 9


def test_damaged_rows_do_not_hide_the_others(database):
    run(
        database,
        "UPDATE matches SET setup = x'ff', players = '5', changed = 'x', cursor = 'y' WHERE id = 2",
        "UPDATE matches SET title = CAST(x'ff' AS TEXT) WHERE id = 3",
        "INSERT INTO results SELECT 99, seat, name, player, score, '{', place, won, decided_by, title, seats, options,"
        " finished, opening, hints, origin, helpers FROM results",
    )
    with Library.open(database.parent, TITLES) as library:
        cards = {card.id: card for card in library.matches()}
        assert sorted(cards) == [1, 2, 3, 4, 5]
        assert (cards[2].names, cards[2].players, cards[2].actions) == ((), (), 0)
        assert len(library.high_scores("counting")) == 1


def test_a_match_goes_on_under_newer_rules(database, monkeypatch):
    monkeypatch.setattr(type(COUNTING), "rules_version", 2)
    with Library.open(database.parent, TITLES) as library:
        match = library.load(1)
        count_up(match, 1)
        assert library._store.document(1)["rules"] == 2
        assert library._store.document(2)["rules"] == 1
