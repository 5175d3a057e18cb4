"""Manual page and completion say what the command line itself says."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from ludarium.cli import make_parser
from ludarium.games import TITLES


@pytest.fixture(scope="module")
def commands():
    from parcel.commands import read

    return read(make_parser())


# The manual page


@pytest.fixture(scope="module")
def page(share: Path) -> str:
    return (share / "man" / "man1" / "ludarium.1").read_text(encoding="utf-8")


def test_the_page_is_sound_roff(page: str, share: Path) -> None:
    if shutil.which("groff"):
        command = ["groff", "-man", "-ww", "-Tutf8", "-z", str(share / "man" / "man1" / "ludarium.1")]
        assert subprocess.run(command, capture_output=True, text=True, check=True).stderr == ""
    macros = {line.split(" ")[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert macros == {".TH", ".SH", ".SS", ".TP", ".br"}


def test_the_page_says_what_the_help_says(page: str, commands) -> None:
    plain = re.sub(r"\\f[BIR]", "", page).replace(r"\-", "-").replace(r"\&", "")
    for command in commands:
        assert command.usage in plain
        assert command.does in plain
        for word in command.words:
            assert word.does in plain
            assert all(flag in plain for flag in word.flags)


def test_commands_are_read_from_the_parser(commands) -> None:
    for command in commands:
        said = make_parser().format_usage() if not command.name else command.usage
        for option in command.options:
            assert any(flag in said for flag in option.flags)
    assert {"arena", "sheet", "shot", "replay"} <= {command.name for command in commands}


# Completion


@pytest.fixture(scope="module")
def completed(share: Path):
    """What bash offers for the last of these words, in a folder with a few files."""
    script = share / "bash-completion" / "completions" / "ludarium"

    def complete(folder: Path, *words: str) -> list[str]:
        line = ["ludarium", *words]
        lines = [
            f"source {shlex.quote(str(script))}",
            f"COMP_WORDS=({shlex.join(line)})",
            f"COMP_CWORD={len(words)}",
            f"_ludarium ludarium {shlex.quote(line[-1])} {shlex.quote(line[-2])}",
            'printf "%s\\n" "${COMPREPLY[@]}"',
        ]
        done = subprocess.run(
            ["bash", "--norc", "-c", "\n".join(lines)], cwd=folder, capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    return complete


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("one.ludarium", "two.ludarium", "picture.png", "notes.txt"):
        (tmp_path / name).touch()
    return tmp_path


def test_bash_completes_commands_and_match_files(completed, folder: Path) -> None:
    assert completed(folder, "ar") == ["arena"]
    assert completed(folder, "--v") == ["--version"]
    assert completed(folder, "o") == ["one.ludarium"]
    assert completed(folder, "one.ludarium", "t") == ["two.ludarium"]


def test_bash_completes_what_a_command_takes(completed, folder: Path) -> None:
    assert completed(folder, "arena", "iron") == ["iron-age"]
    assert set(completed(folder, "arena", "")) == set(TITLES)
    assert completed(folder, "sheet", "--paper", "L") == ["Letter"]
    assert completed(folder, "sheet", "--blank", "iron") == ["iron-age"]
    assert set(completed(folder, "replay", "")) == {"one.ludarium", "two.ludarium"}
    assert completed(folder, "shot", "-o", "") == ["picture.png"]
    assert completed(folder, "shot", "--the") == ["--theme"]
    assert completed(folder, "arena", "--seed", "") == []


def test_zsh_completes_every_command_and_option(share: Path, commands) -> None:
    script = share / "zsh" / "vendor-completions" / "_ludarium"
    text = script.read_text(encoding="utf-8")
    if shutil.which("zsh"):
        subprocess.run(["zsh", "-n", str(script)], check=True)
    assert text.startswith("#compdef ludarium\n")
    cases = dict(re.findall(r"^ +(\w+)\) _arguments (.*) ;;$", text, re.MULTILINE))
    assert set(cases) == {command.name for command in commands if command.name}
    for command in commands[1:]:
        words = shlex.split(cases[command.name])
        flags = {re.sub(r"^(\(.*?\))?\*?", "", word).partition("[")[0] for word in words if "[" in word}
        assert flags == {flag for option in command.options for flag in option.flags}
