"""What a seat may know: all but the order of the deck, and the bids of others until all are in."""

from __future__ import annotations

from ludarium.engine.chance import Rng
from ludarium.engine.drafts import with_fields
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.frames import BID
from ludarium.games.eight_minute_empire.state import State

_seen = with_fields(State, "seed", "counter", "viewer", "deck", "bids")


def is_sealed(state: State) -> bool:
    """Whether bids are hidden: from the first to the last."""
    return bool(state.stack) and state.stack[-1].program == BID


def observe(state: State, seat: int) -> State:
    bids = state.bids
    if is_sealed(state):
        bids = tuple(coins if owner == seat else min(coins, UNKNOWN) for owner, coins in enumerate(bids))
    return _seen(state, UNKNOWN, UNKNOWN, seat, (UNKNOWN,) * len(state.deck), bids)


def imagine(box: Box, observed: State, rng: Rng) -> State:
    """A state that fits: the unseen cards and the sealed bids are dealt at random."""
    taken = (its.cards for its in observed.seats)
    unseen = set(box.deck(len(observed.seats))).difference(observed.row, *taken)
    bids = observed.bids
    if UNKNOWN in bids:
        bids = tuple(
            rng.randbelow(its.coins + 1) if coins == UNKNOWN else coins
            for coins, its in zip(bids, observed.seats, strict=True)
        )
    return _seen(observed, rng.number(), 0, UNKNOWN, rng.shuffled(sorted(unseen)), bids)
