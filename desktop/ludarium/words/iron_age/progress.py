"""Where one is in a turn of The Iron Age, how near the end is, and what would go unused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.prompts import Prompt
from ludarium.engine.scene import Note
from ludarium.words.iron_age.names import innovations, iron_age, population
from ludarium.words.voice import TEXT, Company, fill

STAGES: Mapping[str, str] = {
    "roll": TEXT("iron_age", "Roll"),
    "feed": TEXT("iron_age", "Feed"),
    "battle": TEXT("iron_age", "Battle"),
    "colonies": TEXT("iron_age", "Colonies"),
    "build": TEXT("iron_age", "Build"),
    "develop": TEXT("iron_age", "Develop"),
    "store": TEXT("iron_age", "Store"),
}
NOTES: Mapping[str, str] = {
    "round": TEXT("iron_age", "round {round} of {rounds}"),
    "goal": TEXT("iron_age", "goal: more than {goal}"),
}
COUNTED_NOTES: Mapping[str, Callable[[int], str]] = {
    "developments": lambda n: iron_age.tr("{now} of %n developments", "{now} of %n development", n),
    "tribute": lambda n: iron_age.tr("{now} of %n tribute", "{now} of %n tribute", n),
    "monuments": lambda n: iron_age.tr("{now} of %n monuments", "{now} of %n monument", n),
}
UNUSED: Mapping[str, Callable[[int], str]] = {"population": population, "innovations": innovations}


def confirm(prompt: Prompt, count: int) -> str:
    """Return the order to roll the picked dice again."""
    return iron_age.tr("Roll %n dice again", "Roll %n die again", count) if count else iron_age.tr("Roll again")


def stage(stage: str) -> str:
    return iron_age.tr(STAGES[stage])


def note(note: Note, company: Company) -> str:
    params = dict(note.params)
    told = COUNTED_NOTES[note.key](int(params["limit"])) if note.key in COUNTED_NOTES else iron_age.tr(NOTES[note.key])
    return fill(told, **params)


def unused(what: str, count: int) -> str:
    return UNUSED[what](count)
