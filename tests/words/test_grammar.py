"""How sentences are made in the source: none is glued together, cut apart or bent by hand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from linguist.nouns import nouns
from ludarium.words import voice
from ludarium.words.voice import GENDER, PLAIN, ROLES, SAME, Voice

from .source import PROGRAM, calls, literal
from .strict import mistake

ROOMS = ("words", "models", "boards", "sheets", "tables", "widgets", "app")

GLUE = {" ", ", ", "; ", ": ", ". ", " and ", " or "}

FREE = {
    "app/hall/rulebook/rulebook_pictures.py": "what is told to a programmer",
    "app/hall/rulebook/rules_and_keys.py": "what is searched",
    "app/hall/rulebook/rulebook_paper.py": "ids of titles",
    "app/match/saved_layout.py": "what is kept",
    "app/display_diagnosis.py": "said where there is no Qt: names of libraries",
    "widgets/seating.py": "what is kept",
    "sheets/lettering.py": "lines that are broken into words",
    "sheets/title_sheets.py": "ids of titles",
    "tables/catalogue.py": "what is searched",
    "tables/rome/edicts.py": "pictures in a row",
    "words/imperium/iconic.py": "pictures in a row",
    "words/imperium/bot_tables.py": "pictures in a row",
    "words/imperium/verbs/shared.py": "pictures in a row",
    "words/reports.py": "data as it is",
    "words/rome/grouping.py": "pictures in a row",
    "words/rome/short.py": "pictures in a row",
    "words/rome/texts.py": "numbers in a row",
    "words/rulebook.py": "what is searched",
    "words/active_language.py": "codes of languages",
}
"""Where words are put together that are no sentence."""


def methods() -> Iterator[tuple[str, ast.Call, ast.Attribute]]:
    """Every call of a method in the rooms that speak, with the file that it is in."""
    for room in ROOMS:
        for file in sorted((PROGRAM / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    yield file.relative_to(PROGRAM).as_posix(), node, node.func


def is_glue(method: ast.Attribute) -> bool:
    """Whether sentences or words are joined: `listing`, `series`, `groups` and `sentences` do it in every language."""
    return method.attr == "join" and (literal(method.value) in GLUE or isinstance(method.value, ast.Call))


def is_bent(method: ast.Attribute) -> bool:
    """Whether the first letter is made large or small: `capital` does it, and names are written as they are."""
    return method.attr in ("lower", "upper") and isinstance(method.value, ast.Subscript)


def is_cut(call: ast.Call, method: ast.Attribute) -> bool:
    """Whether a full stop is taken away."""
    ends = {literal(argument) for argument in call.args}
    return method.attr in ("strip", "rstrip", "removesuffix") and "." in ends


def test_no_sentence_is_glued_cut_or_bent():
    found = {
        f"{file}:{call.lineno}"
        for file, call, method in methods()
        if file not in FREE and (is_glue(method) or is_bent(method) or is_cut(call, method))
    }
    assert found == set()


def test_what_is_free_is_there():
    assert [file for file in FREE if not (PROGRAM / file).is_file()] == []


def test_there_is_one_way_to_say_a_thing():
    """No other `tr` than that of a voice, and none whose gaps are filled by `format` or `replace`."""
    by_hand = {
        f"{file}:{call.lineno}"
        for file, call, method in methods()
        if (method.attr == "tr" and isinstance(method.value, ast.Name) and method.value.id == "self")
        or (method.attr in ("format", "replace") and _is_said(method.value))
    }
    assert by_hand == set()


def _is_said(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("tr", "noun")


def sources() -> Iterator[tuple[Path, str]]:
    """Every text of the program."""
    for how in ("tr", "noun", "TEXT", "NOUN", "NAME"):
        for file, call in calls(how):
            yield from ((file, text) for text in map(literal, call.args) if text)


def test_every_role_is_known():
    roles = {gap[2] for _, text in sources() for gap in voice._GAP.finditer(text) if gap[2]}
    assert roles <= {*ROLES, SAME, PLAIN} - {GENDER}


def test_every_role_is_needed():
    roles = {gap[2] for _, text in sources() for gap in voice._GAP.finditer(text) if gap[2]}
    assert roles >= ROLES.keys() - {GENDER}


def test_a_gap_is_written_as_a_gap():
    """What looks nearly like one is a slip."""
    nearly = re.compile(r"\{[^{}]*\}")
    slips = {text for _, text in sources() for found in nearly.findall(text) if not voice._GAP.fullmatch(found)}
    assert slips == set()


def test_a_name_has_one_entry():
    """In one context a title: a log line, a card and an order say the same one."""
    contexts: dict[str, set[str]] = {}
    for noun in nouns(PROGRAM):
        if noun.is_name:
            contexts.setdefault(noun.text, set()).add(noun.context)
    of_titles = {context for found in contexts.values() for context in found}
    assert of_titles == {"iron_age", "empire", "imperium", "rome"}


trial = Voice("trial")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("You take {cards}.", trial.noun("cards")),
        ("{cards} lie there.", trial.noun("cards")),
        ("You take {cards:object}.", voice.general.tr("There is nothing to undo.")),
        ("Take {n} cards.", 3),
    ],
)
def test_what_no_language_could_say_is_noticed(text, value):
    gap = voice._GAP.search(text)
    assert gap is not None
    assert mistake(value, gap)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("You take {cards:object}.", trial.noun("cards")),
        ("{cards}: 3", trial.noun("cards")),
        ("Round {round} begins.", 3),
        ("{name} takes it.", trial.noun("cards")),
    ],
)
def test_what_every_language_can_say_is_let_be(text, value):
    gap = voice._GAP.search(text)
    assert gap is not None
    assert not mistake(value, gap)
