"""The program that is measured beside us may answer anything."""

from __future__ import annotations

import json
import shlex
import sys

import pytest

from ludarium.commands.bench import _side_speed
from ludarium.engine.reasons import LudariumError
from tests.commands.programs import program

ANSWERS = ["[]", "5", "null", '"speed"', '{"actions_per_s": []}', '{"actions_per_s": 1e999}', '{"actions_per_s": -1}']


def saying(answer: str) -> str:
    return shlex.join([sys.executable, "-c", f"print({answer!r})"])


@pytest.mark.parametrize("answer", [*ANSWERS, "", "[" * 100_000, '{"actions_per_s": ' + "9" * 5000 + "}"])
def test_an_answer_that_is_no_speed_is_told(answer):
    with pytest.raises(LudariumError, match="side-program"):
        _side_speed(saying(answer), 0.1)


def test_a_speed_is_read():
    assert _side_speed(saying(json.dumps({"actions_per_s": 2})), 0.1) == 2.0


@pytest.mark.parametrize("command", ["", "'open", "no-such-program"])
def test_a_command_that_is_none_is_told(command):
    with pytest.raises(LudariumError, match="side-program"):
        _side_speed(command, 0.1)


def test_ages_of_thousands_of_digits_are_told():
    ran = program("arena", "eight-minute-empire", "--seats", "easy,easy", "--set", f"ages={'9' * 5000},9")
    assert ran.returncode == 2
    assert "are no ages for 2 seats" in ran.stderr
    assert len(ran.stderr) < 600
