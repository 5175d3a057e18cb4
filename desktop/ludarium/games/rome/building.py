"""Compiling the effects of Rome: where partial benefits, changed costs and what a card yields come in."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.effects.building import Builder, Label
from ludarium.engine.effects.flow import NO, YES_NO
from ludarium.engine.effects.machine import wait
from ludarium.engine.effects.verbs import Gain
from ludarium.engine.effects.vocabulary import Instruction, Instructions
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import BURDENS
from ludarium.games.rome.vocabulary import ROME

Compiled = tuple[Sequence[Step], Sequence[Step], Sequence[Instruction | None]]
"""Steps, gates and sources of a program."""

GAVE = "gave"
"""In what a frame has done: a card in play gave points of that kind."""


class RomeBuilder(Builder):
    """One effect being compiled.

    card: what it stands on; half: ``basic`` or ``boosted`` for the halves of an attribute card
    tag: what its cost is called by those who change it
    must: whether it is forced, so that nothing of it can be declined
    is_cost: whether the step at hand is a cost
    """

    box: Box

    def __init__(self, box: Box, card: int, half: str = "", tag: str = "", must: bool = False) -> None:
        super().__init__(ROME, box)
        self.card, self.half, self.tag, self.must = card, half, tag, must
        self.is_cost = False

    @property
    def source(self) -> str:
        """What the ledger calls it."""
        return str(self.box.keys[self.card])

    def gate(self, op: Step) -> None:
        """Only a price that comes first forbids to begin: what stands before one in the middle is done without it."""
        if all(isinstance(before, AllOrNothing) for before in self.ops):
            super().gate(op)

    def steps(self, steps: Instructions) -> None:
        """A list with a burden in it is taken with the burden, or not at all."""
        if self.must or not any(isinstance(step, Gain) and step.what in BURDENS for step in steps):
            super().steps(steps)
            return
        end = Label()
        self.emit(AllOrNothing(end))
        super().steps(steps)
        self.place(end)


class AllOrNothing(Step):
    """Asks whoever takes benefits in part whether to begin what also brings a burden."""

    def __init__(self, end: Label) -> None:
        self.end = end

    def run(self, draft: Draft, frame: Frame) -> bool:
        return bool(draft.seat.partly) and wait(draft, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.YES_NO, "with-burden", params=view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return YES_NO

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is NO:
            draft.stack[-1] = frame.to(self.end.at)


TAKE = tuple(act("take", n) for n in range(100))


class Benefit(Step):
    """So much of something good. Whoever takes benefits in part is asked how much, the whole first.

    what: for the question; n: how much there is; take: what taking some does
    """

    def __init__(self, build: RomeBuilder, what: str) -> None:
        self.what, self.must = what, build.must

    def most(self, view: View, frame: Frame) -> int:
        raise NotImplementedError

    def take(self, draft: Draft, frame: Frame, n: int) -> None:
        raise NotImplementedError

    def run(self, draft: Draft, frame: Frame) -> bool:
        most = self.most(draft, frame)
        if draft.seat.partly and most > 0 and not self.must:
            return wait(draft, frame)
        self.take(draft, frame, most)
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (*view.about(frame), ("what", self.what), ("n", self.most(view, frame)))
        return Prompt(0, Ask.NUMBER, "take", params=params)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return TAKE[self.most(view, frame) :: -1]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        self.take(draft, frame, int(action.args[0]))


def compile_steps(box: Box, card: int, steps: Instructions, tag: str = "", must: bool = False) -> Compiled:
    build = RomeBuilder(box, card, tag=tag, must=must)
    build.steps(steps)
    return build.ops, build.gates, build.sources
