"""Why an action of Imperium is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games.imperium.compilation import BOXES
from ludarium.words.imperium.box import key_called
from ludarium.words.imperium.names import STATES, imperium, named
from ludarium.words.voice import QT_TRANSLATE_NOOP

REASONS: Mapping[str, str] = {
    "unplayable": QT_TRANSLATE_NOOP("imperium", "{card:subject} cannot be played."),
    "no-action": QT_TRANSLATE_NOOP("imperium", "You have no action left to play {card:object}."),
    "wrong-state": QT_TRANSLATE_NOOP("imperium", "{card:subject} can be played only by {state:by}."),
    "requirement": QT_TRANSLATE_NOOP("imperium", "{card:subject} cannot be played yet: its condition is not met."),
    "not-in-hand": QT_TRANSLATE_NOOP("imperium", "You do not have {card:object} in hand."),
    "not-in-play": QT_TRANSLATE_NOOP("imperium", "You do not have {card:object} in play."),
    "no-ability": QT_TRANSLATE_NOOP("imperium", "{card:subject} has no ability to exhaust it for."),
    "ability-waits": QT_TRANSLATE_NOOP("imperium", "{card:subject} is exhausted only when what it waits for happens."),
    "exhausted": QT_TRANSLATE_NOOP("imperium", "{card:subject} is exhausted already."),
    "no-exhaust": QT_TRANSLATE_NOOP("imperium", "You have no exhaust token left for {card:for}."),
    "cannot-use": QT_TRANSLATE_NOOP("imperium", "You cannot do or pay what {card:subject} takes."),
    "turn-first": QT_TRANSLATE_NOOP("imperium", "First choose your turn: activate, innovate or revolt."),
    "turn-chosen": QT_TRANSLATE_NOOP("imperium", "You have already chosen what kind of turn this is."),
    "decide-first": QT_TRANSLATE_NOOP("imperium", "First decide what {card:subject} asks."),
    "not-activating": QT_TRANSLATE_NOOP("imperium", "Cards are played and exhausted only while you activate."),
    "not-offered": QT_TRANSLATE_NOOP("imperium", "This cannot be chosen now."),
    "does-not-fit": QT_TRANSLATE_NOOP("imperium", "{card:subject} is not what is asked for."),
    "market-closed": QT_TRANSLATE_NOOP(
        "imperium", "A market card is taken only when something lets you acquire or break through."
    ),
    "discard-later": QT_TRANSLATE_NOOP("imperium", "Cards leave your hand in clean up, or when something asks for it."),
    "leave-later": QT_TRANSLATE_NOOP("imperium", "A card stays in play until something lets it leave."),
    "exile-closed": QT_TRANSLATE_NOOP("imperium", "An exiled card is taken only when something allows it."),
    "develop-later": QT_TRANSLATE_NOOP(
        "imperium", "A card is developed by an empire that reshuffles, or when something lets you develop."
    ),
    "cannot-pay": QT_TRANSLATE_NOOP("imperium", "You cannot pay what {card:subject} takes."),
}


def reason(key: str) -> str | None:
    return imperium.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name == "state":
        return named(STATES, str(value))
    if name == "card":
        return key_called(BOXES.released(), str(value))
    return str(value)
