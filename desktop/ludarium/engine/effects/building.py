"""Compiling trees: instructions are turned into steps, one after the other, with jumps where a tree branches."""

from __future__ import annotations

from typing import Any

from ludarium.engine.effects.machine import Program
from ludarium.engine.effects.vocabulary import Instruction, Instructions, Vocabulary
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, Step


class Label:
    """A place in a program that is known when the rest of it has been compiled."""

    __slots__ = ("at",)

    at: int


class Builder:
    """One program being made.

    box: the title's content, where its resolvers look things up
    skip: where "no" leads, when the next card picked is optional
    depth: how many branches lie around the instruction at hand
    harms: whether the instruction strikes other players, so that whoever is protected skips it
    step: the instruction that is being compiled; sources: from which instruction each step was made
    """

    def __init__(self, vocabulary: Vocabulary, box: Any = None) -> None:
        self.vocabulary, self.box = vocabulary, box
        self.ops: list[Step] = []
        self.gates: list[Step] = []
        self.skip: Label | None = None
        self.depth = 0
        self.harms = False
        self.step: Instruction | None = None
        self.sources: list[Instruction | None] = []

    def steps(self, steps: Instructions) -> None:
        around = self.step
        for step in steps:
            self.step = step
            self.vocabulary.resolvers[type(step)](self, step)
        self.step = around

    def emit(self, op: Step, harmful: bool = False) -> None:
        """Add a step that does something; a harmful one is skipped by who is protected."""
        if harmful and self.harms:
            past = Label()
            self.add(UnlessSpared(past))
            self.add(op)
            self.place(past)
        else:
            self.add(op)

    def add(self, op: Step) -> None:
        """Add a step as it is."""
        self.ops.append(op)
        self.sources.append(self.step)

    def place(self, label: Label) -> None:
        label.at = len(self.ops)

    def take_skip(self) -> Label | None:
        """Where "no" leads; asked for by the one step that offers it."""
        skip, self.skip = self.skip, None
        return skip

    def gate(self, op: Step) -> None:
        """This step forbids to begin, if it stands at the top."""
        if self.depth == 0:
            self.gates.append(op)

    def program(self, name: str) -> Program:
        return Program(name, self.ops, self.gates, self.sources)


class UnlessSpared(Step):
    """Passes over harm to a player who is protected against this effect."""

    def __init__(self, past: Label) -> None:
        self.past = past

    def run(self, draft: Draft, frame: Frame) -> bool:
        if frame.spared >> frame.actor & 1:
            draft.stack[-1] = frame.to(self.past.at)
        return False


class Jump(Step):
    def __init__(self, target: Label) -> None:
        self.target = target

    def run(self, draft: Draft, frame: Frame) -> bool:
        draft.stack[-1] = frame.to(self.target.at)
        return False
