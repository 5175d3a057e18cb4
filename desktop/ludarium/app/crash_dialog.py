"""When something unexpected happens: a dialog that says so, that the match is safe, and where the details are."""

from __future__ import annotations

import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QSysInfo, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

from ludarium import __version__, words
from ludarium.engine.reasons import LudariumError
from ludarium.library.crash_log import CrashLog
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Picture, column, px, row, text
from ludarium.widgets.phrases import hall


class TroubleDialog(QDialog):
    """What happened, that nothing is lost, and where the details are."""

    def __init__(self, what: str, details: str, log: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("Ludarium"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        safe = hall.tr(
            "Your match is safe: every action was saved when it was played. You can go on, or close the window and"
            " resume later."
        )
        where = (
            hall.tr("The details are in {file}.", file=log)
            if log
            else hall.tr("The details could not be written to a file.")
        )
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setMinimumHeight(px(180))
        self.details.hide()
        self.go_on = Button(hall.tr("Go on"), kind="primary")
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        self.show_details = Button(hall.tr("Show the details"))
        self.show_details.clicked.connect(lambda: self.details.setVisible(self.details.isHidden()))
        self.copy = Button(hall.tr("Copy the details"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report(details)))
        buttons = row(None, self.copy, self.show_details, gap=10)
        if log is not None:
            self.open_folder = Button(hall.tr("Open the folder"))
            self.open_folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(log.parent))))
            buttons.addWidget(self.open_folder)
        buttons.addWidget(self.go_on)
        said = column(
            text(hall.tr("Something went wrong"), fonts.Role(fonts.DISPLAY, 18)),
            text(what, wrap=True),
            text(safe, wrap=True),
            text(where, fonts.LABEL, "muted", wrap=True),
            gap=8,
        )
        head = row(gap=18)
        head.addWidget(Picture("warning", 56), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(said, 1)
        self.setLayout(column(head, self.details, buttons, gap=14, margins=(24, 20, 24, 18)))
        self.setMinimumWidth(px(600))
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)


def sentence(error: BaseException) -> str:
    """What happened, as well as a program can say it."""
    if isinstance(error, LudariumError):
        return words.sentence(error.reason)
    return hall.tr("Ludarium met an error that it does not know: {error}", error=f"{type(error).__name__}: {error}")


def report(details: str) -> str:
    """The details, and on what they happened: for whoever is asked for help."""
    system = f"{QSysInfo.prettyProductName()}, {QGuiApplication.platformName()}"
    return f"Ludarium {__version__}, Qt {qVersion()}, Python {sys.version.split()[0]}, {system}\n\n{details}"


class Watch(QObject):
    """Catches whatever nobody caught. Errors of other threads are told in the window's own.

    dialog: the one that is open; while it is, further errors only go to the log
    """

    _happened = Signal(object, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = CrashLog(folder)
        self.dialog: TroubleDialog | None = None
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def log(self) -> Path:
        return self._log.file

    def install(self) -> bool:
        """Begin; whether a fault ended the program the last time, which is in the log now."""
        sys.excepthook = self.catch
        threading.excepthook = lambda failed: self.catch(
            failed.exc_type, failed.exc_value or failed.exc_type(), failed.exc_traceback
        )
        return bool(self._log.watch())

    def uninstall(self) -> None:
        self._log.close()
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(details)
        self._happened.emit(error, details)

    def _tell(self, error: BaseException, details: str) -> None:
        written = self._log.write(details)
        if self.dialog is not None:
            return
        window = QApplication.activeWindow() or self.parent()
        parent = window if isinstance(window, QWidget) else None
        self.dialog = TroubleDialog(sentence(error), details, self.log if written else None, parent)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _forget(self) -> None:
        self.dialog = None
