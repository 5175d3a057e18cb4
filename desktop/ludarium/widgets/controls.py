"""Basic controls and layouts. They paint with the current theme."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, SignalInstance
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ludarium.look import fonts, icons
from ludarium.look.labels import PlainLabel
from ludarium.look.qt_startup import Qt
from ludarium.look.seats import paint_mark, seat
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets.layouts import Item, column, fill, holder, px, row
from ludarium.widgets.phrases import hall

Then = Callable[..., object] | SignalInstance
"""A callback or signal for a button."""


# Text


def text(
    said: str,
    role: fonts.TextStyle = fonts.BODY,
    tone: str = "",
    *,
    wrap: bool = False,
    align: Qt.AlignmentFlag | None = None,
) -> QLabel:
    """Return a plain-text label; ``tone`` is one of the style sheet's."""
    label = PlainLabel(said)
    label.setWordWrap(wrap)
    set_role(label, role)
    if tone:
        label.setProperty("tone", tone)
    if align is not None:
        label.setAlignment(align)
    return label


def small_text(said: str) -> QLabel:
    return text(said, fonts.SMALL, "small", wrap=True)


def heading_text(said: str) -> QLabel:
    return text(said, fonts.HEADING, "heading")


def number_text(number: str, role: fonts.TextStyle, tone: str = "") -> QLabel:
    """Return a right-aligned label."""
    return text(number, role, tone, align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def page_title(said: str) -> QLabel:
    return text(said, fonts.TextStyle(fonts.DISPLAY, 18))


def set_role(widget: QWidget, role: fonts.TextStyle) -> None:
    widget.setFont(fonts.font(role, current().scale))


class Elided(PlainLabel):
    """A plain-text label. Text that does not fit is elided, and whole in the tooltip."""

    def __init__(self, said: str, role: fonts.TextStyle = fonts.BODY, tone: str = "", *, fills: bool = False) -> None:
        super().__init__()
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
        self.setToolTip(tooltip(self.whole if shown != self.whole else ""))

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.whole) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(min(self.sizeHint().width(), self.fontMetrics().averageCharWidth() * 6), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._shorten()


# Panels


class Separator(QFrame):
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
        fill(whole, head, Separator(), (self.body, 1))


class Footer(QFrame):
    """The footer of a page."""

    def __init__(self, left: str, right: str = "") -> None:
        super().__init__()
        self.left, self.right = text(left, fonts.SMALL, wrap=True), text(right, fonts.SMALL, "small")
        self.right.setVisible(bool(right))
        words = row((self.left, 1), self.right, margins=(14, 0, 14, 0))
        self.setLayout(column(Separator(), words, gap=4, margins=(0, 0, 0, 4)))


class Art(PlainLabel):
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
    def __init__(self, colour: int, size: float = 22) -> None:
        super().__init__()
        self.colour = colour
        self.setFixedSize(px(size), px(size))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paint_mark(QPainter(self), seat(self.colour), QRectF(self.rect()))


# Buttons

PLAY = "play"


def by_keys(event: QFocusEvent) -> bool:
    """Return whether the focus came by keyboard: only then the focus ring is shown."""
    keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
    return event.reason() in keys


class PressLine(QAbstractButton):
    """A row of widgets that can be pressed. ``said``: its accessible name."""

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
    """A button with an optional picture and key, which are labels on it."""

    def __init__(
        self,
        said: str,
        picture: str = "",
        key: str = "",
        kind: str = "",
        role: fonts.TextStyle = fonts.BUTTON,
        then: Then | None = None,
    ) -> None:
        super().__init__()
        if then is not None:
            self.clicked.connect(then)
        self.setProperty("kind", kind or None)
        self._said = text(said, role)
        parts = row(None, gap=0, margins=_edges(kind, role))
        if picture:
            fill(parts, self._picture(picture, role), 8)
        parts.addWidget(self._said)
        if key:
            fill(parts, 10, text(key, fonts.SMALL, "key"))
        parts.addStretch(1)
        self.setLayout(parts)
        self.setText(said)

    def _picture(self, name: str, role: fonts.TextStyle) -> QLabel:
        side = 0.95 * QFontMetrics(fonts.font(role, current().scale)).height() / current().scale
        if name == PLAY:  # in the ink of the text: the coloured one is hard to see on the accent
            name = f"play{'-primary' if self.is_primary else ''}-{current().theme.name}"
        return Art(name, side)

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


def _edges(kind: str, role: fonts.TextStyle) -> tuple[float, float, float, float]:
    """Return the margins of a button."""
    beside = 0 if kind == "link" else 17
    above = 12 if role.points > fonts.BUTTON.points else 8
    return beside, above, beside, above


def chooser(name: str, choices: Iterable[tuple[str, Any]], now: Any, then: Callable[[Any], object]) -> QComboBox:
    """Return a drop-down list of texts and values; ``then`` takes the value that is chosen."""
    box = QComboBox()
    box.setAccessibleName(name)
    for said, value in choices:
        box.addItem(said, value)
    box.setCurrentIndex(max(0, box.findData(now)))
    box.activated.connect(lambda index: then(box.itemData(index)))
    return box


def flat_button(picture: str, said: str, then: Then, *, size: float = 16, kind: str = "flat") -> QToolButton:
    button = QToolButton()
    button.setProperty("kind", kind or None)
    button.setIcon(icons.icon(picture))
    button.setIconSize(QSize(px(size), px(size)))
    button.setToolTip(tooltip(said))
    button.setAccessibleName(said)
    button.clicked.connect(then)
    return button


def page_head(heading: str, then: Then, *more: Item, size: float = 20) -> QWidget:
    """Return the head of a page with the button that leads back."""
    back = flat_button("back", hall.tr("Back to the shelf"), then, size=22, kind="")
    back.setAccessibleName(hall.tr("Back"))
    return holder(
        row(back, text(heading, fonts.TextStyle(fonts.DISPLAY, size)), *more, gap=14, margins=(28, 10, 28, 10))
    )


def antialiased(widget: QWidget) -> QPainter:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
