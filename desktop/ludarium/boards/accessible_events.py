"""Events and announcements for screen readers, free of cost while none is active."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QWidget


def send_event(thing: QObject, event: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, event))


def send_checked(thing: QObject) -> None:
    if QAccessible.isActive():
        state = QAccessible.State()
        state.checked = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(thing, state))


def send_focus(thing: QObject) -> None:
    """Send the focus event last: Qt itself reports only the widget."""
    if QAccessible.isActive():
        QTimer.singleShot(0, thing, lambda: send_event(thing, QAccessible.Event.Focus))


def announce(widget: QWidget, text: str) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
