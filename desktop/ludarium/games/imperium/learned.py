"""A learned value: how a match will end, as a small network sees it."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.engine.content_files import load
from ludarium.engine.network import Network, Weights
from ludarium.engine.resources import resources
from ludarium.engine.zones import card_of, knows
from ludarium.games.imperium.bot.scoring import bot_standing
from ludarium.games.imperium.features import Features
from ludarium.games.imperium.scoring import standing
from ludarium.games.imperium.state import State

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box

SCALE = 50.0
"""Points that the network counts as one."""

SHARE, FAR = 0.4, 75.0
"""How much of the value is the lead to expect, and which lead is half of that: it tells apart what is won or lost
anyway."""

UNKNOWN_POINTS, UNCOUNTED_POINTS = 0.8, 2.5
"""What a rival's card counts as that the seat does not know, and one that is worth what its owner has of something."""

SURE = 30.0
"""Odds beyond this make no difference."""


def weights_file() -> Path:
    return resources() / "knowledge" / "imperium.json"


def load_weights() -> Weights | None:
    """Return what was learned, or None where nothing has been accepted yet."""
    file = weights_file()
    return load(file, Weights) if file.exists() else None


class Learned:
    """The value of a position for a seat."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.features = box, Features(box)
        self._network = Network(weights, self.features.names, self.features.factors())

    def value(self, state: State, seat: int) -> float:
        """Return how likely the seat is to win, with a small share of the lead it may expect."""
        ahead, chance = self.forecast(state, seat)
        return (1 - SHARE) * chance + SHARE * (0.5 + 0.5 * ahead / (abs(ahead) + FAR))

    def forecast(self, state: State, seat: int) -> tuple[float, float]:
        """Return the lead at the end that the seat may expect, and its chance to win."""
        ahead = lead(self.box, state, seat)
        more, odds = self._network.outputs(self.features.parts(state, seat, ahead), self.features.active)
        return ahead + SCALE * more, 1 / (1 + math.exp(-max(-SURE, min(SURE, odds))))


def lead(box: Box, state: State, seat: int) -> int:
    """Return by how many points a player leads the best rival now, as far as the player knows."""
    rivals = [_rival_points(box, state, owner, seat) for owner in range(len(state.seats)) if owner != seat]
    return standing(box, state, seat).total - max(rivals)


def _rival_points(box: Box, state: State, owner: int, seat: int) -> int:
    """Return the points of a rival; cards that the seat does not know, or cannot count, are taken for average ones."""
    if owner == state.bot:
        return bot_standing(box, state).total
    player = state.seats[owner]
    cards = [*player.discard, *player.deck_holds]
    unknown = 0
    for zone in (player.hand, player.deck, player.aside, player.history, player.flooded):
        for place in zone:
            if knows(place, seat):
                cards.append(card_of(place))
            else:
                unknown += 1
    for piece in (*player.play, *player.limbo):
        cards += (piece.card, *piece.garrison)
    points = player.progress + UNKNOWN_POINTS * unknown + UNCOUNTED_POINTS * sum(card in box.uneven for card in cards)
    for printed in box.printed.values():
        points += sum(map(printed.__getitem__, cards))
    return round(points)
