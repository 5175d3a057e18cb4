"""Verbs about unrest."""

from __future__ import annotations

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.machine import Do, again
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.steps import Draft, Step
from ludarium.games.imperium.box import Filter
from ludarium.games.imperium.moving import move, move_self, take_unrest
from ludarium.games.imperium.verbs.common import pick_cards, to
from ludarium.games.imperium.vocabulary import IMPERIUM, ReturnUnrest, TakeUnrest


@IMPERIUM.resolver(TakeUnrest)
def take(build: Builder, step: TakeUnrest) -> None:
    build.emit(TakeUnrestOp(step.n), harmful=True)


class TakeUnrestOp(Step):
    """Unrest from the pile to hand, one after the other."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, draft: Draft, frame: Frame) -> bool:
        left = self.n if frame.left == FRESH else frame.left
        if left > 1:
            again(draft, frame.keeping(left - 1))
        take_unrest(draft, frame.actor)
        return False


@IMPERIUM.resolver(ReturnUnrest)
def return_unrest(build: Builder, step: ReturnUnrest) -> None:
    if step.what == "self":
        build.emit(Do(lambda draft, frame: move_self(draft, frame, "pile")))
        return
    fits = Filter("unrest", frozenset((build.box.unrest,)))
    pick_cards(
        build,
        step,
        lambda draft, frame, spot: move(draft, frame.actor, spot, "pile"),
        fits,
        "hand",
        ends=to("pile"),
    )
