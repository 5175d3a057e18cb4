"""Cards that go from place to place, for the log: by both places where there is a word for it, else by the target."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.imperium.names import TARGETS, ZONES, imperium, named
from ludarium.words.imperium.telling import Told
from ludarium.words.voice import QT_TRANSLATE_NOOP

Sentences = tuple[str, str]
"""For oneself and for others."""

DISCARDED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You discard {card}."),
    QT_TRANSLATE_NOOP("imperium", "{name} discards {card}."),
)
TAKEN: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You take {card} from {zone}."),
    QT_TRANSLATE_NOOP("imperium", "{name} takes {card} from {zone}."),
)
EXILED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You exile {card}."),
    QT_TRANSLATE_NOOP("imperium", "{name} exiles {card}."),
)
RETURNED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You return {card} to the unrest pile."),
    QT_TRANSLATE_NOOP("imperium", "{name} returns {card} to the unrest pile."),
)
SUNK: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You sink {card}."),
    QT_TRANSLATE_NOOP("imperium", "{name} sinks {card}."),
)
PUT: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You put {card} from {zone} {target}."),
    QT_TRANSLATE_NOOP("imperium", "{name} puts {card} from {zone} {target}."),
)
RESOLVED: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "{card} goes {target}."),
    QT_TRANSLATE_NOOP("imperium", "{card} of {name} goes {target}."),
)
GIVEN: Sentences = (
    QT_TRANSLATE_NOOP("imperium", "You give {receiver} {card} from {zone}."),
    QT_TRANSLATE_NOOP("imperium", "{name} gives {receiver} {card} from {zone}."),
)

BY_BOTH: Mapping[tuple[str, str], Sentences] = {
    ("hand", "discard"): DISCARDED,
    ("aside", "discard"): DISCARDED,
    ("play", "discard"): (
        QT_TRANSLATE_NOOP("imperium", "You abandon {card}."),
        QT_TRANSLATE_NOOP("imperium", "{name} abandons {card}."),
    ),
    ("play", "hand"): (
        QT_TRANSLATE_NOOP("imperium", "You recall {card}."),
        QT_TRANSLATE_NOOP("imperium", "{name} recalls {card}."),
    ),
    ("development", "discard"): (
        QT_TRANSLATE_NOOP("imperium", "You develop {card}."),
        QT_TRANSLATE_NOOP("imperium", "{name} develops {card}."),
    ),
    ("market", "exile"): (
        QT_TRANSLATE_NOOP("imperium", "You exile {card} from the market."),
        QT_TRANSLATE_NOOP("imperium", "{name} exiles {card} from the market."),
    ),
    ("exile", "market"): (
        QT_TRANSLATE_NOOP("imperium", "You bring {card} from exile into the market."),
        QT_TRANSLATE_NOOP("imperium", "{name} brings {card} from exile into the market."),
    ),
    ("discard", "discard"): (
        QT_TRANSLATE_NOOP("imperium", "Your {card} stays in the discard pile."),
        QT_TRANSLATE_NOOP("imperium", "{card} of {name} stays in the discard pile."),
    ),
    ("limbo", "play"): (
        QT_TRANSLATE_NOOP("imperium", "You put {card} into play."),
        QT_TRANSLATE_NOOP("imperium", "{name} puts {card} into play."),
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
