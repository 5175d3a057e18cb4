"""Pipes, sockets and devices where files belong: told in a sentence, and never waited for."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.library.crash_log import FAULT, LOG, CrashLog
from ludarium.library.files import read_document
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.troubles import LibraryError
from tests.commands.programs import COMMAND, surroundings

from .children import in_child
from .counting import TITLES

PATIENCE = 15


@pytest.fixture(params=["fifo", "socket", "device"])
def irregular(request):
    """Puts something in the place of a file."""
    sockets = []

    def put(path: Path) -> Path:
        if request.param == "fifo":
            os.mkfifo(path)
        elif request.param == "socket":
            os.chdir(path.parent)  # the name of a socket is short
            sockets.append(socket.socket(socket.AF_UNIX))
            sockets[-1].bind(path.name)
        else:
            path.symlink_to("/dev/zero")
        return path

    before = Path.cwd()
    yield put
    os.chdir(before)
    for each in sockets:
        each.close()


def quickly(work) -> str:
    """What the work answers in a child, which is killed when it waits for what never comes."""
    import signal

    def bounded() -> str:
        signal.alarm(PATIENCE)
        return work()

    return in_child(bounded)


def key_of(work) -> str:
    """The key of the error that the work raises."""

    def told() -> str:
        try:
            work()
        except LibraryError as error:
            return error.reason.key
        return "fine"

    return quickly(told)


def test_a_match_file_is_told(tmp_path, irregular):
    assert key_of(lambda: read_document(irregular(tmp_path / "f.ludarium"))) == "file-irregular"


@pytest.mark.parametrize("name", ["library.sqlite", "library.sqlite-wal", "library.sqlite-journal"])
def test_a_library_is_told(tmp_path, irregular, name):
    irregular(tmp_path / name)
    assert key_of(lambda: Library.open(tmp_path, TITLES)) == "file-irregular"


def test_a_lock_keeps_nobody_waiting(tmp_path, irregular):
    irregular(tmp_path / "library.lock")
    assert key_of(lambda: Library.open(tmp_path, TITLES)) in ("fine", "folder-unusable")


def test_a_backup_is_told(tmp_path, irregular):
    irregular(tmp_path / "backup.zip")
    assert key_of(lambda: Library.open(tmp_path / "home", TITLES).restore(tmp_path / "backup.zip")) == "file-irregular"


def test_preferences_are_set_aside(tmp_path, irregular):
    irregular(tmp_path / "preferences.json")
    assert quickly(lambda: Preferences.open(tmp_path).notice.key) == "preferences-damaged"


@pytest.mark.parametrize("name", [LOG, FAULT])
def test_a_log_is_left_alone(tmp_path, irregular, name):
    irregular(tmp_path / name)

    def log() -> str:
        written = CrashLog(tmp_path)
        written.watch()
        return str(written.write("details") or name == FAULT)

    assert quickly(log) in ("False", "True")


@pytest.mark.parametrize("argv", [("replay", "f.ludarium"), ("sheet", "f.ludarium", "-o", "out.pdf")])
def test_a_command_tells_it(tmp_path, argv):
    os.mkfifo(tmp_path / "f.ludarium")
    ran = subprocess.run(
        [*COMMAND, *argv], cwd=tmp_path, capture_output=True, text=True, timeout=60, env=surroundings()
    )
    assert (ran.returncode, ran.stderr) == (1, "f.ludarium is not a regular file.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="no such place")
def test_a_file_on_the_standard_input_is_read(tmp_path):
    """A path may lead to a file by way of a device."""
    (tmp_path / "f.ludarium").write_text("{}")
    with (tmp_path / "f.ludarium").open() as file:
        line = [*COMMAND, "replay", "/dev/stdin"]
        ran = subprocess.run(line, stdin=file, capture_output=True, text=True, timeout=60, env=surroundings())
    assert "is not a match of Ludarium" in ran.stderr
