"""The fronts of the boxes as they were drawn last: to draw them anew would be a good part of the time until the first
paint. They are kept beside the library and may be lost."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from ludarium.app.boxes import box_art, box_front
from ludarium.app.phrases import box_names

DRAWN = 1
"""To be raised when fronts are drawn in another way: those that were kept are drawn anew then."""


class KeptFronts:
    """Gives fronts as they were kept, else draws them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "pictures"
        self._shown: dict[str, tuple[Path, QPixmap]] = {}

    def __call__(self, title: str, size: QSize, dpr: float) -> QPixmap:
        file = (
            self._folder
            / f"box-{title}-{_print(title, box_names(title)[0])}-{size.width()}x{size.height()}@{dpr:g}.bmp"
        )
        shown, picture = self._shown.get(title, (None, QPixmap()))
        if file != shown:
            picture = _read(file, size, dpr) or box_front(title, size, dpr)
            self._shown[title] = file, picture
        return picture

    def keep(self) -> None:
        """Keep what was shown last of every box, and nothing else."""
        wanted = dict(self._shown.values())
        with contextlib.suppress(OSError):
            for old in self._folder.glob("box-*"):
                if old not in wanted:
                    old.unlink()
            for file, picture in wanted.items():
                _write(file, picture)


@cache
def _print(title: str, name: str) -> str:
    """What tells one drawing from another."""
    return f"{crc32(f'{DRAWN} {name} {box_art(title)}'.encode()):08x}"


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
