"""A program that nobody installed has its place in the menu for as long as the player wants it there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.library.menu import Menu, user_share
from ludarium.library.troubles import LibraryError
from ludarium.words.launcher import ID, menu_files


@pytest.fixture(autouse=True)
def _no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")


def menu(share: Path, program: str = "/opt/ludarium") -> Menu:
    return Menu(menu_files(program), share)


def test_all_that_was_added_is_taken_away_again(tmp_path: Path) -> None:
    (tmp_path / "applications").mkdir()
    (tmp_path / "applications" / "other.desktop").touch()
    assert not menu(tmp_path).is_there
    menu(tmp_path).add()
    assert menu(tmp_path).is_there
    entry = tmp_path / "applications" / f"{ID}.desktop"
    assert "Exec=/opt/ludarium %F\n" in entry.read_text(encoding="utf-8")
    assert {file.suffix for file in tmp_path.rglob("*") if file.is_file()} == {".desktop", ".xml", ".svg"}
    menu(tmp_path).remove()
    assert [file.name for file in tmp_path.rglob("*") if file.is_file()] == ["other.desktop"]
    menu(tmp_path).remove()


def test_a_program_that_was_moved_has_to_be_added_again(tmp_path: Path) -> None:
    menu(tmp_path).add()
    moved = menu(tmp_path, "/home/me/games/ludarium")
    assert not moved.is_there
    moved.add()
    assert moved.is_there


def test_the_desktop_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("update-desktop-database", "update-mime-database"):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\necho "$1" > "{tmp_path}/{name}"\nexit 3\n')
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tools))
    share = tmp_path / "share"
    menu(share).add()
    assert (tmp_path / "update-desktop-database").read_text() == f"{share}/applications\n"
    assert (tmp_path / "update-mime-database").read_text() == f"{share}/mime\n"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "applications").touch()
    with pytest.raises(LibraryError):
        menu(tmp_path).add()


def test_the_folder_is_the_one_that_the_desktop_looks_into(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert user_share() == tmp_path / ".local" / "share"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # to be taken for none, the specification says
    assert user_share() == tmp_path / ".local" / "share"
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert user_share() == Path("/elsewhere")
