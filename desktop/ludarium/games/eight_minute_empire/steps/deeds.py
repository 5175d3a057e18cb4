"""What a card lets the player do: placing, moving, building, destroying."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.content import VERB_OF
from ludarium.games.eight_minute_empire.frames import ACT, CONFIRM
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD, Board
from ludarium.games.eight_minute_empire.state import GONE, Draft, Seat, State, moved, plus
from ludarium.games.eight_minute_empire.steps.step import Id, Step


class Doing(ABC):
    """A deed as it is done.

    verb: of its actions
    of: the kind of thing that is chosen
    used_up: the rule that says how often
    """

    verb: ClassVar[str]
    of: ClassVar[str]
    used_up: ClassVar[str]

    @abstractmethod
    def offers(self, box: Box, state: State, seat: int) -> list[Action]:
        """Every way to do it once more."""

    def most(self, box: Box, state: State, seat: int, left: int) -> int:
        """How many of those that are left there are pieces for."""
        return left

    @abstractmethod
    def why_not(self, box: Box, state: State, action: Action, seat: int) -> Reason | None:
        """Why the card lets one do it, but not so; None when there is no such action."""

    @abstractmethod
    def apply(self, draft: Draft, action: Action) -> None:
        """Do it once."""

    @abstractmethod
    def touches(self, seat: int, action: Action) -> Touches: ...

    @abstractmethod
    def intent(self, seat: int, piece: Id, place: Id) -> Action | None: ...

    def is_known(self, board: Board, state: State, action: Action) -> bool:
        """Whether the words of the action make sense at all."""
        return len(action.args) == 1 and action.args[0] in board.number


def use(draft: Draft, verb: str) -> None:
    """One of the card's deeds has been done once; of two joined by "or" the other is gone."""
    frame = draft.stack[-1]
    card, left = frame.card, list(frame.loops)
    for place, (deed, _) in enumerate(draft.box.deeds[card]):
        if VERB_OF[deed] == verb:
            left[place] -= 1
        elif draft.box.joins_or[card]:
            left[place] = GONE
    draft.ask(ACT, frame.actor, FRESH, tuple(left), card)


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


CONFIRMED = act("confirm")


class Destroy(Doing):
    """``destroy 1 a12``, ``destroy neutral a12``; ``destroy 1 a12 city`` is never legal."""

    verb, of, used_up = "destroy", "army", "EME-DESTROY-01"

    def offers(self, box: Box, state: State, seat: int) -> list[Action]:
        destroying, found = box.boards[state.map].destroying, list[Action]()
        for owner, its in enumerate(state.seats):
            found += [destroying[owner][region] for region, armies in enumerate(its.armies) if armies]
        found += [destroying[-1][region] for region, armies in enumerate(state.neutral) if armies]
        return found

    def is_known(self, board: Board, state: State, action: Action) -> bool:
        owners: tuple[str | int, ...] = (*range(len(state.seats)), NEUTRAL_WORD)
        return len(action.args) in (2, 3) and action.args[0] in owners and action.args[1] in board.number

    def why_not(self, box: Box, state: State, action: Action, seat: int) -> Reason | None:
        if action.args[2:] == ("city",):
            return because("cities-stay", "EME-DESTROY-02")
        return because("no-such-army", "EME-DESTROY-01") if len(action.args) == 2 else None

    def apply(self, draft: Draft, action: Action) -> None:
        """A neutral army goes out of the game; before an own one goes, that is asked."""
        owner, region = action.args[0], draft.board.number[str(action.args[1])]
        if owner == draft.seat:
            draft.ask_first(CONFIRM, draft.seat, region)
        elif owner == NEUTRAL_WORD:
            draft.neutral = plus(draft.neutral, region, -1)
            _destroyed(draft, len(draft.seats), region)
        else:
            _take_off(draft, int(owner), region)

    def touches(self, seat: int, action: Action) -> Touches:
        owner, region = action.args
        return ((f"{owner}.army.{region}",), (f"{owner}.supply",))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
            case [owner, "army" | "city" as what, here], [_, "supply"]:
                whose = int(owner) if owner.isdecimal() else owner
                return act("destroy", whose, here, *((what,) if what == "city" else ()))
        return None


class Confirm(Step):
    """``confirm``: the own army goes all the same. The frame has its region; whoever thinks again takes it back."""

    ask, key, done = Ask.GO, "confirm", CONFIRMED
    verbs: ClassVar = {"confirm": "EME-AMB-07"}
    stage = "use"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"region": self.box.boards[state.map].ids[frame.left]}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return (CONFIRMED,)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        region = frame.left
        draft.stack, draft.began = draft.stack[:-1], 0
        _take_off(draft, draft.seat, region)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return (("confirm",),)


def _take_off(draft: Draft, owner: int, region: int) -> None:
    its = draft.seats[owner]
    draft.set_seat(owner, Seat(its.coins, its.supply + 1, plus(its.armies, region, -1), its.cities, its.cards))
    _destroyed(draft, owner, region)


def _destroyed(draft: Draft, owner: int, region: int) -> None:
    where, is_neutral = draft.board.ids[region], int(owner == len(draft.seats))
    draft.tell("destroyed", draft.seat, ("owner", owner), ("neutral", is_neutral), ("region", where))
    use(draft, "destroy")
