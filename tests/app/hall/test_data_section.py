"""What is the player's: shown where it lies, put into one file and back, and found in the menu."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from ludarium.app.hall.preferences import data_section
from ludarium.app.hall.preferences.data_section import DataSection, unpacked_program
from ludarium.widgets.settings import THEME
from ludarium.words.launcher import ID
from tests.app.hall.looking import click, says, settle


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file that the player names, whatever is asked for."""
    file = tmp_path / "elsewhere.zip"
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_: (str(file), ""))
    return file


@pytest.fixture
def own(window) -> DataSection:
    window.dialogs.show_preferences()
    return window.dialogs["preferences"].own


def test_a_backup_is_made_while_a_match_is_on_the_table(window, own, chosen, begin):
    window.open_match(begin(actions=3).id)
    click(own.back_up)
    assert chosen.is_file()
    assert str(chosen) in own.remark.text()
    assert window.match is not None


def test_an_ending_is_added_where_there_is_none(window, own, chosen, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen.with_suffix("")), ""))
    click(own.back_up)
    assert chosen.is_file()


def test_a_backup_is_put_back_after_it_was_said_what_that_means(window, own, chosen, begin, library):
    match = begin(actions=3)
    click(own.back_up)
    later = begin(actions=1)
    window.open_match(later.id)
    click(own.restore)
    assert "elsewhere.zip" in own.remark.text()
    assert own.restore.text() == "Restore now"
    assert len(library.matches()) == 2  # nothing has happened yet
    click(own.restore)
    settle()
    assert [card.id for card in library.matches()] == [match.id]
    assert window.match is None
    assert says(window.notices.bar, "What was there before is kept in")
    assert window.pages.shows(window.shelf)


def test_what_was_said_is_taken_back_when_something_else_is_done(own, chosen):
    click(own.back_up)
    click(own.restore)
    click(own.back_up)
    assert own.restore.text() == "Restore…"


def test_preferences_that_come_back_apply_at_once(window, own, chosen, settings):
    click(own.back_up)
    settings.set("theme", "dark")
    own = window.dialogs["preferences"].own  # laid out anew in the dark
    click(own.restore)
    click(own.restore)
    settle()
    assert settings.get(THEME) == "light"
    assert window.grab().toImage().pixelColor(5, 500).lightness() > 128


def test_a_file_that_is_no_backup_is_told_and_nothing_changes(own, chosen, begin, library):
    match = begin(actions=3)
    chosen.write_text("no backup")
    click(own.restore)
    click(own.restore)
    assert "is damaged. Nothing was changed." in own.remark.text()
    assert [card.id for card in library.matches()] == [match.id]


def test_nothing_happens_when_no_file_is_named(own, monkeypatch, library, begin):
    begin(actions=1)
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_: ("", ""))
    click(own.back_up)
    click(own.restore)
    click(own.restore)
    assert not own.remark.isVisible()
    assert len(library.matches()) == 1


# In the menu


@pytest.fixture
def share(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("PATH", "")  # no tool of this desktop is told of it
    return tmp_path / "share"


def test_a_program_that_was_unpacked_is_put_into_the_menu_and_taken_away(qtbot, look, share, tmp_path):
    own = DataSection(tmp_path, None, Path("/home/me/Ludarium"))
    qtbot.addWidget(own)
    entry = share / "applications" / f"{ID}.desktop"
    own.in_menu.click()
    assert "Exec=/home/me/Ludarium %F" in entry.read_text(encoding="utf-8")
    again = DataSection(tmp_path, None, Path("/home/me/Ludarium"))
    qtbot.addWidget(again)
    assert again.in_menu.isChecked()
    again.in_menu.click()
    assert not entry.exists()


def test_a_menu_that_cannot_be_changed_is_told(qtbot, look, share, tmp_path):
    share.write_text("in the way")
    own = DataSection(tmp_path, None, Path("/home/me/Ludarium"))
    qtbot.addWidget(own)
    own.in_menu.click()
    assert str(share) in own.remark.text()


@pytest.mark.parametrize(
    ("executable", "program"),
    [
        ("/usr/lib/ludarium/ludarium", None),
        ("/app/lib/ludarium/ludarium", None),
        ("{home}/lib/ludarium", "{home}/Ludarium"),
    ],
)
def test_only_a_program_that_nobody_installed_is_offered(monkeypatch, tmp_path, executable, program):
    (tmp_path / "Ludarium").touch()
    monkeypatch.setattr(sys, "executable", executable.format(home=tmp_path))
    assert unpacked_program() is None  # not from a clone
    monkeypatch.setattr(data_section.sys, "frozen", True, raising=False)
    assert unpacked_program() == (Path(program.format(home=tmp_path)) if program else None)
