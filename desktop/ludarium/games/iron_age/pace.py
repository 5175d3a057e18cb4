"""How long a match still takes, and how strong the others are: what every value depends on."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.frames import ROLL
from ludarium.games.iron_age.state import State

PACE = {"developments": 0.95, "tribute": 6.0, "monuments": 0.8}
"""How much closer the leader gets to each end condition in a round."""


def turns_left(box: Box, state: State, seat: int) -> float:
    """Return how many turns the seat may still begin; a guess unless it plays alone.

    The current turn counts until its dice are rolled.
    """
    seats = len(state.seats)
    this_round = _has_turn_to_come(state, seat, seats)
    if seats == 1:
        return box.rounds - state.round + this_round
    return _rounds_left(box, state) + this_round


def _has_turn_to_come(state: State, seat: int, seats: int) -> bool:
    if not state.stack:
        return False
    place, active = (seat - state.first) % seats, (state.seat - state.first) % seats
    return place > active or (place == active and state.stack[-1].program <= ROLL)


def _rounds_left(box: Box, state: State) -> float:
    """Guess the rounds after this one: until the leader meets the nearest end condition."""
    limits = box.limits(state.full)
    owned = max(own.developments.bit_count() for own in state.seats)
    tribute = max(own.tribute for own in state.seats)
    left = min(
        (limits.developments - owned) / PACE["developments"],
        (limits.tribute - tribute) / PACE["tribute"],
        (limits.monuments - state.built.bit_count()) / PACE["monuments"],
    )
    return max(0.0, left - 0.5) if left > 0 else 0.0


def rival_strength(state: State, seat: int, strengths: Sequence[int]) -> float:
    """Return the mean strength of the others; alone, of the opponent that a tribute demand imagines."""
    if len(strengths) == 1:
        return state.round + 1.0
    return (sum(strengths) - strengths[seat]) / (len(strengths) - 1)
