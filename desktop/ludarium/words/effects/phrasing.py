"""Phrases by verb, and how clauses become sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import Any

import attrs

from ludarium.engine.effects.verbs import Cards, Condition, Per
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.words.component import effect_data
from ludarium.words.effects.nouns import Noun, effects
from ludarium.words.voice import capital, either, listing
from ludarium.words.voice import sentences as following

Phrase = Callable[..., str]
"""Says a step, given the speech and the step; one that is said ``together`` takes several steps of its verb."""


SENTENCE, ICONS, SHORT = "sentence", "icons", "short"
"""The registers: for text, for a component on the table with icons as nouns, and for the smallest places."""


class Phrasebook:
    """All that is said of the verbs of a title, by register and verb.

    together: verbs of which several in a row are one clause: "gain 2 materials and 1 population"
    double: verbs whose clause tells of two deeds, so that another "and" behind it would confuse
    picks, nothing: orders to pick a card and to pick none, by question
    """

    def __init__(self, begin_with: Phrasebook | None = None) -> None:
        self.phrases: dict[tuple[str, type[Step]], Phrase] = dict(begin_with.phrases) if begin_with else {}
        self.together: set[type[Step]] = set(begin_with.together) if begin_with else set()
        self.double: set[type[Step]] = set(begin_with.double) if begin_with else set()
        self.picks: dict[str, str] = {}
        self.nothing: dict[str, str] = {}

    def phrase(
        self,
        verb: type[Step],
        register: str = SENTENCE,
        *,
        together: bool = False,
        double: bool = False,
        pick: str = "",
        nothing: str = "",
    ) -> Callable[[Phrase], Phrase]:
        """Name the function that says the verb in this register, and its orders."""
        self.together |= {verb} if together else set()
        self.double |= {verb} if double else set()
        self.picks |= {verb.verb: pick} if pick else {}
        self.nothing |= {verb.verb: nothing} if nothing else {}

        def add(say: Phrase) -> Phrase:
            self.phrases[register, verb] = say
            return say

        return add

    def add(self, register: str, phrases: Mapping[type[Step], Phrase]) -> None:
        """Add phrases that are one expression each."""
        self.phrases |= {(register, verb): say for verb, say in phrases.items()}

    def find(self, verb: type[Step], registers: Sequence[str]) -> Phrase:
        """Return the phrase of the verb in the first of these registers that has one."""
        for register in registers:
            if (register, verb) in self.phrases:
                return self.phrases[register, verb]
        raise KeyError(f"there is no phrase for {verb.__name__}")


SHARED = Phrasebook()


class Speech(ABC):
    """Puts trees of steps into words. A title names its tokens, kinds of card and zones."""

    registers: Sequence[str] = (SENTENCE,)

    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    # Steps

    def clause(self, *run: Step) -> str:
        """Return the clause for one step, or for several in a row that are said together."""
        return self.book.find(type(run[0]), self.registers)(self, *run)

    def at_length(self, *run: Step) -> str:
        """Say it as a sentence does, for what has no shorter form."""
        return self.book.find(type(run[0]), (SENTENCE,))(self, *run)

    def clauses(self, steps: Steps) -> list[str]:
        return [self.clause(*run) for run in self._runs(steps)]

    def _runs(self, steps: Steps) -> Iterator[tuple[Step, ...]]:
        """Group the steps that are said together."""
        for _, alike in groupby(enumerate(steps), lambda at: type(at[1]) if self._joins(at[1]) else at[0]):
            yield tuple(step for _, step in alike)

    def _joins(self, step: Step) -> bool:
        return type(step) in self.book.together and effect_data(step).keys() <= {"what", "n"}

    def steps(self, steps: Steps) -> str:
        """Return the steps as part of a sentence, one after the other."""
        said = self.clauses(steps)
        if self.is_list(steps):
            return listing(said)
        return reduce(lambda first, after: effects.tr("{first}; then {after}", first=first, after=after), said)

    def is_list(self, steps: Steps) -> bool:
        """Check whether the steps fit in a list, none of them leading to the next."""
        return all(is_plain(step) and type(step) not in self.book.double for step in steps)

    def sentences(self, steps: Steps) -> str:
        """Return the steps as sentences."""
        return following(*map(sentence, self.clauses(steps)))

    # Cards

    def cards(self, step: Cards, home: str = "") -> str:
        """Return the cards that a step moves. ``home``: the zone that its verb implies."""
        if step.what:
            return self.this(step.what)
        return self.sourced(self.number(step.n, self.kind(step.filter), step.up_to), step.from_, home, step.n == "all")

    def number(self, n: int | str, kind: Noun, up_to: bool = False) -> str:
        match n:
            case "all":
                return effects.tr("all {cards:same}", cards=kind.many)
            case "any":
                return effects.tr("any number of {cards:same}", cards=kind.many)
        counted = kind.counted(int(n))
        return effects.tr("up to {cards:same}", cards=counted) if up_to else counted

    def sourced(self, cards: str, zones: str, home: str = "", every: bool = False) -> str:
        """Add where the cards come from: any of the zones, or ``every`` one."""
        if zones in ("", home):
            return cards
        names = [self.zone(zone) for zone in zones.split("|")]
        return effects.tr(
            "{cards:same} from {zones:from}", cards=cards, zones=listing(names) if every else either(names)
        )

    def this(self, what: str) -> str:
        """Return a card that the effect itself points at."""
        match what:
            case "self":
                return effects.noun("this card")
            case "drawn":
                return effects.noun("the drawn card")
            case _:
                return effects.noun("that card")

    # What the title says

    @abstractmethod
    def tokens(self, what: str, n: int) -> str:
        """A number of tokens: "2 materials"."""

    @abstractmethod
    def all_tokens(self, what: str) -> str:
        """The kind of token without a number: "materials"."""

    @abstractmethod
    def kind(self, predicate: str) -> Noun:
        """The noun for the cards that fit the predicate."""

    @abstractmethod
    def zone(self, zone: str) -> str:
        """Where cards come from, after "from": "hand"."""

    @abstractmethod
    def place(self, zone: str) -> str:
        """Where cards lie: "in hand"."""

    @abstractmethod
    def condition(self, condition: Condition) -> str:
        """A condition, after "if": "you are an empire"."""

    @abstractmethod
    def per(self, per: Per) -> str:
        """How many times: "for each region in play"."""


def sentence(clause: str) -> str:
    return effects.tr("{clause}.", clause=capital(clause))


# The shape of steps


def inner(step: Any) -> list[Steps]:
    """Return the steps inside a step, list by list."""
    found: list[Steps] = []
    for value in attrs.asdict(step, recurse=False).values():
        if attrs.has(type(value)):
            found += inner(value)
        elif isinstance(value, tuple) and value:
            if isinstance(value[0], Step):
                found.append(value)
            elif isinstance(value[0], tuple):
                found += value
    return found


def is_plain(step: Step) -> bool:
    """Check whether the step is one clause without parts."""
    return not inner(step)


def is_short(steps: Steps) -> bool:
    """Check whether the steps fit in a list of alternatives: one plain step without alternatives of its own."""
    return len(steps) == 1 and is_plain(steps[0]) and not any(map(_is_list, effect_data(steps[0]).values()))


def _is_list(value: object) -> bool:
    return "|" in value if isinstance(value, str) else isinstance(value, Sequence) and len(value) > 1
