"""Matches played by chance end without an error, in every mode.

``python -m tests.games.iron_age.test_many_matches 1000`` plays a thousand matches of each.
"""

import sys
import time

import pytest

from tests.games.iron_age.table import BOX, TABLES, TITLE, random_match

MATCHES = 40
MODES = [(seats, length) for seats in (1, 2, 3, 4) for length in ("short", "full")]
LONGEST = 5_000
"""More actions than any match by chance has ever taken."""

ROWS = [(row.id, row.holes) for row in BOX.rows]


def play_matches(seats, length, count):
    """Play that many matches to their end; how many actions they took."""
    return sum(play_match(seats, length, seed) for seed in range(count))


def play_match(seats, length, seed):
    actions = 0
    for state, _, after in random_match(seats, length, seed, first=seed % seats):
        actions += after is not None
        assert actions < LONGEST
        check(state)
        assert (TITLE.outcome(state) is None) == (after is not None)
    return actions


def check(state):
    """What is true of every state: pegs in their rows, no more boxes than printed, firsts given once."""
    assert (TITLE.turn(state) is None) == (not TITLE.actions(state))
    assert TITLE.pieces(state) == {"pegs": 5 * len(state.empires)}
    assert state.population >= 0
    assert state.innovations >= 0
    firsts = [empire.first for empire in state.empires]
    assert sum(first.bit_count() for first in firsts) == state.built.bit_count()
    for empire in state.empires:
        assert empire.port_boxes <= TABLES.ports
        assert empire.urns <= TABLES.urns
        assert empire.province_boxes <= TABLES.province_boxes
        assert all(map(int.__le__, empire.monuments, TABLES.monument_boxes))
        assert 1 <= empire.conquest <= BOX.values.conquest_boxes.value


@pytest.mark.parametrize(("seats", "length"), MODES)
def test_matches_end(seats, length):
    assert play_matches(seats, length, MATCHES) > MATCHES


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for seats, length in MODES:
        began = time.perf_counter()
        actions = play_matches(seats, length, count)
        print(f"{seats} seats, {length}: {count} matches, {actions} actions, {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
