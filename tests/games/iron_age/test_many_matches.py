"""Matches played by chance end without an error, in every mode.

``python -m tests.games.iron_age.test_many_matches 1000`` plays a thousand matches of each.
"""

import sys
import time

import pytest

from tests.games.iron_age.table import BOX, CONTENT, TITLE, random_match

MATCHES = 40
EXPANSIONS = (
    {"expansion": "none"},
    {"expansion": "mediterranean", "colony_benefits": "once"},
    {"expansion": "mediterranean", "colony_benefits": "every-turn"},
)
MODES = [(seats, length, options) for options in EXPANSIONS for seats in (1, 2, 3, 4) for length in ("short", "full")]
LONGEST = 5_000
"""More actions than any match by chance has ever taken."""

ROWS = [(row.id, row.holes) for row in CONTENT.rows]


def play_matches(seats, length, options, count):
    """Play that many matches to their end; how many actions they took."""
    return sum(play_match(seats, length, options, seed) for seed in range(count))


def play_match(seats, length, options, seed):
    actions = 0
    for state, _, after in random_match(seats, length, seed, first=seed % seats, **options):
        actions += after is not None
        assert actions < LONGEST
        check(state)
        assert (TITLE.outcome(state) is None) == (after is not None)
    return actions


def check(state):
    """What is true of every state: pegs in their rows, no more boxes than printed, firsts given once."""
    assert (TITLE.turn(state) is None) == (not TITLE.actions(state))
    assert TITLE.pieces(state)["pegs"] == 5 * len(state.seats)
    if state.sea is not None:
        check_sea(state)
    assert state.population >= 0
    assert state.innovations >= 0
    firsts = [own.first for own in state.seats]
    assert sum(first.bit_count() for first in firsts) == state.built.bit_count()
    for own in state.seats:
        assert own.port_boxes <= BOX.ports
        assert own.urns <= BOX.urns
        assert own.province_boxes <= BOX.province_boxes
        assert all(map(int.__le__, own.monuments, BOX.monument_boxes))
        assert 1 <= own.conquest <= CONTENT.values.conquest_boxes.value


def check_sea(state):
    """Fifteen colony pegs a seat, in holes that are there; nobody's pegs beside those of a completed colony."""
    box = TITLE.sea_box
    assert TITLE.pieces(state)["colony pegs"] == box.colony_pegs * len(state.seats)
    for number, holes in enumerate(box.colony_holes):
        pegs = [own.colonies[number] for own in state.seats]
        assert sum(pegs) <= holes
        if state.sea.opponent >> number & 1:
            assert sum(pegs) == 0
        if box.colonies[number].four_player_only and len(pegs) < 4:
            assert sum(pegs) == 0


def _said(part):
    return "-".join(part.values()) if isinstance(part, dict) else str(part)


@pytest.mark.parametrize(("seats", "length", "options"), MODES, ids=_said)
def test_matches_end(seats, length, options):
    count = MATCHES if options["expansion"] == "none" else MATCHES // 4
    assert play_matches(seats, length, options, count) > count


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for seats, length, options in MODES:
        began = time.perf_counter()
        actions = play_matches(seats, length, options, count)
        how = ", ".join(options.values())
        print(
            f"{seats} seats, {length}, {how}: {count} matches, {actions} actions, {time.perf_counter() - began:.1f} s"
        )


if __name__ == "__main__":
    main()
