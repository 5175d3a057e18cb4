"""Fitting weights to positions: ridge regression towards the weights there were. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import TYPE_CHECKING, Any

from ludarium.engine.knowledge import Weights
from ludarium.engine.lessons import Position

if TYPE_CHECKING:
    from ludarium.ai.training.selfplay import Track

DIGITS = 3
"""Decimals of a stored weight."""

SMOOTH = 1.0
"""How strongly the weights of neighbouring stages hold each other, beside the ridge."""

SPREADS = tuple(1.0 + 0.25 * n for n in range(120))
"""Spreads to choose from."""


def row(names: Sequence[str], weights: Weights, stage: int) -> list[float]:
    """The weights of one stage, counted from 1."""
    return [weights[name][stage - 1] if name in weights else 0.0 for name in names]


def with_row(names: Sequence[str], weights: Weights, stage: int, found: Sequence[float], stages: int) -> Weights:
    """The weights with those of one stage replaced."""
    made = {name: list(weights.get(name, (0.0,) * stages)) for name in names}
    for name, weight in zip(names, found, strict=True):
        made[name][stage - 1] = round(float(weight), DIGITS)
    return {name: tuple(each) for name, each in made.items()}


def fit_stage(samples: Sequence[tuple[Position, float]], before: Sequence[float], ridge: float) -> list[float]:
    """The weights of one stage that explain the targets, held to those before."""
    import numpy as np

    seen = np.array([position.features for position, _ in samples])
    wanted = np.array([target - position.known for position, target in samples])
    old = np.array(before)
    scale = np.maximum(seen.std(axis=0), 0.05)
    scaled = seen / scale
    left = scaled.T @ scaled + ridge * np.eye(len(before))
    change = np.linalg.solve(left, scaled.T @ (wanted - seen @ old))
    return [float(weight) for weight in old + change / scale]


def error(samples: Sequence[tuple[Position, float]], weights: Sequence[float]) -> float:
    """How far the weights are from the targets: the root of the mean square."""
    squares = [(predicted(position, weights) - target) ** 2 for position, target in samples]
    return float((sum(squares) / max(1, len(squares))) ** 0.5)


def predicted(position: Position, weights: Sequence[float]) -> float:
    return position.known + sum(a * b for a, b in zip(position.features, weights, strict=True))


# From whole matches


def expected(position: Position, table: Any) -> float:
    """The value by a table of weights, stage by feature; the row before the first stage is nothing."""
    low, share = _mixture(position.stage, len(table) - 1)
    weights = (1 - share) * table[low] + share * table[low + 1] if share else table[low]
    return position.known + float(weights @ position.features)


def _mixture(stage: float, stages: int) -> tuple[int, float]:
    stage = min(stage, stages)
    low = floor(stage)
    return low, stage - low


def table_of(names: Sequence[str], weights: Weights, stages: int) -> Any:
    import numpy as np

    rows = [[0.0] * len(names), *(row(names, weights, stage) for stage in range(1, stages + 1))]
    return np.array(rows)


def weights_of(names: Sequence[str], table: Any) -> Weights:
    return {name: tuple(round(float(x), DIGITS) for x in table[1:, n]) for n, name in enumerate(names)}


def targets(track: Track, table: Any, trace: float) -> list[float]:
    """What each position is worth in hindsight: later values and the result, mixed by ``trace`` (1: result alone)."""
    found = []
    hindsight = track.result
    for n in range(len(track.positions) - 1, -1, -1):
        found.append(hindsight)
        hindsight = trace * hindsight + (1 - trace) * expected(track.positions[n], table)
    return found[::-1]


def fit_tracks(played: Sequence[Track], table: Any, trace: float, ridge: float) -> Any:
    """The table that explains the hindsight of all positions, held to the one before and smooth from stage to stage."""
    import numpy as np

    stages, width = table.shape[0] - 1, table.shape[1]
    positions = [position for track in played for position in track.positions]
    wanted = np.array([target for track in played for target in targets(track, table, trace)])
    surprise = wanted - np.array([expected(position, table) for position in positions])
    seen = np.array([position.features for position in positions])
    scale = np.maximum(seen.std(axis=0), 0.05)
    seen /= scale
    mixtures = [_mixture(position.stage, stages) for position in positions]
    lows, shares = np.array([low for low, _ in mixtures]), np.array([share for _, share in mixtures])
    left, right = np.zeros((stages * width, stages * width)), np.zeros(stages * width)
    for low in range(stages + 1):
        here = lows == low
        parts = [(low, 1 - shares[here]), (low + 1, shares[here])]
        parts = [(stage, part) for stage, part in parts if 1 <= stage <= stages]
        for stage, part in parts:
            own = slice((stage - 1) * width, stage * width)
            weighted = seen[here] * part[:, None]
            right[own] += weighted.T @ surprise[here]
            for other, more in parts:
                left[own, (other - 1) * width : other * width] += weighted.T @ (seen[here] * more[:, None])
    left += ridge * _bonds(stages, width)
    change = np.linalg.solve(left, right).reshape(stages, width) / scale
    return np.vstack([table[:1], table[1:] + change])


def _bonds(stages: int, width: int) -> Any:
    """What holds every weight to the old one, and changes of neighbouring stages to each other."""
    import numpy as np

    chain = np.eye(stages)
    for n in range(stages - 1):
        chain[n : n + 2, n : n + 2] += SMOOTH * np.array([[1, -1], [-1, 1]])
    return np.kron(chain, np.eye(width))


def fit_spread(played: Sequence[Track], table: Any, before: Sequence[float]) -> tuple[float, ...]:
    """For each stage the spread of leads under which the wins were most likely; the old one where few were seen."""
    import numpy as np

    found = list(before)
    for stage in range(len(before)):
        leads, shares = [], []
        for track in played:
            for position, rival in zip(track.positions, track.rivals, strict=True):
                if round(min(position.stage, len(before) - 1)) == stage:
                    leads.append(expected(position, table) - rival)
                    shares.append(track.share)
        if len(leads) < 50:
            continue
        lead, share = np.array(leads), np.array(shares)
        likelihoods = [
            float(np.sum(share * -np.logaddexp(0, -lead / s) + (1 - share) * -np.logaddexp(0, lead / s)))
            for s in SPREADS
        ]
        found[stage] = SPREADS[int(np.argmax(likelihoods))]
    return tuple(found)
