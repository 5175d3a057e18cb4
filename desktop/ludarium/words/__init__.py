"""Phrases: reasons, prompts, actions, events and effects turned into sentences through Qt's translation.

The one place below the window where sentences are made. ``names`` are the names at the table, ``viewer`` is the seat
that is called "you". Needs QtCore only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine.safe_text import plain, shortened
from ludarium.words import naming
from ludarium.words.active_language import languages, speak
from ludarium.words.naming import player
from ludarium.words.reason_phrases import COUNTED, REASONS
from ludarium.words.title_words import Deed, names_of, words_of
from ludarium.words.voice import Company, Phrase, fill, general, listing, sentences

if TYPE_CHECKING:
    from ludarium.engine.actions import Action
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event
    from ludarium.engine.moment import Moment
    from ludarium.engine.prompts import Prompt
    from ludarium.engine.reasons import Reason
    from ludarium.engine.registry import AnyTitle
    from ludarium.engine.scene import Note, Thing, Unused
    from ludarium.words.component import Component
    from ludarium.words.description import Float, Said

__all__ = [
    "action",
    "asked_for",
    "box_names",
    "changes",
    "choice",
    "component_text",
    "components",
    "confirm",
    "deeds",
    "event",
    "floats",
    "gain",
    "goes_on",
    "group",
    "is_heading",
    "languages",
    "note",
    "opening",
    "option",
    "option_detail",
    "outcome",
    "player",
    "prompt",
    "recap",
    "rival",
    "run",
    "runs",
    "score_detail",
    "score_line",
    "sentence",
    "side_head",
    "side_name",
    "speak",
    "stage",
    "thing",
    "title_name",
    "unused",
    "zone",
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
    said = {name: _quoted(room.gap(name, value) if room else str(value)) for name, value in reason.params}
    if own is None:
        said |= {name: COUNTED[name](int(params[name])) for name in COUNTED if f"{{{name}:" in text}
    if "seat" in params:
        said["seat"] = Company(names).name(int(params["seat"]))
    return fill(own or general.tr(text), **said)


def _quoted(text: str) -> str:
    """Return what fills a gap of a reason: our own phrase, which may have a role, or foreign text made plain."""
    return text if isinstance(text, Phrase) else shortened(plain(text))


def title_name(title: str) -> str:
    return names_of(title).name()


def box_names(title: str) -> tuple[str, str]:
    """Return the short name of the title and the rest, which may be empty."""
    return names_of(title).box_names()


def side_name(title: str, side: str) -> str:
    """Return what a seat plays, in a title that has sides."""
    return names_of(title).side(side)


def side_head(title: str) -> str:
    """Return what sides are called: a nation, a leader; empty for a title without sides."""
    return names_of(title).side_head()


def rival(title: AnyTitle, state: Any) -> str:
    """Return the name of the printed opponent, if there is one."""
    return words_of(title.id).rival(title, state)


def opening(title: str, word: str) -> str:
    """Return what a seat played or began with, as a result keeps it."""
    return side_name(title, word) if side_head(title) else choice(title, "opening", word)


def prompt(title: AnyTitle, prompt: Prompt, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Return the question to the viewer, or what another seat is about to do."""
    return words_of(title.id).prompt(title, prompt, Company(names, viewer))


def action(moment: Moment, action: Action, names: Sequence[str] = ()) -> str:
    """Return a legal action of the moment as an order."""
    return words_of(moment.title.id).action(moment, action, Company(names))


def group(moment: Moment, action: Action) -> tuple[int, str]:
    """Return the rank and the text of the heading that an order stands under."""
    return words_of(moment.title.id).group(moment, action)


def changes(before: Moment, after: Moment) -> str | None:
    """Return what leads from one moment to the other costs and gives, in icons; None if the title does not tell."""
    return words_of(before.title.id).changes(before, after)


def event(title: AnyTitle, event: Event, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Return what happened, for the log."""
    from ludarium.words import seat_changes

    company = Company(names, viewer)
    return seat_changes.event(event, company) or words_of(title.id).event(title, event, company)


def recap(
    title: AnyTitle, seat: int, events: Sequence[Event], names: Sequence[str] = (), viewer: int | None = None
) -> str:
    """Return a whole turn of a seat in a sentence, or in one for each event."""
    told = words_of(title.id).recap(title, seat, events, Company(names, viewer))
    return sentences(*(run(title, one, names, viewer) for one in runs(title, events))) if told is None else told


def floats(title: AnyTitle, event: Event) -> Sequence[Float]:
    """Return what an event changes, in a word or two for each thing."""
    return words_of(title.id).floats(title, event)


def deeds(
    title: AnyTitle, seat: int, events: Sequence[Event], names: Sequence[str] = (), viewer: int | None = None
) -> Sequence[Deed]:
    """Return a whole turn by what was done in it; empty if the title tells it in a sentence only."""
    return words_of(title.id).turn_deeds(title, seat, events, Company(names, viewer))


def runs(title: AnyTitle, events: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Group the events that one sentence tells, such as cards drawn one after another."""
    said = words_of(title.id)
    found: list[tuple[Event, ...]] = []
    for event in events:
        if event.kind in said.untold:
            continue
        if found and said.is_alike(found[-1][-1], event):
            found[-1] = (*found[-1], event)
        else:
            found.append((event,))
    return found


def goes_on(title: AnyTitle, run: Sequence[Event], event: Event) -> bool:
    """Check whether the sentence of the run tells the event too."""
    return words_of(title.id).is_alike(run[-1], event)


def is_heading(title: AnyTitle, event: Event) -> bool:
    """Check whether the event heads the lines that follow, although no turn begins."""
    return event.kind in words_of(title.id).headings


def run(title: AnyTitle, run: Sequence[Event], names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Return one of these runs in a sentence."""
    if len(run) == 1:
        return event(title, run[0], names, viewer)
    return words_of(title.id).together(title, run, Company(names, viewer))


def outcome(title: AnyTitle, outcome: Outcome, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Return who won, and by what."""
    from ludarium.words import seat_changes

    company = Company(names, viewer)
    return seat_changes.outcome(outcome, company) or words_of(title.id).outcome(title, outcome, company)


def score_line(title: str, line: str) -> str:
    return names_of(title).score_line(line)


def score_detail(title: AnyTitle, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    """Return what makes up a line of the score, in a few words or at length."""
    return words_of(title.id).score_detail(title, line, parts, at_length)


def option(title: str, key: str) -> str:
    return naming.option(key) or names_of(title).option(key)


def choice(title: str, key: str, choice: str) -> str:
    return naming.choice(key, choice) or names_of(title).choice(key, choice)


def option_detail(title: AnyTitle, options: Mapping[str, str], key: str) -> str:
    """Return what the choice of an option means, given all choices."""
    return words_of(title.id).option_detail(title, options, key)


def asked_for(title: AnyTitle, state: Any) -> Sequence[tuple[str, str, bool]]:
    """Return the goals besides points: name, progress, and whether it is met."""
    return words_of(title.id).asked_for(title, state)


def decisive(title: AnyTitle, events: Sequence[Event]) -> Event | None:
    """Return the event of an action that tells best how it scored."""
    return words_of(title.id).decisive(events)


def thing(moment: Moment, thing: Thing, names: Sequence[str] = (), viewer: int | None = None) -> Said:
    """Describe a thing on the table; an answer is said as its order."""
    from ludarium.engine.scene import Answer
    from ludarium.words.description import Said

    if isinstance(thing.facts, Answer):
        return Said(action(moment, thing.facts.action, names))
    return words_of(moment.title.id).thing(moment.title, thing, Company(names, viewer))


def zone(title: AnyTitle, zone: str, names: Sequence[str] = (), viewer: int | None = None) -> str:
    return words_of(title.id).zone(title, zone, Company(names, viewer))


def gain(title: AnyTitle, before: Thing, after: Thing) -> str:
    """Return what the change of a thing brings to its owner, if it is worth telling."""
    return words_of(title.id).gain(before, after)


def confirm(title: AnyTitle, prompt: Prompt, count: int) -> str:
    """Return the text of the button that confirms a choice of some."""
    return words_of(title.id).confirm(prompt, count)


def stage(title: AnyTitle, stage: str) -> str:
    return words_of(title.id).stage(stage)


def note(title: AnyTitle, note: Note, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Return how near the end is."""
    return words_of(title.id).note(note, Company(names, viewer))


def unused(title: AnyTitle, unused: Unused) -> str:
    return listing([words_of(title.id).unused(what, count) for what, count in unused])


def component_text(title: AnyTitle, thing: object) -> str:
    """Return what something in the box does, made from its effect."""
    return words_of(title.id).component_text(title, thing)


def components(title: AnyTitle) -> tuple[Component, ...]:
    return words_of(title.id).components(title)
