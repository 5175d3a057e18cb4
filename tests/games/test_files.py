"""One name for one thing in every title, and modules that can be read one after another."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

import ludarium
from ludarium.engine.drafts import Draft
from ludarium.engine.step_titles import StepTitle
from ludarium.engine.steps import Step
from ludarium.games import TITLES

PACKAGES = tuple(title.replace("-", "_") for title in TITLES)

FILES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "content": {"Content": ()},
    "box": {"Box": ()},
    "state": {"State": (), "Seat": (), "Draft": ()},
    "programs": {"title_programs": ("box",)},
    "setting_up": {"first_state": ("box",)},
    "observation": {"observe": ()},
    "scene": {"scene": ("box", "observed")},
    "progress": {"turn_progress": ("box", "observed", "barred")},
    "scoring": {"breakdown": (), "outcome": ("box", "state")},
    "evaluation": {},
    "policy": {"Policy": ()},
    "title": {"make": ("content_version",)},
}
"""The files that every title has, what is in each, and what functions are given first."""

LARGEST_KNOT = 2
"""So many modules may import each other in a circle, counting imports for types and those inside functions."""


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_title_has_the_same_files(package: str, file: str) -> None:
    module = import_module(f"ludarium.games.{package}.{file}")
    for name, given in FILES[file].items():
        found = getattr(module, name)
        assert found.__module__ == module.__name__, f"{name} stands elsewhere"
        if given:
            assert tuple(inspect.signature(found).parameters)[: len(given)] == given, name


@pytest.mark.parametrize("title", list(TITLES))
def test_every_title_asks_by_the_same_mechanism(title: str) -> None:
    """Its box has programs of steps, its state a stack of frames, and nothing else answers what is asked."""
    kind = type(TITLES.get(title))
    assert issubclass(kind, StepTitle)
    box = TITLES.get(title).box
    assert all(isinstance(step, Step) for program in box.programs for step in program.ops)
    draft = import_module(f"ludarium.games.{title.replace('-', '_')}.state").Draft
    assert issubclass(draft, Draft)
    for program in box.programs:
        for step in program.ops:
            asks = type(step).answer is not Step.answer
            assert asks == (type(step).offers is not Step.offers), (program.name, type(step).__name__)
            assert not asks or step.key or type(step).prompt is not Step.prompt, (program.name, type(step).__name__)


@pytest.mark.parametrize("package", PACKAGES)
def test_steps_stand_in_steps(package: str) -> None:
    """The title's own programs are made of what its ``steps`` hold; what cards do is compiled by its ``verbs``."""
    box = TITLES.get(package.replace("_", "-")).box
    own = (getattr(box, "program_of", None) and [p for p in box.programs if not p.sources]) or box.programs
    rooms = {type(step).__module__.removeprefix(f"ludarium.games.{package}.") for p in own for step in p.ops}
    shared = {room for room in rooms if room.startswith("ludarium.engine.")}
    allowed = ("steps.", "bot.", "verbs.", "payments")
    assert {room for room in rooms - shared if not room.startswith(allowed)} == set()


# Knots


def modules(package: str) -> Mapping[str, Path]:
    root = Path(ludarium.__file__).parent
    found = {}
    for path in (root / package).rglob("*.py"):
        parts = path.relative_to(root.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules of the package that one imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                full = f"{node.module}.{name.name}"
                if full in known:
                    yield full
                elif node.module in known:
                    yield node.module


def knots(package: str) -> list[set[str]]:
    """The sets of modules that import each other in circles."""
    known = modules(package)
    after = {module: set(imported(path, known)) - {module} for module, path in known.items()}
    reached: dict[str, set[str]] = {}
    for module in known:
        seen, edge = set[str](), {module}
        while edge:
            edge = {further for one in edge for further in after[one]} - seen
            seen |= edge
        reached[module] = seen
    return [{one, *(other for other in reached[one] if one in reached[other])} for one in known if one in reached[one]]


@pytest.mark.parametrize("package", ["engine", *(f"games/{package}" for package in PACKAGES)])
def test_imports_are_not_knotted(package: str) -> None:
    largest = max(knots(package), key=len, default=set())
    assert len(largest) <= (LARGEST_KNOT if package == "engine" else 0), sorted(largest)
