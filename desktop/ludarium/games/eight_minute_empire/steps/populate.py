"""Neutral armies in the game of two: the seats place them one by one, in turns, in any region."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.games import ask_bids
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.state import POPULATE, Draft, State, plus
from ludarium.games.eight_minute_empire.steps.step import Id, OpeningStep, Step


class Populate(OpeningStep):
    """``neutral a12``. The frame counts the armies that are still to be placed."""

    number, ask, key, of = POPULATE, Ask.ONE, "neutral", "region"
    verbs, rule = ("neutral",), "EME-SETUP-07"
    stage = "neutral"

    def params(self, box: Box, state: State) -> dict[str, Param]:
        return {"left": state.stack[-1][2]}

    def offers(self, box: Box, state: State) -> Sequence[Action]:
        return box.boards[state.map].populating

    def elsewhere(self, box: Box, state: State, action: Action, now: Step) -> Reason:
        if len(state.seats) != box.content.neutral_seats:
            return because("no-neutral", "EME-SETUP-08")
        return super().elsewhere(box, state, action, now)

    def apply(self, draft: Draft, action: Action) -> None:
        """A neutral army into any region; then it is the other seat's turn to place one."""
        _, seat, left = draft.stack[-1]
        region = draft.board.number[str(action.args[0])]
        draft.neutral = plus(draft.neutral, region, 1)
        draft.tell("neutral", seat, ("region", draft.board.ids[region]))
        if left > 1:
            draft.ask(POPULATE, (seat + 1) % len(draft.seats), left - 1)
        else:
            ask_bids(draft)

    def touches(self, seat: int, action: Action) -> Touches:
        return ((f"{NEUTRAL_WORD}.supply",), (f"region.{action.args[0]}",))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
            case [owner, "supply"], ["region", region] if owner == NEUTRAL_WORD:
                return act("neutral", region)
        return None
