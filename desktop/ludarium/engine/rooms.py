"""Where the parts of a title are found: every room keeps them in a package of the title's name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar

P = TypeVar("P")


class Room(Generic[P]):
    """What one room holds of each title: a module that meets ``P``, read when it is first asked for.

    package: the room; titles: those that there are (a word from a stranger's file never names a module); part: the
    module of the title's own package that is meant, where it is not that package itself
    """

    def __init__(self, package: str, titles: Iterable[str], part: str = "") -> None:
        self._package = package
        self._titles = tuple(titles)
        self._part = part
        self._parts: dict[str, P] = {}

    def add(self, title: str, part: P) -> None:
        """The part of a title that has no package here, such as one that exists only for tests."""
        self._parts[title] = part

    def __iter__(self) -> Iterator[str]:
        """The titles that this room has something of."""
        return (title for title in dict.fromkeys((*self._titles, *self._parts)) if title in self)

    def __contains__(self, title: object) -> bool:
        if title in self._parts:
            return True
        return isinstance(title, str) and title in self._titles and find_spec(self._home(title)) is not None

    def __getitem__(self, title: str) -> P:
        if title in self._parts:
            return self._parts[title]
        if title not in self._titles:
            raise KeyError(title)
        home = self._home(title)
        whole, _, name = (f"{home}.{self._part}" if self._part else home).rpartition(".")
        import_module(f"{whole}.{name}")
        # A module is an attribute of the package around it; that it meets P is what the room promises.
        part: P = getattr(import_module(whole), name)
        self._parts[title] = part
        return part

    def find(self, title: str) -> P | None:
        """The part of a title, or None if the room has none of it."""
        if title in self._parts:
            return self._parts[title]
        has_part = title in self and (not self._part or find_spec(f"{self._home(title)}.{self._part}") is not None)
        return self[title] if has_part else None

    def _home(self, title: str) -> str:
        return f"{self._package}.{title.replace('-', '_')}"
