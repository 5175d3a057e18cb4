"""A learned value: how a match will end, as a small network sees it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ludarium.engine.content_files import load
from ludarium.engine.network import Network, Weights
from ludarium.engine.resources import resources
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

SURE = 30.0
"""Odds beyond this make no difference."""


def load_weights() -> Weights:
    return load(resources() / "knowledge" / "imperium.json", Weights)


class Learned:
    """The value of solo matches."""

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
    """Return by how many points a player leads the bot now."""
    return standing(box, state, seat).total - bot_standing(box, state).total
