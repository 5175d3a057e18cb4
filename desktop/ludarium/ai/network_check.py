"""Compares a new network with what seats play by now: `python -m ludarium.ai.network_check imperium WEIGHTS.json`.

Both play the same fresh deals, alone, with the same search. The network is accepted when it gains more than by chance.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import attrs

from ludarium.ai.levels import Level, level
from ludarium.ai.search import think
from ludarium.engine.chance import Rng, number
from ludarium.engine.content_files import load
from ludarium.engine.network import Pupil, Weights
from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room

CONFIDENCE = 1.64
"""How many standard errors it must gain: by chance alone one time in twenty."""

MOST_ACTIONS, LOST = 3000, -150.0
"""A match with more actions is given up, and the lead that this counts as."""


@attrs.frozen
class Pair:
    """One deal played twice: the leads and the shares of the win before and now."""

    leads: tuple[float, float]
    shares: tuple[float, float]


def compare(
    pupil: Pupil[Any], weights: Weights, strength: Level, options: Mapping[str, str], deals: int, seed: int
) -> Iterator[Pair]:
    """Play the deals with the title as it is, and as it plays with these weights."""
    titles = (pupil.title, pupil.taught(weights))
    for deal in range(deals):
        turned = {**pupil.title.rotation(1, seed, deal), **options}
        old, new = (_result(pupil, title, strength, turned, number(seed, deal)) for title in titles)
        yield Pair((old[0], new[0]), (old[1], new[1]))


def _result(
    pupil: Pupil[Any], title: AnyTitle, strength: Level, options: Mapping[str, str], seed: int
) -> tuple[float, float]:
    state, thoughts = title.start(title.setup(1, options=options), seed), Rng(seed ^ 0x5EED)
    for _ in range(MOST_ACTIONS):
        seat = title.turn(state)
        if seat is None:
            return pupil.result(state, 0)
        actions = title.actions(state)
        if len(actions) == 1:
            state = title.apply(state, actions[0])
        else:
            state = title.apply(
                state, think(title, title.observe(state, seat), seat, strength, thoughts.number()).action
            )
    return LOST, 0.0


def gain(pairs: list[Pair]) -> tuple[float, float]:
    """Return by how many points the leads grew on average, and the standard error of that."""
    grown = [pair.leads[1] - pair.leads[0] for pair in pairs]
    return mean(grown), stdev(grown) / math.sqrt(len(grown)) if len(grown) > 1 else math.inf


def install(file: Path, weights: Weights, provenance: str) -> None:
    """Write the network where the title finds it."""
    text = json.dumps(attrs.asdict(attrs.evolve(weights, provenance=provenance)), indent=1)
    file.parent.mkdir(exist_ok=True)
    file.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    from ludarium.games import IDS, TITLES

    pupils: Room[Any] = Room("ludarium.games", IDS, "pupil")
    parser = argparse.ArgumentParser(description="Compare a new network with what seats play by now.")
    parser.add_argument("title")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--install", action="store_true", help="ship the network if it is accepted")
    parser.add_argument("--set", action="append", default=[], dest="settings", metavar="KEY=VALUE")
    wanted = parser.parse_args()
    pupil = pupils[wanted.title].pupil(TITLES.get(wanted.title))
    strength, pairs = attrs.evolve(level(wanted.level), seconds=math.inf), list[Pair]()
    weights, options = load(wanted.weights, Weights), dict(each.split("=", 1) for each in wanted.settings)
    for pair in compare(pupil, weights, strength, options, wanted.games, wanted.seed):
        pairs.append(pair)
        grown, error = gain(pairs)
        before, now = (sum(each.shares[n] for each in pairs) for n in (0, 1))
        print(f"{len(pairs)}: wins {before:g} before, {now:g} now; lead {grown:+.1f} ± {error:.1f}", flush=True)
    grown, error = gain(pairs)
    is_better = grown > CONFIDENCE * error
    print("accepted" if is_better else "rejected")
    if is_better and wanted.install:
        measured = (
            f"As {wanted.level} on {len(pairs)} deals {' '.join(wanted.settings)}: {grown:+.1f} ± {error:.1f} points"
        )
        install(pupil.weights_file, weights, f"{weights.provenance} {measured}, {date.today()}.")


if __name__ == "__main__":
    main()
