"""Pages of The Iron Age: blank pads, and the sheets of a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.setting_up import MEDITERRANEAN
from ludarium.games.iron_age.state import State
from ludarium.games.iron_age.title import IronAge
from ludarium.sheets.iron_age.arrangements import paper as on_paper
from ludarium.sheets.iron_age.marking import blank, facts
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.pages import Page, Paper, spread


def blank_pages(title: AnyTitle, paper: Paper, per_page: int, options: Mapping[str, str] | None = None) -> list[Page]:
    box = _box(title, title.setup(1, options=options))
    empty = blank(box, f"Ludarium · {paper.label}")
    return spread(paper, per_page, [empty] * per_page, partial(on_paper, printed(box)))


def match_pages(
    title: AnyTitle, state: State, setup: Setup, paper: Paper, per_page: int = 1, date: str = ""
) -> list[Page]:
    seats = range(len(state.seats))
    sheets = [facts(title, title.observe(state, seat), seat, setup.names[seat], setup, date) for seat in seats]
    return spread(paper, per_page, sheets, partial(on_paper, printed(_box(title, setup))))


def _box(title: AnyTitle, setup: Setup) -> Box:
    """Return the box of a match with this setup."""
    assert isinstance(title, IronAge)
    return title.sea_box if setup["expansion"] == MEDITERRANEAN else title.box
