"""The shelf's furniture: boxes with their names on them, and the plank that they stand on."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel

from ludarium.app.hall.phrases import box_names
from ludarium.app.widgets import px
from ludarium.engine.resources import resources
from ludarium.look import fonts, icons
from ludarium.look.qt import Qt
from ludarium.look.theme import current
from ludarium.look.tokens import tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

SPINE = 14
"""How wide the spine is, in the units of the art."""

INK = "#2B2622"
"""What is printed on a box is the same in both themes."""

DrawFront = Callable[[str, QSize, float], QPixmap]
"""Gives the front of a title's box in so many logical pixels, at that ratio of pixels."""

PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><path d="M0 0H{w}V{h}H0Z" fill="#C79A63"/></svg>'
"""The box of a title without art."""


@cache
def box_layout() -> tuple[QSize, QRectF]:
    """The size of the boxes' art and the plate that carries the name."""
    layout = json.loads((resources() / "art" / "components" / "layout.json").read_text())["box"]
    return QSize(*layout["size"]), QRectF(*layout["title"])


@cache
def box_art(title: str) -> str:
    """What is drawn on a title's box, as SVG."""
    size, _ = box_layout()
    file = resources() / "art" / "components" / f"box-{title}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else PLAIN.format(w=size.width(), h=size.height())


def box_front(title: str, size: QSize, dpr: float) -> QPixmap:
    """The front of a title's box, its name on the plate, in so many logical pixels."""
    return _drawn(title, box_names(title)[0], size, dpr)


@lru_cache(maxsize=20)
def _drawn(title: str, name: str, size: QSize, dpr: float) -> QPixmap:
    return icons.drawn(_front(title, name), size, dpr)


@cache
def _front(title: str, name: str) -> QSvgRenderer:
    """The art with name and spine drawn into it: one drawing, so that a box has one look everywhere."""
    size, plate = box_layout()
    spine = f'<rect width="{SPINE}" height="{size.height()}" fill="#000000" fill-opacity="0.31"/>'
    return icons.drawing(box_art(title).replace("</svg>", f"{spine}{_printed(name, plate)}</svg>").encode())


def _printed(name: str, plate: QRectF) -> str:
    """The name as large as the plate allows, in one line or two."""
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
        f' font-family="{family}" font-weight="700" font-size="{pixels}">{line.replace("&", "&amp;")}</text>'
        for place, line in enumerate(lines)
    )


def _lines(name: str, width: float, metrics: QFontMetricsF) -> list[str]:
    """The name broken where a line is full."""
    lines: list[str] = []
    for word in name.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class Box(QAbstractButton):
    """A title's box, standing on the lower edge of its place. A press of the button or Enter plays it.

    largest: its greatest height; ``follows_height``: it is as wide as its height makes it
    draw: what draws its front
    """

    def __init__(
        self, title: str, largest: float, *, follows_height: bool = False, draw: DrawFront = box_front
    ) -> None:
        super().__init__()
        self.title = title
        self._draw = draw
        self._largest = px(largest)
        self._follows_height = follows_height
        self.setText(box_names(title)[0])
        from PySide6.QtWidgets import QSizePolicy

        wide = QSizePolicy.Policy.Maximum if follows_height else QSizePolicy.Policy.Preferred
        self.setSizePolicy(wide, QSizePolicy.Policy.Expanding)

    def front(self) -> QRectF:
        """Where the art is: as large as the place allows, in its own proportions."""
        size, _ = box_layout()
        room = px(8)  # for the focus ring
        height = min(self.height() - room, (self.width() - 2 * room) * size.height() / size.width(), self._largest)
        width = height * size.width() / size.height()
        return QRectF((self.width() - width) / 2, self.height() - height, width, height)

    def _width_at(self, height: int) -> int:
        size, _ = box_layout()
        return round(min(height - px(8), self._largest) * size.width() / size.height()) + px(16)

    def sizeHint(self) -> QSize:  # noqa: N802
        height = self.height() if self._follows_height else self._largest
        return QSize(self._width_at(height), self.minimumSizeHint().height())  # it takes what room there is

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._follows_height and event.size().height() != event.oldSize().height():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(150), px(210))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        super().enterEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        front, painter = self.front(), QPainter(self)
        painter.drawPixmap(front.topLeft(), self._draw(self.title, front.size().toSize(), self.devicePixelRatioF()))
        if self.underMouse():
            painter.fillRect(front, QColor(255, 255, 255, 22))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current().theme["accent"], 3))
            painter.drawRoundedRect(front.adjusted(-5, -5, 5, 5), 5, 5)


def box_icon(title: str, height: int) -> QIcon:
    """The box in small."""
    from PySide6.QtGui import QIcon

    size, _ = box_layout()
    return QIcon(box_front(title, QSize(height * size.width() // size.height(), height), 2.0))


class BoxPicture(QLabel):
    """A box to look at."""

    def __init__(self, title: str, width: float) -> None:
        super().__init__()
        size, _ = box_layout()
        self.setFixedSize(px(width), px(width * size.height() / size.width()))
        self.setPixmap(box_front(title, self.size(), self.devicePixelRatioF()))


class Plank(QFrame):
    """A wooden board along the foot of the boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "plank")
        self.setFixedHeight(px(18))
