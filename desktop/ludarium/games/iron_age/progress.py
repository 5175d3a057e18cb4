"""Where in a turn one is, how near the end of the match is, and what is looked for but not possible now."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Note, TurnProgress
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import State
from ludarium.games.iron_age.steps import STAGES, STAGES_ASHORE, refusal, step_of


def turn_progress(box: Box, observed: State) -> TurnProgress:
    stages, step = STAGES if observed.sea is not None else STAGES_ASHORE, step_of(observed)
    now = stages.index(step.stage) if step is not None and step.stage else -1
    return TurnProgress(stages, now, tuple(_ending(box, observed)), tuple(_barred(box, observed)))


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


def _barred(box: Box, state: State) -> Iterator[tuple[Action, Reason]]:
    """Developments that are too dear, builds and colonies without means."""
    step = step_of(state)
    if step is None or state.stack[-1][1] != state.viewer:
        return
    sought = step.sought(box, state)
    offered = step.offers(box, state) if sought else ()
    for action in sought:
        if action not in offered:
            yield action, refusal(box, state, action)
