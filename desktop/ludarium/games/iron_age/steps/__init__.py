"""The steps of a turn, each in one object: its question, its offers, its refusal, its resolver, what it touches.

They are named after what the rulebook calls them, and come in the order of a turn.
"""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.engine.events import Recorder
from ludarium.engine.reasons import Reason, because
from ludarium.engine.values import UNKNOWN
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import Draft, State
from ludarium.games.iron_age.steps.battles import Conquest, Fleet, Tribute
from ludarium.games.iron_age.steps.building import Build
from ludarium.games.iron_age.steps.collecting import Either, Feed
from ludarium.games.iron_age.steps.developing import Buy, Pay
from ludarium.games.iron_age.steps.founding import Found
from ludarium.games.iron_age.steps.opponent import RollForOpponent
from ludarium.games.iron_age.steps.rolling import Lead, Omens, Reroll, Roll
from ludarium.games.iron_age.steps.settling import Settle
from ludarium.games.iron_age.steps.step import Step
from ludarium.games.iron_age.steps.storing import Store

STEPS: tuple[Step, ...] = (
    Settle(),
    Roll(),
    Reroll(),
    Lead(),
    Omens(),
    Either(),
    Feed(),
    Fleet(),
    Conquest(),
    Tribute(),
    Found(),
    Build(),
    Buy(),
    Pay(),
    Store(),
    RollForOpponent(),
)
"""By their numbers."""

OWNERS = {verb: [step for step in STEPS if verb in step.verbs] for own in STEPS for verb in own.verbs}
"""The steps in which each verb has its place."""

STAGES = tuple(dict.fromkeys(step.stage for step in STEPS if step.stage))
STAGES_ASHORE = tuple(stage for stage in STAGES if any(step.stage == stage and not step.at_sea for step in STEPS))
"""The stages of a turn, and those that there are without the expansion."""


def step_of(state: State) -> Step | None:
    """What is asked now; nothing when the match is over."""
    return STEPS[state.stack[-1][0]] if state.stack else None


def applied(box: Box, state: State, action: Action, record: Recorder | None = None) -> State:
    """The state that the answer leads to."""
    draft = Draft(state, box, record)
    STEPS[state.stack[-1][0]].apply(draft, action)
    return draft.done()


def refusal(box: Box, state: State, action: Action) -> Reason:
    """The reason why an action that is not offered is not."""
    if not state.stack:
        return because("over", "IA-END-01")
    owners = OWNERS.get(action.verb)
    if owners is None:
        return because("no-such-action", text=action.text)
    if state.sea is None and all(step.at_sea for step in owners):
        return because("no-expansion", "MED-SETUP-01")
    number, seat = state.stack[-1][:2]
    if state.viewer not in (UNKNOWN, seat):
        return because("not-your-turn", "IA-ROUND-01", seat=seat)
    now = STEPS[number]
    if now in owners:
        return now.refusal(box, state, action) or because("no-such-action", text=action.text)
    rule = owners[0].verbs[action.verb]
    return owners[0].missed(box, state, action) or because("not-now", rule, now=now.key)


def intent(state: State, piece: str, place: str) -> Action | None:
    """What bringing the piece to the place would mean, legal or not."""
    if not state.stack:
        return None
    own = f"{state.stack[-1][1]}."
    where, _, name = place.removeprefix(own).partition(".")
    meant = (step.intent(piece.removeprefix(own), where, name) for step in STEPS)
    return next((action for action in meant if action is not None), None)
