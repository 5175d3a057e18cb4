"""The bid for naming the first player: sealed, all seats one after the other, then shown together."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import below
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.state import BID, NAME, Draft, Seat, State
from ludarium.games.eight_minute_empire.steps.step import OPENING, Id, OpeningStep, Step


class Bid(OpeningStep):
    """``bid 3``. The stack has a frame for every seat that has not bid yet."""

    number, ask, key, of = BID, Ask.NUMBER, "bid", "coins"
    verbs, rule = ("bid",), "EME-BID-01"
    stage = "bid"

    def params(self, box: Box, state: State) -> dict[str, Param]:
        return {"coins": state.seats[state.stack[-1][1]].coins}

    def offers(self, box: Box, state: State) -> Sequence[Action]:
        return box.bids[: state.seats[state.stack[-1][1]].coins + 1]

    def why_not(self, box: Box, state: State, action: Action) -> Reason | None:
        has = state.seats[state.stack[-1][1]].coins
        match action.args:
            case (int(coins),) if coins > has:
                return because("bid-too-high", "EME-BID-02", coins=has)
            case (int(coins),) if coins < 0:
                return because("bid-too-low", "EME-BID-02")
        return None

    def elsewhere(self, box: Box, state: State, action: Action, now: Step) -> Reason:
        if now.stage not in OPENING[:2]:
            return because("bid-over", "EME-BID-08")
        return super().elsewhere(box, state, action, now)

    def apply(self, draft: Draft, action: Action) -> None:
        seat, coins = draft.stack[-1][1], int(action.args[0])
        draft.bids = (*draft.bids[:seat], coins, *draft.bids[seat + 1 :])
        draft.stack = draft.stack[:-1]
        draft.tell("bid", seat, ("coins", coins), audience=1 << seat, secrets=("coins",))
        if not draft.stack:
            _reveal(draft)

    def touches(self, seat: int, action: Action) -> Touches:
        """Marks show the last place only: the fist, which says nothing of the number."""
        return ((f"bid.{action.args[0]}",), (f"{seat}.fist",))

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        match piece, place:
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
    if draft.has_die:
        winner = tied[below(len(tied), draft.seed, draft.counter)]
        draft.counter += 1
        draft.tell("die", winner, ("tied", tuple(tied)), news=True)
        return winner
    if not draft.ages:
        draft.tell("last-seat", tied[-1], ("tied", tuple(tied)))
        return tied[-1]
    winner = min(tied, key=lambda seat: (draft.ages[seat], -seat))
    draft.tell("youngest", winner, ("tied", tuple(tied)))
    return winner
