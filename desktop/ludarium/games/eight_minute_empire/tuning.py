"""Fits the weights of Eight-Minute Empire: `python -m ludarium.games.eight_minute_empire.tuning WEIGHTS.json`.

A climb: change a few weights by chance, let the new ones play against the old ones from every seat, each decision by
what looks best without search, and keep the new weights when they are ahead in fresh matches too.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from ludarium.engine.weight_tuning import best_looking, run
from ludarium.games.eight_minute_empire.features import Features, Weights
from ludarium.games.eight_minute_empire.title import EightMinuteEmpire

SEATS = (2, 4)
DEALS, FRESH = 8, 12
"""How many deals new weights play at first, and how many more when they look better; each from every seat."""

ENOUGH, STILL = 0.25, 0.2
"""How many points new weights must be ahead at first, and in fresh matches."""


def climb(path: Path, minutes: float, seed: int) -> None:
    """Better the file's weights for so long."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    best: Weights = {name: (once, more) for name, (once, more) in stored["weights"].items()}
    chance, deal, until = random.Random(seed), 1000 * seed, time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        new = changed(best, chance)
        if lead(new, best, range(deal, deal + DEALS)) >= ENOUGH:
            found = lead(new, best, range(deal + DEALS, deal + DEALS + FRESH))
            if found >= STILL:
                best = stored["weights"] = new
                path.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
            print(f"{found:+.2f}", flush=True)
        deal += DEALS + FRESH


def changed(weights: Weights, chance: random.Random) -> Weights:
    found = dict(weights)
    for name in chance.sample(sorted(found), chance.choice((1, 2, 3, 5))):
        once, more = found[name]
        size = chance.choice((0.1, 0.2, 0.4))
        found[name] = round(once + chance.gauss(0, size / 4), 3), round(more + chance.gauss(0, size), 3)
    once, more = found["spread"]
    found["spread"] = max(0.2, once), max(0.0, more)
    return found


def lead(new: Weights, old: Weights, deals: Sequence[int]) -> float:
    """By how many points new weights are ahead of the others at the table, over these deals from every seat."""
    ours, theirs = title_with(new), title_with(old)
    return mean(
        match_lead(ours, theirs, seats, seat, deal) for deal in deals for seats in SEATS for seat in range(seats)
    )


def title_with(weights: Weights) -> EightMinuteEmpire:
    title = EightMinuteEmpire()
    title.evaluation.use(Features(title.box, weights))
    return title


def match_lead(ours: EightMinuteEmpire, theirs: EightMinuteEmpire, seats: int, own: int, deal: int) -> float:
    state = ours.start(ours.setup(seats), deal)
    while (seat := ours.turn(state)) is not None:
        state = ours.apply(state, best_looking(ours if seat == own else theirs, state))
    totals = [standing.total for standing in ours.standing(state)]
    return totals[own] - max(total for seat, total in enumerate(totals) if seat != own)


if __name__ == "__main__":
    run(climb, "Fit the weights of Eight-Minute Empire's features by self-play.")
