"""What the player may know, and states that fit it: piles face down have no order, hidden enemies no value."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.engine.chance import Rng
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of, fill, knows, seen_by
from ludarium.games.rome.box import Box
from ludarium.games.rome.state import UP, Seat, State, drafted

PILES = ("advanced", "first", "second")


def observe(box: Box, state: State, viewer: int) -> State:
    """The state without the order of what lies face down, and without the values of hidden enemies."""
    if state.viewer != UNKNOWN:
        return state
    draft = drafted(state, box)
    draft.seed = draft.counter = UNKNOWN
    draft.viewer = viewer
    deck = state.seat.deck
    draft.seat.deck = seen_by(deck, viewer)
    draft.seat.deck_holds = tuple(sorted(card_of(place) for place in deck if not knows(place, viewer)))
    draft.enemies = tuple([UNKNOWN if 0 <= enemy < UP else enemy for enemy in state.enemies])
    draft.unused = tuple([UNKNOWN if enemy < UP else enemy for enemy in state.unused])
    draft.advanced = seen_by(state.advanced, viewer)
    draft.first = seen_by(state.first, viewer)
    draft.second = seen_by(state.second, viewer)
    return draft.done()


def imagine(box: Box, observed: State, rng: Rng) -> State:
    """A full state that fits: what is unknown of each pile is dealt anew."""
    draft = drafted(observed, box)
    draft.seed, draft.counter, draft.viewer = rng.number(), 0, UNKNOWN
    holds = observed.seat.deck_holds
    draft.seat.deck = fill(observed.seat.deck, list(rng.shuffled(holds)).pop)
    draft.seat.deck_holds = ()
    tokens = list(rng.shuffled(_unseen_enemies(box, observed)))
    draft.enemies = tuple([tokens.pop() if enemy == UNKNOWN else enemy for enemy in observed.enemies])
    draft.unused = tuple([tokens.pop() if enemy == UNKNOWN else enemy for enemy in observed.unused])
    elsewhere = {*_seen(observed), *holds}
    draft.advanced = _dealt(observed.advanced, box.advanced, elsewhere, rng)
    draft.first = _dealt(observed.first, box.of_level[1], elsewhere, rng)
    draft.second = _dealt(observed.second, box.of_level[2], elsewhere, rng)
    return draft.done()


def _dealt(pile: Zone, cards: Iterable[int], elsewhere: set[int], rng: Rng) -> Zone:
    return fill(pile, list(rng.shuffled([card for card in cards if card not in elsewhere])).pop)


def _unseen_enemies(box: Box, observed: State) -> list[int]:
    known = {enemy & (UP - 1) for enemy in (*observed.enemies, *observed.unused) if enemy >= UP}
    known.update(observed.seat.beaten)
    return [enemy for enemy in range(len(box.enemies)) if enemy not in known]


def _seen(observed: State) -> Iterable[int]:
    """Every card that lies somewhere the player sees it."""
    yield from owned_cards(observed.seat)
    yield from (*observed.attributes, *observed.developments, *observed.grid)
    for name in PILES:
        yield from (card_of(place) for place in getattr(observed, name) if place != UNKNOWN)


def owned_cards(seat: Seat) -> Iterable[int]:
    """Hand, deck, discard pile, play area, Projects Area and trash."""
    yield from seat.hand
    yield from (card_of(place) for place in seat.deck if place != UNKNOWN)
    yield from (*seat.discard, *seat.projects, *seat.trash)
    yield from (card for card, _ in seat.play)
