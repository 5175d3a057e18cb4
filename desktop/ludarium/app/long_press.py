"""Long presses on touch screens, which show what a pointer shows when it hovers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QWidget

HELD = 550
"""Milliseconds until a press is long."""


def has_touch_screen() -> bool:
    return any(device.type() == QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


class LongPress(QObject):
    """Watches touch presses of the application. A long one hovers, and does not click when it ends."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._held: QWidget | None = None
        self._at = QPointF()
        self._is_long = False
        self._timer = QTimer(self, singleShot=True, interval=HELD)
        self._timer.timeout.connect(self._point)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget) and _is_finger(event):
            return self._on_finger(watched, event)
        return False

    def _on_finger(self, watched: QWidget, event: QMouseEvent) -> bool:
        """Return whether the event is filtered out: the end of a long press is not a click."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._held, self._at, self._is_long = watched, event.globalPosition(), False
            self._timer.start()
        elif event.type() == QEvent.Type.MouseMove:
            far = (event.globalPosition() - self._at).manhattanLength() > QApplication.startDragDistance()
            if far:
                self._timer.stop()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._timer.stop()
            if self._is_long and watched is self._held:
                self._is_long, self._held = False, None
                self._let_go(watched)
                return True
        return False

    def _point(self) -> None:
        """Send the hover and tooltip events of a resting pointer."""
        widget = self._held
        if widget is None:
            return
        self._is_long = True
        here = widget.mapFromGlobal(self._at)
        self._move(widget, here)
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, here.toPoint(), self._at.toPoint()))

    def _let_go(self, widget: QWidget) -> None:
        """Cancel the press by a release far outside."""
        away = QPointF(-10_000, -10_000)
        button, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseButtonRelease, away, away, button, none, plain))

    def _move(self, widget: QWidget, here: QPointF) -> None:
        none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, here, self._at, none, none, plain))


def _is_finger(event: QMouseEvent) -> bool:
    device = event.device()
    return isinstance(device, QPointingDevice) and device.type() == QInputDevice.DeviceType.TouchScreen
