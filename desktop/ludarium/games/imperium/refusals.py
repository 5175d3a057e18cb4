"""Why an action is not possible: asked only of actions that are not offered, so it may take its time."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason, because
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.state import State

PICKING = frozenset(("pick", "develop"))
LATER = {
    "market": because("market-closed", "IMP-ACQ-01"),
    "hand": because("discard-later", "IMP-DISC-01"),
    "play": because("leave-later", "IMP-PIN-01"),
    "exile": because("exile-closed", "IMP-ACQ-07"),
}
"""Why a card is not picked while nothing asks for one that lies there."""


def not_picked(box: Box, state: State, action: Action, offers: Sequence[Action]) -> Reason:
    """A card that is not offered lies where others are, or where nothing is asked for now."""
    found = _not_picked(box, state, action, offers) if action.verb in PICKING and action.args else None
    return found or because("not-offered", "IMP-EFF-07")


def _not_picked(box: Box, state: State, action: Action, offers: Sequence[Action]) -> Reason | None:
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
