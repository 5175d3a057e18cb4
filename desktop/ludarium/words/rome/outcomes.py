"""How a match of Rome ended."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.contract import Outcome
from ludarium.engine.registry import AnyTitle
from ludarium.words.rome.names import rome
from ludarium.words.voice import QT_TRANSLATE_NOOP, Company

OUTCOMES: Mapping[str, tuple[str, str]] = {
    "score": (
        QT_TRANSLATE_NOOP("rome", "You win: every edict is met and the goal is passed."),
        QT_TRANSLATE_NOOP("rome", "{name} wins: every edict is met and the goal is passed."),
    ),
    "reached": (
        QT_TRANSLATE_NOOP("rome", "You win: every edict is met and the goal is reached."),
        QT_TRANSLATE_NOOP("rome", "{name} wins: every edict is met and the goal is reached."),
    ),
    "edicts": (
        QT_TRANSLATE_NOOP("rome", "You lose: an edict is not met."),
        QT_TRANSLATE_NOOP("rome", "{name} loses: an edict is not met."),
    ),
    "goal": (
        QT_TRANSLATE_NOOP("rome", "You lose: the goal is not reached."),
        QT_TRANSLATE_NOOP("rome", "{name} loses: the goal is not reached."),
    ),
    "collapse": (
        QT_TRANSLATE_NOOP("rome", "The empire collapses: you lose."),
        QT_TRANSLATE_NOOP("rome", "The empire collapses: {name} loses."),
    ),
}


def outcome(title: AnyTitle, outcome: Outcome, company: Company) -> str:
    own, other = map(rome.tr, OUTCOMES[outcome.decided_by])
    return company.say(0, own, other)
