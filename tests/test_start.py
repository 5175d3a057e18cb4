"""Starting is quick: nothing is imported before it is needed, and the rules never need Qt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("PySide6", "shiboken6", "attr", "attrs", "cattrs", "sqlite3", "multiprocessing")
ROOMS = ("engine", "games", "ai", "library", "words", "models", "boards", "sheets", "tables", "widgets", "app")

IMPORT_ALL = """
import importlib, pkgutil
for room in {rooms}:
    room = importlib.import_module("ludarium." + room)
    for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
        importlib.import_module(module.name)
"""


def imported(code: str) -> set[str]:
    """All modules that a fresh Python has after running the code."""
    program = f"import sys\n{code}\nprint('\\n<modules>', *sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(ran.stdout.partition("<modules>")[2].split())


def roots(modules: set[str]) -> set[str]:
    return {module.partition(".")[0] for module in modules}


@pytest.mark.parametrize(
    "code",
    [
        "import ludarium.__main__, ludarium.cli",
        "from ludarium.cli import run; run(['--version'])",
        "from ludarium.cli import run; run(['--help'])",
        "from ludarium.cli import run; run(['arena', '--help'])",
    ],
)
def test_the_start_is_light(code):
    modules = imported(code)
    assert not roots(modules) & set(HEAVY)
    assert not [module for module in modules if module.startswith(tuple(f"ludarium.{room}" for room in ROOMS))]


def test_rules_computer_and_library_need_no_qt():
    modules = imported(IMPORT_ALL.format(rooms=("engine", "games", "ai", "library")))
    assert {"ludarium.games.iron_age.title", "ludarium.ai.search", "ludarium.library.library"} <= modules
    assert not roots(modules) & {"PySide6", "shiboken6"}


def test_words_need_no_window():
    modules = imported(IMPORT_ALL.format(rooms=("words",)))
    assert "PySide6.QtCore" in modules
    assert not modules & {"PySide6.QtGui", "PySide6.QtWidgets"}


@pytest.mark.parametrize(
    ("words", "is_window"),
    [
        ([], True),
        (["a match.ludarium"], True),
        ([str(Path("folder") / "found by what is in it")], True),  # a desktop knows a match also without its suffix
        (["arena", str(Path("folder") / "file")], False),
        ([f"--set=a{os.sep}b"], False),
    ],
)
def test_files_are_opened_in_the_window_and_commands_need_none(words, is_window, monkeypatch):
    from ludarium import __main__, cli
    from ludarium.app import start

    monkeypatch.setattr(sys, "argv", ["ludarium", *words])
    monkeypatch.setattr(start, "open_window", lambda files: ("window", files))
    monkeypatch.setattr(cli, "run", lambda asked: ("command", asked))
    assert __main__.main() == ("window" if is_window else "command", words)
