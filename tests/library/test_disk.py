"""Disks that are full, folders that may not be written, and programs that come second."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from ludarium.engine.actions import act
from ludarium.engine.match import Match
from ludarium.engine.resources import home
from ludarium.library.files import read_match
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.troubles import LibraryError
from tests.library.match_file import write_match

from .children import in_child, without_rights
from .counting import COUNTING, TITLES, count_up


def trouble(use) -> str:
    with pytest.raises(LibraryError) as caught:
        use()
    return caught.value.reason.key


def long_match(library):
    return library.new_match(COUNTING, COUNTING.setup(["Ann" * 300], options={"target": "30", "undo": "practice"}), 1)


# Where it is


def test_home_can_be_named(monkeypatch, tmp_path):
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path / "here"))
    assert home() == tmp_path / "here"
    Library.open().close()
    Preferences.open().set("sound", True)
    assert (tmp_path / "here" / "library.sqlite").exists()
    assert (tmp_path / "here" / "preferences.json").exists()


def test_home_is_the_usual_place(monkeypatch):
    monkeypatch.delenv("LUDARIUM_HOME", raising=False)
    assert home().name == "Ludarium"
    assert home().is_absolute()


def test_a_file_in_place_of_the_folder(tmp_path):
    (tmp_path / "file").write_text("")
    assert trouble(lambda: Library.open(tmp_path / "file")) == "folder-unusable"
    assert trouble(lambda: Library.open(tmp_path / "file" / "folder")) == "folder-unusable"


def test_a_folder_in_place_of_a_file(tmp_path):
    (tmp_path / "library.sqlite").mkdir()
    assert trouble(lambda: Library.open(tmp_path)) == "library-unreadable"
    (tmp_path / "other" / "library.lock").mkdir(parents=True)
    assert trouble(lambda: Library.open(tmp_path / "other")) == "folder-unusable"


# Who may


@pytest.fixture
def open_folder():
    """A folder that others can reach, too."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        path.chmod(0o755)
        yield path
        path.chmod(0o755)


def refused(use):
    return in_child(without_rights(lambda: trouble(use)))


def test_a_folder_that_may_not_be_written(open_folder):
    Library.open(open_folder).close()
    (open_folder / "library.lock").unlink()  # whoever made it may still write it
    open_folder.chmod(0o555)
    assert refused(lambda: Library.open(open_folder)) == "folder-unusable"
    assert refused(lambda: Library.open(open_folder / "new")) == "folder-unusable"


def test_a_database_that_may_not_be_written(open_folder):
    with Library.open(open_folder, TITLES) as library:
        count_up(long_match(library), 1, 2)
    database = open_folder / "library.sqlite"
    open_folder.chmod(0o777)
    (open_folder / "library.lock").unlink()
    database.chmod(0o444)
    before = database.read_bytes()
    assert refused(lambda: Library.open(open_folder)) == "library-read-only"
    database.chmod(0o000)
    assert refused(lambda: Library.open(open_folder)) == "library-unreadable"
    database.chmod(0o644)
    assert database.read_bytes() == before


def test_files_that_may_not_be_read_or_written(open_folder):
    file = open_folder / "match.ludarium"
    match = Match(COUNTING, COUNTING.setup(1), 1)
    write_match(file, match)
    file.chmod(0o000)
    open_folder.chmod(0o555)
    assert refused(lambda: read_match(file, TITLES)) == "file-unreadable"
    assert refused(lambda: write_match(file, match)) == "file-unwritable"


def test_preferences_that_may_not_be_written(open_folder):
    preferences = Preferences.open(open_folder)
    open_folder.chmod(0o555)
    assert refused(lambda: preferences.set("sound", True)) == "file-unwritable"


# Full disks


def test_a_full_database_loses_nothing(tmp_path):
    """SQLite is given a limit in place of a disk that is full: it says the same of both."""
    with Library.open(tmp_path, TITLES) as library:
        match = long_match(library)
        count_up(match, 1, 2, 3)
        match.undo()
        connection = library._store._connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        while (key := maybe_trouble(lambda: long_match(library))) is None:
            pass
        assert key == "library-full"
        before = [card.id for card in library.matches()]
        assert trouble(lambda: long_match(library)) == "library-full"
        assert [card.id for card in library.matches()] == before
        connection.execute("PRAGMA max_page_count = 1000000")
        match.redo()
        count_up(match, 1)
        long_match(library)
    with Library.open(tmp_path, TITLES) as library:
        assert [action.text for action in library.load(match.id).actions] == ["add 1", "add 2", "add 3", "add 1"]
        assert len(library.matches()) == len(before) + 1


def maybe_trouble(use) -> str | None:
    try:
        use()
    except LibraryError as error:
        return error.reason.key
    return None


def test_a_disk_that_refuses_takes_the_step_back(tmp_path):
    """The system lets no file grow; when it does again, play goes on where it was."""

    def work() -> str:
        library = Library.open(tmp_path, TITLES)
        match = long_match(library)
        count_up(match, 1, 2, 3)
        match.undo()
        log = (tmp_path / "library.sqlite-wal").stat().st_size
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (log, most))
        memory = (match.cursor, match.actions[:], match.digests[:], match.states[:])
        steps = (lambda: match.play(act("add", 1)), match.undo, match.redo, lambda: long_match(library))
        assert {trouble(step) for step in steps} <= {"library-failed", "library-full"}
        assert memory == (match.cursor, match.actions, match.digests, match.states)
        assert stored(tmp_path) == ([("add 1",), ("add 2",), ("add 3",)], [(2,)])
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        match.play(act("add", 1))
        assert stored(tmp_path) == ([("add 1",), ("add 2",), ("add 1",)], [(3,)])
        match.undo()
        match.redo()
        library.close()
        with Library.open(tmp_path, TITLES) as again:
            assert again.load(match.id).states == match.states
        return "good"

    assert in_child(work) == "good"


def stored(folder):
    connection = sqlite3.connect(folder / "library.sqlite")
    try:
        return (
            connection.execute("SELECT text FROM actions ORDER BY number").fetchall(),
            connection.execute("SELECT cursor FROM matches").fetchall(),
        )
    finally:
        connection.close()


def test_no_space_to_begin_with(tmp_path):
    def work() -> str:
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, most))
        key = trouble(lambda: Library.open(tmp_path, TITLES))
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        with Library.open(tmp_path, TITLES) as library:
            count_up(long_match(library), 1)
        return key

    assert in_child(work) in ("library-failed", "library-full")


# One program at a time


def test_a_second_library_is_refused(library, tmp_path):
    assert trouble(lambda: Library.open(tmp_path)) == "library-held"
    assert trouble(lambda: Library.open(tmp_path / "x" / "..")) == "library-held"
    library.close()
    Library.open(tmp_path).close()


def test_a_second_program_waits_until_the_first_is_gone(tmp_path):
    script = "from ludarium.library.library import Library; held = Library.open(); print('held', flush=True); input()"
    holder = subprocess.Popen(
        [sys.executable, "-c", script],
        env={"LUDARIUM_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with holder:
        assert holder.stdout.readline() == "held\n"
        assert trouble(lambda: Library.open(tmp_path)) == "library-held"
        holder.kill()
        holder.wait()
        Library.open(tmp_path).close()


def test_another_program_that_writes_to_the_database(library, new_match, tmp_path, monkeypatch):
    library._store._connection.execute("PRAGMA busy_timeout = 10")
    match = new_match()
    other = sqlite3.connect(tmp_path / "library.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert trouble(lambda: count_up(match, 1)) == "library-busy"
    assert match.cursor == 0
    other.execute("ROLLBACK")
    other.close()
    count_up(match, 1)
