"""What is kept stays kept: on the disk before a call returns, in the place where it belongs, for its owner alone."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path

import pytest

from ludarium import words
from ludarium.library.disk import temporary_folder
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, TITLES, count_up
from .test_damage import fill


def flushes(library: Library) -> int:
    return library._store.ask("PRAGMA synchronous")[0][0]


def test_every_commit_is_flushed_to_the_disk(tmp_path):
    """Also when the power fails: of a new library, of one that is there, and of one that had to be rescued."""
    full = 2
    with Library.open(tmp_path, TITLES) as library:
        assert flushes(library) == full
    with Library.open(tmp_path, TITLES) as library:
        assert flushes(library) == full
        assert library._store.ask("PRAGMA journal_mode") == [("wal",)]
    (tmp_path / "library.sqlite").write_bytes(b"damaged" * 1000)
    with Library.open(tmp_path, TITLES) as library:
        assert library.notice is not None
        assert flushes(library) == full


# In its place


@pytest.mark.parametrize("replaced", [False, True])
def test_a_library_that_is_taken_away_is_noticed_at_the_next_move(library, new_match, tmp_path, replaced):
    """What is played after that would be lost, and nobody would know."""
    match = new_match(undo="practice")
    count_up(match, 1, 2)
    away = tmp_path / "away.sqlite"
    database = tmp_path / "library.sqlite"
    database.rename(away)
    if replaced:
        shutil.copy(away, database)
    for use in (lambda: count_up(match, 3), match.undo, match.count_hint, new_match, lambda: library.delete(match.id)):
        with pytest.raises(LibraryError) as caught:
            use()
        assert caught.value.reason.key == "library-gone"
        assert (match.cursor, match.hints) == (2, 0)
    assert "library.sqlite is no longer there" in words.sentence(caught.value.reason)
    away.replace(database)
    count_up(match, 3)
    assert library.load(match.id).cursor == 3


def test_a_folder_that_is_taken_away_is_noticed(tmp_path):
    with Library.open(tmp_path / "home", TITLES) as library:
        match = library.new_match(COUNTING, COUNTING.setup(1), 1)
        shutil.rmtree(tmp_path / "home")
        with pytest.raises(LibraryError):
            count_up(match, 1)


# For its owner


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("library*.sqlite*")}


def test_nobody_else_can_read_the_library(tmp_path):
    umask = os.umask(0)
    try:
        home = tmp_path / "home"
        with Library.open(home, TITLES) as library:
            count_up(library.new_match(COUNTING, COUNTING.setup(1), 1), 1)
            assert modes(home) == dict.fromkeys(("library.sqlite", "library.sqlite-wal", "library.sqlite-shm"), 0o600)
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
        (home / "library.sqlite").write_bytes(b"damaged" * 1000)
        Library.open(home, TITLES).close()
        assert set(modes(home).values()) == {0o600}
        assert len(modes(home)) > 1
    finally:
        os.umask(umask)


def test_an_older_library_is_closed_to_others(tmp_path):
    fill(tmp_path, 1)
    (tmp_path / "library.sqlite").chmod(0o644)
    with Library.open(tmp_path, TITLES) as library:
        assert len(library.matches()) == 1
        assert set(modes(tmp_path).values()) == {0o600}


# For the time being


def test_a_full_temporary_folder_is_told(monkeypatch, tmp_path):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(os, "mkdir", full)
    with pytest.raises(LibraryError) as caught, temporary_folder():
        pass
    assert caught.value.reason.key == "folder-unusable"
    assert dict(caught.value.reason.params)["problem"] == "No space left on device"


def test_what_is_for_the_time_being_does_not_stay():
    with temporary_folder() as folder:
        (folder / "file").write_text("")
    assert not folder.exists()
