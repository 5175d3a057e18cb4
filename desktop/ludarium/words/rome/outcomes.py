"""How a match of Rome ended."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.contract import Outcome
from ludarium.engine.registry import AnyTitle
from ludarium.words.rome.names import rome
from ludarium.words.voice import TEXT, Company

OUTCOMES: Mapping[str, tuple[str, str]] = {
    "score": (
        TEXT("rome", "You win: every edict is met and the goal is passed."),
        TEXT("rome", "{name} wins: every edict is met and the goal is passed."),
    ),
    "reached": (
        TEXT("rome", "You win: every edict is met and the goal is reached."),
        TEXT("rome", "{name} wins: every edict is met and the goal is reached."),
    ),
    "edicts": (TEXT("rome", "You lose: an edict is not met."), TEXT("rome", "{name} loses: an edict is not met.")),
    "goal": (
        TEXT("rome", "You lose: the goal is not reached."),
        TEXT("rome", "{name} loses: the goal is not reached."),
    ),
    "collapse": (TEXT("rome", "The empire collapses: you lose."), TEXT("rome", "The empire collapses: {name} loses.")),
}


def outcome(title: AnyTitle, outcome: Outcome, company: Company) -> str:
    own, other = map(rome.tr, OUTCOMES[outcome.decided_by])
    return company.say(0, own, other)
