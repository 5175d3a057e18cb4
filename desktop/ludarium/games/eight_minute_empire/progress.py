"""Where in the turn one is: its stages, how near the end is, and what is looked for but barred."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.scene import Note, TurnProgress
from ludarium.engine.step_titles import Barred
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import State
from ludarium.games.eight_minute_empire.steps.step import TURN, step_of


def turn_progress(box: Box, observed: State, barred: Barred) -> TurnProgress:
    ending = tuple(_ending(box, observed))
    if not observed.stack:
        return TurnProgress(TURN, ending=ending)
    step = step_of(box, observed)
    stages = step.stages(observed)
    return TurnProgress(stages, stages.index(step.stage_now(observed, observed.stack[-1])), ending, barred)


def _ending(box: Box, observed: State) -> Iterator[Note]:
    """How many cards all have taken, and which game it is."""
    cards = box.table[len(observed.seats)].cards
    yield Note("taken", (("taken", min(len(its.cards) for its in observed.seats)), ("cards", cards)))
    if observed.options.games > 1:
        yield Note("game", (("game", observed.game), ("games", observed.options.games)))
