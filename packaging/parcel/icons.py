"""Icons of the program and its files, as drawings and as pictures in the sizes desktops use."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.engine.resources import resources
from ludarium.words.launcher import ICONS

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

LARGEST = {".ico": 256, ".icns": 512}
"""Picture size in icon files of Windows and macOS; the system scales down from it."""


def drawing(name: str) -> Path:
    return resources() / "art" / "icons" / f"{name}.svg"


def write_theme(theme: Path) -> None:
    """Fill the folder of an icon theme (``hicolor``)."""
    for icon, picture in ICONS.items():
        scalable = theme / "scalable" / f"{icon}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(drawing(picture), scalable)
        for size in SIZES:
            out = theme / f"{size}x{size}" / f"{icon}.png"
            out.parent.mkdir(parents=True, exist_ok=True)
            draw(drawing(picture), size, out)


def draw(drawing: Path, size: int, out: Path) -> None:
    """Render the picture at that size, in the format of the file's ending."""
    if not _picture(drawing, size).save(str(out)):
        raise OSError(f"{out} could not be written")


def write_icon_file(drawing: Path, out: Path) -> None:
    """Write the icon as one file for Windows (.ico) or macOS (.icns)."""
    out.parent.mkdir(parents=True, exist_ok=True)
    draw(drawing, LARGEST[out.suffix], out)


def _picture(drawing: Path, size: int) -> QImage:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication(["parcel"])
    assert app is not None  # and is kept while something is painted
    picture = QImage(size, size, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture
