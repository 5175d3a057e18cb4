"""Phrases: reasons, prompts, actions, events and effects turned into sentences through Qt's translation.

The one place below the window where sentences are made. ``names`` are the names at the table, ``viewer`` is the seat
that is called "you". Needs QtCore only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine.safe_text import plain, shortened
from ludarium.words import naming
from ludarium.words.active_language import languages, speak
from ludarium.words.reason_phrases import COUNTED, REASONS
from ludarium.words.title_words import (
    Alike,
    Asked,
    Changes,
    Decisive,
    Deed,
    Deeds,
    Floats,
    Group,
    OptionDetail,
    Recap,
    Rival,
    ScoreDetail,
    Together,
    words_of,
)
from ludarium.words.voice import Company, Phrase, fill, general, listing, sentences, series

if TYPE_CHECKING:
    from ludarium.engine.actions import Action
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event
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
    """What fills a gap of a reason: our own words, which may have a role in it, or what comes from anywhere."""
    return text if isinstance(text, Phrase) else shortened(plain(text))


def title_name(title: str) -> str:
    return words_of(title).name()


def box_names(title: str) -> tuple[str, str]:
    """The title's name in two: what it is called for short, and the rest, empty where there is none."""
    say: Callable[[], tuple[str, str]] | None = getattr(words_of(title), "box_names", None)
    return say() if say else (title_name(title), "")


def side_name(title: str, side: str) -> str:
    """What a seat plays, in a title that has sides."""
    return words_of(title).side(side)


def side_head(title: str) -> str:
    """What sides are called in a title that has them: a nation, a leader; nothing in one that has none."""
    say: Callable[[], str] | None = getattr(words_of(title), "side_head", None)
    return say() if say else ""


def rival(title: AnyTitle, state: Any) -> str:
    """Who plays by a printed table and has no seat; nothing where nobody does."""
    say: Rival | None = getattr(words_of(title.id), "rival", None)
    return say(title, state) if say else ""


def opening(title: str, word: str) -> str:
    """What a seat played or began with, as a result keeps it."""
    return side_name(title, word) if side_head(title) else choice(title, "opening", word)


def prompt(title: AnyTitle, prompt: Prompt, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """What is asked: a question to the viewer, or what another seat is about to do."""
    return words_of(title.id).prompt(title, prompt, Company(names, viewer))


def action(title: AnyTitle, state: Any, action: Action, names: Sequence[str] = ()) -> str:
    """A legal action of that state, as an order."""
    return words_of(title.id).action(title, state, action, Company(names))


def group(title: AnyTitle, state: Any, action: Action) -> tuple[int, str]:
    """Under which head an order stands, and which one that is in their order; none where a title has no heads."""
    tell: Group | None = getattr(words_of(title.id), "group", None)
    return tell(title, state, action) if tell else (0, "")


def changes(title: AnyTitle, before: Any, after: Any) -> str | None:
    """What leads from one position to the other costs and gives, in signs; None where a title does not say it so."""
    tell: Changes | None = getattr(words_of(title.id), "changes", None)
    return tell(title, before, after) if tell else None


def event(title: AnyTitle, event: Event, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """What happened, for the log."""
    from ludarium.words import seat_changes

    if event.kind in seat_changes.KINDS:
        return seat_changes.event(event, Company(names, viewer))
    return words_of(title.id).event(title, event, Company(names, viewer))


def recap(
    title: AnyTitle, seat: int, events: Sequence[Event], names: Sequence[str] = (), viewer: int | None = None
) -> str:
    """A whole turn of a seat, in a sentence; where a title has none for it, in those of all that happened."""
    tell: Recap | None = getattr(words_of(title.id), "recap", None)
    if tell is None:
        return sentences(*(run(title, one, names, viewer) for one in runs(title, events)))
    return tell(title, seat, events, Company(names, viewer))


def floats(title: AnyTitle, event: Event) -> Sequence[Float]:
    """What an event changes, in a word or two for each thing; titles may have nothing to show of it."""
    tell: Floats | None = getattr(words_of(title.id), "floats", None)
    return tell(title, event) if tell else ()


def deeds(
    title: AnyTitle, seat: int, events: Sequence[Event], names: Sequence[str] = (), viewer: int | None = None
) -> Sequence[Deed]:
    """A whole turn by what was done in it; none where a title tells it in a sentence only."""
    tell: Deeds | None = getattr(words_of(title.id), "turn_deeds", None)
    return () if tell is None else tell(title, seat, events, Company(names, viewer))


def runs(title: AnyTitle, events: Sequence[Event]) -> list[tuple[Event, ...]]:
    """What happened, with what one sentence tells together in one: cards drawn one after another, tokens gained."""
    untold: Sequence[str] = getattr(words_of(title.id), "UNTOLD", ())
    found: list[tuple[Event, ...]] = []
    for event in events:
        if event.kind in untold:
            continue
        if found and goes_on(title, found[-1], event):
            found[-1] = (*found[-1], event)
        else:
            found.append((event,))
    return found


def goes_on(title: AnyTitle, run: Sequence[Event], event: Event) -> bool:
    """Whether the event is told together with what came before it."""
    is_alike: Alike | None = getattr(words_of(title.id), "is_alike", None)
    return is_alike is not None and is_alike(run[-1], event)


def is_heading(title: AnyTitle, event: Event) -> bool:
    """Whether the event heads the lines that follow, though it begins nobody's turn."""
    return event.kind in getattr(words_of(title.id), "HEADINGS", ())


def run(title: AnyTitle, run: Sequence[Event], names: Sequence[str] = (), viewer: int | None = None) -> str:
    """One of these runs in a sentence."""
    if len(run) == 1:
        return event(title, run[0], names, viewer)
    together: Together = getattr(words_of(title.id), "together")  # noqa: B009  # only titles that bundle have it
    return together(title, run, Company(names, viewer))


def outcome(title: AnyTitle, outcome: Outcome, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """Who won, and by what."""
    from ludarium.words import seat_changes

    company = Company(names, viewer)
    return seat_changes.outcome(outcome, company) or words_of(title.id).outcome(title, outcome, company)


def score_line(title: str, line: str) -> str:
    return words_of(title).score_line(line)


def score_detail(title: AnyTitle, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    """What a line of the score is made of: in a few words, or at length. Titles may have nothing to add to it."""
    tell: ScoreDetail | None = getattr(words_of(title.id), "score_detail", None)
    return tell(title, line, parts, at_length) if tell else series([f"{what} {points}" for what, points in parts])


def option(title: str, key: str) -> str:
    """The name of an option of the set-up."""
    return naming.option(key) or words_of(title).option(key)


def choice(title: str, key: str, choice: str) -> str:
    """The name of one of an option's choices."""
    return naming.choice(key, choice) or words_of(title).choice(key, choice)


def option_detail(title: AnyTitle, options: Mapping[str, str], key: str) -> str:
    """What the choice of an option means, given all choices; nothing where its name says it."""
    tell: OptionDetail | None = getattr(words_of(title.id), "option_detail", None)
    return tell(title, options, key) if tell else ""


def asked_for(title: AnyTitle, state: Any) -> Sequence[tuple[str, str, bool]]:
    """What a match asks for besides points: its name, how far that is, and whether it is met."""
    tell: Asked | None = getattr(words_of(title.id), "asked_for", None)
    return tell(title, state) if tell else ()


def decisive(title: AnyTitle, events: Sequence[Event]) -> Event | None:
    """Which of the events of an action tells best how it scored; None where the title does not say."""
    tell: Decisive | None = getattr(words_of(title.id), "decisive", None)
    return tell(events) if tell else None


def player(player: str) -> str:
    """Who holds a seat: a person or a level of the computer."""
    return naming.player(player)


def thing(title: AnyTitle, observed: Any, thing: Thing, names: Sequence[str] = (), viewer: int | None = None) -> Said:
    """What lies on the table. An answer is said as its order; a thing itself knows all else that there is to say."""
    from ludarium.engine.scene import Answer
    from ludarium.words.description import Said

    if isinstance(thing.facts, Answer):
        return Said(action(title, observed, thing.facts.action, names))
    return words_of(title.id).thing(title, thing, Company(names, viewer))


def zone(title: AnyTitle, zone: str, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """What heads a zone of the table."""
    return words_of(title.id).zone(title, zone, Company(names, viewer))


def gain(title: AnyTitle, before: Thing, after: Thing) -> str:
    """What the change of a thing brings to its owner; nothing where that says little."""
    return words_of(title.id).gain(before, after)


def confirm(title: AnyTitle, prompt: Prompt, count: int) -> str:
    """What a button says that confirms a choice of some, of which so many are picked."""
    return words_of(title.id).confirm(prompt, count)


def stage(title: AnyTitle, stage: str) -> str:
    """A stage of the turn."""
    return words_of(title.id).stage(stage)


def note(title: AnyTitle, note: Note, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """How near the end is."""
    return words_of(title.id).note(note, Company(names, viewer))


def unused(title: AnyTitle, unused: Unused) -> str:
    """What an action would let go unused."""
    return listing([words_of(title.id).unused(what, count) for what, count in unused])


def component_text(title: AnyTitle, thing: object) -> str:
    """What something in the box does, made from its effect."""
    return words_of(title.id).component_text(title, thing)


def components(title: AnyTitle) -> tuple[Component, ...]:
    """Everything in the title's box, with the text that is made from its effect."""
    return words_of(title.id).components(title)
