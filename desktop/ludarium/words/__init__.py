"""Phrases: reasons, prompts, actions, events and effects turned into sentences through Qt's translation.

The one place below the window where sentences are made. ``names`` are the names at the table, ``viewer`` is the seat
that is called "you". Needs QtCore only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine.plain import plain, shortened
from ludarium.words import naming
from ludarium.words.reasons import REASONS
from ludarium.words.speaking import languages, speak
from ludarium.words.titles import words_of
from ludarium.words.voice import Company, fill, general

if TYPE_CHECKING:
    from ludarium.engine.actions import Action
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event
    from ludarium.engine.prompts import Prompt
    from ludarium.engine.reasons import Reason
    from ludarium.engine.registry import AnyTitle
    from ludarium.words.component import Component

__all__ = [
    "action",
    "choice",
    "component_text",
    "components",
    "event",
    "languages",
    "option",
    "outcome",
    "player",
    "prompt",
    "score_detail",
    "score_line",
    "sentence",
    "side_name",
    "speak",
    "title_name",
]


def sentence(reason: Reason, title: str = "", names: Sequence[str] = ()) -> str:
    """Why something is not possible. What a title's rules say needs the title's id.

    What it quotes may come from anywhere: it is made plain, and cut where it is very long.
    A reason without words still gives a sentence: whoever meets it is in trouble enough.
    """
    params = dict(reason.params)
    room = words_of(title) if title else None
    own = room.reason(reason.key) if room else None
    text = own or REASONS.get(f"{reason.key} {params.get('cause')}") or REASONS.get(reason.key)
    if text is None:
        return general.tr("This is not possible ({key}).", key=reason.key)
    said = {name: shortened(plain(room.gap(name, value) if room else str(value))) for name, value in reason.params}
    if "seat" in params:
        said["seat"] = Company(names).name(int(params["seat"]))
    return fill(own or general.tr(text), **said)


def title_name(title: str) -> str:
    return words_of(title).name()


def side_name(title: str, side: str) -> str:
    """What a seat plays, in a title that has sides."""
    return words_of(title).side(side)


def prompt(title: AnyTitle, prompt: Prompt, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """What is asked: a question to the viewer, or what another seat is about to do."""
    return words_of(title.id).prompt(title, prompt, Company(names, viewer))


def action(title: AnyTitle, state: Any, action: Action) -> str:
    """A legal action of that state, as an order."""
    return words_of(title.id).action(title, state, action)


def event(title: AnyTitle, event: Event, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """What happened, for the log."""
    return words_of(title.id).event(title, event, Company(names, viewer))


def outcome(title: AnyTitle, outcome: Outcome, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Who won, and by what."""
    return words_of(title.id).outcome(title, outcome, Company(names, viewer))


def score_line(title: str, line: str) -> str:
    return words_of(title).score_line(line)


def score_detail(title: AnyTitle, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    """What a line of the score is made of: in a few words, or at length. Titles may have nothing to add to it."""
    tell = getattr(words_of(title.id), "score_detail", None)
    return tell(title, line, parts, at_length) if tell else ", ".join(f"{what} {points}" for what, points in parts)


def option(title: str, key: str) -> str:
    """The name of an option of the set-up."""
    return naming.option(key) or words_of(title).option(key)


def choice(title: str, key: str, choice: str) -> str:
    """The name of one of an option's choices."""
    return naming.choice(key, choice) or words_of(title).choice(key, choice)


def player(player: str) -> str:
    """Who holds a seat: a person or a level of the computer."""
    return naming.player(player)


def component_text(title: AnyTitle, thing: object) -> str:
    """What something in the box does, made from its effect."""
    return words_of(title.id).component_text(title, thing)


def components(title: AnyTitle) -> tuple[Component, ...]:
    """Everything in the title's box, with the text that is made from its effect."""
    return words_of(title.id).components(title)
