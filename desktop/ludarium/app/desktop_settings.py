"""The desktop's settings for motion and contrast, read again whenever the window is activated."""

from __future__ import annotations

import contextlib

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QGuiApplication

from ludarium.look.desktop_hints import DesktopHints, desktop_hints
from ludarium.look.qt_startup import Qt
from ludarium.widgets.settings import Settings


class DesktopWishes(QObject):
    """Reads the settings in another thread and passes them on.

    heard: the answer (`DesktopHints`)
    """

    heard = Signal(object)

    def __init__(self, settings: Settings, app: QGuiApplication) -> None:
        super().__init__(app)
        self._is_asking = False
        self._settings = settings
        self.heard.connect(self._on_heard)
        app.applicationStateChanged.connect(self._on_state)
        self.ask()

    def ask(self) -> None:
        if not self._is_asking:
            self._is_asking = True
            QThreadPool.globalInstance().start(self._listen)

    def _listen(self) -> None:
        wishes = desktop_hints()
        with contextlib.suppress(RuntimeError):  # the program has ended meanwhile
            self.heard.emit(wishes)

    def _on_heard(self, wishes: DesktopHints) -> None:
        self._is_asking = False
        self._settings.hear(wishes)

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()
