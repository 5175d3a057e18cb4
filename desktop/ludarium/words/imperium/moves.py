"""Cards that go from place to place, for the log: by both places where there is a word for it, else by the target."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.names import TARGETS, ZONES, imperium, named
from ludarium.words.voice import QT_TRANSLATE_NOOP

Sentences = tuple[str, str]
"""For oneself and for others."""

DISCARDED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You discard {card:object}."),
    QT_TRANSLATE_NOOP("imperium", "{name} discards {card:object}."),
)
TAKEN: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You take {card:object} from {zone:from}."),
    QT_TRANSLATE_NOOP("imperium", "{name} takes {card:object} from {zone:from}."),
)
EXILED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You exile {card:object}."),
    QT_TRANSLATE_NOOP("imperium", "{name} exiles {card:object}."),
)
RETURNED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You return {card:object} to the unrest pile."),
    QT_TRANSLATE_NOOP("imperium", "{name} returns {card:object} to the unrest pile."),
)
SUNK: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You sink {card:object}."),
    QT_TRANSLATE_NOOP("imperium", "{name} sinks {card:object}."),
)
PUT: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You put {card:object} from {zone:from} {target}."),
    QT_TRANSLATE_NOOP("imperium", "{name} puts {card:object} from {zone:from} {target}."),
)
RESOLVED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "{card:subject} goes {target}."),
    QT_TRANSLATE_NOOP("imperium", "{card:subject} of {name:of} goes {target}."),
)
GIVEN: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You give {receiver:to} {card:object} from {zone:from}."),
    QT_TRANSLATE_NOOP("imperium", "{name} gives {receiver:to} {card:object} from {zone:from}."),
)

BY_BOTH: Mapping[tuple[str, str], Sentences] = {
    ("hand", "discard"): DISCARDED,
    ("aside", "discard"): DISCARDED,
    ("play", "discard"): (
        QT_TRANSLATE_NOOP("imperium", "You abandon {card:object}."),
        QT_TRANSLATE_NOOP("imperium", "{name} abandons {card:object}."),
    ),
    ("play", "hand"): (
        QT_TRANSLATE_NOOP("imperium", "You recall {card:object}."),
        QT_TRANSLATE_NOOP("imperium", "{name} recalls {card:object}."),
    ),
    ("development", "discard"): (
        QT_TRANSLATE_NOOP("imperium", "You develop {card:object}."),
        QT_TRANSLATE_NOOP("imperium", "{name} develops {card:object}."),
    ),
    ("market", "exile"): (
        QT_TRANSLATE_NOOP("imperium", "You exile {card:object} from the market."),
        QT_TRANSLATE_NOOP("imperium", "{name} exiles {card:object} from the market."),
    ),
    ("exile", "market"): (
        QT_TRANSLATE_NOOP("imperium", "You bring {card:object} from exile into the market."),
        QT_TRANSLATE_NOOP("imperium", "{name} brings {card:object} from exile into the market."),
    ),
    ("discard", "discard"): (
        QT_TRANSLATE_NOOP("imperium", "Your {card:subject} stays in the discard pile."),
        QT_TRANSLATE_NOOP("imperium", "{card:subject} of {name:of} stays in the discard pile."),
    ),
    ("limbo", "play"): (
        QT_TRANSLATE_NOOP("imperium", "You put {card:object} into play."),
        QT_TRANSLATE_NOOP("imperium", "{name} puts {card:object} into play."),
    ),
    ("limbo", "discard"): RESOLVED,
    ("limbo", "history"): RESOLVED,
}
BY_TARGET: Mapping[str, Sentences] = {"hand": TAKEN, "exile": EXILED, "pile": RETURNED, "flooded": SUNK}


def moved(e: Told) -> str:
    source, target = e["source"], e["target"]
    if e["to"] != e.seat:
        own, other = GIVEN
    else:
        own, other = BY_BOTH.get((source, target)) or BY_TARGET.get(target, PUT)
    return e.say(
        imperium.tr(own),
        imperium.tr(other),
        card=e.card,
        zone=named(ZONES, source),
        target=named(TARGETS, target),
        receiver=e.name(e["to"]),
    )
