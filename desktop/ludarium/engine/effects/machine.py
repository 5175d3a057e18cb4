"""The machine: runs the topmost frame until somebody must decide or nothing is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.effects.effect_frames import Frame
from ludarium.engine.effects.vocabulary import Step
from ludarium.engine.prompts import Prompt
from ludarium.engine.scene import ANSWER

if TYPE_CHECKING:
    from ludarium.engine.contract import Touches

View = Any
"""A state, an observation or a draft: whatever the title's own functions read. Operations only pass it on."""

Draft = Any
"""A state being changed: a view with ``stack`` (a list of frames), ``programs``, ``running`` (the frame on top while
its operation runs and it has not moved on, else None), ``decider`` (who has just decided), ``always_asks``
(whether a secret operation asks although nothing can be chosen), ``tell`` and the title's own methods."""


class SuddenEnd(Exception):  # noqa: N818  # no error: the match is over in the middle of an effect
    """Nothing more is resolved."""


class Op:
    """One operation of a program. What asks somebody overrides `prompt`, `offers` and `answer`, too.

    hidden: whether it depends on cards that others do not see, so that going past it tells them something
    takes_skip: whether it knows what to do when its asker skips, also where nothing is offered
    """

    hidden: bool = False
    takes_skip: bool = False

    def run(self, draft: Draft, frame: Frame) -> bool:
        """Do it; True when somebody must decide first (see `wait`)."""
        raise NotImplementedError

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

    def follow(self, later: Sequence[Op]) -> None:
        """Take note of what the same cost asks for afterwards."""

    def begins(self, check: Op) -> bool:
        """Note that a cost begins with it. Return whether it asks also when that cost cannot be met."""
        return False

    def asker(self, view: View, frame: Frame) -> int:
        """Who decides."""
        return frame.actor

    def prompt(self, view: View, frame: Frame) -> Prompt:
        raise NotImplementedError

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        raise NotImplementedError

    def sample(self, view: View, frame: Frame, rng: Rng) -> Action | None:
        """One of the offers by chance; what offers much picks without listing it all. None: nothing is offered."""
        listed = self.offers(view, frame)
        return rng.pick(listed) if listed else None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        raise NotImplementedError

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        """Whether one of the offers lets go what the operation would do."""
        return False

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        """What one of the offers touches: pieces and places, or the answer that it is."""
        return answered(action)


def answered(action: Action) -> Touches:
    """What an answer touches that has no piece: itself."""
    return ((f"{ANSWER}.{action.text.replace(' ', '-')}",),)


class Do(Op):
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
    sources: from which step each operation was made, for `words`; empty for a title's own programs
    """

    __slots__ = ("end", "gates", "name", "ops", "sources")

    def __init__(
        self, name: str, ops: Sequence[Op], gates: Sequence[Op] = (), sources: Sequence[Step | None] = ()
    ) -> None:
        self.name, self.ops, self.gates, self.sources = name, tuple(ops), tuple(gates), tuple(sources)
        self.end = len(self.ops)

    def is_open(self, view: View, frame: Frame) -> bool:
        """Whether it can be begun: an unpayable token cost at its top forbids it."""
        return all(gate.opens(view, frame) for gate in self.gates)


def wait(draft: Draft, frame: Frame) -> bool:
    """Stay at this operation: somebody decides."""
    again(draft, frame)
    return True


def ask(draft: Draft, frame: Frame, op: Op) -> bool:
    """Stay at this operation and ask."""
    if op.hidden:
        is_formality = draft.always_asks and op.is_formality(draft, frame)
        _give_away(draft, frame, op, "passed" if is_formality else "asked")
    again(draft, frame)
    return True


def must_ask(draft: Draft, frame: Frame, op: Op) -> bool:
    """Whether the operation asks although nothing may be there to choose: no question would tell that to all."""
    return bool(draft.always_asks) and op.is_secret(draft, frame)


def passed(draft: Draft, frame: Frame, op: Op) -> None:
    """An operation had nothing to ask."""
    if op.hidden:
        _give_away(draft, frame, op, "passed")


def _give_away(draft: Draft, frame: Frame, op: Op, kind: str) -> None:
    """Whether somebody is asked may hang on hidden cards, and who decides next is plain to see: so it is news.

    What it means is told to that seat alone.
    """
    seat = op.asker(draft, frame)
    if seat != draft.decider:
        draft.tell(kind, seat, ("program", frame.program), ("at", frame.at), news=True, audience=1 << seat)


def again(draft: Draft, frame: Frame) -> None:
    """Run this operation once more when all that is put on top now is resolved."""
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
    """The running frame goes on to the next operation, or off the stack after the last.

    It moves no sooner than it must: most operations send it elsewhere, have it wait or are the last of theirs.
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
