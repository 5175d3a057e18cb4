"""The list of reasons is whole, so that each has its sentence."""

from __future__ import annotations

import ast
from pathlib import Path

from ludarium import library
from ludarium.library import database_troubles, troubles

SOURCES = [ast.parse(path.read_text()) for path in Path(library.__file__).parent.glob("*.py")]


def test_every_reason_given_is_in_the_list():
    given = {}
    for source in SOURCES:
        for node in ast.walk(source):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    given[key.value] = tuple(word.arg for word in node.keywords)
    # The engine's own, given in its name where a title stumbles.
    assert given.pop("match-illegal") == ("action", "text")
    given |= dict.fromkeys(database_troubles._PLAIN.values(), ("file",))
    assert given == troubles.REASONS
