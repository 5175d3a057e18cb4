"""From the step that asks back to the whole of what it begins."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.engine.effects.verbs import CostThen, May
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.words.effects.phrasing import inner


def whole_of(step: Step, trees: Iterable[Steps]) -> Step:
    """Return the step that this one begins: for a card to discard, "you may discard 1 card to draw 1 card"."""
    way = next((way for tree in trees if (way := _way(tree, step))), [step])
    while len(way) > 1 and _begins(way[-2], way[-1]):
        way.pop()
    return way[-1]


def _begins(around: Step, step: Step) -> bool:
    match around:
        case May(steps=steps) | CostThen(cost=steps):
            return bool(steps) and steps[0] is step
    return False


def _way(tree: Steps, wanted: Step) -> list[Step]:
    """Return the steps from the top of a tree down to this one; none if it is not there."""
    for step in tree:
        if step is wanted:
            return [step]
        for steps in inner(step):
            if way := _way(steps, wanted):
                return [step, *way]
    return []
