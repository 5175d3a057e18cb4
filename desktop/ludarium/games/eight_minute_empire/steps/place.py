"""Placing new armies: at the start, and where one has a city."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.reasons import Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import Draft, Seat, State, plus
from ludarium.games.eight_minute_empire.steps.deed import Doing, use
from ludarium.games.eight_minute_empire.steps.step import Id


class Place(Doing):
    """``place a12``."""

    verb, of, used_up = "place", "region", "EME-PLACE-01"

    def offers(self, box: Box, state: State, seat: int) -> list[Action]:
        me, board = state.seats[seat], box.boards[state.map]
        if not me.supply:
            return []
        start = board.start
        return [board.placing[region] for region, cities in enumerate(me.cities) if cities or region == start]

    def most(self, box: Box, state: State, seat: int, left: int) -> int:
        return min(left, state.seats[seat].supply)

    def why_not(self, box: Box, state: State, action: Action, seat: int) -> Reason | None:
        me, region = state.seats[seat], box.boards[state.map].number[str(action.args[0])]
        if not me.supply:
            return because("no-armies", "EME-AMB-08")
        if me.armies[region] or any(its.cities[region] for its in state.seats):
            return because("needs-own-city", "EME-PLACE-04")
        return because("needs-own-city", "EME-PLACE-02")

    def apply(self, draft: Draft, action: Action) -> None:
        region, me = draft.board.number[str(action.args[0])], draft.seats[draft.seat]
        draft.set_seat(draft.seat, Seat(me.coins, me.supply - 1, plus(me.armies, region, 1), me.cities, me.cards))
        draft.tell("placed", draft.seat, ("region", draft.board.ids[region]))
        use(draft, "place")

    def touches(self, seat: int, action: Action) -> Touches:
        return ((f"{seat}.supply",), (f"region.{action.args[0]}",))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
            case [owner, "supply"], ["region", region] if owner == str(seat):
                return act("place", region)
        return None
