"""Neutral armies in the game of two: the seats place them one by one, in turns, in any region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.frames import POPULATE
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.rounds import ask_bids
from ludarium.games.eight_minute_empire.state import Draft, State, plus
from ludarium.games.eight_minute_empire.steps.step import OpeningStep


class Populate(OpeningStep):
    """``neutral a12``. The frame counts the armies that are still to be placed."""

    ask, key, of = Ask.ONE, "neutral", "region"
    verbs: ClassVar = {"neutral": "EME-SETUP-07"}
    stage = "neutral"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"left": frame.left}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.boards[state.map].populating

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if len(state.seats) != self.box.content.neutral_seats:
            return because("no-neutral", "EME-SETUP-08")
        return None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        """A neutral army into any region; then it is the other seat's turn to place one."""
        seat, left = frame.actor, frame.left
        region = draft.board.number[str(action.args[0])]
        draft.neutral = plus(draft.neutral, region, 1)
        draft.tell("neutral", seat, ("region", draft.board.ids[region]))
        if left > 1:
            draft.ask(POPULATE, (seat + 1) % len(draft.seats), left - 1)
        else:
            ask_bids(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((f"{NEUTRAL_WORD}.supply",), (f"region.{action.args[0]}",))

    def intent(self, state: State, seat: int, piece: str, place: str) -> Action | None:
        match piece.split("."), place.split("."):
            case [owner, "supply"], ["region", region] if owner == NEUTRAL_WORD:
                return act("neutral", region)
        return None
