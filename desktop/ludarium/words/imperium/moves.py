"""Cards that go from place to place, for the log: by both places where there is a word for it, else by the target."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.names import TARGETS, ZONES, imperium, named
from ludarium.words.voice import TEXT

Sentences = tuple[str, str]
"""For oneself and for others."""

DISCARDED: Sentences = (
    TEXT("imperium", "You discard {card:object}."),
    TEXT("imperium", "{name} discards {card:object}."),
)
TAKEN: Sentences = (
    TEXT("imperium", "You take {card:object} from {zone:from}."),
    TEXT("imperium", "{name} takes {card:object} from {zone:from}."),
)
EXILED: Sentences = (TEXT("imperium", "You exile {card:object}."), TEXT("imperium", "{name} exiles {card:object}."))
RETURNED: Sentences = (
    TEXT("imperium", "You return {card:object} to the unrest pile."),
    TEXT("imperium", "{name} returns {card:object} to the unrest pile."),
)
SUNK: Sentences = (TEXT("imperium", "You sink {card:object}."), TEXT("imperium", "{name} sinks {card:object}."))
PUT: Sentences = (
    TEXT("imperium", "You put {card:object} from {zone:from} {target}."),
    TEXT("imperium", "{name} puts {card:object} from {zone:from} {target}."),
)
RESOLVED: Sentences = (
    TEXT("imperium", "{card:subject} goes {target}."),
    TEXT("imperium", "{card:subject} of {name:of} goes {target}."),
)
GIVEN: Sentences = (
    TEXT("imperium", "You give {receiver:to} {card:object} from {zone:from}."),
    TEXT("imperium", "{name} gives {receiver:to} {card:object} from {zone:from}."),
)

BY_BOTH: Mapping[tuple[str, str], Sentences] = {
    ("hand", "discard"): DISCARDED,
    ("aside", "discard"): DISCARDED,
    ("play", "discard"): (
        TEXT("imperium", "You abandon {card:object}."),
        TEXT("imperium", "{name} abandons {card:object}."),
    ),
    ("play", "hand"): (
        TEXT("imperium", "You recall {card:object}."),
        TEXT("imperium", "{name} recalls {card:object}."),
    ),
    ("development", "discard"): (
        TEXT("imperium", "You develop {card:object}."),
        TEXT("imperium", "{name} develops {card:object}."),
    ),
    ("market", "exile"): (
        TEXT("imperium", "You exile {card:object} from the market."),
        TEXT("imperium", "{name} exiles {card:object} from the market."),
    ),
    ("exile", "market"): (
        TEXT("imperium", "You bring {card:object} from exile into the market."),
        TEXT("imperium", "{name} brings {card:object} from exile into the market."),
    ),
    ("discard", "discard"): (
        TEXT("imperium", "Your {card:subject} stays in the discard pile."),
        TEXT("imperium", "{card:subject} of {name:of} stays in the discard pile."),
    ),
    ("limbo", "play"): (
        TEXT("imperium", "You put {card:object} into play."),
        TEXT("imperium", "{name} puts {card:object} into play."),
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
