"""Looking at a page: what is shown, and whether all of it can be read."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QRadioButton, QWidget

from ludarium.widgets.controls import Button, Elided
from ludarium.widgets.segmented_control import Segment


def labels(page: QWidget) -> list[str]:
    """Everything that labels say, as far as it is shown."""
    shown = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.whole if isinstance(label, Elided) else label.text() for label in shown]


def settle() -> None:
    """Let everything be laid out that waits for it (a layout can wait for another), and what is done with be gone."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def says(page: QWidget, said: str) -> bool:
    return any(said in text for text in labels(page))


def cut_off(page: QWidget) -> list[str]:
    """What cannot be read in full: labels and buttons that are smaller than their text."""
    return [problem for widget in page.findChildren(QWidget) if widget.isVisible() for problem in _problems(widget)]


def _problems(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, Elided):
        if widget.text() != widget.whole:
            yield f"shortened: {widget.whole!r}"
    elif isinstance(widget, QLabel) and widget.text():
        yield from label_problems(widget)
    elif isinstance(widget, Button | Segment | QCheckBox | QRadioButton):
        wanted = widget.minimumSizeHint()
        if widget.width() < wanted.width() or widget.height() < wanted.height():
            yield f"button {widget.text()!r}: {widget.size()} of {wanted}"


def label_problems(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if label.height() < needed - 1:  # Qt rounds
            yield f"{label.text()!r}: {label.height()} of {needed} high"
    else:
        wanted = label.sizeHint()
        if label.width() < wanted.width() or label.height() < wanted.height():
            yield f"{label.text()!r}: {label.size()} of {wanted}"


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A real click, in the middle if no place is named."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


def press(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifiers)


def button(page: QWidget, said: str) -> QAbstractButton:
    """The button that says this."""
    return next(one for one in page.findChildren(QAbstractButton) if one.isVisible() and said in one.text())


def heard(signal) -> list[tuple[object, ...]]:
    """A list that grows with everything the signal says."""
    said: list[tuple[object, ...]] = []
    signal.connect(lambda *args: said.append(args))
    return said


def bring_forward(page: QWidget) -> None:
    """Make the page's window the active one: shortcuts are heard there only."""
    page.window().activateWindow()
    settle()
