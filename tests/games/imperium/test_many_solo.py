"""Random matches alone: against every nation's bot, with other own nations and levels in turn.

``python -m tests.games.imperium.test_many_solo 20`` plays that many against each nation; the suite plays a few.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import pytest

from ludarium.engine.chance import Rng
from ludarium.games.imperium.title import LEVELS
from tests.games.imperium.table import BOX, TITLE

NATIONS = [nation.key for nation in BOX.nations]
LONGEST = 5000


def played(bot: str, number: int) -> tuple[int, str]:
    """Play one match by chance; gives its number of actions and how it ended."""
    at = NATIONS.index(bot)
    own = NATIONS[(at + 1 + number) % len(NATIONS)]
    own = own if own != bot else NATIONS[(at + 1) % len(NATIONS)]
    options = {
        "nations": f"{own},{bot}",
        "commons": ("classics", "legends")[number % 2],
        "bot": LEVELS[(at + number) % len(LEVELS)],
    }
    seed = 1000 * at + number
    state = TITLE.start(TITLE.setup(1, 0, options), seed)
    pieces, rng = dict(TITLE.pieces(state)), Rng(seed)
    for count in range(LONGEST):
        if TITLE.turn(state) is None:
            assert dict(TITLE.pieces(state)) == pieces, "a card was made or lost"
            outcome = TITLE.outcome(state)
            assert outcome is not None
            return count, outcome.decided_by
        assert TITLE.turn(state) == 0
        state = TITLE.apply(state, rng.pick(TITLE.actions(state)))
    raise AssertionError(f"{options} does not end")


@pytest.mark.rule("IMP-COMP-06", "IMP-SOLO-01")
@pytest.mark.parametrize("bot", NATIONS)
def test_random_matches_alone_end(bot: str) -> None:
    assert all(played(bot, number)[0] > 20 for number in range(2))


def main(matches: int) -> None:
    ends: Counter[str] = Counter()
    actions, begin = 0, time.perf_counter()
    for bot in NATIONS:
        for number in range(matches):
            count, decided_by = played(bot, number)
            actions += count
            ends[decided_by] += 1
    seconds = time.perf_counter() - begin
    print(f"{matches * len(NATIONS)} matches, {actions} actions, {seconds:.1f} s: {actions / seconds:.0f} actions/s")
    print(dict(ends))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
