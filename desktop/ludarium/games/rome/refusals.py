"""Why an action is not possible: asked only of actions that are not offered, so it may take its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason, because
from ludarium.games.rome.state import ACTION, State
from ludarium.games.rome.steps.cards import must_use
from ludarium.games.rome.steps.turn import PART, ActionPhase

if TYPE_CHECKING:
    from ludarium.games.rome.box import Box


def refusal(box: Box, state: State, action: Action) -> Reason:
    if not state.stack:
        return because("over", "ROM-END-01")
    frame = state.stack[-1]
    op = box.programs[frame.program].ops[frame.at]
    if not isinstance(op, ActionPhase):
        if state.phase != ACTION:
            return because("not-in-action-phase", "ROM-TRN-07")
        return because("decide-first", "ROM-KEY-03")
    if must_use(box, state):
        return because("must-use", "ROM-LAC-03")
    if action is PART:
        return because("taking-part", "ROM-KEY-09")
    deed = op.deed_of.get(action.verb)
    return because("not-offered", "ROM-TRN-03") if deed is None else deed.why_not(state, action)
