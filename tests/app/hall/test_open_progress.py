"""Matches that take long to open: progress is shown, and whoever does not want to wait stops it."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QPushButton

from ludarium.app.hall.files import open_progress
from ludarium.app.hall.shelf.library_model import peek
from ludarium.games.iron_age.title import IronAge
from ludarium.library import documents


@pytest.fixture
def slow(monkeypatch):
    """Every action of a match takes its time when it is replayed."""
    digest = IronAge.digest

    def slowly(self, state):
        time.sleep(0.02)
        return digest(self, state)

    def begin() -> None:
        monkeypatch.setattr(IronAge, "digest", slowly)
        monkeypatch.setattr(documents, "_LOOK", 1)
        monkeypatch.setattr(open_progress, "MOMENT", 100)

    return begin


@pytest.fixture
def pressing(qtbot):
    """Presses what stops the opening as soon as it is seen; gives what was seen."""
    seen: list[str] = []

    def press(parent) -> list[str]:
        def look() -> None:
            for dialog in parent.findChildren(QProgressDialog):
                if dialog.isVisible() and not seen:
                    (button,) = dialog.findChildren(QPushButton)
                    seen.extend((dialog.labelText(), button.text()))
                    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

        timer = QTimer(parent, interval=10)
        timer.timeout.connect(look)
        timer.start()
        return seen

    return press


def test_a_match_that_takes_long_can_be_stopped(window, begin, slow, pressing):
    match = begin(actions=60)
    slow()
    seen = pressing(window)
    window.open_match(match.id)
    assert seen == ["Opening the match…", "Stop"]
    assert window.match is None
    assert window.library.load(match.id).actions == match.actions
    assert window.library.matches()[0].actions == len(match.actions)


def test_a_file_that_takes_long_can_be_stopped(window, library, begin, slow, pressing, tmp_path):
    match = begin(actions=60)
    library.export(match.id, tmp_path / "out.ludarium")
    slow()
    seen = pressing(window)
    window.files.open(tmp_path / "out.ludarium")
    assert seen
    assert window.match is None
    assert [card.id for card in library.matches()] == [match.id]


def test_nothing_is_shown_for_what_is_quick(window, begin, pressing):
    match = begin(actions=60)
    seen = pressing(window)
    window.open_match(match.id)
    assert seen == []
    assert window.match.id == match.id


def test_no_picture_is_worth_waiting_for(library, begin, slow):
    match = begin(actions=60)
    assert peek(library, match.id).cursor == match.cursor
    slow()
    assert peek(library, match.id) is None
