"""What is in the boxes, as it stands in the content files: read from a folder, and checked before it is compiled."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import attrs

from ludarium.engine.content import read_json, structure
from ludarium.engine.reasons import ContentError, because
from ludarium.games.imperium.bot.book import Book, Stage
from ludarium.games.imperium.bot.vocabulary import BOT
from ludarium.games.imperium.cards import (
    ICONS,
    STARTS,
    SUITS,
    TYPES,
    Card,
    Case,
    Copy,
    Happening,
    Part,
    Points,
    Shared,
    Sheet,
)
from ludarium.games.imperium.checking import problems
from ludarium.games.imperium.vocabulary import IMPERIUM

T = TypeVar("T")


@attrs.frozen
class Content:
    """All that is printed: the numbers of the rulebook, the cards of every part, and the bot's tables."""

    sheet: Sheet
    shared: Shared
    parts: tuple[Part, ...]
    book: Book

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.shared.cards, *(card for part in self.parts for card in part.cards))

    @property
    def copies(self) -> tuple[Copy, ...]:
        return tuple(copy for part in self.parts for copy in part.copies)


def part_name(part: Part) -> str:
    """The name of its file."""
    return part.group if part.group != "commons" else f"commons_{part.box}"


def read_content(folder: Path) -> Content:
    """The content of a folder, ours or a player's own; a `ContentError` says what does not fit."""
    reader = IMPERIUM.reader(Case, Points, Happening)

    def page(name: str, shape: type[T]) -> T:
        path = folder / f"{name}.json"
        data = read_json(path)
        try:
            return structure(data, shape, path.name, reader)
        except ContentError as error:
            problem = _with_keys(str(dict(error.reason.params).get("problem", "")), data)
            raise ContentError(because("content-shape", file=path.name, problem=problem)) from error

    sheet = page("box", Sheet)
    parts = tuple(page(name, Part) for name in (*sheet.commons, *sheet.nations))
    content = Content(sheet, page("shared", Shared), parts, _book(folder, sheet))
    _check(content)
    for name, cards in (("shared", content.shared.cards), *((part_name(part), part.cards) for part in parts)):
        for wrong in (problem for card in cards for problem in problems(card)):
            raise ContentError(because("content-shape", file=f"{name}.json", problem=wrong))
    return content


def _with_keys(problem: str, data: Any) -> str:
    """The problem with cards named by their keys, in place of their numbers in the file."""

    def key(found: re.Match[str]) -> str:
        card = data["cards"][int(found[1])]
        return f"card {card['key']!r} " if isinstance(card, dict) and "key" in card else found[0]

    return re.sub(r"\.cards\[(\d+)\]", key, problem)


def _book(folder: Path, sheet: Sheet) -> Book:
    """What is printed for the solo bot."""
    path = folder / "bots.json"
    book = structure(read_json(path), Book, path.name, BOT.reader(Stage))
    if {bot.nation for bot in book.bots} != set(sheet.nations):
        raise ContentError(because("content-shape", file=path.name, problem="one table for each nation"))
    return book


def _check(content: Content) -> None:
    """What the rules rely on beyond the shape of the data."""
    cards, copies = content.cards, content.copies
    keys = [card.key for card in cards]
    named = [name for copy in copies for name in (copy.card, *copy.sides) if name]
    for is_sound, problem in (
        (len(set(keys)) == len(keys), "two cards of the same key"),
        (len({copy.id for copy in copies}) == len(copies), "two copies of the same id"),
        (set(named) <= set(keys), f"no such card: {', '.join(sorted(set(named) - set(keys)))}"),
        (all(copy.start in STARTS for copy in copies), f"start: one of {', '.join(STARTS)}"),
        (all(suit in SUITS for card in cards for suit in card.suits), f"suits: of {', '.join(SUITS)}"),
        (all(name in TYPES for card in cards for name in card.types), f"types: of {', '.join(TYPES)}"),
        (all(icon in ICONS for card in cards for icon in card.icons), f"icons: of {', '.join(ICONS)}"),
        ("unrest" in keys, "no card with the key unrest"),
    ):
        if not is_sound:
            raise ContentError(because("content-shape", file="imperium", problem=problem))
