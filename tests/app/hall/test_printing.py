"""What is printed, seen before it is: this match or a blank pad, of the form that is played."""

from __future__ import annotations

import pytest

from ludarium.app.hall.printing import PrintPage
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
