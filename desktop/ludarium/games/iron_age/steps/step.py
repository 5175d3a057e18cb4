"""What the steps of a turn have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.steps import BoxStep
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import Draft, State


class Step(BoxStep[Box]):
    """One question of a turn.

    at_sea: it is asked with the expansion only
    tray, rolls: what the first tray is for, and whether dice can be put there
    """

    at_sea: ClassVar[bool] = False
    tray: ClassVar[str] = "spend"
    rolls: ClassVar[bool] = False

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        """The answers that are said rather than done with a piece, or as well as that."""
        return () if self.done is None else (self.done,)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((action.verb,),)

    def intent(self, state: State, seat: int, piece: str, place: str) -> Action | None:
        own = f"{seat}."
        where, _, name = place.removeprefix(own).partition(".")
        return self.meant(piece.removeprefix(own), where, name)

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        """What bringing the piece to the place of that name would mean in this step, possible or not."""
        return None


def step_of(box: Box, state: State) -> Step | None:
    """What is asked now; nothing when the match is over."""
    if not state.stack:
        return None
    step = box.programs[state.stack[-1].program].ops[0]
    assert isinstance(step, Step)
    return step


def word(action: Action) -> str:
    """The one word of an action; nothing if it has more or none."""
    return str(action.args[0]) if len(action.args) == 1 else ""


def tell_loss(draft: Draft, seat: int, **lost: int) -> None:
    """What came to the seat and found no room on its peg board."""
    if any(lost.values()):
        draft.tell("lost", seat, *(one for one in lost.items() if one[1]))


def dice_showing(box: Box, state: State, face: str) -> tuple[str, ...]:
    """The empire dice that show the face: any of them would do."""
    return tuple(f"die.{place}" for place, shown in enumerate(state.dice) if box.empire_ids[shown] == face)
