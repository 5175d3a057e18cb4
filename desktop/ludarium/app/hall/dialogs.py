"""The small windows beside the pages: each is open at most once, and none of them stops the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ludarium.app.hall import pictures

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from ludarium.app.window import MainWindow
    from ludarium.library.library import Library


class Dialogs:
    """The dialogs of a window, by name."""

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

    def speak_anew(self) -> None:
        """Another language: what can keep what was chosen in it does so, the others are made anew where they were."""
        for name, dialog in list(self._open.items()):
            if hasattr(dialog, "speak_anew"):
                dialog.speak_anew()
            elif dialog.isVisible():
                place = dialog.geometry()
                self._show(name, self._makers[name])
                self._open[name].setGeometry(place)

    def show_matches(self) -> None:
        """Every match of the library."""
        if self._window.library is not None:
            self._show("matches", partial(self._make_matches, self._window.library))

    def _make_matches(self, library: Library) -> QWidget:
        from ludarium.app.hall.open_match import OpenMatch

        window = self._window
        dialog = OpenMatch(library, window.titles, window.match.id if window.match else 0, window)
        dialog.chosen.connect(window.open_match)
        dialog.file_asked.connect(window.files.ask_for_one)
        dialog.removed.connect(self._on_removed)
        return dialog

    def _on_removed(self, match_id: int) -> None:
        window = self._window
        pictures.forget(window.folder, match_id)
        if window.library is not None:
            window.shelf.fill(window.library)
        window.menus.refresh()

    def show_high_scores(self) -> None:
        if self._window.library is not None:
            self._show("scores", partial(self._make_high_scores, self._window.library))

    def _make_high_scores(self, library: Library) -> QWidget:
        from ludarium.app.hall.high_scores import HighScores

        window = self._window
        dialog = HighScores(library, window.titles, window.match.title.id if window.match else "", window)
        dialog.chosen.connect(window.open_match)
        return dialog

    def show_preferences(self) -> None:
        from ludarium.app.hall.backups import Backups
        from ludarium.app.hall.preferences_page import PreferencesPage

        window = self._window
        self._show("preferences", lambda: PreferencesPage(window.settings, window.folder, Backups(window), window))

    def show_rules(self, rule: str = "") -> None:
        """The rules, at that rule."""
        from ludarium.app.hall.help import RulesWindow

        window, dialog = self._window, self._open.get("rules")
        if not isinstance(dialog, RulesWindow) or not dialog.isVisible():
            self._show("rules", lambda: RulesWindow(window.titles, self._title(), window))
            dialog = self._open["rules"]
            assert isinstance(dialog, RulesWindow)
        if rule:
            dialog.show_rule(rule)
        dialog.raise_()

    def _title(self) -> str:
        """The title that one is busy with."""
        window = self._window
        if window.new_matches.page is not None:
            return window.new_matches.page.title
        return window.match.title.id if window.match else ""

    def show_shortcuts(self) -> None:
        from ludarium.app.hall.help import ShortcutsDialog

        self._show("shortcuts", lambda: ShortcutsDialog(self._keys(), self._window))

    def _keys(self) -> dict[str, list[QAction]]:
        """What has a key now, by menu."""
        shown = (menu for menu in self._window.menus.all() if menu.menuAction().isVisible())
        return {menu.title().replace("&", ""): menu.actions() for menu in shown}

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

        self._show("print", lambda: PrintPage(match, window))
