"""The end: what happens before the final count, and the count."""

from __future__ import annotations

from ludarium.engine.effects.machine import again
from ludarium.engine.frames import FRESH, NOTHING, Frame
from ludarium.engine.steps import BoxStep, Draft, Step
from ludarium.games.imperium.bot.scoring import bot_standing
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.counting import owned
from ludarium.games.imperium.state import SCORING, Piece
from ludarium.games.imperium.triggers import run_passive


class BeforeCount(BoxStep[Box]):
    """Abilities that wait for the final count, wherever their card lies among its owner's, seat by seat."""

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


class Count(Step):
    """The match is over."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not draft.ended:
            draft.ended = SCORING
        if draft.bot != NOTHING:
            draft.tell("bot-score", draft.bot, ("points", bot_standing(draft.box, draft).total))
        draft.tell("over", draft.first, ("ended", draft.ended))
        draft.stack.clear()
        return False
