"""The dialogs and windows beside the pages. Each is open at most once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.app.hall.shelf import table_pictures
from ludarium.games import CAMPAIGNS
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from ludarium.app.hall.rulebook.rulebook_view import RulebookView
    from ludarium.app.main_window import MainWindow
    from ludarium.app.match.table_frame import TableFrame
    from ludarium.engine.registry import AnyTitle
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch
    from ludarium.tables.catalogue import CatalogueMaker


class Dialogs:
    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._open: dict[str, QWidget] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {}

    def __getitem__(self, name: str) -> QWidget:
        return self._open[name]

    def _show(self, name: str, make: Callable[[], QWidget]) -> None:
        self._makers[name] = make
        old = self._open.pop(name, None)
        if old is not None:
            old.close()
            old.deleteLater()
        dialog = self._open[name] = make()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def close(self) -> None:
        for dialog in self._open.values():
            dialog.close()

    def refresh_look(self) -> None:
        for dialog in self._open.values():
            if hasattr(dialog, "refresh_look"):
                dialog.refresh_look()

    def retranslate(self) -> None:
        """Retranslate the open dialogs. Those that cannot are made again in the same place."""
        for name, dialog in list(self._open.items()):
            if hasattr(dialog, "retranslate"):
                dialog.retranslate()
            elif dialog.isVisible():
                place, book = dialog.geometry(), getattr(dialog, "view", None) if name == "rules" else None
                self._show(name, self._makers[name])
                self._open[name].setGeometry(place)
                if book is not None:
                    self._rulebook_window().open_at(book.title, book.address)

    @property
    def read_beside(self) -> tuple[str, str] | None:
        """The page of the rulebook that is open beside the table."""
        frame = self._window.on_table.frame
        if frame is None or frame.side_panel is None:
            return None
        from ludarium.app.hall.rulebook.rulebook_view import RulebookView

        return (
            (frame.side_panel.title, frame.side_panel.address) if isinstance(frame.side_panel, RulebookView) else None
        )

    def read_on(self, place: tuple[str, str] | None) -> None:
        frame = self._window.on_table.frame
        if place is not None and frame is not None:
            self._rulebook_beside(frame).open_at(*place)

    def _show_from_library(self, name: str, make: Callable[[Library], QWidget]) -> None:
        if self._window.library is not None:
            self._show(name, partial(make, self._window.library))

    def show_matches(self) -> None:
        self._show_from_library("matches", self._make_matches)

    def _make_matches(self, library: Library) -> QWidget:
        from ludarium.app.hall.files.open_match import OpenMatch

        window = self._window
        dialog = OpenMatch(library, window.titles, window.match.id if window.match else 0, window)
        dialog.chosen.connect(window.open_match)
        dialog.file_asked.connect(window.files.ask_for_one)
        dialog.removed.connect(self._on_removed)
        return dialog

    def _on_removed(self, match_id: int) -> None:
        window = self._window
        table_pictures.forget(window.folder, match_id)
        if window.library is not None:
            window.shelf.fill(window.library)
        window.menus.refresh()

    def show_high_scores(self) -> None:
        self._show_from_library("scores", self._make_high_scores)

    def show_records(self) -> None:
        """Show the high scores, opened at the records."""
        self._show_from_library("scores", partial(self._make_high_scores, at_records=True))

    def _make_high_scores(self, library: Library, *, at_records: bool = False) -> QWidget:
        from ludarium.app.hall.records.high_scores import HighScores

        window = self._window
        dialog = HighScores(library, window.titles, window.match.title.id if window.match else "", window)
        dialog.chosen.connect(window.open_match)
        dialog.campaigns_asked.connect(self.show_campaigns)
        if at_records:
            dialog.show_records()
        return dialog

    def show_campaigns(self) -> None:
        self._show_from_library("campaigns", self._make_campaigns)

    def _make_campaigns(self, library: Library) -> QWidget:
        from ludarium.app.hall.campaign.campaign_list import CampaignList

        window = self._window
        title = next(filter(CAMPAIGNS.find, window.titles), "")
        dialog = CampaignList(library.campaigns.all(), window)
        dialog.chosen.connect(window.campaigns.show)
        dialog.new_asked.connect(lambda: window.campaigns.set_up(title))
        dialog.file_asked.connect(window.files.ask_for_one)
        return dialog

    def show_challenge(self) -> None:
        """Show the challenge of the day, of the first title that has one."""
        from ludarium.library.challenges import challenged

        title = challenged(self._window.titles)
        if title is not None:
            self._show_from_library("challenge", partial(self._make_challenge, title))

    def _make_challenge(self, title: AnyTitle, library: Library) -> QWidget:
        from ludarium.app.hall.challenge.challenge_page import ChallengeDialog

        window = self._window
        dialog = ChallengeDialog(library, title, window)
        for asked in (dialog.play_asked, dialog.match_asked):
            asked.connect(dialog.close)
        dialog.play_asked.connect(partial(window.new_matches.play_challenge, title))
        dialog.match_asked.connect(window.open_match)
        return dialog

    def show_preferences(self) -> None:
        from ludarium.app.hall.preferences.backup_dialogs import Backups
        from ludarium.app.hall.preferences.preferences_page import PreferencesPage

        window = self._window
        self._show("preferences", lambda: PreferencesPage(window.settings, window.folder, Backups(window), window))

    def show_rules(self, rule: str = "") -> None:
        """Show a rule in the rulebook: beside the table during a match, else in a window."""
        window = self._window
        frame = window.on_table.frame if window.on_table.is_played else None
        view = self._rulebook_window() if frame is None else self._rulebook_beside(frame)
        if rule:
            view.open_rule(rule)
        view.view.setFocus()

    def _rulebook_beside(self, frame: TableFrame) -> RulebookView:
        from ludarium.app.hall.rulebook.rulebook_view import RulebookView

        view = frame.side_panel
        if not isinstance(view, RulebookView):
            view = RulebookView(self._window.titles, self._title())
            view.print_asked.connect(self._print_rulebook)
            view.closed.connect(frame.close_side_panel)
            frame.open_side_panel(view)
        return view

    def _rulebook_window(self) -> RulebookView:
        from ludarium.app.hall.rulebook.rulebook_view import RulebookWindow

        dialog = self._open.get("rules")
        if not isinstance(dialog, RulebookWindow) or not dialog.isVisible():
            self._show("rules", self._make_rulebook)
            dialog = self._open["rules"]
            assert isinstance(dialog, RulebookWindow)
        dialog.raise_()
        return dialog.view

    def _make_rulebook(self) -> QWidget:
        from ludarium.app.hall.rulebook.rulebook_view import RulebookView, RulebookWindow

        view = RulebookView(self._window.titles, self._title())
        view.print_asked.connect(self._print_rulebook)
        return RulebookWindow(view, self._window)

    def _print_rulebook(self, title: str, is_aid: bool) -> None:
        from ludarium.app.hall.rulebook.rulebook_paper import ask_and_print

        ask_and_print(self._window.titles.get(title), self._window, is_aid=is_aid)

    def _title(self) -> str:
        """The title of the page that is open."""
        window = self._window
        if window.new_matches.page is not None:
            return window.new_matches.page.title
        return window.match.title.id if window.match else ""

    def show_cards(self, title: str = "", mark: str = "") -> None:
        """Show the card browser of a title, by default the current one, or else the first that has cards.

        It opens at the cards with this mark, or at the card under the pointer.
        """
        from ludarium.tables.catalogue import maker_of

        names = (title or self._title(), *self._window.titles)
        name, maker = next(((name, maker) for name in names if (maker := maker_of(name)) is not None), ("", None))
        if maker is not None:
            self._show("cards", partial(self._make_cards, name, maker, mark))

    def _make_cards(self, name: str, maker: CatalogueMaker, mark: str) -> QWidget:
        from ludarium.app.hall.cards.card_browser import CardsView, CardsWindow
        from ludarium.app.hall.cards.card_paper import ask_and_print

        window, browsed = self._window, self._browsed(name)
        view = CardsView(browsed, maker)
        view.print_asked.connect(lambda heading, entries: ask_and_print(heading, entries, window))
        frame = window.on_table.frame if window.on_table.is_played else None
        thing = frame.looked_at if frame is not None else None
        if mark:
            view.show_only(mark)
        elif thing is not None and name == self._title():
            view.show_card(maker.entry_of(browsed, thing))
        view.list.setFocus()
        return CardsWindow(view, window)

    def _browsed(self, title: str) -> AnyTitle:
        """Return the title with the content in use: a pack has its own cards."""
        window, page = self._window, self._window.new_matches.page
        if page is not None and page.title == title:
            return page.rules
        return window.match.title if window.match and window.match.title.id == title else window.titles.get(title)

    def show_shortcuts(self) -> None:
        from ludarium.app.hall.rulebook.rules_and_keys import ShortcutsDialog

        self._show("shortcuts", lambda: ShortcutsDialog(self._keys(), self._window))

    def _keys(self) -> dict[str, list[QAction]]:
        shown = (menu for menu in self._window.menus.all() if menu.menuAction().isVisible())
        return {menu.title().replace("&", ""): menu.actions() for menu in shown}

    def show_about(self) -> None:
        from ludarium.app.hall.about import AboutDialog

        self._show("about", lambda: AboutDialog(self._window))

    def show_print(self) -> None:
        match = self._window.match
        if match is not None and self._window.on_table.can_print:
            self._show("print", partial(self._make_print, match))

    def _make_print(self, match: SavedMatch) -> QWidget:
        from ludarium.app.hall.printing import PrintPage

        window = self._window
        page = PrintPage(match, window)
        page.saved.connect(
            lambda file: window.notices.note(hall.tr("The sheets are saved as {file}.", file=Path(file).name))
        )
        return page
