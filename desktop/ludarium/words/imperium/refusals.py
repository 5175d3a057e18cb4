"""Why an action of Imperium is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games.imperium.box import load_box
from ludarium.words.imperium.box import key_called
from ludarium.words.imperium.names import STATES, imperium, named
from ludarium.words.voice import QT_TRANSLATE_NOOP

REASONS: Mapping[str, str] = {
    "unplayable": QT_TRANSLATE_NOOP("imperium", "{card} cannot be played."),
    "no-action": QT_TRANSLATE_NOOP("imperium", "You have no action left to play {card}."),
    "wrong-state": QT_TRANSLATE_NOOP("imperium", "{card} can be played only by {state}."),
    "requirement": QT_TRANSLATE_NOOP("imperium", "{card} cannot be played yet: its condition is not met."),
    "cannot-pay": QT_TRANSLATE_NOOP("imperium", "You cannot pay what {card} takes."),
}


def reason(key: str) -> str | None:
    return imperium.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name == "state":
        return named(STATES, str(value))
    if name == "card":
        return key_called(load_box(), str(value))
    return str(value)
