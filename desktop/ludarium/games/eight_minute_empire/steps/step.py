"""What every step of a game has: its question, its offers, its refusals, its resolver, and what it touches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Param, Reason, because
from ludarium.engine.scene import Unused
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import Draft, State

OPENING = ("neutral", "bid", "first")
TURN = ("take", "use", "end")
"""The stages of what comes before the first turn, and of a turn."""

Id = Sequence[str]
"""The id of a piece or place, word by word."""


class Step(ABC):
    """One step of a game. It is asked only while its frame is on top of the stack, but for `elsewhere` and `intent`.

    number: what frames call it
    ask, key, of, done: its question, as `Prompt` has it
    verbs, rule: those of its actions, and the rule that gives them their place
    stage: where in the game it is
    """

    number: ClassVar[int]
    ask: ClassVar[Ask]
    key: ClassVar[str]
    of: ClassVar[str] = ""
    done: ClassVar[Action | None] = None
    verbs: ClassVar[tuple[str, ...]]
    rule: ClassVar[str]
    stage: ClassVar[str]

    # Asking

    def prompt(self, box: Box, state: State) -> Prompt:
        params = tuple(self.params(box, state).items())
        return Prompt(state.stack[-1][1], self.ask, self.key, self.of, params, self.done)

    def params(self, box: Box, state: State) -> dict[str, Param]:
        """The numbers that the question's sentence needs."""
        return {}

    @abstractmethod
    def offers(self, box: Box, state: State) -> Sequence[Action]:
        """Every legal action."""

    # Refusing: asked only of actions that are not offered, so it may take its time

    def why_not(self, box: Box, state: State, action: Action) -> Reason | None:
        """Why an action of this step is not offered; None when there is no such action."""
        return None

    def elsewhere(self, box: Box, state: State, action: Action, now: Step) -> Reason:
        """Why an action of this step is not possible in the step of now."""
        return because("not-now", self.rule, now=now.key)

    # Doing

    @abstractmethod
    def apply(self, draft: Draft, action: Action) -> None:
        """Do it."""

    @abstractmethod
    def touches(self, seat: int, action: Action) -> Touches:
        """The pieces and places of the seat's action, in order; each entry names all that would do equally well."""

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        """What of this step the seat would mean by bringing the piece to the place, legal or not."""
        return None

    # Where one is

    def stages(self, box: Box, state: State) -> tuple[str, ...]:
        """The stages of which this step's is one."""
        return TURN

    def stage_now(self, box: Box, state: State) -> str:
        return self.stage

    def barred(self, box: Box, state: State) -> Sequence[Action]:
        """What is looked for but not possible now."""
        return ()

    def waste(self, box: Box, state: State, action: Action) -> Unused:
        """What the action would leave undone."""
        return ()


class OpeningStep(Step):
    """A step before the first turn."""

    def stages(self, box: Box, state: State) -> tuple[str, ...]:
        has_neutral = len(state.seats) == box.content.neutral_seats
        return OPENING if has_neutral else OPENING[1:]
