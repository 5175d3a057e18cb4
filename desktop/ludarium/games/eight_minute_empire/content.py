"""What is in the box: cards, goods, the numbers of pieces, read from data and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs

from ludarium.engine.content_files import content_file, load
from ludarium.engine.reasons import ContentError, because

NEWEST = 2
WILD = "wild"
OR, AND = "or", "and"

# What a card lets one do.
PLACE: Final = 0
MOVE: Final = 1
SAIL: Final = 2
CITY: Final = 3
DESTROY: Final = 4
DEEDS: Mapping[str, int] = {"place": PLACE, "move": MOVE, "sail": SAIL, "city": CITY, "destroy": DESTROY}
VERB_OF: tuple[str, ...] = ("place", "move", "move", "city", "destroy")
"""The verb of the actions that do a deed."""


@attrs.frozen
class Deed:
    """One half of a card's action line: ``sail`` is a move over land and sea."""

    verb: str
    count: int


@attrs.frozen
class Card:
    """A card.

    goods: how many of its good it counts as
    join: "or" and "and" between two deeds
    all_seats: only in the game with all seats taken
    """

    id: int
    good: str
    deeds: tuple[Deed, ...]
    provenance: str
    goods: int = 1
    join: str = ""
    all_seats: bool = False


@attrs.frozen
class Good:
    """A good: how many of it make each step of points, and its tokens."""

    id: str
    steps: tuple[int, ...]
    tokens: int
    provenance: dict[str, str]


@attrs.frozen
class Laid:
    """What the table looks like for so many seats: coins for each, cards to the end, all cards or not."""

    seats: int
    coins: int
    cards: int
    all_cards: bool
    provenance: str


@attrs.frozen
class Content:
    """The box as its file says it."""

    version: int
    note: str
    armies: int
    cities: int
    start_armies: int
    neutral_armies: int
    neutral_seats: int
    coins: int
    costs: tuple[int, ...]
    points: tuple[int, ...]
    provenance: dict[str, str]
    tables: tuple[Laid, ...]
    goods: tuple[Good, ...]
    cards: tuple[Card, ...]

    @property
    def tokens(self) -> int:
        return sum(good.tokens for good in self.goods)


# Reading


def load_content(version: int | None = None) -> Content:
    """The content of that version (released ones stay shipped, so that old matches go on), or the newest."""
    path = content_file("eight_minute_empire", f"v{NEWEST if version is None else version}") / "base.json"
    content = load(path, Content)
    check(content, path.name)
    return content


def check(content: Content, file: str) -> None:
    """What the rules rely on beyond the shape of the data."""
    goods = [good.id for good in content.goods]
    cards = [card.id for card in content.cards]
    problems = [
        *(f"card {card.id}: {problem}" for card in content.cards for problem in _card_problems(card, goods)),
        *(f"card {card}: is there twice" for card in cards if cards.count(card) > 1),
        *(f"good {good.id!r}, steps: must rise, one for each of points" for good in _unfit(content)),
        *(f"good {good!r}: is there twice" for good in goods if goods.count(good) > 1),
    ]
    if not content.costs or content.costs[0] != 0:
        problems.append("costs: the first card of the row must be free")
    for laid in content.tables:
        used = sum(laid.all_cards or not card.all_seats for card in content.cards)
        if used < laid.seats * laid.cards + len(content.costs) - 1:
            problems.append(f"tables, {laid.seats} seats: there are too few cards")
        if laid.seats * laid.coins > content.coins:
            problems.append(f"tables, {laid.seats} seats: there are too few coins")
    for problem in problems:
        raise ContentError(because("content-shape", file=file, problem=problem))


def _card_problems(card: Card, goods: list[str]) -> list[str]:
    verbs = [deed.verb for deed in card.deeds]
    found = []
    if card.id < 1:
        found.append("id: must be at least 1")
    if card.good not in (*goods, WILD):
        found.append(f"good: there is no good {card.good!r}")
    if card.goods < 1 or any(deed.count < 1 for deed in card.deeds):
        found.append("goods, count: must be at least 1")
    if not set(verbs) <= set(DEEDS):
        found.append(f"verb: one of {', '.join(DEEDS)}")
    elif len({VERB_OF[DEEDS[verb]] for verb in verbs}) < len(verbs) or len(verbs) not in (1, 2):
        found.append("deeds: one, or two that differ")
    if (card.join in (OR, AND)) != (len(verbs) == 2):
        found.append("join: 'or' or 'and', exactly between two deeds")
    return found


def _unfit(content: Content) -> list[Good]:
    """The goods whose steps do not rise or are too many or too few."""
    return [
        good
        for good in content.goods
        if len(good.steps) != len(content.points) or list(good.steps) != sorted(set(good.steps))
    ]
