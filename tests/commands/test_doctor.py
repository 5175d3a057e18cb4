"""The check of the installation: a sentence each, without anyone's name, and an exit code."""

from __future__ import annotations

import getpass
import json
import os
import sqlite3
from pathlib import Path

import pytest

from ludarium.app import checkup
from ludarium.library import checkup as library_checkup
from ludarium.library.checkup import findings
from ludarium.library.library import Library
from tests.commands.programs import program, surroundings


def doctor(home: Path, *argv: str, **settings: str):
    around = {"LUDARIUM_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", **settings}
    return program("doctor", *argv, env=surroundings(**around))


def wrong(home: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The keys of what is wrong in a folder, by what was looked at."""
    monkeypatch.setenv("LUDARIUM_HOME", str(home))
    return {each.what: each.reason.key for each in findings(home) if not each.is_fine}


def test_a_sound_installation(tmp_path):
    Library.open(tmp_path).close()
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    ran = doctor(tmp_path, "--json")
    result = json.loads(ran.stdout)
    assert (ran.returncode, ran.stderr, result["fine"]) == (0, "", True), result
    looked_at = {each["what"].split()[0] for each in result["findings"]}
    expected = {"version", "folder", "library", "preferences", "content", "space", "fonts", "worker", "display"}
    assert looked_at == expected
    assert all(each["text"] for each in result["findings"])
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before, "nothing is changed"


def test_it_looks_while_the_library_is_in_use(tmp_path, monkeypatch):
    with Library.open(tmp_path):
        assert wrong(tmp_path, monkeypatch) == {}


def test_what_is_wrong_is_told_with_an_exit_code(tmp_path):
    (tmp_path / "preferences.json").write_text("{")
    ran = doctor(tmp_path)
    assert ran.returncode == 1
    lines = [line for line in ran.stdout.splitlines() if line.startswith("! ")]
    assert lines == [f"! The preferences {tmp_path / 'preferences.json'} are damaged. The next start sets them aside."]


def test_without_a_display(tmp_path):
    ran = doctor(tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY="", WAYLAND_DISPLAY="", XDG_RUNTIME_DIR=str(tmp_path))
    assert ran.returncode == 1
    assert "there is no display here" in ran.stdout


def test_a_folder_that_is_not_there_yet(tmp_path, monkeypatch):
    assert wrong(tmp_path / "new" / "home", monkeypatch) == {}
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("spoil", "what", "key"),
    [
        (lambda home: (home / "library.sqlite").write_bytes(b"x" * 9000), "library", "library-damaged"),
        (lambda home: (home / "library.sqlite-wal").write_bytes(b"x" * 9000), "library", "library-damaged"),
        (lambda home: os.mkfifo(home / "library.sqlite"), "library", "file-irregular"),
        (lambda home: os.mkfifo(home / "preferences.json"), "preferences", "file-irregular"),
        (lambda home: (home / "packs/rome/mine").mkdir(parents=True), "content rome/mine", "content-unreadable"),
    ],
)
def test_what_is_wrong_is_found(tmp_path, monkeypatch, spoil, what, key):
    spoil(tmp_path)
    assert wrong(tmp_path, monkeypatch) == {what: key}


def test_parts_of_somebody_else_are_found(tmp_path, monkeypatch):
    Library.open(tmp_path).close()
    connection = sqlite3.connect(tmp_path / "library.sqlite")
    connection.execute("CREATE TRIGGER t AFTER INSERT ON actions BEGIN DELETE FROM matches; END")
    connection.close()
    assert wrong(tmp_path, monkeypatch) == {"library": "check-altered"}


def test_little_space_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(library_checkup, "LEAST_MEGABYTES", 10**9)
    assert wrong(tmp_path, monkeypatch) == {"space": "check-little-space"}


def test_a_damaged_font_is_found(tmp_path, monkeypatch):
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "a.ttf").write_bytes(b"no font")
    monkeypatch.setattr(checkup, "resources", lambda: tmp_path)
    assert checkup._fonts().reason.key == "check-fonts-damaged"


def test_nobody_is_named(monkeypatch):
    monkeypatch.setenv("HOME", "/home/marta")
    monkeypatch.setattr(getpass, "getuser", lambda: "marta")
    assert checkup.without_names("/home/marta/.local and /media/marta/disk") == "~/.local and /media/…/disk"
