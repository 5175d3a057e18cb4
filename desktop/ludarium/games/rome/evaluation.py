"""How well the player stands: a first estimate from glory, edicts and what is left of the match."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ludarium.engine.effects.machine import View
from ludarium.games.rome.edicts import goal, progress
from ludarium.games.rome.kinds import GOLD
from ludarium.games.rome.scoring import standing

if TYPE_CHECKING:
    from ludarium.games.rome.box import Box


def value(box: Box, view: View) -> float:
    """From 0 (lost) to 1 (won)."""
    wanted = goal(box, view)
    if wanted is None:
        return 0.5
    seat = view.seat
    rounds = box.settings[view.setting][0].rounds
    played = (view.round - 1 + view.turn / box.sheet.round_ends[view.round - 1]) / rounds
    met = [min(1.0, have / need) if need else 1.0 for _, _, have, need in progress(box, view)]
    edicts = sum(met) / len(met) if met else 1.0
    assets = 0.5 * sum(seat.purse[:GOLD]) / 4 + 0.6 * seat.purse[GOLD] + 0.8 * sum(seat.tracks)
    reached = (standing(box, view).total + assets * (1 - played)) / wanted
    return 1 / (1 + math.exp(-4 * (0.6 * reached + 0.4 * edicts - 0.4 - 0.6 * played)))
