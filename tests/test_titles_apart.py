"""The library, the widgets and the window name no title, except in the folders of the titles themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import ludarium
from ludarium.games import IDS

PROGRAM = Path(ludarium.__file__).parent
FOLDERS = {title.replace("-", "_") for title in IDS}
NAMED = re.compile(rf"\b({'|'.join([*IDS, *FOLDERS])})\b")

RELEASED = {"library/schema.py"}
"""Steps by which old libraries are brought up to date: they are never changed again."""


def shared_modules() -> Iterator[Path]:
    for room in ("library", "widgets", "app"):
        for path in sorted((PROGRAM / room).rglob("*.py")):
            if not FOLDERS & set(path.relative_to(PROGRAM).parts):
                yield path


def names_in(source: str) -> set[str]:
    """The titles that code names: in an import or a text, but not in a docstring."""
    tree, found = ast.parse(source), set()
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {match for name in node.names for match in NAMED.findall(name.name)}
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(one.name for one in node.names)]
            found |= {match for name in names for match in NAMED.findall(name)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found |= set(NAMED.findall(node.value))
    return found


def test_no_title_is_named() -> None:
    named = {str(path.relative_to(PROGRAM)): names_in(path.read_text(encoding="utf-8")) for path in shared_modules()}
    assert {path: names for path, names in named.items() if names and path not in RELEASED} == {}


def test_a_name_is_found_wherever_it_stands() -> None:
    assert names_in("from ludarium.games.imperium.title import Imperium") == {"imperium"}
    assert names_in("import ludarium.words.iron_age.names") == {"iron_age"}
    assert names_in("titles.get('rome')") == {"rome"}
    assert names_in("'''Rome and rome.'''\nPROMETHEUS = 'prometheus'") == set()
