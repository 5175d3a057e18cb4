"""Records: the results of the library as one table of rows, and tallies of rows that have something in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import attrs

from ludarium.engine.match import HUMAN
from ludarium.engine.options import UNDO, Option
from ludarium.games import TITLES

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle
    from ludarium.library.results import Result

SIDE, SEATS, RIVAL, NAME = "side", "seats", "rival", "name"
"""Facts that results of every title have, besides the options that are its terms."""

ALONE, PEOPLE = "alone", "people"
"""In place of the strongest computer level: no opponent, or only people."""

LEVEL_ORDER = ("random", "easy", "medium", "hard", "expert")
RIVALS = (*LEVEL_ORDER, PEOPLE, ALONE)

CHANGED = "changed"
"""In place of a choice that was made for a match and has no name, such as the deck of a campaign."""

Form = tuple[tuple[str, str], ...]
"""The options that make scores comparable: all but undo and the chosen side."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Row(NamedTuple):
    """A result with the facts by which it can be grouped and filtered."""

    result: Result
    facts: Mapping[str, str]


@attrs.frozen
class Tally:
    """Results in order of time. ``kind``: the fact they share; empty if that is not known."""

    results: tuple[Result, ...] = ()
    wins: tuple[bool, ...] = ()
    kind: str = ""

    @property
    def played(self) -> int:
        return len(self.wins)

    @property
    def won(self) -> int:
        return sum(self.wins)

    @property
    def _runs(self) -> list[int]:
        return [sum(group) for _, group in groupby(self.wins)] or [0]

    @property
    def run(self) -> int:
        """The current winning streak."""
        return self._runs[-1]

    @property
    def longest(self) -> int:
        return max(self._runs)

    @property
    def ranking(self) -> tuple[Result, ...]:
        """The results by score; of equals the oldest first."""
        return tuple(sorted(self.results, key=lambda result: -result.score))

    @property
    def best(self) -> Result:
        return self.ranking[0]

    @property
    def last(self) -> Result:
        return self.results[-1]

    @property
    def mean(self) -> float:
        return sum(result.score for result in self.results) / self.played

    @property
    def openings(self) -> Mapping[str, Result]:
        """The best result with each opening, the best first."""
        best: dict[str, Result] = {}
        for result in self.ranking:
            if result.opening:
                best.setdefault(result.opening, result)
        return best


@attrs.frozen
class Ladder(Tally):
    """The results of one form of a title, played alone; those that are not ranked are left out."""

    title: str = ""
    form: Form = ()

    @property
    def options(self) -> dict[str, str]:
        return dict(self.form)


class Record(NamedTuple):
    """The record of the player of this library.

    all: matches of one person, alone or against the computer
    together: the number of matches of several people
    titles, opponents: those of ``all`` by title; by the strongest opponent
    best: people's results in matches against others by title, the best first
    """

    all: Tally
    together: int
    titles: Mapping[str, Tally]
    opponents: Mapping[str, Tally]
    best: Mapping[str, tuple[Result, ...]]
    ladders: Sequence[Ladder]


def grouped(values: Iterable[V], key: Callable[[V], K]) -> dict[K, list[V]]:
    groups: dict[K, list[V]] = {}
    for value in values:
        groups.setdefault(key(value), []).append(value)
    return groups


# Rows


def rows(title: AnyTitle, results: Iterable[Result]) -> list[Row]:
    """The ranked results of people in order of time."""
    ranked = [result for result in results if not (result.is_practice or result.is_apart)]
    found = [
        Row(result, facts_of(title, result, seats))
        for seats in grouped(ranked, attrgetter("match")).values()
        for result in seats
        if result.player == HUMAN
    ]
    return sorted(found, key=lambda row: (row.result.finished, row.result.match, row.result.seat))


def facts_of(title: AnyTitle, result: Result, seats: Sequence[Result]) -> dict[str, str]:
    """``seats``: all results of the match."""
    facts = {SIDE: result.opening}
    facts |= {key: result.options[key] for key in title.terms if key in result.options}
    return facts | {SEATS: str(result.seats), RIVAL: strongest(seats), NAME: result.name}


def strongest(seats: Sequence[Result]) -> str:
    """The strongest opponent of the people in a match."""
    levels = [seat.player for seat in seats if seat.player in LEVEL_ORDER]
    return max(levels, key=LEVEL_ORDER.index, default=PEOPLE if len(seats) > 1 else ALONE)


def fact_keys(title: AnyTitle, found: Sequence[Row]) -> list[str]:
    """The facts by which these rows can be grouped: the side first, if one is known."""
    keys = [SIDE] if any(row.facts[SIDE] for row in found) else []
    keys += [key for key in title.terms if any(key in row.facts for row in found)]
    keys += [SEATS, RIVAL] if len(title.allowed_seats) > 1 else []
    return keys + ([NAME] if len({row.facts[NAME] for row in found}) > 1 else [])


def rows_with(found: Iterable[Row], facts: Mapping[str, str]) -> list[Row]:
    return [row for row in found if facts.items() <= row.facts.items()]


# Tallies


def tally(found: Sequence[Row], kind: str = "") -> Tally:
    results = tuple(row.result for row in found)
    return Tally(results, tuple(result.is_reached for result in results), kind)


def tallies(found: Iterable[Row], key: str) -> list[Tally]:
    """A tally for each kind of a fact: most wins first, then most played. Rows without the fact are left out."""
    kinds = grouped((row for row in found if key in row.facts), lambda row: row.facts[key])
    return sorted(
        (tally(its, kind) for kind, its in kinds.items()),
        key=lambda one: (-one.won, -one.played, not one.kind, one.kind),
    )


def ladders(results: Iterable[Result]) -> list[Ladder]:
    """A ladder for each form that was played alone, the one played most first."""
    alone = (one for one in results if one.seats == 1 and one.player == HUMAN and not (one.is_practice or one.is_apart))
    found = []
    for (title, form), its in grouped(alone, lambda one: (one.title, form_of(one.title, one.options))).items():
        in_time = tuple(sorted(its, key=lambda result: (result.finished, result.match)))
        found.append(Ladder(in_time, tuple(result.is_reached for result in in_time), "", title, form))
    return sorted(found, key=lambda ladder: (-ladder.played, ladder.title, ladder.form))


def form_of(title: str, options: Mapping[str, str]) -> Form:
    known = {option.key: option for option in TITLES.get(title).options} if title in TITLES else {}
    apart = {UNDO.key, *(key for key, option in known.items() if option.is_side)}
    return tuple(sorted((key, _kind(known.get(key), one)) for key, one in options.items() if key not in apart))


def _kind(option: Option | None, choice: str) -> str:
    return choice if option is None or option.is_open or choice in option.choices else CHANGED


def record_of(results: Iterable[Result]) -> Record:
    """The record that these results make; the caller leaves out practice matches and those that are not ranked."""
    found = list(results)
    matches = sorted(grouped(found, attrgetter("match")).values(), key=lambda seats: seats[0].finished)
    people = [[seat for seat in seats if seat.player == HUMAN] for seats in matches]
    own = [(its[0], strongest(seats)) for its, seats in zip(people, matches, strict=True) if len(its) == 1]
    opponents = grouped(own, lambda one: one[1])
    by_title = grouped((seat for its in people for seat in its if seat.seats > 1), attrgetter("title"))
    return Record(
        _won(result for result, _ in own),
        sum(len(its) > 1 for its in people),
        {title: _won(its) for title, its in grouped((one for one, _ in own), attrgetter("title")).items()},
        {level: _won(one for one, _ in opponents[level]) for level in RIVALS if level in opponents},
        {title: Tally(tuple(its)).ranking for title, its in sorted(by_title.items())},
        ladders(seat for seats in matches for seat in seats),
    )


def _won(results: Iterable[Result]) -> Tally:
    """A tally in which only a win counts, not a target that was just met."""
    kept = tuple(results)
    return Tally(kept, tuple(result.won for result in kept))
