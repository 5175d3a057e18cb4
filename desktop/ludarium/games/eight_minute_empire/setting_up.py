"""Setting up a match: an empty table, then its first game."""

from __future__ import annotations

from ludarium.engine.chance import Stream
from ludarium.engine.options import BY_LOT
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.ages import YOUNGEST, ages_of
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.rounds import begin_game
from ludarium.games.eight_minute_empire.state import NOBODY, Options, Past, Seat, State, opened


def first_state(box: Box, setup: Setup, seed: int) -> State:
    chance = Stream(seed)
    first = chance.randbelow(setup.seats) if setup.first == BY_LOT else setup.first
    draft = opened(box, _empty(box, setup, first, seed, chance.counter))
    begin_game(draft)
    return draft.done()


def _empty(box: Box, setup: Setup, first: int, seed: int, counter: int) -> State:
    nothing, games = box.boards[setup["map"]].nothing, int(setup["games"])
    return State(
        seed=seed,
        counter=counter,
        viewer=UNKNOWN,
        began=0,
        map=setup["map"],
        options=Options(setup["bid_tie"] != YOUNGEST, ages_of(setup), setup["goods_tokens"] == "on", games),
        game=0,
        past=(Past(0, 0, 0, 0),) * setup.seats if games > 1 else (),
        first=first,
        starter=NOBODY,
        seat=first,
        stack=(),
        bank=box.content.coins,
        seats=(Seat(0, box.armies, nothing, nothing, ()),) * setup.seats,
        neutral=nothing,
        deck=(),
        row=(),
        bids=(),
        tokens=(),
    )
