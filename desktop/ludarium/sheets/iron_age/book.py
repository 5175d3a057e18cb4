"""The pages of The Iron Age: blank pads, and the sheets of a match."""

from __future__ import annotations

from functools import partial

from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games.iron_age.state import State
from ludarium.sheets.iron_age.arrangements import paper as on_paper
from ludarium.sheets.iron_age.marking import blank, facts
from ludarium.sheets.iron_age.printed import Printed, printed
from ludarium.sheets.pages import Page, Paper, spread

MEDITERRANEAN = "mediterranean"


def blank_pages(title: AnyTitle, paper: Paper, per_page: int) -> list[Page]:
    """One page of empty sheets, to be filled in by hand."""
    empty = blank(title, f"Ludarium · {paper.label}")
    return spread(paper, per_page, [empty] * per_page, partial(on_paper, sheet_of(title)))


def match_pages(
    title: AnyTitle, state: State, setup: Setup, paper: Paper, per_page: int = 1, date: str = ""
) -> list[Page]:
    """The sheet of every seat."""
    seats = range(len(state.empires))
    sheets = [facts(title, title.observe(state, seat), seat, setup.names[seat], setup, date) for seat in seats]
    return spread(paper, per_page, sheets, partial(on_paper, sheet_of(title)))


def sheet_of(title: AnyTitle) -> Printed:
    """What is printed on the title's sheet, in the language of the moment."""
    choices = [choice for option in title.options if option.key == "expansion" for choice in option.choices]
    return printed(title.box, MEDITERRANEAN in choices)  # type: ignore[attr-defined]  # this title's own
