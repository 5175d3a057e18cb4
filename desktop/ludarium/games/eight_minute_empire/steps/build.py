"""Building a city where one has an army."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.reasons import Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import Draft, Seat, State, plus
from ludarium.games.eight_minute_empire.steps.deed import Doing, use
from ludarium.games.eight_minute_empire.steps.step import Id


class Build(Doing):
    """``city a12``."""

    verb, of, used_up = "city", "region", "EME-CITY-01"

    def offers(self, box: Box, state: State, seat: int) -> list[Action]:
        me, board = state.seats[seat], box.boards[state.map]
        if sum(me.cities) >= box.cities:
            return []
        return [board.building[region] for region, armies in enumerate(me.armies) if armies]

    def most(self, box: Box, state: State, seat: int, left: int) -> int:
        return min(left, box.cities - sum(state.seats[seat].cities))

    def why_not(self, box: Box, state: State, action: Action, seat: int) -> Reason | None:
        if sum(state.seats[seat].cities) >= box.cities:
            return because("no-cities", "EME-CITY-04", cities=box.cities)
        return because("city-needs-army", "EME-CITY-01")

    def apply(self, draft: Draft, action: Action) -> None:
        region, me = draft.board.number[str(action.args[0])], draft.seats[draft.seat]
        draft.set_seat(draft.seat, Seat(me.coins, me.supply, me.armies, plus(me.cities, region, 1), me.cards))
        draft.tell("built", draft.seat, ("region", draft.board.ids[region]))
        use(draft, "city")

    def touches(self, seat: int, action: Action) -> Touches:
        return ((f"{seat}.cities",), (f"region.{action.args[0]}",))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
            case [owner, "cities"], ["region", region] if owner == str(seat):
                return act("city", region)
        return None
