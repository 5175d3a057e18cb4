"""How people did, told apart by what they played, how it was set up, with how many and against whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from ludarium.engine.match import HUMAN

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle
    from ludarium.library.results import Result

SIDE, SEATS, RIVAL, NAME = "side", "seats", "rival", "name"
"""What results of every title can be told apart by, besides the options that are its terms."""

ALONE, PEOPLE = "alone", "people"
"""In place of a level, against whom one played: nobody, or nobody but people."""

LEVEL_ORDER = ("random", "easy", "medium", "hard", "expert")
RIVALS = (*LEVEL_ORDER, PEOPLE, ALONE)


class Played(NamedTuple):
    """What came of a match for a person, with what it can be told apart by."""

    result: Result
    facts: Mapping[str, str]


class Feats(NamedTuple):
    """What people did in matches that have something in common.

    kind: what that is; empty where it is not known
    run, longest: matches won in a row, up to now and ever
    best: the result with the highest score, of equals the oldest
    last: the one that was finished last
    """

    kind: str
    played: int
    won: int
    run: int
    longest: int
    best: Result
    last: Result


def strongest(seats: Sequence[Result]) -> str:
    """The strongest opponent of the people in a match."""
    levels = [seat.player for seat in seats if seat.player in LEVEL_ORDER]
    return max(levels, key=LEVEL_ORDER.index, default=PEOPLE if len(seats) > 1 else ALONE)


def played(title: AnyTitle, results: Iterable[Result]) -> list[Played]:
    """The results of people that count, in the order in which they were finished."""
    matches: dict[int, list[Result]] = {}
    for result in results:
        if not (result.is_practice or result.is_apart):
            matches.setdefault(result.match, []).append(result)
    found = [
        Played(result, facts_of(title, result, seats))
        for seats in matches.values()
        for result in seats
        if result.player == HUMAN
    ]
    return sorted(found, key=lambda one: (one.result.finished, one.result.match, one.result.seat))


def facts_of(title: AnyTitle, result: Result, seats: Sequence[Result]) -> dict[str, str]:
    """What a result can be told apart by. ``seats``: the results of its match."""
    facts = {SIDE: result.opening}
    facts |= {key: result.options[key] for key in title.terms if key in result.options}
    return facts | {SEATS: str(result.seats), RIVAL: strongest(seats), NAME: result.name}


def told_apart_by(title: AnyTitle, found: Sequence[Played]) -> list[str]:
    """What there is to tell these apart by: the side first, wherever one is known."""
    keys = [SIDE] if any(one.facts[SIDE] for one in found) else []
    keys += [key for key in title.terms if any(key in one.facts for one in found)]
    keys += [SEATS, RIVAL] if len(title.allowed_seats) > 1 else []
    return keys + ([NAME] if len({one.facts[NAME] for one in found}) > 1 else [])


def those_with(found: Iterable[Played], facts: Mapping[str, str]) -> list[Played]:
    """Those of which all of this is true."""
    return [one for one in found if facts.items() <= one.facts.items()]


def feats(found: Sequence[Played], key: str) -> list[Feats]:
    """What was done by each kind: who won most first, then who played most. What has no such fact is left out."""
    kinds: dict[str, list[Played]] = {}
    for one in found:
        if key in one.facts:
            kinds.setdefault(one.facts[key], []).append(one)
    return sorted((feats_of(kind, its) for kind, its in kinds.items()), key=_weight)


def _weight(feats: Feats) -> tuple[int, int, bool, str]:
    return -feats.won, -feats.played, not feats.kind, feats.kind


def feats_of(kind: str, found: Sequence[Played]) -> Feats:
    """What was done in these matches, which are in order of time."""
    wins = [one.result.is_reached for one in found]
    runs = [sum(group) for _, group in groupby(wins)]
    results = [one.result for one in found]
    best = max(results, key=lambda result: result.score)
    return Feats(kind, len(wins), sum(wins), runs[-1], max(runs), best, results[-1])
