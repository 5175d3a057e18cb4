"""Destroying an army: anybody's, anywhere, back to its owner's supply; an own one only after it was asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.frames import CONFIRM
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD, Board
from ludarium.games.eight_minute_empire.state import Draft, Seat, State, plus
from ludarium.games.eight_minute_empire.steps.deed import Doing, use
from ludarium.games.eight_minute_empire.steps.step import Id, Step

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
