"""``ludarium shot``: a picture of the real window with a match on the table, without a screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import attrs
from PySide6.QtCore import QBuffer, QIODevice, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLayout

from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.app.main_window import MainWindow, wanted_look
from ludarium.engine.chance import number
from ludarium.engine.match import HUMAN
from ludarium.engine.reasons import SetupError, because
from ludarium.games import TITLES
from ludarium.library.disk import temporary_folder, write_whole
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts, theme
from ludarium.look.text_painting import write
from ludarium.widgets.settings import SCALE, SPEED, THEME, Settings
from ludarium.words import speak

NAMES = ("Marta", "Hanno", "Solon", "Ada", "Nefer")

FRAME = 30
"""So many pixels the frame takes that desktops put over a window."""


@attrs.frozen
class Shot:
    """What to show: a match after so many actions of the computer.

    size: that of the whole window, its frame and its menu bar included; scale: how large text is, in percent
    """

    title: str
    options: Mapping[str, str]
    seats: int
    seed: int
    after: int
    size: tuple[int, int]
    theme: str
    lang: str | None
    scale: int = 100


def take_shot(shot: Shot, out: Path, play: Callable[[Library, Shot], SavedMatch] | None = None) -> int:
    """Paint the table and write the picture. ``play``: who plays the match up to it, instead of the computer."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(["ludarium", *theme.STYLE])
    assert isinstance(app, QApplication)
    if shot.lang:
        speak(shot.lang)
    with temporary_folder() as folder, Library.open(folder) as library:
        preferences = Preferences.open(folder)
        preferences.set(SPEED, "off")
        preferences.set(THEME, shot.theme)
        preferences.set(SCALE, shot.scale)
        settings = Settings(preferences)
        theme.apply(app, *wanted_look(settings))
        match = (play or _played)(library, shot)
        window = MainWindow(settings, folder)
        window.hold(library)
        window.lay_table(match)
        picture = _taken(app, window, *shot.size)
        window.close()
        window.deleteLater()
    write_whole(out, _encoded(picture, out))
    return 0


def _taken(app: QApplication, window: MainWindow, wide: int, high: int) -> QPixmap:
    """The window as it is seen on a desktop: under a frame with its title."""
    layout = window.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # as large as it was asked for
    window.resize(wide, high - FRAME)
    window.show()
    for _ in range(3):
        app.processEvents()  # layouts settle in a few rounds
    inside, ratio = window.grab(), window.devicePixelRatioF()
    picture = QPixmap(inside.width(), inside.height() + round(FRAME * ratio))
    picture.setDevicePixelRatio(ratio)
    look = theme.current().theme
    picture.fill(look.mix("window", "ink", 0.12))
    painter = QPainter(picture)
    painter.drawPixmap(0, FRAME, inside)
    painter.setFont(fonts.font(fonts.BODY_STRONG))
    painter.setPen(look["ink"])
    write(painter, QRect(8, 0, window.width() - 16, FRAME), Qt.AlignmentFlag.AlignCenter, window.windowTitle())
    painter.end()
    return picture


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
