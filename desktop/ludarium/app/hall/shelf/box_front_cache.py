"""A disk cache of the box fronts on the shelf: drawing them takes a good part of the start."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from ludarium.app.hall.shelf.box_widgets import Printing, box_art, box_front, printing

DRAWN = 2
"""Raise this when fronts are drawn differently, so the cache is not used."""


class BoxFrontCache:
    """Returns the cached front on the first request for a box, and draws all others."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "pictures"
        self._first: dict[str, tuple[Path, QPixmap]] = {}

    def __call__(self, title: str, size: QSize, dpr: float) -> QPixmap:
        file = self._file(title, size, dpr)
        if title not in self._first:
            self._first[title] = file, _read(file, size, dpr) or box_front(title, size, dpr)
        kept, picture = self._first[title]
        return picture if kept == file else box_front(title, size, dpr)

    def _file(self, title: str, size: QSize, dpr: float) -> Path:
        drawing = _print(printing(title))
        return self._folder / f"box-{title}-{drawing}-{size.width()}x{size.height()}@{dpr:g}.bmp"

    def keep(self) -> None:
        """Cache the first front of every box and remove all others."""
        wanted = dict(self._first.values())
        with contextlib.suppress(OSError):
            for old in self._folder.glob("box-*"):
                if old not in wanted:
                    old.unlink()
            for file, picture in wanted.items():
                _write(file, picture)


@cache
def _print(printed: Printing) -> str:
    return f"{crc32(f'{DRAWN} {printed} {box_art(printed.key)}'.encode()):08x}"


def _read(file: Path, size: QSize, dpr: float) -> QPixmap | None:
    if not file.is_file():
        return None
    picture = QPixmap(str(file))
    picture.setDevicePixelRatio(dpr)
    return picture if picture.deviceIndependentSize().toSize() == size else None


def _write(file: Path, picture: QPixmap) -> None:
    if file.exists():
        return
    file.parent.mkdir(exist_ok=True)
    part = file.with_suffix(".part")
    if picture.save(str(part), "BMP"):  # nothing is read as fast
        part.replace(file)
