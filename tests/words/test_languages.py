"""Which language is spoken: the one that was asked for, or that of the system."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from ludarium.words import active_language
from ludarium.words.pseudo import PSEUDO, pseudo
from ludarium.words.voice import Voice

general = Voice("general")


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine on which nobody wished for a language, and which speaks the German of Austria."""
    monkeypatch.delenv(active_language.WISH)
    monkeypatch.setattr(active_language.QLocale, "system", lambda: QLocale("de_AT"))
    return monkeypatch


@pytest.fixture
def in_english() -> Iterator[None]:
    yield
    active_language.speak(active_language.SOURCE)


def test_the_program_begins_in_the_language_of_the_system(system: pytest.MonkeyPatch) -> None:
    assert active_language.wanted() == "de"


def test_the_preferences_come_before_the_system(system: pytest.MonkeyPatch) -> None:
    assert active_language.wanted("en") == "en"


def test_a_language_that_nobody_translated_is_english(system: pytest.MonkeyPatch) -> None:
    system.setattr(active_language.QLocale, "system", lambda: QLocale("fi_FI"))
    assert active_language.wanted() == "en"
    assert active_language.wanted("tlh") == "en"


def test_a_wish_comes_before_the_preferences(system: pytest.MonkeyPatch) -> None:
    system.setenv(active_language.WISH, PSEUDO)
    assert active_language.wanted("de") == PSEUDO


def test_a_language_is_called_as_its_speakers_do() -> None:
    assert [active_language.native_name(language) for language in active_language.languages()] == ["English", "Deutsch"]


@pytest.mark.usefixtures("qapp", "in_english")
def test_qt_speaks_the_language_too() -> None:
    active_language.speak("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().dayName(1) == "Montag"


def test_the_pseudo_language_keeps_what_is_no_text() -> None:
    assert pseudo("Give {name} <b>%n</b>") == "[Ğíųé {name} <b>%n</b> óñ]"
    assert pseudo("{number}: %n") == "{number}: %n"


@pytest.mark.usefixtures("qapp", "in_english")
def test_the_pseudo_language_counts() -> None:
    active_language.speak(PSEUDO)
    assert general.tr("%n cards", "%n card", 1) == "[1 çáŕđ óñ]"
    assert general.tr("%n cards", "%n card", 2) == "[2 çáŕđš óñ]"


@pytest.mark.usefixtures("qapp", "in_english")
def test_what_was_said_and_kept_is_said_anew_in_another_language() -> None:
    @active_language.kept
    def cards(number: int) -> str:
        return general.tr("%n cards", "%n card", number)

    assert cards(2) is cards(2) == "2 cards"
    active_language.speak(PSEUDO)
    assert cards(2) != "2 cards"
