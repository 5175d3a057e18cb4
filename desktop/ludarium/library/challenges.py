"""What came of challenges: day by day, with the days in a row."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING

import attrs

from ludarium.engine.daily_challenge import Challenge, challenge_of, day_of, number_in, number_of
from ludarium.engine.match import HUMAN
from ludarium.library.results import Result

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle, Registry
    from ludarium.library.library import Library

A_DAY = timedelta(days=1)


@attrs.frozen
class Day:
    """Every try at the challenge of one day, the first one first."""

    number: int
    tries: tuple[Result, ...]

    @property
    def best(self) -> Result:
        return max(self.tries, key=lambda result: (result.won, result.score))

    @property
    def is_won(self) -> bool:
        return any(result.won for result in self.tries)

    @property
    def is_in_time(self) -> bool:
        """Whether it was played on its own day: only then it counts for days in a row."""
        return any(number_of(result.finished.astimezone().date()) == self.number for result in self.tries)


@attrs.frozen
class ChallengeNow:
    """How things are with a challenge: what has been played of it, and the match that was begun, if any."""

    challenge: Challenge
    day: Day | None
    begun: int | None


def today() -> date:
    """The day that it is here."""
    return date.today()


def days(results: Iterable[Result]) -> list[Day]:
    """The days whose challenge a person has finished, the last one first. Practice is none."""
    found: dict[int, list[Result]] = {}
    for result in results:
        number = number_in(result.origin)
        if number is not None and result.player == HUMAN and not result.is_practice and not result.helpers:
            found.setdefault(number, []).append(result)
    return [
        Day(number, tuple(sorted(tries, key=lambda result: (result.finished, result.match))))
        for number, tries in sorted(found.items(), reverse=True)
    ]


def in_a_row(numbers: Collection[int], today: date) -> int:
    """How many days follow each other up to today, or to yesterday while today's is still to be played."""
    day, count = today, 0
    if number_of(day) not in numbers:
        day -= A_DAY
    while number_of(day) in numbers:
        day, count = day - A_DAY, count + 1
    return count


def challenged(titles: Registry) -> AnyTitle | None:
    """The title whose challenge of the day is played: the first that has one."""
    return next((title for title in map(titles.get, titles) if title.challenge(0) is not None), None)


def played(library: Library, title: str) -> list[Day]:
    """The days of a title that the library knows."""
    return days(library.high_scores(title, apart=True, limit=None))


def challenge_now(
    library: Library, title: AnyTitle, number: int, known: Sequence[Day] | None = None
) -> ChallengeNow | None:
    """How things are with the challenge of that number; None where there is none."""
    challenge = challenge_of(title, number)
    if challenge is None:
        return None
    found = played(library, title.id) if known is None else known
    cards = (card for card in library.matches() if card.title == title.id and not card.over)
    begun = next((card.id for card in cards if card.origin == challenge.origin), None)
    return ChallengeNow(challenge, next((day for day in found if day.number == number), None), begun)


def may_be_played(number: int, today: date) -> bool:
    """Whether the day has come; somewhere it is tomorrow already."""
    day = day_of(number)
    return day is not None and day <= today + A_DAY
