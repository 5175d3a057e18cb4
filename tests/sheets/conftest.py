"""Fonts need an application; long words stand for the languages in which everything is longer."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> QApplication:
    return qapp


class LongWords(QTranslator):
    """Makes every word longer by 35 %, gaps and numbers left alone."""

    WORD = re.compile(r"(?<![{%\w])[A-Za-z]{2,}(?![\w}])")

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, text: str, remark: str | None = None, n: int = -1) -> str:
        return self.WORD.sub(lambda word: word[0] + "nerungenen"[: max(1, round(0.35 * len(word[0])))], text)


@pytest.fixture(params=["English", "long words"])
def language(request: pytest.FixtureRequest, app: QApplication) -> Iterator[str]:
    """The test runs once in English and once in a language of long words."""
    if request.param == "English":
        yield request.param
        return
    translator = LongWords()
    app.installTranslator(translator)
    yield request.param
    app.removeTranslator(translator)


@pytest.fixture
def long_words(app: QApplication) -> Iterator[None]:
    translator = LongWords()
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)
