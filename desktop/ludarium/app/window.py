"""The window: its menus and its pages (shelf, new match, table, result), and the way from one to the other."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from ludarium import words
from ludarium.app import seating
from ludarium.app.hall import pictures
from ludarium.app.hall.fronts import KeptFronts
from ludarium.app.hall.phrases import box_names, hall
from ludarium.app.hall.shelf import Shelf
from ludarium.app.settings import CHOICES, LANGUAGE, SCALE, SPEED, THEME, Settings
from ludarium.app.titles import OFFERED
from ludarium.app.widgets import column, holder
from ludarium.engine.reasons import LudariumError
from ludarium.look import theme
from ludarium.look.qt import Qt
from ludarium.words.voice import listing

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

    from ludarium.app.hall.new_match import NewMatch
    from ludarium.app.hall.notice import NoticeBar
    from ludarium.app.hall.result import ResultPage
    from ludarium.app.match.thinker import Thinker
    from ludarium.app.seating import Seating
    from ludarium.engine.registry import Registry
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch
    from ludarium.library.troubles import Notice

SUFFIX = ".ludarium"
USUAL, SMALLEST = QSize(1600, 1000), QSize(1180, 700)

_GEOMETRY = "window"

MakeFrame = Callable[..., Any]
"""Lays the table: given match, thinker, preferences, theme and scale."""


def make_table_frame(*args: Any) -> Any:
    """The real table. Its rooms are read when the first match is opened."""
    from ludarium.app.match.frame import TableFrame

    return TableFrame.open(*args)


def wanted_look(settings: Settings) -> tuple[theme.Theme, float]:
    """The theme and the scale that the settings ask for."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    named = theme.theme_of_system(app) if settings.theme == "system" else theme.theme(settings.theme)
    return named, settings.scale / 100


class MainWindow(QMainWindow):
    """The window.

    painted: it was painted for the first time; what is slow may begin now
    closed: it is closed, and with it the program
    """

    painted = Signal()
    closed = Signal()

    def __init__(
        self, settings: Settings, folder: Path, titles: Registry = OFFERED, make_frame: MakeFrame = make_table_frame
    ) -> None:
        super().__init__()
        self.settings, self.folder = settings, folder
        self.library: Library | None = None
        self.match: SavedMatch | None = None
        self.frame: Any = None
        self.new_match: NewMatch | None = None
        self.result: ResultPage | None = None
        self._titles, self._make_frame = titles, make_frame
        self._thinker: Thinker | None = None
        self._dialogs: dict[str, QWidget] = {}
        self._is_painted = False
        self._notice: NoticeBar | None = None
        self.pages = QStackedWidget()
        self.shelf = self._make_shelf()
        self.pages.addWidget(self.shelf)
        self._whole = column(gap=0)
        self._whole.addWidget(self.pages, 1)
        self.setCentralWidget(holder(self._whole))
        self.setAcceptDrops(True)
        self._make_menus()
        self._show_title()
        self._place()
        settings.changed.connect(self._on_setting)
        QApplication.styleHints().colorSchemeChanged.connect(self._on_system_theme)

    def hold(self, library: Library) -> None:
        """The library is open: show what it holds."""
        self.library = library
        self._make_actions()
        self.shelf.fill(library)
        self._fronts.keep()
        self._refresh_menus()
        for notice in (library.notice, self.settings.preferences.notice):
            self._tell_notice(notice)

    @property
    def notice(self) -> NoticeBar:
        """The bar above the page; made when there is something to tell."""
        if self._notice is None:
            from ludarium.app.hall.notice import NoticeBar

            self._notice = NoticeBar()
            self._whole.insertWidget(0, self._notice)
        return self._notice

    def _tell_notice(self, notice: Notice | None) -> None:
        if notice is not None:
            self.notice.tell(words.sentence(notice))

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        """What goes wrong in here is told in a sentence, and nothing else happens."""
        try:
            yield
        except LudariumError as error:
            self.notice.tell(words.sentence(error.reason))

    # The shelf

    def _make_shelf(self) -> Shelf:
        self._fronts = KeptFronts(self.folder)
        shelf = Shelf(
            self._titles, self.settings, lambda match_id: pictures.picture(self.folder, match_id), self._fronts
        )
        shelf.play_asked.connect(self.play)
        shelf.setup_asked.connect(self.set_up)
        shelf.match_asked.connect(self.open_match)
        shelf.matches_asked.connect(self.show_matches)
        shelf.rules_asked.connect(self.show_rules)
        shelf.preferences_asked.connect(self.show_preferences)
        return shelf

    def show_shelf(self) -> None:
        """Back to the shelf. A match on the table is left as it is: it is on the disk already."""
        self._leave_table()
        self._drop_new_match()
        if self.library is not None:
            with self._telling():
                self.shelf.fill(self.library)
        self._turn_to(self.shelf)

    # Setting up and starting

    def set_up(self, title: str = "", seats: Seating | None = None) -> None:
        """Choose seats and options for a match."""
        from ludarium.app.hall.new_match import NewMatch

        title = title or (self.match.title.id if self.match else next(iter(self._titles)))
        self._drop_new_match()
        with self._telling():
            page = NewMatch(self._titles, self.settings, title, seats)
            page.start_asked.connect(self.start_match)
            page.left.connect(self._leave_set_up)
            page.rules_asked.connect(self.show_rules)
            self.new_match = page
            self.pages.addWidget(page)
            self._turn_to(page)

    def _leave_set_up(self) -> None:
        if self.frame is None:
            self.show_shelf()
        else:
            self.show_table()

    def play(self, title: str) -> None:
        """Begin at once, with the seats of last time."""
        with self._telling():
            rules = self._titles.get(title)
            kept = seating.remembered(self.settings.preferences, title)
            self.start_match(seating.fitting(kept, rules, hall.tr("Player")), self.settings.undo)

    def start_match(self, seats: Seating, undo: str) -> None:
        """Sit down: the seats are remembered for the next time."""
        if self.library is None:
            return
        with self._telling():
            rules = self._titles.get(seats.title, options=seats.options)
            preferences = self.settings.preferences
            match = seating.sit_down(self.library, preferences, rules, seats, undo)
            seating.remember(preferences, seats)
            self._lay_table(match)

    def play_again(self) -> None:
        """Another match with the same seats."""
        if self.match is not None:
            self.start_match(seating.seating_of(self.match, self.colours), self.match.setup["undo"])

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats of the match on the table."""
        assert self.match is not None
        return seating.colours_of(self.settings.preferences, self.match.id, self.match.setup.seats)

    # Opening

    def open_match(self, match_id: int) -> None:
        """Put a match of the library on the table. One that lies there already is only shown."""
        if self.library is None:
            return
        if self.match is not None and self.match.id == match_id:
            self._show_match()
            return
        with self._telling():
            self._lay_table(self.library.load(match_id))

    def resume(self) -> None:
        """Go on with the match that was played last."""
        if self.library is not None and (card := self.library.last_open()) is not None:
            self.open_match(card.id)

    def open_file(self, path: Path) -> None:
        """Take the match of a file into the library and put it on the table."""
        from ludarium.app.hall import salvage

        if self.library is None:
            return
        try:
            match_id = self.library.import_file(path)
        except LudariumError as error:
            sound = salvage.sound_part(path, self._titles)
            said = words.sentence(error.reason)
            if sound is None:
                self.notice.tell(said)
                return
            said = hall.tr("{problem} Everything before it is sound and can be played on.", problem=said)
            do = hall.tr("Open to action {number}", number=len(sound.actions))
            self.notice.tell(said, do, lambda: self._open_sound_part(sound))
            return
        self.open_match(match_id)

    def _open_sound_part(self, match: Any) -> None:
        from ludarium.app.hall import salvage

        assert self.library is not None
        with self._telling():
            self.open_match(salvage.bring_in(self.library, match))

    def ask_for_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        kind = hall.tr("Matches (*{suffix})", suffix=SUFFIX)
        path, _ = QFileDialog.getOpenFileName(self, hall.tr("Open a match"), str(Path.home()), kind)
        if path:
            self.open_file(Path(path))

    def save_as(self) -> None:
        """Write the match on the table to a file."""
        from PySide6.QtWidgets import QFileDialog

        if self.library is None or self.match is None:
            return
        suggested = Path.home() / f"{self.match.title.id}-{self.match.id}{SUFFIX}"
        kind = hall.tr("Matches (*{suffix})", suffix=SUFFIX)
        path, _ = QFileDialog.getSaveFileName(self, hall.tr("Save the match as a file"), str(suggested), kind)
        if path:
            file = Path(path)
            with self._telling():
                self.library.export(self.match.id, file if file.suffix else file.with_suffix(SUFFIX))

    # The table

    def _lay_table(self, match: SavedMatch) -> None:
        self._leave_table()
        self._drop_new_match()
        if self._notice is not None:
            self._notice.hide()
        self.match = match
        self._open_frame()
        self._show_match()

    def _open_frame(self) -> None:
        look = theme.current()
        self.frame = self._make_frame(
            self.match, self._the_thinker(), self.settings.preferences, look.theme, look.scale
        )
        self.frame.match_over.connect(self.show_result)
        self.frame.leave.connect(self.show_shelf)
        self.frame.rule_asked.connect(self.show_rules)
        self.frame.print_asked.connect(self.print_match)
        self.frame.branch_asked.connect(self._branch)
        self.pages.addWidget(self.frame)

    def _the_thinker(self) -> Thinker:
        if self._thinker is None:
            from ludarium.app.match.thinker import Thinker

            self._thinker = Thinker(self)
        return self._thinker

    def _show_match(self) -> None:
        if self.match is not None and self.match.is_over:
            self.show_result()
        else:
            self.show_table()

    @property
    def _is_on_table(self) -> bool:
        """Whether the table is what is shown."""
        return self.frame is not None and self.pages.currentWidget() is self.frame

    def show_table(self) -> None:
        if self.frame is not None:
            self._turn_to(self.frame)

    def _leave_table(self) -> None:
        """Take the match from the table. Nothing has to be saved: every action is on the disk."""
        if self.match is None:
            return
        self._keep_picture()
        self._close_frame()
        self._drop_result()
        self.match = None

    def _keep_picture(self) -> None:
        assert self.match is not None
        if self.match.is_over or not pictures.may_be_seen(self.match):
            pictures.forget(self.folder, self.match.id)
        elif self._is_on_table:
            pictures.keep(self.folder, self.match.id, self.frame.grab())

    def _close_frame(self) -> None:
        if self.frame is not None:
            self.frame.close_match()
            self._drop(self.frame)
            self.frame = None

    def _branch(self, position: int) -> None:
        """A new match from a moment of this one."""
        if self.library is None or self.match is None:
            return
        with self._telling():
            self._lay_table(seating.branch(self.library, self.settings.preferences, self.match, position))

    # The result

    def show_result(self) -> None:
        """Who won, and how."""
        if self.match is None or not self.match.is_over:
            return
        from ludarium.app.hall.result import ResultPage

        self._drop_result()
        best, is_counted = self._best()
        page = ResultPage(self.match, self.colours, best, is_counted=is_counted, can_print=self._can_print)
        page.again_asked.connect(self.play_again)
        page.save_asked.connect(self.save_as)
        page.print_asked.connect(self.print_match)
        page.table_asked.connect(self.show_table)
        page.shelf_asked.connect(self.show_shelf)
        page.moment_asked.connect(self._show_moment)
        self.result = page
        self.pages.addWidget(page)
        self._turn_to(page)

    def _best(self) -> tuple[Sequence[Any], bool]:
        """The best results of people in matches of this kind, and whether this match is among what counts."""
        assert self.match is not None
        if self.library is None:
            return (), False
        results = self.library.high_scores(self.match.title.id, practice=True, limit=None)
        is_counted = any(result.match == self.match.id for result in results)
        is_alone = self.match.setup.seats == 1
        return [
            result
            for result in results
            if result.player == "human" and not result.is_practice and (result.seats == 1) == is_alone
        ], is_counted

    def _show_moment(self, position: int) -> None:
        self.frame.session.look_at(position)
        self.show_table()

    def _drop_result(self) -> None:
        if self.result is not None:
            self._drop(self.result)
            self.result = None

    def _drop_new_match(self) -> None:
        if self.new_match is not None:
            self._drop(self.new_match)
            self.new_match = None

    def _drop(self, page: QWidget) -> None:
        self.pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _turn_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._show_title()
        self._refresh_menus()

    def _show_title(self) -> None:
        name = ""
        if self.new_match is not None and self.pages.currentWidget() is self.new_match:
            name = hall.tr("New match")
        elif self.match is not None:
            name = f"{box_names(self.match.title.id)[0]}: {listing(self.match.setup.names)}"
        self.setWindowTitle(f"{name} - Ludarium" if name else "Ludarium")

    # Printing

    @property
    def _can_print(self) -> bool:
        """Whether the title on the table has a sheet."""
        if self.match is None:
            return False
        from ludarium.sheets.titles import has_sheet

        return has_sheet(self.match.title.id)

    def print_match(self) -> None:
        if self.match is None or not self._can_print:
            return
        from ludarium.app.hall.printing import PrintPage

        match = self.match
        self._show_dialog("print", lambda: PrintPage(match, self))

    # Dialogs: each is open at most once, and none of them stops the others

    def _show_dialog(self, key: str, make: Callable[[], QWidget]) -> QWidget:
        old = self._dialogs.pop(key, None)
        if old is not None:
            old.close()
            old.deleteLater()
        dialog = self._dialogs[key] = make()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def show_matches(self) -> None:
        from ludarium.app.hall.open_match import OpenMatch

        if self.library is None:
            return
        library, playing = self.library, self.match.id if self.match else 0
        dialog = OpenMatch(library, self._titles, playing, self)
        dialog.chosen.connect(self.open_match)
        dialog.file_asked.connect(self.ask_for_file)
        dialog.removed.connect(self._on_removed)
        self._show_dialog("matches", lambda: dialog)

    def _on_removed(self, match_id: int) -> None:
        pictures.forget(self.folder, match_id)
        if self.library is not None:
            self.shelf.fill(self.library)
        self._refresh_menus()

    def show_high_scores(self) -> None:
        from ludarium.app.hall.high_scores import HighScores

        if self.library is not None:
            dialog = HighScores(self.library, self._titles, self.match.title.id if self.match else "", self)
            dialog.chosen.connect(self.open_match)
            self._show_dialog("scores", lambda: dialog)

    def show_preferences(self) -> None:
        from ludarium.app.hall.preferences_page import PreferencesPage

        self._show_dialog("preferences", lambda: PreferencesPage(self.settings, self.folder, self))

    def show_rules(self, rule: str = "") -> None:
        """The rules, at that rule."""
        from ludarium.app.hall.help import RulesWindow

        title = self.new_match.title if self.new_match else self.match.title.id if self.match else ""
        dialog = self._dialogs.get("rules")
        if not isinstance(dialog, RulesWindow) or not dialog.isVisible():
            dialog = self._show_dialog("rules", lambda: RulesWindow(self._titles, title, self))
        assert isinstance(dialog, RulesWindow)
        if rule:
            dialog.show_rule(rule)
        dialog.raise_()

    def show_shortcuts(self) -> None:
        from ludarium.app.hall.help import ShortcutsDialog

        menus = {
            menu.title().replace("&", ""): menu.actions() for menu in self._menus() if menu.menuAction().isVisible()
        }
        self._show_dialog("shortcuts", lambda: ShortcutsDialog(menus, self))

    def show_about(self) -> None:
        from ludarium.app.hall.help import AboutDialog

        self._show_dialog("about", lambda: AboutDialog(self))

    # Menus

    def _action(self, said: str, act: Callable[[], object], key: str = "") -> QAction:
        from PySide6.QtGui import QAction

        action = QAction(said, self)
        if key:
            action.setShortcut(key)
        action.triggered.connect(lambda: act())
        return action

    def _make_actions(self) -> None:
        """Everything that the menus offer. They open after the first paint, so nothing of it is made before."""
        self.new_action = self._action(hall.tr("&New match…"), self.set_up, "Ctrl+N")
        self.open_action = self._action(hall.tr("&Open…"), self.show_matches, "Ctrl+O")
        self.save_action = self._action(hall.tr("&Save as…"), self.save_as, "Ctrl+Shift+S")
        self.resume_action = self._action(hall.tr("&Resume the last match"), self.resume, "Ctrl+R")
        self.again_action = self._action(hall.tr("Play &again"), self.play_again, "Ctrl+Shift+N")
        self.print_action = self._action(hall.tr("&Print…"), self.print_match, "Ctrl+P")
        self.scores_action = self._action(hall.tr("&High scores"), self.show_high_scores)
        self.preferences_action = self._action(hall.tr("P&references"), self.show_preferences, "Ctrl+,")
        self.quit_action = self._action(hall.tr("&Quit"), self.close, "Ctrl+Q")
        roles = self.quit_action.MenuRole
        self.preferences_action.setMenuRole(roles.PreferencesRole)
        self.quit_action.setMenuRole(roles.QuitRole)
        self.larger_action = self._action(hall.tr("&Larger text"), lambda: self._step_scale(1), "Ctrl++")
        self.smaller_action = self._action(hall.tr("&Smaller text"), lambda: self._step_scale(-1), "Ctrl+-")
        self.usual_action = self._action(hall.tr("&Usual text"), lambda: self._step_scale(0), "Ctrl+0")
        self.full_action = self._action(hall.tr("&Full screen"), self._toggle_full_screen, "F11")
        self.full_action.setCheckable(True)
        self.rules_action = self._action(hall.tr("&Rules"), self.show_rules, "F1")
        self.keys_action = self._action(hall.tr("&Keyboard shortcuts"), self.show_shortcuts)
        self.about_action = self._action(hall.tr("&About Ludarium"), self.show_about)
        self._make_theme_menu()

    def _make_menus(self) -> None:
        bar = self.menuBar()
        bar.clear()
        self._match_menu = bar.addMenu(hall.tr("&Match"))
        self._edit_menu = bar.addMenu(hall.tr("&Edit"))
        self._view_menu = bar.addMenu(hall.tr("&View"))
        self._help_menu = bar.addMenu(hall.tr("&Help"))
        self._edit_menu.menuAction().setVisible(False)

    def _make_theme_menu(self) -> None:
        from PySide6.QtGui import QActionGroup
        from PySide6.QtWidgets import QMenu

        self._theme_menu = QMenu(hall.tr("&Theme"), self)
        self._theme_group = QActionGroup(self)
        names = {"system": hall.tr("As the &system"), "light": hall.tr("&Light"), "dark": hall.tr("&Dark")}
        for choice in CHOICES[THEME]:
            action = self._action(names[choice], partial(self._set, THEME, choice))
            action.setCheckable(True)
            action.setData(choice)
            self._theme_group.addAction(action)
            self._theme_menu.addAction(action)

    def _menus(self) -> tuple[QMenu, ...]:
        return self._match_menu, self._edit_menu, self._view_menu, self._help_menu

    def _refresh_menus(self) -> None:
        """The standard order, with what the table on show adds to it."""
        if self.library is None:
            return
        table = self.frame.menu_actions() if self._is_on_table else {}
        on_result = self.result is not None and self.pages.currentWidget() is self.result
        match = (
            (self.new_action, self.open_action, self.save_action),
            (self.resume_action, self.again_action),
            table.get("match", ()),
            (self.print_action,) if on_result and self._can_print else (),
            (self.scores_action, self.preferences_action),
            (self.quit_action,),
        )
        _fill(self._match_menu, match)
        _fill(self._edit_menu, (table.get("edit", ()),))
        _fill(
            self._view_menu,
            (
                (self._theme_menu.menuAction(), self.larger_action, self.smaller_action, self.usual_action),
                (self.full_action,),
                table.get("view", ()),
            ),
        )
        _fill(self._help_menu, ((self.rules_action, self.keys_action), (self.about_action,)))
        self._edit_menu.menuAction().setVisible(not self._edit_menu.isEmpty())
        self._refresh_actions()

    def _refresh_actions(self) -> None:
        last = self.library.last_open() if self.library is not None else None
        is_last = last is not None and self.match is not None and last.id == self.match.id
        for action in (self.open_action, self.scores_action):
            action.setEnabled(self.library is not None)
        self.save_action.setEnabled(self.match is not None)
        self.resume_action.setEnabled(last is not None and not is_last)
        self.again_action.setEnabled(self.match is not None)
        self.larger_action.setEnabled(self.settings.scale < 200)
        self.smaller_action.setEnabled(self.settings.scale > 100)
        self.usual_action.setEnabled(self.settings.scale != 100)
        for action in self._theme_group.actions():
            action.setChecked(action.data() == self.settings.theme)

    # Settings

    def _set(self, key: str, value: str) -> None:
        with self._telling():
            self.settings.set(key, value)

    def _step_scale(self, steps: int) -> None:
        with self._telling():
            self.settings.step_scale(steps)

    def _on_setting(self, key: str) -> None:
        if key == LANGUAGE:
            words.speak(self.settings.language)
            self._make_menus()
            self._make_actions()
        if key in (THEME, SCALE, LANGUAGE):
            self.refresh_look()
        elif key == SPEED and self.frame is not None:
            self.frame.set_speed(self.settings.speed)
        self._refresh_actions()

    def _on_system_theme(self) -> None:
        if self.settings.theme == "system":
            self.refresh_look()

    def refresh_look(self) -> None:
        """Put the theme and the size of text on, and lay every page out anew."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme.apply(app, *wanted_look(self.settings))
        self.shelf.refresh_look()
        shown = self.pages.currentWidget()
        if self.match is not None:
            on_table = self._is_on_table
            self._close_frame()
            self._open_frame()
            if on_table:
                self.show_table()
            elif shown is self.result:
                self.show_result()
        if self.new_match is not None and shown is self.new_match:
            self.set_up(self.new_match.title, self.new_match.seating)
        if self._notice is not None:
            self._notice.setParent(None)
            self._notice = None
        for dialog in self._dialogs.values():
            if hasattr(dialog, "refresh_look"):
                dialog.refresh_look()
        self._refresh_menus()

    # The window itself

    def _place(self) -> None:
        """Where it was last time; else as large as is usual, or as the screen."""
        kept = QByteArray.fromBase64(self.settings.preferences.get(_GEOMETRY, "").encode())
        screen = self.screen().availableSize()
        self.setMinimumSize(SMALLEST.boundedTo(screen) if screen.width() > 1000 else QSize(0, 0))
        if kept.isEmpty() or not self.restoreGeometry(kept):
            self.resize(USUAL.boundedTo(screen) if screen.width() > 1000 else USUAL)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.full_action.setChecked(self.isFullScreen())

    def come_forward(self, files: Iterable[str] = ()) -> None:
        """Somebody started Ludarium again: here it is."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        for file in files:
            self.open_file(Path(file))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if _match_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        files = _match_files(event)
        if files:
            event.acceptProposedAction()
            self.open_file(files[0])

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        with contextlib.suppress(LudariumError):  # where the window stood is no reason to keep it open
            self.settings.preferences.set(_GEOMETRY, self.saveGeometry().toBase64().toStdString())
        self._leave_table()
        for dialog in self._dialogs.values():
            dialog.close()
        if self._thinker is not None:
            self._thinker.close()
        super().closeEvent(event)
        self.closed.emit()


def _fill(menu: QMenu, groups: Iterable[Iterable[QAction]]) -> None:
    """Put groups of actions into a menu, with a line between them."""
    menu.clear()
    for group in groups:
        actions = list(group)
        if actions and not menu.isEmpty():
            menu.addSeparator()
        menu.addActions(actions)


def _match_files(event: QDropEvent) -> list[Path]:
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.suffix == SUFFIX]
