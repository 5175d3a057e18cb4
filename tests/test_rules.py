"""Every rule of the reference is cited by a test, and whoever names a rule names one that exists.

A test cites with ``@pytest.mark.rule("IA-ROLL-03")``. Citations are read from the sources, so that it does not matter
which tests run, where and in which order.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import attrs
import pytest

import ludarium.games
from ludarium.engine.resources import resources
from ludarium.games import TITLES

TESTS = Path(__file__).parent
GAMES = Path(ludarium.games.__file__).parent
REFERENCE = resources() / "help" / "rules"

DOORS = {"MED-": ("iron-age", "expansion", "mediterranean")}
"""Rules that count once the title offers that choice of that option, by how their ids begin."""

RULE_ID = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")
NOT_RUN = {"skip", "skipif", "xfail"}


@attrs.frozen
class Source:
    """A source file: its name and what it says."""

    name: str
    tree: ast.AST


def source(name: str, text: str) -> Source:
    return Source(name, ast.parse(text))


@cache
def sources(folder: Path) -> list[Source]:
    paths = sorted(folder.rglob("*.py"))
    return [source(str(path.relative_to(folder)), path.read_text(encoding="utf-8")) for path in paths]


# What the reference says


def reference() -> dict[str, list[str]]:
    """The ids of each title's rules."""
    pages = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(REFERENCE.glob("*.json"))]
    return {page["title"]: [rule["id"] for rule in page["rules"]] for page in pages}


def every_id() -> set[str]:
    return {rule for rules in reference().values() for rule in rules}


def built_ids() -> set[str]:
    """The rules of titles that can be played."""
    return {rule for title, rules in reference().items() if title in TITLES for rule in rules if is_open(rule)}


def is_open(rule: str) -> bool:
    """Whether the part of the title that the rule belongs to is there."""
    for beginning, (title, key, choice) in DOORS.items():
        if rule.startswith(beginning):
            return any(option.key == key and choice in option.choices for option in TITLES.get(title).options)
    return True


# Who cites


def cited(found: Iterable[Source]) -> dict[str, list[str]]:
    """The tests that cite each rule; one that is skipped or expected to fail proves nothing."""
    citations: dict[str, list[str]] = {}
    for page in found:
        for test in _tests(page):
            for rule in [] if _is_skipped(test) else _marked(test):
                citations.setdefault(rule, []).append(f"{page.name}::{test.name}")
    return citations


def astray(found: Iterable[Source]) -> list[str]:
    """Places that cite a rule where no test stands, or not as plain text."""
    places = []
    for page in found:
        on_tests = {call.lineno for test in _tests(page) for call in _marks(test.decorator_list)}
        for call in _marks([page.tree]):
            if call.lineno not in on_tests or call.keywords or not all(_text(word) for word in call.args):
                places.append(f"{page.name}:{call.lineno}")
    return places


def _tests(page: Source) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(page.tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node


def _marks(trees: Iterable[ast.AST]) -> Iterator[ast.Call]:
    """Every ``pytest.mark.rule(…)``."""
    for node in (node for tree in trees for node in ast.walk(tree)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                yield node


def _marked(test: ast.FunctionDef) -> list[str]:
    words = (word for call in _marks(test.decorator_list) for word in call.args)
    return [text for word in words if (text := _text(word))]


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_skipped(test: ast.FunctionDef) -> bool:
    nodes = (node for decorator in test.decorator_list for node in ast.walk(decorator))
    return any(isinstance(node, ast.Attribute) and node.attr in NOT_RUN for node in nodes)


# Who refuses


def refusing(found: Iterable[Source], beginnings: set[str]) -> dict[str, list[str]]:
    """The places in the rules that name a rule: in ``because``, and any text that begins like the ids of a title."""
    places: dict[str, list[str]] = {}
    for page in found:
        for node in ast.walk(page.tree):
            for word in _named(node, beginnings):
                places.setdefault(_text(word), []).append(f"{page.name}:{word.lineno}")
    return places


def _named(node: ast.AST, beginnings: set[str]) -> list[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id="because")):
            words = [*node.args[1:2], *(keyword.value for keyword in node.keywords if keyword.arg == "rule")]
            return [word for word in words if _text(word)]
        case ast.Constant(value=str(text)) if RULE_ID.fullmatch(text) and text.split("-")[0] in beginnings:
            return [node]
    return []


def listed(ids: Iterable[str], places: dict[str, list[str]] | None = None) -> str:
    """The ids one below the other, each with where it stands."""
    return "".join(f"\n  {rule}  {', '.join((places or {}).get(rule, []))}".rstrip() for rule in sorted(ids))


# The tests


def test_every_rule_is_cited_by_a_test():
    missing = built_ids() - set(cited(sources(TESTS)))
    assert not missing, f"{len(missing)} rules are cited by no test:{listed(missing)}"


def test_every_citation_is_of_a_rule_that_exists():
    citations = cited(sources(TESTS))
    unknown = set(citations) - every_id()
    assert not unknown, f"no such rule:{listed(unknown, citations)}"


def test_rules_are_cited_on_tests_and_as_plain_text():
    places = astray(sources(TESTS))
    assert not places, f'cite as @pytest.mark.rule("ID", …) on a test: {", ".join(places)}'


def test_every_refusal_names_a_rule_that_exists():
    beginnings = {rule.split("-")[0] for rule in every_id()}
    places = refusing(sources(GAMES), beginnings)
    unknown = set(places) - every_id()
    assert places
    assert not unknown, f"no such rule:{listed(unknown, places)}"


def test_every_rule_has_an_id_of_its_own():
    twice = [rule for rule, many in Counter(r for rules in reference().values() for r in rules).items() if many > 1]
    assert not twice, f"used twice:{listed(twice)}"


def test_every_title_has_a_reference():
    missing = set(TITLES) - set(reference())
    assert not missing, f"no rules reference for {', '.join(sorted(missing))}"


# The tests can fail

CITING = """
@pytest.mark.rule("A-1", "A-2")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A-3"))])
def test_two(): ...

@pytest.mark.skip
@pytest.mark.rule("A-4")
def test_three(): ...

@pytest.mark.rule("A-5")
def helper(): ...

@pytest.mark.rule(SOME)
def test_four(): ...
"""


def test_citations_are_found():
    assert cited([source("x.py", CITING)]) == {
        "A-1": ["x.py::test_one"],
        "A-2": ["x.py::test_one"],
        "A-3": ["x.py::test_two"],
    }
    assert astray([source("x.py", CITING)]) == ["x.py:12", "x.py:15"]


def test_named_rules_are_found():
    text = 'a = because("k", "B-1")\nb = because("k", rule="C-2")\nc = {"x": "A-9"}\nd = "UTF-8"\ne = because("k", n=1)'
    assert set(refusing([source("x.py", text)], {"A"})) == {"B-1", "C-2", "A-9"}


@pytest.mark.parametrize(("choices", "opens"), [(("none",), False), (("none", "mediterranean"), True)])
def test_rules_of_an_expansion_count_once_it_is_offered(choices, opens, monkeypatch):
    title = TITLES.get("iron-age")
    rest = tuple(option for option in title.options if option.key != "expansion")
    expansion = next(option for option in title.options if option.key == "expansion")
    monkeypatch.setattr(type(title), "options", (*rest, expansion._replace(choices=choices)))
    assert is_open("MED-SETUP-01") == opens
    assert is_open("IA-SETUP-01")
