"""Paying: how a demand can be met when one kind of token stands for others, and the step that asks for the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.effects.machine import wait
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View
from ludarium.games.imperium.tokens import pay

Demand = tuple[tuple[str, int], ...]


class PayOp(Step):
    """Pays so many tokens of a kind; asks with what, when there are several ways.

    n: how many
    followers: what the same cost takes afterwards, and what must stay payable
    """

    followers: Sequence[Step] = ()

    def __init__(self, what: str, n: Callable[[View, Frame], int]) -> None:
        self.what, self.n = what, n

    def follow(self, later: Sequence[Step]) -> None:
        self.followers = later

    def run(self, draft: Draft, frame: Frame) -> bool:
        n = self.n(draft, frame)
        if n <= 0:
            return False
        ways = self._ways(draft, frame)
        if len(ways) > 1:
            return wait(draft, frame)
        if ways:
            pay(draft, frame, self.what, n, ways[0])
        return False

    def _ways(self, view: View, frame: Frame) -> list[int]:
        """With how many of the standing-in tokens it can be paid."""
        after: Demand = ()
        for later in self.followers:
            after += later.demand(view, frame)
        ways: list[int] = view.ways_to_pay(frame.actor, self.what, self.n(view, frame), after)
        return ways

    def demand(self, view: View, frame: Frame) -> Demand:
        return ((self.what, self.n(view, frame)),)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (*view.about(frame), ("what", self.what), ("n", self.n(view, frame)))
        return Prompt(frame.actor, Ask.PAYMENT, "pay", params=params)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [act("pay", way) for way in self._ways(view, frame)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        pay(draft, frame, self.what, self.n(draft, frame), int(action.args[0]))


class PayUpToOp(Step):
    """Pays any number up to ``n``, and leaves it as a loop counter."""

    def __init__(self, what: str, n: int) -> None:
        self.what, self.n = what, n

    def _most(self, view: View, frame: Frame) -> int:
        return min(self.n, int(getattr(view.seats[frame.actor], self.what)))

    def run(self, draft: Draft, frame: Frame) -> bool:
        if self._most(draft, frame):
            return wait(draft, frame)
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, 0), frame.actor)
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.NUMBER, "pay-up-to", params=(*view.about(frame), ("what", self.what)))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [act("pay", n) for n in range(self._most(view, frame) + 1)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        paid = int(action.args[0])
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, paid), frame.actor)
        if paid:
            pay(draft, frame, self.what, paid, 0)


class SpendOp(Step):
    """Spends action tokens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, draft: Draft, frame: Frame) -> bool:
        assert frame.left == FRESH
        draft.own(frame.actor).actions -= self.n
        draft.tell("spent", frame.actor, ("what", "action"), ("n", self.n))
        return False

    def demand(self, view: View, frame: Frame) -> Demand:
        return (("action", self.n),)
