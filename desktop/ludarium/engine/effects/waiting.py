"""Several things that wait for one event: the player says in which order they come."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View


class InOrder(Step):
    """Things that wait for the same event: resolved one after the other, in the order that the player likes.

    The loop counters of the frame are what is left. What cannot be told apart is never asked about.

    key: what the question is called
    """

    key: str

    def begin(self, draft: Draft, frame: Frame, waiting: int) -> None:
        """Put what waits on the stack."""
        raise NotImplementedError

    def say(self, view: View, waiting: int) -> Action:
        """The action that takes it next."""
        raise NotImplementedError

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not frame.loops:
            return False
        if len(set(frame.loops)) > 1:
            return wait(draft, frame)
        self._take(draft, frame, frame.loops[0])
        return False

    def _take(self, draft: Draft, frame: Frame, waiting: int) -> None:
        at = frame.loops.index(waiting)
        left = (*frame.loops[:at], *frame.loops[at + 1 :])
        again(draft, frame.looping(frame.at, left, frame.actor))
        self.begin(draft, frame, waiting)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.ORDER, self.key)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [self.say(view, waiting) for waiting in dict.fromkeys(frame.loops)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        for waiting in frame.loops:
            if self.say(draft, waiting) is action:
                self._take(draft, frame, waiting)
                return
        raise LookupError(action.text)
