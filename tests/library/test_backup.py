"""A backup holds all that is the player's, and putting one back never costs what was there."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import zipfile
from pathlib import Path

import pytest

from ludarium.engine.reasons import because
from ludarium.library import schema
from ludarium.library.backup import DATABASE, LABEL, write_backup
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, TITLES, count_up


@pytest.fixture
def out(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("elsewhere") / "backup.zip"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def actions(library: Library, match_id: int) -> list[str]:
    match = library.load(match_id)
    assert match.notice is None
    return [action.text for action in match.actions]


def test_what_was_played_since_is_gone_and_what_was_played_before_is_back(library, new_match, out):
    match = new_match()
    count_up(match, 1, 2)
    library.back_up(out)
    count_up(match, 3)
    other = new_match(seed=8)
    library.restore(out)
    assert actions(library, match.id) == ["add 1", "add 2"]
    assert [card.id for card in library.matches()] == [match.id] != [other.id]


def test_a_restored_match_is_played_on_and_kept(open_library, out):
    library = open_library()
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"]), 7)
    count_up(match, 1)
    library.back_up(out)
    library.restore(out)
    count_up(library.load(match.id), 2)
    assert actions(open_library(), match.id) == ["add 1", "add 2"]


def test_what_was_there_before_is_kept_in_a_backup_of_its_own(tmp_path, library, new_match, out):
    library.back_up(out)
    match = new_match()
    count_up(match, 1, 2, 3)
    write(tmp_path / "preferences.json", '{"theme": "dark"}')
    notice = library.restore(out)
    assert (notice.key, library.matches()) == ("library-restored", [])
    kept = Path(dict(notice.params)["kept"])
    assert kept.parent == tmp_path / "backups"
    library.restore(kept)
    assert actions(library, match.id) == ["add 1", "add 2", "add 3"]
    assert Preferences.open(tmp_path).get("theme", "") == "dark"
    assert len(list(kept.parent.iterdir())) == 2


def test_preferences_packs_and_pictures_are_in_it_and_nothing_else(tmp_path, library, out):
    ours = ["preferences.json", "packs/imperium/mine/cards.json", "pictures/match-3.png"]
    for name in (*ours, "ludarium.log", "damaged/library-1.sqlite", "pictures/box-iron-age.bmp", "backups/old.zip"):
        write(tmp_path / name, f'"{name}"')
    (tmp_path / "packs" / "link").symlink_to("/etc/passwd")
    library.back_up(out)
    with zipfile.ZipFile(out) as archive:
        assert sorted(archive.namelist()) == sorted([LABEL, DATABASE, *ours])


def test_files_come_back_as_they_were(tmp_path, library, out):
    write(tmp_path / "preferences.json", '{"speed": "slow"}')
    write(tmp_path / "packs" / "imperium" / "mine" / "cards.json", "old")
    write(tmp_path / "pictures" / "match-3.png", "old")
    library.back_up(out)
    preferences = Preferences.open(tmp_path)
    preferences.set("speed", "fast")
    write(tmp_path / "packs" / "imperium" / "mine" / "cards.json", "new")
    write(tmp_path / "packs" / "imperium" / "other" / "cards.json", "new")
    write(tmp_path / "pictures" / "match-4.png", "of a match that is no more")
    library.restore(out)
    preferences.read_again()
    assert preferences.get("speed", "") == "slow"
    texts = {file.relative_to(tmp_path).as_posix(): file.read_text() for file in tmp_path.glob("packs/*/*/*")}
    assert texts == {"packs/imperium/mine/cards.json": "old", "packs/imperium/other/cards.json": "new"}
    assert [file.name for file in (tmp_path / "pictures").iterdir()] == ["match-3.png"]
    assert not list(tmp_path.glob("backup-*"))


def test_a_backup_may_be_made_while_a_match_is_being_played(tmp_path, out):
    """By another program even: each backup is a moment between two actions."""
    child = os.fork()
    if child == 0:
        with Library.open(tmp_path, TITLES) as library:
            while True:
                match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"], options={"target": "30"}), 7)
                while not match.is_over:
                    count_up(match, 1)
    try:
        while not (tmp_path / DATABASE).exists() or not _matches(tmp_path):
            pass
        seen = set()
        for number in range(10):
            write_backup(tmp_path, out)
            with Library.open(out.parent / f"home-{number}", TITLES) as library:
                library.restore(out)
                cards = library.matches()
                for card in cards[:3]:
                    assert actions(library, card.id) == ["add 1"] * card.actions
                seen.add(sum(card.actions for card in cards))
        assert len(seen) > 1
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _matches(folder: Path) -> int:
    connection = sqlite3.connect(folder / DATABASE)
    try:
        return connection.execute("SELECT count(*) FROM matches").fetchone()[0]
    except sqlite3.OperationalError:
        return 0
    finally:
        connection.close()


# What is not put back


def repacked(backup: Path, **changed: bytes | None) -> None:
    """The same archive with other contents of some files; None leaves one out."""
    with zipfile.ZipFile(backup) as archive:
        held: dict[str, bytes | None] = {name: archive.read(name) for name in archive.namelist()}
    held |= changed
    with zipfile.ZipFile(backup, "w") as archive:
        for name, data in held.items():
            if data is not None:
                archive.writestr(name, data)


def database(version: int, statement: str, folder: Path) -> bytes:
    file = folder / "made.sqlite"
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION if version else 1}")
    connection.close()
    return file.read_bytes()


SPOILS = {
    "no label": ({LABEL: None}, "backup-foreign"),
    "another label": ({LABEL: b"[]"}, "backup-foreign"),
    "a newer one": ({LABEL: json.dumps({"ludarium": 9}).encode()}, "backup-newer"),
    "a label that is no JSON": ({LABEL: b"{"}, "backup-damaged"),
    "no database": ({DATABASE: None}, "backup-damaged"),
    "a database cut short": ({DATABASE: b"SQLite format 3\0" + bytes(600)}, "backup-damaged"),
}


@pytest.fixture
def unharmed(tmp_path, library, new_match):
    """Whatever the test tries, the match is still there afterwards and nothing is left lying about."""
    match = new_match()
    count_up(match, 1, 2)
    yield match
    assert actions(library, match.id) == ["add 1", "add 2"]
    assert not list(tmp_path.glob("backup-*"))
    assert not list(tmp_path.glob("backups/*"))


@pytest.mark.usefixtures("unharmed")
@pytest.mark.parametrize("spoil", SPOILS)
def test_what_is_no_sound_backup_changes_nothing(library, out, spoil):
    library.back_up(out)
    changed, key = SPOILS[spoil]
    repacked(out, **changed)
    with pytest.raises(LibraryError) as caught:
        library.restore(out)
    assert caught.value.reason.key == key
    assert dict(caught.value.reason.params)["file"] == str(out)


@pytest.mark.usefixtures("unharmed")
@pytest.mark.parametrize(("version", "key"), [(99, "library-newer"), (0, "library-foreign")])
def test_a_library_that_is_newer_or_another_program_s_is_not_put_back(tmp_path_factory, library, out, version, key):
    library.back_up(out)
    other = database(version, "CREATE TABLE other (one)", tmp_path_factory.mktemp("other"))
    repacked(out, **{DATABASE: other})
    with pytest.raises(LibraryError) as caught:
        library.restore(out)
    assert caught.value.reason.key == key
    assert dict(caught.value.reason.params)["file"] == str(out)


@pytest.mark.usefixtures("unharmed")
@pytest.mark.parametrize("data", [b"", b"PK\3\4 and so on", b"no archive at all"])
def test_what_is_no_archive_changes_nothing(library, out, data):
    out.write_bytes(data)
    with pytest.raises(LibraryError, match="backup-damaged"):
        library.restore(out)


@pytest.mark.usefixtures("unharmed")
def test_a_file_that_is_not_there_is_told(library, out):
    with pytest.raises(LibraryError, match="file-unreadable"):
        library.restore(out)


@pytest.mark.usefixtures("unharmed")
def test_an_archive_that_would_fill_the_disk_is_refused(library, out, monkeypatch):
    library.back_up(out)
    monkeypatch.setattr("ludarium.library.backup.GIGABYTES", 0)
    with pytest.raises(LibraryError, match="backup-too-big"):
        library.restore(out)


def test_nothing_is_written_outside_of_the_folder(tmp_path, library, out):
    library.back_up(out)
    repacked(out, **{"../outside": b"!", "packs/../../outside": b"!", "/tmp/outside": b"!", "other": b"!"})
    before = set(tmp_path.parent.rglob("outside"))
    library.restore(out)
    assert set(tmp_path.parent.rglob("outside")) == before == set()
    assert not (tmp_path / "other").exists()


@pytest.mark.usefixtures("unharmed")
def test_without_a_copy_of_what_is_there_nothing_is_replaced(library, out, monkeypatch):
    library.back_up(out)

    def full(path: Path, data: bytes) -> None:
        if "before-restoring" in path.name:
            raise LibraryError(because("library-full", file=str(path)))
        path.write_bytes(data)

    monkeypatch.setattr("ludarium.library.backup.write_whole", full)
    with pytest.raises(LibraryError, match="library-full"):
        library.restore(out)


def test_an_older_backup_is_brought_up_to_date(tmp_path_factory, library, out):
    folder = tmp_path_factory.mktemp("older")
    connection = sqlite3.connect(folder / "old.sqlite", isolation_level=None)
    schema.migrate(connection, schema.MIGRATIONS[:1])
    connection.close()
    library.back_up(out)
    repacked(out, **{DATABASE: (folder / "old.sqlite").read_bytes()})
    library.restore(out)
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"]), 7)
    count_up(match, 1)
    assert actions(library, match.id) == ["add 1"]
