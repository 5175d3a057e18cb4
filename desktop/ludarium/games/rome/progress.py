"""Where in the turn one is, how near the end is, what is barred, and what ending one's actions would waste."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Note, TurnProgress, Unused
from ludarium.games.rome.edicts import goal, progress
from ludarium.games.rome.kinds import KEPT, KINDS
from ludarium.games.rome.refusals import refusal
from ludarium.games.rome.scoring import standing
from ludarium.games.rome.state import ACTION, CLEANUP, PROJECTS, ROUND_END, SETTING, State
from ludarium.games.rome.steps.turn import END, ActionPhase

if TYPE_CHECKING:
    from ludarium.games.rome.box import Box

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


def turn_progress(box: Box, observed: State, actions: Collection[Action]) -> TurnProgress:
    if not observed.stack:
        return TurnProgress()
    stages, now = STAGES[observed.phase]
    return TurnProgress(stages, now, tuple(_ending(box, observed)), tuple(_barred(box, observed, actions)))


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


def _barred(box: Box, observed: State, actions: Collection[Action]) -> Iterator[tuple[Action, Reason]]:
    """What a player looks for in the Action Phase, and cannot do."""
    frame = observed.stack[-1]
    op = box.programs[frame.program].ops[frame.at]
    if not actions or not isinstance(op, ActionPhase):
        return
    for deed in op.deeds:
        for action in deed.sought(observed):
            if action not in actions:
                yield action, refusal(box, observed, action)


def is_near_collapse(observed: State) -> bool:
    """Whether a supply is so small that one action may empty it."""
    return min(observed.strife, observed.loans) <= MOST_AT_ONCE


def waste(observed: State, action: Action) -> Unused:
    """Points of the turn that would be gone."""
    if action is not END:
        return ()
    return tuple((KINDS[kind], n) for kind, n in enumerate(observed.seat.purse) if kind >= KEPT and n)
