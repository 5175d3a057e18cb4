"""Titles whose questions are steps: what the contract asks is answered by the step on top of the stack."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import S, Title, Touches
from ludarium.engine.effects.machine import Program
from ludarium.engine.events import Recorder
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.scene import Unused
from ludarium.engine.steps import Step
from ludarium.engine.values import UNKNOWN

Barred = tuple[tuple[Action, Reason], ...]
"""What a player looks for but cannot do, and why not."""


class AnyBox(Protocol):
    """What is asked here of a title's box."""

    @property
    def programs(self) -> Sequence[Program]: ...


B = TypeVar("B", bound=AnyBox)


class StepTitle(Title[S], Generic[S, B]):
    """A title whose state has a stack of frames.

    over_rule, turn_rule: the rules by which nothing is possible after the end, and in another's turn
    """

    over_rule: ClassVar[str]
    turn_rule: ClassVar[str] = ""
    box: B

    def box_of(self, state: S) -> B:
        return self.box

    def asking(self, state: Any) -> tuple[Step, Frame]:
        """The step that asks, and its frame: the one on top."""
        frame = state.stack[-1]
        return self.box.programs[frame.program].ops[frame.at], frame

    @abstractmethod
    def opened(self, state: S, record: Recorder | None) -> Any:
        """The draft of the state."""

    # Deciding

    def turn(self, state: Any) -> int | None:
        return state.stack[-1].actor if state.stack else None

    def prompt(self, state: S) -> Prompt:
        step, frame = self.asking(state)
        return step.prompt(state, frame)

    def actions(self, state: Any) -> Sequence[Action]:
        if not state.stack:
            return ()
        step, frame = self.asking(state)
        if state.viewer != UNKNOWN and state.viewer != step.asker(state, frame):
            return ()
        return step.offers(state, frame)

    def apply(self, state: Any, action: Action, record: Recorder | None = None) -> S:
        draft, frame = self.opened(state, record), state.stack[-1]
        draft.box.programs[frame.program].ops[frame.at].answer(draft, frame, action)
        done: S = draft.done()
        return done

    # Refusing

    def why_not(self, state: S, action: Action) -> Reason | None:
        return None if action in self.actions(state) else self.refusal(state, action)

    def refusal(self, state: Any, action: Action) -> Reason:
        """Why an action that is not offered is not, with the rule behind it."""
        if not state.stack:
            return because("over", self.over_rule)
        step, frame = self.asking(state)
        seat = step.asker(state, frame)
        if state.viewer not in (UNKNOWN, seat):
            return because("not-your-turn", self.turn_rule, seat=seat)
        owners = self.owners(state, action)
        if step in owners:
            return step.why_not(state, frame, action) or self.unexplained(state, action)
        if not owners:
            return self.unexplained(state, action)
        said = owners[0].elsewhere(state, frame, action)
        return said or because("not-now", owners[0].verbs[action.verb], now=step.key)

    def owners(self, state: S, action: Action) -> Sequence[Step]:
        """The steps in which the action has its place, as far as its verb tells."""
        found = (step for program in self.box_of(state).programs for step in program.ops)
        return [step for step in found if action.verb in step.verbs]

    def unexplained(self, state: S, action: Action) -> Reason:
        """The reason if no step has a better one."""
        return because("no-such-action", text=action.text)

    # At the table

    def touches(self, state: S, action: Action) -> Touches:
        step, frame = self.asking(state)
        return step.touches(state, frame, action)

    def intent(self, state: S, piece: str, place: str) -> Action | None:
        seat = self.turn(state)
        if seat is None:
            return None
        steps = (step for program in self.box_of(state).programs for step in program.ops)
        meant = (step.intent(state, seat, piece, place) for step in steps)
        return next((action for action in meant if action is not None), None)

    def waste(self, observed: Any, action: Action) -> Unused:
        if not observed.stack:
            return ()
        step, frame = self.asking(observed)
        return step.waste(observed, frame, action)

    def barred(self, observed: Any) -> Barred:
        """What the deciding seat looks for and cannot do."""
        offered = self.actions(observed)
        if not offered or observed.viewer != self.turn(observed):
            return ()
        sought = self.sought(observed, offered)
        return tuple([(action, self.refusal(observed, action)) for action in sought if action not in offered])

    def sought(self, observed: S, offered: Sequence[Action]) -> Iterable[Action]:
        step, frame = self.asking(observed)
        return step.sought(observed, frame)
