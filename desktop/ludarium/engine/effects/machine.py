"""The machine: runs the topmost frame until somebody must decide or nothing is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action
from ludarium.engine.effects.vocabulary import Instruction
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, Step, View


class SuddenEnd(Exception):  # noqa: N818  # no error: the match is over in the middle of an effect
    """Nothing more is resolved."""


class Do(Step):
    """Something that needs no decision."""

    def __init__(
        self,
        do: Callable[[Draft, Frame], None],
        can: Callable[[View, Frame], bool] = lambda view, frame: True,
    ) -> None:
        self.do, self._can = do, can

    def run(self, draft: Draft, frame: Frame) -> bool:
        self.do(draft, frame)
        return False

    def can(self, view: View, frame: Frame) -> bool:
        return self._can(view, frame)


class Program:
    """A compiled effect.

    name: where it comes from, for whoever looks into a stack
    end: where a frame stands that has nothing left to do
    gates: what stands at its top and forbids to begin it: token costs and choices without a way out
    sources: from which instruction each step was made, for `words`; empty for a title's own programs
    """

    __slots__ = ("end", "gates", "name", "ops", "sources")

    def __init__(
        self, name: str, ops: Sequence[Step], gates: Sequence[Step] = (), sources: Sequence[Instruction | None] = ()
    ) -> None:
        self.name, self.ops, self.gates, self.sources = name, tuple(ops), tuple(gates), tuple(sources)
        self.end = len(self.ops)

    def is_open(self, view: View, frame: Frame) -> bool:
        """Whether it can be begun: an unpayable token cost at its top forbids it."""
        return all(gate.opens(view, frame) for gate in self.gates)


Named = Sequence[tuple[str, Sequence[Step]]]
"""The programs of a title itself, by name."""


def wait(draft: Draft, frame: Frame) -> bool:
    """Stay at this step: somebody decides."""
    again(draft, frame)
    return True


def ask(draft: Draft, frame: Frame, op: Step) -> bool:
    """Stay at this step and ask."""
    if op.hidden:
        is_formality = draft.always_asks and op.is_formality(draft, frame)
        if is_formality:
            _give_away(draft, frame, op, "passed")
        else:
            _give_away(draft, frame, op, "asked")
    again(draft, frame)
    return True


def must_ask(draft: Draft, frame: Frame, op: Step) -> bool:
    """Whether the step asks although nothing may be there to choose: no question would tell that to all."""
    return bool(draft.always_asks) and op.is_secret(draft, frame)


def passed(draft: Draft, frame: Frame, op: Step) -> None:
    """A step had nothing to ask."""
    if op.hidden:
        _give_away(draft, frame, op, "passed")


def _give_away(draft: Draft, frame: Frame, op: Step, kind: str) -> None:
    """Whether somebody is asked may hang on hidden cards, and who decides next is plain to see: so it is news.

    What it means is told to that seat alone.
    """
    seat = op.asker(draft, frame)
    if seat != draft.decider:
        draft.tell(kind, seat, ("program", frame.program), ("at", frame.at), news=True, audience=1 << seat)


def again(draft: Draft, frame: Frame) -> None:
    """Run this step once more when all that is put on top now is resolved."""
    draft.stack[-1] = frame
    draft.running = None


def put(draft: Draft, frame: Frame) -> None:
    """Put an effect on the stack. One that has nothing left to do makes room first, so that the stack stays short."""
    stack = draft.stack
    if stack and stack[-1] is draft.running:
        move_on(draft, stack[-1])
    while stack and stack[-1].at == draft.programs[stack[-1].program].end:
        stack.pop()
    stack.append(frame)


def move_on(draft: Draft, frame: Frame) -> None:
    """The running frame goes on to the next step, or off the stack after the last.

    It moves no sooner than it must: most steps send it elsewhere, have it wait or are the last of theirs.
    """
    draft.running = None
    if frame.at + 1 == draft.programs[frame.program].end:
        draft.stack.pop()
    else:
        draft.stack[-1] = frame.to(frame.at + 1)


def settle(draft: Draft) -> None:
    """Resolve what needs no decision."""
    stack, programs = draft.stack, draft.programs
    while stack:
        frame = stack[-1]
        program = programs[frame.program]
        if frame.at == program.end:
            stack.pop()
            continue
        draft.running = draft.source = frame
        if program.ops[frame.at].run(draft, frame):
            return
        if stack and stack[-1] is draft.running:  # as in `move_on`, at hand here
            draft.running = None
            if frame.at + 1 == program.end:
                stack.pop()
            else:
                stack[-1] = frame.to(frame.at + 1)


def resolve(draft: Draft, action: Action | None) -> None:
    """Answer the question on top of the stack (None: pass it over), then resolve what needs no decision."""
    frame = draft.running = draft.source = draft.stack[-1]
    try:
        if action is not None:
            draft.programs[frame.program].ops[frame.at].answer(draft, frame, action)
        if draft.stack and draft.stack[-1] is draft.running:
            move_on(draft, frame)
        settle(draft)
    except SuddenEnd:
        draft.stack.clear()
        draft.unwound()
        settle(draft)
