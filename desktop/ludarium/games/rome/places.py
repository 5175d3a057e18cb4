"""What can be picked and what its action is called: cards of zones, market cards, spaces of the empire."""

from __future__ import annotations

from functools import cache

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.effects.picking import Found, Pick, Spot
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Prompt
from ludarium.engine.steps import View
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import SPACE_OF, SPACES
from ludarium.games.rome.touches import ROWS, held, market

EMPIRE = "empire"


class Spots:
    """The actions that pick something: ``pick hand strife``, ``at r2c3``."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def say(self, spot: Spot) -> Action:
        zone, card, place = spot
        return act("at", SPACES[place]) if zone == EMPIRE else act("pick", zone, self.box.keys[card])

    def meant(self, view: View, action: Action) -> Spot:
        if action.verb == "at":
            space = SPACE_OF[str(action.args[0])]
            return EMPIRE, view.grid[space], space
        zone, card = str(action.args[0]), self.box.number_of[str(action.args[1])]
        if zone in ROWS:
            row = view.attributes if zone == "attribute" else view.developments
            return zone, card, row.index(card)
        return zone, card, 0

    def pieces(self, view: View, seat: int, spot: Spot) -> tuple[str, ...]:
        zone, card, place = spot
        if zone == EMPIRE:
            return (SPACES[place],)
        return (market(zone, place),) if zone in ROWS else held(view, zone, card)


class PickSpaces(Pick):
    """Picks spaces of the empire."""

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return attrs.evolve(super().prompt(view, frame), of="space")


class PickOffers(Pick):
    """Picks cards of the market."""

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return attrs.evolve(super().prompt(view, frame), of="offer")


@cache
def spots_of(box: Box) -> Spots:
    return Spots(box)


def market_spots(view: View, frame: Frame) -> Found:
    """Every face-up card of the market."""
    found = [(("attribute", card, at), 1) for at, card in enumerate(view.attributes) if card != NOTHING]
    found += [(("development", card, at), 1) for at, card in enumerate(view.developments) if card != NOTHING]
    return tuple(found)
