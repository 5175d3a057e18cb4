"""The titles: a title is registered by its name in this list, and every room finds its part by that name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine.registry import Registry, Rules
from ludarium.engine.rooms import Room

if TYPE_CHECKING:
    from ludarium.engine.campaigns import CampaignRules
    from ludarium.engine.lessons import Lesson, LessonMaker
    from ludarium.engine.registry import AnyTitle

IDS = ("iron-age", "eight-minute-empire", "imperium", "rome")
"""Every title there is, in the order in which they are shown."""

RULES: Room[Rules] = Room(__name__, IDS, "title")

TITLES = Registry(RULES)

CAMPAIGNS: Room[CampaignRules] = Room(__name__, IDS, "campaign")

LESSONS: Room[LessonMaker] = Room(__name__, IDS, "lessons")


def lessons_of(title: AnyTitle) -> Sequence[Lesson[Any]]:
    """Return what the trainer can teach the computer's seats, one lesson for each kind of match."""
    maker = LESSONS.find(title.id)
    return maker.lessons(title) if maker else ()
