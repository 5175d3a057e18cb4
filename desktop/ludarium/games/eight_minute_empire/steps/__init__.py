"""The steps of a game, one object each, by the numbers that frames on the stack have.

Pieces and places that their actions touch, by the ids that `scene` gives them:

``take 17``        card.17, then 0.cards or map       ``neutral a12``   neutral.supply, then region.a12
``place a12``      0.supply, then region.a12          ``bid 3``         bid.3, then 0.fist
``move a12 a16``   0.army.a12, then region.a16        ``first 2``       seat.2 or first.2
``city a12``       0.cities, then region.a12          ``end``           end
``destroy 1 a12``  1.army.a12, then 1.supply          ``confirm``       confirm
"""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.events import Recorder
from ludarium.engine.reasons import Reason, because
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import Draft, State, closed
from ludarium.games.eight_minute_empire.steps.bid import Bid
from ludarium.games.eight_minute_empire.steps.destroy import Confirm
from ludarium.games.eight_minute_empire.steps.name import Name
from ludarium.games.eight_minute_empire.steps.populate import Populate
from ludarium.games.eight_minute_empire.steps.step import Step
from ludarium.games.eight_minute_empire.steps.take import Take
from ludarium.games.eight_minute_empire.steps.use import Use

STEPS: tuple[Step, ...] = (Populate(), Bid(), Name(), Take(), Use(), Confirm())
assert [step.number for step in STEPS] == list(range(len(STEPS)))

STEP_OF: Mapping[str, Step] = {verb: step for step in STEPS for verb in step.verbs}
"""The step in which each verb has its place."""


def step_of(state: State) -> Step:
    """The step on top of the stack."""
    return STEPS[state.stack[-1][0]]


def played(box: Box, state: State, action: Action, record: Recorder | None = None) -> State:
    """The state after the action."""
    draft = Draft(state, box, box.boards[state.map], record)
    STEPS[state.stack[-1][0]].apply(draft, action)
    return closed(draft)


def refusal(box: Box, state: State, action: Action) -> Reason:
    """Why an action that is not offered is not, with the rule behind it."""
    if not state.stack:
        return because("over", "EME-END-01")
    wanted = STEP_OF.get(action.verb)
    if wanted is None:
        return because("no-such-action", text=action.text)
    if state.viewer not in (UNKNOWN, state.stack[-1][1]):
        return because("not-your-turn", "EME-TURN-01", seat=state.stack[-1][1])
    now = step_of(state)
    if now is not wanted:
        return wanted.elsewhere(box, state, action, now)
    return wanted.why_not(box, state, action) or because("no-such-action", text=action.text)


def touches(state: State, action: Action) -> Touches:
    return STEP_OF[action.verb].touches(state.stack[-1][1], action)


def intent(state: State, piece: str, place: str) -> Action | None:
    """What bringing the piece to the place would mean, legal or not."""
    if not state.stack:
        return None
    seat, words = state.stack[-1][1], (piece.split("."), place.split("."))
    meant = (step.intent(seat, *words) for step in STEPS)
    return next((action for action in meant if action is not None), None)
