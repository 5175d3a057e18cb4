"""Before the first turn: which side of the power card lies up."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, Step, View
from ludarium.games.imperium.state import Piece
from ludarium.games.imperium.touches import side

SIDES = (act("side", "a"), act("side", "b"))


class ChooseSide(Step):
    """Which side of the power card lies up, for the whole match."""

    key, of = "side", "card"

    def is_new_start(self, view: View, frame: Frame) -> bool:
        return True

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return SIDES

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        player = draft.own(frame.actor)
        power = draft.box.nations[player.nation].power[SIDES.index(action)]
        player.fixed = (Piece(player.fixed[0].number, power), *player.fixed[1:])
        own = draft.box.cards[power].exhaust_tokens
        if own:
            player.exhaust = own
        draft.tell("side", frame.actor, ("card", power))
        first = draft.stack[-2]
        if first.program != frame.program:  # all have chosen: the first turn begins
            draft.tell("turn", first.actor, ("round", draft.round))

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return ((side(frame.actor, SIDES.index(action)),),)
