"""Step 6: storing wealth, and the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.rounds import end_turn
from ludarium.games.iron_age.state import Draft, Seat, State
from ludarium.games.iron_age.steps.step import Step

STORE_WEALTH = act("store")
END = act("end")

STORING = (STORE_WEALTH, END)
ENDING = (END,)


class Store(Step):
    """Goods stored as wealth. It is always asked, so that nobody's turn is over before they say so."""

    ask, key, of = Ask.STEPS, "store", "row"
    done = END
    stage = "store"
    verbs: ClassVar = {"store": "IA-STORE-06", "end": "IA-ROUND-03"}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        me = state.seats[state.seat]
        return {"goods": me.goods, "rate": goods_per_wealth(self.box, me)}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        me = state.seats[state.seat]
        return STORING if me.wealth < self.box.wealth_row and me.goods >= goods_per_wealth(self.box, me) else ENDING

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action is not STORE_WEALTH:
            return None
        me = state.seats[state.seat]
        if me.wealth == self.box.wealth_row:
            return because("row-full", "IA-STORE-04", row="wealth")
        return because("needs-goods", "IA-STORE-01", goods=goods_per_wealth(self.box, me))

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is END:
            end(draft)
        else:
            store(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action is STORE_WEALTH:
            return ((f"{state.seat}.goods",), (f"{state.seat}.wealth",))
        return super().touches(state, frame, action)

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        return STORE_WEALTH if (piece, place) == ("goods", "wealth") else None


def begin_storing(draft: Draft) -> None:
    draft.ask(frames.STORE, draft.seat)


def goods_per_wealth(box: Box, me: Seat) -> int:
    return box.goods_per_wealth_coined if me.developments & box.coinage else box.goods_per_wealth


def store(draft: Draft) -> None:
    me = draft.me
    me.goods -= goods_per_wealth(draft.box, me)
    me.wealth += 1
    draft.tell("stored", draft.seat, ("wealth", me.wealth))


def end(draft: Draft) -> None:
    """The turn is over; alone with the colony board, the opponent's die is rolled before the round is."""
    board = draft.box.board
    if board is not None and draft.is_solitaire and draft.round >= board.opponent.from_round:
        draft.ask(frames.OPPONENT, draft.seat, 0)
    else:
        end_turn(draft)
