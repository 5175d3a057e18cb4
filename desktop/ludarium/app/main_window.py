"""The main window and its pages."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from ludarium.app.dialogs import Dialogs
from ludarium.app.hall.campaign.campaigns import CampaignFlow
from ludarium.app.hall.files.match_files import MatchFiles, dropped
from ludarium.app.hall.setup.match_starter import MatchStarter
from ludarium.app.hall.shelf import table_pictures
from ludarium.app.hall.shelf.box_front_cache import BoxFrontCache
from ludarium.app.hall.shelf.shelf import Shelf
from ludarium.app.match_page import MatchPages, make_table_frame
from ludarium.app.menus import Menus
from ludarium.engine.reasons import LudariumError
from ludarium.look import theme
from ludarium.look.qt_startup import Qt
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets.layouts import column, holder
from ludarium.widgets.notices import Notices
from ludarium.widgets.page_stack import Pages
from ludarium.widgets.phrases import box_names
from ludarium.widgets.settings import CONTRAST, LANGUAGE, SCALE, SPEED, THEME, Settings
from ludarium.words import active_language
from ludarium.words.voice import listing

if TYPE_CHECKING:
    from ludarium.app.match.table_frame import TableFrame
    from ludarium.app.match_page import MakeFrame
    from ludarium.engine.registry import Registry
    from ludarium.library.campaigns import KeptCampaign
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch

USUAL, SMALLEST = QSize(1600, 1000), QSize(1180, 700)
EDGE = 40
"""The height of a desktop panel above a window."""

_GEOMETRY = "window"


def wanted_look(settings: Settings) -> tuple[theme.Theme, float]:
    """Return the theme and scale of the settings."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    chosen = settings.get(THEME)
    name = theme.theme_of_system(app).name if chosen == "system" else chosen
    return theme.theme(name, settings.has_contrast), settings.get(SCALE) / 100


class MainWindow(QMainWindow):
    """The main window.

    painted: it was painted for the first time, so slow work may begin
    """

    painted = Signal()
    closed = Signal()

    def __init__(
        self, settings: Settings, folder: Path, titles: Registry = OFFERED, make_frame: MakeFrame = make_table_frame
    ) -> None:
        super().__init__()
        self.settings, self.folder, self.titles = settings, folder, titles
        self.library: Library | None = None
        self._is_painted = False
        self._fronts = BoxFrontCache(folder)
        self.pages = Pages()
        whole = column(gap=0)
        whole.addWidget(self.pages, 1)
        self.setCentralWidget(holder(whole))
        self.notices = Notices(whole)
        self.dialogs = Dialogs(self)
        self.files = MatchFiles(self)
        self.new_matches = MatchStarter(self)
        self.campaigns = CampaignFlow(self)
        self.on_table = MatchPages(self, make_frame)
        self.shelf = self._make_shelf()
        self.menus = Menus(self)
        self.pages.addWidget(self.shelf)
        self.pages.turned.connect(self._on_turned)
        self.setAcceptDrops(True)
        self._show_title()
        self._place()
        settings.changed.connect(self._on_setting)
        QApplication.styleHints().colorSchemeChanged.connect(self._on_system_theme)

    def _make_shelf(self) -> Shelf:
        shelf = Shelf(
            self.titles, self.settings, lambda match_id: table_pictures.picture(self.folder, match_id), self._fronts
        )
        shelf.play_asked.connect(self.new_matches.play)
        shelf.setup_asked.connect(self.new_matches.set_up_box)
        shelf.match_asked.connect(self.open_match)
        shelf.campaign_asked.connect(self.campaigns.show)
        shelf.matches_asked.connect(self.dialogs.show_matches)
        shelf.challenge_asked.connect(self.dialogs.show_challenge)
        shelf.rules_asked.connect(self.dialogs.show_rules)
        shelf.preferences_asked.connect(self.dialogs.show_preferences)
        return shelf

    def hold(self, library: Library) -> None:
        """Show what the library holds."""
        self.library = library
        self.menus.make_actions()
        self.shelf.fill(library)
        self._fronts.keep()
        self.menus.refresh()
        for notice in (library.notice, self.settings.preferences.notice):
            self.notices.tell(notice)

    @property
    def match(self) -> SavedMatch | None:
        """The match on the table."""
        return self.on_table.match

    @property
    def frame(self) -> TableFrame | None:
        return self.on_table.frame

    @property
    def widget(self) -> QWidget:
        return self

    @property
    def colours(self) -> Sequence[int]:
        return self.on_table.colours

    def show_table(self) -> None:
        if self.frame is None:
            self.show_shelf()
        else:
            self.on_table.show_table()

    def clear_table(self) -> None:
        self.on_table.clear()

    def show_rules(self) -> None:
        self.dialogs.show_rules()

    def show_cards(self, title: str, mark: str) -> None:
        self.dialogs.show_cards(title, mark)

    def set_up_campaign(self, title: str) -> None:
        self.campaigns.set_up(title)

    def show_campaign(self, campaign_id: int) -> None:
        self.campaigns.show(campaign_id)

    def save_campaign(self, kept: KeptCampaign) -> None:
        self.files.save_campaign(kept)

    def show_shelf(self) -> None:
        """Show the shelf. A match on the table is saved already."""
        self.on_table.clear()
        self.pages.drop_passing()
        if self.library is not None:
            with self.notices.telling():
                self.shelf.fill(self.library)
        self.pages.turn_to(self.shelf)

    def open_match(self, match_id: int) -> None:
        """Lay the table for a match of the library; the one on the table is only shown."""
        if self.library is None:
            return
        if self.match is not None and self.match.id == match_id:
            self.on_table.show()
            return
        from ludarium.app.hall.files.open_progress import opening

        with self.notices.telling(), opening(self) as watch:
            self.lay_table(self.library.load(match_id, watch))

    def resume(self) -> None:
        """Open the match that was played last."""
        if self.library is not None and (card := self.library.last_open()) is not None:
            self.open_match(card.id)

    def lay_table(self, match: SavedMatch) -> None:
        """Show this match in place of any other."""
        self.on_table.clear()
        self.pages.drop_passing()
        self.notices.hide()
        self.on_table.lay(match)

    def _on_turned(self) -> None:
        self._show_title()
        self.menus.refresh()

    def _show_title(self) -> None:
        name = ""
        if (page := self.pages.passing) is not None and self.pages.shows(page):
            name = page.windowTitle()
        elif self.match is not None:
            name = f"{box_names(self.match.title.id)[0]}: {listing(self.match.setup.names)}"
        self.setWindowTitle(f"{name} - Ludarium" if name else "Ludarium")

    def _on_setting(self, key: str) -> None:
        if key == LANGUAGE:
            self._speak()
        elif key in (THEME, CONTRAST, SCALE):
            self.refresh_look()
        elif key == SPEED:
            self.on_table.set_speed(self.settings.speed)
        self.menus.refresh_actions()

    def _speak(self) -> None:
        """Switch the language and rebuild every page."""
        active_language.speak(active_language.wanted(self.settings.get(LANGUAGE)))
        self.menus.retranslate()
        self._rebuild()
        self.dialogs.retranslate()

    def _on_system_theme(self) -> None:
        if self.settings.get(THEME) == "system":
            self.refresh_look()

    def refresh_look(self) -> None:
        """Apply the theme and text size of the settings."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme.apply(app, *wanted_look(self.settings))
        self._rebuild()
        self.dialogs.refresh_look()

    def _rebuild(self) -> None:
        reads = self.dialogs.read_beside
        self.shelf.refresh_look()
        self.on_table.rebuild()
        self.dialogs.read_on(reads)
        self.pages.remake_passing()
        self.notices.take_down()
        self._show_title()
        self.menus.refresh()

    def _place(self) -> None:
        """Restore the geometry of the window, or use a default that fits the screen."""
        kept = QByteArray.fromBase64(self.settings.preferences.get(_GEOMETRY, "").encode())
        room = self.screen().availableGeometry()
        is_real = room.width() > 1000  # those of tests are small, and hold windows of any size
        self.setMinimumSize(SMALLEST.boundedTo(room.size()) if is_real else QSize(0, 0))
        if kept.isEmpty() or not self.restoreGeometry(kept):
            self.resize(USUAL.boundedTo(room.size()) if is_real else USUAL)
            if is_real:
                self._place_first(room)

    def _place_first(self, room: QRect) -> None:
        """Centre the window, or maximise it if it does not fit."""
        frame = QRect(QPoint(), self.size())
        frame.moveCenter(room.center())
        self.move(frame.topLeft())
        if not room.contains(frame.adjusted(0, -EDGE, 0, 0)):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def come_forward(self, asked: Iterable[str] = ()) -> None:
        """Activate the window, then open files and follow ``--new-match`` or ``--continue``."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        wishes = {"--new-match": self.new_matches.set_up, "--continue": self.resume}
        for one in asked:
            if one in wishes:
                wishes[one]()
            else:
                self.files.open(Path(one))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        files = dropped(event)
        if files:
            event.acceptProposedAction()
            self.files.open(files[0])

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        with contextlib.suppress(LudariumError):  # where the window stood is no reason to keep it open
            self.settings.preferences.set(_GEOMETRY, self.saveGeometry().toBase64().toStdString())
        self.on_table.close()
        self.dialogs.close()
        super().closeEvent(event)
        self.closed.emit()
