"""All cards of a title, to be browsed: `ludarium.tables.<title>.catalogue` says what there is and how it is found."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

import attrs

from ludarium.boards.cardface import PrintedFace
from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.words.search_terms import has_all, search_terms

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle
    from ludarium.engine.scene import Thing


@attrs.frozen
class Value:
    """Something by which cards are found. ``mark``: what these cards have among their marks."""

    mark: str
    name: str
    picture: str = ""


@attrs.frozen
class Facet:
    """A heading with the values below it. ``is_pictures``: their pictures are enough."""

    name: str
    values: tuple[Value, ...]
    is_pictures: bool = False


@attrs.frozen
class Entry:
    """A card, however often it is printed.

    faces: its sides; text: what it says; notes: its keywords explained; facts: names and values, such as its price
    origin: where its facts come from; marks: what it is found by; copies: the marks of each printed copy
    """

    key: str
    name: str
    faces: tuple[PrintedFace, ...]
    text: str
    notes: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    origin: str
    marks: frozenset[str]
    copies: tuple[frozenset[str], ...]

    @property
    def searched(self) -> str:
        """All in which words are looked for."""
        return " ".join((self.name, self.text, *(value for _, value in self.facts)))


@attrs.frozen
class Catalogue:
    """All cards, and by what they can be found."""

    entries: tuple[Entry, ...]
    facets: tuple[Facet, ...]

    def facet_of(self, mark: str) -> int:
        return next(n for n, facet in enumerate(self.facets) if any(value.mark == mark for value in facet.values))


@attrs.frozen
class Wanted:
    """What is looked for: words that all occur, and for each facet one of its marks."""

    words: tuple[str, ...] = ()
    marks: tuple[frozenset[str], ...] = ()

    def fitting(self, entry: Entry) -> int:
        """How many of the printed copies fit."""
        if not has_all(entry.searched, self.words):
            return 0
        return sum(all(any_of & (entry.marks | copy) for any_of in self.marks) for copy in entry.copies)


def wanted(catalogue: Catalogue, words: str, marks: Collection[str]) -> Wanted:
    """What a person has typed and chosen. Of one facet any value will do; of several, each is asked for."""
    by_facet: dict[int, set[str]] = {}
    for mark in marks:
        by_facet.setdefault(catalogue.facet_of(mark), set()).add(mark)
    return Wanted(search_terms(words), tuple(map(frozenset, by_facet.values())))


def mark_counts(entries: Sequence[Entry]) -> Mapping[str, int]:
    """How many printed cards have each mark."""
    found: dict[str, int] = {}
    for entry in entries:
        for copy in entry.copies:
            for mark in entry.marks | copy:
                found[mark] = found.get(mark, 0) + 1
    return found


class CatalogueMaker(Protocol):
    """What makes it. A module with these functions will do."""

    def catalogue(self, title: AnyTitle) -> Catalogue: ...

    def entry_of(self, title: AnyTitle, thing: Thing) -> str:
        """The entry of a thing on the table; empty where it is no card, or lies face down."""


CATALOGUES: Room[CatalogueMaker] = Room("ludarium.tables", IDS, "catalogue")


def maker_of(title: str) -> CatalogueMaker | None:
    """What makes the catalogue of a title, where it has one."""
    return CATALOGUES.find(title)
