"""Before the first turn: neutral armies, the sealed bid, and whoever wins it names the first player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.frames import BID, NAME, POPULATE
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.rounds import ask_bids, begin_turn
from ludarium.games.eight_minute_empire.state import Draft, Seat, State, plus
from ludarium.games.eight_minute_empire.steps.step import OpeningStep


class Populate(OpeningStep):
    """``neutral a12``. The frame counts the armies that are still to be placed."""

    ask, key, of = Ask.ONE, "neutral", "region"
    verbs: ClassVar = {"neutral": "EME-SETUP-07"}
    stage = "neutral"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"left": frame.left}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.boards[state.map].populating

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if len(state.seats) != self.box.content.neutral_seats:
            return because("no-neutral", "EME-SETUP-08")
        return None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        """A neutral army into any region; then it is the other seat's turn to place one."""
        seat, left = frame.actor, frame.left
        region = draft.board.number[str(action.args[0])]
        draft.neutral = plus(draft.neutral, region, 1)
        draft.tell("neutral", seat, ("region", draft.board.ids[region]))
        if left > 1:
            draft.ask(POPULATE, (seat + 1) % len(draft.seats), left - 1)
        else:
            ask_bids(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((f"{NEUTRAL_WORD}.supply",), (f"region.{action.args[0]}",))

    def intent(self, state: State, seat: int, piece: str, place: str) -> Action | None:
        match piece.split("."), place.split("."):
            case [owner, "supply"], ["region", region] if owner == NEUTRAL_WORD:
                return act("neutral", region)
        return None


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


class Name(OpeningStep):
    """``first 2``: any player, oneself included."""

    ask, key, of = Ask.ONE, "first", "seat"
    verbs: ClassVar = {"first": "EME-BID-07"}
    stage = "first"

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"coins": state.bids[frame.actor]}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.naming[: len(state.seats)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        winner, starter = frame.actor, int(action.args[0])
        draft.tell("named", winner, ("first", starter))
        draft.starter = starter
        begin_turn(draft, starter)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((f"seat.{action.args[0]}", f"first.{action.args[0]}"),)
