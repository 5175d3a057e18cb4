"""Checks the installation: a sentence each, without anyone's name, for the command line and the window."""

from __future__ import annotations

import getpass
import platform
import queue
from collections.abc import Iterator
from pathlib import Path

import attrs

from ludarium import __version__
from ludarium.engine.reasons import LudariumError, because
from ludarium.engine.regular_files import read_regular
from ludarium.engine.resources import home, resources
from ludarium.library.checkup import Finding, findings
from ludarium.words.voice import series

FONTS = 8
_TRUETYPE = b"\0\1\0\0"
_PATIENCE = 40.0
"""Seconds that the search process may take to start and answer."""


@attrs.frozen
class Checked:
    """One sentence of a check. what: a short name for programs"""

    what: str
    said: str
    is_fine: bool


def check_all(window_platform: str = "") -> Iterator[Checked]:
    """Check everything. ``window_platform``: the platform of the window that asks; without one the display is tried."""
    from ludarium import words

    yield Checked("version", _version(), True)
    try:
        found = [*findings(home())]
    except LudariumError as error:
        found = [Finding("folder", error.reason, False)]
    for each in (*found, _fonts(), _worker()):
        yield Checked(each.what, without_names(words.sentence(each.reason)), each.is_fine)
    yield _window(window_platform) if window_platform else _display()


def report(checked: list[Checked]) -> str:
    return "\n".join(f"{'+' if each.is_fine else '!'} {each.said}" for each in checked)


def without_names(text: str) -> str:
    """Replace the home folder by ``~`` and the name of the account wherever else a path holds it."""
    try:
        text = text.replace(str(Path.home()), "~")
        account = getpass.getuser()
    except (RuntimeError, KeyError, OSError):
        return text
    return text.replace(f"/{account}", "/…") if account != "root" else text


def _version() -> str:
    from PySide6.QtCore import QSysInfo, qVersion

    python = platform.python_version()
    return f"Ludarium {__version__}, Qt {qVersion()}, Python {python}, {QSysInfo.prettyProductName()}"


def _fonts() -> Finding:
    files = sorted((resources() / "fonts").glob("*.ttf"))
    for file in files:
        if not _is_font(file):
            return Finding("fonts", because("check-fonts-damaged", file=file.name), False)
    if len(files) < FONTS:
        return Finding("fonts", because("check-fonts-damaged", file="*.ttf"), False)
    return Finding("fonts", because("check-fonts", fonts=len(files)), True)


def _is_font(file: Path) -> bool:
    try:
        data = read_regular(file)
    except OSError:
        return False
    return data.startswith(_TRUETYPE) and len(data) > 1000


def _worker() -> Finding:
    """Ask the search process for one decision."""
    from ludarium.ai.levels import level
    from ludarium.ai.search import Thought
    from ludarium.ai.worker import Answer, Question, Worker
    from ludarium.games import TITLES

    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    worker = Worker(lambda ticket, answer: answers.put(answer))
    try:
        title = TITLES.get(next(iter(TITLES)))
        state = title.start(title.setup(title.allowed_seats[0]), 1)
        seat = title.turn(state) or 0
        worker.ask(Question(title, title.observe(state, seat), seat, level("easy"), 1))
        answer = answers.get(timeout=_PATIENCE)
        trouble = "" if isinstance(answer, Thought) else answer.what
    except queue.Empty:
        trouble = "timeout"
    except Exception as error:  # the check must go on
        trouble = f"{type(error).__name__}: {error}"
    finally:
        worker.close()
    if trouble:
        return Finding("worker", because("check-worker-failed", problem=trouble), False)
    return Finding("worker", because("check-worker"), True)


def _window(name: str) -> Checked:
    from ludarium import words

    return Checked("display", words.sentence(because("check-display", name=name)), True)


def _display() -> Checked:
    from ludarium.app import display, display_diagnosis

    if not display.has_display():
        return Checked("display", display_diagnosis.no_display(), False)
    tried = display.platforms()
    served = [one for one in tried if one in display.SERVED]
    working = [one for one in tried if one not in display.SERVED or display_diagnosis.answers(one)]
    if display_diagnosis.missing_libraries() or (served and not working):
        return Checked("display", without_names(display_diagnosis.trouble()), False)
    return _window(series([display.display(one) if one in display.SERVED else one for one in working]))
