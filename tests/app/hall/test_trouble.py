"""Something unexpected: a dialog that says what happened, that the match is safe, and where the details are."""

from __future__ import annotations

import sys
import threading

import pytest
from PySide6.QtCore import qVersion

from ludarium import __version__
from ludarium.app.crash_dialog import CrashDialog, ErrorHandler
from ludarium.engine.reasons import because
from ludarium.library.troubles import LibraryError
from tests.app.hall.looking import bring_forward, click, cut_off, labels, says, settle


@pytest.fixture
def watch(qapp, look, home):
    home.mkdir()
    watch = ErrorHandler(home)
    yield watch
    watch.uninstall()
    if watch.dialog is not None:
        watch.dialog.close()
    settle()


def fail(watch: ErrorHandler, error: Exception) -> None:
    try:
        raise error
    except Exception:
        watch.catch(*sys.exc_info())
    settle()


def test_the_dialog_says_what_happened_and_where_the_details_are(watch):
    fail(watch, ValueError("nine"))
    assert says(watch.dialog, "ValueError: nine")
    assert says(watch.dialog, "Your match is safe")
    assert says(watch.dialog, str(watch.log))
    assert "raise error" in watch.log.read_text(encoding="utf-8")


def test_what_ludarium_knows_is_said_in_its_own_sentence(watch):
    fail(watch, LibraryError(because("library-full", file="library.sqlite")))
    assert says(watch.dialog, "There is no space left for the library")


def test_while_the_dialog_is_open_further_errors_only_go_to_the_log(watch):
    fail(watch, ValueError("nine"))
    dialog = watch.dialog
    fail(watch, ValueError("ten"))
    assert watch.dialog is dialog
    assert "ten" in watch.log.read_text(encoding="utf-8")
    click(dialog.go_on)
    assert watch.dialog is None
    fail(watch, ValueError("eleven"))
    assert says(watch.dialog, "eleven")


def test_an_error_in_another_thread_is_told_too(watch, monkeypatch):
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    watch.install()

    def work() -> None:
        raise ValueError("elsewhere")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    settle()
    assert says(watch.dialog, "elsewhere")


def test_where_no_log_can_be_written_the_details_are_in_the_dialog(watch, home):
    watch.log.mkdir()
    fail(watch, ValueError("nine"))
    assert says(watch.dialog, "could not be written")
    assert not watch.dialog.details.isVisible()
    click(watch.dialog.show_details)
    assert watch.dialog.details.isVisible()
    assert "ValueError: nine" in watch.dialog.details.toPlainText()


def test_the_details_can_be_given_to_somebody_else(watch, qapp):
    fail(watch, ValueError("nine"))
    click(watch.dialog.copy)
    copied = qapp.clipboard().text()
    assert copied.startswith(f"Ludarium {__version__}, Qt {qVersion()}, ")
    assert "ValueError: nine" in copied


def test_a_fault_of_the_last_time_is_told(watch):
    watch.log.with_name("fault.log").write_text("Fatal Python error: Segmentation fault")
    hooks = sys.excepthook, threading.excepthook
    try:
        assert watch.install()
    finally:
        watch.uninstall()
        sys.excepthook, threading.excepthook = hooks
    assert "Segmentation fault" in watch.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_can_be_read(qtbot, look, tmp_path, scale):
    look("light", scale)
    dialog = CrashDialog("Something that takes a rather long sentence to say, over two lines.", "", tmp_path / "log")
    qtbot.addWidget(dialog)
    dialog.show()
    bring_forward(dialog)
    assert cut_off(dialog) == []
    assert labels(dialog)
