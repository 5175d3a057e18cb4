"""Where in the turn one is: its stages, how near the end is, and what is looked for but barred."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.scene import Note, TurnProgress
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import State
from ludarium.games.eight_minute_empire.steps import refusal, step_of
from ludarium.games.eight_minute_empire.steps.step import TURN


def turn_progress(box: Box, observed: State) -> TurnProgress:
    """Where the observation's seat is in the game."""
    ending = tuple(_ending(box, observed))
    if not observed.stack:
        return TurnProgress(TURN, ending=ending)
    step = step_of(observed)
    stages = step.stages(box, observed)
    barred = step.barred(box, observed) if observed.stack[-1][1] == observed.viewer else ()
    reasons = tuple((action, refusal(box, observed, action)) for action in barred)
    return TurnProgress(stages, stages.index(step.stage_now(box, observed)), ending, reasons)


def _ending(box: Box, observed: State) -> Iterator[Note]:
    """How many cards all have taken, and which game it is."""
    cards = box.table[len(observed.seats)].cards
    yield Note("taken", (("taken", min(len(its.cards) for its in observed.seats)), ("cards", cards)))
    if observed.games > 1:
        yield Note("game", (("game", observed.game), ("games", observed.games)))
