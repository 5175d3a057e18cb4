"""What is in the boxes, as it stands in the content files: read from a folder, and checked before it is compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import attrs

from ludarium.engine.content_files import Pack, beyond, read_page, refusal, refuse, structure
from ludarium.engine.reasons import ContentError, Reason
from ludarium.games.imperium.bot.book import Book, Stage
from ludarium.games.imperium.bot.vocabulary import BOT
from ludarium.games.imperium.cards import Card, Case, Copy, Happening, Part, Points, Shared, Sheet
from ludarium.games.imperium.checking import (
    LARGEST,
    deal_problems,
    part_name,
    part_problems,
    problems,
    sheet_problems,
)
from ludarium.games.imperium.vocabulary import IMPERIUM

if TYPE_CHECKING:
    pass

T = TypeVar("T")

NEEDED_CARDS = ("unrest", "king-of-kings-a", "king-of-kings-b")
"""Cards that the rules know by their keys."""


@attrs.frozen
class Content:
    """All that is printed: the numbers of the rulebook, the cards of every part, and the bot's tables."""

    sheet: Sheet
    shared: Shared
    parts: tuple[Part, ...]
    book: Book
    checksum: str = ""

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.shared.cards, *(card for part in self.parts for card in part.cards))

    @property
    def copies(self) -> tuple[Copy, ...]:
        return tuple(copy for part in self.parts for copy in part.copies)


def read_content(folder: Path) -> Content:
    """The content of a folder, ours or a player's own; a `ContentError` says what does not fit."""
    pack, reader = Pack(folder), IMPERIUM.reader(Case, Points, Happening)
    sheet = structure(pack.read("box"), Sheet, "box.json", reader)
    refuse({"box.json": sheet_problems(sheet)})
    pages = {name: pack.read(name) for name in ("shared", *sheet.commons, *sheet.nations)}
    shared = read_page(pages.pop("shared"), Shared, "shared.json", reader)
    wrong: list[Reason] = []
    parts: dict[str, Part] = {}
    for name, data in pages.items():
        try:
            parts[name] = read_page(data, Part, f"{name}.json", reader)
        except ContentError as error:
            wrong += error.reasons
    if wrong:
        raise refusal(wrong)
    _check(sheet, shared, parts)
    return Content(sheet, shared, tuple(parts.values()), _book(pack, sheet), pack.checksum)


def _book(pack: Pack, sheet: Sheet) -> Book:
    """What is printed for the solo bot."""
    book = structure(pack.read("bots"), Book, "bots.json", BOT.reader(Stage))
    is_whole = sorted(bot.nation for bot in book.bots) == sorted(sheet.nations)
    refuse({"bots.json": chain([] if is_whole else ["one table for each nation"], beyond(book, "book", LARGEST))})
    return book


def _check(sheet: Sheet, shared: Shared, parts: Mapping[str, Part]) -> None:
    """What the rules rely on beyond the shape of the data: a `ContentError` with all that is not so."""
    cards = [*shared.cards, *(card for part in parts.values() for card in part.cards)]
    known = {card.key: card for card in cards}
    copies = [copy.id for part in parts.values() for copy in part.copies]
    files: dict[str, Iterable[str]] = {"shared.json": (problem for card in shared.cards for problem in problems(card))}
    for name, part in parts.items():
        misnamed = [] if part_name(part) == name else [f"group and box are those of {part_name(part)!r}"]
        files[f"{name}.json"] = chain(misnamed, part_problems(part, known))
    files["box.json"] = (
        *(f"card {key!r}: is there twice" for key, n in Counter(card.key for card in cards).items() if n > 1),
        *(f"copy {copy!r}: is there twice" for copy, n in Counter(copies).items() if n > 1),
        *(f"no card with the key {key!r}" for key in NEEDED_CARDS if key not in known),
    )
    refuse(files)
    refuse({f"{name}.json": deal_problems(sheet, parts[name], known) for name in sheet.commons})
