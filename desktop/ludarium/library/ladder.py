"""How people did alone: a ladder for each form in which a title can be played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from ludarium.engine.match import HUMAN
from ludarium.engine.options import UNDO, Option
from ludarium.games import TITLES

if TYPE_CHECKING:
    from ludarium.library.results import Result

CHANGED = "changed"
"""In place of a choice that a match was given, and that nobody can name."""

Form = tuple[tuple[str, str], ...]
"""The options that make scores comparable: all but how far one may undo, and what side one chose to play."""


class Ladder(NamedTuple):
    """The results of one form, played alone. Practice matches and those that stand apart are not ranked.

    best: all of them, the best first, the older of two that are equal
    reached: how many met their target; run, longest: how many in a row, up to now and ever
    openings: the best result with each opening, the best first
    """

    title: str
    form: Form
    best: tuple[Result, ...]
    reached: int
    run: int
    longest: int
    openings: Mapping[str, Result]

    @property
    def played(self) -> int:
        return len(self.best)

    @property
    def mean(self) -> float:
        return sum(result.score for result in self.best) / self.played

    @property
    def options(self) -> dict[str, str]:
        return dict(self.form)


def form_of(title: str, options: Mapping[str, str]) -> Form:
    known = _options(title)
    apart = {UNDO.key, *(key for key, option in known.items() if option.is_side)}
    return tuple(sorted((key, _kind(known.get(key), one)) for key, one in options.items() if key not in apart))


def _options(title: str) -> Mapping[str, Option]:
    """The options of a title by key; of one that is not known here, none."""
    return {option.key: option for option in TITLES.get(title).options} if title in TITLES else {}


def _kind(option: Option | None, choice: str) -> str:
    """What nobody can choose by name, such as the deck that a campaign has made, is of one kind."""
    return choice if option is None or option.is_open or choice in option.choices else CHANGED


def ladders(results: Iterable[Result]) -> list[Ladder]:
    """A ladder for each form that was played, the one played most first."""
    forms: dict[tuple[str, Form], list[Result]] = {}
    for result in results:
        if result.seats == 1 and result.player == HUMAN and not result.is_practice and not result.is_apart:
            forms.setdefault((result.title, form_of(result.title, result.options)), []).append(result)
    found = [_ladder(title, form, played) for (title, form), played in forms.items()]
    return sorted(found, key=lambda ladder: (-ladder.played, ladder.title, ladder.form))


def _ladder(title: str, form: Form, results: Sequence[Result]) -> Ladder:
    in_time = sorted(results, key=lambda result: (result.finished, result.match))
    best = sorted(in_time, key=lambda result: -result.score)
    openings: dict[str, Result] = {}
    for result in best:
        if result.opening:
            openings.setdefault(result.opening, result)
    reached = [result.is_reached for result in in_time]
    runs = [sum(group) for _, group in groupby(reached)]
    return Ladder(title, form, tuple(best), sum(reached), runs[-1], max(runs), openings)
