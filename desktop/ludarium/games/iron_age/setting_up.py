"""Setting up: every sheet as printed, and each seat about to choose a second port or province."""

from __future__ import annotations

from ludarium.engine.chance import Stream
from ludarium.engine.frames import question
from ludarium.engine.options import BY_LOT
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.frames import SETTLE
from ludarium.games.iron_age.state import NO_FACE, Sea, Seat, State

MEDITERRANEAN, EVERY_TURN = "mediterranean", "every-turn"


def first_state(box: Box, setup: Setup, seed: int) -> State:
    chance = Stream(seed)
    first = chance.randbelow(setup.seats) if setup.first == BY_LOT else setup.first
    order = [(first + step) % setup.seats for step in range(setup.seats)]
    return State(
        seed=seed,
        counter=chance.counter,
        viewer=UNKNOWN,
        began=0,
        full=setup["length"] == "full",
        round=1,
        first=first,
        seat=first,
        stack=tuple(question(SETTLE, seat) for seat in reversed(order)),
        seats=(first_seat(box),) * setup.seats,
        dice=(),
        fate=NO_FACE,
        rolls=0,
        population=0,
        innovations=0,
        boxes=0,
        built=0,
        sea=Sea(setup["colony_benefits"] == EVERY_TURN, founded=0, opponent=0) if box.board else None,
    )


def first_seat(box: Box) -> Seat:
    start = {row.id: row.start for row in box.content.rows}
    return Seat(
        wealth=start["wealth"],
        ships=start["ships"],
        armies=start["armies"],
        goods=start["goods"],
        food=start["food"],
        port_boxes=1,
        urns=0,
        province_boxes=0,
        monuments=(0,) * len(box.monument_ids),
        first=0,
        developments=0,
        tribute=0,
        skulls=0,
        conquest=1,
        colonies=(0,) * len(box.colonies),
    )
