"""Lessons: what a title gives the trainer so that a value can be learned. All else is shared by all titles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol

import attrs

from ludarium.engine.chance import Rng
from ludarium.engine.contract import S

if TYPE_CHECKING:
    from ludarium.engine.contract import Title
    from ludarium.engine.knowledge import Learned


@attrs.frozen
class Position:
    """What a learned value sees of one seat. The value is ``known`` plus the features times the stage's weights.

    stage: how far the match is from its end, from 0; between two stages their weights are mixed
    known: the part that needs no weights, such as the score so far
    """

    stage: float
    known: float
    features: Sequence[float]


class Lesson(ABC, Generic[S]):
    """One kind of match whose value is learned, such as a match alone.

    name: its key in the knowledge file; seats, options: the matches to learn from
    features: the names of what is seen; stages: how many stages have weights of their own
    looks_ahead: whether the title works out expectations (`look_ahead`), so that values are fitted backwards from the
        end; else they are fitted to what whole matches brought
    """

    name: str
    seats: int
    options: Mapping[str, str]
    features: Sequence[str]
    stages: int
    looks_ahead: bool = False

    def __init__(self, title: Title[S]) -> None:
        self.title = title

    @abstractmethod
    def learned(self) -> Learned:
        """The weights in use."""

    @abstractmethod
    def use(self, learned: Learned) -> None:
        """Let the title play with these weights from now on."""

    @abstractmethod
    def is_taken(self, state: S) -> bool:
        """Whether positions of the deciding seat are learned from here: once a turn, at its beginning."""

    @abstractmethod
    def position(self, state: S, seat: int) -> Position:
        """What the value sees of the seat."""

    @abstractmethod
    def expect(self, state: S, seat: int) -> float:
        """The value of the seat, by the weights in use."""

    @abstractmethod
    def result(self, state: S, seat: int) -> float:
        """What the value foretells, read off a finished match, such as the final score."""

    def vary(self, state: S, rng: Rng) -> S | None:
        """A similar position that might be met, or None where the title makes none."""
        return None

    def look_ahead(self, state: S, seat: int) -> float | None:
        """The exact expectation of the value a turn later; None where only matches can tell."""
        return None


class LessonMaker(Protocol):
    """The module `lessons` of a title."""

    def lessons(self, title: Any) -> Sequence[Lesson[Any]]: ...
