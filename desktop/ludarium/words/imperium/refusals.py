"""Why an action of Imperium is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.imperium.names import STATES, card_name, imperium
from ludarium.words.voice import QT_TRANSLATE_NOOP

REASONS: Mapping[str, str] = {
    "unplayable": QT_TRANSLATE_NOOP("imperium", "{card} cannot be played."),
    "no-action": QT_TRANSLATE_NOOP("imperium", "You have no action token left to play {card}."),
    "wrong-state": QT_TRANSLATE_NOOP("imperium", "{card} can be played only as {state}."),
    "requirement": QT_TRANSLATE_NOOP("imperium", "What {card} requires is not there."),
    "cannot-pay": QT_TRANSLATE_NOOP("imperium", "You cannot pay for {card}."),
}


def reason(key: str) -> str | None:
    return imperium.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name == "card":
        return card_name(str(value))
    if name == "state":
        return imperium.tr(STATES[str(value)])
    return str(value)
