"""``ludarium shot``: a picture of the real window with a match on the table, painted without a screen."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ludarium.commands.console import add_command, add_settings, int_between, seed, size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication

    from ludarium.app.main_window import MainWindow
    from ludarium.commands.console import Commands
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch

NAMES = ("Marta", "Hanno", "Solon", "Ada", "Nefer")
FRAME = 30
"""Height in pixels of the window frame that desktops add."""


class Shot(NamedTuple):
    """A match after a number of actions by the computer.

    size: of the whole window with its frame and menu bar; scale: of text, in percent
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


def add(commands: Commands) -> None:
    does = "paint the table of a match that the computer played so far"
    parser = add_command(commands, "shot", does, shot, has_json=False)
    number, scale = int_between(0, 10**9), int_between(100, 200)
    seats = int_between(1, 99)
    parser.add_argument("title", help="the title's id, such as iron-age")
    add_settings(parser)
    parser.add_argument("--seats", type=seats, metavar="N", help="number of seats (as many as the title takes)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the same seed gives the same match (1)")
    parser.add_argument("--after", type=number, default=60, metavar="N", help="after how many actions (60)")
    parser.add_argument("-o", "--out", required=True, metavar="OUT.png")
    parser.add_argument("--size", type=size, default=(1600, 1000), metavar="WxH", help="of the window (1600x1000)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="(light)")
    parser.add_argument("--scale", type=scale, default=100, metavar="PERCENT", help="size of text (100)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language of the table (en)")


def shot(args: argparse.Namespace) -> int:
    from ludarium.games import TITLES

    options = dict(args.settings)
    title = TITLES.get(args.title, options=options)
    seats = args.seats or max(title.allowed_seats)
    title.setup(seats, options=options)  # refuses a bad set-up before anything is painted
    what = Shot(args.title, options, seats, args.seed, args.after, args.size, args.theme, args.lang, args.scale)
    return take_shot(what, Path(args.out))


def take_shot(shot: Shot, out: Path, play: Callable[[Library, Shot], SavedMatch] | None = None) -> int:
    """Paint the table and write the picture. ``play`` plays the match instead of the computer."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from ludarium.app.main_window import MainWindow, wanted_look
    from ludarium.library.disk import temporary_folder, write_whole
    from ludarium.library.library import Library
    from ludarium.library.preferences import Preferences
    from ludarium.look import theme
    from ludarium.widgets.settings import SCALE, SPEED, THEME, Settings
    from ludarium.words import speak

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
        picture = _framed_picture(app, window, *shot.size)
        window.close()
        window.deleteLater()
    write_whole(out, _encoded(picture, out))
    return 0


def _framed_picture(app: QApplication, window: MainWindow, width: int, height: int) -> QPixmap:
    """Return the window under a drawn frame with its title."""
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QLayout

    from ludarium.look import fonts, theme
    from ludarium.look.text_painting import write

    layout = window.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # exactly the requested size
    window.resize(width, height - FRAME)
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
    """Return the file's bytes, in the format that its name asks for."""
    from PySide6.QtCore import QBuffer, QIODevice

    from ludarium.engine.reasons import SetupError, because

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(buffer, out.suffix.removeprefix(".").upper() or "PNG"):
        raise SetupError(because("picture-format", file=str(out)))
    return bytes(buffer.data().data())


def _played(library: Library, shot: Shot) -> SavedMatch:
    """Return the match at the next turn of the person in the first seat."""
    import attrs

    from ludarium.ai.levels import level
    from ludarium.ai.search import think
    from ludarium.engine.chance import number
    from ludarium.engine.match import HUMAN
    from ludarium.games import TITLES

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
