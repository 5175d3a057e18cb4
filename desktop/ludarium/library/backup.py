"""Backups: all that is the player's in one file, and back again.

A backup is a zip archive: the database as it is between two actions, also while a match is being played, the
preferences, packs of one's own, and pictures of tables. What a backup replaces is itself backed up first.
"""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import Any

from ludarium import __version__
from ludarium.engine.reasons import because
from ludarium.library.database_troubles import DATABASE_ERRORS, database_trouble
from ludarium.library.disk import make_folder, now, parse_json, temporary_folder, unused, write_whole
from ludarium.library.documents import is_count
from ludarium.library.rescue import open_store
from ludarium.library.store import Store
from ludarium.library.troubles import LibraryError, Notice, read_trouble

FORMAT = 1
DATABASE = "library.sqlite"
LABEL = "ludarium-backup.json"
"""What says that an archive is a backup, and of which format."""

SUFFIX = ".zip"

GIGABYTES = 2
"""The most that is unpacked: far more than anybody plays, far less than harms."""


def belongs(inside: PurePosixPath) -> bool:
    """Whether a file of the player's folder is in a backup, beside the database."""
    match inside.parts:
        case ["preferences.json"]:
            return True
        case ["pictures", name]:
            return name.startswith("match-") and name.endswith(".png")
        case ["packs", *inner]:
            return bool(inner) and ".." not in inner
    return False


# Making one


def write_backup(folder: Path, out: Path) -> None:
    """Put all that is the player's in the folder into one file, written whole or not at all."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(LABEL, json.dumps({"ludarium": FORMAT, "program": __version__, "made": now()}))
        with temporary_folder("backup-", folder) as place:
            _copy_database(folder / DATABASE, place / DATABASE)
            archive.write(place / DATABASE, DATABASE)
        for inside in _files(folder):
            try:
                archive.write(folder / inside, str(inside))
            except OSError as error:
                raise read_trouble(error, folder / inside) from error
    write_whole(out, packed.getvalue())


def _files(folder: Path) -> Iterator[PurePosixPath]:
    """The files that belong into a backup. Links are left out: where they lead is not ours."""
    for file in sorted(folder.rglob("*")):
        inside = PurePosixPath(file.relative_to(folder).as_posix())
        if belongs(inside) and file.is_file() and not file.is_symlink():
            yield inside


def _copy_database(path: Path, copy: Path) -> None:
    """The database as it is at this moment: whoever writes to it goes on, and what they write is in it whole or not."""
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except DATABASE_ERRORS as error:
        raise database_trouble(error, path) from error


# Putting one back


def restore(folder: Path, store: Store, source: Path) -> Notice:
    """Put back what the backup holds; what was there before is kept in a backup of its own.

    Nothing is changed before the whole backup was found sound and that copy is on the disk. Packs that the backup does
    not have stay.
    """
    with temporary_folder("backup-", folder) as place:
        names = _unpack(source, place)
        restored = _open(place / DATABASE, source)
        try:
            kept = unused(folder, "before-restoring", SUFFIX, "backups")
            write_backup(folder, kept)
            _put_back(folder, place, names)
            store.take_over(restored)
        finally:
            restored.close()
    return because("library-restored", kept=str(kept))


def _unpack(source: Path, place: Path) -> list[PurePosixPath]:
    """Unpack all that belongs into a backup, and say what that is; a `LibraryError` when it is none."""
    try:
        with zipfile.ZipFile(source) as archive:
            _check_label(archive, source)
            if sum(entry.file_size for entry in archive.infolist()) > GIGABYTES * 1_000_000_000:
                raise LibraryError(because("backup-too-big", file=str(source), gigabytes=GIGABYTES))
            names = [inside for inside in map(PurePosixPath, archive.namelist()) if belongs(inside)]
            for inside in (PurePosixPath(DATABASE), *names):
                _write(place / inside, archive.read(str(inside)))
    except OSError as error:
        raise read_trouble(error, source) from error
    except (zipfile.BadZipFile, LookupError, ValueError, RuntimeError, NotImplementedError, EOFError) as error:
        raise LibraryError(because("backup-damaged", file=str(source))) from error
    return names


def _check_label(archive: zipfile.ZipFile, source: Path) -> None:
    label: Any = parse_json(archive.read(LABEL)) if LABEL in archive.namelist() else None
    if not isinstance(label, dict) or not is_count(label.get("ludarium")):
        raise LibraryError(because("backup-foreign", file=str(source)))
    if label["ludarium"] > FORMAT:
        raise LibraryError(because("backup-newer", file=str(source), format=label["ludarium"], known=FORMAT))


def _open(database: Path, source: Path) -> Store:
    """The database of the backup, brought up to date. One that would have to be rescued is not put back."""
    try:
        store, notice = open_store(database)
    except LibraryError as error:
        params = {**dict(error.reason.params), "file": str(source)}
        raise LibraryError(error.reason._replace(params=tuple(params.items()))) from error
    if notice is not None:
        store.close()
        raise LibraryError(because("backup-damaged", file=str(source)))
    return store


def _put_back(folder: Path, place: Path, names: list[PurePosixPath]) -> None:
    for picture in (folder / "pictures").glob("match-*.png"):  # they are named after matches that are others now
        picture.unlink(missing_ok=True)
    for inside in names:
        _write(folder / inside, (place / inside).read_bytes())


def _write(file: Path, data: bytes) -> None:
    make_folder(file.parent)
    write_whole(file, data)
