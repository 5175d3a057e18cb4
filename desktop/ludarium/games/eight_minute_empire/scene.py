"""What lies on the table of Eight-Minute Empire, for the seat that looks.

Zones, and what lies in them; `steps` says which actions touch what:

``table``      ``map``, the map as a whole, and ``bank``, the coins that nobody has
``map``        ``region.a12`` and ``continent.0``
``region.a12`` ``0.army.a12``, ``0.city.a12``, ``neutral.army.a12``
``row``        ``card.17``, the face-up cards by price, and ``deck``
``seats``      ``seat.0``, and ``neutral.supply`` in the game of two
``seat.0``     ``0.supply``, ``0.cities``, ``0.cards``, ``0.good.ruby``, ``0.good.wild``
``0.cards``    ``0.card.17``, the cards before the seat, those of one good together
``bid``        ``0.fist`` and, for whoever is asked for a bid, ``bid.3``
``0.fist``     ``first.0``, for whoever is asked to name the first player
``answers``    ``end`` and ``confirm``, when they can be given
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from ludarium.engine.contract import Standing
from ludarium.engine.frames import question
from ludarium.engine.scene import NOBODY, Scene, Thing, answers
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.frames import TAKE
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD, Board
from ludarium.games.eight_minute_empire.scoring import (
    GoodLine,
    Holding,
    Owners,
    continent_controllers,
    controllers,
    holdings,
    standings,
)
from ludarium.games.eight_minute_empire.state import NO_CARD, NO_TOKEN, State
from ludarium.games.eight_minute_empire.steps.step import step_of

NEUTRAL_SEAT = NOBODY
"""The owner of the armies of the colour that nobody plays."""

NOBODYS = NEUTRAL_SEAT - 1
"""In place of an owner: what nobody controls."""


@attrs.frozen
class MapFacts:
    """The map as a whole, by its id in the box."""

    map: str


@attrs.frozen
class Garrison:
    """What one owner has in a region: a seat, or `NEUTRAL_SEAT`."""

    owner: int
    armies: int
    cities: int


@attrs.frozen
class RegionFacts:
    """A region on the map.

    map, region: its ids in the box; owner: a seat, `NEUTRAL_SEAT` or `NOBODYS`
    token: the good of its token, if any
    garrisons: of all who have something here, seat by seat, the neutral armies last
    """

    map: str
    region: str
    owner: int
    is_start: bool
    token: str
    garrisons: tuple[Garrison, ...]

    @property
    def armies(self) -> int:
        """How many owners have armies here."""
        return sum(garrison.armies > 0 for garrison in self.garrisons)

    @property
    def cities(self) -> int:
        """How many owners have cities here."""
        return sum(garrison.cities > 0 for garrison in self.garrisons)


@attrs.frozen
class Stand:
    """The armies, or the cities, of one owner in a region; its place there counts owners of the same kind of piece.

    armies, cities: how many owners have some here
    """

    region: str
    count: int
    armies: int
    cities: int


@attrs.frozen
class Share:
    """How many regions of a continent an owner controls."""

    owner: int
    regions: int


@attrs.frozen
class ContinentFacts:
    """A continent: its name in the map's file, who controls it, and who holds how much of it, the most first."""

    name: str
    owner: int
    size: int
    shares: tuple[Share, ...]


@attrs.frozen
class CardFace:
    """A card of the row; its owner is whoever just took it, its place says how dear it is.

    lacks: how many coins the looking seat would need besides those it has
    own: how the card's good stands with the looking seat; None for a wild card
    """

    card: int
    cost: int
    is_taken: bool
    lacks: int
    own: GoodLine | None

    @property
    def has(self) -> int:
        """The coins that the looking seat has, where it lacks some."""
        return self.cost - self.lacks


@attrs.frozen
class Pile:
    """So many of the kind."""

    count: int


@attrs.frozen
class SeatFacts:
    """A seat beside the map. ``standing``: its score as it would be now, line by line."""

    coins: int
    cards: int
    all_cards: int
    standing: Standing
    is_turn: bool


@attrs.frozen
class Cards:
    """All cards that a seat took, in order."""

    cards: tuple[int, ...]


@attrs.frozen
class Taken:
    """One card before a seat."""

    card: int


@attrs.frozen
class GoodFacts:
    """A good of a seat: how it stands, and how many of it are tokens of its regions."""

    line: GoodLine
    tokens: int


@attrs.frozen
class FistFacts:
    """The hand of a seat in the bid.

    bid: the coins in it, NO_BID or UNKNOWN
    is_sealed: bids are still hidden; is_asked: it is this seat that decides
    """

    bid: int
    is_sealed: bool
    is_asked: bool
    is_winner: bool


@attrs.frozen
class FirstFacts:
    """What whoever won the bid presses to name a seat: its own, or another."""

    is_own: bool


def scene(box: Box, observed: State) -> Scene:
    """Every thing on the table, as the observation's seat may know it."""
    board = box.boards[observed.map]
    held = holdings(box, observed)
    return (
        *_map(box, board, observed),
        *_row(box, observed, held),
        *_seats(box, observed, held),
        *_bid(box, observed),
        *_answers(box, observed),
    )


def _asked(box: Box, observed: State) -> str:
    """Which question is on top of the stack; none when the match is over."""
    return step_of(box, observed).key if observed.stack else ""


# The map


def _map(box: Box, board: Board, observed: State) -> Iterator[Thing]:
    """The map as a whole, its regions, what stands in them, and its continents."""
    neutral, owners = len(observed.seats), controllers(observed)
    continents = _seen(continent_controllers(board, owners, neutral + 1), neutral)
    owners = _seen(owners, neutral)
    yield Thing("map", "map", "table", facts=MapFacts(observed.map))
    yield Thing("bank", "bank", "table", 1, facts=Pile(observed.bank))
    regions = list(_regions(box, board, observed, owners))
    for number, facts in enumerate(regions):
        yield Thing(f"region.{facts.region}", "region", "map", number, max(facts.owner, NOBODY), facts)
    for facts in regions:
        yield from _stands(facts)
    for number, (owner, within) in enumerate(zip(continents, board.continents, strict=True)):
        held = _shares([owners[region] for region in within])
        land = ContinentFacts(board.map.continents[number].name, owner, len(within), held)
        yield Thing(f"continent.{number}", "continent", "map", number, max(owner, NOBODY), land)


def _seen(owners: Owners, neutral: int) -> Owners:
    """Owners as things name them."""
    return tuple(NOBODYS if owner == NOBODY else NEUTRAL_SEAT if owner == neutral else owner for owner in owners)


def _regions(box: Box, board: Board, observed: State, owners: Owners) -> Iterator[RegionFacts]:
    names = (*range(len(observed.seats)), NEUTRAL_SEAT)
    armies = list(zip(*(its.armies for its in observed.seats), observed.neutral, strict=True))
    cities = list(zip(*(its.cities for its in observed.seats), board.nothing, strict=True))
    for number, region in enumerate(board.ids):
        here = zip(names, armies[number], cities[number], strict=True)
        garrisons = tuple(Garrison(*entry) for entry in here if entry[1] or entry[2])
        token = observed.tokens[number] if observed.tokens else NO_TOKEN
        good = "" if token == NO_TOKEN else box.good_ids[token]
        yield RegionFacts(observed.map, region, owners[number], number == board.start, good, garrisons)


def _stands(facts: RegionFacts) -> Iterator[Thing]:
    """The pieces in a region: armies, then cities."""
    region, share = facts.region, (facts.armies, facts.cities)
    armies = [(garrison.owner, garrison.armies) for garrison in facts.garrisons if garrison.armies]
    cities = [(garrison.owner, garrison.cities) for garrison in facts.garrisons if garrison.cities]
    for kind, stands in (("army", armies), ("city", cities)):
        for place, (owner, count) in enumerate(stands):
            id = f"{NEUTRAL_WORD if owner == NEUTRAL_SEAT else owner}.{kind}.{region}"
            yield Thing(id, kind, f"region.{region}", place, owner, Stand(region, count, *share))


def _shares(held: Sequence[int]) -> tuple[Share, ...]:
    found = [Share(owner, held.count(owner)) for owner in set(held) if owner != NOBODYS]
    return tuple(sorted(found, key=lambda share: (-share.regions, share.owner)))


# The card row


def _row(box: Box, observed: State, held: Sequence[Holding]) -> Iterator[Thing]:
    """The face-up cards with their prices, the taken one still in its place, and the deck."""
    turn = observed.stack[0] if NO_CARD in observed.row else question(TAKE, NOBODY, card=NO_CARD)
    taker, taken = turn.actor, turn.card
    is_taking = _asked(box, observed) == "take"
    own = {line.good: line for line in held[observed.viewer].goods}
    coins = observed.seats[observed.viewer].coins
    for place, number in enumerate(observed.row):
        cost, is_taken = box.costs[place], number == NO_CARD
        card = taken if is_taken else number
        lacks = max(0, cost - coins) if is_taking else 0
        face = CardFace(card, cost, is_taken, lacks, own.get(box.card[card].good))
        yield Thing(f"card.{card}", "card", "row", place, taker if is_taken else NOBODY, face)
    yield Thing("deck", "deck", "row", len(box.costs), facts=Pile(len(observed.deck)))


# The seats


def _seats(box: Box, observed: State, held: Sequence[Holding]) -> Iterator[Thing]:
    """What each seat has, how its score stands, and the supply of neutral armies in the game of two."""
    turn = observed.stack[-1].actor if observed.stack else NOBODY
    scores = standings(box, observed)
    all_cards = box.table[len(observed.seats)].cards
    for seat, its in enumerate(observed.seats):
        facts = SeatFacts(its.coins, len(its.cards), all_cards, scores[seat], seat == turn)
        yield Thing(f"seat.{seat}", "seat", "seats", seat, seat, facts)
        yield from _holdings(box, observed, seat, held[seat])
    if len(observed.seats) == box.content.neutral_seats:
        left = Pile(observed.stack[-1].left if _asked(box, observed) == "neutral" else 0)
        yield Thing(f"{NEUTRAL_WORD}.supply", "supply", "seats", len(observed.seats), NEUTRAL_SEAT, left)


def _holdings(box: Box, observed: State, seat: int, held: Holding) -> Iterator[Thing]:
    """What lies on a seat's panel."""
    its, zone = observed.seats[seat], f"seat.{seat}"
    yield Thing(f"{seat}.supply", "supply", zone, 0, seat, Pile(its.supply))
    yield Thing(f"{seat}.cities", "cities", zone, 1, seat, Pile(box.cities - sum(its.cities)))
    yield Thing(f"{seat}.cards", "cards", zone, 2, seat, Cards(its.cards))
    tokens = [observed.tokens[region] for region in held.regions] if observed.tokens else []
    for number, line in enumerate(held.goods):
        good = GoodFacts(line, tokens.count(number))
        yield Thing(f"{seat}.good.{line.good}", "good", zone, 3 + number, seat, good)
    if held.spare:
        yield Thing(f"{seat}.good.wild", "wild", zone, 3 + len(held.goods), seat, Pile(held.spare))
    by_good = sorted(its.cards, key=lambda card: (box.good[card], card))
    for place, card in enumerate(by_good):
        yield Thing(f"{seat}.card.{card}", "taken", f"{seat}.cards", place, seat, Taken(card))


# The bid


def _bid(box: Box, observed: State) -> Iterator[Thing]:
    """A fist for each seat and, for whoever is asked, what can be bid or named. Nothing once that is over."""
    question = _asked(box, observed)
    if question not in ("bid", "first"):
        return
    is_sealed, asked = question == "bid", observed.stack[-1].actor
    for seat, bid in enumerate(observed.bids):
        facts = FistFacts(bid, is_sealed, seat == asked, seat == asked and not is_sealed)
        yield Thing(f"{seat}.fist", "fist", "bid", seat, seat, facts)
    if asked != observed.viewer:
        return
    if is_sealed:
        for coins in range(observed.seats[asked].coins + 1):
            yield Thing(f"bid.{coins}", "coins", "bid", len(observed.bids) + coins, facts=Pile(coins))
        return
    for seat in range(len(observed.seats)):
        yield Thing(f"first.{seat}", "first", f"{seat}.fist", 0, seat, FirstFacts(seat == asked))


def _answers(box: Box, observed: State) -> Scene:
    """What is offered beside the map."""
    if not observed.stack or observed.stack[-1].actor != observed.viewer:
        return ()
    done = step_of(box, observed).done
    return answers(((done.verb, done),)) if done else ()
