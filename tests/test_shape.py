"""The shape of the code: functions, classes and modules that can be read at one sitting."""

from __future__ import annotations

import ast
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path

import ludarium
from ludarium.engine.contract import Title
from ludarium.library.saved import SavedMatch
from ludarium.widgets.controls import Elided
from tests.engine.toy import Toy

LINES_OF_A_FUNCTION, METHODS_OF_A_CLASS, LINES_OF_A_MODULE = 45, 40, 450

PROGRAM = Path(ludarium.__file__).parent

LONGER: set[str] = set()
"""What is still larger than it should be. Nothing is ever added, and what has been mended goes."""


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(PROGRAM).with_suffix("").parts)


def long_modules_and_functions() -> Iterator[tuple[str, str]]:
    """By name, with how long they are."""
    for path in sorted(PROGRAM.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = len(source.splitlines())
        if lines > LINES_OF_A_MODULE:
            yield name_of(path), f"{lines} lines"
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                lines = node.end_lineno - node.lineno + 1
                if lines > LINES_OF_A_FUNCTION:
                    yield f"{name_of(path)}.{node.name}", f"{lines} lines"


def large_classes() -> Iterator[tuple[str, str]]:
    """By name, with how many methods they have, those of our base classes included."""
    for module in pkgutil.walk_packages([str(PROGRAM)], "ludarium."):
        for kind in vars(import_module(module.name)).values():
            if inspect.isclass(kind) and kind.__module__ == module.name:
                methods = methods_of(kind)
                if len(methods) > METHODS_OF_A_CLASS:
                    yield f"{module.name.removeprefix('ludarium.')}.{kind.__name__}", f"{len(methods)} methods"


def methods_of(kind: type) -> set[str]:
    """Those of the contract's title are not counted: it is a list of questions, each with its answer beside it."""
    return {name for base in kind.__mro__ if base is not Title for name in own_methods(base)}


def own_methods(kind: type) -> Iterator[str]:
    """What somebody wrote as a method of the class in our rooms; what attrs or Qt add does not count."""
    if not kind.__module__.startswith("ludarium."):
        return
    for name, member in vars(kind).items():
        if isinstance(member, property):
            member = member.fget
        elif isinstance(member, cached_property):
            member = member.func
        code = getattr(inspect.unwrap(getattr(member, "__func__", member)), "__code__", None)
        if code is not None and code.co_filename.startswith(str(PROGRAM)):
            yield name


def test_nothing_is_larger_than_can_be_read() -> None:
    larger = dict([*long_modules_and_functions(), *large_classes()])
    assert {name: size for name, size in larger.items() if name not in LONGER} == {}
    assert sorted(LONGER - larger.keys()) == [], "has been mended"


def test_methods_are_counted_with_those_of_our_bases() -> None:
    assert {"replay", "undo", "count_hint", "is_over"} <= methods_of(SavedMatch)
    assert "setGeometry" not in methods_of(Elided)
    assert "has_secrets" in own_methods(Title)
    assert "has_secrets" not in methods_of(Toy)
