"""The search behind every computer seat: an information-set tree search.

Each iteration imagines a state that fits what the seat knows, walks down the tree, adds one node and values it. Nodes
are kept by what their deciding seat may know, so nothing hidden steers a choice, and positions reached in another order
meet.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Generic

import attrs

from ludarium.ai.levels import Level
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import S, Title

EXPLORATION = 0.1
"""How far a prior carries an action that has not been tried much."""

SETTLED_CHECK = 16
"""After so many iterations each, the search asks whether its choice can still change."""


@attrs.frozen
class Choice:
    """One action as the search sees it: its share of the visits and the result to expect, from 0 to 1."""

    action: Action
    share: float
    expected: float


@attrs.frozen
class Thought:
    """What came of thinking: the action to play and the best ones, best first."""

    action: Action
    choices: tuple[Choice, ...]
    iterations: int


class _Node:
    """What a seat may do at a point that looks the same to it, and what came of it so far."""

    __slots__ = ("actions", "known", "priors", "seat", "totals", "visits", "visits_sum")

    def __init__(
        self, seat: int, actions: Sequence[Action], known: Sequence[float] | None, priors: Sequence[float]
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.known = known
        self.priors = priors
        self.visits = [0] * len(actions)
        self.totals = [0.0] * len(actions)
        self.visits_sum = 0

    def best_to_try(self) -> int:
        """The action with the best mixture of what it brought and what is not known of it yet."""
        if self.known is not None:
            return self.known.index(max(self.known))
        parent = self.visits_sum
        reach = EXPLORATION * math.sqrt(parent + 1)
        seen = sum(self.totals) / parent if parent else 0.5
        best, best_score = 0, -1.0
        for index, visits in enumerate(self.visits):
            mean = self.totals[index] / visits if visits else seen
            score = mean + reach * self.priors[index] / (1 + visits)
            if score > best_score:
                best, best_score = index, score
        return best


class Search(Generic[S]):
    """One decision being thought about."""

    def __init__(self, title: Title[S], observed: S, seat: int, seed: int) -> None:
        self._title = title
        self._observed = observed
        self._seat = seat
        self._rng = Rng(seed)
        self._imagine: Callable[[Rng], S]
        self._nodes: dict[S, _Node] = {}
        self.iterations = 0

    def run(self, level: Level, stop: Callable[[], bool]) -> Thought:
        """Think until the budget is used, the choice is settled, the clock runs out or ``stop`` says so."""
        actions = self._title.actions(self._observed)
        if len(actions) == 1:
            return Thought(actions[0], (Choice(actions[0], 1.0, math.nan),), 0)
        if level.iterations == 0:
            return Thought(self._title.sample(self._observed, self._rng), (), 0)
        root = self._node(self._observed, self._seat, actions)
        if root.known is not None:
            return self._take_known(root, root.known, level)
        self._imagine = self._title.imagination(self._observed, self._seat)
        deadline = time.monotonic() + level.seconds
        while self.iterations < level.iterations and not stop():
            self._iterate()
            if self.iterations % SETTLED_CHECK == 0 and _is_settled(root, level.iterations - self.iterations):
                break
            if time.monotonic() > deadline:
                break
        return self._conclude(root, level)

    def _iterate(self) -> None:
        title, nodes = self._title, self._nodes
        self.iterations += 1
        state = self._imagine(self._rng)
        path: list[tuple[_Node, int]] = []
        values: dict[int, float] = {}
        while True:
            seat = title.turn(state)
            if seat is None or (path and title.is_quiet(state)):
                break
            observed = title.observe(state, seat)
            node = nodes.get(observed)
            if node is None:
                actions = title.actions(state)
                if len(actions) == 1:
                    state = title.apply(state, actions[0])
                    continue
                self._node(observed, seat, actions)
                break
            if any(node is before for before, _ in path):
                values[seat] = 0.0  # back where it was: whoever goes round in circles would never come to an end
                break
            index = node.best_to_try()
            path.append((node, index))
            state = title.apply(state, node.actions[index])
        for node, index in path:
            if node.seat not in values:
                values[node.seat] = title.value(state, node.seat)
            node.visits[index] += 1
            node.totals[index] += values[node.seat]
            node.visits_sum += 1

    def _node(self, observed: S, seat: int, actions: Sequence[Action]) -> _Node:
        even = [1.0 / len(actions)] * len(actions)
        known = self._title.expected(observed, actions)
        priors = even if known is not None else self._title.priors(observed, actions) or even
        node = self._nodes[observed] = _Node(seat, actions, known, priors)
        return node

    def _take_known(self, root: _Node, known: Sequence[float], level: Level) -> Thought:
        """No search where the title knows what to expect of each action."""
        order = sorted(range(len(known)), key=lambda n: (-known[n], n))
        choices = tuple(Choice(root.actions[n], float(n == order[0]), known[n]) for n in order)
        return Thought(self._pick(choices, level), choices, 0)

    def _conclude(self, root: _Node, level: Level) -> Thought:
        total = max(1, root.visits_sum)
        order = sorted(range(len(root.actions)), key=lambda n: (-root.visits[n], -root.priors[n], n))
        choices = tuple(
            Choice(
                root.actions[n],
                root.visits[n] / total,
                root.totals[n] / root.visits[n] if root.visits[n] else math.nan,
            )
            for n in order
        )
        return Thought(self._pick(choices, level), choices, self.iterations)

    def _pick(self, choices: Sequence[Choice], level: Level) -> Action:
        """The best, or as often as the level wavers the next best, and so on down."""
        place = 0
        while place < len(choices) - 1 and self._rng.unit() < level.wavering:
            place += 1
        return choices[place].action


def _is_settled(root: _Node, left: int) -> bool:
    """Whether the action in the lead can no longer be caught up with."""
    ranked = sorted(root.visits)
    return ranked[-1] - ranked[-2] > left


def never() -> bool:
    return False


def think(
    title: Title[S], observed: S, seat: int, level: Level, seed: int, stop: Callable[[], bool] = never
) -> Thought:
    """What a seat of that level does, knowing only the observation. The same seed and level give the same answer."""
    return Search(title, observed, seat, seed).run(level, stop)
