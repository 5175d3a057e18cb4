"""A program's place in the menu of this user (Linux): its entry, its icons, and the type of its files."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from ludarium.engine.regular_files import read_regular
from ludarium.library.disk import make_folder, write_whole
from ludarium.library.troubles import write_trouble

_REFRESHERS = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""What a desktop is told with that something changed, where it has these tools, and of which folder."""

_PATIENCE = 20
"""Seconds that one of them may take."""


class Menu:
    """Files that a desktop looks for in the user's own folder.

    files: what stands in each, by its path in that folder
    """

    def __init__(self, files: Mapping[str, bytes], share: Path | None = None) -> None:
        self._files = files
        self._share = share or user_share()

    @property
    def is_there(self) -> bool:
        """Whether the program has its place, as it is now: one that was moved since has to be added again."""
        return all(_holds(self._share / name, data) for name, data in self._files.items())

    def add(self) -> None:
        for name, data in self._files.items():
            make_folder((self._share / name).parent)
            write_whole(self._share / name, data)
        self._refresh()

    def remove(self) -> None:
        for name in self._files:
            try:
                (self._share / name).unlink(missing_ok=True)
            except OSError as error:
                raise write_trouble(error, self._share / name) from error
        self._refresh()

    def _refresh(self) -> None:
        for tool, folder in _REFRESHERS:
            if shutil.which(tool) and (self._share / folder).is_dir():
                # Whatever comes of it, the files are there: at the latest the next session finds them.
                try:
                    subprocess.run([tool, self._share / folder], capture_output=True, timeout=_PATIENCE, check=False)
                except (OSError, subprocess.TimeoutExpired):
                    continue


def user_share() -> Path:
    """The folder in which the desktop looks for what is this user's."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".local" / "share"


def _holds(file: Path, data: bytes) -> bool:
    try:
        return read_regular(file) == data
    except OSError:
        return False
