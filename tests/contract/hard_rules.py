"""The state and the resolver of the test title; its rules are told in `hard_title`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ludarium.engine.events import EVERYONE, Event, Recorder
from ludarium.engine.prompts import Ask
from ludarium.engine.values import value
from ludarium.engine.zones import Zone, card_of, hidden, knows, reshuffled, shown

COIN, SPY, SWORD, SHIELD, DOOM = range(5)
NAMES = ("coin", "spy", "sword", "shield", "doom")
# Never more than two copies of a card: then who knows which copy follows from how many copies each seat knows.
DECKS = {"thin": (0, 0, 1, 2, 2, 3, 4), "thick": (0, 0, 1, 1, 2, 2, 3, 3, 4)}
LOOKED_AT, HAND, TURNS, LAST_DOOM = 3, 2, 12, 3
ASKS = {"turn": Ask.ONE, "at": Ask.ONE, "order": Ask.STEPS, "shield": Ask.YES_NO, "bury": Ask.ONE}


@value
class Frame:
    """Something still to be resolved: ``seat`` decides; ``about`` is a seat or, when aiming, the card played.

    count: how many cards are looked at, or are still to be drawn
    left: how many of those looked at have no place yet
    """

    ask: str
    seat: int
    about: int
    count: int = 0
    left: int = 0


@value
class HardState:
    """A match. The top of ``stack`` is resolved next, none is the end. The first card of a deck is its top."""

    seed: int
    counter: int
    began: int
    viewer: int
    cards: Zone
    decks: tuple[Zone, ...]
    hands: tuple[Zone, ...]
    discards: tuple[Zone, ...]
    piles: tuple[Zone, ...]
    stack: tuple[Frame, ...]
    turns: int
    dooms: int = 0


def knowers(place: int) -> int:
    """The mask of the seats that know the card."""
    return sum(1 << seat for seat in range(4) if knows(place, seat))


def recounted(hand: Zone, card: int, seats: int, taken: int = 0, least: int = 0) -> Zone:
    """The hand with copies of a card taken out, or with ``least`` of them known to all.

    Nobody can tell copies apart: who knew one of two coins knows of none when a coin was played, and who is shown a
    shield knows of no second one.
    """
    copies = [place for place in hand if card_of(place) == card]
    known = [max(sum(knows(place, seat) for place in copies) - taken, least) for seat in range(seats)]
    masks = [sum(1 << seat for seat in range(seats) if copy < known[seat]) for copy in range(len(copies) - taken)]
    return tuple(sorted([place for place in hand if place not in copies] + [hidden(card, mask) for mask in masks]))


class Run:
    """One action being resolved: a method for each verb, then what needs no decision."""

    def __init__(self, state: HardState, record: Recorder | None) -> None:
        self.state, self.record = state, record
        self.frame, self.seat, self.seats = state.stack[-1], state.stack[-1].seat, len(state.decks)

    def tell(self, kind: str, seat: int, to: int = EVERYONE, secret: str = "", news: bool = False, **data: Any) -> None:
        if self.record is not None:
            self.record.append(Event(kind, seat, tuple(data.items()), to, (secret,) if secret else (), news))

    def put(self, owner: int, **changed: Sequence[int]) -> None:
        """Give the owner new zones: ``decks=…`` is the owner's deck."""
        for name, zone in changed.items():
            before = getattr(self.state, name)
            after = (*before[:owner], tuple(zone), *before[owner + 1 :])
            self.state = attrs.evolve(self.state, **{name: after})

    def push(self, *frames: Frame | None) -> None:
        """Put frames in place of the top one."""
        self.state = attrs.evolve(self.state, stack=(*self.state.stack[:-1], *filter(None, frames)))

    def draw(self) -> None:
        self.push(Frame("next", self.seat, self.seat), Frame("draw", self.seat, self.seat, 1))

    def play(self, name: str) -> None:
        card, seat, end = NAMES.index(name), self.seat, Frame("next", self.seat, self.seat)
        self.tell("played", seat, card=card)
        self.put(seat, hands=recounted(self.state.hands[seat], card, self.seats, taken=1))
        if card == COIN:
            self.put(seat, piles=(*self.state.piles[seat], card))
            return self.push(end)
        self.put(seat, discards=(*self.state.discards[seat], card))
        return self.push(end, Frame("at", seat, card))

    def at(self, owner: int) -> None:
        self.tell("aimed", self.seat, at=owner)
        if self.frame.about == SWORD:
            return self.push(Frame("shield", owner, self.seat))
        deck, own = self.state.decks[owner], 1 << self.seat
        top = deck[:LOOKED_AT]
        news = not all(knows(place, self.seat) for place in top)
        self.tell("looked", self.seat, own, "cards", news, at=owner, cards=tuple(map(card_of, top)))
        self.put(owner, decks=(*(shown(place, own) for place in top), *deck[len(top) :]))
        return self.push(Frame("order", self.seat, owner, len(top), len(top)) if len(top) > 1 else None)

    def under(self, name: str) -> None:
        """Put a card under the others that have no place yet. Who else knew them no longer knows where they are."""
        card, owner, count, left = NAMES.index(name), self.frame.about, self.frame.count, self.frame.left
        deck, own = self.state.decks[owner], 1 << self.seat
        cards = [card_of(place) for place in deck[:count]]
        cards.remove(card)
        cards.insert(left - 1, card)
        self.tell("put-under", self.seat, own, "card", at=owner, card=card)
        self.put(owner, decks=(*(hidden(card, own) for card in cards), *deck[count:]))
        self.push(attrs.evolve(self.frame, left=left - 1) if left > 2 else None)

    def show(self) -> None:
        self.tell("shown", self.seat, card=SHIELD)
        self.put(self.seat, hands=recounted(self.state.hands[self.seat], SHIELD, self.seats, least=1))
        self.push()

    def suffer(self) -> None:
        self.push(Frame("draw", self.seat, self.seat, 2))

    def bury(self, name: str) -> None:
        seat, card, rest = self.seat, NAMES.index(name), list(self.state.discards[self.seat])
        rest.remove(card)
        self.tell("buried", seat, card=card)
        self.tell("shuffled", seat, cards=len(rest))
        self.put(seat, decks=self.shuffle(rest), discards=(), piles=(*self.state.piles[seat], card))
        self.state = attrs.evolve(self.state, counter=self.state.counter + len(rest))
        self.push()

    def shuffle(self, cards: Sequence[int]) -> Zone:
        return reshuffled(cards, self.state.seed, self.state.counter)

    def settle(self) -> None:
        while self.state.stack and self.state.stack[-1].ask in ("next", "draw"):
            frame = self.state.stack[-1]
            deck, discard = self.state.decks[frame.seat], self.state.discards[frame.seat]
            if frame.ask == "next":
                self.state = attrs.evolve(self.state, turns=self.state.turns - 1)
                after = (frame.seat + 1) % self.seats
                self.push(Frame("turn", after, after) if self.state.turns else None)
            elif deck and frame.count:
                self.push(attrs.evolve(frame, count=frame.count - 1))
                self.receive(frame.seat, deck[0], deck[1:], not knows(deck[0], self.seat))
            elif discard and frame.count:
                self.push(frame, Frame("bury", frame.seat, frame.seat))
            else:
                self.push()

    def receive(self, owner: int, place: int, deck: Zone, news: bool) -> None:
        if card_of(place) == DOOM:
            self.tell("doomed", owner, news=news)
            self.put(owner, decks=deck, discards=(*self.state.discards[owner], DOOM))
            dooms = self.state.dooms + 1
            self.state = attrs.evolve(self.state, dooms=dooms, stack=() if dooms == LAST_DOOM else self.state.stack)
        else:
            self.tell("drawn", owner, knowers(place) | 1 << owner, "card", news, card=card_of(place))
            self.put(owner, decks=deck, hands=sorted((*self.state.hands[owner], shown(place, 1 << owner))))

    def done(self, began: int) -> HardState:
        """The state, with its half-made action counted on: not over a look, and not over another's decision."""
        top = self.state.stack[-1] if self.state.stack else None
        is_aiming = top is not None and top.ask == "at"
        is_ordering = top is not None and top.ask == "order" and top.left < top.count
        return attrs.evolve(self.state, began=began + 1 if is_aiming or is_ordering else 0)
