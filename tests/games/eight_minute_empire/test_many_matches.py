"""Matches played by chance end without an error, for every number of players, on every map, with every variant.

``python -m tests.games.eight_minute_empire.test_many_matches 1000`` plays a thousand matches of each.
"""

import sys
import time

import pytest

from ludarium.games.eight_minute_empire.state import NO_CARD
from tests.games.eight_minute_empire.table import BOARDS, BOX, TITLE, fresh, played_by_chance

MATCHES = 10
PLAIN = {"goods_tokens": "off", "bid_tie": "youngest", "games": "1"}
RICH = {"goods_tokens": "on", "bid_tie": "die", "games": "3"}
MODES = [(seats, side, options) for options in (PLAIN, RICH) for side in BOARDS for seats in (2, 3, 4, 5)]


def play_matches(seats, side, options, count):
    """Play that many matches to their end; how many actions they took."""
    actions = 0
    for seed in range(count):
        for state in played_by_chance(fresh(seats, seed % seats, seed, map=side, **options), seed):
            check(state)
            actions += 1
    return actions


def check(state):
    """What is true of every state: no piece is made or lost, nothing is below nothing."""
    seats = len(state.seats)
    assert (TITLE.turn(state) is None) == (TITLE.outcome(state) is not None) == (not TITLE.actions(state))
    cards = [*state.deck, *(card for card in state.row if card != NO_CARD)]
    for its in state.seats:
        assert its.supply + sum(its.armies) == BOX.armies
        assert sum(its.cities) <= BOX.cities
        assert min(its.coins, its.supply, *its.armies, *its.cities) >= 0
        cards += its.cards
    assert sorted(cards) == sorted(BOX.deck(seats))
    assert state.bank + sum(its.coins for its in state.seats) == BOX.content.coins
    assert min(state.neutral) >= 0
    assert sum(state.neutral) <= (BOX.content.neutral_armies if seats == 2 else 0)


@pytest.mark.parametrize(("seats", "side", "options"), MODES, ids=lambda part: "" if isinstance(part, dict) else part)
def test_matches_end(seats, side, options):
    count = MATCHES if options is PLAIN else MATCHES // 5
    assert play_matches(seats, side, options, count) > count


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for seats, side, options in MODES:
        began = time.perf_counter()
        actions = play_matches(seats, side, options, count)
        how = ", ".join(f"{key}={choice}" for key, choice in options.items())
        took = time.perf_counter() - began
        print(f"{seats} seats, map {side}, {how}: {count} matches, {actions} actions, {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
