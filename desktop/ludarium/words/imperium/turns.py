"""A whole turn in a sentence or two: which cards were played, used and taken, and what it did to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

import attrs

from ludarium.engine.events import Event
from ludarium.engine.frames import NOTHING
from ludarium.engine.registry import AnyTitle
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.events import event as sentence_of
from ludarium.words.imperium.events import is_alike, together
from ludarium.words.imperium.names import imperium
from ludarium.words.title_words import Deed
from ludarium.words.voice import Company, listing, sentences

STRUCK = ("moved", "gained", "paid", "drew", "stole")
"""What others are told of that happens to them in somebody's turn."""


def recap(title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> str:
    """Return the result of a seat's turn, without the solstice after it."""
    mine = list(takewhile(lambda event: event.kind != "solstice", events))
    kind = [sentence_of(title, event, company) for event in mine if event.kind == "turn-kind"]
    deeds = [_deed(title, seat, mine, company, deed) for deed in (PLAYED, USED, TAKEN)]
    others = [event for event in mine if event.seat != seat and event.kind in STRUCK]
    return sentences(*kind, *deeds, *_runs(title, others, company))


Done = tuple[Callable[[Event], bool], Callable[[Told, str], str]]
"""Which events belong to a deed, and the sentence of their cards."""

PLAYED: Done = (
    lambda event: event.kind == "played",
    lambda told, cards: told.say(
        imperium.tr("You play {cards:object}."), imperium.tr("{name} plays {cards:object}."), cards=cards
    ),
)
USED: Done = (
    lambda event: event.kind == "used",
    lambda told, cards: told.say(
        imperium.tr("You exhaust {cards:object}."), imperium.tr("{name} exhausts {cards:object}."), cards=cards
    ),
)
TAKEN: Done = (
    lambda event: event.kind == "took-top" or (event.kind == "moved" and dict(event.data).get("source") == "market"),
    lambda told, cards: told.say(
        imperium.tr("You take {cards:object}."), imperium.tr("{name} takes {cards:object}."), cards=cards
    ),
)


def turn_deeds(title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> list[Deed]:
    """The cards that were played, used and resolved in somebody's turn, each with all that came of it, in their order.

    What belongs to no card stands between them, without one.
    """
    found: list[tuple[int, list[Event]]] = []
    for event in _worth_telling(events, company):
        card, begins = _card_of(event)
        before = next((told for begun, told in reversed(found) if begun == card), None)
        is_last = before is not None and before is found[-1][1]
        if before is not None and not begins and (card != NOTHING or is_last):
            before.append(event)
        else:
            found.append((card, [event]))
    return [_deed_of(title, card, told, company) for card, told in found]


def _worth_telling(events: Sequence[Event], company: Company) -> Iterator[Event]:
    """Return what the others did, and what happened to the reader before the solstice."""
    is_solstice = False
    for event in events:
        is_solstice |= event.kind == "solstice"
        is_put_away = event.kind == "moved" and ("source", "limbo") in event.data
        is_own = is_solstice and company.is_viewer(event.seat)
        if event.kind not in LEFT_OUT and not is_put_away and not is_own:
            yield event


def _card_of(event: Event) -> tuple[int, bool]:
    """Return the card that the event begins, takes or belongs to, and whether it begins it."""
    data = dict(event.data)
    is_taken = event.kind == "moved" and data.get("source") in TAKEN_FROM and "by" not in data
    begins = event.kind in BEGIN or is_taken
    card = data.get("card" if begins else "by", NOTHING)
    assert isinstance(card, int)
    return card, begins


TAKEN_FROM = ("market", "development")


def _deed_of(title: AnyTitle, card: int, events: Sequence[Event], company: Company) -> Deed:
    box = box_of(title)
    plain = [attrs.evolve(event, data=tuple(one for one in event.data if one[0] != "by")) for event in events]
    return Deed("" if card == NOTHING else box.keys[card], sentences(*_runs(title, plain, company)))


BEGIN = ("played", "used", "borrowed", "solstice-card", "bot-revealed")
"""What a card is begun with."""

LEFT_OUT = ("asked", "passed", "refilled", "freed-unrest", "reshuffled", "shuffled", "bot-filled", "solstice")
"""What goes on beside the cards: the log tells it."""


def _deed(title: AnyTitle, seat: int, events: Sequence[Event], company: Company, deed: Done) -> str:
    belongs, say = deed
    mine = [event for event in events if event.seat == seat and belongs(event)]
    told = [Told(dict(event.data), seat, company, box_of(title)) for event in mine]
    return say(told[0], listing([one.card for one in told])) if told else ""


def _runs(title: AnyTitle, events: Sequence[Event], company: Company) -> list[str]:
    """Tell what happened to others, several alike in one sentence."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and is_alike(runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return [together(title, run, company) if len(run) > 1 else sentence_of(title, run[0], company) for run in runs]
