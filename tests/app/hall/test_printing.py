"""What is printed, seen before it is: this match or a blank pad, of the form that is played."""

from __future__ import annotations

import pytest

from ludarium.app.hall.printing import PrintPage
from tests.app.hall.imperium_matches import over
from tests.app.hall.looking import button, click, cut_off


@pytest.mark.parametrize("expansion", ["none", "mediterranean"])
def test_pad_and_sheets_are_those_of_the_form(qtbot, look, begin, tmp_path, expansion):
    page = PrintPage(begin(("human", "hard"), actions=60, expansion=expansion))
    qtbot.addWidget(page)
    page.show()
    assert len(page.pages) == 2
    assert has_colonies(page) == (expansion != "none")
    click(button(page, "Blank pad"))
    assert len(page.pages) == 1
    assert has_colonies(page) == (expansion != "none")
    assert cut_off(page) == []
    page.save_to(tmp_path / "pad.pdf")
    assert (tmp_path / "pad.pdf").read_bytes().startswith(b"%PDF")


def has_colonies(page: PrintPage) -> bool:
    return any(".colony." in key for key in page.pages[0].sheets[0].layout.marks)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"bot": "warlord"})])
def test_imperium_prints_its_pad_and_decks(qtbot, look, library, tmp_path, seats, options):
    """Alone the blank pad has a column for the bot."""
    page = PrintPage(over(library, seats, nations="celts,romans", **options))
    qtbot.addWidget(page)
    page.show()
    assert len(page.pages) == 3
    click(button(page, "Letter"))
    click(button(page, "Blank pad"))
    (blank,) = page.pages
    names = [key for key in blank.sheets[0].layout.slots if key.startswith("0.name.")]
    assert len(names) == (2 if options else 4)
    assert cut_off(page) == []
    click(button(page, "This match"))
    page.save_to(tmp_path / "match.pdf")
    assert (tmp_path / "match.pdf").read_bytes().startswith(b"%PDF")
