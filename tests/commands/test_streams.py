"""Outputs that are full or closed, homes that nobody knows: a sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.programs import program, surroundings

FULL = Path("/dev/full")
NO_SPACE = "The output cannot be written: No space left on device.\n"


@pytest.mark.parametrize("argv", [("--help",), ("--version",), ("content", "iron-age"), ("arena", "--help")])
def test_a_full_output_is_told(argv):
    with FULL.open("w") as full:
        ran = program(*argv, stdout=full)
    assert (ran.returncode, ran.stderr) == (1, NO_SPACE)


@pytest.mark.parametrize("argv", [("--help",), ("content", "iron-age")])
def test_a_reader_who_is_gone_is_no_error(argv):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        ran = program(*argv, stdout=writer)
    finally:
        os.close(writer)
    assert (ran.returncode, ran.stderr) == (1, "")


@pytest.mark.parametrize("argv", [("content", "chess"), ("dance",)])
def test_the_exit_code_says_it_where_nobody_hears(argv):
    with FULL.open("w") as full:
        assert program(*argv, stderr=full).returncode == 2


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(closed):
    """What is said goes nowhere: complaints do not take the place of the output."""
    line = f'exec "$0" -m ludarium content chess {closed}'
    ran = subprocess.run(["sh", "-c", line, sys.executable], capture_output=True, text=True, env=surroundings())
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Traceback" not in ran.stderr


# Homes

NOBODY = """
import os, pwd, sys
def unknown(*_): raise KeyError
pwd.getpwuid = unknown
from ludarium.__main__ import main
sys.exit(main())
"""


def test_a_person_whom_the_system_does_not_know():
    """Neither HOME nor the list of users says where things belong: whoever asks for the folder is told what to do."""
    unset = dict.fromkeys(("HOME", "LUDARIUM_HOME", *(n for n in os.environ if n.startswith("XDG_"))))
    ran = subprocess.run(
        [sys.executable, "-c", NOBODY, "content", "imperium", "--set", "pack=mine"],
        capture_output=True,
        text=True,
        env=surroundings(**unset),
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "It is not known where your folder is: name one in LUDARIUM_HOME, for matches and results.\n"


def test_a_home_that_is_not_utf8(tmp_path):
    home = os.fsencode(tmp_path) + b"/caf\xe9"
    ran = program("content", "imperium", "--set", "pack=mine", env=surroundings(LUDARIUM_HOME=home))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("There is no pack mine in the folder ")
