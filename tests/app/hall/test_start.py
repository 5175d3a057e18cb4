"""Starting as a program of its own: one program at a time, what goes wrong, and how soon it is painted."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from ludarium.app import start
from ludarium.app.single import Doorbell, door_of, ring
from tests.app.hall.looking import heard

RUN = "import sys; from ludarium.__main__ import main; sys.exit(main())"

STAY = """
import os, sys
from ludarium.app import start, window
was = window.MainWindow.come_forward
def come_forward(self, asked=()):
    was(self, asked)
    print("forward", *asked, os.environ.get("XDG_ACTIVATION_TOKEN", ""), flush=True)
    self.times = getattr(self, "times", 0) + 1
    if self.times == 2:
        self.close()
window.MainWindow.come_forward = come_forward
sys.exit(start.open_window([]))
"""


RING = """
import sys
from pathlib import Path
from ludarium.app.single import ring
sys.exit(not ring(Path(sys.argv[1]), sys.argv[2:]))
"""


def run(home, code: str = RUN, *argv: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *argv],
        capture_output=True,
        text=True,
        env=environment(home, **settings),
        timeout=60,
    )


def environment(home, **settings: str) -> dict[str, str]:
    plain = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    plain.pop("QT_QPA_PLATFORM", None)
    return {**plain, "LUDARIUM_HOME": str(home), **settings}


@pytest.fixture
def second_start(home):
    """Starts once more with these words while a window is open; what the window hears, and the token it was given."""
    first = subprocess.Popen(
        [sys.executable, "-c", STAY],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home, QT_QPA_PLATFORM="offscreen"),
    )
    assert first.stdout.readline() == "forward \n"

    def start(*words: str, **settings: str) -> str:
        assert run(home, RUN, *words, QT_QPA_PLATFORM="offscreen", **settings).returncode == 0
        said, _ = first.communicate(timeout=60)
        assert first.returncode == 0
        return said

    return start


def test_a_second_start_brings_the_first_window_forward(second_start, tmp_path):
    file = tmp_path / "friday.ludarium"
    file.write_text("{")
    assert second_start(str(file)) == f"forward {file} \n"


@pytest.mark.parametrize("wish", ["--new-match", "--continue"])
def test_a_wish_from_the_menu_reaches_the_window_that_is_open(second_start, wish):
    assert second_start(wish) == f"forward {wish} \n"


def test_on_wayland_the_window_may_come_forward_in_the_name_of_the_second_start(second_start):
    assert second_start(XDG_ACTIVATION_TOKEN="a-token") == "forward a-token\n"


def test_a_folder_that_cannot_be_used_is_told(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    ran = run(file, QT_QPA_PLATFORM="offscreen")
    assert ran.returncode == start.FAILED
    assert "cannot be used" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_held_library_whose_holder_does_not_answer_is_told(home, monkeypatch):
    hold = (
        "import sys, time; from pathlib import Path; from ludarium.library.library import Library\n"
        "library = Library.open(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    holder = subprocess.Popen([sys.executable, "-c", hold, str(home)], stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout.readline() == "held\n"
        ran = run(home, QT_QPA_PLATFORM="offscreen")
    finally:
        holder.kill()
        holder.wait()
        holder.stdout.close()
    assert ran.returncode == start.FAILED
    assert "Another Ludarium is using the library" in ran.stderr


# The bell, in one process


def test_the_bell_is_heard_with_its_files(qtbot, home):
    bell = Doorbell(home)
    rung = heard(bell.rung)
    child = subprocess.Popen([sys.executable, "-c", RING, str(home), "/a.ludarium"])
    qtbot.waitUntil(lambda: bool(rung), timeout=20000)
    qtbot.waitUntil(lambda: child.poll() is not None, timeout=20000)
    assert rung == [(["/a.ludarium"],)]
    assert child.returncode == 0
    bell.close()


def test_nobody_at_home(home, monkeypatch):
    monkeypatch.setattr("ludarium.app.single.PATIENCE", 50)
    began = time.monotonic()
    assert not ring(home)
    assert time.monotonic() - began < 5


def test_every_library_has_a_door_of_its_own(tmp_path):
    assert door_of(tmp_path / "a") != door_of(tmp_path / "b")
    assert door_of(tmp_path) == door_of(tmp_path / "a" / "..")


# Light before the first paint

FIRST_PAINT = """
import os, sys
from ludarium.app import start
class Holder(start._Holder):
    def take(self):
        from PySide6 import QtCore, QtGui, QtWidgets
        made = {name for module in (QtCore, QtGui, QtWidgets) for name in vars(module)}
        print(*sys.modules, *made & {"Qt", "QStyle", "QIcon", "QGradient"}, flush=True)
        os._exit(0)
start._Holder = Holder
start.open_window([])
"""

LATER = (
    "attrs",
    "hashlib",
    "socket",
    "subprocess",
    "sqlite3",
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "ludarium.app.hall.chart",
    "ludarium.app.match.frame",
    "ludarium.app.hall.help",
    "ludarium.app.hall.new_match",
    "ludarium.app.hall.result",
    "ludarium.app.match.session",
    "ludarium.ai.search",
    "ludarium.games.iron_age.evaluation",
    "ludarium.library.library",
    "Qt",  # with its enums, each of which PySide makes in Python
    "QStyle",
    "QIcon",
    "QGradient",
)


def test_nothing_is_read_before_the_first_paint_that_can_wait(home):
    ran = run(home, FIRST_PAINT, QT_QPA_PLATFORM="offscreen")
    modules = set(ran.stdout.split())
    assert "ludarium.app.hall.shelf" in modules
    assert sorted(modules & set(LATER)) == []
