"""Teaches a network by self-play and temporal differences: `python -m ludarium.ai.network_training imperium FOLDER`.

Each generation plays quick matches without search: every action leads to a position that the network values. Then it
learns from the positions of the last generations: each should foretell the value of the one after it, and the last one
the result. Every generation is kept as a checkpoint, so a run that was stopped goes on. Needs numpy and scipy.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from array import array
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs

from ludarium.ai.network_fitting import Learner
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import S
from ludarium.engine.network import Network, Pupil
from ludarium.engine.rooms import Room

RECENT = 8
"""From the matches of so many generations a network learns."""

TRACE = 0.98
"""How much of what comes after the next position counts for the target of a position."""

FIRST = 3
"""So many generations learn from the results alone: a new network foretells nothing yet."""

TEMPERATURE, WAVERING = 0.004, 0.004
"""How far apart, as a share of a win, two actions must be to be told apart, and how often any action is taken."""

LEAD_FAR = 100.0
"""A lead that counts as much as a win: it gives something to learn before any match is won."""

SERIES = 1_000_003
"""How far apart the seeds of two generations are."""

MOST_IN_TURN, MOST_ACTIONS = 80, 2000
"""A turn with more decisions goes round in circles and is ended; a match with more has no end, and all have lost."""


@attrs.frozen
class Sample:
    """A position: its features, the lead in it, and the lead and the share of the win that it should foretell."""

    features: array[int]
    lead: float
    target_lead: float
    target_share: float


@attrs.define
class Track:
    """One seat's positions in a match, with what the network said of each."""

    features: list[array[int]] = attrs.Factory(list)
    leads: list[int] = attrs.Factory(list)
    forecasts: list[tuple[float, float]] = attrs.Factory(list)

    def samples(self, result: tuple[float, float], trace: float) -> list[Sample]:
        lead, share = result
        found = []
        for features, now, forecast in zip(
            reversed(self.features), reversed(self.leads), reversed(self.forecasts), strict=True
        ):
            found.append(Sample(features, now, lead, share))
            lead = trace * lead + (1 - trace) * forecast[0]
            share = trace * share + (1 - trace) * forecast[1]
        return found


class SelfPlay:
    """Quick matches of a network with itself."""

    def __init__(self, pupil: Pupil[S], network: Network, rng: Rng) -> None:
        self.pupil, self.title, self.network, self.rng = pupil, pupil.title, network, rng

    def match(self, trace: float) -> list[Sample]:
        """Play a match and return its positions."""
        title, rng = self.title, self.rng
        state = title.start(self.pupil.setup(rng), rng.number())
        tracks: dict[int, Track] = {}
        decisions, turn, in_turn = 0, (0, 0), 0
        while (seat := title.turn(state)) is not None:
            actions = title.actions(state)
            if len(actions) == 1:
                state = title.apply(state, actions[0])
                continue
            decisions += 1
            in_turn, turn = (in_turn + 1 if turn == (title.round(state), seat) else 1), (title.round(state), seat)
            if decisions > MOST_ACTIONS:
                return [sample for track in tracks.values() for sample in track.samples((-LEAD_FAR, 0.0), trace)]
            state = title.apply(state, actions[-1] if in_turn > MOST_IN_TURN else self._choose(state, seat, actions))
            if title.turn(state) is not None:
                self._note(tracks.setdefault(seat, Track()), state, seat)
        return [
            sample for seat, track in tracks.items() for sample in track.samples(self.pupil.result(state, seat), trace)
        ]

    def _note(self, track: Track, state: Any, seat: int) -> None:
        pupil = self.pupil
        lead = pupil.lead(state, seat)
        parts = pupil.parts(state, seat, lead)
        track.features.append(array("h", [feature for part in parts for feature in pupil.active(part)]))
        track.leads.append(lead)
        track.forecasts.append(self._forecast(lead, self.network.outputs(parts, pupil.active)))

    def _forecast(self, lead: int, outputs: Sequence[float]) -> tuple[float, float]:
        more, odds = outputs
        return lead + self.pupil.scale * more, 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))

    def _choose(self, state: Any, seat: int, actions: Sequence[Action]) -> Action:
        title, rng = self.title, self.rng
        if rng.unit() < WAVERING:
            return rng.pick(actions)
        known = title.expected(state, actions)
        if known is not None:
            return actions[max(range(len(actions)), key=known.__getitem__)]
        veiled = self.pupil.veil(state, seat, rng)
        return max(actions, key=lambda action: self._worth(title.apply(veiled, action), seat) + self._noise())

    def _noise(self) -> float:
        return -TEMPERATURE * math.log(-math.log(self.rng.unit() + 1e-12) + 1e-12)

    def _worth(self, state: Any, seat: int) -> float:
        pupil = self.pupil
        if self.title.turn(state) is None:
            lead, share = pupil.result(state, seat)
        else:
            now = pupil.lead(state, seat)
            lead, share = self._forecast(now, self.network.outputs(pupil.parts(state, seat, now), pupil.active))
        return share + lead / LEAD_FAR


def train(pupil: Pupil[Any], folder: Path, generations: int, matches: int, seed: int) -> None:
    """Teach a network for so many generations in all, those of the checkpoints in the folder included."""
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(pupil, seed)
    generation = learner.resume(folder)
    recent: deque[Any] = deque(maxlen=RECENT)
    while generation < generations:
        began = time.monotonic()
        play = SelfPlay(pupil, learner.network(), Rng(seed + SERIES * generation))
        trace = 1.0 if generation < FIRST else TRACE
        samples = [sample for _ in range(matches) for sample in play.match(trace)]
        recent.append(learner.packed(samples))
        missed = learner.learn(recent, share=generation / generations)
        generation += 1
        learner.save(folder / f"{generation:05}.npz", generation)
        weights = learner.weights(f"Learned in {generation} generations of {matches} matches, seed {seed}.")
        (folder / "weights.json").write_text(json.dumps(attrs.asdict(weights), indent=1) + "\n", encoding="utf-8")
        left = (generations - generation) * (time.monotonic() - began) / 60
        print(f"{generation}: {len(samples)} positions, missed by {missed:.2f} points, {left:.0f} min left", flush=True)


def main() -> None:
    from ludarium.games import IDS, TITLES

    pupils: Room[Any] = Room("ludarium.games", IDS, "pupil")
    parser = argparse.ArgumentParser(description="Teach a network by self-play.")
    parser.add_argument("title")
    parser.add_argument("folder", type=Path, help="where the checkpoints are kept")
    parser.add_argument("--generations", type=int, default=200, help="how many in all")
    parser.add_argument("--matches", type=int, default=200, help="matches in a generation")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    train(
        pupils[wanted.title].pupil(TITLES.get(wanted.title)),
        wanted.folder,
        wanted.generations,
        wanted.matches,
        wanted.seed,
    )


if __name__ == "__main__":
    main()
