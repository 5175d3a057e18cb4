"""Which languages there are and which one is spoken."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator

from ludarium.engine.reasons import SetupError, because
from ludarium.engine.resources import resources

SOURCE = "en"
"""The language of the texts in the code: it needs no file."""

_spoken: list[QTranslator] = []


def languages() -> tuple[str, ...]:
    """English, and every language that has a compiled file: ``resources/i18n/ludarium_de.qm``."""
    found = (resources() / "i18n").glob("ludarium_*.qm")
    return (SOURCE, *sorted(file.stem.removeprefix("ludarium_") for file in found))


def speak(language: str) -> None:
    """Make all sentences in this language from now on. Qt wants an application for it: made if there is none."""
    if language not in languages():
        raise SetupError(because("language", language=language, known=", ".join(languages())))
    while _spoken:
        QCoreApplication.removeTranslator(_spoken.pop())
    if language != SOURCE:
        translator = QTranslator(QCoreApplication.instance() or QCoreApplication([]))
        translator.load(str(resources() / "i18n" / f"ludarium_{language}.qm"))
        QCoreApplication.installTranslator(translator)
        _spoken.append(translator)
