"""What the desktop wishes reaches the settings, unless Preferences say otherwise; a finger that rests is a pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QPushButton

from ludarium.app import desktop_settings, long_press
from ludarium.app.desktop_settings import DesktopWishes
from ludarium.app.main_window import wanted_look
from ludarium.library.preferences import Preferences
from ludarium.look.desktop_hints import DesktopHints
from ludarium.widgets.settings import CONTRAST, SPEED, Settings


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(Preferences.open(tmp_path))


def test_the_wishes_are_followed(settings, qapp):
    changed: list[str] = []
    settings.changed.connect(changed.append)
    assert (settings.speed, settings.has_contrast) == ("normal", False)
    settings.hear(DesktopHints(is_still=True))
    settings.hear(DesktopHints(is_still=True, has_contrast=True))
    assert (settings.speed, settings.has_contrast) == ("off", True)
    assert wanted_look(settings)[0].has_contrast
    assert changed == [SPEED, CONTRAST]


def test_preferences_come_first(settings):
    settings.set(SPEED, "slow")
    settings.set(CONTRAST, "normal")
    settings.hear(DesktopHints(is_still=True, has_contrast=True))
    assert (settings.speed, settings.has_contrast) == ("slow", False)
    settings.set(SPEED, "system")
    assert settings.speed == "off"


def test_the_next_start_begins_with_what_was_wished_last(settings, tmp_path):
    settings.hear(DesktopHints(is_still=True, has_contrast=True))
    again = Settings(Preferences.open(tmp_path))
    assert (again.speed, again.has_contrast) == ("off", True)


def test_the_desktop_is_asked_without_waiting(settings, qapp, qtbot, monkeypatch):
    monkeypatch.setattr(desktop_settings, "desktop_hints", lambda: DesktopHints(is_still=True))
    wishes = DesktopWishes(settings, qapp)
    qtbot.waitUntil(lambda: settings.speed == "off")
    monkeypatch.setattr(desktop_settings, "desktop_hints", DesktopHints)
    wishes._on_state(Qt.ApplicationState.ApplicationActive)
    qtbot.waitUntil(lambda: settings.speed == "normal")
    wishes.deleteLater()


# A finger


class Finger:
    """A finger on a touch screen, as Qt makes mouse events of it."""

    def __init__(self) -> None:
        kind, all_of_it = QPointingDevice.PointerType.Finger, QInputDevice.Capability.Position
        screen = QInputDevice.DeviceType.TouchScreen
        self._device = QPointingDevice("screen", 7, screen, kind, all_of_it, 1, 1)

    def send(self, widget, kind: QEvent.Type, at: QPointF) -> None:
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        there = QPointF(widget.mapToGlobal(at.toPoint()))
        event = QMouseEvent(kind, at, at, there, button, held, Qt.KeyboardModifier.NoModifier, self._device)
        QApplication.sendEvent(widget, event)


class Told(QPushButton):
    """A button that writes down what it hears."""

    def __init__(self) -> None:
        super().__init__("Play")
        self.heard: list[QEvent.Type] = []
        self.hovered = 0
        self.setMouseTracking(True)  # as boards have it

    def event(self, event: QEvent) -> bool:
        self.heard.append(event.type())
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hovered += event.buttons() == Qt.MouseButton.NoButton


@pytest.fixture
def button(qapp, qtbot, monkeypatch):
    monkeypatch.setattr(long_press, "HELD", 30)
    pressing = long_press.LongPress(qapp)
    button = Told()
    button.clicks = 0
    button.clicked.connect(lambda: setattr(button, "clicks", button.clicks + 1))
    qtbot.addWidget(button)
    button.show()
    yield button
    qapp.removeEventFilter(pressing)
    pressing.deleteLater()


MIDDLE = QPointF(5, 5)


def test_a_finger_that_rests_points_and_does_not_press(button, qtbot):
    finger = Finger()
    finger.send(button, QEvent.Type.MouseButtonPress, MIDDLE)
    qtbot.waitUntil(lambda: QEvent.Type.ToolTip in button.heard)
    assert button.hovered
    finger.send(button, QEvent.Type.MouseButtonRelease, MIDDLE)
    assert button.clicks == 0
    assert not button.isDown()
    finger.send(button, QEvent.Type.MouseButtonPress, MIDDLE)
    finger.send(button, QEvent.Type.MouseButtonRelease, MIDDLE)
    assert button.clicks == 1


def test_a_finger_that_moves_on_drags(button, qtbot):
    finger = Finger()
    finger.send(button, QEvent.Type.MouseButtonPress, MIDDLE)
    finger.send(button, QEvent.Type.MouseMove, QPointF(90, 90))
    qtbot.wait(80)
    assert QEvent.Type.ToolTip not in button.heard


def test_a_mouse_has_no_need_of_it(button, qtbot):
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.wait(80)
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert QEvent.Type.ToolTip not in button.heard
    assert button.clicks == 1
