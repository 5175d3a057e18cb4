"""The window and its pages for tests: a library of their own, a plain table in place of the real one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from ludarium.app.main_window import MainWindow
from ludarium.engine.chance import Rng
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import theme
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets.settings import Settings
from tests.app.hall.looking import bring_forward, settle

IRON_AGE = OFFERED.get("iron-age")
NAMES = ("Marta", "Hanno", "Solon", "Livia")


class PlainSession:
    """What a page asks of the session of a table."""

    def __init__(self, match: SavedMatch) -> None:
        self.match = match
        self.looked_at: int | None = None

    def look_at(self, position: int | None) -> None:
        self.looked_at = position


class PlainFrame(QWidget):
    """A table with nothing on it."""

    match_over = Signal()
    leave = Signal()
    rule_asked = Signal(str)
    cards_asked = Signal()
    print_asked = Signal()
    branch_asked = Signal(int)
    seats_changed = Signal()

    def __init__(self, match, search_client, preferences, theme, scale) -> None:
        super().__init__()
        self.session = PlainSession(match)
        self.look = theme, scale
        self.speed = ""
        self.is_closed = False
        self.undo = QAction("Undo", self)
        self.side_panel: QWidget | None = None
        self.looked_at = None

    def open_side_panel(self, shown: QWidget) -> None:
        self.side_panel = shown

    def close_side_panel(self) -> None:
        self.side_panel = None

    def menu_actions(self) -> dict[str, list[QAction]]:
        return {"edit": [self.undo]}

    def set_speed(self, speed: str) -> None:
        self.speed = speed

    def take_over(self, other) -> None:
        pass

    def close_match(self) -> None:
        self.is_closed = True


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("LUDARIUM_HOME", str(folder))
    return folder


@pytest.fixture
def look(qapp: QApplication) -> Callable[..., None]:
    """Puts a theme and a scale on; at first the light one at 100 %."""

    def put_on(name: str = "light", scale: float = 1.0) -> None:
        theme.apply(qapp, theme.theme(name), scale)

    settle()  # the widgets of the test before are gone: they need no look
    put_on()
    return put_on


@pytest.fixture
def preferences(home: Path) -> Preferences:
    return Preferences.open(home)


@pytest.fixture
def settings(preferences: Preferences) -> Settings:
    preferences.set("theme", "light")  # whatever the desktop of the tests wants
    return Settings(preferences)


@pytest.fixture
def library(home: Path) -> Iterator[Library]:
    with Library.open(home) as library:
        yield library


@pytest.fixture
def window(qtbot, look, settings: Settings, library: Library, home: Path) -> Iterator[MainWindow]:
    """The window with its library open, as large as in the pictures."""
    window = MainWindow(settings, home, OFFERED, PlainFrame)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    window.hold(library)
    bring_forward(window)
    yield window
    window.close()


@pytest.fixture
def begin(library: Library) -> Callable[..., SavedMatch]:
    """Begins a match in the library and plays so many actions of it; all of them when none are named."""

    def begin(
        players: Sequence[str] = ("human", "medium"),
        actions: int | None = 0,
        seed: int = 7,
        first: int = 0,
        **options: str,
    ) -> SavedMatch:
        setup = IRON_AGE.setup(NAMES[: len(players)], first, {"length": "short", **options})
        match, rng = library.new_match(IRON_AGE, setup, seed, players), Rng(seed)
        while not match.is_over and (actions is None or match.cursor < actions):
            match.play(IRON_AGE.sample(match.state, rng))
        return match

    return begin
