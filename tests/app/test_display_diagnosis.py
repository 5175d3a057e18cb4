"""Where no window can be opened: one sentence that says why, exit code 2, never a traceback or a core."""

from __future__ import annotations

import os
import socket
import subprocess
import sys

import pytest

from ludarium.app import display_diagnosis
from ludarium.app.display import has_display
from ludarium.app.display_diagnosis import NO_DISPLAY

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")

NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")

WITHOUT_QT = """
import sys
sys.modules["PySide6.QtCore"] = None
from ludarium.__main__ import main
sys.exit(main())
"""


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """No display, no wish for a platform, and all libraries there."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    lack(tmp_path)


def lack(folder, *libraries: str) -> None:
    """Put an ldd on the path that finds all libraries but these."""
    lines = "".join(f"\\t{library} => not found\\n" for library in libraries)
    ldd = folder / "ldd"
    ldd.write_text(f"#!/bin/sh\nprintf '\\tlibc.so.6 => /lib/libc.so.6 (0x0)\\n{lines}'\n")
    ldd.chmod(0o755)


def started(*argv: str, **settings: str) -> str:
    """What the program says when it is started and cannot open its window."""
    command = [sys.executable, *(argv or ("-m", "ludarium"))]
    ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings}, timeout=60)
    assert (ran.returncode, ran.stdout) == (NO_DISPLAY, "")
    return ran.stderr


@pytest.mark.usefixtures("bare")
class TestStarted:
    """The program as a whole."""

    def test_no_display(self, tmp_path):
        assert started() == "Ludarium cannot open its window: there is no display here.\n"
        assert not (tmp_path / "home").exists()

    def test_a_display_that_does_not_answer(self):
        said = "Ludarium cannot open its window: the display :987 does not answer.\n"
        assert started(DISPLAY=":987") == said
        assert started(DISPLAY=":987", QT_QPA_PLATFORM="xcb") == said

    def test_a_platform_that_qt_does_not_have(self):
        said = started(DISPLAY=":0", QT_QPA_PLATFORM="papyrus")
        assert said == "Ludarium cannot open its window: Qt cannot use the platform papyrus.\n"

    def test_a_library_that_the_window_needs(self, tmp_path):
        lack(tmp_path, "libxcb-cursor.so.0")
        said = started(DISPLAY=":987")
        assert said.startswith("Ludarium cannot start: this machine lacks libxcb-cursor.so.0.")
        assert len(said.splitlines()) == 1

    def test_a_library_that_qt_itself_needs(self, tmp_path):
        lack(tmp_path, "libglib-2.0.so.0")
        said = started("-c", WITHOUT_QT, DISPLAY=":987")
        assert said.startswith("Ludarium cannot start: this machine lacks libglib-2.0.so.0.")
        assert len(said.splitlines()) == 1

    def test_an_import_that_fails_for_another_reason_is_not_hidden(self):
        ran = subprocess.run([sys.executable, "-c", WITHOUT_QT, "content", "iron-age"], capture_output=True, text=True)
        assert "PySide6.QtCore" in ran.stderr
        assert "lacks" not in ran.stderr


# The display


@pytest.mark.usefixtures("bare")
def test_a_display_is_there_when_it_is_named_or_none_is_needed(monkeypatch, tmp_path):
    assert not has_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:size=1x1")
    assert has_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland;xcb")
    assert not has_display()
    (tmp_path / "wayland-0").touch()  # where Wayland is, unless it is said to be elsewhere
    assert has_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


@pytest.mark.usefixtures("bare")
def test_a_display_that_answers_and_still_gives_no_window_turns_it_away(monkeypatch, tmp_path):
    monkeypatch.setenv("WAYLAND_DISPLAY", "wl")
    assert display_diagnosis.trouble() == "Ludarium cannot open its window: the display wl does not answer."
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wl"))
        server.listen()
        assert display_diagnosis.trouble() == "Ludarium cannot open its window: the display wl refuses the connection."


@pytest.mark.usefixtures("bare")
def test_displays_over_the_net(monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        monkeypatch.setenv("DISPLAY", f"127.0.0.1:{number}.0")
        assert display_diagnosis.answers("xcb")
    assert not display_diagnosis.answers("xcb")


@pytest.mark.parametrize("name", [":", "nonsense", ":99999", "127.0.0.1:99999"])
@pytest.mark.usefixtures("bare")
def test_names_that_no_display_has(monkeypatch, name):
    monkeypatch.setenv("DISPLAY", name)
    assert not display_diagnosis.answers("xcb")


# The libraries


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libX11.so.6", "libx11-6"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libbrotlidec.so.1", "libbrotli1"),
    ],
)
def test_the_package_of_a_library(library, package):
    assert display_diagnosis.package(library) == package


def test_the_command_fits_the_release(monkeypatch, tmp_path):
    monkeypatch.setattr(display_diagnosis, "DPKG", tmp_path)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/sudo")
    libraries = ["libgthread-2.0.so.0", "libEGL.so.1", "libglib-2.0.so.0"]
    assert display_diagnosis.lacking(libraries).endswith(" Please run: sudo apt-get install libegl1 libglib2.0-0")
    (tmp_path / "libssl3t64:amd64.list").touch()
    assert display_diagnosis.lacking(libraries).endswith(" Please run: sudo apt-get install libegl1 libglib2.0-0t64")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert display_diagnosis.lacking(["libEGL.so.1"]).endswith(" Please run: su -c 'apt-get install libegl1'")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert display_diagnosis.lacking(["libEGL.so.1"]).endswith(" Please run: apt-get install libegl1")


def test_elsewhere_only_the_library_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(display_diagnosis, "DPKG", tmp_path / "none")
    assert display_diagnosis.lacking(["libEGL.so.1"]) == "Ludarium cannot start: this machine lacks libEGL.so.1."
