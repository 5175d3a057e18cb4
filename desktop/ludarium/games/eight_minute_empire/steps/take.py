"""A turn begins: one takes a card of the row and pays what its place costs."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import ACT, NO_CARD, TAKE, Draft, Seat, State
from ludarium.games.eight_minute_empire.steps.step import Id, Step


class Take(Step):
    """``take 17``."""

    number, ask, key, of = TAKE, Ask.ONE, "take", "card"
    verbs, rule = ("take",), "EME-TURN-02"
    stage = "take"

    def params(self, box: Box, state: State) -> dict[str, Param]:
        return {"coins": state.seats[state.stack[-1][1]].coins}

    def offers(self, box: Box, state: State) -> Sequence[Action]:
        """The cards that one can pay."""
        coins, taking = state.seats[state.stack[-1][1]].coins, box.taking
        return [taking[card] for card, cost in zip(state.row, box.costs, strict=False) if cost <= coins]

    def barred(self, box: Box, state: State) -> Sequence[Action]:
        """Those that are too dear."""
        coins, taking = state.seats[state.stack[-1][1]].coins, box.taking
        return [taking[card] for card, cost in zip(state.row, box.costs, strict=False) if cost > coins]

    def why_not(self, box: Box, state: State, action: Action) -> Reason | None:
        match action.args:
            case (int(card),) if card in state.row and card != NO_CARD:
                return because("needs-coins", "EME-TURN-04", coins=box.costs[state.row.index(card)])
            case (int(card),) if card in box.card:
                return because("not-in-row", "EME-TURN-02")
        return None

    def elsewhere(self, box: Box, state: State, action: Action, now: Step) -> Reason:
        if state.stack[-1][0] == ACT:
            return because("one-card", "EME-TURN-02")
        return super().elsewhere(box, state, action, now)

    def apply(self, draft: Draft, action: Action) -> None:
        """Pay for the card and lay it before oneself. The gap in the row is closed when the turn ends."""
        card, seat, box = int(action.args[0]), draft.seat, draft.box
        place = draft.row.index(card)
        cost, me = box.costs[place], draft.seats[seat]
        draft.row = (*draft.row[:place], NO_CARD, *draft.row[place + 1 :])
        draft.set_seat(seat, Seat(me.coins - cost, me.supply, me.armies, me.cities, (*me.cards, card)))
        draft.bank += cost
        draft.tell("took", seat, ("card", card), ("coins", cost))
        draft.ask(ACT, seat, card, *(count for _, count in box.deeds[card]))

    def touches(self, seat: int, action: Action) -> Touches:
        """Before the seat or onto the map, both alike."""
        return ((f"card.{action.args[0]}",), (f"{seat}.cards", "map"))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
            case ["card", card], [_] | [_, "cards"] | ["region", _] if card.isdecimal():
                return act("take", int(card))
        return None
