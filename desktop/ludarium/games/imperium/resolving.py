"""An effect that is under way, read off the stack: what it has taken so far, and what it has come to."""

from __future__ import annotations

from ludarium.engine.effects.flow import Check
from ludarium.engine.effects.machine import Program
from ludarium.engine.effects.verbs import Pay, SpendAction
from ludarium.engine.frames import Frame
from ludarium.engine.steps import View
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.facts import Deed, Resolving, Tokens
from ludarium.games.imperium.state import State


def resolving(box: Box, observed: State, seat: int, number: int) -> Resolving | None:
    """The effect that stands on that piece of a seat."""
    own = len(box.program_of)
    for frame in reversed(observed.stack):
        if frame.piece == number and frame.owner == seat and frame.program >= own:
            program = box.programs[frame.program]
            done = tuple([Deed(verb, card) for verb, card in frame.done if verb != "gave"])
            return Resolving(frame.program, frame.at, frame is observed.stack[-1], paid(program, observed, frame), done)
    return None


def paid(program: Program, view: View, frame: Frame) -> Tokens:
    """What the costs around the step at hand have taken. A cost of "all" there is leaves no number behind."""
    total: dict[str, int] = {}
    for start, check in enumerate(program.ops):
        if isinstance(check, Check) and start < frame.at < check.end.at:
            for at, cost in enumerate(check.costs[: frame.at - start - 1], start + 1):
                step = program.sources[at]
                if isinstance(step, Pay | SpendAction) and isinstance(step.n, int):
                    for what, n in cost.demand(view, frame):
                        total[what] = total.get(what, 0) + n
    return Tokens(**total)
