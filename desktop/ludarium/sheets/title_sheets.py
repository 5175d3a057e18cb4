"""The sheets of each title that has them: `ludarium.sheets.<title>.book`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ludarium.engine.match import Match
from ludarium.engine.reasons import SetupError, because
from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room
from ludarium.engine.setups import Setup
from ludarium.games import IDS
from ludarium.sheets.pages import Page, Paper


class Book(Protocol):
    """Makes the pages of a title. A module with these functions will do."""

    def blank_pages(
        self, title: AnyTitle, paper: Paper, per_page: int, options: Mapping[str, str] | None = None
    ) -> list[Page]:
        """Return one page of empty sheets for a match with these options."""

    def match_pages(
        self, title: AnyTitle, state: Any, setup: Setup, paper: Paper, per_page: int = 1, date: str = ""
    ) -> list[Page]:
        """Return the sheet of every seat."""


RecordPages = Callable[[Match[Any], Paper, int, str], list[Page]]
"""Optional `record_pages` of a book: the sheets of a match with everything that happened in it."""

BOOKS: Room[Book] = Room("ludarium.sheets", IDS, "book")


def has_sheet(title: str) -> bool:
    return title in BOOKS


def book_of(title: AnyTitle) -> Book:
    """Return the title's book, or raise a `SetupError` if it has no sheet."""
    if title.id not in BOOKS:
        raise SetupError(because("sheet", title=title.id, known=", ".join(BOOKS)))
    return BOOKS[title.id]


def blank_pages(
    title: AnyTitle, per_page: int = 1, paper: Paper = Paper.A4, options: Mapping[str, str] | None = None
) -> list[Page]:
    """Return one page with 1, 2 or 4 empty sheets for a match with these options."""
    return book_of(title).blank_pages(title, paper, per_page, options)


def record_pages(match: Match[Any], paper: Paper = Paper.A4, per_page: int = 1, date: str = "") -> list[Page]:
    """Return the sheets of a match, with everything that happened in it if the book has `record_pages`."""
    tell: RecordPages | None = getattr(book_of(match.title), "record_pages", None)
    if tell is not None:
        return tell(match, paper, per_page, date)
    return match_pages(match.title, match.state, match.setup, paper, per_page, date)


def match_pages(
    title: AnyTitle, state: Any, setup: Setup, paper: Paper = Paper.A4, per_page: int = 1, date: str = ""
) -> list[Page]:
    """Return the sheets of a match, a page for each seat unless several share one."""
    return book_of(title).match_pages(title, state, setup, paper, per_page, date)
