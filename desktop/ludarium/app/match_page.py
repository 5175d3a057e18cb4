"""The match on the table: its page, and the page of its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from ludarium.app.hall.shelf import table_pictures
from ludarium.look import theme
from ludarium.look.qt_startup import Qt
from ludarium.widgets import seating

if TYPE_CHECKING:
    from ludarium.app.hall.result.result_page import ResultPage
    from ludarium.app.main_window import MainWindow
    from ludarium.app.match.search_client import SearchClient
    from ludarium.app.match.table_frame import TableFrame
    from ludarium.library.preferences import Preferences
    from ludarium.library.results import Result
    from ludarium.library.saved import SavedMatch

    MakeFrame = Callable[[SavedMatch, SearchClient, Preferences, theme.Theme, float], TableFrame]
    """Lays the table for a match."""


def make_table_frame(
    match: SavedMatch, search_client: SearchClient, preferences: Preferences, look: theme.Theme, scale: float
) -> TableFrame:
    """Return the real table. Its modules are imported for the first match."""
    from ludarium.app.match.table_frame import TableFrame

    return TableFrame.open(match, search_client, preferences, look, scale)


GLIMPSE = 4000
"""Milliseconds between pictures of the table."""


class MatchPages:
    """At most one match.

    frame, result: its pages if they are open
    """

    def __init__(self, window: MainWindow, make_frame: MakeFrame) -> None:
        self._window = window
        self._make_frame = make_frame
        self._search_client: SearchClient | None = None
        self._pictured = -1
        self._glimpses = QTimer(window, interval=GLIMPSE)
        self._glimpses.timeout.connect(self.keep_glimpse)
        self.match: SavedMatch | None = None
        self.frame: TableFrame | None = None
        self.result: ResultPage | None = None

    def lay(self, match: SavedMatch) -> None:
        self.match = match
        self._pictured = -1
        self._open_frame(match)
        self.show()
        self._glimpses.start()

    def clear(self) -> None:
        """Close the match. Every action is saved already."""
        if self.match is None:
            return
        self._glimpses.stop()
        self._keep_picture(self.match)
        self._close_frame()
        self._drop_result()
        self.match = None

    def close(self) -> None:
        self.clear()
        if self._search_client is not None:
            self._search_client.close()

    def _open_frame(self, match: SavedMatch) -> None:
        window, look = self._window, theme.current()
        frame = self._make_frame(match, self._the_search_client(), window.settings.preferences, look.theme, look.scale)
        frame.match_over.connect(self.show_result)
        frame.leave.connect(window.show_shelf)
        frame.rule_asked.connect(window.dialogs.show_rules)
        frame.print_asked.connect(window.dialogs.show_print)
        frame.branch_asked.connect(window.new_matches.branch)
        frame.cards_asked.connect(window.dialogs.show_cards)
        # Not in the midst of what changed them: the table that tells it is put away.
        frame.seats_changed.connect(self._on_hands_changed, Qt.ConnectionType.QueuedConnection)
        frame.set_speed(window.settings.speed)
        window.pages.addWidget(frame)
        self.frame = frame

    def _the_search_client(self) -> SearchClient:
        if self._search_client is None:
            from ludarium.app.match.search_client import SearchClient

            self._search_client = SearchClient(self._window)
        return self._search_client

    def _close_frame(self) -> None:
        if self.frame is not None:
            self.frame.close_match()
            self._window.pages.drop(self.frame)
            self.frame = None

    def keep_glimpse(self) -> None:
        """Save a picture of the table if it changed: the program may be killed at any time."""
        match = self.match
        if match is None or self.frame is None or not self.is_played or match.is_over:
            return
        if match.cursor != self._pictured and table_pictures.may_be_seen(match):
            self._pictured = match.cursor
            table_pictures.keep_aside(self._window.folder, match.id, self.frame.grab())

    def _keep_picture(self, match: SavedMatch) -> None:
        folder = self._window.folder
        if match.is_over or not table_pictures.may_be_seen(match):
            table_pictures.forget(folder, match.id)
        elif self.frame is not None and self.is_played:
            table_pictures.keep(folder, match.id, self.frame.grab())

    @property
    def is_played(self) -> bool:
        """Whether the table is shown."""
        return self._window.pages.shows(self.frame)

    @property
    def is_result_shown(self) -> bool:
        return self._window.pages.shows(self.result)

    def show(self) -> None:
        if self.match is not None and self.match.is_over:
            self.show_result()
        else:
            self.show_table()

    def show_table(self) -> None:
        if self.frame is not None:
            self._window.pages.turn_to(self.frame)

    def show_result(self) -> None:
        match = self.match
        if match is None or not match.is_over:
            return
        from ludarium.app.hall.records import record_phrases
        from ludarium.app.hall.result.result_page import ResultPage

        self._drop_result()
        window = self._window
        results = self._results(match)
        kept = record_phrases.kept_line(match, [result for result in results if result.match == match.id])
        best, records = self._best(match, results), record_phrases.records_of(match.title, results, match.id)
        page = ResultPage(match, self.colours, best, records, kept=kept, can_print=self.can_print)
        page.deal_asked.connect(window.new_matches.play_deal_again)
        page.again_asked.connect(window.new_matches.play_again)
        page.save_asked.connect(window.files.save_as)
        page.print_asked.connect(window.dialogs.show_print)
        page.table_asked.connect(self.show_table)
        page.shelf_asked.connect(window.show_shelf)
        page.records_asked.connect(window.dialogs.show_records)
        page.moment_asked.connect(self._show_moment)
        self.result = page
        window.pages.turn_to(page)

    def _results(self, match: SavedMatch) -> Sequence[Result]:
        """Return all results of the title, the best first."""
        library = self._window.library
        return library.high_scores(match.title.id, practice=True, apart=True, limit=None) if library else ()

    def _best(self, match: SavedMatch, results: Sequence[Result]) -> list[Result]:
        """Return the ranked results of people in matches of this kind."""
        is_alone = match.setup.seats == 1
        return [
            result
            for result in results
            if result.player == seating.HUMAN
            and not (result.is_practice or result.is_apart)
            and (result.seats == 1) == is_alone
        ]

    def _show_moment(self, position: int) -> None:
        if self.frame is not None:
            self.frame.session.look_at(position)
            self.show_table()

    def _drop_result(self) -> None:
        if self.result is not None:
            self._window.pages.drop(self.result)
            self.result = None

    @property
    def colours(self) -> tuple[int, ...]:
        assert self.match is not None
        return seating.colours_of(self._window.settings.preferences, self.match.id, self.match.setup.seats)

    @property
    def can_print(self) -> bool:
        if self.match is None:
            return False
        from ludarium.sheets.title_sheets import has_sheet

        return has_sheet(self.match.title.id)

    def set_speed(self, speed: str) -> None:
        if self.frame is not None:
            self.frame.set_speed(speed)

    def _on_hands_changed(self) -> None:
        """Lay the table again after seats changed hands; it asks again who looks at it."""
        self.rebuild(goes_on=False)

    def rebuild(self, *, goes_on: bool = True) -> None:
        """Lay the table again and show what was shown."""
        if self.match is None or self.frame is None:
            return
        was_played, was_result, before = self.is_played, self.is_result_shown, self.frame
        self._close_frame()
        self._open_frame(self.match)
        if goes_on:
            self.frame.take_over(before)
        if was_played:
            self.show_table()
        elif was_result:
            self.show_result()
