"""What whoever listens is told: events and announcements for screen readers. It costs nothing while nobody listens."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QWidget


def tell(thing: QObject, event: QAccessible.Event) -> None:
    """Something happened to a thing."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, event))


def tell_checked(thing: QObject) -> None:
    """A thing was ticked, or is no longer."""
    if QAccessible.isActive():
        state = QAccessible.State()
        state.checked = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(thing, state))


def tell_focus(thing: QObject) -> None:
    """A thing inside a widget has the focus: told last, as Qt itself tells only that the widget has it."""
    if QAccessible.isActive():
        QTimer.singleShot(0, thing, lambda: tell(thing, QAccessible.Event.Focus))


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say it."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
