"""Sentences watched while they are made: what could not be said in another language is a mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from linguist.files import PROGRAM
from linguist.nouns import nouns
from ludarium.words import active_language, voice
from ludarium.words.voice import GENDER, ROLES, SAME, Phrase

_WORD_BEFORE = re.compile(r"[^\W\d_]+'? ?\Z")
_WORD_AFTER = re.compile(r"\A'?s? ?[^\W\d_]")
_PLURAL = re.compile(r"\A (?!is\b|has\b|was\b|this\b|less\b)[a-z]+s\b")
_ORDINALS = {"round", "slot"}


@cache
def known() -> dict[str, set[str]]:
    """The nouns of the program by their context."""
    found: dict[str, set[str]] = {}
    for noun in nouns(PROGRAM):
        found.setdefault(noun.context, set()).add(noun.text)
    return found


def is_noun(value: object) -> bool:
    """Whether it has forms, or is a phrase around something that has. What only a test says is taken for one."""
    if not isinstance(value, Phrase):
        return False
    context, text, *_ = value.template
    if context == "trial" or text in known().get(context, ()):
        return True
    inner = (value._gaps.get(gap[1]) for gap in voice._GAP.finditer(text) if gap[2] == SAME)
    return any(is_noun(part) or not isinstance(part, Phrase) for part in inner)


def mistake(value: object, gap: re.Match[str]) -> str:
    """What is wrong with a gap that is filled so, empty when nothing is."""
    before, after = gap.string[: gap.start()], gap.string[gap.end() :]
    if gap[2] in ROLES and isinstance(value, Phrase) and gap[2] != GENDER and not is_noun(value):
        return f"“{value}” is no noun, but has a role in “{gap.string}”"
    if (
        not gap[2]
        and is_noun(value)
        and (before or gap[1] != "name")
        and (_WORD_BEFORE.search(before) or _WORD_AFTER.search(after))
    ):
        return f"“{value}” is a noun, but has no role in “{gap.string}”"
    if not gap[2] and isinstance(value, int) and gap[1] not in _ORDINALS and _PLURAL.search(after):
        return f"the number {value} has no plural forms in “{gap.string}”"
    return ""


@contextmanager
def watched(patch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The mistakes that are made meanwhile, in English."""
    found: set[str] = set()
    form = voice._form

    def watching(value: object, gap: re.Match[str], same: str) -> str:
        if active_language.spoken() == active_language.SOURCE and (wrong := mistake(value, gap)):
            found.add(wrong)
        return form(value, gap, same)

    with patch.context() as patched:
        patched.setattr(voice, "_form", watching)
        yield found
