"""Why an action is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason, because
from ludarium.engine.zones import card_of
from ludarium.games.imperium.playing import why_not_play
from ludarium.games.imperium.state import ACTIVATE, State

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box


def refusal(box: Box, state: State, action: Action) -> Reason:
    if not state.stack:
        return because("over")
    if action.verb == "play" and len(action.args) == 1 and action.args[0] in box.number_of:
        card = box.number_of[str(action.args[0])]
        hand = {card_of(place) for place in state.players[state.seat].hand}
        if state.phase == ACTIVATE and card in hand:
            reason = why_not_play(box, state, state.seat, card)
            if reason is not None:
                return reason
    return because("no-such-action", "IMP-TURN-02", text=action.text)
