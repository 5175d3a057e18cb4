"""How it went so far, counted from the results in the library. Practice matches are left out by whoever asks it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from ludarium.library.ladder import Ladder, ladders
from ludarium.library.records import RIVALS, strongest
from ludarium.widgets.seating import HUMAN

if TYPE_CHECKING:
    from ludarium.library.results import Result

SHOWN = 12
"""So many of the last matches are shown one by one."""


class Tally(NamedTuple):
    """Matches won of matches played."""

    won: int = 0
    played: int = 0

    def plus(self, won: bool) -> Tally:
        return Tally(self.won + won, self.played + 1)


class Record(NamedTuple):
    """The record of the person who plays here.

    all: matches of one person, alone or against the computer
    together: how many matches several people played
    last: whether the last ones were won, the newest last
    run, longest: matches won in a row, up to now and ever
    titles, opponents: by title; by the strongest opponent's level, or `records.ALONE`
    best: people's results in matches against others, the best first, by title
    ladders: how they did alone, by title and form
    """

    all: Tally
    together: int
    last: tuple[bool, ...]
    run: int
    longest: int
    titles: Mapping[str, Tally]
    opponents: Mapping[str, Tally]
    best: Mapping[str, tuple[Result, ...]]
    ladders: Sequence[Ladder]


def record_of(results: Iterable[Result]) -> Record:
    """The record that these results make."""
    matches = _by_match(results)
    own = [seats for seats in matches if sum(seat.player == HUMAN for seat in seats) == 1]
    people = [seats for seats in matches if sum(seat.player == HUMAN for seat in seats) > 1]
    wins = [_person(seats).won for seats in own]
    titles: dict[str, Tally] = {}
    opponents: dict[str, Tally] = {}
    for seats, won in zip(own, wins, strict=True):
        for counted, key in ((titles, seats[0].title), (opponents, strongest(seats))):
            counted[key] = counted.get(key, Tally()).plus(won)
    return Record(
        Tally(sum(wins), len(wins)),
        len(people),
        tuple(wins[-SHOWN:]),
        _run(reversed(wins)),
        max((sum(1 for _ in group) for won, group in groupby(wins) if won), default=0),
        titles,
        {level: opponents[level] for level in RIVALS if level in opponents},
        _best(seat for seats in matches for seat in seats if seat.player == HUMAN and seat.seats > 1),
        ladders(seat for seats in matches for seat in seats),
    )


def _by_match(results: Iterable[Result]) -> list[Sequence[Result]]:
    """The results match by match, in the order in which they were finished."""
    matches: dict[int, list[Result]] = {}
    for result in results:
        matches.setdefault(result.match, []).append(result)
    return sorted(matches.values(), key=lambda seats: seats[0].finished)


def _person(seats: Sequence[Result]) -> Result:
    return next(seat for seat in seats if seat.player == HUMAN)


def _run(wins: Iterable[bool]) -> int:
    count = 0
    for won in wins:
        if not won:
            break
        count += 1
    return count


def _best(results: Iterable[Result]) -> Mapping[str, tuple[Result, ...]]:
    best: dict[str, list[Result]] = {}
    for result in results:
        best.setdefault(result.title, []).append(result)
    return {key: tuple(sorted(best[key], key=lambda result: -result.score)) for key in sorted(best)}
