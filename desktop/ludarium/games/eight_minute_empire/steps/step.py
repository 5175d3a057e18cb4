"""What the steps of a game have in common.

Pieces and places that their actions touch, by the ids that `scene` gives them:

``take 17``        card.17, then 0.cards or map       ``neutral a12``   neutral.supply, then region.a12
``place a12``      0.supply, then region.a12          ``bid 3``         bid.3, then 0.fist
``move a12 a16``   0.army.a12, then region.a16        ``first 2``       seat.2 or first.2
``city a12``       0.cities, then region.a12          ``end``           end
``destroy 1 a12``  1.army.a12, then 1.supply          ``confirm``       confirm
"""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.frames import Frame
from ludarium.engine.steps import BoxStep
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import State

OPENING = ("neutral", "bid", "first")
TURN = ("take", "use", "end")
"""The stages of what comes before the first turn, and of a turn."""

Id = Sequence[str]
"""The id of a piece or place, word by word."""


class Step(BoxStep[Box]):
    """One step of a game."""

    def stages(self, state: State) -> tuple[str, ...]:
        """The stages of which this step's is one."""
        return TURN

    def stage_now(self, state: State, frame: Frame) -> str:
        return self.stage


class OpeningStep(Step):
    """A step before the first turn."""

    def stages(self, state: State) -> tuple[str, ...]:
        has_neutral = len(state.seats) == self.box.content.neutral_seats
        return OPENING if has_neutral else OPENING[1:]


def step_of(box: Box, state: State) -> Step:
    """What is asked now."""
    step = box.programs[state.stack[-1].program].ops[0]
    assert isinstance(step, Step)
    return step
