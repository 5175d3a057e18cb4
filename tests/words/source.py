"""What the source says: calls found by walking its syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import ludarium

PROGRAM = Path(ludarium.__file__).parent
IRON_AGE = PROGRAM / "games" / "iron_age"
EIGHT_MINUTE_EMPIRE = PROGRAM / "games" / "eight_minute_empire"
IMPERIUM = PROGRAM / "games" / "imperium"
ROME = PROGRAM / "games" / "rome"
EFFECTS = PROGRAM / "engine" / "effects"


def title_of(file: Path) -> str:
    """The title whose rules the file belongs to, empty for all else."""
    games = PROGRAM / "games"
    return file.relative_to(games).parts[0].replace("_", "-") if games in file.parent.parents else ""


def calls(name: str, folder: Path = PROGRAM) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of a function or method of that name, with the file that it is in."""
    yield from ((file, call) for file, call in _calls().get(name, ()) if folder in file.parents)


@cache
def _calls() -> dict[str, list[tuple[Path, ast.Call]]]:
    """All calls of the program, by what is called."""
    found: dict[str, list[tuple[Path, ast.Call]]] = {}
    for file in sorted(PROGRAM.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.setdefault(_called(node.func), []).append((file, node))
    return found


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def literal(node: ast.expr) -> str | None:
    """The text of a literal string, None for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def first_literals(name: str, folder: Path) -> set[str]:
    """The first argument of all calls of that name in which it is a literal string."""
    found = {literal(call.args[0]) for _, call in calls(name, folder) if call.args}
    return {text for text in found if text is not None}
