"""The keys of the table, shown at what they do for as long as Alt is held."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludarium.look import fonts
from ludarium.look.theme import Look
from ludarium.look.writing import write

Hint = tuple[QWidget, str]
"""Where a key belongs, and its name."""


class KeyHints(QWidget):
    """A sheet of glass over the table with the names of keys on it. It hears and hides nothing."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._font = fonts.font(fonts.BODY_STRONG, look.scale)
        self.caps: list[tuple[QRectF, str]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_over(self, hints: Iterable[Hint]) -> None:
        """Show each key at the upper left of what it works on; those of hidden things are left out."""
        glass = self.parentWidget()
        assert glass is not None
        self.setGeometry(glass.rect())
        self.caps = [
            (self._cap(widget.mapTo(glass, QPoint(4, 4)), key), key)
            for widget, key in hints
            if key and widget.isVisibleTo(glass)
        ]
        self.raise_()
        self.show()

    def _cap(self, corner: QPoint, key: str) -> QRectF:
        metrics = QFontMetrics(self._font)
        height = metrics.height() + self._look.px(4)
        width = max(height, metrics.horizontalAdvance(key) + self._look.px(12))
        left = min(corner.x(), self.width() - width - 2)
        return QRectF(left, min(corner.y(), self.height() - height - 2), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        for cap, key in self.caps:
            painter.setPen(theme.tip_ink)
            painter.setBrush(theme.tip)
            painter.drawRoundedRect(cap, self._look.px(5), self._look.px(5))
            write(painter, cap, Qt.AlignmentFlag.AlignCenter, key)
