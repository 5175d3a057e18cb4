"""Key names over the table while Alt is held."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.look.theme import Look

KeyHint = tuple[QWidget, str]  # a widget and the name of its key


# Events that end the display
_LEAVING = (QEvent.Type.MouseButtonPress, QEvent.Type.WindowDeactivate, QEvent.Type.ActivationChange)


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app


class KeyHints(QWidget):
    """A transparent overlay with key names."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._font = fonts.font(fonts.BODY_STRONG, look.scale)
        self.caps: list[tuple[QRectF, str]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hide_with_alt(self, event: QEvent) -> None:
        """Hide on the release of Alt, which may reach the menu bar instead of the table."""
        is_alt = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
        if event.type() in _LEAVING or (event.type() == QEvent.Type.KeyRelease and is_alt):
            self.hide()

    def show_over(self, hints: Iterable[KeyHint]) -> None:
        """Show each key at the upper right of its widget, except for hidden widgets."""
        glass = self.parentWidget()
        assert glass is not None
        self.setGeometry(glass.rect())
        self.caps = [
            (self._cap(widget.mapTo(glass, QPoint(widget.width(), 0)), key), key)
            for widget, key in hints
            if key and widget.isVisibleTo(glass)
        ]
        self.raise_()
        self.show()

    def _cap(self, corner: QPoint, key: str) -> QRectF:
        metrics = QFontMetrics(self._font)
        height = metrics.height() + self._look.px(4)
        width = max(height, metrics.horizontalAdvance(key) + self._look.px(12))
        left = min(corner.x() - width + self._look.px(6), self.width() - width - 2)
        top = max(2, corner.y() - height // 3)
        return QRectF(left, min(top, self.height() - height - 2), width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.hide_with_alt(event)
        return False

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        _app().installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        _app().removeEventFilter(self)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        for cap, key in self.caps:
            painter.setPen(theme.tip_ink)
            painter.setBrush(theme.tip)
            painter.drawRoundedRect(cap, self._look.px(5), self._look.px(5))
            write(painter, cap, Qt.AlignmentFlag.AlignCenter, key)
