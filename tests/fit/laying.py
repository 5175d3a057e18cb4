"""A match of any title in the real window, in any size, size of text, language and theme."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import attrs
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from ludarium.app.main_window import MainWindow, wanted_look
from ludarium.engine.chance import Rng
from ludarium.games import IDS
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.look import theme
from ludarium.tables.table_makers import OFFERED, TABLES
from ludarium.widgets.settings import LANGUAGE, SCALE, SPEED, THEME, Settings
from tests.app.hall.looking import settle

NAMES = ("Marta", "Hanno", "Solon", "Ada", "Nefer")
INNER = (1366, 700)
"""What a screen of 1366x768 leaves for a page: the window's frame and the menu bar take the rest."""


@attrs.frozen
class Case:
    """A table that is laid: a title with so many seats and these options."""

    title: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *(choice for _, choice in self.options)])


COMING: tuple[str, ...] = ()
"""Tables that are being laid: each joins the others here when all of it fits."""


def cases() -> list[Case]:
    """Every title that has a table, with as many and with as few seats as it takes; and its other tables."""
    titles = [OFFERED.get(id) for id in IDS if id in TABLES and id not in COMING]
    found = [
        Case(title.id, seats) for title in titles for seats in {max(title.allowed_seats), min(title.allowed_seats)}
    ]
    found += [Case("iron-age", 4, (("expansion", "mediterranean"),)), Case("eight-minute-empire", 5, (("map", "b"),))]
    return sorted(found, key=str)


def full_cases() -> list[Case]:
    """Of each title the fullest table: a sample for those who wait."""
    most = {case.title: max(other.seats for other in cases() if other.title == case.title) for case in cases()}
    return [case for case in cases() if case.seats == most[case.title] and "b" not in dict(case.options).values()]


@attrs.define
class Table:
    """A match on the table of a window."""

    window: MainWindow
    rng: Rng

    @property
    def session(self):
        return self.window.on_table.frame.session

    def play(self, actions: int = 1) -> bool:
        """Play so many actions at random; whether the match goes on."""
        session = self.session
        for _ in range(actions):
            if session.curtain is not None:
                session.lift_curtain()
            if session.is_over:
                return False
            session.play(session.title.sample(session.match.state, self.rng))
        if session.curtain is not None:
            session.lift_curtain()
        settle()
        return not session.is_over

    def fit(self, wide: int, high: int) -> None:
        """Give the page this much room."""
        self.window.resize(wide, high + self.window.menuBar().height())
        settle()


@contextmanager
def open_window(
    folder: Path,
    scale: float = 1.0,
    inner: tuple[int, int] = INNER,
    look: str = "light",
    language: str = "en",
) -> Iterator[MainWindow]:
    """The window with its shelf."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    preferences = Preferences.open(folder)
    for key, value in {THEME: look, SCALE: round(scale * 100), SPEED: "off", LANGUAGE: language}.items():
        preferences.set(key, value)
    settings = Settings(preferences)
    with Library.open(folder) as library:
        from ludarium.words import active_language

        active_language.speak(language)
        theme.apply(app, *wanted_look(settings))
        window = MainWindow(settings, folder, OFFERED)
        window.hold(library)
        window.setMinimumSize(0, 0)
        window.resize(inner[0], inner[1] + window.menuBar().sizeHint().height())
        window.show()
        settle()
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()
            QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
            active_language.speak("en")
            theme.apply(app, theme.theme("light"), 1.0)


def lay(window: MainWindow, case: Case, actions: int = 0, seed: int = 7) -> Table:
    """Put a match on its table in which all seats are people, played so far at random."""
    title = OFFERED.get(case.title)
    setup = title.setup(NAMES[: case.seats], options=dict(case.options))
    match, rng = window.library.new_match(title, setup, seed, ["human"] * case.seats), Rng(seed)
    while match.cursor < actions and not match.is_over:
        match.play(title.sample(match.state, rng))
    window.lay_table(match)
    table = Table(window, rng)
    if table.session.curtain is not None:
        table.session.lift_curtain()
    settle()
    return table
