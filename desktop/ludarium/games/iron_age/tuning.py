"""Fits the weights of The Iron Age's outlook: `python -m ludarium.games.iron_age.tuning WEIGHTS.json --minutes 30`.

A climb: change a few weights by chance, play the same matches alone with the old and with the new ones, each decision
by what looks best one step ahead, and keep the new weights when they score more in fresh matches too.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean

from ludarium.engine.weight_tuning import best_looking, run
from ludarium.games.iron_age.outlook import Knowledge, Outlook, Weights
from ludarium.games.iron_age.title import IronAge

TRIALS, MATCHES, FRESH = 3, 44, 64
ENOUGH, STILL = 0.8, 0.3
"""How many points better new weights must look at first, and in fresh matches."""


def climb(path: Path, minutes: float, seed: int) -> None:
    """Better the file's weights for a match alone, for so long."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    best: Weights = {name: (once, each) for name, (once, each) in stored["alone"].items()}
    chance, first, until = random.Random(seed), 1000, time.monotonic() + 60 * minutes
    with ProcessPoolExecutor() as pool:
        while time.monotonic() < until:
            trials = [best, *(_changed(best, chance) for _ in range(TRIALS))]
            scores = list(pool.map(play_all, trials, [range(first, first + MATCHES)] * len(trials)))
            new = max(range(1, len(trials)), key=lambda n: scores[n])
            first += MATCHES
            if scores[new] - scores[0] < ENOUGH:
                continue
            before, after = pool.map(play_all, [best, trials[new]], [range(first, first + FRESH)] * 2)
            first += FRESH
            if after - before >= STILL:
                best = stored["alone"] = trials[new]
                path.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
                print(f"{before:.1f} -> {after:.1f}", flush=True)


def _changed(weights: Weights, chance: random.Random) -> Weights:
    found = dict(weights)
    for name in chance.sample(sorted(found), chance.choice((2, 3, 5, 8))):
        once, each = found[name]
        size = chance.choice((0.3, 0.6, 1.2))
        found[name] = round(once + chance.gauss(0, size), 3), round(each + chance.gauss(0, 0.35 * size), 3)
    return found


def play_all(weights: Weights, seeds: Sequence[int]) -> float:
    """The mean score of matches alone, played by these weights."""
    title = IronAge()
    title.evaluation.use(Outlook(title.box, Knowledge("", weights, weights, at_sea={})))
    return mean(_play(title, seed) for seed in seeds)


def _play(title: IronAge, seed: int) -> int:
    state = title.start(title.setup(1), seed)
    while title.turn(state) is not None:
        state = title.apply(state, best_looking(title, state))
    return title.standing(state)[0].total


if __name__ == "__main__":
    run(climb, "Fit the weights of The Iron Age's outlook by self-play.")
