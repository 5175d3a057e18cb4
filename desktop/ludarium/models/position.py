"""One position as the seat that looks may know it, and what would come of actions there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ludarium.engine.actions import Action
from ludarium.engine.contract import State
from ludarium.engine.foresight import Foresight
from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Scene, Thing
from ludarium.models.sequences.multi_step_moves import Way


class Position:
    """An observation, with all that is foreseen from it worked out once. It stays true when the match goes on."""

    def __init__(self, title: AnyTitle, observed: State) -> None:
        self.title = title
        self.observed = observed
        self.foresight: Foresight[State] = Foresight(title, observed)
        self.scene: Scene = title.scene(observed)

    @cached_property
    def score(self) -> int | None:
        """The deciding seat's score as it is."""
        seat = self.title.turn(self.observed)
        return None if seat is None else self.title.standing(self.observed)[seat].total

    def score_after(self, *way: Action) -> int | None:
        """The deciding seat's score after these actions, or None where it is not known before."""
        seat, after = self.title.turn(self.observed), self.foresight.after(*way)
        return None if seat is None or after is None else self.title.standing(after)[seat].total

    def scene_after(self, way: Way) -> Mapping[str, Thing] | None:
        """What would lie on the table then, by id."""
        after = self.foresight.after(*way)
        return None if after is None else {thing.id: thing for thing in self.title.scene(after)}

    def prompt_after(self, way: Way) -> Prompt | None:
        """What the same seat would be asked then, None when it is not known, or it would not be asked."""
        after = self.foresight.after(*way)
        is_asked = after is not None and self.title.turn(after) == after.viewer
        return self.title.prompt(after) if is_asked else None

    def stops(self, way: Way) -> list[str]:
        """The places that a way leads through, one for each of its actions."""
        before = [self.foresight.after(*way[:done]) for done in range(len(way))]
        return [self.title.touches(seen, action)[-1][0] for seen, action in zip(before, way, strict=True) if seen]
