"""The course of a turn in words: its stages, how near the end is, and what would go unused."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.scene import Note
from ludarium.games.rome.course import MATCH
from ludarium.words.rome.names import named, rome, tokens
from ludarium.words.voice import QT_TRANSLATE_NOOP, Company, fill

STAGES: Mapping[str, str] = {
    "edicts": QT_TRANSLATE_NOOP("rome", "Edicts"),
    "projects": QT_TRANSLATE_NOOP("rome", "Active projects"),
    "actions": QT_TRANSLATE_NOOP("rome", "Actions"),
    "cleanup": QT_TRANSLATE_NOOP("rome", "Cleanup"),
    "round-end": QT_TRANSLATE_NOOP("rome", "End of the round"),
}
NOTES: Mapping[str, str] = {
    "round": QT_TRANSLATE_NOOP("rome", "round {round} of {rounds}"),
    "turn": QT_TRANSLATE_NOOP("rome", "turn {turn} of at most {turns}"),
    "last-turn": QT_TRANSLATE_NOOP("rome", "last turn of the round"),
    "goal": QT_TRANSLATE_NOOP("rome", "{total} of {goal} glory"),
    "requirements": QT_TRANSLATE_NOOP("rome", "{met} of {all} requirements met"),
    "strife": QT_TRANSLATE_NOOP("rome", "strife left in supply: {n}"),
    "loans": QT_TRANSLATE_NOOP("rome", "loans left in supply: {n}"),
}


def stage(stage: str) -> str:
    return named(STAGES, stage)


def note(note: Note, company: Company) -> str:
    return fill(rome.tr(NOTES[note.key]), **dict(note.params))


def unused(what: str, count: int) -> str:
    return rome.tr("the match, by Collapse") if what == MATCH else tokens(what, count)
