"""The pages of the window, one of which is shown."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

ROUNDS = 3
"""So often a layout may wait for another one inside it."""


class Pages(QStackedWidget):
    """A stack of pages that come and go.

    turned: another page is shown, or the same one anew
    """

    turned = Signal()

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
        """The page is needed no more."""
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
