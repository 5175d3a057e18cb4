"""The machine: runs the topmost frame until somebody must decide or nothing is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.effects.frames import Frame
from ludarium.engine.prompts import Prompt

View = Any
"""A state, an observation or a draft: whatever the title's own functions read. Operations only pass it on."""

Draft = Any
"""A state being changed: a view with ``stack`` (a list of frames), ``programs`` and the title's own methods."""


class SuddenEnd(Exception):  # noqa: N818  # no error: the match is over in the middle of an effect
    """Nothing more is resolved."""


class Op:
    """One operation of a program. What asks overrides the last four, too."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        """Do it; True when somebody must decide first (see `wait`)."""
        raise NotImplementedError

    def ready(self, view: View, frame: Frame) -> bool:
        """Whether what begins here may be chosen."""
        return True

    def can(self, view: View, frame: Frame) -> bool:
        """Whether it can be done in full."""
        return True

    def demand(self, view: View, frame: Frame) -> tuple[tuple[str, int], ...]:
        """The tokens that it takes: kinds and numbers."""
        return ()

    def follow(self, later: Sequence[Op]) -> None:
        """Take note of what the same cost asks for afterwards."""

    def asker(self, view: View, frame: Frame) -> int:
        """Who decides."""
        return frame.actor

    def prompt(self, view: View, frame: Frame) -> Prompt:
        raise NotImplementedError

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        raise NotImplementedError

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        raise NotImplementedError


class Program:
    """A compiled effect.

    name: where it comes from, for whoever looks into a stack
    gates: what stands at its top and forbids to begin it: token costs and choices without a way out
    """

    __slots__ = ("gates", "name", "ops")

    def __init__(self, name: str, ops: Sequence[Op], gates: Sequence[Op] = ()) -> None:
        self.name, self.ops, self.gates = name, tuple(ops), tuple(gates)

    def is_open(self, view: View, frame: Frame) -> bool:
        """Whether it can be begun: an unpayable token cost at its top forbids it."""
        for gate in self.gates:
            demand = gate.demand(view, frame)
            if not (view.can_pay(frame.actor, demand) if demand else gate.ready(view, frame)):
                return False
        return True


def wait(draft: Draft, frame: Frame) -> bool:
    """Stay at this operation: somebody decides."""
    draft.stack[-1] = frame
    return True


def again(draft: Draft, frame: Frame) -> None:
    """Run this operation once more when all that is put on top now is resolved."""
    draft.stack[-1] = frame


def settle(draft: Draft) -> None:
    """Resolve what needs no decision."""
    stack, programs = draft.stack, draft.programs
    while stack:
        frame = stack[-1]
        ops = programs[frame.program].ops
        at = frame.at
        if at == len(ops):
            stack.pop()
            continue
        stack[-1] = frame.to(at + 1)
        if ops[at].run(draft, frame):
            return


def resolve(draft: Draft, action: Action) -> None:
    """Answer the question on top of the stack, then resolve what needs no decision."""
    frame = draft.stack[-1]
    try:
        draft.stack[-1] = frame.to(frame.at + 1)
        draft.programs[frame.program].ops[frame.at].answer(draft, frame, action)
        settle(draft)
    except SuddenEnd:
        draft.stack.clear()
        draft.unwound()
        settle(draft)
