"""What a seat may know: everything but the dice that have not been rolled."""

from __future__ import annotations

from ludarium.engine.chance import Rng
from ludarium.engine.drafts import with_fields
from ludarium.engine.values import UNKNOWN
from ludarium.games.iron_age.state import State

_seen = with_fields(State, "seed", "counter", "viewer")


def observe(state: State, seat: int) -> State:
    return _seen(state, UNKNOWN, UNKNOWN, seat)


def imagine(observed: State, rng: Rng) -> State:
    return _seen(observed, rng.number(), 0, UNKNOWN)
