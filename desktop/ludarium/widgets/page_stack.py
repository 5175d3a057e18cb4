"""The pages of the window, one of which is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

ROUNDS = 3
"""The number of nested layout requests handled before a page is painted."""


class Pages(QStackedWidget):
    """A stack of pages that come and go.

    turned: another page is shown, or the same one again
    passing: the page that is dropped when another is shown, such as a set-up, or None
    """

    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.passing: QWidget | None = None
        self._remake: Callable[[], object] = lambda: None

    def turn_to(self, page: QWidget) -> None:
        """Show the page; one that is new is put on the stack."""
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        for _ in range(ROUNDS):  # laid out before it is painted for the first time
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.turned.emit()

    def shows(self, page: QWidget | None) -> bool:
        return page is not None and self.currentWidget() is page

    def drop(self, page: QWidget) -> None:
        self.removeWidget(page)
        page.hide()
        page.deleteLater()

    def show_passing(self, page: QWidget, remake: Callable[[], object]) -> None:
        """Show a page in place of the passing one. ``remake`` shows it again, in another look or language."""
        self.drop_passing()
        self.passing, self._remake = page, remake
        self.turn_to(page)

    def drop_passing(self) -> None:
        if self.passing is not None:
            self.drop(self.passing)
            self.passing = None

    def remake_passing(self) -> None:
        if self.shows(self.passing):
            self._remake()
