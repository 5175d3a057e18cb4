"""What each title says: its names in `ludarium.words.<title>.names`, all else in `ludarium.words.<title>.words`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.words.voice import series

if TYPE_CHECKING:
    from ludarium.engine.actions import Action
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event
    from ludarium.engine.moment import Moment
    from ludarium.engine.prompts import Prompt
    from ludarium.engine.registry import AnyTitle
    from ludarium.engine.scene import Note, Thing
    from ludarium.words.component import Component
    from ludarium.words.description import Float, Said
    from ludarium.words.voice import Company, Voice


class Names:
    """The names around a match. The shelf reads these alone, without any rules.

    box_names: the short name and the rest, if the title has two
    choices: by option and choice
    sides, side_head: what seats play, such as nations, and what these are called
    """

    def __init__(
        self,
        voice: Voice,
        name: str,
        box_names: tuple[str, str] = ("", ""),
        *,
        options: Mapping[str, str],
        choices: Mapping[tuple[str, str], str],
        score_lines: Mapping[str, str],
        sides: Mapping[str, str] | None = None,
        side_head: str = "",
    ) -> None:
        self._tr, self._voice, self._name, self._box_names = voice.tr, voice, name, box_names
        self._options, self._choices, self._score_lines = options, choices, score_lines
        self._sides, self._side_head = sides or {}, side_head

    def name(self) -> str:
        return self._tr(self._name)

    def box_names(self) -> tuple[str, str]:
        short, rest = self._box_names
        return (self._tr(short), self._tr(rest)) if short else (self.name(), "")

    def option(self, key: str) -> str:
        return self._voice.named(self._options, key)

    def choice(self, key: str, choice: str) -> str:
        """Return the name of a choice; the choice itself if it is a number or a name of the player's content."""
        return self._tr(self._choices[key, choice]) if (key, choice) in self._choices else choice

    def score_line(self, line: str) -> str:
        return self._voice.named(self._score_lines, line)

    def side(self, side: str) -> str:
        return self._voice.named_or_own(self._sides, side)

    def side_head(self) -> str:
        return self._tr(self._side_head) if self._side_head else ""


class Deed(NamedTuple):
    """Something done in a turn. ``component``: the key of what it was done with, or nothing."""

    component: str
    said: str


class Words(ABC):
    """The sentences of a title.

    untold: kinds of event that have no line in the log
    headings: kinds of event that head the lines after them, although no turn begins
    """

    untold: Sequence[str] = ()
    headings: Sequence[str] = ()

    @abstractmethod
    def reason(self, key: str) -> str | None:
        """The sentence of a reason that only this title gives, its gaps open."""

    @abstractmethod
    def gap(self, name: str, value: str | int) -> str:
        """What fills the gap of that name in a reason: the name of a piece, a number with its noun."""

    # What can be done

    @abstractmethod
    def prompt(self, title: AnyTitle, prompt: Prompt, company: Company) -> str: ...

    @abstractmethod
    def action(self, moment: Moment, action: Action, company: Company) -> str: ...

    def group(self, moment: Moment, action: Action) -> tuple[int, str]:
        """The rank and the text of the heading that the order stands under."""
        return 0, ""

    def changes(self, before: Moment, after: Moment) -> str | None:
        """What leads from one moment to the other costs and gives, in icons; None if the title does not tell."""
        return None

    def confirm(self, prompt: Prompt, count: int) -> str:
        """The order that picking so many in a choice of some amounts to."""
        raise NotImplementedError

    @abstractmethod
    def unused(self, what: str, count: int) -> str:
        """What would go unused: a number with its noun."""

    # What happened

    @abstractmethod
    def event(self, title: AnyTitle, event: Event, company: Company) -> str: ...

    def is_alike(self, one: Event, other: Event) -> bool:
        """Whether one sentence tells both events, by `together`."""
        return False

    def together(self, title: AnyTitle, run: Sequence[Event], company: Company) -> str:
        raise NotImplementedError

    def recap(self, title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> str | None:
        """A whole turn in one sentence; None to tell it event by event."""
        return None

    def turn_deeds(self, title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> Sequence[Deed]:
        """A whole turn by the cards that were played, if the title tells it so."""
        return ()

    def floats(self, title: AnyTitle, event: Event) -> Sequence[Float]:
        """What an event changes, to be shown where it lies."""
        return ()

    def decisive(self, events: Sequence[Event]) -> Event | None:
        """The event of an action that tells best how it scored."""
        return None

    # The table

    @abstractmethod
    def thing(self, title: AnyTitle, thing: Thing, company: Company) -> Said:
        """Describe a thing of the scene, from its facts alone. Answers are said as orders."""

    @abstractmethod
    def zone(self, title: AnyTitle, zone: str, company: Company) -> str: ...

    @abstractmethod
    def gain(self, before: Thing, after: Thing) -> str:
        """What the change of a thing brings to its owner, in a word or two, if it is worth telling."""

    @abstractmethod
    def stage(self, stage: str) -> str: ...

    @abstractmethod
    def note(self, note: Note, company: Company) -> str:
        """How near the end is, in a few words."""

    # The match as a whole

    @abstractmethod
    def outcome(self, title: AnyTitle, outcome: Outcome, company: Company) -> str: ...

    def score_detail(
        self, title: AnyTitle, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False
    ) -> str:
        """What makes up a line of the score."""
        return series([f"{what} {points}" for what, points in parts])

    def option_detail(self, title: AnyTitle, options: Mapping[str, str], key: str) -> str:
        """What the choice of an option means, given all choices."""
        return ""

    def asked_for(self, title: AnyTitle, state: Any) -> Sequence[tuple[str, str, bool]]:
        """The goals besides points: name, progress, and whether it is met."""
        return ()

    def rival(self, title: AnyTitle, state: Any) -> str:
        """The name of the printed opponent, which has no seat."""
        return ""

    @abstractmethod
    def component_text(self, title: AnyTitle, thing: object) -> str: ...

    @abstractmethod
    def components(self, title: AnyTitle) -> tuple[Component, ...]: ...


class NamesModule(Protocol):
    @property
    def NAMES(self) -> Names: ...  # noqa: N802


class WordsModule(Protocol):
    @property
    def WORDS(self) -> Words: ...  # noqa: N802


NAMES: Room[NamesModule] = Room("ludarium.words", IDS, "names")
WORDS: Room[WordsModule] = Room("ludarium.words", IDS, "words")


@cache
def names_of(title: str) -> Names:
    return NAMES[title].NAMES


@cache
def words_of(title: str) -> Words:
    return WORDS[title].WORDS
