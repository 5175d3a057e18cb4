"""Which languages there are and which one is spoken."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ludarium.engine.reasons import SetupError, because
from ludarium.engine.resources import resources
from ludarium.words.pseudo import PSEUDO, PseudoTranslator
from ludarium.words.voice import capital, learn_roles

SOURCE = "en"
"""The language of the texts in the code: it needs no file."""

WISH = "LUDARIUM_LANG"
"""The variable that names a language before all preferences."""

_spoken: list[QTranslator] = []
_now = [SOURCE]


_forget: list[Callable[[], None]] = []

_P = ParamSpec("_P")
_T = TypeVar("_T")


def kept(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Cache a function's texts until the language changes."""
    keeping = lru_cache(maxsize=512)(function)
    _forget.append(keeping.cache_clear)
    return cast("Callable[_P, _T]", keeping)


def languages() -> tuple[str, ...]:
    """Return English and every language with a compiled file: ``resources/i18n/ludarium_de.qm``."""
    found = (resources() / "i18n").glob("ludarium_*.qm")
    return (SOURCE, *sorted(file.stem.removeprefix("ludarium_") for file in found))


def spoken() -> str:
    return _now[0]


def native_name(language: str) -> str:
    if language in (SOURCE, PSEUDO):
        return {SOURCE: "English", PSEUDO: "[Pseudo]"}[language]
    name = QLocale(language).nativeLanguageName()
    return capital(name)


def wanted(kept: str = "") -> str:
    """Return the language to start with: of the environment, else the preferences, else the system."""
    known = (*languages(), PSEUDO)
    system = [tag.replace("-", "_") for tag in QLocale.system().uiLanguages()]
    wishes = [os.environ.get(WISH, ""), kept, *system, *(tag.partition("_")[0] for tag in system)]
    return next((wish for wish in wishes if wish in known), SOURCE)


def speak(language: str) -> None:
    """Set the language of all texts. Creates an application if there is none, since Qt needs one."""
    if language not in (*languages(), PSEUDO):
        raise SetupError(because("language", language=language, known=", ".join(languages())))
    while _spoken:
        QCoreApplication.removeTranslator(_spoken.pop())
    _now[0] = language
    for forget in _forget:
        forget()
    QLocale.setDefault(QLocale.system() if language in (SOURCE, PSEUDO) else QLocale(language))
    for translator in _translators(language):
        QCoreApplication.installTranslator(translator)
        _spoken.append(translator)
    learn_roles()


def _translators(language: str) -> list[QTranslator]:
    """Return Qt's own translator and ours, which comes first in effect."""
    if language == SOURCE:
        return []
    app = QCoreApplication.instance() or QCoreApplication([])
    if language == PSEUDO:
        return [PseudoTranslator(app)]
    of_qt, ours = QTranslator(app), QTranslator(app)
    of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    ours.load(str(resources() / "i18n" / f"ludarium_{language}.qm"))
    return [of_qt, ours]
