"""Small things that the pages around the table are made of. They paint with the look of now, so they follow it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ludarium.look import fonts, icons
from ludarium.look.qt_startup import PLAIN_TEXT, Qt
from ludarium.look.seats import paint_mark, seat
from ludarium.look.theme import current

Item = QWidget | QLayout | int | None
"""What goes into a row or a column: a number is a gap at 100 %, None takes all the room that is left."""


def px(pixels: float) -> int:
    """So many pixels at 100 %, at the scale of now."""
    return current().px(pixels)


# Rows and columns


def row(*items: Item, gap: float = 8, margins: Sequence[float] = (0, 0, 0, 0)) -> QHBoxLayout:
    return _filled(QHBoxLayout(), items, gap, margins)


def column(*items: Item, gap: float = 8, margins: Sequence[float] = (0, 0, 0, 0)) -> QVBoxLayout:
    return _filled(QVBoxLayout(), items, gap, margins)


L = TypeVar("L", QHBoxLayout, QVBoxLayout)


def _filled(layout: L, items: Iterable[Item], gap: float, margins: Sequence[float]) -> L:
    layout.setSpacing(px(gap))
    layout.setContentsMargins(*map(px, margins))
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(px(item))
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)
    return layout


def holder(layout: QLayout) -> QWidget:
    """A plain widget around a layout."""
    widget = QWidget()
    widget.setLayout(layout)
    return widget


def scrolled(widget: QWidget) -> QScrollArea:
    """The widget as wide as there is room, scrolled down where it is higher; what it lies on shines through."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    for ground in (area.viewport(), widget):
        ground.setAutoFillBackground(False)
    return area


def clear(layout: QLayout) -> None:
    """Take everything out of a layout, for good."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            clear(inner)
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


FRAME = 34
"""So many pixels the desktop's frame takes above a window."""


def fit_window(dialog: QWidget, wide: float, high: float) -> None:
    """As large as is wished for, in pixels at 100 %, but no larger than the window it belongs to, or the screen."""
    parent = dialog.parentWidget()
    room = parent.window().size() if parent is not None else dialog.screen().availableSize()
    dialog.resize(QSize(px(wide), px(high)).boundedTo(room - QSize(0, FRAME)))


# Text


def text(said: str, role: fonts.Role = fonts.BODY, tone: str = "", *, wrap: bool = False) -> QLabel:
    """A label in the cut of a role; ``tone`` is one of the style sheet's."""
    label = QLabel(said)
    label.setProperty("textFormat", PLAIN_TEXT)  # names are what people typed
    label.setWordWrap(wrap)
    set_role(label, role)
    if tone:
        label.setProperty("tone", tone)
    return label


def set_role(widget: QWidget, role: fonts.Role) -> None:
    """Give a widget the letters of a role."""
    widget.setFont(fonts.font(role, current().scale))


class Elided(QLabel):
    """A label for what people typed: too long a text ends in dots and is whole in the tool tip."""

    def __init__(self, said: str, role: fonts.Role = fonts.BODY, tone: str = "", *, fills: bool = False) -> None:
        super().__init__()
        self.setProperty("textFormat", PLAIN_TEXT)
        set_role(self, role)
        if tone:
            self.setProperty("tone", tone)
        from PySide6.QtWidgets import QSizePolicy

        wide = QSizePolicy.Policy.Expanding if fills else QSizePolicy.Policy.Maximum
        self.setSizePolicy(wide, QSizePolicy.Policy.Preferred)
        self.whole = ""
        self.say(said)

    def say(self, said: str) -> None:
        self.whole = said
        self.setAccessibleName(said)
        self.updateGeometry()
        self._shorten()

    def _shorten(self) -> None:
        metrics, shown = self.fontMetrics(), self.whole
        if metrics.horizontalAdvance(shown) > self.width():
            shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, max(self.width(), 1))
        self.setText(shown)
        self.setToolTip(self.whole if shown != self.whole else "")

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.whole) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(min(self.sizeHint().width(), self.fontMetrics().averageCharWidth() * 6), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._shorten()


# Panels


class Line(QFrame):
    """A thin line across."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "line")
        self.setFixedHeight(1)


class Panel(QFrame):
    """A frame with a heading, a remark to its right, and a body."""

    def __init__(
        self, heading: str, remark: str | QWidget = "", *, margins: Sequence[float] = (16, 12, 16, 14)
    ) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.remark = remark if isinstance(remark, QWidget) else text(remark, fonts.SMALL, "small")
        self.heading = text(heading, fonts.HEADING, "heading")
        self.body = column(margins=margins)
        head = row(self.heading, None, self.remark, margins=(14, 8, 14, 8))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(Line())
        whole.addLayout(self.body, 1)


class Foot(QFrame):
    """The line at the foot of a page: what can be done here, and something that is good to know."""

    def __init__(self, left: str, right: str = "") -> None:
        super().__init__()
        self.left, self.right = text(left, fonts.SMALL, wrap=True), text(right, fonts.SMALL, "small")
        self.right.setVisible(bool(right))
        words = row(margins=(14, 0, 14, 0))
        words.addWidget(self.left, 1)
        words.addWidget(self.right)
        self.setLayout(column(Line(), words, gap=4, margins=(0, 0, 0, 4)))


class Picture(QLabel):
    """A picture of the art, in a fixed size."""

    def __init__(self, name: str, size: float) -> None:
        super().__init__()
        self._name = name
        self.setFixedSize(px(size), px(size))
        self._draw()

    def _draw(self) -> None:
        self.setPixmap(icons.pixmap(self._name, self.width(), self.devicePixelRatioF()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.pixmap().devicePixelRatio() != self.devicePixelRatioF():  # it came to another screen
            self._draw()
        super().paintEvent(event)


class Mark(QWidget):
    """A seat's mark."""

    def __init__(self, colour: int, size: float = 22) -> None:
        super().__init__()
        self.colour = colour
        self.setFixedSize(px(size), px(size))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paint_mark(QPainter(self), seat(self.colour), QRectF(self.rect()))


# Buttons

PLAY = "play"


def by_keys(event: QFocusEvent) -> bool:
    """Whether the focus came by a key: only then a ring says where it is."""
    keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
    return event.reason() in keys


class PressLine(QAbstractButton):
    """A line of several parts that can be pressed. ``said``: what a screen reader says of it."""

    def __init__(self, said: str, parts: QLayout) -> None:
        super().__init__()
        self.setText(said)
        from PySide6.QtWidgets import QSizePolicy

        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._parts = parts
        self.setLayout(parts)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._parts.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.underMouse() or self.hasFocus():
            QPainter(self).fillRect(self.rect(), current().theme.chosen)


class Button(QPushButton):
    """A button that may show a picture before its text and its key after it.

    Text, picture and key are labels on it; the style draws the rest.
    """

    def __init__(self, said: str, picture: str = "", key: str = "", kind: str = "", role: fonts.Role = fonts.BUTTON):
        super().__init__()
        self.setProperty("kind", kind or None)
        self._said = text(said, role)
        parts = row(None, gap=0, margins=_edges(kind, role))
        if picture:
            parts.addWidget(self._picture(picture, role))
            parts.addSpacing(px(8))
        parts.addWidget(self._said)
        if key:
            parts.addSpacing(px(10))
            parts.addWidget(text(key, fonts.SMALL, "key"))
        parts.addStretch(1)
        self.setLayout(parts)
        self.setText(said)

    def _picture(self, name: str, role: fonts.Role) -> QLabel:
        side = 0.95 * QFontMetrics(fonts.font(role, current().scale)).height() / current().scale
        if name == PLAY:  # in the ink of the text: the coloured one is hard to see on the accent
            name = f"play{'-primary' if self.is_primary else ''}-{current().theme.name}"
        return Picture(name, side)

    def text(self) -> str:
        return self._said.text()

    def setText(self, said: str) -> None:  # noqa: N802
        self._said.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if self.property("ringed") != by_keys(event):
            self.setProperty("ringed", by_keys(event))
            self.style().unpolish(self)
            self.style().polish(self)
        super().focusInEvent(event)

    @property
    def is_primary(self) -> bool:
        return bool(self.property("kind") == "primary")

    def sizeHint(self) -> QSize:  # noqa: N802
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        super().enterEvent(event)


def _edges(kind: str, role: fonts.Role) -> tuple[float, float, float, float]:
    """The room around what stands on a button."""
    beside = 0 if kind == "link" else 17
    above = 12 if role.points > fonts.BUTTON.points else 8
    return beside, above, beside, above
