"""Why an action is not possible: asked only of actions that are not offered, so it may take its time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.engine.actions import Action
from ludarium.engine.effects.effect_frames import Frame
from ludarium.engine.reasons import Reason, because
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of
from ludarium.games.imperium.playing import why_not_play
from ludarium.games.imperium.state import State

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box

KINDS_OF_TURN = frozenset(("activate", "innovate", "revolt"))
PICKING = frozenset(("pick", "develop"))
LATER = {
    "market": because("market-closed", "IMP-ACQ-01"),
    "hand": because("discard-later", "IMP-DISC-01"),
    "play": because("leave-later", "IMP-PIN-01"),
    "exile": because("exile-closed", "IMP-ACQ-07"),
}
"""Why a card is not picked while nothing asks for one that lies there."""

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
    if action.verb in PICKING and action.args:
        return _not_picked(box, state, action, op.offers(state, frame)) or because("not-offered", "IMP-EFF-07")
    return because("not-offered", "IMP-EFF-07")


def _not_picked(box: Box, state: State, action: Action, offers: Sequence[Action]) -> Reason | None:
    """A card that is not offered lies where others are, or where nothing is asked for now."""
    zone, card = _picked_zone(action), _picked_card(box, state, action)
    if card is None:
        return None
    is_asked = any(offer.verb == action.verb and _picked_zone(offer) == zone for offer in offers)
    if zone == "development":
        return because("cannot-pay", "IMP-DEV-01", card=card) if is_asked else because("develop-later", "IMP-RESH-12")
    if is_asked:
        return because("does-not-fit", "IMP-EFF-07", card=card)
    return LATER.get(zone)


def _picked_zone(action: Action) -> str:
    return "development" if action.verb == "develop" else str(action.args[0])


def _picked_card(box: Box, state: State, action: Action) -> str | None:
    """The key of the card that the action would pick."""
    name = action.args[-1] if action.verb == "develop" else action.args[1] if len(action.args) > 1 else ""
    if action.args[0] != "market":
        return str(name) if name in box.number_of else None
    places = range(1, len(state.market) + 1)
    slot = state.market[name - 1] if isinstance(name, int) and name in places else None
    return None if slot is None or slot.card < 0 else box.keys[slot.card]


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
    if all(card_of(place) != card for place in state.seats[seat].hand):
        return because("not-in-hand", "IMP-ACT-02", card=box.keys[card])
    return why_not_play(box, state, seat, card)


def _not_used(box: Box, state: State, seat: int, card: int) -> Reason:
    player, key = state.seats[seat], box.keys[card]
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
