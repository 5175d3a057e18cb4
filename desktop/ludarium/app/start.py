"""The start of the window. Modules that the first paint does not need are imported later."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.app.display import has_display

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from ludarium.app.crash_dialog import ErrorHandler
    from ludarium.app.main_window import MainWindow
    from ludarium.engine.reasons import LudariumError
    from ludarium.library.preferences import Preferences
    from ludarium.widgets.settings import Settings

FINE, FAILED = 0, 1

WITHOUT_DISPLAY = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
"""Qt platforms that need no display server."""


def open_window(argv: Sequence[str] = ()) -> int:
    """Run the window and return the exit code; ``argv`` are match files or a wish."""
    if not has_display():
        from ludarium.app import display_diagnosis

        return display_diagnosis.complain(display_diagnosis.no_display())
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once: everything is on the disk
    gc.disable()  # until the first paint: while everything is being made there is no garbage to find
    # What needs no Qt comes first: PySide looks into the source of every module that is read after it.
    from ludarium.engine.reasons import LudariumError
    from ludarium.engine.resources import home
    from ludarium.library.preferences import Preferences

    app = make_app()
    try:
        folder = home()
        if is_held(folder):
            return _ring_at(folder, argv)
        preferences = Preferences.open(folder)
    except LudariumError as error:
        return _give_up(error)
    return _run(app, folder, preferences, argv)


def _run(app: QApplication, folder: Path, preferences: Preferences, argv: Sequence[str]) -> int:
    from PySide6.QtCore import QTimer

    from ludarium.app.main_window import MainWindow, wanted_look
    from ludarium.look import theme
    from ludarium.widgets.settings import Settings

    settings = Settings(preferences, app)
    _speak(settings)
    theme.apply(app, *wanted_look(settings))
    window = MainWindow(settings, folder)
    holder = _Holder(window, list(argv))
    window.painted.connect(holder.take)
    window.closed.connect(lambda: QTimer.singleShot(0, app.quit))  # whatever else may still be open
    window.show()
    code = app.exec()
    return holder.let_go() or code


class _Holder:
    """Opens the library after the first paint, and closes it at the end."""

    def __init__(self, window: MainWindow, files: list[str]) -> None:
        self._window, self._files = window, files
        self._code = FINE
        self._doorbell: object = None
        self._watch: ErrorHandler | None = None

    def take(self) -> None:
        from ludarium.app.crash_dialog import ErrorHandler
        from ludarium.app.single_instance import InstanceServer
        from ludarium.engine.reasons import LudariumError
        from ludarium.library.library import Library
        from ludarium.look import icons

        gc.enable()
        window = self._window
        self._watch = ErrorHandler(window.folder, window)
        has_fault = self._watch.install()
        try:
            library = Library.open(window.folder)
        except LudariumError as error:
            # Started at the same moment as another, which was first: it is to come forward instead.
            is_second = error.reason.key == "library-held"
            self._code = _ring_at(window.folder, self._files) if is_second else _give_up(error)
            window.close()
            return
        doorbell = self._doorbell = InstanceServer(window.folder, window)
        doorbell.rung.connect(window.come_forward)
        window.notices.tell(doorbell.trouble)
        if sys.platform == "darwin":
            self._take_what_is_handed_over()
        window.hold(library)
        self._follow_desktop()
        window.setWindowIcon(icons.icon("app-icon"))
        if has_fault:
            window.notices.say(_fault_said(self._watch.log))
        window.come_forward(self._files)

    def _follow_desktop(self) -> None:
        """Follow the desktop's settings. Long presses, which filter every event, need a touch screen."""
        from PySide6.QtWidgets import QApplication

        from ludarium.app.desktop_settings import DesktopWishes
        from ludarium.app.long_press import LongPress, has_touch_screen

        app = QApplication.instance()
        assert isinstance(app, QApplication)
        DesktopWishes(self._window.settings, app)
        if has_touch_screen():
            LongPress(app)

    def _take_what_is_handed_over(self) -> None:
        """Open files that come as events. The filter sees every event, so only where that happens."""
        from PySide6.QtWidgets import QApplication

        from ludarium.app.macos_open_files import OpenFileEvents

        over = OpenFileEvents(self._window)
        over.asked.connect(self._window.come_forward)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(over)

    def let_go(self) -> int:
        if self._watch is not None:
            self._watch.uninstall()
        if self._window.library is not None:
            self._window.library.close()
        return self._code


def _fault_said(log: Path) -> str:
    from ludarium.widgets.phrases import hall

    return hall.tr("Ludarium crashed last time. Nothing is lost; the details are in {file}.", file=log)


# Before the window


def make_app() -> QApplication:
    """Return the application. If Qt cannot open a window it aborts, so the reason is printed before."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from ludarium.look.theme import STYLE

    def listen(kind: QtMsgType, context: object, said: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            from ludarium.app import display_diagnosis

            os._exit(display_diagnosis.complain(display_diagnosis.trouble()))

    before = qInstallMessageHandler(listen)
    app = QApplication(["ludarium", *STYLE])
    qInstallMessageHandler(before)
    app.setApplicationName("Ludarium")
    app.setDesktopFileName("org.ludarium.Ludarium")  # whose icon the desktop shows for the window
    return app


def is_held(folder: Path) -> bool:
    """Return whether another program holds the library, before a window is shown."""
    from ludarium.library.disk import make_folder
    from ludarium.library.lock import Lock
    from ludarium.library.troubles import LibraryError

    make_folder(folder)
    try:
        Lock(folder).release()
    except LibraryError as error:
        if error.reason.key != "library-held":
            raise
        return True
    return False


def _ring_at(folder: Path, argv: Sequence[str]) -> int:
    """Activate the program that holds the library."""
    from ludarium.app.single_instance import ring
    from ludarium.engine.reasons import because
    from ludarium.library.troubles import LibraryError

    if ring(folder, argv):
        return FINE
    return _give_up(LibraryError(because("library-held", folder=str(folder))))


def _give_up(error: LudariumError) -> int:
    """Report an error that prevents the start, on the terminal and in a message box."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QMessageBox

    from ludarium.look.labels import message_box
    from ludarium.words import sentence

    said = sentence(error.reason)
    print(said, file=sys.stderr)
    if QGuiApplication.platformName() not in WITHOUT_DISPLAY:
        message_box(QMessageBox.Icon.Critical, "Ludarium", said).exec()
    return FAILED


def _speak(settings: Settings) -> None:
    from ludarium.widgets.settings import LANGUAGE
    from ludarium.words import active_language

    language = active_language.wanted(settings.get(LANGUAGE))
    if language != active_language.SOURCE:
        active_language.speak(language)
