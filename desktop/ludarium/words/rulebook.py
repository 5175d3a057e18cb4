"""The rulebook of a title: short pages in our own words, in the order in which one meets things at the table.

The pages stand in ``resources/help/book/<title>.json``. A page is a list of parts; a part says one of `KINDS`, or shows
a ``picture`` with its ``caption``, or a ``table``. In their texts ``[a word](page)`` leads to another page, and
``{armies}`` is a number of the content. ``numbers`` and ``tables`` of ``words/<title>/figures.py`` count them, so that
a corrected component corrects the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Protocol

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.engine.resources import resources
from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.words.data_texts import read_written
from ludarium.words.voice import fill

KINDS = ("text", "head", "step", "point", "advice")
"""What a part may say: a paragraph, a heading, a numbered step, a point of a list, a piece of advice."""

LINK = re.compile(r"\[([^\]]+)\]\(([\w-]+)\)")

Table = Sequence[Sequence[str]]
"""Rows of cells, the first of them heads."""


class Figures(Protocol):
    """What a title counts for its pages. A module with these functions will do."""

    def numbers(self, title: AnyTitle) -> Mapping[str, object]:
        """Numbers of the content by the names of their gaps."""

    def tables(self, title: AnyTitle) -> Mapping[str, Table]:
        """Tables of the content by their names."""


FIGURES: Room[Figures] = Room("ludarium.words", IDS, "figures")

FOLDER = resources() / "help" / "book"


@attrs.frozen
class Label:
    """The name of a part of a picture. ``at``: its position, as a share of width and height."""

    text: str
    at: tuple[float, float]


@attrs.frozen
class Picture:
    """A view of the real table: these things of it, as they lie in a position.

    scene: the position, by its name; things: patterns of the ids of what is shown
    is_alone: whether nothing else is seen that lies there
    """

    scene: str
    things: tuple[str, ...]
    labels: tuple[Label, ...] = ()
    is_alone: bool = False


@attrs.frozen
class Scene:
    """A position to show: a match with these options after these actions, as one seat sees it."""

    seats: int
    seed: int = 1
    options: Mapping[str, str] = attrs.field(factory=dict)
    moves: tuple[str, ...] = ()
    viewer: int = 0


@attrs.frozen
class Part:
    """One of the `KINDS`, or ``picture`` or ``table``. ``text``: what it says, of a picture its caption."""

    kind: str
    text: str = ""
    picture: Picture | None = None
    table: Table = ()


@attrs.frozen
class Page:
    """A page. ``rules``: the ids of the rules that it explains."""

    id: str
    heading: str
    parts: tuple[Part, ...]
    rules: tuple[str, ...] = ()

    @property
    def plain(self) -> str:
        """The whole text, for a search."""
        cells = [cell for part in self.parts for row in part.table for cell in row]
        return " ".join([self.heading, *(LINK.sub(r"\1", part.text) for part in self.parts), *cells])


@attrs.frozen
class Rulebook:
    """The pages of a title. ``aid``: the player aid, as one more page."""

    title: str
    pages: tuple[Page, ...] = ()
    aid: Page | None = None
    scenes: Mapping[str, Scene] = attrs.field(factory=dict)

    def page(self, id: str) -> Page | None:
        return next((page for page in self.pages if page.id == id), None)

    def page_of(self, rule: str) -> Page | None:
        """Return the page that explains the rule."""
        return next((page for page in self.pages if rule in page.rules), None)


def has_rulebook(title: str) -> bool:
    return (FOLDER / f"{title.replace('-', '_')}.json").exists()


def read_rulebook(title: AnyTitle, rules: Sequence[str] = ()) -> Rulebook:
    """The title's rulebook in the language that is spoken, without pages where nobody has written any.

    rules: every id there is, for the pages to share out
    """
    if not has_rulebook(title.id):
        return Rulebook(title.id)
    data = read_written(FOLDER / f"{title.id.replace('-', '_')}.json")
    reader = _Reader(title, rules)
    scenes = {name: Scene(**_tuples(scene)) for name, scene in data["scenes"].items()}
    return Rulebook(title.id, tuple(map(reader.page, data["pages"])), reader.page(data["aid"]), scenes)


class _Reader:
    """Makes pages from data, with the numbers of the title filled in."""

    def __init__(self, title: AnyTitle, rules: Sequence[str]) -> None:
        figures = FIGURES[title.id]
        self._numbers, self._tables = figures.numbers(title), figures.tables(title)
        self._rules = rules

    def page(self, data: Mapping[str, Any]) -> Page:
        rules = [rule for rule in self._rules if any(fnmatchcase(rule, each) for each in data.get("rules", ()))]
        return Page(data["id"], self._say(data["heading"]), tuple(map(self._part, data["parts"])), tuple(rules))

    def _say(self, text: str) -> str:
        return fill(text, **self._numbers)

    def _part(self, data: Mapping[str, Any]) -> Part:
        if "picture" in data:
            return Part("picture", self._say(data.get("caption", "")), self._picture(data["picture"]))
        if "table" in data:
            return Part("table", self._say(data.get("caption", "")), table=self._tables[data["table"]])
        kind = next(kind for kind in KINDS if kind in data)
        return Part(kind, self._say(data[kind]))

    def _picture(self, data: Mapping[str, Any]) -> Picture:
        labels = tuple(Label(self._say(label["label"]), _pair(label["at"])) for label in data.get("labels", ()))
        return Picture(data["scene"], tuple(data["things"]), labels, bool(data.get("alone")))


def _pair(at: Sequence[float]) -> tuple[float, float]:
    return at[0], at[1]


def _tuples(scene: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in scene.items()}


def said(text: str) -> Iterator[tuple[str, str]]:
    """The runs of a text, each with the page that it links to, if any."""
    at = 0
    for link in LINK.finditer(text):
        if link.start() > at:
            yield text[at : link.start()], ""
        yield link[1], link[2]
        at = link.end()
    if at < len(text):
        yield text[at:], ""
