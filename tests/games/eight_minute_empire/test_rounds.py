"""Rounds, as results and charts count them: one for each card that everybody takes, over all games of a match."""

import pytest

from ludarium.engine.chance import Rng
from tests.games.eight_minute_empire.table import BOX, TITLE, fresh


@pytest.mark.parametrize(("seats", "games"), [(3, "1"), (2, "3")])
def test_every_round_begins_with_the_first_player(seats: int, games: str) -> None:
    state, rng, began = fresh(seats=seats, games=games), Rng(4), []
    last = 0
    while TITLE.turn(state) is not None:
        number = TITLE.round(state)
        assert number in (last, last + 1)
        if number > last and state.starter >= 0:
            began.append(TITLE.turn(state) == state.starter and len(state.seats[state.starter].cards))
        last = number
        state = TITLE.apply(state, TITLE.sample(state, rng))
    cards = BOX.table[seats].cards
    assert last == TITLE.round(state) == int(games) * cards
    assert False not in began
