"""The words of The Iron Age."""

from ludarium.words.iron_age.actions import action
from ludarium.words.iron_age.components import component_text, components
from ludarium.words.iron_age.events import event
from ludarium.words.iron_age.names import choice, name, option, score_line
from ludarium.words.iron_age.outcomes import outcome
from ludarium.words.iron_age.prompts import prompt
from ludarium.words.iron_age.refusals import gap, reason

__all__ = [
    "action",
    "choice",
    "component_text",
    "components",
    "event",
    "gap",
    "name",
    "option",
    "outcome",
    "prompt",
    "reason",
    "score_line",
]
