"""What a seat may not know, exchanged: for the contract's tests, without asking the title."""

from __future__ import annotations

import attrs

from ludarium.engine.chance import Rng
from ludarium.games.eight_minute_empire.frames import BID
from ludarium.games.eight_minute_empire.state import State


def twin(state: State, viewer: int, rng: Rng) -> State:
    """The state with the deck in another order and, while bids are sealed, other bids of the others."""
    return attrs.evolve(state, deck=rng.shuffled(state.deck), bids=_other_bids(state, viewer, rng))


def _other_bids(state: State, viewer: int, rng: Rng) -> tuple[int, ...]:
    if not state.stack or state.stack[-1].program != BID:
        return state.bids
    return tuple(
        coins if seat == viewer or coins < 0 else rng.randbelow(state.seats[seat].coins + 1)
        for seat, coins in enumerate(state.bids)
    )
