"""The course of a turn in words: its stages, how near the end is, and what would go unused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.scene import Note
from ludarium.games.rome.progress import MATCH
from ludarium.words.rome.names import named, rome, tokens
from ludarium.words.voice import TEXT, Company

STAGES: Mapping[str, str] = {
    "edicts": TEXT("rome", "Edicts"),
    "projects": TEXT("rome", "Active projects"),
    "actions": TEXT("rome", "Actions"),
    "cleanup": TEXT("rome", "Cleanup"),
    "round-end": TEXT("rome", "End of the round"),
}
NOTES: Mapping[str, Callable[..., str]] = {
    "round": lambda **p: rome.tr("round {round} of {rounds}", **p),
    "turn": lambda **p: rome.tr("turn {turn} of at most {turns}", **p),
    "last-turn": lambda **p: rome.tr("last turn of the round"),
    "goal": lambda **p: rome.tr("{total} of {goal} glory", **p),
    "requirements": lambda met, all: rome.tr(
        "{met} of %n requirements met", "{met} of %n requirement met", all, met=met
    ),
    "strife": lambda **p: rome.tr("strife left in supply: {n}", **p),
    "loans": lambda **p: rome.tr("loans left in supply: {n}", **p),
}


def stage(stage: str) -> str:
    return named(STAGES, stage)


def note(note: Note, company: Company) -> str:
    return NOTES[note.key](**dict(note.params))


def unused(what: str, count: int) -> str:
    return rome.tr("the match, by Collapse") if what == MATCH else tokens(what, count)
