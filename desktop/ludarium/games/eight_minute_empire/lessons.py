"""What the trainer needs to know of Eight-Minute Empire: matches of two seats, and of several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludarium.engine.knowledge import Learned
from ludarium.engine.lessons import Lesson, Position
from ludarium.games.eight_minute_empire.features import CERTAIN, FIRST, STAGES, TWO, Features, turns_left
from ludarium.games.eight_minute_empire.frames import TAKE
from ludarium.games.eight_minute_empire.state import State

if TYPE_CHECKING:
    from ludarium.games.eight_minute_empire.title import EightMinuteEmpire


class Probe(Features):
    """Features with given weights at every stage, to read how much of each feature there is."""

    def __init__(self, features: Features, weights: Mapping[str, float]) -> None:
        super().__init__(features.box, features.lessons)
        self._always = {**dict.fromkeys((*self.names, FIRST), 0.0), **weights}

    def at(self, seats: int, left: int) -> dict[str, float]:
        return self._always


class SeatLesson(Lesson[State]):
    """The points that a seat may expect at the end."""

    stages = STAGES

    def __init__(self, title: EightMinuteEmpire, name: str, seats: int) -> None:
        super().__init__(title)
        self.name, self.seats, self.options = name, seats, {}
        self._evaluation, features = title.evaluation, title.evaluation.features
        self.features = features.names
        self._nothing, self._certain = Probe(features, {}), Probe(features, CERTAIN)
        self._probes = [Probe(features, {name: 1.0}) for name in self.features]

    def learned(self) -> Learned:
        return self._evaluation.features.learned(self.seats)

    def use(self, learned: Learned) -> None:
        self._evaluation.use(self.name, learned)

    def is_taken(self, state: State) -> bool:
        return bool(state.stack) and state.stack[-1].program == TAKE

    def position(self, state: State, seat: int) -> Position:
        left = turns_left(self._evaluation.box, state)
        nothing = self._points(self._nothing, state, seat)
        amounts = [self._points(probe, state, seat) - nothing for probe in self._probes]
        stage = self._evaluation.features.stage(self.seats, left)
        return Position(stage, self._points(self._certain, state, seat), amounts)

    def _points(self, features: Features, state: State, seat: int) -> float:
        board, left = self._evaluation.box.boards[state.map], turns_left(self._evaluation.box, state)
        return features.estimates(state.seats, state.neutral, state.tokens, board, left)[seat]

    def expect(self, state: State, seat: int) -> float:
        return self._evaluation.expected_points(state)[seat]

    def result(self, state: State, seat: int) -> float:
        return self.title.standing(state)[seat].total


def lessons(title: EightMinuteEmpire) -> list[SeatLesson]:
    return [SeatLesson(title, TWO, 2), SeatLesson(title, "several", 4)]
