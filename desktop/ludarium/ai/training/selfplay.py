"""Quick matches without search: positions to learn from, and matches between two sets of weights."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any, TypeVar

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, number
from ludarium.engine.contract import S, Title
from ludarium.engine.knowledge import Learned
from ludarium.engine.lessons import Lesson, Position
from ludarium.engine.overlong import is_overlong
from ludarium.engine.registry import AnyTitle
from ludarium.games import lessons_of

A = TypeVar("A")

NEXT_BEST = (1, 1, 2, 3)
"""Which action a wavering seat takes instead of the best, by rank."""


@attrs.frozen
class Task:
    """What every piece of training work needs: the lesson, and the weights to play with."""

    title: AnyTitle
    lesson: str
    learned: Learned

    def open(self) -> Lesson[Any]:
        """The lesson with a title of its own, which plays with these weights."""
        title: AnyTitle = pickle.loads(pickle.dumps(self.title))
        lesson = lesson_of(title, self.lesson)
        lesson.use(self.learned)
        return lesson


def lesson_of(title: AnyTitle, name: str) -> Lesson[Any]:
    return next(lesson for lesson in lessons_of(title) if lesson.name == name)


@attrs.frozen
class Track:
    """One seat's way through a match: its positions, and how it ended.

    result: what the value foretells; share: of the win, 0 for none
    rivals: at each position what the best rival was expected to reach, empty without rivals
    """

    positions: Sequence[Position]
    result: float
    share: float
    rivals: Sequence[float]


def best_looking(title: Title[S], state: S) -> Action:
    """What looks best without search."""
    return ranked(title, state, title.actions(state))[0]


def ranked(title: Title[S], state: S, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions, the best-looking first."""
    if len(actions) == 1:
        return actions
    worth = title.expected(state, actions) or title.priors(state, actions) or [0.0] * len(actions)
    return [actions[n] for n in sorted(range(len(actions)), key=lambda n: (-worth[n], n))]


def _decide(title: Title[S], state: S, rng: Rng, wavering: float) -> Action:
    actions = ranked(title, state, title.actions(state))
    place = rng.pick(NEXT_BEST) if len(actions) > 1 and rng.unit() < wavering else 0
    return actions[min(place, len(actions) - 1)]


def _first(lesson: Lesson[S], seed: int) -> S:
    title = lesson.title
    return title.start(title.setup(lesson.seats, options=lesson.options), seed)


def turn(title: Title[S], state: S) -> int | None:
    """The seat that decides, or None when the match is over or goes on for too long."""
    return None if is_overlong(title, state) else title.turn(state)


def sheets(task: Task, seeds: Sequence[int], wavering: float, copies: int) -> list[tuple[int, Any]]:
    """Positions with their stages: those met in wavering matches, and for each some varied copies."""
    lesson = task.open()
    found: list[tuple[int, Any]] = []
    for seed in seeds:
        rng, state = Rng(seed), _first(lesson, seed)
        while (seat := turn(lesson.title, state)) is not None:
            if lesson.is_taken(state):
                stage = round(lesson.position(state, seat).stage)
                varied = (lesson.vary(state, rng) for _ in range(copies))
                found += ((stage, each) for each in (state, *varied) if each is not None)
            state = lesson.title.apply(state, _decide(lesson.title, state, rng, wavering))
    return found


def tracks(task: Task, seeds: Sequence[int], wavering: float) -> list[Track]:
    """The tracks of all seats of these matches."""
    lesson = task.open()
    return [track for seed in seeds for track in _tracks(lesson, seed, wavering)]


def _tracks(lesson: Lesson[S], seed: int, wavering: float) -> list[Track]:
    title, rng, state = lesson.title, Rng(seed), _first(lesson, seed)
    seats = range(lesson.seats)
    found: list[list[Position]] = [[] for _ in seats]
    rivals: list[list[float]] = [[] for _ in seats]
    while (seat := turn(title, state)) is not None:
        if lesson.is_taken(state):
            found[seat].append(lesson.position(state, seat))
            if lesson.seats > 1:
                rivals[seat].append(max(lesson.expect(state, other) for other in seats if other != seat))
        state = title.apply(state, _decide(title, state, rng, wavering))
    outcome = title.outcome(state)
    winners = outcome.winners if outcome else ()
    return [
        Track(found[seat], lesson.result(state, seat), 1 / len(winners) if seat in winners else 0.0, rivals[seat])
        for seat in seats
    ]


def look_ahead(task: Task, states: Sequence[Any]) -> list[tuple[Position, float]]:
    """Each position with the exact expectation of its value a turn later."""
    lesson, found = task.open(), []
    for state in states:
        seat = lesson.title.turn(state)
        if seat is not None and (target := lesson.look_ahead(state, seat)) is not None:
            found.append((lesson.position(state, seat), target))
    return found


def compare(new: Task, old: Task, seeds: Sequence[int]) -> list[float]:
    """What the new weights gain on each deal: points alone, else their share of wins beyond an even one."""
    ours, theirs = new.open(), old.open()
    return [_gain(ours, theirs, seed) for seed in seeds]


def _gain(new: Lesson[S], old: Lesson[S], seed: int) -> float:
    if new.seats == 1:
        return _score(new, seed) - _score(old, seed)
    won = 0.0
    for place in range(new.seats):
        lessons = [new if seat == place else old for seat in range(new.seats)]
        state = _first(new, seed)
        while (seat := turn(new.title, state)) is not None:
            title = lessons[seat].title
            state = title.apply(state, best_looking(title, state))
        outcome = new.title.outcome(state)
        if outcome and place in outcome.winners:
            won += 1 / len(outcome.winners)
    return (won - 1) / new.seats


def _score(lesson: Lesson[S], seed: int) -> float:
    title, state = lesson.title, _first(lesson, seed)
    while turn(title, state) is not None:
        state = title.apply(state, best_looking(title, state))
    return lesson.result(state, 0)


def deals(seed: int, what: int, first: int, many: int) -> list[int]:
    """The seeds of so many deals. Each use of them (``what``) has deals of its own."""
    return [number(number(seed, what), n) for n in range(first, first + many)]


def batched(things: Sequence[A], size: int) -> list[list[A]]:
    """Cut into batches; the last may be smaller."""
    return [list(things[start : start + size]) for start in range(0, len(things), size)]
