"""Handling of unexpected errors: a dialog, and details in a log."""

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
from ludarium.widgets.controls import Art, Button, page_title, text
from ludarium.widgets.layouts import column, px, row
from ludarium.widgets.phrases import hall


class CrashDialog(QDialog):
    """Says what happened, that the match is saved, and where the details are."""

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
        self.go_on = Button(hall.tr("Continue"), kind="primary")
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        self.show_details = Button(hall.tr("Show details"))
        self.show_details.clicked.connect(lambda: self.details.setVisible(self.details.isHidden()))
        self.copy = Button(hall.tr("Copy details"), then=lambda: QGuiApplication.clipboard().setText(report(details)))
        buttons = row(None, self.copy, self.show_details, gap=10)
        if log is not None:
            self.open_folder = Button(hall.tr("Open folder"))
            self.open_folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(log.parent))))
            buttons.addWidget(self.open_folder)
        buttons.addWidget(self.go_on)
        said = column(
            page_title(hall.tr("Something went wrong")),
            text(what, wrap=True),
            text(safe, wrap=True),
            text(where, fonts.LABEL, "muted", wrap=True),
            gap=8,
        )
        head = row((Art("warning", 56), 0, Qt.AlignmentFlag.AlignTop), (said, 1), gap=18)
        self.setLayout(column(head, self.details, buttons, gap=14, margins=(24, 20, 24, 18)))
        self.setMinimumWidth(px(600))
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)


def sentence(error: BaseException) -> str:
    if isinstance(error, LudariumError):
        return words.sentence(error.reason)
    return hall.tr("Unexpected error: {error}", error=f"{type(error).__name__}: {error}")


def report(details: str) -> str:
    """Return the details with the versions and the system, for a bug report."""
    system = f"{QSysInfo.prettyProductName()}, {QGuiApplication.platformName()}"
    return f"Ludarium {__version__}, Qt {qVersion()}, Python {sys.version.split()[0]}, {system}\n\n{details}"


class ErrorHandler(QObject):
    """Catches unhandled errors of all threads.

    dialog: the open dialog; while there is one, further errors only go to the log
    """

    _happened = Signal(object, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = CrashLog(folder)
        self.dialog: CrashDialog | None = None
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def log(self) -> Path:
        return self._log.file

    def install(self) -> bool:
        """Start catching. Return whether the last run crashed; the log has its details."""
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
        self.dialog = CrashDialog(sentence(error), details, self.log if written else None, parent)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _forget(self) -> None:
        self.dialog = None
