"""Why an action is not possible: asked only of actions that are not offered, so it may take its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.actions import Action
from ludarium.engine.effects.frames import Frame
from ludarium.engine.reasons import Reason, because
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of
from ludarium.games.imperium.playing import why_not_play
from ludarium.games.imperium.state import State

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box

KINDS_OF_TURN = frozenset(("activate", "innovate", "revolt"))
WHILE_ACTIVATING = frozenset(("play", "use", "end"))


def refusal(box: Box, state: State, action: Action) -> Reason:
    if not state.stack:
        return because("over", "IMP-TURN-04")
    frame = state.stack[-1]
    op = box.programs[frame.program].ops[frame.at]
    seat = op.asker(state, frame)
    if state.viewer not in (UNKNOWN, seat):
        return because("not-your-turn", "IMP-TURN-01", seat=seat)
    question = op.prompt(state, frame).key
    if action.verb in WHILE_ACTIVATING:
        return _not_while_activating(box, state, action, frame, question)
    if action.verb in KINDS_OF_TURN:
        return because("turn-chosen", "IMP-TURN-02")
    return because("not-offered", "IMP-EFF-07")


def _not_while_activating(box: Box, state: State, action: Action, frame: Frame, question: str) -> Reason:
    if question == "turn":
        return because("turn-first", "IMP-TURN-02")
    if question != "activate":
        key = box.programs[frame.program].name.split()[0]
        if key in box.number_of:
            return because("decide-first", "IMP-EFF-07", card=key)
        return because("not-activating", "IMP-ACT-01")
    card = box.number_of.get(str(action.args[0])) if action.args else None
    if card is None:
        return because("not-offered", "IMP-EFF-07")
    not_done = _not_played if action.verb == "play" else _not_used
    return not_done(box, state, frame.actor, card) or because("not-offered", "IMP-EFF-07")


def _not_played(box: Box, state: State, seat: int, card: int) -> Reason | None:
    if all(card_of(place) != card for place in state.players[seat].hand):
        return because("not-in-hand", "IMP-ACT-02", card=box.keys[card])
    return why_not_play(box, state, seat, card)


def _not_used(box: Box, state: State, seat: int, card: int) -> Reason:
    player, key = state.players[seat], box.keys[card]
    pieces = [piece for piece in (*player.fixed, *player.play) if piece.card == card]
    if not pieces:
        return because("not-in-play", "IMP-EXH-01", card=key)
    if not box.exhausts[card]:
        return because("no-ability", "IMP-EXH-01", card=key)
    if card not in box.free_abilities:
        return because("ability-waits", "IMP-EXH-07", card=key)
    if all(piece.used for piece in pieces):
        return because("exhausted", "IMP-EXH-02", card=key)
    if not player.exhaust:
        return because("no-exhaust", "IMP-EXH-03", card=key)
    return because("cannot-use", "IMP-EXH-04", card=key)
