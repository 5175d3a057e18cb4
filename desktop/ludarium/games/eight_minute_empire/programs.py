"""The programs of the title: each is one step that stands alone, in the order of a game."""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.engine.effects.machine import Named, Program
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.content import Content
from ludarium.games.eight_minute_empire.maps import Map
from ludarium.games.eight_minute_empire.state import State, opened
from ludarium.games.eight_minute_empire.steps.deeds import Confirm
from ludarium.games.eight_minute_empire.steps.opening import Bid, Name, Populate
from ludarium.games.eight_minute_empire.steps.step import Step
from ludarium.games.eight_minute_empire.steps.take import Take
from ludarium.games.eight_minute_empire.steps.use import Use

STEPS: tuple[type[Step], ...] = (Populate, Bid, Name, Take, Use, Confirm)
"""By the numbers in `frames`."""


def title_programs(box: Box) -> Named:
    return tuple((step.key, (step(box),)) for step in STEPS)


def compiled(content: Content, own_map: Map | None = None) -> Box:
    box = Box(content, own_map)
    box.programs = tuple(Program(name, steps) for name, steps in title_programs(box))
    return box


def applied(box: Box, state: State, action: Action) -> State:
    """The state after the answer, for whoever only looks ahead."""
    draft, frame = opened(box, state), state.stack[-1]
    box.programs[frame.program].ops[0].answer(draft, frame, action)
    return draft.done()
