"""The shelf's furniture: boxes with their names on them, and the plank that they stand on."""

from __future__ import annotations

import json
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ludarium.app.phrases import box_names
from ludarium.app.widgets import px
from ludarium.engine.resources import resources
from ludarium.look import fonts, icons
from ludarium.look.theme import current

SPINE, SHADOW = 0.035, 7
"""How wide the spine is, of the whole box; how far the shadow falls, in pixels."""

INK = QColor("#2B2622")
"""What is printed on a box is the same in both themes."""


@cache
def box_layout() -> tuple[QSize, QRectF]:
    """The size of the boxes' art and the plate that carries the name."""
    layout = json.loads((resources() / "art" / "components" / "layout.json").read_text())["box"]
    return QSize(*layout["size"]), QRectF(*layout["title"])


def paint_box(painter: QPainter, title: str, rect: QRectF, dpr: float) -> None:
    """The front of a title's box with its name on the plate."""
    size, plate = box_layout()
    scale = rect.width() / size.width()
    try:
        painter.drawPixmap(rect.topLeft(), icons.pixmap(f"box-{title}", rect.size().toSize(), dpr))
    except icons.PictureError:  # a title without art has a plain box
        painter.fillRect(rect, current().theme["wood"])
    slot = QRectF(plate.topLeft() * scale, plate.size() * scale).translated(rect.topLeft())
    _paint_name(painter, box_names(title)[0], slot.adjusted(slot.height() * 0.2, 0, -slot.height() * 0.2, 0))


def _paint_name(painter: QPainter, name: str, slot: QRectF) -> None:
    """The name as large as the plate allows, in one line or two."""
    painter.setPen(INK)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    for pixels in range(max(9, round(slot.height() * 0.46)), 8, -1):
        font = QFont(fonts.sized(fonts.DISPLAY_STRONG, pixels))
        needed = QFontMetricsF(font).boundingRect(slot, flags, name)
        if needed.width() <= slot.width() and needed.height() <= slot.height():
            break
    painter.setFont(font)
    painter.drawText(slot, flags, name)


class Box(QAbstractButton):
    """A title's box, standing on the lower edge of its place. A press of the button or Enter plays it.

    largest: its greatest height; ``follows_height``: it is as wide as its height makes it
    """

    def __init__(self, title: str, largest: float, *, follows_height: bool = False) -> None:
        super().__init__()
        self.title = title
        self._largest = px(largest)
        self._follows_height = follows_height
        self.setText(box_names(title)[0])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        front, painter, theme = self.front(), QPainter(self), current().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = QPainterPath()
        shadow.addRect(front.translated(SHADOW, 0).adjusted(0, SHADOW, 0, 0))
        painter.fillPath(shadow, QColor(0, 0, 0, 90 if theme.is_dark else 55))
        paint_box(painter, self.title, front, self.devicePixelRatioF())
        spine = QRectF(front.topLeft(), front.size())
        spine.setWidth(front.width() * SPINE)
        painter.fillRect(spine, QColor(0, 0, 0, 80))
        if self.underMouse():
            painter.fillRect(front, QColor(255, 255, 255, 22))
        if self.hasFocus():
            painter.setPen(QPen(theme["accent"], 3))
            painter.drawRoundedRect(front.adjusted(-5, -5, 5, 5), 5, 5)


def box_icon(title: str, height: int) -> QIcon:
    """The box in small."""
    size, _ = box_layout()
    small = QSize(height * size.width() // size.height(), height)
    picture = QPixmap(small * 2)
    picture.setDevicePixelRatio(2)
    painter = QPainter(picture)
    paint_box(painter, title, QRectF(0, 0, small.width(), small.height()), 2.0)
    painter.end()
    return QIcon(picture)


class BoxPicture(QWidget):
    """A box to look at."""

    def __init__(self, title: str, width: float) -> None:
        super().__init__()
        size, _ = box_layout()
        self._title = title
        self.setFixedSize(px(width), px(width * size.height() / size.width()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box(painter, self._title, QRectF(self.rect()), self.devicePixelRatioF())


class Plank(QWidget):
    """A wooden board along the foot of the boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(18))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), current().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = QPainterPath()
        board.addRoundedRect(QRectF(self.rect()), 3, 3)
        painter.setClipPath(board)
        painter.fillRect(self.rect(), theme["wood"])
        edge = max(4, self.height() // 4)
        painter.fillRect(0, self.height() - edge, self.width(), edge, theme["wood_dark"])
        painter.setPen(QPen(theme.mix("wood", "wood_dark", 0.3), 1))
        for share in (0.22, 0.45):
            y = self.height() * share
            painter.drawLine(QPointF(self.width() * share / 3, y), QPointF(self.width() * (1 - share / 2), y))
