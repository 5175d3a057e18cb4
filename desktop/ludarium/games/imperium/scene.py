"""What lies on the table of Imperium, for the seat that looks. The ids are those of `touching`, the facts of `facts`.

``market``     ``market.1`` to ``market.5``; on each its tokens (``market.1.progress``) and the unrest under it
``decks``      ``main``, ``region``, ``uncivilised``, ``civilised``, ``fame``, ``exile``, ``unrest``: piles
a pile         its cards as far as they are known; of a deck that one takes from, the card on top (``main.top``)
``supply``     ``supply.progress`` and the like: tokens that nobody has
``table``      ``round``
``0.board``    all that seat 0 has: state card, tokens, power card, piles, and as places of their own ``0.hand``,
               ``0.play``, ``0.playing`` (what is being resolved) and ``0.aside`` (what was just drawn)
``0.piece.7``  its tokens, and the cards garrisoned under it
``0.sides``    while the seat chooses: both sides of its power card
``bot.board``  the same of the bot, with its die, its slots and, in ``bot.table``, the rows that it plays by
``answers``    what can be answered without a piece
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludarium.engine.contract import Offers
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.scene import ANSWER, NOBODY, Scene, Thing, answers
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of, knowers
from ludarium.games.imperium.bot.moves import dynasty_size, tokens_on, value_of
from ludarium.games.imperium.bot.scene import bot_things
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import ICONS, TOKENS
from ludarium.games.imperium.counting import marks, number_of
from ludarium.games.imperium.facts import (
    CARD,
    HAND,
    PILE,
    PLAY,
    PLAYING,
    ROUND,
    STATE,
    TOKEN,
    CardFacts,
    HandFacts,
    PileFacts,
    PlayFacts,
    Price,
    RoundFacts,
    StateFacts,
    TokenFacts,
    Tokens,
)
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.market import SMALL_DECKS
from ludarium.games.imperium.resolving import resolving
from ludarium.games.imperium.scoring import points_of
from ludarium.games.imperium.state import Piece, Slot, State
from ludarium.games.imperium.steps.drawing import price
from ludarium.games.imperium.steps.playing import is_free
from ludarium.games.imperium.steps.turn import hand_size, start_tokens
from ludarium.games.imperium.touches import EXILE, FAME, UNREST, lying, market, side, supply, top, whose
from ludarium.games.imperium.verbs.marketing import PlaceTokens

DECKS = ("main", *SMALL_DECKS)
PILES = ("deck", "discard", "nation", "dynasty", "development", "quest", "history", "flooded", "aside")
"""The piles of a board, in the order in which they lie there."""


def scene(box: Box, observed: State, offers: Offers) -> Scene:
    """Return everything on the table. ``offers``: of the observation."""
    found = [*_market(box, observed), *_decks(box, observed), *_supply(box, observed)]
    found.append(Thing("round", ROUND, "table", facts=RoundFacts(observed.round, observed.last, observed.first)))
    for seat in range(len(observed.seats)):
        found += _Board(box, observed, seat).things()
    if observed.bot != NOTHING:
        found += bot_things(box, observed)
    touched = [(ids[0][0], action) for action, ids in offers.items()]
    return (*found, *answers([(id, action) for id, action in touched if id.startswith(f"{ANSWER}.")]))


# What all share


def _market(box: Box, observed: State) -> Iterator[Thing]:
    is_solo = observed.bot != NOTHING
    for at, slot in enumerate(observed.market):
        if slot.card < 0:
            continue
        id = market(at)
        worth = value_of(box, slot.card) + tokens_on(slot) if is_solo else None
        counts = _counts(box, observed, observed.viewer, slot.card)
        yield Thing(id, CARD, "market", at, facts=CardFacts(slot.card, counts=counts, worth=worth))
        yield from _on_slot(id, slot)


def _on_slot(id: str, slot: Slot) -> Iterator[Thing]:
    if slot.unrest:
        yield Thing(f"{id}.unrest", TOKEN, id, facts=TokenFacts("unrest", slot.unrest))
    for place, what in enumerate(TOKENS, 1):
        n = getattr(slot, what)
        if n:
            yield Thing(f"{id}.{what}", TOKEN, id, place, facts=TokenFacts(what, n))


def _decks(box: Box, observed: State) -> Iterator[Thing]:
    for place, deck in enumerate(DECKS):
        cards = getattr(observed, deck)
        yield Thing(deck, PILE, "decks", place, facts=PileFacts(len(cards)))
        if cards:
            yield Thing(top(deck), CARD, deck, facts=CardFacts(card_of(cards[0])))
    place = len(DECKS)
    yield Thing(FAME, PILE, "decks", place, facts=PileFacts(len(observed.fame)))
    for at, card in enumerate(observed.fame):
        if card >= 0:
            yield Thing(f"{FAME}.{at}", CARD, FAME, at, facts=CardFacts(card_of(card), depth=at))
    yield Thing("king", CARD, FAME, len(observed.fame), facts=CardFacts(box.kings[observed.king]))
    exile = observed.exile
    yield Thing(EXILE, PILE, "decks", place + 1, facts=PileFacts(len(exile)))
    for at, card in enumerate(exile):
        yield Thing(f"{EXILE}.{at}", CARD, EXILE, at, facts=CardFacts(card))
    yield Thing(UNREST, PILE, "decks", place + 2, facts=PileFacts(observed.unrest, box.unrest))


def _supply(box: Box, observed: State) -> Iterator[Thing]:
    """Tokens that nobody has: how many of them are to be put somewhere now."""
    placed, n = "", 0
    if observed.stack:
        frame = observed.stack[-1]
        op = box.programs[frame.program].ops[frame.at]
        if isinstance(op, PlaceTokens):
            placed, n = op.what, op.number
    for place, what in enumerate(TOKENS):
        yield Thing(supply(what), TOKEN, "supply", place, facts=TokenFacts(what, n if what == placed else 0))


def _counts(box: Box, observed: State, seat: int, card: int, piece: int = NOTHING) -> tuple[int, ...]:
    """How often what the card's text counts is there."""
    counting = box.counts[card]
    if not counting:
        return ()
    frame = Frame(0, 0, seat, seat, card, piece)
    return tuple([count(observed, frame) for count in counting])


# What a seat has


class _Board:
    """The things of one seat, or of the bot."""

    def __init__(self, box: Box, observed: State, seat: int) -> None:
        self.box, self.observed, self.seat = box, observed, seat
        self.player = observed.seats[seat]
        self.is_bot = seat == observed.bot
        self.who = whose(observed, seat)
        self.owner = NOBODY if self.is_bot else seat
        self.board = f"{self.who}.board"

    def things(self) -> list[Thing]:
        found = [self._state(), *self._tokens(), *self._play()]
        found += [*self._open("discard"), *self._held("history"), *self._deck("deck")]
        if self.is_bot:
            return [*found, *self._dynasty()]
        found += [*self._nation(), *self._open("development"), *self._hand()]
        nation = self.box.nations[self.player.nation]
        if nation.floods:
            found += self._held("flooded")
        if nation.has_quests:
            found += self._open("quest")
        if self.player.aside:
            found += self._held("aside")
        return found

    def _thing(self, name: str, kind: str, zone: str, place: int, facts: object) -> Thing:
        return Thing(f"{self.who}.{name}", kind, zone, place, self.owner, facts)

    def _state(self) -> Thing:
        player, observed = self.player, self.observed
        is_king = bool(observed.kings >> self.seat & 1)
        level = observed.level if self.is_bot else NOTHING
        facts = StateFacts(player.nation, player.empire, player.any_state, is_king, level)
        return self._thing("state", STATE, self.board, 0, facts)

    def _tokens(self) -> Iterator[Thing]:
        player = self.player
        for place, what in enumerate(TOKENS):
            yield self._thing(what, TOKEN, self.board, place, TokenFacts(what, getattr(player, what)))
        if not self.is_bot:
            actions, exhaust = start_tokens(self.box, player)
            yield self._thing("action", TOKEN, self.board, 3, TokenFacts("action", player.actions, actions))
            yield self._thing("exhaust", TOKEN, self.board, 4, TokenFacts("exhaust", player.exhaust, exhaust))

    # Cards that lie open

    def _play(self) -> Iterator[Thing]:
        """The play area, the cards beside it, and what is being resolved."""
        player = self.player
        sides = self._sides()
        yield from sides
        for place, piece in enumerate(player.fixed):
            if place or not sides:
                yield from self._piece(piece, self.board, place, "fixed")
        yield self._thing("play", PLAY, self.board, 0, self._shown())
        for place, piece in enumerate(player.play):
            yield from self._piece(piece, f"{self.who}.play", place, "play")
        yield self._thing("playing", PLAYING, self.board, 0, PileFacts(len(player.limbo)))
        for place, piece in enumerate(player.limbo):
            yield from self._piece(piece, f"{self.who}.playing", place, "limbo")

    def _sides(self) -> list[Thing]:
        """Both sides of the power card, while one is being chosen."""
        pending = self.box.program_of["side"]
        if all((frame.program, frame.actor) != (pending, self.seat) for frame in self.observed.stack):
            return []
        sides = self.box.nations[self.player.nation].power
        zone = f"{self.who}.sides"
        return [Thing(side(self.seat, n), CARD, zone, n, self.seat, self._card(c, "")) for n, c in enumerate(sides)]

    def _shown(self) -> PlayFacts:
        box, cards = self.box, [piece.card for piece in self.player.play]
        frame = Frame(0, 0, self.seat, self.seat)
        icons = [marks(box, self.observed, frame, icon, "play") for icon in ICONS]
        return PlayFacts(len(cards), number_of(box, cards, parse_filter(box, "region")), *icons)

    def _piece(self, piece: Piece, zone: str, place: int, where: str) -> Iterator[Thing]:
        """A card in play with what lies on it and under it."""
        id = f"{self.who}.piece.{piece.number}"
        facts = CardFacts(
            piece.card,
            self._points(piece.card, where, piece.number),
            self._counts(piece.card, piece.number),
            resolving=resolving(self.box, self.observed, self.seat, piece.number),
        )
        yield Thing(id, CARD, zone, place, self.owner, facts)
        if piece.used:
            yield Thing(f"{id}.exhaust", TOKEN, id, 0, self.owner, TokenFacts("exhaust", 1))
        if piece.tokens:
            yield Thing(f"{id}.progress", TOKEN, id, 1, self.owner, TokenFacts("progress", piece.tokens))
        for at, card in enumerate(piece.garrison):
            yield Thing(f"{id}.{at}", CARD, id, at, self.owner, self._card(card, "garrison"))

    def _open(self, zone: str) -> Iterator[Thing]:
        """A pile that all can see."""
        cards = lying(self.observed, self.seat, zone)
        yield from self._pile(zone, len(cards), cards[-1] if cards else NOTHING)
        for at, card in enumerate(cards):
            price = self._price(card) if zone == "development" else None
            facts = CardFacts(card, self._points(card, "" if price else zone), price=price)
            yield self._thing(f"{zone}.{at}", CARD, f"{self.who}.{zone}", at, facts)

    def _price(self, card: int) -> Price | None:
        """What a development costs; quests have no price."""
        box, observed = self.box, self.observed
        if box.nations[self.player.nation].has_quests:
            return None
        asked = price(box, observed, self.seat, card)
        return Price(Tokens(**dict(asked)), observed.can_pay(self.seat, asked))

    # Cards that lie hidden: those that the seat that looks knows

    def _hand(self) -> Iterator[Thing]:
        size = hand_size(self.box, self.observed, self.seat)
        yield self._thing("hand", HAND, self.board, 0, HandFacts(len(self.player.hand), size))
        for at, place in enumerate(_by_card(self.player.hand)):
            card = card_of(place)
            facts = CardFacts(
                card,
                self._points(card, "hand"),
                self._counts(card),
                self._others(place),
                is_free(self.box, self.observed, self.seat, card),
            )
            yield self._thing(f"hand.{at}", CARD, f"{self.who}.hand", at, facts)

    def _held(self, zone: str) -> Iterator[Thing]:
        held = getattr(self.player, zone)
        yield from self._pile(zone, len(held))
        for at, place in enumerate(_by_card(held)):
            facts = CardFacts(card_of(place), self._points(card_of(place), zone), knowers=self._others(place))
            yield self._thing(f"{zone}.{at}", CARD, f"{self.who}.{zone}", at, facts)

    def _deck(self, zone: str) -> Iterator[Thing]:
        yield from self._pile(zone, len(self.player.deck))
        found = _with_depths(self.player.deck, self.player.deck_holds)
        for at, (card, depth) in enumerate(found):
            facts = CardFacts(card, self._points(card, "deck"), depth=depth)
            yield self._thing(f"{zone}.{at}", CARD, f"{self.who}.{zone}", at, facts)

    def _nation(self) -> Iterator[Thing]:
        """The nation deck, with the card under it that lies open, and the markers of the two areas."""
        player, zone = self.player, f"{self.who}.nation"
        yield from self._pile("nation", len(player.nation_deck))
        found = _with_depths(player.nation_deck, player.nation_holds)
        for at, (card, depth) in enumerate(found):
            yield self._thing(f"nation.{at}", CARD, zone, at, CardFacts(card, depth=depth))
        if player.accession != NOTHING:
            yield self._thing("accession", CARD, zone, len(found), CardFacts(player.accession))
        if player.nation_mark:
            yield self._thing("nation.exhaust", TOKEN, zone, 0, TokenFacts("exhaust", 1))
        if player.development_mark:
            yield self._thing("development.exhaust", TOKEN, f"{self.who}.development", 0, TokenFacts("exhaust", 1))

    def _dynasty(self) -> Iterator[Thing]:
        """The bot's nation cards in an order that nobody knows, over the accession card and the developments."""
        player = self.player
        yield from self._pile("dynasty", dynasty_size(player))
        cards = [
            *player.nation_holds,
            *([] if player.accession == NOTHING else [player.accession]),
            *player.development,
        ]
        for at, card in enumerate(cards):
            depth = at if at >= len(player.nation_holds) else NOTHING
            yield self._thing(f"dynasty.{at}", CARD, f"{self.who}.dynasty", at, CardFacts(card, depth=depth))

    # What is said of a card

    def _pile(self, zone: str, count: int, top: int = NOTHING) -> Iterator[Thing]:
        yield self._thing(zone, PILE, self.board, PILES.index(zone), PileFacts(count, top))

    def _card(self, card: int, where: str) -> CardFacts:
        return CardFacts(card, self._points(card, where), self._counts(card))

    def _points(self, card: int, where: str, number: int = NOTHING) -> int | None:
        """What the card is worth where it lies; nothing is said of what does not count there."""
        if self.is_bot or not where or not self.box.score_line[card]:
            return None
        return points_of(self.box, self.observed, self.seat, card, where, number)

    def _counts(self, card: int, piece: int = NOTHING) -> tuple[int, ...]:
        return () if self.is_bot else _counts(self.box, self.observed, self.seat, card, piece)

    def _others(self, place: int) -> tuple[int, ...]:
        """Who else knows of a card, besides its owner and the seat that looks."""
        mask = knowers(place) & ~(1 << self.seat | 1 << self.observed.viewer)
        return tuple([seat for seat in range(len(self.observed.seats)) if mask >> seat & 1])


def _by_card(zone: Zone) -> list[int]:
    """The known cards of a zone without order, in the order of their ids."""
    return sorted([place for place in zone if place != UNKNOWN], key=lambda place: (card_of(place), place))


def _with_depths(deck: Zone, holds: Iterable[int]) -> list[tuple[int, int]]:
    """The known cards of a deck in the order of their ids, each with how many lie above it."""
    known = [(card_of(place), depth) for depth, place in enumerate(deck) if place != UNKNOWN]
    return sorted([*known, *((card, NOTHING) for card in holds)])
