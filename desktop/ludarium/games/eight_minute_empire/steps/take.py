"""A turn begins: one takes a card of the row and pays what its place costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.frames import ACT
from ludarium.games.eight_minute_empire.state import NO_CARD, Draft, Seat, State
from ludarium.games.eight_minute_empire.steps.step import Step


class Take(Step):
    """``take 17``."""

    ask, key, of = Ask.ONE, "take", "card"
    verbs: ClassVar = {"take": "EME-TURN-02"}
    stage = "take"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"coins": state.seats[frame.actor].coins}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        """The cards that one can pay."""
        coins, taking = state.seats[frame.actor].coins, self.box.taking
        return [taking[card] for card, cost in zip(state.row, self.box.costs, strict=False) if cost <= coins]

    def sought(self, state: State, frame: Frame) -> Sequence[Action]:
        """Those that are too dear."""
        coins, taking = state.seats[frame.actor].coins, self.box.taking
        return [taking[card] for card, cost in zip(state.row, self.box.costs, strict=False) if cost > coins]

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        match action.args:
            case (int(card),) if card in state.row and card != NO_CARD:
                return because("needs-coins", "EME-TURN-04", coins=self.box.costs[state.row.index(card)])
            case (int(card),) if card in self.box.card:
                return because("not-in-row", "EME-TURN-02")
        return None

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return because("one-card", "EME-TURN-02") if frame.program == ACT else None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        """Pay for the card and lay it before oneself. The gap in the row is closed when the turn ends."""
        card, seat, box = int(action.args[0]), draft.seat, draft.box
        place = draft.row.index(card)
        cost, me = box.costs[place], draft.seats[seat]
        draft.row = (*draft.row[:place], NO_CARD, *draft.row[place + 1 :])
        draft.set_seat(seat, Seat(me.coins - cost, me.supply, me.armies, me.cities, (*me.cards, card)))
        draft.bank += cost
        draft.tell("took", seat, ("card", card), ("coins", cost))
        draft.ask(ACT, seat, FRESH, tuple([count for _, count in box.deeds[card]]), card)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        """Before the seat or onto the map, both alike."""
        return ((f"card.{action.args[0]}",), (f"{frame.actor}.cards", "map"))

    def intent(self, state: State, seat: int, piece: str, place: str) -> Action | None:
        match piece.split("."), place.split("."):
            case ["card", card], [_] | [_, "cards"] | ["region", _] if card.isdecimal():
                return act("take", int(card))
        return None
