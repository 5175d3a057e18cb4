"""A panel: a titled frame around a board."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludarium.look import seats
from ludarium.look.labels import PlainLabel
from ludarium.look.theme import Theme

HEAD, SLIM = (14, 6, 12, 4), (12, 2, 10, 1)  # margins of the heading, and in a small table


def paint_frame(painter: QPainter, room: QRect, theme: Theme, edge: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = theme.radius.panel
    painter.setPen(QPen(edge, 1))
    painter.setBrush(theme["surface"])
    painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class FramedBoard(QWidget):
    """A board in a frame without a title. ``margins`` are in pixels."""

    def __init__(self, board: QWidget, theme: Theme, margins: tuple[int, int, int, int]) -> None:
        super().__init__()
        self._theme = theme
        box = QVBoxLayout(self)
        box.setContentsMargins(*margins)
        box.addWidget(board)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paint_frame(QPainter(self), self.rect(), self._theme, self._theme["line"])


class BoardPanel(QWidget):
    """Title, note and body. A coloured edge marks the owner's seat."""

    def __init__(self, title: str, body: QWidget, theme: Theme, *, note: str = "", seat: int | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        self.body = body
        self._title = PlainLabel(title)
        self._title.setProperty("tone", "heading")
        self._note = PlainLabel(note)
        self._note.setProperty("tone", "small")
        head = QHBoxLayout()
        head.setContentsMargins(*HEAD)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._note)
        self.head = head
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 2, 2, 2)
        box.setSpacing(0)
        box.addLayout(head)
        box.addWidget(body, 1)

    def set_small(self, small: bool) -> None:
        self.head.setContentsMargins(*(SLIM if small else HEAD))

    def around(self) -> int:
        """Return the height of everything but the body."""
        return self.head.sizeHint().height() + 4

    def set_title(self, text: str) -> None:
        self._title.setText(text)

    def set_note(self, text: str) -> None:
        self._note.setText(text)
        self._fit_note()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Hide a note that does not fit beside the title."""
        super().resizeEvent(event)
        self._fit_note()

    def _fit_note(self) -> None:
        edges = self.head.contentsMargins()
        items = (self.head.itemAt(place) for place in range(self.head.count()))
        others = [item for item in items if item is not None and item.widget() not in (None, self._note)]
        needed = sum(item.sizeHint().width() for item in others)
        room = self.width() - edges.left() - edges.right() - 4 * self.head.spacing() - needed
        self._note.setVisible(0 < self._note.sizeHint().width() <= room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_frame(painter, self.rect(), self._theme, self._theme["line"])
        line = self._title.geometry().bottom() + 4
        painter.drawLine(1, line, self.width() - 2, line)
        if self._seat is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seats.seat(self._seat).colour)
            painter.drawRect(QRectF(0, 8, 5, line - 10))
