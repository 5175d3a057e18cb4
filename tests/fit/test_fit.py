"""Nothing that can be read is cut off or lies over something else: every table and page, in each size of text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea

from ludarium.app.main_window import MainWindow
from ludarium.look.text_painting import watched
from ludarium.tables.table_makers import OFFERED
from ludarium.words.pseudo import PSEUDO
from tests.app.hall.looking import settle
from tests.fit.laying import INNER, Case, cases, full_cases, lay
from tests.fit.seeing import faults

Open = Callable[..., MainWindow]
SCALES = (1.0, 1.5, 2.0)
SCREEN = (1366, 768 - 28)
"""What a small screen leaves for a window under its frame."""

PAGES = ("matches", "high_scores", "preferences", "shortcuts", "about", "print")


def all_faults(window: MainWindow, scale: float) -> list[str]:
    """What cannot be read of the window; at 100 % the table fits without being scrolled."""
    found = faults(window)
    assert window.pages.size().toTuple() == INNER
    area = window.frame._layout.middle.findChild(QScrollArea)
    bars = [area.horizontalScrollBar()] + ([area.verticalScrollBar()] if scale == 1 else [])
    return found + [f"the table scrolls, {bar.orientation().name}" for bar in bars if bar.isVisible()]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("case", full_cases(), ids=str)
def test_a_table_fits(open_one: Open, case: Case, scale: float) -> None:
    """A sample; a hundred positions take longer."""
    window = open_one(scale=scale)
    lay(window, case, actions=45)
    assert all_faults(window, scale) == []


@pytest.mark.long
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_table_fits_in_a_hundred_positions(open_one: Open, case: Case, scale: float) -> None:
    window = open_one(scale=scale)
    seed = 7
    table = lay(window, case, seed=seed)
    for _ in range(100):
        assert all_faults(window, scale) == []
        if not table.play(4):
            seed += 1
            table = lay(window, case, seed=seed)


@pytest.mark.parametrize("language", [PSEUDO, "de"])
@pytest.mark.parametrize("case", full_cases(), ids=str)
def test_a_table_fits_in_a_longer_language(open_one: Open, case: Case, language: str) -> None:
    window = open_one(language=language)
    lay(window, case, actions=45)
    assert faults(window) == []


@pytest.mark.long
@pytest.mark.parametrize("language", [PSEUDO, "de"])
@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_table_fits_in_a_longer_language_all_along(open_one: Open, case: Case, language: str) -> None:
    window = open_one(language=language)
    table = lay(window, case)
    while table.play(5):
        assert faults(window) == []


@pytest.mark.parametrize(("scale", "language"), [(1.0, PSEUDO), (1.0, "de"), (1.0, "en"), (1.5, "en"), (2.0, "en")])
def test_pages_fit(open_one: Open, scale: float, language: str) -> None:
    window = open_one(scale=scale, language=language)
    assert faults(window) == []  # the shelf
    for title in OFFERED:
        window.new_matches.set_up(title)
        assert faults(window) == [], title
    table = lay(window, Case("iron-age", 2), actions=10)
    for page in PAGES:
        getattr(window.dialogs, f"show_{page}")()
        settle()
        for dialog in QApplication.topLevelWidgets():
            if dialog.isVisible() and dialog is not window:
                assert faults(dialog) == [], page
                assert dialog.width() <= SCREEN[0], page
                assert dialog.height() <= SCREEN[1], page
                dialog.close()
    while table.play(5):
        pass
    settle()
    assert window.on_table.is_result_shown
    assert faults(window) == []


@pytest.mark.parametrize("case", full_cases(), ids=str)
def test_a_table_is_laid_out_before_it_is_painted(open_one: Open, case: Case) -> None:
    window = open_one()
    match = lay(window, case, actions=40).session.match
    window.show_shelf()
    settle()

    def places(notes):
        return {(note.text, note.place.toRect().getRect()) for note in notes if note.on is not None}

    with watched() as first:
        window.lay_table(match)
        if table_is_curtained(window):
            return
        QApplication.processEvents()
    settle()
    with watched() as later:
        window.grab()
    assert places(first) <= places(later)


def table_is_curtained(window: MainWindow) -> bool:
    return window.frame.session.curtain is not None
