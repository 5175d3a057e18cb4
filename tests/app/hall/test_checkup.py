"""The check of the installation in the window."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from ludarium import __version__
from tests.app.hall.looking import click


def test_it_is_offered_under_help_and_can_be_copied(window, qtbot):
    (window.folder / "preferences.json").write_text("{")
    assert window.menus.checkup in window.menus.help.actions()
    window.menus.checkup.trigger()
    dialog = window.dialogs["checkup"]
    qtbot.waitUntil(dialog.copy.isEnabled, timeout=60_000)
    click(dialog.copy)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith(f"+ Ludarium {__version__}")
    assert "! The preferences" in "\n".join(lines)
    assert "needs attention" in dialog.said.text()
    assert f"+ A window can be opened on the display {QGuiApplication.platformName()}." in lines


def test_it_may_be_closed_before_it_is_done(window, qtbot):
    window.menus.checkup.trigger()
    window.dialogs["checkup"].accept()
    window.menus.checkup.trigger()
    qtbot.waitUntil(window.dialogs["checkup"].copy.isEnabled, timeout=60_000)
