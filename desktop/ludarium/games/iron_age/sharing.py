"""Sharing means out between several uses, so that together they bring most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Curve = Sequence[float]
"""What so much of something brings, by how much there is of it; none brings nothing."""


def share_steps(curve: Curve, steps: Curve, cost: int) -> Curve:
    """Share means out between a curve and steps of one thing, which cost the same each."""
    if max(steps) <= 0:
        return curve
    last = len(steps) - 1
    return [
        max([steps[n] + curve[means - n * cost] for n in range(min(last, means // cost) + 1)])
        for means in range(len(curve))
    ]


def joined(curves: Iterable[Curve], most: int) -> Curve:
    """Share so much out between several things."""
    best: Curve = [0.0] * (most + 1)
    for curve in curves:
        best = share_steps(best, curve, 1)
    return best


def shared_out(gains: Sequence[float], ships: int, voyages: Iterable[tuple[int, float]]) -> list[float]:
    """What so much population brings, shared out between building and completing colonies, a ship for each."""
    most = len(gains)
    fleets = [[0.0] * most for _ in range(ships + 1)]
    for cost, gain in voyages:
        if gain <= 0 or cost >= most:
            continue
        for sailing in range(ships, 0, -1):
            fewer, own = fleets[sailing - 1], fleets[sailing]
            for population in range(most - 1, cost - 1, -1):
                with_it = fewer[population - cost] + gain
                if with_it > own[population]:
                    own[population] = with_it
    settled = fleets[ships]
    return [max(settled[used] + gains[all_ - used] for used in range(all_ + 1)) for all_ in range(most)]
