"""A segmented control: a choice of a few, side by side."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.look.theme import current
from ludarium.widgets.controls import antialiased
from ludarium.widgets.layouts import clear, px


class Segment(QAbstractButton):
    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.is_first = self.is_last = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        # As wide as its bold form, so that choosing moves nothing.
        metrics = QFontMetrics(fonts.font(fonts.BUTTON, current().scale))
        return QSize(metrics.horizontalAdvance(self.text()) + px(26), metrics.height() + px(16))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, painter = current(), antialiased(self)
        shape = _rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(6), self.is_first, self.is_last)
        ground = look.theme["accent"] if self.isChecked() else look.theme["raised"]
        if self.underMouse() and not self.isChecked():
            ground = look.theme.hover
        painter.setPen(QPen(look.theme["accent"] if self.isChecked() else look.theme.edge, 1))
        painter.setBrush(ground)
        painter.drawPath(shape)
        painter.setFont(fonts.font(fonts.BUTTON if self.isChecked() else fonts.LABEL, look.scale))
        ink = look.theme["accent_ink"] if self.isChecked() else look.theme["ink"]
        painter.setPen(ink if self.isEnabled() else look.theme.pale)
        write(painter, self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.theme["accent_ink" if self.isChecked() else "accent"], 2))
            painter.drawPath(_rounded(QRectF(self.rect()).adjusted(3, 3, -3, -3), px(4), True, True))


def _rounded(rect: QRectF, radius: float, left: bool, right: bool) -> QPainterPath:
    """Return a rectangle with round corners at the left, the right, or both."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(rect, radius, radius)
    for is_round, edge in ((left, rect.left()), (right, rect.right() - radius * 2)):
        if not is_round:
            path.addRect(QRectF(edge, rect.top(), radius * 2, rect.height()))
    return path.simplified()


class Segments(QWidget):
    """A segmented control; arrow keys walk along it.

    chosen: the key of the player's choice
    """

    chosen = Signal(str)

    def __init__(self, choices: Iterable[tuple[str, str]], now: str, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._group.buttonClicked.connect(lambda button: self.chosen.emit(button.key))
        self.offer(choices, now)

    def offer(self, choices: Iterable[tuple[str, str]], now: str) -> None:
        """Replace the choices. Segments that stay keep the focus."""
        offered = list(choices)
        if [button.key for button in self.segments()] != [key for key, _ in offered]:
            self._make(key for key, _ in offered)
        for button, (_, said) in zip(self.segments(), offered, strict=True):
            button.setText(said)
            button.setAccessibleName(f"{self.accessibleName()}: {said}")
            button.updateGeometry()
        self.choose(now)

    def _make(self, keys: Iterable[str]) -> None:
        for button in self.segments():
            self._group.removeButton(button)
        clear(self._row)
        for key in keys:
            button = Segment(key)
            self._group.addButton(button)
            self._row.addWidget(button)
        for button in self.segments()[:1]:
            button.is_first = True
        for button in self.segments()[-1:]:
            button.is_last = True

    def segments(self) -> list[Segment]:
        return [button for button in self._group.buttons() if isinstance(button, Segment)]

    def choose(self, key: str) -> None:
        for button in self.segments():
            button.setChecked(button.key == key)

    @property
    def choice(self) -> str:
        button = self._group.checkedButton()
        return button.key if isinstance(button, Segment) else ""
