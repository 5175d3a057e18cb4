"""Preferences: a small JSON file, written whole whenever one is set."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from ludarium.engine.reasons import because
from ludarium.engine.regular_files import read_regular
from ludarium.engine.resources import home
from ludarium.library.disk import make_folder, parse_json, unused, write_whole
from ludarium.library.troubles import Notice, write_trouble

T = TypeVar("T", bool, int, float, str, list[str], dict[str, str])
Value = bool | int | float | str | list[str] | dict[str, str]

NAME = "preferences.json"
_MOST_BYTES = 4_000_000
"""The most that is read; what is longer is cut off and so is no JSON."""


class Preferences:
    """Values by key. The default that a caller gives says which type it wants.

    notice: what had to be put right when they were read
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.notice: Notice | None = None
        self._values: dict[str, Any] = self._read()

    @classmethod
    def open(cls, folder: Path | None = None) -> Preferences:
        folder = home() if folder is None else folder
        make_folder(folder)
        return cls(folder / NAME)

    def get(self, key: str, default: T) -> T:
        """The value, or ``default`` when it is not set or of another type."""
        value = self._values.get(key, default)
        return value if _is_like(value, default) else default

    def set(self, key: str, value: Value) -> None:
        """Set the value for good. When the disk refuses, a `LibraryError` says why and the old value stays."""
        self._write({**self._values, key: value})

    def forget(self, key: str) -> None:
        """Go back to the default."""
        self._write({name: value for name, value in self._values.items() if name != key})

    def read_again(self) -> None:
        """Take what the file holds now: it was replaced."""
        self._values = self._read()

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def _write(self, values: dict[str, Any]) -> None:
        write_whole(self._path, json.dumps(values, indent=1, sort_keys=True).encode())
        self._values = values

    def _read(self) -> dict[str, Any]:
        """What the file holds. Whatever cannot be read is set aside: the program must start all the same."""
        try:
            values = parse_json(read_regular(self._path, _MOST_BYTES))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            values = None
        if isinstance(values, dict):
            return values
        self.notice = self._set_aside()
        return {}

    def _set_aside(self) -> Notice:
        kept = unused(self._path.parent, self._path.stem, self._path.suffix)
        try:
            self._path.replace(kept)
        except OSError as error:
            raise write_trouble(error, kept) from error
        return because("preferences-damaged", kept=str(kept))


def _is_like(value: object, default: object) -> bool:
    """Whether the value is of the default's type; a whole number will do for a fraction, but never for yes or no."""
    if isinstance(default, float):
        return type(value) in (int, float)
    if isinstance(default, list):
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if isinstance(default, dict):
        return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
    return type(value) is type(default)
