"""Databases damaged at their very beginning, where SQLite gives up: all that follows is rescued like any other."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from ludarium.library import schema
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

from .counting import TITLES
from .test_damage import crash, fill, lengths, rescued

LENGTHS = {1: 9, 2: 9, 3: 9, 4: 9, 5: 10}


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    return fill(tmp_path_factory.mktemp("sound"), matches=5)


@pytest.fixture
def database(sound, tmp_path):
    return Path(shutil.copy(sound / "library.sqlite", tmp_path))


def overwrite(database: Path, at: int, data: bytes) -> bytes:
    """What the database holds after these bytes were put there."""
    damaged = bytearray(database.read_bytes())
    damaged[at : at + len(data)] = data
    database.write_bytes(damaged)
    return bytes(damaged)


@pytest.mark.parametrize("filler", [b"\0", b"\xff", b"?"])
@pytest.mark.parametrize("size", [1, 16, 100, 512, 4096])
def test_a_beginning_that_is_gone(database, filler, size):
    damaged = overwrite(database, 0, filler * size)
    library, notice = rescued(database.parent)
    with library:
        assert (notice["matches"], notice["cut"]) == (5, 0)
        assert lengths(library) == LENGTHS
        assert [result.score for result in library.high_scores("counting")] == [30]
        assert Path(notice["kept"]).read_bytes() == damaged
    assert sorted(path.name for path in database.parent.iterdir()) == ["damaged", "library.lock", "library.sqlite"]
    with Library.open(database.parent, TITLES) as library:
        assert library.notice is None


def test_what_is_only_in_the_log_is_rescued_too(database):
    crash(database.parent)
    overwrite(database, 0, b"?" * 100)
    library, _ = rescued(database.parent)
    with library:
        assert lengths(library) == {**LENGTHS, 1: 10}


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS)))
def test_a_beginning_of_an_older_version(tmp_path, version):
    connection = sqlite3.connect(tmp_path / "library.sqlite", isolation_level=None)
    schema.migrate(connection, schema.MIGRATIONS[:version])
    connection.execute(
        "INSERT INTO results (match, seat, name, player, score, lines, place, won, decided_by, title, seats, options,"
        " finished) VALUES (3, 0, 'Ann', 'human', 30, '[]', 1, 1, 'score', 'counting', 1, '{}', '2026-11-01')"
    )
    connection.close()
    overwrite(tmp_path / "library.sqlite", 0, bytes(100))
    library, _ = rescued(tmp_path)
    with library:
        (result,) = library.high_scores("counting")
        assert (result.name, result.score, result.hints, result.origin) == ("Ann", 30, 0, "lot")


@pytest.mark.parametrize("place", range(100))
def test_every_byte_of_the_header(database, place):
    """Nothing is lost, and nobody is told that the library is another program's."""
    before = database.read_bytes()[place]
    for value in random.Random(place).sample([n for n in range(256) if n != before], 3):
        damaged = overwrite(database, place, bytes([value]))
        if place == 63 and value > len(schema.MIGRATIONS):
            with pytest.raises(LibraryError) as caught:
                Library.open(database.parent, TITLES)
            assert caught.value.reason.key == "library-newer"  # one cannot tell: it may be true
        else:
            with Library.open(database.parent, TITLES) as library:
                assert lengths(library) == LENGTHS
        database.write_bytes(damaged)
        overwrite(database, place, bytes([before]))


def test_a_version_that_does_not_fit_the_tables(database):
    """It would be brought up to date once more, and fail."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA user_version = 1")
    connection.close()
    library, _ = rescued(database.parent)
    with library:
        assert lengths(library) == LENGTHS
