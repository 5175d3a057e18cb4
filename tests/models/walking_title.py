"""A title that exists only for tests: pegs of two owners stand on places in a row and take the steps they are given."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.events import Recorder
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.scene import Scene, Thing
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from tests.tables.asking_title import AskedState, AskingTitle

PLACES, OWNERS = 5, "ab"


class WalkingTitle(AskingTitle):
    """A point for each step; ``step a 1 2`` takes a peg of the first owner from the second place to the third.

    pegs: where they stand at first, such as "a0"; steps: what may be done wherever a peg stands that can
    """

    def __init__(self, pegs: str, *steps: str) -> None:
        self.pegs = tuple(pegs.split())
        self.steps = tuple(
            act(verb, owner, int(here), int(there)) for verb, owner, here, there in map(str.split, steps)
        )

    def start(self, setup: Setup, seed: int) -> AskedState:
        return AskedState(seed, 0, 0, UNKNOWN, Ask.ONE, self.pegs)

    def prompt(self, state: AskedState) -> Prompt:
        return Prompt(0, Ask.ONE, "step", "place")

    def actions(self, state: AskedState) -> Sequence[Action]:
        return tuple(step for step in self.steps if _peg(step) in state.left)

    def apply(self, state: AskedState, action: Action, record: Recorder | None = None) -> AskedState:
        owner, _, there = action.args
        left = list(state.left)
        left[left.index(_peg(action))] = f"{owner}{there}"
        return attrs.evolve(state, left=tuple(left), points=state.points + 1)

    def touches(self, state: AskedState, action: Action) -> Touches:
        return (_peg(action),), (f"place.{action.args[2]}",)

    def intent(self, state: AskedState, piece: str, place: str) -> Action | None:
        kind, _, number = place.partition(".")
        return act("step", piece[0], int(piece[1:]), int(number)) if kind == "place" else None

    def scene(self, observed: AskedState, offers: object = None) -> Scene:
        places = [Thing(f"place.{number}", "place", "board", number) for number in range(PLACES)]
        pegs = [Thing(peg, "peg", f"place.{peg[1:]}", owner=OWNERS.index(peg[0])) for peg in sorted(set(observed.left))]
        return (*places, *pegs)


def _peg(step: Action) -> str:
    """The id of the peg that takes the step: it names where the peg stands."""
    return f"{step.args[0]}{step.args[1]}"
