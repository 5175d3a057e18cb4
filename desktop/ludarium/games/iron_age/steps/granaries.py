"""Granaries: goods turned into food, at any time from collecting to the end of step 4."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.reasons import Reason, because
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import Draft, Seat, State
from ludarium.games.iron_age.steps.step import Step

CONVERT = act("convert")

CONVERTING = {"convert": "IA-AMB-15"}
"""Its place in the steps that it has one in."""


def can_convert(box: Box, me: Seat) -> bool:
    """Whether there is a good to turn into food, and a hole left on the food row."""
    return bool(me.developments & box.granaries) and me.goods > 0 and me.food < box.food_row


def turn_good_into_food(draft: Draft) -> None:
    me = draft.me
    me.goods -= 1
    me.food += 1
    draft.tell("converted", draft.seat)


class GranaryStep(Step):
    """A step in which goods can be turned into food."""

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        """Turning a good into food is easily overlooked on the peg board: it is offered in words as well."""
        said = super().replies(state, frame)
        return (*said, CONVERT) if can_convert(self.box, state.seats[frame.actor]) else said

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.verb != "convert" or action.args:
            return None
        if reason := self._unknown(state, frame):
            return reason
        if not state.seats[frame.actor].goods:
            return because("needs-goods", "IA-FEED-08", goods=1)
        return because("row-full", "IA-AMB-15", row="food")

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return self._unknown(state, frame) if action.verb == "convert" else None

    def _unknown(self, state: State, frame: Frame) -> Reason | None:
        if state.seats[frame.actor].developments & self.box.granaries:
            return None
        return because("needs-development", "IA-FEED-08", development=self.box.owner_of(self.box.granaries))

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        seat = frame.actor
        return ((f"{seat}.goods",), (f"{seat}.food",)) if action is CONVERT else super().touches(state, frame, action)

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        return CONVERT if (piece, place) == ("goods", "food") else None
