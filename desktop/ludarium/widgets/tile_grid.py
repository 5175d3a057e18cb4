"""Grids of tiles to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QLayout, QScrollArea, QSizePolicy, QWidget

from ludarium.boards.cardface import PrintedFace, paint_card
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import Art, antialiased, by_keys, text
from ludarium.widgets.layouts import column, height_for, px, row
from ludarium.widgets.phrases import hall


class Tile(QAbstractButton):
    """A small panel that can be chosen. ``said``: its accessible name; ``band``: the colour of its edge."""

    def __init__(self, key: str, said: str, parts: QLayout, band: str = "") -> None:
        super().__init__()
        self.key, self._band, self._parts = key, band, parts
        self.setText(said)
        self.setLayout(parts)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._parts.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._parts.minimumSize()

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        wanted = self._parts.heightForWidth(width) if self._parts.hasHeightForWidth() else 0
        return max(wanted, self._parts.sizeHint().height() if wanted <= 0 else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Scroll the tile into view when it is reached by keyboard."""
        super().focusInEvent(event)
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if isinstance(around, QScrollArea) and by_keys(event):
            around.ensureWidgetVisible(self)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme, painter, radius = current().theme, antialiased(self), px(7)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = theme.chosen if self.isChecked() else theme.hover if self.underMouse() else theme["raised"]
        shape = QPainterPath()
        shape.addRoundedRect(room, radius, radius)
        painter.fillPath(shape, ground)
        if self._band:
            painter.setClipPath(shape)
            painter.fillRect(QRectF(room.left(), room.top(), room.width(), px(4)), QColor(self._band))
            painter.setClipping(False)
        is_strong = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(theme["accent"] if is_strong else theme["line"], 2.4 if self.isChecked() else 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room, radius, radius)
        if self.hasFocus() and self.isChecked():
            painter.setPen(QPen(theme["ink"], 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(room.adjusted(4, 4, -4, -4), radius, radius)


def lot_tile(key: str) -> Tile:
    """Return the tile for a draw by lot."""
    said = hall.tr("By lot")
    line = row(
        Art("die", 30), (text(said, fonts.TextStyle(fonts.STRONG, 10.5), wrap=True), 1), gap=8, margins=(8, 10, 8, 8)
    )
    return Tile(key, said, column(line, None, gap=0))


def choose_one(tiles: Sequence[Tile], owner: QObject, take: Callable[[str], None]) -> None:
    """Make the tiles exclusive; arrow keys walk along them."""
    group = QButtonGroup(owner)
    for tile in tiles:
        group.addButton(tile)
        tile.clicked.connect(lambda checked=False, key=tile.key: take(key))


class CardPicture(QWidget):
    """A card, as on the table."""

    def __init__(self, face: PrintedFace, said: str, size: QSizeF) -> None:
        super().__init__()
        self._face = face
        self.setFixedSize(px(size.width()), px(size.height()))
        self.setAccessibleName(face.name)
        self.setAccessibleDescription(said)
        self.setToolTip(tooltip(said))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = current()
        paint_card(QPainter(self), self._face, QRectF(self.rect()), look.theme, look.scale)


class Flow(QWidget):
    """Widgets of one size in rows, each at least ``least`` wide (at 100 %)."""

    def __init__(self, widgets: Sequence[QWidget], least: float, gap: float = 8) -> None:
        super().__init__()
        self._widgets: list[QWidget] = []
        self._least, self._gap = px(least), px(gap)
        self.fill(widgets)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)  # its height follows its width
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def fill(self, widgets: Sequence[QWidget]) -> None:
        """Replace the widgets."""
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self._widgets = list(widgets)
        for widget in self._widgets:
            widget.setParent(self)
            widget.show()
        self.updateGeometry()
        self._lay_out()

    def widgets(self) -> Sequence[QWidget]:
        return self._widgets

    def _plan(self, width: int) -> tuple[int, int, int]:
        """Return the number of columns, and the width and height of a widget."""
        wide = max([self._least, *(widget.minimumSizeHint().width() for widget in self._widgets)])
        most = max(1, min(len(self._widgets), (width + self._gap) // (wide + self._gap)))
        rows = -(-len(self._widgets) // most)
        across = -(-len(self._widgets) // max(1, rows)) or 1
        each = max(wide, (width - self._gap * (across - 1)) // across)
        return across, each, max([0, *(height_for(widget, each) for widget in self._widgets)])

    def sizeHint(self) -> QSize:  # noqa: N802
        width = 4 * (self._least + self._gap)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        _, each, high = self._plan(self._least)
        return QSize(each, high)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        across, _, high = self._plan(width)
        rows = -(-len(self._widgets) // across)
        return rows * high + (rows - 1) * self._gap

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        across, each, high = self._plan(self.width())
        for number, widget in enumerate(self._widgets):
            line, place = divmod(number, across)
            widget.setGeometry(place * (each + self._gap), line * (high + self._gap), each, high)
