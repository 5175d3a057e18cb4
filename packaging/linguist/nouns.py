"""Forms of nouns: one entry for each role in which a noun sounds different in a language."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import attrs

from linguist.texts import Text
from ludarium.words.voice import PLAIN, ROLES, remark

CONTEXT = "roles"
"""Context in which a language says which roles sound alike."""

NAMES = "names: Massalia is told apart too"
YES, NO = "yes", "no"


@attrs.frozen
class Noun:
    """A noun in the code, with its context, and its singular if it has a number."""

    context: str
    text: str
    one: str = ""
    is_name: bool = False


def nouns(program: Path) -> list[Noun]:
    """Return everything the source marks as a noun."""
    found: dict[Noun, None] = {}
    for file in sorted(program.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (noun := _noun(node)):
                found[noun] = None
    return list(found)


def _noun(call: ast.Call) -> Noun | None:
    said = [argument.value if isinstance(argument, ast.Constant) else "" for argument in call.args]
    match call.func, said:
        case ast.Attribute(value=ast.Name(id=context), attr="noun"), [str(text), *more] if text:
            return Noun(context, text, str(more[0]) if more else "")
        case ast.Name(id=("NOUN" | "NAME") as mark), [str(context), str(text)]:
            return Noun(context, text, is_name=mark == "NAME")
    return None


def told_apart(answers: Mapping[str, str]) -> list[str]:
    """Return the roles with a separate form, according to the language."""
    return [role for role, text in ROLES.items() if answers.get(text) == role]


def forms(found: Sequence[Noun], answers: Mapping[str, str]) -> Iterator[str]:
    """Return a call for each noun and role, as Qt's tools gather them."""
    for noun in found:
        if noun.is_name and answers.get(NAMES) != YES:
            continue
        number = ", 2" if noun.one else ""
        for role in told_apart(answers):
            said = ", ".join(_quoted(part) for part in (noun.context, noun.text, remark(noun.one, role)))
            yield f"QCoreApplication.translate({said}{number})"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def answers(texts: Sequence[Text]) -> dict[str, str]:
    """Return what a language says about roles."""
    return {text.source: text.said[0] for text in texts if text.room == CONTEXT and text.is_complete}


def faults(texts: Sequence[Text]) -> Iterator[str]:
    """Return unknown answers."""
    given = answers(texts)
    own = {*told_apart(given), PLAIN}
    for source, answer in given.items():
        if answer not in ({YES, NO} if source == NAMES else own):
            yield f"{CONTEXT}: “{answer}” is no answer to “{source}”"
