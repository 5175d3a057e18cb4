"""What is typed wrongly is answered by a sentence that says what would be right."""

from __future__ import annotations

import pytest

from ludarium import cli
from ludarium.commands.console import int_between, seconds, size

LONG = "9" * 5000


@pytest.fixture
def refused(capsys):
    """What is said of arguments that cannot be."""

    def run(*argv: str, code: int = 2) -> str:
        assert cli.run(argv) == code
        said = capsys.readouterr()
        assert said.out == ""
        assert "Something went wrong" not in said.err
        return said.err.splitlines()[-1]

    return run


@pytest.mark.parametrize("text", ["-1", "0", "nan", "inf", "1e99", "x", ""])
def test_seconds(refused, text):
    assert refused("bench", "iron-age", f"--seconds={text}").endswith(
        f"“{text}” is no number of seconds: above 0, at most 3600."
    )


@pytest.mark.parametrize(
    ("option", "text", "bounds"),
    [
        ("games", "0", "1 to 1000000000"),
        ("games", "٣.5", "1 to 1000000000"),
        ("games", LONG, "1 to 1000000000"),
        ("jobs", "61", "1 to 60"),
        ("seed", "-5", "0 to 18446744073709551615"),
        ("seed", LONG, "0 to 18446744073709551615"),
    ],
)
def test_numbers(refused, option, text, bounds):
    said = refused("arena", "iron-age", "--seats", "random", f"--{option}={text}")
    assert said.endswith(f"” is no whole number from {bounds}.")
    assert len(said) < 1000


def test_numbers_that_are_fine():
    assert (int_between(0, 10)("10"), size("8000x1"), seconds("0.5")) == (10, (8000, 1), 0.5)


def test_a_table_for_too_many(refused):
    assert (
        refused("shot", "iron-age", "--seats", "9", "-o", "x.png") == "This title is not played by 9: it takes 1 to 4."
    )


def test_a_seed_below_nothing(refused):
    assert "“-5” is no whole number from 0 to" in refused("shot", "iron-age", "--seed=-5", "-o", "x.png")


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("none/table.png", 1, "none/table.png cannot be written: No such file or directory."),
        ("table.xyz", 2, "table.xyz is no name of a picture: let it end in .png or .jpg."),
        (".", 1, " cannot be written: Is a directory."),
    ],
)
def test_a_picture_that_has_no_place(refused, qapp, tmp_path, name, code, sentence):
    argv = ("shot", "iron-age", "--after", "1", "--seats", "1", "--size", "400x300", "-o")
    assert refused(*argv, f"{tmp_path}/{name}", code=code).endswith(sentence)


@pytest.mark.parametrize(
    ("name", "problem"),
    [("", "Is a directory"), ("..", "Is a directory"), ("x" * 5000, "File name too long")],
)
def test_a_sheet_that_has_no_place(refused, qapp, name, problem):
    said = refused("sheet", "--blank", "iron-age", "-o", name, code=1)
    assert said.endswith(f" cannot be written: {problem}.")
    assert len(said) < 1000


def test_a_match_of_a_name_that_is_too_long(refused):
    said = refused("replay", "x" * 5000, code=1)
    assert said.endswith(" cannot be read: File name too long.")
    assert len(said) < 1000
