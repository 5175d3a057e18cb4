"""Why an action of Rome is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.rome.names import rome
from ludarium.words.voice import QT_TRANSLATE_NOOP

REASONS: Mapping[str, str] = {
    "not-offered": QT_TRANSLATE_NOOP("rome", "This cannot be chosen now."),
    "not-in-action-phase": QT_TRANSLATE_NOOP("rome", "Actions are taken in the Action Phase only."),
    "decide-first": QT_TRANSLATE_NOOP("rome", "First decide what is being asked."),
    "must-use": QT_TRANSLATE_NOOP("rome", "A card in hand must be used before anything else."),
}


def reason(key: str) -> str | None:
    return rome.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    return str(value)
