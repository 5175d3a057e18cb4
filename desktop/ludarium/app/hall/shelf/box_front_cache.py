"""The fronts of the boxes as the last start showed them: to draw them anew would be a good part of the time until the
first paint. They are kept beside the library and may be lost."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from ludarium.app.hall.shelf.box_widgets import Printing, box_art, box_front, printing

DRAWN = 2
"""To be raised when fronts are drawn in another way: those that were kept are drawn anew then."""


class KeptFronts:
    """Gives each front that is asked for first as it was kept, and draws all others."""

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
        """Keep what was shown first of every box, and nothing else: the next start will show the same."""
        wanted = dict(self._first.values())
        with contextlib.suppress(OSError):
            for old in self._folder.glob("box-*"):
                if old not in wanted:
                    old.unlink()
            for file, picture in wanted.items():
                _write(file, picture)


@cache
def _print(printed: Printing) -> str:
    """What tells one drawing from another."""
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
