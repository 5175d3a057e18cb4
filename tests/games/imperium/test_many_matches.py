"""Matches played by chance end without an error, with every nation.

``python -m tests.games.imperium.test_many_matches 300`` plays three hundred matches for each number of seats.
"""

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
    for player in state.players:
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
    """Three hundred matches are enough for each nation to be played forty times over all."""
    played = Counter(name for match in range(300) for name in nations_of(match, seats))
    assert set(played) == set(NATIONS)
    assert min(played.values()) >= 300 * seats // len(NATIONS) - seats
    assert all(len(set(nations_of(match, seats))) == seats for match in range(300))


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    played = Counter()
    for seats in SEATS:
        began, actions = time.perf_counter(), 0
        for match in range(count):
            played.update(nations_of(match, seats))
            try:
                actions += play_match(seats, match)
            except Exception as error:
                raise RuntimeError(f"{seats} seats, match {match}: {nations_of(match, seats)}") from error
        print(f"{seats} seats: {count} matches, {actions} actions, {time.perf_counter() - began:.1f} s", flush=True)
    print("least played nation:", min(played.values()))


if __name__ == "__main__":
    main()
