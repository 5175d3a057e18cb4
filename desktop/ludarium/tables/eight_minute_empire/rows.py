"""What lies on the table of Eight-Minute Empire, as rows: the map, the card row, what the seats have.

Keys and touches are the ids of `games.eight_minute_empire.touching`; texts are made from the seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.content import Card, Good
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD, Board, Region
from ludarium.games.eight_minute_empire.scoring import GoodLine, Holding
from ludarium.games.eight_minute_empire.state import ACT, NO_CARD, NO_TOKEN, NOBODY, TAKE, State
from ludarium.models.rows import Row
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import good, line
from ludarium.words.eight_minute_empire.names import CONTINENTS, GOODS, empire, named
from ludarium.words.eight_minute_empire.texts import component_text
from ludarium.words.voice import listing

NEUTRAL_SEAT = -1
"""The owner of what nobody plays, as rows and boards count seats."""

NOBODYS = -2
"""What is controlled by nobody."""


@attrs.frozen
class RegionFacts:
    """A region on the map.

    owner: a seat, `NEUTRAL_SEAT` or `NOBODYS`; token: the good of its token, if any
    armies, cities: how many owners have some here
    """

    region: str
    owner: int
    is_start: bool
    token: str
    armies: int
    cities: int


@attrs.frozen
class Stand:
    """Pieces of one owner in a region, and where they stand: the ``place``-th of so many ``armies`` or ``cities``."""

    region: str
    count: int
    place: int
    armies: int
    cities: int


@attrs.frozen
class CardFace:
    """A card of the row.

    lacks: how many coins the looking seat would need besides those it has
    """

    card: Card
    place: int
    cost: int
    steps: tuple[tuple[int, int], ...]
    is_taken: bool
    lacks: int


@attrs.frozen
class SeatFacts:
    """A seat beside the map. ``lines``: its score as it would be now, line by line."""

    coins: int
    cards: int
    all_cards: int
    lines: tuple[tuple[str, int], ...]
    total: int
    is_turn: bool


@attrs.frozen
class GoodFacts:
    """A good of a seat: how it stands, and the steps of its points."""

    line: GoodLine
    steps: tuple[int, ...]


class Rows:
    """Makes the rows of a match's table."""

    def __init__(self, title: AnyTitle, names: Sequence[str]) -> None:
        self._title = title
        self._names = names
        self.box = box_of(title)
        self._held: tuple[State | None, tuple[Holding, ...]] = None, ()
        self._texts: dict[object, str] = {}

    def board(self, state: State) -> Board:
        return self.box.boards[state.map]

    # The map

    def map(self, state: State) -> list[Row]:
        """The map as a whole, its regions, what stands in them, and its continents."""
        board = self.board(state)
        owners = self.owners(state)
        rows = [Row("map", empire.tr("The map"), "map", kind="map")]
        for number, region in enumerate(board.map.regions):
            rows.append(self._region(state, board, number, region, owners[f"region.{region.id}"]))
        for number in range(board.size):
            rows += self._pieces(state, board, number)
        for number, continent in enumerate(board.map.continents):
            owner = owners[f"continent.{number}"]
            name = named(CONTINENTS, continent.name)
            text = empire.tr("{continent}: {owner}", continent=name, owner=self._control(owner))
            counts = self._continent_counts([owners[f"region.{board.ids[one]}"] for one in board.continents[number]])
            rows.append(Row(f"continent.{number}", text, kind="continent", value=(number, name, owner), detail=counts))
        return rows

    def owners(self, state: State) -> dict[str, int]:
        """Who controls each region and each continent, by their keys."""
        regions, continents = self._title.controllers(state)  # type: ignore[attr-defined]  # this title's own
        found = {f"region.{region}": regions[number] for number, region in enumerate(self.board(state).ids)}
        found |= {f"continent.{number}": owner for number, owner in enumerate(continents)}
        return {key: self._owner(state, owner) for key, owner in found.items()}

    def _owner(self, state: State, owner: int) -> int:
        if owner == NOBODY:
            return NOBODYS
        return owner if owner < len(state.seats) else NEUTRAL_SEAT

    def owner_name(self, owner: int) -> str:
        return empire.tr("Neutral") if owner == NEUTRAL_SEAT else self._names[owner]

    def _control(self, owner: int) -> str:
        return empire.tr("contested") if owner == NOBODYS else self.owner_name(owner)

    def _region(self, state: State, board: Board, number: int, region: Region, owner: int) -> Row:
        is_start = number == board.start
        token = self.box.good_ids[state.tokens[number]] if state.tokens and state.tokens[number] != NO_TOKEN else ""
        name = self.region_name(region.id, is_start)
        inside = self._inside(state, number)
        sentences = [inside, self._who_controls(owner, bool(inside))]
        if token:
            sentences.append(empire.tr("Goods token: {good}.", good=named(GOODS, token)))
        sentences.append(self._text(region))
        detail = " ".join(filter(None, sentences))
        spoken = " ".join(filter(None, (empire.tr("{region}.", region=name), *sentences)))
        counts = self._counts(state, number)
        share = sum(bool(armies) for _, armies, _ in counts), sum(bool(cities) for _, _, cities in counts)
        value = RegionFacts(region.id, owner, is_start, token, *share)
        return Row(f"region.{region.id}", name, f"region.{region.id}", spoken, "region", value, owner, (), detail)

    def _text(self, thing: Card | Good | Region) -> str:
        """What is printed: the same for a whole match."""
        key = type(thing), thing.id
        if key not in self._texts:
            self._texts[key] = component_text(self._title, thing)
        return self._texts[key]

    def region_name(self, region: str, is_start: bool = False) -> str:
        number = said.region(region)
        if is_start:
            return empire.tr("Region {number}, start", number=number)
        return empire.tr("Region {number}", number=number)

    def _who_controls(self, owner: int, has_pieces: bool) -> str:
        if owner != NOBODYS:
            return empire.tr("{name} controls it.", name=self.owner_name(owner))
        return empire.tr("Tied: nobody controls it.") if has_pieces else empire.tr("It is empty.")

    def _counts(self, state: State, number: int) -> list[tuple[int, int, int]]:
        """Who has how many armies and cities in the region, the neutral ones last."""
        found = [(seat, realm.armies[number], realm.cities[number]) for seat, realm in enumerate(state.seats)]
        found.append((NEUTRAL_SEAT, state.neutral[number], 0))
        return [(owner, armies, cities) for owner, armies, cities in found if armies or cities]

    def _inside(self, state: State, number: int) -> str:
        parts = []
        for owner, armies, cities in self._counts(state, number):
            things = listing([*([said.armies(armies)] if armies else []), *([self.cities(cities)] if cities else [])])
            parts.append(empire.tr("{name}: {pieces}.", name=self.owner_name(owner), pieces=things))
        return " ".join(parts)

    @staticmethod
    def cities(count: int) -> str:
        return empire.tr("%n cities", "%n city", count)

    def _pieces(self, state: State, board: Board, number: int) -> list[Row]:
        region, counts = board.ids[number], self._counts(state, number)
        with_armies = [(owner, armies) for owner, armies, _ in counts if armies]
        with_cities = [(owner, cities) for owner, _, cities in counts if cities]
        share = len(with_armies), len(with_cities)
        where = self.region_name(region)
        rows = []
        for kind, owners in (("army", with_armies), ("city", with_cities)):
            for place, (owner, count) in enumerate(owners):
                touch = f"{_word(owner)}.{kind}.{region}"
                things = said.armies(count) if kind == "army" else self.cities(count)
                text = empire.tr(
                    "{name}: {pieces} in {region}", name=self.owner_name(owner), pieces=things, region=where
                )
                value = Stand(region, count, place, *share)
                rows.append(Row(touch, text, touch, "", kind, value, owner))
        return rows

    def _continent_counts(self, held: Sequence[int]) -> str:
        """How many of its regions each controls."""
        parts = [
            empire.tr("{name} controls {count}.", name=self.owner_name(owner), count=held.count(owner))
            for owner in sorted(set(held), key=lambda owner: (-held.count(owner), owner))
            if owner != NOBODYS
        ]
        size = empire.tr("%n regions.", "%n region.", len(held))
        worth = empire.tr("Whoever controls most of them has one point more.")
        return " ".join((size, *parts, worth))

    # The card row

    def row(self, state: State, viewer: int) -> list[Row]:
        """The face-up cards with their prices, the taken one still in its place, and the deck."""
        taken = state.stack[0][2] if state.stack and state.stack[0][0] == ACT else NO_CARD
        rows = []
        for place, card in enumerate(state.row):
            number = taken if card == NO_CARD else card
            if number != NO_CARD:
                rows.append(self._card(state, viewer, number, place, card == NO_CARD))
        text = empire.tr("Deck: %n cards", "Deck: %n card", len(state.deck))
        return [*rows, Row("deck", text, kind="deck", value=len(state.deck))]

    def _card(self, state: State, viewer: int, number: int, place: int, is_taken: bool) -> Row:
        card, cost = self.box.card[number], self.box.costs[place]
        has = state.seats[viewer].coins
        lacks = 0 if is_taken or not state.stack or state.stack[0][0] != TAKE else max(0, cost - has)
        price = said.free_or_coins(cost)
        text = empire.tr("{good}: {line}", good=good(card), line=line(card))
        if is_taken:
            spoken = empire.tr("{card}, taken {price}", card=text, price=price)
        elif lacks:
            spoken = empire.tr("{card}, {price}: you have {coins}", card=text, price=price, coins=said.coins(has))
        else:
            spoken = empire.tr("{card}, {price}", card=text, price=price)
        face = CardFace(card, place, cost, self.steps(card.good), is_taken, lacks)
        return Row(
            f"card.{number}",
            text,
            f"card.{number}",
            spoken,
            "card",
            face,
            detail=self._card_detail(state, viewer, card),
        )

    def _card_detail(self, state: State, viewer: int, card: Card) -> str:
        """What the card says, and how far its good is with the looking seat."""
        own = next((known for known in self._holding(state, viewer).goods if known.good == card.good), None)
        return " ".join(filter(None, (self._text(card), self.progress(own) if own else "")))

    def steps(self, good: str) -> tuple[tuple[int, int], ...]:
        """How many of a good bring how many points; none for a wild card."""
        known = next((known for known in self.box.content.goods if known.id == good), None)
        return tuple(zip(known.steps, self.box.content.points, strict=True)) if known else ()

    # The seats

    def seats(self, state: State) -> list[Row]:
        """What each seat has, how its score stands, and the supply of neutral armies in the game of two."""
        rows = []
        standings = self._title.standing(state)
        turn = self._title.turn(state)
        for seat in range(len(state.seats)):
            rows += self._seat(state, seat, standings[seat].lines, seat == turn)
        if len(state.seats) == self.box.content.neutral_seats:
            rows.append(self._neutral(state))
        return rows

    def _holding(self, state: State, seat: int) -> Holding:
        """Worked out once for a position: many rows ask."""
        if self._held[0] is not state:
            self._held = state, self._title.holdings(state)  # type: ignore[attr-defined]  # this title's own
        return self._held[1][seat]

    def _seat(self, state: State, seat: int, lines: tuple[tuple[str, int], ...], is_turn: bool) -> list[Row]:
        realm, holding, name = state.seats[seat], self._holding(state, seat), self._names[seat]
        all_cards = self.box.table[len(state.seats)].cards
        total = sum(points for _, points in lines)
        facts = SeatFacts(realm.coins, len(realm.cards), all_cards, lines, total, is_turn)
        scored = listing([empire.tr("{line} {points}", line=said.score_line(key), points=n) for key, n in lines])
        detail = empire.tr(
            "{coins}. Card {cards} of {all}. Would score {total} now: {lines}.",
            coins=said.coins(realm.coins),
            cards=len(realm.cards),
            all=all_cards,
            total=total,
            lines=scored,
        )
        spoken = empire.tr("{name}: {facts}", name=name, facts=detail)
        cities = self.box.cities - sum(realm.cities)
        return [
            Row(f"seat.{seat}", name, f"seat.{seat}", spoken, "seat", facts, seat, (), detail),
            self._stock(seat, "supply", realm.supply, said.armies(realm.supply)),
            self._stock(seat, "cities", cities, self.cities(cities)),
            self._cards(state, seat),
            *(self._good(seat, known) for known in holding.goods),
            *([self._spare(seat, holding.spare)] if holding.spare else []),
            *self._taken(realm.cards, seat),
        ]

    def _taken(self, cards: Sequence[int], seat: int) -> list[Row]:
        """The cards before a seat, those of one good together."""
        known = sorted((self.box.good[number], number) for number in cards)
        return [
            Row(
                f"{seat}.card.{number}",
                empire.tr("{good}: {line}", good=good(self.box.card[number]), line=line(self.box.card[number])),
                kind="taken",
                value=(place, self.box.card[number]),
                seat=seat,
                detail=self._text(self.box.card[number]),
            )
            for place, (_, number) in enumerate(known)
        ]

    def _stock(self, seat: int, kind: str, count: int, things: str) -> Row:
        text = empire.tr("{name}: {pieces} in the supply", name=self._names[seat], pieces=things)
        return Row(f"{seat}.{kind}", text, f"{seat}.{kind}", "", kind, count, seat)

    def _cards(self, state: State, seat: int) -> Row:
        """All cards that a seat took: also where a card of the row is laid."""
        cards = [self.box.card[number] for number in state.seats[seat].cards]
        text = empire.tr("{name}: %n cards", "{name}: %n card", len(cards), name=self._names[seat])
        detail = " · ".join(empire.tr("{good} ({line})", good=good(card), line=line(card)) for card in cards)
        return Row(f"{seat}.cards", text, f"{seat}.cards", "", "cards", len(cards), seat, (), detail)

    def _good(self, seat: int, known: GoodLine) -> Row:
        name, has = named(GOODS, known.good), known.own + known.wild
        text = empire.tr("{name}: {count} {good}", name=self._names[seat], count=has, good=name)
        sentences = [said.points(known.points)]
        if known.wild:
            sentences.append(empire.tr("%n of them wild", "%n of them wild", known.wild))
        facts = empire.tr("{facts}.", facts=", ".join(sentences))
        content = next(entry for entry in self.box.content.goods if entry.id == known.good)
        detail = " ".join(filter(None, (facts, self.progress(known), self._text(content))))
        key = f"{seat}.good.{known.good}"
        spoken = empire.tr("{text}, {facts}", text=text, facts=" ".join(filter(None, (facts, self.progress(known)))))
        return Row(key, text, "", spoken, "good", GoodFacts(known, content.steps), seat, (), detail)

    def progress(self, known: GoodLine) -> str:
        """How many more make the next step."""
        if not known.more:
            return ""
        worth, name = said.points(known.next_points), named(GOODS, known.good)
        return empire.tr("{more} more {good} for {points}.", more=known.more, good=name, points=worth)

    def _spare(self, seat: int, count: int) -> Row:
        text = empire.tr("{name}: %n wild cards", "{name}: %n wild card", count, name=self._names[seat])
        detail = empire.tr("Worth nothing yet: a wild card counts as one more of a good that you have.")
        return Row(f"{seat}.good.wild", text, "", "", "wild", count, seat, (), detail)

    def _neutral(self, state: State) -> Row:
        left = state.stack[-1][2] if state.stack and not state.stack[-1][0] else 0
        if left:
            text = empire.tr("%n neutral armies to place", "%n neutral army to place", left)
        else:
            text = empire.tr("Neutral armies in the box")
        touch = f"{NEUTRAL_WORD}.supply"
        return Row(touch, text, touch, "", "neutral", left, NEUTRAL_SEAT)


def _word(owner: int) -> str:
    return NEUTRAL_WORD if owner == NEUTRAL_SEAT else str(owner)
