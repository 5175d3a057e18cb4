"""The programs of the title: each is one step that stands alone, in the order of a turn."""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.engine.effects.machine import Named, Program
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import Content
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

STEPS: tuple[type[Step], ...] = (
    Settle,
    Roll,
    Reroll,
    Lead,
    Omens,
    Either,
    Feed,
    Fleet,
    Conquest,
    Tribute,
    Found,
    Build,
    Buy,
    Pay,
    Store,
    RollForOpponent,
)
"""By the numbers in `frames`."""


AT_SEA = frozenset(
    verb for step in STEPS for verb in step.verbs if all(owner.at_sea for owner in STEPS if verb in owner.verbs)
)
"""The verbs that mean something with the expansion only."""


def title_programs(box: Box) -> Named:
    return tuple((step.key, (step(box),)) for step in STEPS)


def compiled(content: Content) -> Box:
    box = Box(content)
    box.programs = tuple(Program(name, steps) for name, steps in title_programs(box))
    return box


def applied(box: Box, state: State, action: Action) -> State:
    """The state after the answer, for whoever only looks ahead."""
    draft, frame = Draft(state, box, None), state.stack[-1]
    box.programs[frame.program].ops[0].answer(draft, frame, action)
    return draft.done()
