"""The trainer: plays, fits, checks on fresh deals, and accepts or rejects, generation after generation."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date
from statistics import mean, stdev
from typing import Any, Protocol, TypeVar

import attrs

from ludarium.ai.training import fitting, selfplay
from ludarium.ai.training.checkpoints import Checkpoints, call
from ludarium.ai.training.selfplay import Task, Track, batched, deals, lesson_of
from ludarium.engine.chance import number
from ludarium.engine.knowledge import Learned, Provenance, Weights
from ludarium.engine.registry import AnyTitle
from ludarium.processes import Crew

R = TypeVar("R")

CONFIDENCE = 1.28
"""How many standard errors new weights must be ahead on fresh deals: by chance alone one time in ten."""

CHECK_DEALS = 1_000_000
"""From this number on deals are for checking."""


@attrs.frozen
class Plan:
    """How much work one generation is.

    matches: matches of self-play; wavering: how often a seat takes a worse action in them
    copies: varied copies of every position; samples: positions for each stage; checks: fresh deals
    ridge: how strongly weights are held to the old ones; trace: how much later values give way to the result
    """

    matches: int = 600
    wavering: float = 0.1
    copies: int = 2
    samples: int = 1600
    checks: int = 400
    ridge: float = 8.0
    trace: float = 0.8
    batch: int = 20


@attrs.frozen
class Verdict:
    """What came of a generation: the mean gain on fresh deals, its standard error, and whether it was accepted."""

    number: int
    gain: float
    error: float
    deals: int
    is_accepted: bool
    learned: Learned


class Progress(Protocol):
    """Whoever is told how far the work is."""

    def __call__(self, what: str, done: int, of: int) -> None: ...


class Trainer:
    """Teaches one lesson. The same seed and plan give the same weights, however often it is interrupted."""

    def __init__(
        self, title: AnyTitle, lesson: str, plan: Plan, seed: int, crew: Crew, checkpoints: Checkpoints, tell: Progress
    ) -> None:
        self._title, self._plan, self._seed = title, plan, seed
        self._crew, self._checkpoints, self._tell = crew, checkpoints, tell
        self._lesson = lesson_of(title, lesson)
        self._names, self._stages = list(self._lesson.features), self._lesson.stages
        self.learned = self._lesson.learned()
        self._matches = 0

    def generation(self, number_: int) -> Verdict:
        """Learn once more, and play with what was learned from now on if it is better."""
        seed = number(self._seed, number_)
        learn = self._backwards if self._lesson.looks_ahead else self._from_tracks
        weights, spread = learn(seed, f"{self._lesson.name}-{number_:03}".replace(" ", "-"))
        self._matches += self._plan.matches
        new = Learned(self.learned.provenance, {**self.learned.weights, **weights}, spread)
        verdict = self._verdict(new, number_)
        if verdict.is_accepted:
            self.learned = verdict.learned
        return verdict

    def _verdict(self, new: Learned, number_: int) -> Verdict:
        gains = self._check(new, number_)
        gain, error = mean(gains), stdev(gains) / math.sqrt(len(gains))
        unit = "points" if self._lesson.seats == 1 else "of a win"
        measured = f"{gain:+.3f} ± {error:.3f} {unit} on {len(gains)} fresh deals, without search"
        provenance = Provenance(self._matches, self._seed, date.today().isoformat(), measured)
        learned = attrs.evolve(new, provenance=provenance)
        return Verdict(number_, gain, error, len(gains), gain > CONFIDENCE * error, learned)

    def _task(self, weights: Weights | None = None) -> Task:
        learned = self.learned if weights is None else attrs.evolve(self.learned, weights=weights)
        return Task(self._title, self._lesson.name, learned)

    def _run(self, what: str, name: str, work: Callable[..., list[R]], pieces: Sequence[tuple[Any, ...]]) -> list[R]:
        kept = [self._checkpoints.kept(f"{name}-{n:04}", work, *given) for n, given in enumerate(pieces)]
        found: list[R] = []
        for done, results in enumerate(self._crew.map(call, kept), start=1):
            found += results
            self._tell(what, done, len(pieces))
        return found

    def _check(self, new: Learned, generation: int) -> list[float]:
        first = CHECK_DEALS + generation * self._plan.checks
        task, old = Task(self._title, self._lesson.name, new), self._task()
        batches = batched(deals(self._seed, 1, first, self._plan.checks), self._plan.batch)
        pieces = [(task, old, seeds) for seeds in batches]
        return self._run("check", f"{self._lesson.name}-check", selfplay.compare, pieces)

    # Backwards from the end, by exact expectations

    def _backwards(self, seed: int, name: str) -> tuple[Weights, tuple[float, ...]]:
        by_stage = self._sheets(seed, name)
        weights = self.learned.weights
        for stage in range(1, self._stages + 1):
            states = by_stage[stage]
            pieces = [(self._task(weights), part) for part in batched(states, 4 * self._plan.batch)]
            samples = self._run(f"stage {stage}", f"{name}-stage-{stage}", selfplay.look_ahead, pieces)
            before = fitting.row(self._names, weights, stage)
            found = fitting.fit_stage(samples, before, self._plan.ridge)
            weights = fitting.with_row(self._names, weights, stage, found, self._stages)
        return weights, self.learned.spread

    def _sheets(self, seed: int, name: str) -> list[list[Any]]:
        """Positions for each stage, evenly taken from all matches."""
        plan, task = self._plan, self._task()
        batches = batched(deals(seed, 0, 0, plan.matches), plan.batch)
        pieces = [(task, seeds, plan.wavering, plan.copies) for seeds in batches]
        met: list[list[Any]] = [[] for _ in range(self._stages + 1)]
        for stage, state in self._run("self-play", f"{name}-sheets", selfplay.sheets, pieces):
            met[min(stage, self._stages)].append(state)
        return [_evenly(states, plan.samples) for states in met]

    # From whole matches

    def _from_tracks(self, seed: int, name: str) -> tuple[Weights, tuple[float, ...]]:
        plan, task = self._plan, self._task()
        batches = batched(deals(seed, 0, 0, plan.matches), plan.batch)
        pieces = [(task, seeds, plan.wavering) for seeds in batches]
        played: list[Track] = self._run("self-play", f"{name}-tracks", selfplay.tracks, pieces)
        table = fitting.table_of(self._names, self.learned.weights, self._stages)
        spread = fitting.fit_spread(played, table, self.learned.spread)
        table = fitting.fit_tracks(played, table, plan.trace, plan.ridge)
        return fitting.weights_of(self._names, table), spread


def _evenly(states: Sequence[Any], many: int) -> list[Any]:
    """So many of them, taken at equal distances."""
    if len(states) <= many:
        return list(states)
    return [states[n * len(states) // many] for n in range(many)]
