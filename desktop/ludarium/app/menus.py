"""The menus of the window, with the actions of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from ludarium.widgets.phrases import hall
from ludarium.widgets.settings import SCALE, THEME

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

    from ludarium.app.main_window import MainWindow


class Menus:
    """Match, Edit, View and Help. Actions are made after the first paint."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._are_made = False
        self._actions: list[QAction] = []
        self._make_bar()

    def _make_bar(self) -> None:
        bar = self._window.menuBar()
        bar.clear()
        self.match = bar.addMenu(hall.tr("&Match"))
        self.edit = bar.addMenu(hall.tr("&Edit"))
        self.view = bar.addMenu(hall.tr("&View"))
        self.help = bar.addMenu(hall.tr("&Help"))
        self.edit.menuAction().setVisible(False)

    def retranslate(self) -> None:
        """Retranslate by making everything again; old actions would keep their keys."""
        for old in (*self._actions, *self.all()):
            old.deleteLater()
        self._actions.clear()
        self._make_bar()
        if self._are_made:
            self.theme.deleteLater()
            self.make_actions()

    def all(self) -> tuple[QMenu, ...]:
        return self.match, self.edit, self.view, self.help

    def _action(self, said: str, act: Callable[[], object], key: str = "") -> QAction:
        from PySide6.QtGui import QAction

        action = QAction(said, self._window)
        self._actions.append(action)
        if key:
            action.setShortcut(key)
        action.triggered.connect(lambda: act())
        return action

    def make_actions(self) -> None:
        self._make_match_actions()
        self._make_view_actions()
        self._make_theme_menu()
        dialogs = self._window.dialogs
        self.rules = self._action(hall.tr("&Rules"), dialogs.show_rules, "F1")
        self.cards = self._action(hall.tr("&Cards"), dialogs.show_cards, "F3")
        self.keys = self._action(hall.tr("&Keyboard shortcuts"), dialogs.show_shortcuts)
        self.about = self._action(hall.tr("&About Ludarium"), dialogs.show_about)
        self._are_made = True

    def _make_match_actions(self) -> None:
        window, dialogs, new = self._window, self._window.dialogs, self._window.new_matches
        self.new = self._action(hall.tr("&New match…"), new.set_up, "Ctrl+N")
        self.open = self._action(hall.tr("&Open…"), dialogs.show_matches, "Ctrl+O")
        self.save = self._action(hall.tr("&Save as…"), window.files.save_as, "Ctrl+Shift+S")
        self.resume = self._action(hall.tr("&Resume the last match"), window.resume, "Ctrl+R")
        self.again = self._action(hall.tr("Play &again"), new.play_again, "Ctrl+Shift+N")
        self.deal = self._action(hall.tr("Play the same &deal again"), new.play_deal_again)
        self.challenge = self._action(hall.tr("&Challenge of the day…"), dialogs.show_challenge, "Ctrl+D")
        self.print = self._action(hall.tr("&Print…"), dialogs.show_print, "Ctrl+P")
        self.scores = self._action(hall.tr("&High scores"), dialogs.show_high_scores)
        self.campaigns = self._action(hall.tr("Campai&gns"), dialogs.show_campaigns)
        self.preferences = self._action(hall.tr("Pre&ferences"), dialogs.show_preferences, "Ctrl+,")
        self.quit = self._action(hall.tr("&Quit"), window.close, "Ctrl+Q")
        self.preferences.setMenuRole(self.quit.MenuRole.PreferencesRole)
        self.quit.setMenuRole(self.quit.MenuRole.QuitRole)

    def _make_view_actions(self) -> None:
        self.larger = self._action(hall.tr("&Larger text"), partial(self._step_scale, 1), "Ctrl++")
        self.smaller = self._action(hall.tr("&Smaller text"), partial(self._step_scale, -1), "Ctrl+-")
        self.usual = self._action(hall.tr("&Usual text"), partial(self._step_scale, 0), "Ctrl+0")
        self.full = self._action(hall.tr("&Full screen"), self._toggle_full_screen, "F11")
        self.full.setCheckable(True)

    def _make_theme_menu(self) -> None:
        from PySide6.QtGui import QActionGroup
        from PySide6.QtWidgets import QMenu

        self.theme = QMenu(hall.tr("&Theme"), self._window)
        self._themes = QActionGroup(self._window)
        names = {"system": hall.tr("&System default"), "light": hall.tr("&Light"), "dark": hall.tr("&Dark")}
        for choice in THEME.choices:
            action = self._action(names[choice], partial(self._set_theme, choice))
            action.setCheckable(True)
            action.setData(choice)
            self._themes.addAction(action)
            self.theme.addAction(action)

    def refresh(self) -> None:
        if not self._are_made:
            return
        on_table = self._window.on_table
        table = on_table.frame.menu_actions() if on_table.frame is not None and on_table.is_played else {}
        prints = (self.print,) if on_table.is_result_shown and on_table.can_print else ()
        files, matches = (self.new, self.open, self.save), (self.resume, self.again, self.deal, self.challenge)
        last = (self.scores, self.campaigns, self.preferences), (self.quit,)
        _fill(self.match, (files, matches, table.get("match", ()), prints, *last))
        _fill(self.edit, (table.get("edit", ()),))
        look = self.theme.menuAction(), self.larger, self.smaller, self.usual
        _fill(self.view, (look, (self.full,), table.get("view", ())))
        _fill(self.help, ((self.rules, self.cards, self.keys), (self.about,)))
        self.edit.menuAction().setVisible(not self.edit.isEmpty())
        self.refresh_actions()

    def refresh_actions(self) -> None:
        """Update what is enabled and checked."""
        if not self._are_made:
            return
        library, match, settings = self._window.library, self._window.match, self._window.settings
        last = library.last_open() if library is not None else None
        is_last = last is not None and match is not None and last.id == match.id
        for action in (self.open, self.scores, self.campaigns, self.challenge):
            action.setEnabled(library is not None)
        for action in (self.save, self.again):
            action.setEnabled(match is not None)
        self.deal.setEnabled(match is not None and match.is_over)
        self.resume.setEnabled(last is not None and not is_last)
        scale = settings.get(SCALE)
        self.larger.setEnabled(scale < SCALE.span[-1])
        self.smaller.setEnabled(scale > SCALE.span[0])
        self.usual.setEnabled(scale != SCALE.default)
        for action in self._themes.actions():
            action.setChecked(action.data() == settings.get(THEME))

    def _set_theme(self, choice: str) -> None:
        with self._window.notices.telling():
            self._window.settings.set(THEME, choice)

    def _step_scale(self, steps: int) -> None:
        with self._window.notices.telling():
            self._window.settings.step_scale(steps)

    def _toggle_full_screen(self) -> None:
        self._window.toggle_full_screen()
        self.full.setChecked(self._window.isFullScreen())


def _fill(menu: QMenu, groups: Iterable[Iterable[QAction]]) -> None:
    """Fill a menu with groups of actions and separators between them."""
    menu.clear()
    for group in groups:
        actions = list(group)
        if actions and not menu.isEmpty():
            menu.addSeparator()
        menu.addActions(actions)
