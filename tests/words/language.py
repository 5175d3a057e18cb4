"""A language for a test: translations written as they stand in a file, compiled, and spoken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from linguist.tools import release
from ludarium.words import active_language
from ludarium.words.voice import ROLES

Entry = tuple[str, str, str, str | Sequence[str]]
"""Context, source, remark, and what it became: one text, or one for each form that numbers have."""


def as_ts(language: str, entries: Sequence[Entry]) -> str:
    contexts: dict[str, list[str]] = {}
    for context, source, remark, said in entries:
        contexts.setdefault(context, []).append(_message(source, remark, said))
    told = "".join(f"<context><name>{name}</name>{''.join(texts)}</context>" for name, texts in contexts.items())
    return f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}">{told}</TS>'


def _message(source: str, remark: str, said: str | Sequence[str]) -> str:
    known = f"<source>{escape(source)}</source><comment>{escape(remark)}</comment>"
    if isinstance(said, str):
        return f"<message>{known}<translation>{escape(said)}</translation></message>"
    forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in said)
    return f'<message numerus="yes">{known}<translation>{forms}</translation></message>'


def roles(**answers: str) -> list[Entry]:
    """What a language says of the roles."""
    return [("roles", ROLES[role.rstrip("_")], "", answer) for role, answer in answers.items()]


def nouns(context: str, forms: Mapping[str, Mapping[str, str]]) -> list[Entry]:
    """Nouns with their forms by role; the one that stands alone has the role ""."""
    return [(context, text, role, said) for text, by_role in forms.items() for role, said in by_role.items()]


@contextmanager
def speaking_it(language: str, entries: Sequence[Entry], folder: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """All is said in the language, which has these entries and no others."""
    file = folder / f"ludarium_{language}.ts"
    file.write_text(as_ts(language, entries), encoding="utf-8")
    release(file, folder / "i18n" / f"ludarium_{language}.qm")
    patch.setattr(active_language, "resources", lambda: folder)
    active_language.speak(language)
    try:
        yield
    finally:
        active_language.speak(active_language.SOURCE)
