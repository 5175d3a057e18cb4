"""The small windows beside the pages: each is open at most once, and none of them stops the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.app.hall import pictures
from ludarium.app.hall.phrases import hall

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ludarium.app.hall.rulebook import RulebookView
    from ludarium.app.match.frame import TableFrame
    from ludarium.app.window import MainWindow


class Dialogs:
    """The dialogs of a window, by name."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._open: dict[str, QWidget] = {}

    def __getitem__(self, name: str) -> QWidget:
        return self._open[name]

    def _show(self, name: str, make: Callable[[], QWidget]) -> None:
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

    def show_matches(self) -> None:
        """Every match of the library."""
        from ludarium.app.hall.open_match import OpenMatch

        window = self._window
        if window.library is None:
            return
        dialog = OpenMatch(window.library, window.titles, window.match.id if window.match else 0, window)
        dialog.chosen.connect(window.open_match)
        dialog.file_asked.connect(window.files.ask_for_one)
        dialog.removed.connect(self._on_removed)
        self._show("matches", lambda: dialog)

    def _on_removed(self, match_id: int) -> None:
        window = self._window
        pictures.forget(window.folder, match_id)
        if window.library is not None:
            window.shelf.fill(window.library)
        window.menus.refresh()

    def show_high_scores(self) -> None:
        from ludarium.app.hall.high_scores import HighScores

        window = self._window
        if window.library is not None:
            title = window.match.title.id if window.match else ""
            dialog = HighScores(window.library, window.titles, title, window)
            dialog.chosen.connect(window.open_match)
            self._show("scores", lambda: dialog)

    def show_preferences(self) -> None:
        from ludarium.app.hall.backups import Backups
        from ludarium.app.hall.preferences_page import PreferencesPage

        window = self._window
        self._show("preferences", lambda: PreferencesPage(window.settings, window.folder, Backups(window), window))

    def show_rules(self, rule: str = "") -> None:
        """The rulebook, at that rule: beside the table while one plays, else in a window of its own."""
        window = self._window
        frame = window.on_table.frame if window.on_table.is_played else None
        view = self._rulebook_window() if frame is None else self._rulebook_beside(frame)
        if rule:
            view.open_rule(rule)
        view.view.setFocus()

    def _rulebook_beside(self, frame: TableFrame) -> RulebookView:
        from ludarium.app.hall.rulebook import RulebookView

        view = frame.beside
        if not isinstance(view, RulebookView):
            view = RulebookView(self._window.titles, self._title())
            view.print_asked.connect(self._print_rulebook)
            view.closed.connect(frame.close_beside)
            frame.open_beside(view)
        return view

    def _rulebook_window(self) -> RulebookView:
        from ludarium.app.hall.rulebook import RulebookView, RulebookWindow

        dialog = self._open.get("rules")
        if not isinstance(dialog, RulebookWindow) or not dialog.isVisible():
            view = RulebookView(self._window.titles, self._title())
            view.print_asked.connect(self._print_rulebook)
            dialog = RulebookWindow(view, self._window)
            self._show("rules", lambda: dialog)
        dialog.raise_()
        return dialog.view

    def _print_rulebook(self, title: str, is_aid: bool) -> None:
        from ludarium.app.hall.rulebook_paper import ask_and_print

        ask_and_print(self._window.titles.get(title), self._window, is_aid=is_aid)

    def _title(self) -> str:
        """The title that one is busy with."""
        window = self._window
        if window.new_matches.page is not None:
            return window.new_matches.page.title
        return window.match.title.id if window.match else ""

    def show_shortcuts(self) -> None:
        from ludarium.app.hall.help import ShortcutsDialog

        window = self._window
        menus = {
            menu.title().replace("&", ""): menu.actions()
            for menu in window.menus.all()
            if menu.menuAction().isVisible()
        }
        self._show("shortcuts", lambda: ShortcutsDialog(menus, window))

    def show_about(self) -> None:
        from ludarium.app.hall.about import AboutDialog

        self._show("about", lambda: AboutDialog(self._window))

    def show_print(self) -> None:
        """Print the sheets of the match on the table, where its title has some."""
        window = self._window
        match = window.match
        if match is None or not window.on_table.can_print:
            return
        from ludarium.app.hall.printing import PrintPage

        page = PrintPage(match, window)
        page.saved.connect(
            lambda file: window.notices.note(hall.tr("The sheets are saved as {file}.", file=Path(file).name))
        )
        self._show("print", lambda: page)
