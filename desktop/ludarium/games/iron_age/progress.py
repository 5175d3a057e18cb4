"""Where in a turn one is, how near the end of the match is, and what is looked for but not possible now."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.scene import Note, TurnProgress
from ludarium.engine.step_titles import Barred
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.programs import STEPS
from ludarium.games.iron_age.state import State
from ludarium.games.iron_age.steps.step import step_of

STAGES = tuple(dict.fromkeys(step.stage for step in STEPS if step.stage))
STAGES_ASHORE = tuple(stage for stage in STAGES if any(step.stage == stage and not step.at_sea for step in STEPS))
"""The stages of a turn, and those that there are without the expansion."""


def turn_progress(box: Box, observed: State, barred: Barred) -> TurnProgress:
    stages, step = STAGES if observed.sea is not None else STAGES_ASHORE, step_of(box, observed)
    now = stages.index(step.stage) if step is not None and step.stage else -1
    return TurnProgress(stages, now, tuple(_ending(box, observed)), barred)


def _ending(box: Box, state: State) -> Iterator[Note]:
    """How near the end is: the rounds of one who is alone, else the three limits."""
    if len(state.seats) == 1:
        yield Note("round", (("round", state.round), ("rounds", box.rounds)))
        yield Note("goal", (("goal", box.content.target),))
        return
    limits = box.limits(state.full)
    owned = max(seat.developments.bit_count() for seat in state.seats)
    tribute = max(seat.tribute for seat in state.seats)
    yield Note("developments", (("now", owned), ("limit", limits.developments)))
    yield Note("tribute", (("now", tribute), ("limit", limits.tribute)))
    yield Note("monuments", (("now", state.built.bit_count()), ("limit", limits.monuments)))
