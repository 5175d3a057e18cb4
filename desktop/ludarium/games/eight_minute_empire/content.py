"""What is in the box: cards, goods, the numbers of pieces. Read from data, compiled into what the rules ask for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Final

import attrs

from ludarium.engine.actions import act
from ludarium.engine.content import content_file, load
from ludarium.engine.reasons import ContentError, because
from ludarium.games.eight_minute_empire.maps import Board, load_map, map_folder, map_ids

NEWEST = 1
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

    @cached_property
    def box(self) -> Box:
        return Box(self)


Counts = tuple[int, ...]
"""How many of each good."""


class Box:
    """The box compiled: cards by number, points by count, the maps by id."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.armies, self.cities, self.costs = content.armies, content.cities, content.costs
        self.table = {laid.seats: laid for laid in content.tables}
        self.good_ids = tuple(good.id for good in content.goods)
        self.wild = len(self.good_ids)
        goods = {good: number for number, good in enumerate((*self.good_ids, WILD))}
        last = max(card.id for card in content.cards)
        self.card = {card.id: card for card in content.cards}
        self.good = [0] * (last + 1)
        self.units = [0] * (last + 1)
        self.deeds: list[tuple[tuple[int, int], ...]] = [()] * (last + 1)
        self.joins_or = [False] * (last + 1)
        for card in content.cards:
            self.good[card.id], self.units[card.id] = goods[card.good], card.goods
            self.deeds[card.id] = tuple((DEEDS[deed.verb], deed.count) for deed in card.deeds)
            self.joins_or[card.id] = card.join == OR
        self.taking = tuple(act("take", number) for number in range(last + 1))
        self.most_seats = max(self.table)
        self.bids = tuple(act("bid", coins) for coins in range(max(laid.coins for laid in content.tables) + 1))
        self.naming = tuple(act("first", seat) for seat in range(self.most_seats))
        self.no_goods = (0,) * len(self.good_ids)
        self.points = tuple(_points(good, content.points) for good in content.goods)
        """By good and count."""
        self._best: dict[tuple[Counts, int], Counts] = {}
        self._worth: dict[tuple[Counts, int], int] = {}

    @cached_property
    def boards(self) -> Mapping[str, Board]:
        folder, tokens = map_folder(self.content.version), self.content.tokens
        return {name: Board(load_map(folder / f"{name}.json", tokens), self.most_seats) for name in self.map_ids}

    @property
    def map_ids(self) -> tuple[str, ...]:
        return map_ids(self.content.version)

    def deck(self, seats: int) -> tuple[int, ...]:
        """The cards that are played with."""
        every = self.table[seats].all_cards
        return tuple(card.id for card in self.content.cards if every or not card.all_seats)

    # Goods

    def steps(self, good: str) -> tuple[tuple[int, int], ...]:
        """How many of a good bring how many points; none for a wild card."""
        known = next((known for known in self.content.goods if known.id == good), None)
        return tuple(zip(known.steps, self.content.points, strict=True)) if known else ()

    def points_of(self, good: int, count: int) -> int:
        """Only the highest step reached counts, and there is none beyond the last."""
        points = self.points[good]
        return points[count] if count < len(points) else points[-1]

    def wilds(self, counts: Counts, wild: int) -> Counts:
        """To which goods the wild cards are best given: only to those one has. Fewest goods where that is equal."""
        key = counts, wild
        best = self._best.get(key)
        if best is None:
            best = self._best[key] = self._assigned(counts, wild)
        return best

    def worth(self, counts: Counts, wild: int) -> int:
        """The points for all goods, wild cards given where they are worth most."""
        key = counts, wild
        points = self._worth.get(key)
        if points is None:
            given = self.wilds(counts, wild)
            points = self._worth[key] = sum(map(self.points_of, range(self.wild), map(int.__add__, counts, given)))
        return points

    def _assigned(self, counts: Counts, wild: int) -> Counts:
        owned = [good for good, count in enumerate(counts) if count]
        best, most = self.no_goods, -1
        for given in combinations_with_replacement(owned, wild):
            shares = tuple(given.count(good) for good in range(self.wild))
            points = sum(map(self.points_of, range(self.wild), map(int.__add__, counts, shares)))
            if points > most:
                best, most = shares, points
        return best


def _points(good: Good, points: tuple[int, ...]) -> tuple[int, ...]:
    """What each count of the good is worth."""
    return tuple(
        max((worth for step, worth in zip(good.steps, points, strict=True) if count >= step), default=0)
        for count in range(good.steps[-1] + 1)
    )


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
