"""Backups: all that is the player's in one file, and back again.

A backup is a zip archive: the database as it is between two actions, also while a match is being played, the
preferences, packs of one's own, and pictures of tables. What a backup replaces is itself backed up first.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import Any

from ludarium import __version__
from ludarium.engine.reasons import because
from ludarium.engine.regular_files import open_regular
from ludarium.library.database_troubles import DATABASE_ERRORS, database_trouble
from ludarium.library.disk import is_no_room, make_folder, now, parse_json, temporary_folder, unused, write_whole
from ludarium.library.documents import is_count
from ludarium.library.store import Store
from ludarium.library.transfer import store_of_rows
from ludarium.library.troubles import LibraryError, Notice, read_trouble

FORMAT = 1
DATABASE = "library.sqlite"
LABEL = "ludarium-backup.json"
"""What says that an archive is a backup, and of which format."""

SUFFIX = ".zip"

BACKUPS, BEFORE = "backups", "before-restoring"
"""The folder of what restores replaced, and how the names in it begin."""

_LABEL_BYTES = 10_000

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

    Nothing is changed before the whole backup was found sound and that copy is on the disk. When the disk refuses after
    that, the files are put back from the copy. Packs that the backup does not have stay.
    """
    with temporary_folder("backup-", folder) as place:
        names = _unpack(source, place, folder)
        restored = _open(place, source, folder)
        try:
            kept = unused(folder, BEFORE, SUFFIX, BACKUPS)
            write_backup(folder, kept)
            try:
                _put_back(folder, place, names)
                store.take_over(restored)
            except BaseException:
                _take_back(folder, kept, names)
                raise
        finally:
            restored.close()
    return because("library-restored", kept=str(kept))


def _unpack(source: Path, place: Path, folder: Path) -> list[PurePosixPath]:
    """Unpack all that belongs into a backup, and say what that is; a `LibraryError` when it is none."""
    try:
        with open_regular(source) as file, zipfile.ZipFile(file) as archive:
            _check_label(archive, source)
            if sum(entry.file_size for entry in archive.infolist()) > GIGABYTES * 1_000_000_000:
                raise LibraryError(because("backup-too-big", file=str(source), gigabytes=GIGABYTES))
            files = {PurePosixPath(entry.filename): entry for entry in archive.infolist() if not entry.is_dir()}
            names = [inside for inside in files if belongs(inside)]
            for inside in (PurePosixPath(DATABASE), *names):
                _unpack_one(archive, files[inside], place / inside)
    except OSError as error:
        if is_no_room(error):
            raise LibraryError(because("library-full", file=str(folder / DATABASE))) from error
        if error.filename is not None and str(place) in str(error.filename):
            raise LibraryError(because("backup-damaged", file=str(source))) from error
        raise read_trouble(error, source) from error
    except LibraryError:
        raise
    except Exception as error:  # decompressors have errors of their own, and names that are no paths have others
        raise LibraryError(because("backup-damaged", file=str(source))) from error
    return names


def _unpack_one(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, target: Path) -> None:
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with archive.open(entry) as packed, target.open("wb") as file:
        shutil.copyfileobj(packed, file)


def _check_label(archive: zipfile.ZipFile, source: Path) -> None:
    label: Any = parse_json(_label_of(archive)) if LABEL in archive.namelist() else None
    if not isinstance(label, dict) or not is_count(label.get("ludarium")):
        raise LibraryError(because("backup-foreign", file=str(source)))
    if label["ludarium"] > FORMAT:
        raise LibraryError(because("backup-newer", file=str(source), format=label["ludarium"], known=FORMAT))


def _label_of(archive: zipfile.ZipFile) -> bytes:
    with archive.open(LABEL) as file:
        return file.read(_LABEL_BYTES)


def _open(place: Path, source: Path, folder: Path) -> Store:
    """The rows of the backup's database, in a new one. What is wrong is told of the file that the player named."""
    try:
        return store_of_rows(place / DATABASE, place / f"fresh-{DATABASE}")
    except LibraryError as error:
        params = {**dict(error.reason.params), "file": str(source)}
        raise LibraryError(error.reason._replace(params=tuple(params.items()))) from error
    except DATABASE_ERRORS as error:
        raise database_trouble(error, folder / DATABASE) from error


def _put_back(folder: Path, place: Path, names: list[PurePosixPath]) -> None:
    for picture in (folder / "pictures").glob("match-*.png"):  # they are named after matches that are others now
        picture.unlink(missing_ok=True)
    for inside in names:
        _write(folder / inside, (place / inside).read_bytes())


def _take_back(folder: Path, kept: Path, names: list[PurePosixPath]) -> None:
    """Put the files back as they were before `_put_back`, as far as the disk allows."""
    with contextlib.suppress(OSError), zipfile.ZipFile(kept) as archive:
        held = {inside for inside in map(PurePosixPath, archive.namelist()) if belongs(inside)}
        for inside in (*held, *(inside for inside in names if inside not in held)):
            with contextlib.suppress(LibraryError, OSError):
                if inside in held:
                    _write(folder / inside, archive.read(str(inside)))
                else:
                    (folder / inside).unlink(missing_ok=True)


def _write(file: Path, data: bytes) -> None:
    make_folder(file.parent)
    write_whole(file, data)
