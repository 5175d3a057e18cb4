"""Compiling trees: steps are turned into operations, one after the other, with jumps where a tree branches."""

from __future__ import annotations

from typing import Any

from ludarium.engine.effects.effect_frames import Frame
from ludarium.engine.effects.machine import Draft, Op, Program
from ludarium.engine.effects.vocabulary import Step, Steps, Vocabulary


class Label:
    """A place in a program that is known when the rest of it has been compiled."""

    __slots__ = ("at",)

    at: int


class Builder:
    """One program being made.

    box: the title's content, where its resolvers look things up
    skip: where "no" leads, when the next card picked is optional
    depth: how many branches lie around the step at hand
    harms: whether the step strikes other players, so that whoever is protected skips it
    step: the step that is being compiled, and sources: from which step each operation was made
    """

    def __init__(self, vocabulary: Vocabulary, box: Any = None) -> None:
        self.vocabulary, self.box = vocabulary, box
        self.ops: list[Op] = []
        self.gates: list[Op] = []
        self.skip: Label | None = None
        self.depth = 0
        self.harms = False
        self.step: Step | None = None
        self.sources: list[Step | None] = []

    def steps(self, steps: Steps) -> None:
        around = self.step
        for step in steps:
            self.step = step
            self.vocabulary.resolvers[type(step)](self, step)
        self.step = around

    def emit(self, op: Op, harmful: bool = False) -> None:
        """Add an operation that does something; a harmful one is skipped by who is protected."""
        if harmful and self.harms:
            past = Label()
            self.add(UnlessSpared(past))
            self.add(op)
            self.place(past)
        else:
            self.add(op)

    def add(self, op: Op) -> None:
        """Add an operation as it is."""
        self.ops.append(op)
        self.sources.append(self.step)

    def place(self, label: Label) -> None:
        label.at = len(self.ops)

    def take_skip(self) -> Label | None:
        """Where "no" leads; asked for by the one operation that offers it."""
        skip, self.skip = self.skip, None
        return skip

    def gate(self, op: Op) -> None:
        """This operation forbids to begin, if it stands at the top."""
        if self.depth == 0:
            self.gates.append(op)

    def program(self, name: str) -> Program:
        return Program(name, self.ops, self.gates, self.sources)


class UnlessSpared(Op):
    """Passes over harm to a player who is protected against this effect."""

    def __init__(self, past: Label) -> None:
        self.past = past

    def run(self, draft: Draft, frame: Frame) -> bool:
        if frame.spared >> frame.actor & 1:
            draft.stack[-1] = frame.to(self.past.at)
        return False


class Jump(Op):
    def __init__(self, target: Label) -> None:
        self.target = target

    def run(self, draft: Draft, frame: Frame) -> bool:
        draft.stack[-1] = frame.to(self.target.at)
        return False
