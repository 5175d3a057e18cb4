"""Which titles there are. Loading one reads its content, so it happens when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from ludarium.engine.reasons import ContentError, SetupError, because
from ludarium.engine.rooms import Room

if TYPE_CHECKING:
    from ludarium.engine.contract import Title

    AnyTitle = Title[Any]
else:
    AnyTitle = Any  # which titles there are can be said before any rule is read


class Rules(Protocol):
    """What makes a title. A module with this function will do."""

    def make(self, content_version: int | None = None) -> AnyTitle:
        """The title with the content of that version, or with the newest."""


class Registry:
    """Titles by id, loaded on demand and kept: those of a room, and what is registered besides."""

    def __init__(self, rules: Room[Rules] | None = None) -> None:
        self._makers: dict[str, Callable[[int | None], AnyTitle]] = {}
        self._loaded: dict[tuple[str, int | None], AnyTitle] = {}
        if rules is not None:
            for title in rules:
                self.register(title, partial(_make, rules, title))

    def register(self, title: str, maker: Callable[[int | None], AnyTitle]) -> None:
        """Add a title. ``maker`` takes the content version a match was played with, or None for the newest."""
        self._makers[title] = maker

    def only(self, names: Container[str]) -> Registry:
        """Those of these names, in the same order."""
        part = Registry()
        part._makers = {name: maker for name, maker in self._makers.items() if name in names}
        part._loaded = self._loaded
        return part

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __contains__(self, title: object) -> bool:
        return title in self._makers

    def get(self, title: str, content_version: int | None = None, options: Mapping[str, str] | None = None) -> AnyTitle:
        """The title with the content of that version, or with what the options of a match name in its place."""
        newest = self._load(title)
        played = newest.played_with(options or {})
        if played is not newest or content_version in (None, newest.content_version):
            return played
        known = newest.content_version
        if content_version not in range(1, known):  # released ones stay shipped; there are no others
            raise ContentError(because("match-content", title=title, content=content_version, known=known))
        return self._load(title, content_version)

    def _load(self, title: str, content_version: int | None = None) -> AnyTitle:
        if title not in self._makers:
            raise SetupError(because("title", title=title, known=", ".join(self._makers)))
        key = (title, content_version)
        if key not in self._loaded:
            self._loaded[key] = self._makers[title](content_version)
        return self._loaded[key]


def _make(rules: Room[Rules], title: str, content_version: int | None) -> AnyTitle:
    return rules[title].make(content_version)
