"""Moving armies, one army one step: over land, or over land and sea."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.reasons import Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import Draft, Seat, State, moved
from ludarium.games.eight_minute_empire.steps.deed import Doing, use
from ludarium.games.eight_minute_empire.steps.step import Id


class Move(Doing):
    """``move a12 a16``; with the owner's word behind it (``move a12 a16 1``) it is another's army, and never legal."""

    verb, of, used_up = "move", "army", "EME-MOVE-01"

    def __init__(self, by_sea: bool) -> None:
        self._by_sea = by_sea

    def offers(self, box: Box, state: State, seat: int) -> list[Action]:
        board = box.boards[state.map]
        ways = board.sailing if self._by_sea else board.marching
        found: list[Action] = []
        for region, armies in enumerate(state.seats[seat].armies):
            if armies:
                found += ways[region]
        return found

    def is_known(self, board: Board, state: State, action: Action) -> bool:
        return len(action.args) in (2, 3) and set(action.args[:2]) <= set(board.number)

    def why_not(self, box: Box, state: State, action: Action, seat: int) -> Reason | None:
        board = box.boards[state.map]
        here, there = (board.number[str(region)] for region in action.args[:2])
        if len(action.args) == 3 or not state.seats[seat].armies[here]:
            return because("not-your-army", "EME-MOVE-05")
        if board.are_linked(here, there):
            return because("no-sea", "EME-MOVE-03")
        return because("not-neighbours", "EME-MOVE-01")

    def apply(self, draft: Draft, action: Action) -> None:
        number = draft.board.number
        here, there = number[str(action.args[0])], number[str(action.args[1])]
        me = draft.seats[draft.seat]
        draft.set_seat(draft.seat, Seat(me.coins, me.supply, moved(me.armies, here, there), me.cities, me.cards))
        draft.tell("moved", draft.seat, ("region", draft.board.ids[here]), ("to", draft.board.ids[there]))
        use(draft, "move")

    def touches(self, seat: int, action: Action) -> Touches:
        return ((f"{seat}.army.{action.args[0]}",), (f"region.{action.args[1]}",))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
            case [owner, "army", here], ["region", there] if owner == str(seat):
                return act("move", here, there)
            case [owner, "army", here], ["region", there]:
                return act("move", here, there, int(owner) if owner.isdecimal() else owner)
        return None
