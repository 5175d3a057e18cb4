"""Checks of every package after it is built."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from ludarium.library.licences import parts
from parcel.libraries import HELPERS
from parcel.project import ROOT

MEGABYTE = 1_000_000
LARGEST_BUNDLE, LARGEST_DEB = 130 * MEGABYTE, 50 * MEGABYTE


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def problems(bundle: Path, deb: Path) -> Iterator[str]:
    """Return everything that is wrong with the packages."""
    if size_of(bundle) > LARGEST_BUNDLE:
        yield f"the bundle has {size_of(bundle) / MEGABYTE:.1f} MB, more than {LARGEST_BUNDLE // MEGABYTE}"
    if deb.stat().st_size > LARGEST_DEB:
        yield f"{deb.name} has {deb.stat().st_size / MEGABYTE:.1f} MB, more than {LARGEST_DEB // MEGABYTE}"
    yield from (f"{file} names the folder in which it was built" for file in telling(bundle, str(ROOT).encode()))
    yield from (f"{file} belongs to no part that has a licence" for file in ownerless(bundle))
    yield from (
        f"{name} is not in the bundle: is {package} installed here?"
        for name, package in HELPERS.items()
        if not (bundle / "_internal" / name).is_file()
    )


def telling(bundle: Path, secret: bytes) -> Iterator[str]:
    """Return the files that contain these bytes, also inside archives."""
    for file in sorted(bundle.rglob("*")):
        if file.is_file():
            for name, data in _layers(file):
                if secret in data:
                    yield f"{file.relative_to(bundle)}{name}"


def _layers(file: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the file's bytes, and its members if it is an archive of modules."""
    data = file.read_bytes()
    yield "", data
    if file.suffix == ".zip":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            yield from ((f"/{name}", archive.read(name)) for name in archive.namelist())
    if file.name == "ludarium" and data.startswith(b"\x7fELF"):
        yield from _modules(file)


def _modules(program: Path) -> Iterator[tuple[str, bytes]]:
    from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]

    archive = CArchiveReader(str(program))
    for name in archive.toc:
        if name.endswith(".pyz"):
            inner = archive.open_embedded_archive(name)
            yield from ((f"/{module}", inner.extract(module, raw=True) or b"") for module in inner.toc)
        else:
            yield f"/{name}", archive.extract(name)


def ownerless(bundle: Path) -> Iterator[str]:
    """Return the files of the bundle that no licence entry claims."""
    patterns = [pattern for part in parts() for pattern in part.files]
    for file in sorted(bundle.rglob("*")):
        inside = str(file.relative_to(bundle))
        if not file.is_dir() and not any(fnmatchcase(inside, pattern) for pattern in patterns):
            yield inside
