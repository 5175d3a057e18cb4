"""The winner of the bid names the first player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param
from ludarium.games.eight_minute_empire.rounds import begin_turn
from ludarium.games.eight_minute_empire.state import Draft, State
from ludarium.games.eight_minute_empire.steps.step import OpeningStep


class Name(OpeningStep):
    """``first 2``: any player, oneself included."""

    ask, key, of = Ask.ONE, "first", "seat"
    verbs: ClassVar = {"first": "EME-BID-07"}
    stage = "first"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"coins": state.bids[frame.actor]}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.naming[: len(state.seats)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        winner, starter = frame.actor, int(action.args[0])
        draft.tell("named", winner, ("first", starter))
        draft.starter = starter
        begin_turn(draft, starter)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((f"seat.{action.args[0]}", f"first.{action.args[0]}"),)
