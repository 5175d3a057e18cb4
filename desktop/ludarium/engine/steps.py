"""Steps: what is asked, which answers there are, why others are not, what they do and what they touch.

One object is one step, in every title. It keeps nothing: what it must remember is in its frame, on the stack of the
state (`engine.frames`). Steps stand in programs (`engine.effects.machine`), one behind the other, or alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Param, Reason
from ludarium.engine.scene import ANSWER, Unused

B = TypeVar("B")

View = Any
"""A state, an observation or a draft: whatever the title's own functions read."""

Draft = Any
"""A state being changed. In programs it also has ``stack`` as a list of frames, ``programs``, ``running`` (the frame on
top while its step runs and has not moved on, else None), ``decider`` (who has just decided), ``always_asks`` (whether
a secret step asks although nothing can be chosen) and ``tell``."""


class Step:
    """One step. One that asks has at least ``ask``, ``key``, `offers` and `answer`; one that only acts has `run`.

    ask, key, of, done: its question, as `Prompt` has it
    verbs: those of its actions, each with the rule that gives it its place here
    stage: the stage of a turn that it belongs to, if any
    hidden: it depends on cards that others do not see, so going past it tells them something
    takes_skip: it knows what to do when its asker skips, also if nothing is offered
    """

    ask: ClassVar[Ask] = Ask.ONE
    key: str = ""
    of: ClassVar[str] = ""
    done: ClassVar[Action | None] = None
    verbs: ClassVar[Mapping[str, str]] = {}
    stage: ClassVar[str] = ""
    hidden: bool = False
    takes_skip: bool = False

    # Asking

    def asker(self, view: View, frame: Frame) -> int:
        return frame.actor

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = tuple(self.params(view, frame).items())
        return Prompt(self.asker(view, frame), self.ask, self.key, self.of, params, self.done)

    def params(self, view: View, frame: Frame) -> dict[str, Param]:
        """The numbers and names that the question's sentence needs."""
        return {}

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        """Every legal action."""
        raise NotImplementedError

    def sample(self, view: View, frame: Frame, rng: Rng) -> Action | None:
        """A random offer, without listing all of them if that helps; None if nothing is offered."""
        listed = self.offers(view, frame)
        return rng.pick(listed) if listed else None

    # Refusing: asked only of actions that are not offered, so it may take its time

    def why_not(self, view: View, frame: Frame, action: Action) -> Reason | None:
        """Why an action of this step is not offered; None if there is no such action."""
        return None

    def elsewhere(self, view: View, frame: Frame, action: Action) -> Reason | None:
        """Why an action of this step is not possible while the frame's step asks, if there is more to say than that."""
        return None

    # Resolving

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        """Whether an offer passes up what the step would do."""
        return False

    def is_new_start(self, view: View, frame: Frame) -> bool:
        """Whether its question begins something new, so that no action before it is half made."""
        return False

    # In a program

    def run(self, draft: Draft, frame: Frame) -> bool:
        """Do it; True if somebody must decide first."""
        draft.stack[-1] = frame
        draft.running = None
        return True

    def is_secret(self, view: View, frame: Frame) -> bool:
        """Whether other seats cannot tell what can be chosen here. If drafts always ask, it then asks in any case."""
        return self.hidden

    def is_formality(self, view: View, frame: Frame) -> bool:
        """Whether the question came only because it must: it has one answer."""
        return self.is_secret(view, frame) and len(self.offers(view, frame)) == 1

    def ready(self, view: View, frame: Frame) -> bool:
        """Whether what begins here may be chosen."""
        return True

    def opens(self, view: View, frame: Frame) -> bool:
        """Whether an effect that has it at its top may be begun."""
        return True

    def can(self, view: View, frame: Frame) -> bool:
        """Whether it can be done in full."""
        return True

    def demand(self, view: View, frame: Frame) -> tuple[tuple[str, int], ...]:
        """The tokens that it takes: kinds and numbers."""
        return ()

    def begins(self, check: Step) -> bool:
        """Note that a cost begins with it. Return whether it asks also when that cost cannot be met."""
        return False

    def follow(self, later: Sequence[Step]) -> None:
        """Take note of what the same cost asks for afterwards."""

    # At the table

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        """The pieces and places of an offer, in order; each entry names all that would do equally well."""
        return answered(action)

    def intent(self, view: View, seat: int, piece: str, place: str) -> Action | None:
        """What of this step the seat would mean by bringing the piece to the place, legal or not."""
        return None

    def sought(self, view: View, frame: Frame) -> Iterable[Action]:
        """What a player looks for here, possible or not."""
        return ()

    def waste(self, view: View, frame: Frame, action: Action) -> Unused:
        """What an offer would let go unused."""
        return ()


class BoxStep(Step, Generic[B]):
    """A step that looks things up in the box."""

    def __init__(self, box: B) -> None:
        self.box = box


def answered(action: Action) -> Touches:
    """What an answer without a piece touches: itself."""
    return ((f"{ANSWER}.{action.text.replace(' ', '-')}",),)
