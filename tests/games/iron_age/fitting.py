"""Fits the weights of a match alone at sea: `python -m tests.games.iron_age.fitting KNOWLEDGE.json --matches 800`.

Matches are played with a little search, and now and then an action is taken that looks worse, so that there is
something to compare. What each part promised is then found by the least squares of temporal differences, and the
weights go half the way there: the whole way would leave what the matches have shown.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from ludarium.ai.levels import Level
from ludarium.ai.search import think
from ludarium.engine.actions import Action
from ludarium.games.iron_age.frames import ROLL
from ludarium.games.iron_age.outlook import Knowledge, Outlook, Weights, load_knowledge
from ludarium.games.iron_age.scoring import score
from ludarium.games.iron_age.state import State
from ludarium.games.iron_age.title import IronAge
from ludarium.games.iron_age.views import View

LEVEL = Level("fitting", iterations=12, seconds=10.0)
WAVERING = 0.05
"""How often an action is taken that looks worse."""

TRACE = 0.8
"""How much of what came of a turn is put down to the turn before it, and so on: 1 for all."""

RIDGE = 100.0
"""How many turns the present weights count for."""

STEP = 0.5
"""How far to go to the weights that fit best."""


class Turn(NamedTuple):
    """The beginning of a turn: each part, once and for every turn left, and the score then."""

    features: list[float]
    points: int


class Match(NamedTuple):
    turns: list[Turn]
    points: int


# Playing


def title_with(knowledge: Knowledge) -> IronAge:
    title = IronAge()
    title.sea_evaluation.use(Outlook(title.sea_box, knowledge))
    return title


def play_all(knowledge: Knowledge, seeds: Sequence[int]) -> list[Match]:
    title = title_with(knowledge)
    return [play(title, seed) for seed in seeds]


def play(title: IronAge, seed: int) -> Match:
    state = title.start(title.setup(1, options={"expansion": "mediterranean"}), seed)
    chance, turns = random.Random(seed), []
    while title.turn(state) is not None:
        if state.stack[-1].program == ROLL:
            turns.append(_turn(title, state))
        state = title.apply(state, _decide(title, state, chance))
    return Match(turns, title.standing(state)[0].total)


def _turn(title: IronAge, state: State) -> Turn:
    view = View(title.sea_evaluation.outlook, state, 0)
    parts = view.outlook.parts(state.seats[0], view.rivals, state, view.coast)
    once, each = min(1.0, view.turns), view.turns
    features = [*(part * once for part in parts), *(part * each for part in parts)]
    return Turn(features, score(title.sea_box, state.seats[0]))


def _decide(title: IronAge, state: State, chance: random.Random) -> Action:
    actions = title.actions(state)
    if len(actions) > 1 and title.expected(state, actions) is None and chance.random() < WAVERING:
        priors = title.priors(state, actions)
        ranked = sorted(range(len(actions)), key=lambda n: -priors[n])
        return actions[ranked[min(len(ranked) - 1, chance.choice((1, 1, 2, 3)))]]
    return think(title, title.observe(state, 0), 0, LEVEL, chance.getrandbits(60)).action


# Fitting


def fit(matches: Sequence[Match], weights: Sequence[float]) -> list[float]:
    """The weights that explain best how the score grew from turn to turn, the present ones counting for some turns."""
    size = len(weights)
    left, right, squares, turns = [[0.0] * size for _ in range(size)], [0.0] * size, [0.0] * size, 0
    for match in matches:
        trace = [0.0] * size
        ends = [*match.turns[1:], Turn([0.0] * size, match.points)]
        for turn, after in zip(match.turns, ends, strict=True):
            turns += 1
            trace = [TRACE * old + new for old, new in zip(trace, turn.features, strict=True)]
            steps = [(n, now - then) for n, (now, then) in enumerate(zip(turn.features, after.features, strict=True))]
            steps = [(n, step) for n, step in steps if step]
            surprise = after.points - turn.points - sum(weights[n] * step for n, step in steps)
            for row, share in enumerate(trace):
                if share:
                    right[row] += share * surprise
                    for n, step in steps:
                        left[row][n] += share * step
            squares = [old + new * new for old, new in zip(squares, turn.features, strict=True)]
    for n in range(size):
        left[n][n] += RIDGE * max(0.05, squares[n] / turns)
    return [old + change for old, change in zip(weights, solve(left, right), strict=True)]


def solve(left: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(rows[row][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        for row in range(size):
            share = rows[row][n] / rows[n][n]
            if row != n and share:
                rows[row] = [value - share * above for value, above in zip(rows[row], rows[n], strict=True)]
    return [rows[n][-1] / rows[n][n] for n in range(size)]


def refit(knowledge: Knowledge, matches: Sequence[Match]) -> Weights:
    """The weights of a match alone at sea, half the way to those that fit the matches best."""
    names = title_with(knowledge).sea_evaluation.outlook.names
    known = knowledge.weights(alone=True, at_sea=True)
    now = [known.get(name, (0.0, 0.0)) for name in names]
    flat = [*(once for once, _ in now), *(each for _, each in now)]
    fitted = [old + STEP * (new - old) for old, new in zip(flat, fit(matches, flat), strict=True)]
    pairs = zip(fitted[: len(names)], fitted[len(names) :], strict=True)
    return {name: (round(once, 3), round(each, 3)) for name, (once, each) in zip(names, pairs, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of a match alone at sea by self-play.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    first = options.seed * 1_000_000
    matches = play_all(load_knowledge(), range(first, first + options.matches))
    stored = json.loads(options.file.read_text(encoding="utf-8"))
    stored["at_sea"] = refit(load_knowledge(), matches)
    options.file.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    print(f"{len(matches)} matches, {mean(match.points for match in matches):.1f} points before")


if __name__ == "__main__":
    main()
