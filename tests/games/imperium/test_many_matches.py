"""Matches played by chance end without an error, with every nation.

``python -m tests.games.imperium.test_many_matches 300`` plays at least three hundred matches for each number of seats,
and as many more as each nation needs to be played forty times; ``… 300 2`` plays those of two seats only.
"""

import math
import sys
import time
from collections import Counter

import pytest

from ludarium.engine.chance import Rng
from tests.games.imperium.table import BOX, TITLE

MATCHES = 4
SEATS = (2, 3, 4)
COMMONS = ("classics", "legends", "both")
LONGEST = 20_000
"""More actions than any match by chance has ever taken."""

NATIONS = [nation.key for nation in BOX.nations]

MANY, FORTY = 300, 40
"""In so many matches each nation comes so often, whatever the number of seats."""


def enough(count, seats):
    """How many matches to play when ``count`` are asked for: two seats need more for each nation to come often."""
    return max(count, math.ceil(count * FORTY // MANY * len(NATIONS) / seats))


def played(count, seats):
    """How often each nation is played in so many matches."""
    return Counter(name for match in range(count) for name in nations_of(match, seats))


def nations_of(match, seats):
    """The nations of a match: all in turn, beside others each time."""
    step = 1 + 2 * (match // len(NATIONS) % 4)  # odd, so that no nation comes twice
    return [NATIONS[(match + place * step) % len(NATIONS)] for place in range(seats)]


def play_match(seats, match):
    """Play a match to its end; how many actions it took."""
    options = {"nations": ",".join(nations_of(match, seats)), "commons": COMMONS[match % 3]}
    state = TITLE.start(TITLE.setup(seats, match % seats, options), match)
    chance, actions = Rng(match), 0
    pieces = TITLE.pieces(state)
    while TITLE.turn(state) is not None:
        state = TITLE.apply(state, TITLE.sample(state, chance))
        check(state)
        actions += 1
        assert actions < LONGEST
    assert TITLE.pieces(state) == pieces
    assert TITLE.outcome(state) is not None
    return actions


def check(state):
    """What is true of every state: no debts, no more exhaust tokens in use than there are, nobody waits for nothing."""
    for player in state.seats:
        assert min(player.materials, player.population, player.progress, player.actions, player.exhaust) >= 0
        assert all(piece.tokens >= 0 for piece in player.play)
    assert state.unrest >= 0
    assert bool(state.ended) == (not state.stack) or TITLE.turn(state) is not None
    if state.last:
        assert state.round <= state.last


@pytest.mark.parametrize("seats", SEATS)
def test_matches_end(seats):
    for match in range(MATCHES):
        assert play_match(seats, match * 5 + seats) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_every_nation_has_its_turn(seats):
    matches = enough(MANY, seats)
    often = played(matches, seats)
    assert set(often) == set(NATIONS)
    assert min(often.values()) >= FORTY
    assert matches - MANY < len(NATIONS) * 2
    assert all(len(set(nations_of(match, seats))) == seats for match in range(matches))


def main():
    count, *only = (int(word) for word in sys.argv[1:] or (MATCHES,))
    for seats in only or SEATS:
        began, actions, matches = time.perf_counter(), 0, enough(count, seats)
        for match in range(matches):
            try:
                actions += play_match(seats, match)
            except Exception as error:
                raise RuntimeError(f"{seats} seats, match {match}: {nations_of(match, seats)}") from error
        took = time.perf_counter() - began
        often = played(matches, seats)
        least = min(NATIONS, key=lambda name: often[name])
        print(f"{seats} seats: {matches} matches, {actions} actions, {took:.1f} s", flush=True)
        print(f"  least played nation: {least}, {often[least]} times", flush=True)


if __name__ == "__main__":
    main()
