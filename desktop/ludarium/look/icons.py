"""Icons and components from SVG. Renderers are cached by file, pixmaps by name, size and pixel ratio."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ludarium.engine.resources import resources

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

CLEAR = QColor(0, 0, 0, 0)
DISABLED = 0.4  # opacity of disabled icons
ICON_SIZES = (16, 20, 24, 32, 48, 64)
FOLDERS = ("icons", "components", "widgets")


class PictureError(LookupError):
    """There is no picture of that name."""


def names(folder: str = "icons") -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in _folder(folder).glob("*.svg")))


def _folder(folder: str) -> Path:
    return resources() / "art" / folder


@cache
def _file(name: str) -> Path:
    for folder in FOLDERS:
        file = _folder(folder) / f"{name}.svg"
        if file.is_file():
            return file
    raise PictureError(f"there is no picture “{name}” in {' or '.join(FOLDERS)}")


@cache
def renderer(name: str) -> QSvgRenderer:
    """Return the cached renderer."""
    return load_svg(_file(name).read_bytes())


@cache
def line_art(name: str) -> QSvgRenderer:
    """Return a renderer in black lines on white, for paper."""
    return load_svg(_in_black(_file(name).read_text(encoding="utf-8")).encode())


def load_svg(svg: bytes) -> QSvgRenderer:
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid():
        raise PictureError("the picture is not valid SVG")
    return renderer


_INK = "#2B2622"
_PAINT = re.compile(r'(fill|stroke)="(#[0-9A-Fa-f]{6}|url\([^)]*\))"')


def _in_black(svg: str) -> str:
    """Turn outlines black and every other colour white."""
    return _PAINT.sub(lambda found: f'{found[1]}="{"#000000" if found[2].upper() == _INK else "#FFFFFF"}"', svg)


def paint(painter: QPainter, name: str, rect: QRectF, *, in_lines: bool = False) -> None:
    """Draw the picture into the rectangle as vectors, keeping its proportions."""
    _render(line_art(name) if in_lines else renderer(name), painter, rect)


def _render(svg: QSvgRenderer, painter: QPainter, rect: QRectF) -> None:
    size = svg.viewBoxF().size()
    fitting = QRectF(rect.topLeft(), size * min(rect.width() / size.width(), rect.height() / size.height()))
    fitting.moveCenter(rect.center())
    svg.render(painter, fitting)


@lru_cache(maxsize=1000)
def pixmap(name: str, size: int | QSize, dpr: float = 1.0) -> QPixmap:
    """Return the picture in logical pixels; a number is the side of a square."""
    return render_svg(renderer(name), QSize(size, size) if isinstance(size, int) else size, dpr)


def render_svg(svg: QSvgRenderer, size: QSize, dpr: float = 1.0) -> QPixmap:
    picture = _clear(size, dpr)
    painter = QPainter(picture)
    _render(svg, painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture


def _clear(size: QSize, dpr: float) -> QPixmap:
    picture = QPixmap(size * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(CLEAR)
    return picture


def faded(picture: QPixmap) -> QPixmap:
    pale = QPixmap(picture.size())
    pale.setDevicePixelRatio(picture.devicePixelRatio())
    pale.fill(CLEAR)
    painter = QPainter(pale)
    painter.setOpacity(DISABLED)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return pale


@cache
def icon(name: str) -> QIcon:
    """Return the icon for buttons and menus, paler where disabled."""
    from PySide6.QtGui import QIcon  # with all its enums: no page needs one for its first picture

    icon = QIcon()
    for size in ICON_SIZES:
        for dpr in (1.0, 2.0):
            picture = pixmap(name, size, dpr)
            icon.addPixmap(picture, QIcon.Mode.Normal)
            icon.addPixmap(faded(picture), QIcon.Mode.Disabled)
    return icon
