"""The winner of the bid names the first player."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.games import begin_turn
from ludarium.games.eight_minute_empire.state import NAME, Draft, State
from ludarium.games.eight_minute_empire.steps.step import OpeningStep


class Name(OpeningStep):
    """``first 2``: any player, oneself included."""

    number, ask, key, of = NAME, Ask.ONE, "first", "seat"
    verbs, rule = ("first",), "EME-BID-07"
    stage = "first"

    def params(self, box: Box, state: State) -> dict[str, Param]:
        return {"coins": state.bids[state.stack[-1][1]]}

    def offers(self, box: Box, state: State) -> Sequence[Action]:
        return box.naming[: len(state.seats)]

    def apply(self, draft: Draft, action: Action) -> None:
        winner, starter = draft.stack[-1][1], int(action.args[0])
        draft.tell("named", winner, ("first", starter))
        draft.starter = starter
        begin_turn(draft, starter)

    def touches(self, seat: int, action: Action) -> Touches:
        return ((f"seat.{action.args[0]}", f"first.{action.args[0]}"),)
