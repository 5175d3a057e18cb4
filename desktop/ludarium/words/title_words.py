"""The words of each title: `ludarium.words.<title>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ludarium.engine.rooms import Room
from ludarium.games import IDS

if TYPE_CHECKING:
    from ludarium.engine.actions import Action
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event
    from ludarium.engine.prompts import Prompt
    from ludarium.engine.registry import AnyTitle
    from ludarium.engine.scene import Note, Thing
    from ludarium.words.component import Component
    from ludarium.words.description import Float, Said
    from ludarium.words.voice import Company


class TitleWords(Protocol):
    """What the words of a title can say. A module with these functions will do."""

    def name(self) -> str:
        """The title's name."""

    def reason(self, key: str) -> str | None:
        """The sentence of a reason that only this title gives, its gaps open."""

    def gap(self, name: str, value: str | int) -> str:
        """What fills the gap of that name in a reason: the name of a piece, a number with its noun."""

    def prompt(self, title: AnyTitle, prompt: Prompt, company: Company) -> str: ...

    def action(self, title: AnyTitle, state: Any, action: Action, company: Company) -> str: ...

    def event(self, title: AnyTitle, event: Event, company: Company) -> str: ...

    def score_line(self, line: str) -> str: ...

    def outcome(self, title: AnyTitle, outcome: Outcome, company: Company) -> str: ...

    def option(self, key: str) -> str: ...

    def choice(self, key: str, choice: str) -> str: ...

    def side(self, side: str) -> str:
        """What a seat plays; asked only where `Title.side` says something. Such a title has a `side_head`, too."""

    def thing(self, title: AnyTitle, thing: Thing, company: Company) -> Said:
        """A thing of the title's scene, answers apart: all that changes about it is in its facts."""

    def zone(self, title: AnyTitle, zone: str, company: Company) -> str:
        """What heads a zone, or a screen reader calls it."""

    def gain(self, before: Thing, after: Thing) -> str:
        """What the change of a thing brings to its owner, in a word or two; nothing where that says little."""

    def confirm(self, prompt: Prompt, count: int) -> str:
        """The order that picking so many in a choice of some amounts to; asked only where a prompt is one."""

    def stage(self, stage: str) -> str:
        """The name of a stage of the turn."""

    def note(self, note: Note, company: Company) -> str:
        """How near the end is, in a few words."""

    def unused(self, what: str, count: int) -> str:
        """What would go unused: a number with its noun."""

    def component_text(self, title: AnyTitle, thing: object) -> str: ...

    def components(self, title: AnyTitle) -> tuple[Component, ...]: ...


ScoreDetail = Callable[["AnyTitle", str, Sequence[tuple[str, int]], bool], str]
"""What the words of a title may add, as `score_detail`: what a line of the score is made of, in short or at length."""

Changes = Callable[["AnyTitle", Any, Any], str]
"""What the words of a title may add, as `changes`: what the way to another position costs and gives, in signs."""

Group = Callable[["AnyTitle", Any, "Action"], tuple[int, str]]
"""What the words of a title may add, as `group`: the head that an order stands under, and which one that is of all."""

Floats = Callable[["AnyTitle", "Event"], Sequence["Float"]]
"""What the words of a title may add, as `floats`: what an event changes, to be seen where it lies."""

OptionDetail = Callable[["AnyTitle", Mapping[str, str], str], str]
"""What the words of a title may add, as `option_detail`: what the choice of an option means, given all choices."""

Asked = Callable[["AnyTitle", Any], Sequence[tuple[str, str, bool]]]
"""What the words of a title may add, as `asked_for`: what a match asks for: its name, how far it is, whether met."""

Rival = Callable[["AnyTitle", Any], str]
"""What the words of a title may add, as `rival`: who plays by a printed table, where `Title.rival` has a score."""

Decisive = Callable[[Sequence["Event"]], "Event | None"]
"""What the words of a title may add, as `decisive`: which of the events of an action tells best how it scored."""

Recap = Callable[["AnyTitle", int, Sequence["Event"], "Company"], str]
"""What the words of a title may add, as `recap`: a whole turn of a seat in one sentence."""


class Deed(NamedTuple):
    """Something that was done in a turn. ``component``: what it was done with, by its key, or nothing."""

    component: str
    said: str


Deeds = Callable[["AnyTitle", int, Sequence["Event"], "Company"], Sequence[Deed]]
"""What the words of a title may add, as `turn_deeds`: a whole turn of a seat by the cards that it played."""

Alike = Callable[["Event", "Event"], bool]
Together = Callable[["AnyTitle", Sequence["Event"], "Company"], str]
"""What the words of a title may add, as `is_alike` and `together`: which events one sentence tells, and how."""

WORDS: Room[TitleWords] = Room("ludarium.words", IDS)


def words_of(title: str) -> TitleWords:
    return WORDS[title]
