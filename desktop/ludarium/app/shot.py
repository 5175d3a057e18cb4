"""``ludarium shot``: a picture of the real table, without a screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import attrs
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.app.match.frame import TableFrame
from ludarium.app.match.thinker import Thinker
from ludarium.app.settings import SPEED
from ludarium.engine.chance import number
from ludarium.engine.match import HUMAN
from ludarium.engine.reasons import SetupError, because
from ludarium.games import TITLES
from ludarium.library.disk import temporary_folder, write_whole
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import theme
from ludarium.words import speak

NAMES = ("Marta", "Hanno", "Solon", "Ada", "Nefer")


@attrs.frozen
class Shot:
    """What to show: a match after so many actions of the computer, in a window of that size."""

    title: str
    options: Mapping[str, str]
    seats: int
    seed: int
    after: int
    size: tuple[int, int]
    theme: str
    lang: str | None


def take_shot(shot: Shot, out: Path, play: Callable[[Library, Shot], SavedMatch] | None = None) -> int:
    """Paint the table and write the picture. ``play``: who plays the match up to it, instead of the computer."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(["ludarium", *theme.STYLE])
    assert isinstance(app, QApplication)
    if shot.lang:
        speak(shot.lang)
    theme.apply(app, theme.theme(shot.theme), 1.0)
    with temporary_folder() as folder, Library.open(folder) as library:
        preferences = Preferences.open(folder)
        preferences.set(SPEED, "off")
        match = (play or _played)(library, shot)
        thinker = Thinker()
        frame = TableFrame.open(match, thinker, preferences, theme.theme(shot.theme))
        frame.resize(*shot.size)
        frame.show()
        for _ in range(3):
            app.processEvents()  # layouts settle in a few rounds
        picture = frame.grab()
        frame.close_match()
        frame.deleteLater()
        thinker.close()
    write_whole(out, _encoded(picture, out))
    return 0


def _encoded(picture: QPixmap, out: Path) -> bytes:
    """The picture as the bytes of a file, in the format that the file's name asks for."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, out.suffix.removeprefix(".").upper() or "PNG"):
        raise SetupError(because("picture-format", file=str(out)))
    return bytes(buffer.data().data())


def _played(library: Library, shot: Shot) -> SavedMatch:
    """The match, then it is the turn of the person at the first seat."""
    title = TITLES.get(shot.title, options=shot.options)
    setup = title.setup(NAMES[: shot.seats], options=shot.options)
    players = (HUMAN, *("hard", "medium", "easy", "medium")[: shot.seats - 1])
    match = library.new_match(title, setup, shot.seed, players)
    unhurried = attrs.evolve(level("medium"), seconds=600.0)  # the same picture on the slowest machine
    while match.turn is not None and (match.cursor < shot.after or match.turn != 0):
        observed = title.observe(match.state, match.turn)
        seed = number(shot.seed, match.cursor)
        match.play(think(title, observed, match.turn, unhurried, seed).action)
    return match
