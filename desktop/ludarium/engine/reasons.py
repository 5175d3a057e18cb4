"""Why something is not possible, as a value: a key and parameters that `words` turns into a sentence.

A reason that comes from the rules carries the rule's id, so that "why not?" can open the rule.
"""

from __future__ import annotations

from typing import NamedTuple

Param = str | int


class Reason(NamedTuple):
    """What stands in the way: ``key`` names the sentence, ``params`` fill its gaps, ``rule`` is its rule."""

    key: str
    rule: str = ""
    params: tuple[tuple[str, Param], ...] = ()


def because(key: str, rule: str = "", **params: Param) -> Reason:
    return Reason(key, rule, tuple(params.items()))


class LudariumError(Exception):
    """Anything that a person must be told: `words.sentence(error.reason)` says it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        gaps = ", ".join(f"{name}={value}" for name, value in self.reason.params)
        return f"{self.reason.rule or self.reason.key}({gaps})"


class RuleError(LudariumError):
    """An action was played that the rules do not allow."""


class SetupError(LudariumError):
    """A match cannot be set up like this."""


class ContentError(LudariumError):
    """A content file is missing or broken: the parameters name file, item and field.

    reasons: all that is wrong, the first of them included
    """

    def __init__(self, reason: Reason, *more: Reason) -> None:
        super().__init__(reason)
        self.reasons = (reason, *more)


class MatchError(LudariumError):
    """A match cannot be read or no longer replays."""
