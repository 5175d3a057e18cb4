"""Which room has the words of which title: a new title adds one line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ludarium.engine.actions import Action
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event
    from ludarium.engine.prompts import Prompt
    from ludarium.engine.registry import AnyTitle
    from ludarium.words.component import Component
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

    def action(self, title: AnyTitle, state: Any, action: Action) -> str: ...

    def event(self, title: AnyTitle, event: Event, company: Company) -> str: ...

    def score_line(self, line: str) -> str: ...

    def outcome(self, title: AnyTitle, outcome: Outcome, company: Company) -> str: ...

    def option(self, key: str) -> str: ...

    def choice(self, key: str, choice: str) -> str: ...

    def side(self, side: str) -> str:
        """What a seat plays; asked only where `Title.side` says something."""

    def component_text(self, title: AnyTitle, thing: object) -> str: ...

    def components(self, title: AnyTitle) -> tuple[Component, ...]: ...


def _iron_age() -> TitleWords:
    from ludarium.words import iron_age

    return iron_age


def _eight_minute_empire() -> TitleWords:
    from ludarium.words import eight_minute_empire

    return eight_minute_empire


def _imperium() -> TitleWords:
    from ludarium.words import imperium

    return imperium


def _rome() -> TitleWords:
    from ludarium.words import rome

    return rome


_ROOMS: Mapping[str, Callable[[], TitleWords]] = {
    "iron-age": _iron_age,
    "eight-minute-empire": _eight_minute_empire,
    "imperium": _imperium,
    "rome": _rome,
}


def words_of(title: str) -> TitleWords:
    return _ROOMS[title]()
