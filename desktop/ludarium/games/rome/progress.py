"""Where in the turn one is, how near the end is, what is barred, and what ending one's actions would waste."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.scene import Note, TurnProgress
from ludarium.engine.step_titles import Barred
from ludarium.games.rome.box import Box
from ludarium.games.rome.edicts import goal, progress
from ludarium.games.rome.scoring import standing
from ludarium.games.rome.state import ACTION, CLEANUP, PROJECTS, ROUND_END, SETTING, State

TURN = ("projects", "actions", "cleanup")
STAGES = {
    SETTING: (("edicts",), 0),
    PROJECTS: (TURN, 0),
    ACTION: (TURN, 1),
    CLEANUP: (TURN, 2),
    ROUND_END: (("round-end",), 0),
}
"""By what is going on: the stages, and which of them it is."""

FEW = 3
"""So few of a supply are left that its end is near."""

MOST_AT_ONCE = 6
"""More strife or loans than these no action takes from a supply."""

MATCH = "match"
"""What is lost by an action that brings Collapse."""


def turn_progress(box: Box, observed: State, barred: Barred) -> TurnProgress:
    if not observed.stack:
        return TurnProgress()
    stages, now = STAGES[observed.phase]
    return TurnProgress(stages, now, tuple(_ending(box, observed)), barred)


def _ending(box: Box, observed: State) -> Iterator[Note]:
    """Rounds and turns, the goal, the edicts, and supplies that are nearly empty."""
    length, _ = box.settings[observed.setting]
    yield Note("round", (("round", observed.round), ("rounds", length.rounds)))
    turns = box.sheet.round_ends[observed.round - 1]
    if observed.is_last or observed.turn + 1 >= turns:
        yield Note("last-turn")
    else:
        yield Note("turn", (("turn", observed.turn + 1), ("turns", turns)))
    wanted = goal(box, observed)
    if wanted is not None:
        yield Note("goal", (("total", standing(box, observed).total), ("goal", wanted)))
        met = [have >= need for _, _, have, need in progress(box, observed)]
        yield Note("requirements", (("met", sum(met)), ("all", len(met))))
    for key, left in (("strife", observed.strife), ("loans", observed.loans)):
        if left <= FEW:
            yield Note(key, (("n", left),))


def is_near_collapse(observed: State) -> bool:
    """Whether a supply is so small that one action may empty it."""
    return min(observed.strife, observed.loans) <= MOST_AT_ONCE
