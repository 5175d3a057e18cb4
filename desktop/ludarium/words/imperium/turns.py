"""A whole turn in a sentence or two: which cards were played, used and taken, and what it did to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.events import event as sentence_of
from ludarium.words.imperium.events import is_alike, together
from ludarium.words.imperium.names import imperium
from ludarium.words.imperium.telling import Told
from ludarium.words.voice import Company, listing, sentences

STRUCK = ("moved", "gained", "paid", "drew", "stole")
"""What others are told of that happens to them in somebody's turn."""


def recap(title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> str:
    """What the turn of a seat came to; the solstice after it is told by the log."""
    mine = list(takewhile(lambda event: event.kind != "solstice", events))
    kind = [sentence_of(title, event, company) for event in mine if event.kind == "turn-kind"]
    deeds = [_deed(title, seat, mine, company, deed) for deed in (PLAYED, USED, TAKEN)]
    others = [event for event in mine if event.seat != seat and event.kind in STRUCK]
    return sentences(*kind, *deeds, *_runs(title, others, company))


Deed = tuple[Callable[[Event], bool], Callable[[Told, str], str]]
"""Which events belong to a deed, and the sentence of their cards."""

PLAYED: Deed = (
    lambda event: event.kind == "played",
    lambda told, cards: told.say(
        imperium.tr("You play {cards:object}."), imperium.tr("{name} plays {cards:object}."), cards=cards
    ),
)
USED: Deed = (
    lambda event: event.kind == "used",
    lambda told, cards: told.say(
        imperium.tr("You exhaust {cards:object}."), imperium.tr("{name} exhausts {cards:object}."), cards=cards
    ),
)
TAKEN: Deed = (
    lambda event: event.kind == "took-top" or (event.kind == "moved" and dict(event.data).get("source") == "market"),
    lambda told, cards: told.say(
        imperium.tr("You take {cards:object}."), imperium.tr("{name} takes {cards:object}."), cards=cards
    ),
)


def _deed(title: AnyTitle, seat: int, events: Sequence[Event], company: Company, deed: Deed) -> str:
    belongs, say = deed
    mine = [event for event in events if event.seat == seat and belongs(event)]
    told = [Told(dict(event.data), seat, company, box_of(title)) for event in mine]
    return say(told[0], listing([one.card for one in told])) if told else ""


def _runs(title: AnyTitle, events: Sequence[Event], company: Company) -> list[str]:
    """What happened to others, several alike in one sentence."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and is_alike(runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return [together(title, run, company) if len(run) > 1 else sentence_of(title, run[0], company) for run in runs]
