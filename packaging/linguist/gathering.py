"""Gathers texts from the source with Qt's lupdate, and the forms that nouns have in a language."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from linguist.files import PROGRAM, SOURCES, tool
from linguist.nouns import CONTEXT, NAMES, answers, forms, nouns
from linguist.texts import read
from linguist.tools import run

MARKS = ("tr+=noun", "QT_TRANSLATE_NOOP+=TEXT", "QT_TRANSLATE_NOOP+=NOUN", "QT_TRANSLATE_NOOP+=NAME")
"""Markers of our translation functions beside those that lupdate knows."""


def gather(languages: Sequence[Path]) -> None:
    """Update the files from the source, without line numbers, which would change with every edit."""
    SOURCES.mkdir(exist_ok=True)
    found = nouns(PROGRAM)
    for language in languages:
        said = answers(read(language)) if language.exists() else {}
        lines = [f'QT_TRANSLATE_NOOP("{CONTEXT}", "{NAMES}")', *forms(found, said)]
        with tempfile.TemporaryDirectory() as folder:
            asked = Path(folder, "forms.py")
            asked.write_text("\n".join(lines) + "\n", encoding="utf-8")
            update(language, [str(PROGRAM), str(asked)])


def is_current(language: Path) -> bool:
    """Return whether gathering again would change nothing."""
    with tempfile.TemporaryDirectory() as folder:
        again = Path(folder, language.name)
        again.write_bytes(language.read_bytes())
        gather([again])
        return again.read_bytes() == language.read_bytes()


def update(file: Path, gathered: Sequence[str]) -> None:
    how = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-source-language", "en"]
    marks = [word for mark in MARKS for word in ("-tr-function-alias", mark)]
    run([tool("lupdate"), *how, *marks, *gathered, "-ts", str(file)])
