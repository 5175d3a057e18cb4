"""The boxes on the shelf, and the plank below them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QFrame

from ludarium.app.hall.shelf.shelf_boxes import Edition, edition
from ludarium.engine.resources import resources
from ludarium.look import fonts, icons
from ludarium.look.design_tokens import tokens
from ludarium.look.labels import PlainLabel
from ludarium.look.qt_startup import Qt
from ludarium.look.theme import current
from ludarium.widgets.controls import by_keys
from ludarium.widgets.layouts import px
from ludarium.words.voice import series

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

SPINE, FOOT, SLIM = 14, 46, 200
"""The widths of the spine and of an expansion's slim box, and the height of the foot, in units of the art."""

INK = "#2B2622"
"""Boxes look the same in both themes."""

PAPER, SPINE_COLOUR = "#FBF8F2", "#1C4A66"

DrawFront = Callable[[str, QSize, float], QPixmap]
"""Draws the front of a box: key, size in logical pixels, device pixel ratio."""

PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><path d="M0 0H{w}V{h}H0Z" fill="#C79A63"/></svg>'
"""The box of a title without art."""


@cache
def _layout() -> tuple[QSize, QRectF]:
    """Return the size of the box art and the plate for the name."""
    layout = json.loads((resources() / "art" / "components" / "layout.json").read_text())["box"]
    return QSize(*layout["size"]), QRectF(*layout["title"])


@cache
def box_size(is_slim: bool = False) -> QSize:
    """Return the size of a box with its foot, in units of the art."""
    size, _ = _layout()
    return QSize(SLIM if is_slim else size.width(), size.height() + FOOT)


@cache
def box_art(key: str) -> str:
    """Return the art of a box as SVG."""
    size, _ = _layout()
    file = resources() / "art" / "components" / f"box-{key}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else PLAIN.format(w=size.width(), h=size.height())


def box_front(key: str, size: QSize, dpr: float) -> QPixmap:
    """Return the front of a box, or of the slim box if the size is narrow."""
    return _drawn(printing(key), size, dpr)


@lru_cache(maxsize=30)
def _drawn(printed: Printing, size: QSize, dpr: float) -> QPixmap:
    return icons.render_svg(_front(printed, size.width() * 2 < size.height()), size, dpr)


class Printing(NamedTuple):
    """The texts on a box in the current language."""

    key: str
    name: str
    players: str
    minutes: str
    foot: str


def printing(key: str) -> Printing:
    one = edition(key)
    return Printing(key, one.name, one.players_said, one.minutes_said, one.foot)


@cache
def _front(printed: Printing, is_slim: bool) -> QSvgRenderer:
    """Return the art with name, spine and foot in one drawing."""
    size, plate = box_size(is_slim), _layout()[1]
    high, wide = size.height() - FOOT, size.width()
    art = box_art(printed.key)
    inner = art[art.index(">", art.index("<svg")) + 1 : art.rindex("</svg>")]
    if is_slim:
        drawn = _slim(inner, printed.name, plate, high)
    else:
        spine = f'<rect width="{SPINE}" height="{high}" fill="#000000" fill-opacity="0.31"/>'
        drawn = f"{inner}{spine}{_printed(printed.name, plate)}"
    frame = f'viewBox="0 0 {wide} {size.height()}"'
    edge = f'x="2" y="2" width="{wide - 4}" height="{size.height() - 4}" fill="none" stroke="{INK}" stroke-width="5"'
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{drawn}{_foot(printed, size)}<rect {edge}/></svg>'
    return icons.load_svg(whole.encode())


def _slim(inner: str, name: str, plate: QRectF, high: int) -> str:
    """Return the right part of the art beside a broad spine with the name."""
    spine, grown = SLIM * 0.3, high / (plate.top() - 14)
    pixels = 34
    while QFontMetricsF(fonts.sized(fonts.DISPLAY_STRONG, pixels)).horizontalAdvance(name) > high * 0.86:
        pixels -= 1
    shift = (SLIM - spine) - _layout()[0].width() * grown + spine
    middle = high / 2
    return (
        f'<g transform="translate({shift} 0) scale({grown})">{inner}</g>'
        f'<rect width="{spine}" height="{high}" fill="{SPINE_COLOUR}"/>'
        f'<rect x="{spine}" width="3" height="{high}" fill="{INK}"/>'
        f'<text transform="translate({spine / 2 + pixels * 0.34} {middle}) rotate(-90)" text-anchor="middle"'
        f' fill="{PAPER}" font-family="{tokens().type.display}" font-weight="700"'
        f' font-size="{pixels}">{_safe(name)}</text>'
    )


def _foot(printed: Printing, size: QSize) -> str:
    """Return the number of players and the time, for which a slim box has no room."""
    top, wide = size.height() - FOOT, size.width()
    base = top + FOOT * 0.64
    text = f'fill="{PAPER}" font-family="{tokens().type.text}" font-size="22"'
    said = f'<text x="64" y="{base}" font-weight="800" {text}>{printed.players}</text>' if printed.players else ""
    if printed.players:
        said += _people(26, top + FOOT / 2)
    if printed.minutes and wide > SLIM:
        said += f'<text x="{wide - 16}" y="{base}" text-anchor="end" {text}>{_safe(printed.minutes)}</text>'
    line = f'<rect y="{top}" width="{wide}" height="3" fill="{INK}"/>'
    return f'<rect y="{top}" width="{wide}" height="{FOOT}" fill="{printed.foot}"/>{said}{line}'


def _people(x: float, y: float) -> str:
    return "".join(
        f'<circle cx="{x + dx}" cy="{y - 7}" r="{r}" fill="{colour}"/>'
        f'<path d="M{x + dx - 2 * r + 2} {y + 12}a{2 * r - 2} {2 * r} 0 0 1 {4 * r - 4} 0z" fill="{colour}"/>'
        for dx, r, colour in ((0, 5, "#7FB2D6"), (24, 5, "#7BC4A4"), (12, 6, "#E9A36A"))
    )


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _printed(name: str, plate: QRectF) -> str:
    """Return the name as large as fits on the plate, in one line or two."""
    for pixels in range(round(plate.height() * 0.46), 8, -1):
        metrics = QFontMetricsF(fonts.sized(fonts.DISPLAY_STRONG, pixels))
        lines = _lines(name, plate.width() * 0.92, metrics)
        if len(lines) * metrics.height() <= plate.height() and all(
            metrics.horizontalAdvance(line) <= plate.width() * 0.92 for line in lines
        ):
            break
    above = plate.center().y() - len(lines) * metrics.height() / 2 + metrics.ascent()
    family = tokens().type.display
    return "".join(
        f'<text x="{plate.center().x()}" y="{above + place * metrics.height()}" text-anchor="middle" fill="{INK}"'
        f' font-family="{family}" font-weight="700" font-size="{pixels}">{_safe(line)}</text>'
        for place, line in enumerate(lines)
    )


def _lines(name: str, width: float, metrics: QFontMetricsF) -> list[str]:
    lines: list[str] = []
    for word in name.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class ShelfBox(QAbstractButton):
    """A box at the lower edge of its place.

    largest: its maximum height
    """

    def __init__(self, edition: Edition, largest: float, draw: DrawFront = box_front) -> None:
        super().__init__()
        self.edition = edition
        self._size = box_size(edition.is_expansion)
        self._draw = draw
        self._largest = px(largest)
        self._is_ringed = False
        self.setText(edition.name)
        self.setAccessibleDescription(series([*filter(None, (edition.players_said, edition.minutes_said))]))
        from PySide6.QtWidgets import QSizePolicy

        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def front(self) -> QRectF:
        """Return the place of the art: as large as fits, with its aspect ratio."""
        size = self._size
        room = px(8)  # for the focus ring
        sides = room if self.edition.is_expansion else 2 * room  # half a box: as high as the whole one beside it
        height = min(self.height() - room, (self.width() - sides) * size.height() / size.width(), self._largest)
        width = height * size.width() / size.height()
        left = 0 if self.edition.is_expansion else (self.width() - width) / 2  # it leans against its title
        return QRectF(left, self.height() - height, width, height)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = round(self._largest * self._size.width() / self._size.height()) + px(16)
        return QSize(width, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(80 if self.edition.is_expansion else 150), px(210))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self._is_ringed = by_keys(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        front, painter = self.front(), QPainter(self)
        drawn = self._draw(self.edition.key, front.size().toSize(), self.devicePixelRatioF())
        painter.drawPixmap(front.topLeft(), drawn)
        if self.underMouse():
            painter.fillRect(front, QColor(255, 255, 255, 22))
        if self.hasFocus() and self._is_ringed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current().theme["accent"], 3))
            painter.drawRoundedRect(front.adjusted(-5, -5, 5, 5), 5, 5)


def box_icon(title: str, height: int) -> QIcon:
    from PySide6.QtGui import QIcon

    size = box_size()
    return QIcon(box_front(title, QSize(height * size.width() // size.height(), height), 2.0))


class BoxPicture(PlainLabel):
    def __init__(self, title: str, width: float) -> None:
        super().__init__()
        size = box_size()
        self.setFixedSize(px(width), px(width * size.height() / size.width()))
        self.setPixmap(box_front(title, self.size(), self.devicePixelRatioF()))


class Plank(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plank")
        self.setFixedHeight(px(18))
