"""Starting as a program of its own: one program at a time, what goes wrong, and how soon it is painted."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket

from ludarium import words
from ludarium.app import start
from ludarium.app.macos_open_files import OpenFileEvents
from ludarium.app.single_instance import InstanceServer, ring, socket_name
from tests.app.hall.looking import heard

RUN = "import sys; from ludarium.__main__ import main; sys.exit(main())"

STAY = """
import os, sys
from ludarium.app import main_window, start
was = main_window.MainWindow.come_forward
def come_forward(self, asked=()):
    was(self, asked)
    print("forward", *asked, os.environ.get("XDG_ACTIVATION_TOKEN", ""), flush=True)
    self.times = getattr(self, "times", 0) + 1
    if self.times == 2:
        self.close()
main_window.MainWindow.come_forward = come_forward
sys.exit(start.open_window([]))
"""


RING = """
import sys
from pathlib import Path
from ludarium.app.single_instance import ring
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
    bell = InstanceServer(home)
    rung = heard(bell.rung)
    child = subprocess.Popen([sys.executable, "-c", RING, str(home), "/a.ludarium"])
    qtbot.waitUntil(lambda: bool(rung), timeout=20000)
    qtbot.waitUntil(lambda: child.poll() is not None, timeout=20000)
    assert rung == [(["/a.ludarium"],)]
    assert child.returncode == 0
    bell.close()


def talk(qtbot, bell: InstanceServer, home, *pieces: bytes) -> QLocalSocket:
    """Somebody at the door who says these pieces one after the other, and waits."""
    socket = QLocalSocket()
    socket.connectToServer(socket_name(home))
    assert socket.waitForConnected(5000)
    for piece in pieces:
        socket.write(piece)
        socket.flush()
        qtbot.wait(20)
    return socket


@pytest.fixture
def bell(home):
    bell = InstanceServer(home)
    assert bell.is_open
    assert bell.trouble is None
    yield bell
    bell.close()


def test_what_comes_in_pieces_is_heard_as_a_whole(qtbot, home, bell):
    rung = heard(bell.rung)
    said = json.dumps(["/a b.ludarium", "/ü.ludarium"], ensure_ascii=False).encode()
    socket = talk(qtbot, bell, home, *(bytes([byte]) for byte in said))
    qtbot.waitUntil(lambda: bool(rung), timeout=5000)
    assert rung == [(["/a b.ludarium", "/ü.ludarium"],)]
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState, timeout=5000)


@pytest.mark.parametrize("said", [b"[" * 100_000, b"nonsense", b"{}", b"[1, 2]", b'[["a"]]', b"NaN", b"\xff\xfe", b"5"])
def test_nonsense_at_the_door_does_no_harm(qtbot, home, bell, said):
    rung = heard(bell.rung)
    with qtbot.captureExceptions() as raised:
        noise = talk(qtbot, bell, home, said)
        socket = talk(qtbot, bell, home, b'["/a.ludarium"]')
        qtbot.waitUntil(lambda: bool(rung), timeout=5000)
    assert raised == []
    assert rung == [(["/a.ludarium"],)]
    del noise, socket


def test_whoever_goes_on_and_on_is_not_listened_to(qtbot, home, bell, monkeypatch):
    monkeypatch.setattr("ludarium.app.single_instance.LONGEST", 1000)
    socket = talk(qtbot, bell, home, b"[" + b" " * 2000)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState, timeout=5000)


def test_whoever_says_nothing_is_not_waited_for(qtbot, home, bell, monkeypatch):
    monkeypatch.setattr("ludarium.app.single_instance.PATIENCE", 50)
    socket = talk(qtbot, bell, home)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState, timeout=5000)


# Whose door it is


@pytest.fixture
def lobby(tmp_path, monkeypatch):
    """No folder of the session: doors are in the temporary folder."""
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"ludarium-{os.getuid()}"


def test_a_door_stands_where_nobody_else_can_put_one(home, lobby, monkeypatch, tmp_path):
    assert Path(socket_name(home)).parent == lobby
    assert stat.S_IMODE(lobby.stat().st_mode) == 0o700
    session = tmp_path / "session"
    session.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(session))
    assert Path(socket_name(home)).parent == session
    session.chmod(0o755)
    assert Path(socket_name(home)).parent == lobby


def squat(lobby: Path, how: str) -> None:
    if how == "open":
        lobby.mkdir()
        lobby.chmod(0o777)
    elif how == "link":
        (lobby.parent / "theirs").mkdir(mode=0o700)
        lobby.symlink_to("theirs")
    elif how == "theirs":
        lobby.mkdir(mode=0o700)
        os.chown(lobby, 65534, 65534)
    else:
        lobby.write_text("")


@pytest.mark.parametrize("how", ["open", "link", "file", *(["theirs"] if os.getuid() == 0 else [])])
def test_a_door_of_somebody_else_is_neither_used_nor_rung_at(home, lobby, how):
    squat(lobby, how)
    bell = InstanceServer(home)
    assert not bell.is_open
    assert "will not come forward" in words.sentence(bell.trouble)
    assert not ring(home)


def test_a_full_temporary_folder_is_told(home, lobby, monkeypatch):
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "mkdir", full)
    bell = InstanceServer(home)
    assert not bell.is_open
    assert words.sentence(bell.trouble).endswith(" will not come forward: No space left on device.")


def test_a_folder_whose_name_is_not_utf8_has_a_door(tmp_path):
    assert socket_name(Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9")))


# At the same moment


def test_starts_at_the_same_moment_end_in_one_window(home):
    """None gives up: whoever comes second asks the first to come forward, however close they are."""
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", STAY],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(home, QT_QPA_PLATFORM="offscreen"),
        )
        for _ in range(2)
    ]
    said = [start.communicate(timeout=120) for start in starts]
    assert [start.returncode for start in starts] == [0, 0], said
    assert sorted(out.count("forward") for out, _ in said) == [0, 2]
    assert not any("Another Ludarium" in err for _, err in said)


def test_a_home_that_nobody_knows_is_told(tmp_path):
    unknown = "import pwd\ndef unknown(*_): raise KeyError\npwd.getpwuid = unknown\n"
    settings = {"LUDARIUM_HOME": "", "HOME": "", "XDG_DATA_HOME": "", "QT_QPA_PLATFORM": "offscreen"}
    ran = run(tmp_path, unknown + "import os; del os.environ['HOME']\n" + RUN, **settings)
    assert ran.returncode == start.FAILED
    assert "name one in LUDARIUM_HOME" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_nobody_at_home(home, monkeypatch):
    monkeypatch.setattr("ludarium.app.single_instance.PATIENCE", 50)
    began = time.monotonic()
    assert not ring(home)
    assert time.monotonic() - began < 5


def test_every_library_has_a_door_of_its_own(tmp_path):
    assert socket_name(tmp_path / "a") != socket_name(tmp_path / "b")
    assert socket_name(tmp_path) == socket_name(tmp_path / "a" / "..")


def test_files_that_the_system_hands_over_are_asked_for(qapp):
    over = OpenFileEvents()
    asked = heard(over.asked)
    qapp.installEventFilter(over)
    qapp.sendEvent(qapp, QFileOpenEvent("/a.ludarium"))
    qapp.sendEvent(qapp, QEvent(QEvent.Type.User))
    qapp.removeEventFilter(over)
    assert asked == [(["/a.ludarium"],)]


TOLD = """
import os
from ludarium.app import start
class Holder(start._Holder):
    def take(self):
        super().take()
        print(self._window.notices.bar.label.text(), flush=True)
        os._exit(0)
start._Holder = Holder
start.open_window([])
"""


def test_a_fault_of_the_last_time_is_told_in_the_window(home):
    home.mkdir()
    (home / "fault.log").write_text("Fatal Python error: Segmentation fault")
    ran = run(home, TOLD, QT_QPA_PLATFORM="offscreen")
    assert "crashed last time" in ran.stdout
    assert str(home / "ludarium.log") in ran.stdout


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
    "ludarium.app.hall.result.score_chart",
    "ludarium.app.match.table_frame",
    "ludarium.app.hall.rulebook.rules_and_keys",
    "ludarium.app.hall.setup.new_match_page",
    "ludarium.app.hall.result.result_page",
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
    assert "ludarium.app.hall.shelf.shelf" in modules
    assert sorted(modules & set(LATER)) == []
