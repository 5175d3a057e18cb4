"""Titles whose questions are steps: what the contract asks is answered by the step on top of the stack."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Offers, S, Title, Touches
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

    def refusal(self, state: S, action: Action) -> Reason:
        """Why an action that is not offered is not, with the rule behind it."""
        return explained(self, state, action, placed(self.box.programs, action))

    # At the table

    def touches(self, state: S, action: Action) -> Touches:
        step, frame = self.asking(state)
        return step.touches(state, frame, action)

    def intent(self, state: S, piece: str, place: str) -> Action | None:
        seat = self.turn(state)
        if seat is None:
            return None
        steps = (step for program in self.box.programs for step in program.ops)
        meant = (step.intent(state, seat, piece, place) for step in steps)
        return next((action for action in meant if action is not None), None)

    def waste(self, observed: Any, action: Action, offers: Offers | None = None) -> Unused:
        if not observed.stack:
            return ()
        step, frame = self.asking(observed)
        return step.waste(observed, frame, action)


def placed(programs: Iterable[Program], action: Action) -> list[Step]:
    """The steps in which the action has its place, as far as its verb tells."""
    return [step for program in programs for step in program.ops if action.verb in step.verbs]


def explained(
    title: StepTitle[Any, Any],
    state: Any,
    action: Action,
    owners: Sequence[Step],
    otherwise: Callable[[], Reason] | None = None,
) -> Reason:
    """Why an action is not offered that has its place in these steps; ``otherwise``: if no step has a reason."""
    if not state.stack:
        return because("over", title.over_rule)
    step, frame = title.asking(state)
    seat = step.asker(state, frame)
    if state.viewer not in (UNKNOWN, seat):
        return because("not-your-turn", title.turn_rule, seat=seat)
    if owners and step not in owners:
        said = owners[0].elsewhere(state, frame, action)
        return said or because("not-now", owners[0].verbs[action.verb], now=step.key)
    said = step.why_not(state, frame, action) if owners else None
    return said or (otherwise() if otherwise is not None else because("no-such-action", text=action.text))


def barred(
    title: StepTitle[Any, Any],
    observed: Any,
    offers: Offers | None = None,
    sought: Callable[[Collection[Action]], Iterable[Action]] | None = None,
) -> Barred:
    """What the deciding seat looks for and cannot do; ``sought``: what it looks for, if the step does not say."""
    offered: Collection[Action] = title.actions(observed) if offers is None else offers
    if not offered or observed.viewer != title.turn(observed):
        return ()
    step, frame = title.asking(observed)
    looked_for = step.sought(observed, frame) if sought is None else sought(offered)
    return tuple([(action, title.refusal(observed, action)) for action in looked_for if action not in offered])
