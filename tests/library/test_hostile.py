"""Libraries and backups made to do harm: nothing of them but rows of our own tables comes in."""

from __future__ import annotations

import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludarium import words
from ludarium.engine.reasons import because
from ludarium.library.backup import DATABASE, LABEL
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, count_up

HUGE = 2**63 - 1

ADDED = {
    "trigger deletes": "CREATE TRIGGER deletes AFTER INSERT ON actions BEGIN DELETE FROM matches; END",
    "trigger raises": "CREATE TRIGGER raises BEFORE INSERT ON actions BEGIN SELECT raise(ABORT, 'no'); END",
    "view others": "CREATE VIEW others AS SELECT * FROM matches",
    "index by_title": "CREATE INDEX by_title ON matches (title)",
    "table extra": "CREATE TABLE extra (one)",
}
REPLACED = {
    "table results": (
        "ALTER TABLE results RENAME TO old",
        "CREATE TABLE results AS SELECT * FROM old",
        "DROP TABLE old",
    ),
    "view results": (
        "ALTER TABLE results RENAME TO old",
        "CREATE VIEW results AS WITH RECURSIVE endless(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM endless)"
        " SELECT old.* FROM old, endless",
    ),
}


def run(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def changed_database(backup: Path, *statements: str) -> None:
    """Run statements in the database of a backup."""
    database = backup.with_name("changed.sqlite")
    with zipfile.ZipFile(backup) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    database.write_bytes(held[DATABASE])
    run(database, *statements)
    held[DATABASE] = database.read_bytes()
    database.unlink()
    with zipfile.ZipFile(backup, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in held.items():
            archive.writestr(name, data)


@pytest.fixture
def backup(library, new_match, tmp_path_factory) -> Path:
    """A backup of two matches, one of them over."""
    count_up(new_match(), 1, 2)
    match = new_match(seed=8)
    while not match.is_over:
        count_up(match, 3)
    out: Path = tmp_path_factory.mktemp("elsewhere") / "backup.zip"
    library.back_up(out)
    return out


def refused(library: Library, backup: Path) -> LibraryError:
    before = [(card.id, card.actions) for card in library.matches()]
    with pytest.raises(LibraryError) as caught:
        library.restore(backup)
    assert [(card.id, card.actions) for card in library.matches()] == before
    assert not list(library.folder.glob("backup*"))
    return caught.value


# What else stands in the schema


@pytest.mark.parametrize("part", ADDED)
def test_a_backup_with_more_than_our_tables_is_refused(library, backup, part):
    changed_database(backup, ADDED[part])
    error = refused(library, backup)
    assert (error.reason.key, dict(error.reason.params)) == ("backup-altered", {"file": str(backup), "parts": part})
    assert part in words.sentence(error.reason)


@pytest.mark.parametrize("part", REPLACED)
def test_a_backup_with_other_tables_than_ours_is_refused(library, backup, part):
    changed_database(backup, *REPLACED[part])
    error = refused(library, backup)
    assert error.reason.key == "backup-altered"
    assert part in str(dict(error.reason.params)["parts"])


@pytest.mark.parametrize("part", [*ADDED, *REPLACED])
def test_a_library_with_more_than_our_tables_is_made_anew_from_its_rows(open_library, part):
    library = open_library()
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"]), 7)
    count_up(match, 1, 2)
    library.close()
    run(library.folder / DATABASE, *([ADDED[part]] if part in ADDED else REPLACED[part]))
    library = open_library()
    assert library.notice.key == "library-altered"
    params = dict(library.notice.params)
    assert part in str(params["parts"])
    assert (params["matches"], Path(params["kept"]).is_file()) == (1, True)
    match = library.load(match.id)
    count_up(match, 3)
    assert [action.text for action in match.actions] == ["add 1", "add 2", "add 3"]
    assert open_library().notice is None


def test_a_library_does_not_trust_what_stands_in_its_schema(library):
    assert library._store.ask("PRAGMA trusted_schema") == [(0,)]


# Numbers of matches


@pytest.mark.parametrize("value", [HUGE, -5, "'many'"])
def test_a_restored_library_numbers_its_next_match(library, backup, value):
    changed_database(backup, f"UPDATE sqlite_sequence SET seq = {value}")
    library.restore(backup)
    match = library.new_match(COUNTING, COUNTING.setup(["Ann"]), 7)
    assert match.id == 3
    count_up(match, 1)


def test_a_library_whose_numbers_have_run_out_numbers_its_next_match(open_library):
    library = open_library()
    library.new_match(COUNTING, COUNTING.setup(["Ann"]), 7)
    library.close()
    run(library.folder / DATABASE, f"UPDATE sqlite_sequence SET seq = {HUGE}")
    assert open_library().new_match(COUNTING, COUNTING.setup(["Ann"]), 7).id == 2


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE matches SET id = {HUGE} WHERE id = 2",
        f"UPDATE results SET match = {HUGE}",
        "UPDATE results SET match = 'two'",
        "INSERT INTO actions VALUES (3, 1, 'add 1', 'x')",
        "INSERT INTO actions VALUES (2, 'many', 'add 1', 'x')",
    ],
)
def test_a_backup_with_impossible_numbers_is_refused(library, backup, statement):
    changed_database(backup, "PRAGMA foreign_keys = OFF", statement)
    assert refused(library, backup).reason.key == "backup-damaged"


# Archives


def rebuilt(backup: Path, names: dict[str, bytes]) -> None:
    with zipfile.ZipFile(backup, "a") as archive:
        for name, data in names.items():
            archive.writestr(name, data)


@pytest.mark.parametrize(
    "names",
    [
        {f"packs/imperium/{'n' * 300}/cards.json": b"{}"},
        {"packs/imperium": b"a file", "packs/imperium/mine/cards.json": b"{}"},
        {"packs/imperium/mine/cards.json": b"{}", "packs/imperium/mine": b"a file"},
    ],
)
def test_names_that_do_not_fit_are_told_of_the_backup_alone(library, backup, names):
    rebuilt(backup, names)
    error = refused(library, backup)
    assert (error.reason.key, dict(error.reason.params)) == ("backup-damaged", {"file": str(backup)})


def test_folders_in_an_archive_are_no_files(library, backup):
    """As tools write them that pack a folder."""
    rebuilt(backup, {"packs/": b"", "packs/imperium/": b"", "packs/imperium/mine/cards.json": b"{}"})
    library.restore(backup)
    assert (library.folder / "packs" / "imperium" / "mine" / "cards.json").read_bytes() == b"{}"


def test_a_damaged_stream_is_told(library, backup):
    with zipfile.ZipFile(backup) as archive:
        entry = archive.getinfo(DATABASE)
    data = bytearray(backup.read_bytes())
    start = entry.header_offset + 30 + len(DATABASE)
    data[start : start + 40] = bytes(range(200, 240))
    backup.write_bytes(data)
    assert refused(library, backup).reason.key == "backup-damaged"


def restores_or_is_told(library: Library, backup: Path, folder: str) -> bool:
    """Whether it was put back; what is refused names the file, and no folder of ours."""
    said = ""
    try:
        library.restore(backup)
    except LibraryError as error:
        said = words.sentence(error.reason)
    if said:
        assert str(backup) in said
        assert folder not in said
        return False
    match = library.new_match(COUNTING, COUNTING.setup(["Ann"]), 7)
    count_up(match, 1)
    for card in library.matches():
        library._store.document(card.id)
    library.delete(match.id)
    return True


def spoilt(data: bytes, rng: random.Random) -> bytes:
    """The bytes with a few of them changed, cut out or doubled."""
    changed = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at, size = rng.randrange(len(changed)), rng.choice((1, 1, 2, 8, 60))
        match rng.randrange(4):
            case 0:
                changed[at : at + size] = rng.randbytes(size)
            case 1:
                del changed[at : at + size]
            case 2:
                changed[at:at] = changed[at : at + size]
            case 3:
                changed[at] ^= 1 << rng.randrange(8)
    return bytes(changed)


def inside(backup: Path, name: str, change: Callable[[bytes], bytes]) -> None:
    with zipfile.ZipFile(backup) as archive:
        held = {each: archive.read(each) for each in archive.namelist()}
    held[name] = change(held[name])
    with zipfile.ZipFile(backup, "w", zipfile.ZIP_DEFLATED) as archive:
        for each, data in held.items():
            archive.writestr(each, data)


def sweep(library: Library, backup: Path, tries: range) -> None:
    sound = backup.read_bytes()
    home = str(library.folder)
    for number in tries:
        rng = random.Random(number)
        backup.write_bytes(sound)
        if number % 3 == 0:
            backup.write_bytes(spoilt(sound, rng))
        else:
            inside(backup, LABEL if number % 10 == 1 else DATABASE, lambda data: spoilt(data, rng))  # noqa: B023
        restores_or_is_told(library, backup, home)
    backup.write_bytes(sound)
    assert restores_or_is_told(library, backup, home)


def test_backups_changed_by_chance_are_restored_or_told(library, backup):
    sweep(library, backup, range(60))


@pytest.mark.long
def test_many_backups_changed_by_chance_are_restored_or_told(library, backup):
    sweep(library, backup, range(60, 5000))


def test_a_newer_label_is_told(library, backup):
    inside(backup, LABEL, lambda data: json.dumps({**json.loads(data), "ludarium": 7}).encode())
    assert refused(library, backup).reason.key == "backup-newer"


# A restore that fails in the middle


def test_a_restore_that_fails_in_the_middle_leaves_all_as_it_was(library, new_match, backup, monkeypatch):
    """The disk is full when the library itself is to be replaced: its files were already."""
    folder = library.folder
    inner = folder / "packs" / "imperium" / "mine" / "cards.json"
    rebuilt(backup, {"preferences.json": b'{"theme": "dark"}', "packs/imperium/mine/cards.json": b"[]"})
    inner.parent.mkdir(parents=True)
    (folder / "preferences.json").write_text('{"theme": "light"}')
    (folder / "pictures").mkdir()
    (folder / "pictures" / "match-1.png").write_bytes(b"picture")

    def full(*_: object) -> None:
        raise LibraryError(because("library-full", file="library.sqlite"))

    monkeypatch.setattr(type(library._store), "take_over", full)
    with pytest.raises(LibraryError, match="library-full"):
        library.restore(backup)
    assert json.loads((folder / "preferences.json").read_text()) == {"theme": "light"}
    assert not inner.exists()
    assert (folder / "pictures" / "match-1.png").read_bytes() == b"picture"
