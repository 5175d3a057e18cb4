"""The bid for naming the first player: sealed, all seats one after the other, then shown together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.frames import BID, NAME
from ludarium.games.eight_minute_empire.state import Draft, Seat, State
from ludarium.games.eight_minute_empire.steps.step import OpeningStep


class Bid(OpeningStep):
    """``bid 3``. The stack has a frame for every seat that has not bid yet."""

    ask, key, of = Ask.NUMBER, "bid", "coins"
    verbs: ClassVar = {"bid": "EME-BID-01"}
    stage = "bid"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"coins": state.seats[frame.actor].coins}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.bids[: state.seats[frame.actor].coins + 1]

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        has = state.seats[frame.actor].coins
        match action.args:
            case (int(coins),) if coins > has:
                return because("bid-too-high", "EME-BID-02", coins=has)
            case (int(coins),) if coins < 0:
                return because("bid-too-low", "EME-BID-02")
        return None

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return because("bid-over", "EME-BID-08") if frame.program > BID else None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        seat, coins = frame.actor, int(action.args[0])
        draft.bids = (*draft.bids[:seat], coins, *draft.bids[seat + 1 :])
        draft.stack = draft.stack[:-1]
        draft.tell("bid", seat, ("coins", coins), audience=1 << seat, secrets=("coins",))
        if not draft.stack:
            _reveal(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        """Marks show the last place only: the fist, which says nothing of the number."""
        return ((f"bid.{action.args[0]}",), (f"{frame.actor}.fist",))

    def intent(self, state: State, seat: int, piece: str, place: str) -> Action | None:
        match piece.split("."), place.split("."):
            case ["bid", coins], [_, "fist"] if coins.isdecimal():
                return act("bid", int(coins))
        return None


def _reveal(draft: Draft) -> None:
    """The highest bid wins and is paid; the others pay nothing."""
    draft.tell("revealed", draft.seat, ("bids", draft.bids), news=True)
    highest = max(draft.bids)
    tied = [seat for seat, coins in enumerate(draft.bids) if coins == highest]
    winner = _broken_tie(draft, tied) if len(tied) > 1 else tied[0]
    its = draft.seats[winner]
    draft.set_seat(winner, Seat(its.coins - highest, its.supply, its.armies, its.cities, its.cards))
    draft.bank += highest
    draft.tell("won-bid", winner, ("coins", highest))
    draft.ask(NAME, winner)


def _broken_tie(draft: Draft, tied: list[int]) -> int:
    """The youngest of the tied, the last seat where ages are not known, or whom the die picks."""
    if draft.options.has_die:
        winner = tied[draft.randbelow(len(tied))]
        draft.tell("die", winner, ("tied", tuple(tied)), news=True)
        return winner
    if not draft.options.ages:
        draft.tell("last-seat", tied[-1], ("tied", tuple(tied)))
        return tied[-1]
    winner = min(tied, key=lambda seat: (draft.options.ages[seat], -seat))
    draft.tell("youngest", winner, ("tied", tuple(tied)))
    return winner
