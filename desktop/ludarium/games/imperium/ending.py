"""The end: what happens before the final count, the count, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.engine.contract import Outcome
from ludarium.engine.effects.effect_frames import FRESH, NOTHING, Frame
from ludarium.engine.effects.machine import Draft, Op, View, again
from ludarium.games.imperium.bot.scoring import bot_standing
from ludarium.games.imperium.counting import owned
from ludarium.games.imperium.state import COLLAPSE, HUMAN, SCORING, Piece, State
from ludarium.games.imperium.triggers import run_passive

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box


def final_ops(box: Box) -> Sequence[Op]:
    return (BeforeCount(box), Count())


class BeforeCount(Op):
    """Abilities that wait for the final count, wherever their card lies among its owner's, seat by seat."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def run(self, draft: Draft, frame: Frame) -> bool:
        waiting = self.box.triggers.get("before_final_count", {})
        done = 0 if frame.left == FRESH else frame.left
        if not done:
            draft.tell("final-count", draft.first, news=True)  # what each player owns comes to light
        for count in range(done, len(draft.seats)):
            seat = (draft.first + count) % len(draft.seats)
            found = [card for card in waiting if card in owned(draft.seats[seat])]
            if found and seat != draft.bot:
                again(draft, frame.keeping(count + 1))
                for card in found:
                    run_passive(draft, seat, waiting[card][0].program, Piece(NOTHING, card))
                return False
        return False


class Count(Op):
    """The match is over."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not draft.ended:
            draft.ended = SCORING
        if draft.bot != NOTHING:
            draft.tell("bot-score", draft.bot, ("points", bot_standing(draft.box, draft).total))
        draft.tell("over", draft.first, ("ended", draft.ended))
        draft.stack.clear()
        return False


def unrest_of(box: Box, view: View, seat: int) -> int:
    """The unrest cards a player owns."""
    return owned(view.seats[seat]).count(box.unrest)


def outcome(box: Box, state: State, totals: Sequence[int]) -> Outcome | None:
    if state.stack or not state.ended:
        return None
    seats = range(len(state.seats))
    if state.ended == COLLAPSE:
        unrest = [unrest_of(box, state, seat) for seat in seats]
        fewest = [seat for seat in seats if unrest[seat] == min(unrest)]
        if len(fewest) == 1:
            return Outcome(tuple(fewest), "collapse")
        best = max(totals[seat] for seat in fewest)
        winners = tuple(seat for seat in fewest if totals[seat] == best)
        return Outcome(winners, "collapse-points" if len(winners) == 1 else "shared")
    best = max(totals)
    winners = tuple(seat for seat in seats if totals[seat] == best)
    return Outcome(winners, "score" if len(winners) == 1 else "shared")


def solo_outcome(state: State, own: int, bots: int) -> Outcome:
    """Alone one wins with more points than the bot; a collapse is lost."""
    if state.ended == COLLAPSE:
        return Outcome((), "collapse-alone")
    return Outcome((HUMAN,), "beat-bot") if own > bots else Outcome((), "lost-to-bot")
